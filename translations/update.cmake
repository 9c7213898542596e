# SPDX-License-Identifier: MIT
# Adds the texts of app, widgets and core's stages to the .ts files. With PURPOSE=check it changes no file, and fails
# if a text has no translation.
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")
execute_process(COMMAND "${STAGE_TEXTS}" OUTPUT_FILE "${WORK}/stage_texts.cpp" COMMAND_ERROR_IS_FATAL ANY)

set(incomplete "")
file(GLOB files RELATIVE "${SOURCES}/translations" "${SOURCES}/translations/mazeloom_*.ts")
foreach(file IN LISTS files)
  set(target "${SOURCES}/translations/${file}")
  if(PURPOSE STREQUAL check)
    file(COPY "${target}" DESTINATION "${WORK}")
    set(target "${WORK}/${file}")
  endif()
  # No source locations, since they would change with every edit. English needs only plural forms.
  set(options -silent -locations none -no-obsolete -I "${SOURCES}")
  if(file STREQUAL mazeloom_en.ts)
    list(APPEND options -pluralonly)
  endif()
  execute_process(
    COMMAND "${LUPDATE}" ${options} app widgets "${WORK}/stage_texts.cpp" -ts "${target}"
    WORKING_DIRECTORY "${SOURCES}" COMMAND_ERROR_IS_FATAL ANY)
  file(READ "${target}" text)
  string(REPLACE "&quot;" "\"" text "${text}")
  string(REPLACE ";" "," text "${text}")  # a list's separator
  string(REGEX MATCHALL "<source>[^<]*</source>([^<]|<[^t])*<translation type=\"unfinished\""
    missing "${text}")
  foreach(one IN LISTS missing)
    string(REGEX REPLACE "<source>([^<]*)</source>.*" "\\1" one "${one}")
    string(APPEND incomplete "  ${file}: ${one}\n")
  endforeach()
endforeach()

if(incomplete AND PURPOSE STREQUAL check)
  message(FATAL_ERROR "Not translated (run the target update_translations, then edit the files):\n${incomplete}")
elseif(incomplete)
  message("Still to be translated:\n${incomplete}")
endif()
