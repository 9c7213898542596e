// SPDX-License-Identifier: MIT
#include "app/cli/commands/first_word.h"

#include <algorithm>
#include <array>

#include <QDir>
#include <QFileInfo>

#include "app/cli/commands/commands.h"
#include "app/cli/nearest.h"
#include "app/links/link.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

const QString kBuiltIn = QStringLiteral("builtin:");

/// Qt's options (QGuiApplication, QApplication) that take the next word as value.
constexpr std::array kQtOptionsWithValue{
    "display",         "geometry",     "icon",        "platform",
    "platformtheme",   "plugin",       "qwindowicon", "platformpluginpath",
    "qwindowgeometry", "qwindowtitle", "session",     "style",
    "stylesheet",      "title",
};
constexpr std::array kQtSwitches{"reverse", "nograb", "dograb", "sync", "widgetcount"};

template <typename Names>
bool isAmong(const Names& names, const QString& name) {
    return std::ranges::any_of(names,
                               [&](const char* other) { return name == QLatin1String(other); });
}

/// Returns the packs in a folder, as suggestions for a mistyped pack; in a very large folder, only
/// some of them.
QStringList packsIn(const QString& folder) {
    constexpr int kMost = 1000;
    QStringList names;
    const QDir dir(folder.isEmpty() ? QStringLiteral(".") : folder);
    const QStringList entries =
        dir.entryList(QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& entry : entries.mid(0, kMost)) {
        const QString path = folder + entry;
        if (widgets::isArchive(path) || QFileInfo::exists(path + QStringLiteral("/pack.json")))
            names << path;
    }
    return names;
}

QString wordFor(const QString& word, const QString& text, const QString& textWithMeant) {
    const qsizetype slash = word.lastIndexOf('/');
    QStringList candidates;
    for (const Command* const command : commands())
        candidates << QLatin1String(command->spec.name);
    QStringList packs = packsIn(word.left(slash + 1));
    for (const QString& name : widgets::builtInPacks()) {
        packs << kBuiltIn + name;
        // The user may have forgotten the prefix "builtin:".
        if (nearestTo(word, {name}) && !nearestTo(word, candidates))
            return textWithMeant.arg(word, kBuiltIn + name);
    }
    const auto meant = nearestTo(word, candidates + packs);
    return meant ? textWithMeant.arg(word, *meant) : text.arg(word);
}

/// Commands whose names have changed, with their new names.
struct Renamed {
    const char* before;
    const char* now;
};
constexpr std::array kRenamed{Renamed{"compare", "drift"}};

std::optional<QString> newNameOf(const QString& word) {
    for (const Renamed& renamed : kRenamed) {
        if (word == QLatin1String(renamed.before)) return QLatin1String(renamed.now);
    }
    return std::nullopt;
}

bool isThere(const QString& word) {
    if (!word.startsWith(kBuiltIn)) return QFileInfo::exists(word);
    return widgets::builtInPacks().contains(word.mid(kBuiltIn.size()));
}

}  // namespace

std::optional<QString> flawOfEditorWords(const QStringList& words) {
    bool isFirst = true;
    int count = 0;
    bool hasChallenge = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        if (word.startsWith('-')) {
            const QString name = word.mid(word.startsWith(QLatin1String("--")) ? 2 : 1);
            if (isAmong(kQtSwitches, name)) continue;
            if (isAmong(kQtOptionsWithValue, name.section('=', 0, 0))) {
                if (!name.contains('=')) ++i;
                continue;
            }
            const auto meant =
                nearestTo(word, {QStringLiteral("--help"), QStringLiteral("--version")});
            return meant ? CommandLine::tr("there is no option \"%1\"; did you mean %2?")
                               .arg(word, *meant)
                         : CommandLine::tr("there is no option \"%1\"").arg(word);
        }
        ++count;
        if (isLink(word)) {
            const auto link = readLink(word);
            if (!link) return link.error();
            hasChallenge = hasChallenge || link->day;
            if (!link->day && !isThere(link->pack))
                return CommandLine::tr("there is no pack \"%1\"").arg(link->pack);
            isFirst = false;
            continue;
        }
        if (!isThere(packNameOf(word))) {
            if (isFirst) {
                if (const auto name = newNameOf(word))
                    return CommandLine::tr("the command \"%1\" is now named %2").arg(word, *name);
                return wordFor(
                    word, CommandLine::tr("\"%1\" is neither a command nor a pack that exists"),
                    CommandLine::tr("\"%1\" is neither a command nor a pack that exists; "
                                    "did you mean %2?"));
            }
            return wordFor(word, CommandLine::tr("there is no pack \"%1\""),
                           CommandLine::tr("there is no pack \"%1\"; did you mean %2?"));
        }
        isFirst = false;
    }
    if (hasChallenge && count > 1)
        return CommandLine::tr("a link to a day's challenge opens the game, so it must be alone");
    return std::nullopt;
}

}  // namespace mazeloom::app
