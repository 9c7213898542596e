// SPDX-License-Identifier: MIT
// The language of the words in files that are written for people, such as captions. It is no matter
// of the system's settings: the same command writes the same bytes everywhere.
#pragma once

#include <QString>

#include "app/cli/command_spec.h"
#include "app/workspace/language.h"

namespace mazeloom::app {

inline constexpr OptionSpec kLangOption{
    .name = "lang",
    .kind = ValueKind::Choice,
    .value = "LANG",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "the language of the captions, whatever the system speaks"),
    .choices = languages,
    .standard = "en"};

/// A text of the program's in the language that the arguments name.
QString inFileLanguage(const CommandArguments& arguments, const char* context, const char* text);

}  // namespace mazeloom::app
