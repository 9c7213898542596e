// SPDX-License-Identifier: MIT
#include "app/cli/commands/bot_table.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/cli/terminal.h"
#include "core/json/seed.h"
#include "core/json/write.h"
#include "core/level/json_append.h"

namespace mazeloom::app {

using analyse::bots::End;
using analyse::bots::Result;
using analyse::bots::Spread;
using analyse::bots::Summary;

namespace {

/// Translation context of this file.
struct BotText {
    Q_DECLARE_TR_FUNCTIONS(BotText)
};

/// The number of seeds without a level that are named, as with `check --seeds`.
constexpr std::size_t kMostNamed = 10;

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Returns the mean with one decimal; "–" if there are no games.
QString meanText(const Spread& spread, std::int64_t games) {
    if (games == 0) return QStringLiteral("–");
    return QString::number(static_cast<double>(spread.sum) / static_cast<double>(games), 'f', 1);
}

QString numberText(std::int64_t number, std::int64_t games) {
    return games == 0 ? QStringLiteral("–") : QString::number(number);
}

QString endText(End end) {
    switch (end) {
        case End::Won:
            return BotText::tr("won");
        case End::Died:
            return BotText::tr("died");
        case End::GaveUp:
            return BotText::tr("gave up");
        case End::NoLevel:
            return BotText::tr("no level");
    }
    return {};
}

/// Returns the wins with Wilson's interval: "64 (17.2–26.4 %)".
QString winsText(const Summary& summary) {
    if (summary.games == 0) return QStringLiteral("0");
    const auto interval = analyse::bots::wilson(summary.wins, summary.games);
    //: %1 the number of won games, %2 to %3 the interval of their share in percent
    return BotText::tr("%1 (%2–%3 %)")
        .arg(summary.wins)
        .arg(interval.least / 10.0, 0, 'f', 1)
        .arg(interval.most / 10.0, 0, 'f', 1);
}

/// Returns the causes of death, the most frequent first: "trap 12, bug 3".
QString causesText(const Summary& summary) {
    std::vector<std::pair<std::string_view, std::int64_t>> causes(summary.causes.begin(),
                                                                  summary.causes.end());
    std::ranges::stable_sort(causes,
                             [](const auto& a, const auto& b) { return a.second > b.second; });
    QStringList parts;
    for (const auto& [cause, count] : causes)
        parts << text(cause) + u' ' + QString::number(count);
    return parts.isEmpty() ? QStringLiteral("–") : parts.join(QStringLiteral(", "));
}

json::Value spreadValue(const Spread& spread) {
    return json::Value::Object{
        {"median", spread.median}, {"sum", spread.sum}, {"most", spread.most}};
}

std::string hashOf(const Result& result) {
    std::string quoted;
    level::appendHash(quoted, result.hash);
    return quoted.substr(1, quoted.size() - 2);
}

}  // namespace

void BotTable::take(const std::vector<std::vector<Result>>& bySeed) {
    results.assign(bots.size(), {});
    for (const auto& ofSeed : bySeed) {
        for (std::size_t bot = 0; bot < bots.size(); ++bot)
            results[bot].push_back(ofSeed[bot]);
    }
}

void BotTable::print(bool each) const {
    const bool isTemple = game == Game::Temple;
    QStringList head{BotText::tr("bot"), BotText::tr("games"), BotText::tr("won (95 %)"),
                     BotText::tr("died"), BotText::tr("gave up")};
    if (isTemple) {
        head << BotText::tr("ticks, median") << BotText::tr("ticks, mean")
             << BotText::tr("coins, mean");
    } else {
        head << BotText::tr("depth, median") << BotText::tr("depth, mean")
             << BotText::tr("depth, most") << BotText::tr("turns, median")
             << BotText::tr("turns, mean") << BotText::tr("score, mean");
    }
    printRow(head << BotText::tr("killed by"));
    for (std::size_t bot = 0; bot < bots.size(); ++bot) {
        const Summary is = summaryOf(results[bot]);
        QStringList row{text(bots[bot]), QString::number(is.games), winsText(is),
                        QString::number(is.deaths), QString::number(is.gaveUp)};
        if (!isTemple) {
            row << numberText(is.depth.median, is.games) << meanText(is.depth, is.games)
                << numberText(is.depth.most, is.games);
        }
        row << numberText(is.time.median, is.games) << meanText(is.time, is.games)
            << meanText(is.score, is.games) << causesText(is);
        printRow(row);
    }
    if (!each) return;
    app::print({});
    printRow(isTemple
                 ? QStringList{BotText::tr("bot"), BotText::tr("seed"), BotText::tr("end"),
                               BotText::tr("killed by"), BotText::tr("ticks"), BotText::tr("coins"),
                               BotText::tr("hash")}
                 : QStringList{BotText::tr("bot"), BotText::tr("seed"), BotText::tr("end"),
                               BotText::tr("killed by"), BotText::tr("depth"), BotText::tr("turns"),
                               BotText::tr("score"), BotText::tr("hash")});
    for (std::size_t bot = 0; bot < bots.size(); ++bot) {
        for (const Result& result : results[bot]) {
            QStringList row{text(bots[bot]), QString::number(result.seed), endText(result.end)};
            if (result.end != End::NoLevel) {
                row << (result.cause.empty() ? QStringLiteral("–") : text(result.cause));
                if (!isTemple) row << QString::number(result.depth);
                row << QString::number(result.time) << QString::number(result.score)
                    << text(hashOf(result));
            }
            printRow(row);
        }
    }
}

void BotTable::writeJson(std::ostream& out, bool each) const {
    const bool isTemple = game == Game::Temple;
    const char* const time = isTemple ? "ticks" : "turns";
    const char* const score = isTemple ? "coins" : "score";
    json::Value::List rows;
    for (std::size_t bot = 0; bot < bots.size(); ++bot) {
        const Summary is = summaryOf(results[bot]);
        json::Value row{json::Value::Object{{"bot", bots[bot]}, {"games", is.games}}};
        const auto interval = analyse::bots::wilson(is.wins, is.games);
        row.add("won", is.wins);
        row.add("wonPerThousand", json::Value::List{interval.least, interval.most});
        row.add("died", is.deaths);
        row.add("gaveUp", is.gaveUp);
        json::Value causes{json::Value::Object{}};
        for (const auto& [cause, count] : is.causes)
            causes.add(std::string(cause), count);
        row.add("killedBy", std::move(causes));
        if (!isTemple) row.add("depth", spreadValue(is.depth));
        row.add(time, spreadValue(is.time));
        row.add(score, spreadValue(is.score));
        if (each) {
            json::Value::List games;
            for (const Result& result : results[bot]) {
                if (result.end == End::NoLevel) continue;
                json::Value one{json::Value::Object{{"seed", json::seedValue(result.seed)},
                                                    {"end", name(result.end)}}};
                if (!result.cause.empty()) one.add("killedBy", result.cause);
                if (!isTemple) one.add("depth", result.depth);
                one.add(time, result.time);
                one.add(score, result.score);
                one.add("hash", hashOf(result));
                games.push_back(std::move(one));
            }
            row.add("each", std::move(games));
        }
        rows.push_back(std::move(row));
    }
    json::Value::List failed;
    for (const Result& result : results[0]) {
        if (result.end != End::NoLevel) continue;
        failed.push_back(
            json::Value::Object{{"seed", json::seedValue(result.seed)}, {"why", result.why}});
    }
    json::Value json{json::Value::Object{{"format", "mazeloom-bots"},
                                         {"version", 1},
                                         {"game", isTemple ? "temple" : "descent"},
                                         {"pack", pack}}};
    if (!level.empty()) json.add("level", level);
    if (isTemple) {
        json.add("numbers", level::kNumbersWords[static_cast<std::size_t>(numbers)]);
        json.add("attempt", attempt);
    }
    json.add("seeds", results[0].size());
    json.add("failed", std::move(failed));
    json.add("bots", std::move(rows));
    out << json::toLines(json) << '\n';
}

bool BotTable::complainOfSeeds() const {
    std::size_t count = 0;
    for (const Result& result : results[0]) {
        if (result.end != End::NoLevel) continue;
        if (++count > kMostNamed) continue;
        complain(BotText::tr("%1, seed %2: no level: %3")
                     .arg(text(of()))
                     .arg(result.seed)
                     .arg(text(result.why)));
    }
    if (count > kMostNamed) {
        complain(BotText::tr("%1: seeds without a level that are not named: %2")
                     .arg(text(of()))
                     .arg(count - kMostNamed));
    }
    return count > 0;
}

}  // namespace mazeloom::app
