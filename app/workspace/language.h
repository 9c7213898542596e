// SPDX-License-Identifier: MIT
// The language of all that the program says: the user's where there is a translation, else English.
#pragma once

#include <span>

#include <QLocale>
#include <QString>

namespace mazeloom::app {

/// The codes of the languages that there are translations for.
std::span<const char* const> languages();

/// A text in a language, whatever the program speaks; in English where that has no translation.
QString inLanguage(const QLocale& language, const char* context, const char* text);
/// The same in the language of the system, where no application is there yet to translate it.
QString inTheSystemsLanguage(const char* context, const char* text);

/// From now on every application object, the editor's and a subcommand's alike, begins with the
/// translations that the system's settings ask for. Call it once, before the first application.
void speakTheSystemsLanguage();

/// Installs the translations of the first of the locale's languages that there is, or those for
/// English, which hold its plurals; with them Qt's own, where they are installed. They go with the
/// application, which must exist. Returns the language's code: "de".
QString installTranslations(const QLocale& locale);

}  // namespace mazeloom::app
