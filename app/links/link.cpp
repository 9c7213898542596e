// SPDX-License-Identifier: MIT
#include "app/links/link.h"

#include <algorithm>
#include <array>
#include <limits>

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include "app/cli/numbers.h"
#include "core/level/descent.h"
#include "core/level/id.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

const QString kScheme = QStringLiteral("mazeloom");
const QString kOpen = QStringLiteral("open");
const QString kChallenge = QStringLiteral("challenge");
const QString kBuiltInPack = QStringLiteral("builtin:");
constexpr std::array kKeys{"pack", "level", "seed", "step", "depth", "made"};
constexpr int kHashDigits = 16;
constexpr std::array kChallengeKeys{"day"};

/// Translation context of this file.
struct LinkText {
    Q_DECLARE_TR_FUNCTIONS(LinkText)
};

bool hasControls(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) {
        return c.category() == QChar::Other_Control || c == QChar::ReplacementCharacter;
    });
}

bool isLevelId(const QString& text) {
    return level::isId(text.toStdString());
}

/// Returns the name by which the program opens a pack; empty for packs that a link may not open.
QString packOf(const QString& said) {
    const QString name = said.startsWith(kBuiltInPack) ? said.mid(kBuiltInPack.size()) : said;
    if (isLevelId(name) && !name.startsWith(u'-')) return kBuiltInPack + name;
    // Test for a slash: QDir::isAbsolutePath() also accepts a leading colon. Two leading slashes
    // are refused, because on some systems they are followed by the name of another machine.
    const bool isWholePath = said.startsWith(u'/') && !said.startsWith(QLatin1String("//")) &&
                             QDir::cleanPath(said) == said;
    return isWholePath && widgets::isArchive(said) ? said : QString();
}

tl::unexpected<QString> flaw(const QString& why) {
    return tl::unexpected(LinkText::tr("this link cannot be opened: %1").arg(why));
}

/// Returns the values of the keys of a link; an error if the link has other keys, or one twice.
template <std::size_t kCount>
tl::expected<std::array<std::optional<QString>, kCount>, QString> valuesOf(
    const QUrl& url, const std::array<const char*, kCount>& keys) {
    std::array<std::optional<QString>, kCount> said;
    for (const auto& [key, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded)) {
        const QString name = key;
        const auto found = std::ranges::find_if(
            keys, [&](const char* known) { return name == QLatin1String(known); });
        if (found == keys.end())
            return flaw(LinkText::tr("\"%1\" is not a part of such a link").arg(key));
        auto& place = said[static_cast<std::size_t>(found - keys.begin())];
        if (place) return flaw(LinkText::tr("it gives \"%1\" twice").arg(key));
        if (hasControls(value)) return flaw(LinkText::tr("\"%1\" has control characters").arg(key));
        place = value;
    }
    return said;
}

tl::expected<Link, QString> challengeOf(const QUrl& url) {
    const auto said = valuesOf(url, kChallengeKeys);
    if (!said) return tl::unexpected(said.error());
    const auto day = readDate(said->front().value_or(QString()).toStdString());
    if (!day) return flaw(LinkText::tr("day has to be a date such as 2026-11-20"));
    return linkTo(*day);
}

/// Reads "0123456789abcdef-0123456789abcdef".
std::optional<Link::Made> madeOf(const QString& said) {
    static const QRegularExpression form(QStringLiteral("^([0-9a-f]{16})-([0-9a-f]{16})$"));
    const QRegularExpressionMatch match = form.match(said);
    if (!match.hasMatch()) return std::nullopt;
    return Link::Made{match.captured(1).toULongLong(nullptr, 16),
                      match.captured(2).toULongLong(nullptr, 16)};
}

