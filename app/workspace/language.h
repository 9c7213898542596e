// SPDX-License-Identifier: MIT
// The program's language: the user's if there is a translation, else English.
#pragma once

#include <span>

#include <QLocale>
#include <QString>

namespace mazeloom::app {

/// Returns the codes of the languages that have a translation, in alphabetical order. Their files
/// are translations/mazeloom_CODE.ts.
std::span<const char* const> languages();

/// Returns a text in the given language, independent of the program's language; in English if there
/// is no translation.
QString inLanguage(const QLocale& language, const char* context, const char* text);
/// Returns a text in the system's language. Needs no application object.
QString inTheSystemsLanguage(const char* context, const char* text);

/// Makes every application object, of the editor or of a subcommand, install the translations for
/// the system's language when it is created. Call it once, before the first application object.
void speakTheSystemsLanguage();

/// Installs the program's translations for the first of the locale's languages that has any. If
/// none has, installs the English ones, which contain the plural forms. Also installs Qt's own
/// translations, if they exist. The application, which must exist, owns them. Returns the code of
/// the language, such as "de".
QString installTranslations(const QLocale& locale);

}  // namespace mazeloom::app
