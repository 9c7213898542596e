// SPDX-License-Identifier: MIT
#include "app/cli/maps/file_language.h"

namespace mazeloom::app {

QString inFileLanguage(const CommandArguments& arguments, const char* context, const char* text) {
    const QString code = arguments.has(kLangOption.name)
                             ? arguments.text(kLangOption.name)
                             : QString::fromLatin1(kLangOption.standard);
    return inLanguage(QLocale(code), context, text);
}

}  // namespace mazeloom::app
