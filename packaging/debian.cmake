# SPDX-License-Identifier: MIT
# Debian packages by cpack: the program, the shared library, and the development files. packaging/make-packages makes
# them and chooses the distribution's folders.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mazeloom)
set(CPACK_PACKAGE_CONTACT "The Mazeloom authors <maintainers@users.noreply.mazeloom.example>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
# cpack puts this summary before each package's own description, unless it has this default value.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${CMAKE_PROJECT_NAME} built using CMake")
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program library development)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)

set(about "Mazeloom is a workshop for procedurally generated levels: hidden mazes, rooms
and corridors, made by recipes of stages that can be watched step by step.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME mazeloom)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "workshop for procedurally generated levels
${about}
.
This package has the editor and its command line.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
# Translations of Qt's own texts (dialog buttons, names of keys), and emoji that show a descent's creatures.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "qt6-translations-l10n, fonts-noto-color-emoji")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "ffmpeg")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libmazeloom${PROJECT_VERSION_MAJOR})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "procedurally generated levels - shared library
${about}
.
This package has the shared library, which games in C and other languages call.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
# Updates the loader's cache when the library is installed or removed.
file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/triggers" "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA "${CMAKE_CURRENT_BINARY_DIR}/triggers")
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libmazeloom-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "procedurally generated levels - development files
${about}
.
This package has the headers for C and C++, the static libraries, the files for
CMake and pkg-config, the reference as pages, and examples.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
  "libmazeloom${PROJECT_VERSION_MAJOR} (= ${PROJECT_VERSION}), libzip-dev, nettle-dev, libcadical-dev, libgmp-dev, zlib1g-dev, libzstd-dev, libpugixml-dev, libpng-dev")

# Files that every Debian package must have.
set(DEBIAN_TEXTS "${CMAKE_CURRENT_BINARY_DIR}/debian")
file(READ "${PROJECT_SOURCE_DIR}/LICENSE" LICENSE_TEXT)
string(REGEX REPLACE "\n\n" "\n.\n" LICENSE_TEXT "${LICENSE_TEXT}")
string(REGEX REPLACE "\n" "\n " LICENSE_TEXT "${LICENSE_TEXT}")
string(STRIP "${LICENSE_TEXT}" LICENSE_TEXT)
configure_file(debian-copyright.in "${DEBIAN_TEXTS}/copyright" @ONLY)
configure_file(debian-changelog.in "${DEBIAN_TEXTS}/changelog" @ONLY)
execute_process(COMMAND "${GZIP_PROGRAM}" -9nkf "${DEBIAN_TEXTS}/changelog")
foreach(component PROGRAM LIBRARY DEVELOPMENT)
  string(TOLOWER ${component} name)
  install(FILES "${DEBIAN_TEXTS}/copyright" "${DEBIAN_TEXTS}/changelog.gz"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${CPACK_DEBIAN_${component}_PACKAGE_NAME} COMPONENT ${name})
endforeach()
include(CPack)
