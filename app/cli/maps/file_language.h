// SPDX-License-Identifier: MIT
// The language of texts in generated files, such as captions. The language does not depend on the
// system's settings, so that the same command writes the same bytes everywhere.
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
                              "the language of the captions, independent of the system's language"),
    .choices = languages,
    .standard = "en"};

/// Returns a text of the program in the language given by the arguments.
QString inFileLanguage(const CommandArguments& arguments, const char* context, const char* text);

}  // namespace mazeloom::app
