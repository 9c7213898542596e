// SPDX-License-Identifier: MIT
// The program's language: the user's if there is a translation, else English.
#pragma once

#include <span>

#include <QLocale>
#include <QString>

namespace mazeloom::app {

/// Returns the codes of the languages with translations, in alphabetical order: the files
/// translations/mazeloom_CODE.ts.
std::span<const char* const> languages();

/// Returns a text in a given language, whatever the program's; English without a translation.
QString inLanguage(const QLocale& language, const char* context, const char* text);
/// Returns a text in the system's language, when no application exists yet to translate it.
QString inTheSystemsLanguage(const char* context, const char* text);

/// Makes every application object, the editor's or a subcommand's, start with the translations for
/// the system's settings. Call it once, before the first application.
void speakTheSystemsLanguage();

/// Installs the translations of the first available of the locale's languages, or the English ones,
/// which hold its plurals; also Qt's own, if installed. They are owned by the application, which
/// must exist. Returns the language's code: "de".
QString installTranslations(const QLocale& locale);

}  // namespace mazeloom::app
