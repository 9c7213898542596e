# SPDX-License-Identifier: MIT
# Takes the words of app, widgets and core's stages up into the .ts files. With PURPOSE check it leaves
# them alone, and fails where a file would get a text that is not translated.
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
  # Places in the sources would change with every edit; English only needs its plurals.
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
