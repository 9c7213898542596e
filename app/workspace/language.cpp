// SPDX-License-Identifier: MIT
#include "app/workspace/language.h"

#include <vector>

#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

// Q_INIT_RESOURCE only works outside of all namespaces, so it has its own function here.
static void initialiseTranslations() {
    Q_INIT_RESOURCE(mazeloom_translations);
}

namespace mazeloom::app {

namespace {

void installSystemTranslations() {
    installTranslations(QLocale::system());
}

/// Returns the language codes in the names of the embedded translations, such as "de" from
/// mazeloom_de.qm, in alphabetical order.
std::vector<QByteArray> embeddedLanguages() {
    initialiseTranslations();
    const QDir folder(QStringLiteral(":/translations"), QStringLiteral("mazeloom_*.qm"),
                      QDir::Name);
    std::vector<QByteArray> codes;
    for (const QString& file : folder.entryList())
        codes.push_back(file.section('_', 1).section('.', 0, 0).toLatin1());
    return codes;
}

}  // namespace

void speakTheSystemsLanguage() {
    qAddPreRoutine(installSystemTranslations);
}

std::span<const char* const> languages() {
    static const std::vector<QByteArray> codes = embeddedLanguages();
    static const std::vector<const char*> texts(codes.begin(), codes.end());
    return texts;
}

QString inTheSystemsLanguage(const char* context, const char* text) {
    return inLanguage(QLocale::system(), context, text);
}

QString inLanguage(const QLocale& language, const char* context, const char* text) {
    initialiseTranslations();
    QTranslator words;
    const bool isLoaded = words.load(language, QStringLiteral("mazeloom"), QStringLiteral("_"),
                                     QStringLiteral(":/translations"));
    const QString translated = isLoaded ? words.translate(context, text) : QString();
    return translated.isEmpty() ? QString::fromUtf8(text) : translated;
}

QString installTranslations(const QLocale& locale) {
    initialiseTranslations();
    // Remove earlier translators: they would translate texts that this language leaves unchanged.
    QCoreApplication* application = QCoreApplication::instance();
    qDeleteAll(application->findChildren<QTranslator*>(Qt::FindDirectChildrenOnly));
    const QString folder = QStringLiteral(":/translations");
    const QString name = QStringLiteral("mazeloom");
    const QString separator = QStringLiteral("_");
    auto* own = new QTranslator(application);
    if (!own->load(locale, name, separator, folder)) {
        [[maybe_unused]] const bool loaded =
            own->load(QLocale(QLocale::English), name, separator, folder);
        Q_ASSERT(loaded);
    }
    const QString language = own->language();
    // Use Qt's texts in the same language as the program's, even if the system prefers another
    // language.
    auto* qt = new QTranslator(application);
    if (qt->load(QLocale(language), QStringLiteral("qtbase"), separator,
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(qt);
    }
    QCoreApplication::installTranslator(own);
    return language;
}

}  // namespace mazeloom::app