tl::expected<Link, QString> levelOf(const QUrl& url) {
    const auto said = valuesOf(url, kKeys);
    if (!said) return tl::unexpected(said.error());
    const auto& [pack, level, seed, step, depth, made] = *said;
    Link link;
    link.pack = packOf(pack.value_or(QString()));
    if (link.pack.isEmpty()) {
        return flaw(LinkText::tr(
            "pack has to be the name of a built-in pack or the full path of a .mazepack"));
    }
    if (level) {
        if (!isLevelId(*level)) return flaw(LinkText::tr("level has to be a level's id"));
        link.level = *level;
    } else if (seed || step || depth || made) {
        return flaw(LinkText::tr("it does not name a level"));
    }
    const auto outOfRange = [](const char* key, std::uint64_t least, std::uint64_t most) {
        return flaw(LinkText::tr("%1 has to be a whole number from %2 to %3")
                        .arg(QLatin1String(key))
                        .arg(least)
                        .arg(most));
    };
    if (seed) {
        link.seed = readNumber<std::uint64_t>(*seed);
        if (!link.seed) return outOfRange("seed", 0, std::numeric_limits<std::uint64_t>::max());
    }
    if (step) {
        link.step = readNumber<trace::StepIndex>(*step);
        if (!link.step) return outOfRange("step", 0, std::numeric_limits<trace::StepIndex>::max());
    }
    if (depth) {
        const auto number = readNumber<std::uint64_t>(*depth);
        if (!number || *number < 1 || *number > level::kMaxDepth)
            return outOfRange("depth", 1, level::kMaxDepth);
        link.depth = static_cast<int>(*number);
    }
    if (made) {
        link.made = madeOf(*made);
        if (!link.made) {
            return flaw(LinkText::tr("made has to be two numbers of %1 hexadecimal digits each")
                            .arg(kHashDigits));
        }
    }
    return link;
}

}  // namespace

bool isLink(const QString& word) {
    return word.startsWith(kScheme + u':', Qt::CaseInsensitive);
}

tl::expected<Link, QString> readLink(const QString& text) {
    if (text.size() > kMostLinkLength)
        return flaw(LinkText::tr("it has more than %1 characters").arg(kMostLinkLength));
    const QUrl url(text, QUrl::StrictMode);
    // Browsers add a slash after the host.
    const bool isPlain = url.isValid() && url.scheme() == kScheme &&
                         (url.path().isEmpty() || url.path() == u'/') && url.userInfo().isEmpty() &&
                         url.port() == -1 && !url.hasFragment();
    if (isPlain && url.host() == kChallenge) return challengeOf(url);
    if (isPlain && url.host() == kOpen) return levelOf(url);
    return flaw(LinkText::tr("it is neither of the form %1 nor %2")
                    .arg(QLatin1String("mazeloom://open?pack=…"),
                         QLatin1String("mazeloom://challenge?day=2026-11-20")));
}

QString toText(const Link& link) {
    if (link.day)
        return QStringLiteral("%1://%2?day=%3")
            .arg(kScheme, kChallenge, QString::fromStdString(mazeloom::textOf(*link.day)));
    const auto item = [](const char* key, const QString& value) {
        return QLatin1Char('&') + QLatin1String(key) + QLatin1Char('=') +
               QString::fromLatin1(QUrl::toPercentEncoding(value, "/:"));
    };
    QString text = item("pack", link.pack);
    if (!link.level.isEmpty()) text += item("level", link.level);
    if (link.seed) text += item("seed", QString::number(*link.seed));
    if (link.step) text += item("step", QString::number(*link.step));
    if (link.depth) text += item("depth", QString::number(*link.depth));
    if (link.made) {
        const auto digits = [](std::uint64_t hash) {
            return QStringLiteral("%1").arg(hash, kHashDigits, 16, QLatin1Char('0'));
        };
        text += item("made", digits(link.made->recipe) + u'-' + digits(link.made->map));
    }
    return kScheme + QStringLiteral("://") + kOpen + u'?' + text.mid(1);
}

Link linkTo(Date day) {
    Link link;
    link.day = day;
    return link;
}

QString packNameOf(const QString& word) {
    if (!word.startsWith(QLatin1String("file:"))) return word;
    const QUrl url(word, QUrl::StrictMode);
    return url.isLocalFile() && url.host().isEmpty() ? url.toLocalFile() : word;
}

}  // namespace mazeloom::app
