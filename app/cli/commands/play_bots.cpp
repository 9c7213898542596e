// SPDX-License-Identifier: MIT
#include "app/cli/commands/play_bots.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <utility>
#include <vector>

#include "app/cli/commands/bot_table.h"
#include "app/cli/commands/command_line.h"
#include "app/cli/interruption.h"
#include "app/cli/progress.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/analyse/bots/descent/bots.h"
#include "core/analyse/bots/series.h"
#include "core/analyse/bots/temple/bots.h"
#include "core/play/descent/runs/replay.h"
#include "core/play/replay.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/session.h"
#include "core/play/temple/state/buttons.h"

namespace mazeloom::app {

namespace bots = analyse::bots;
namespace descent = play::descent;
namespace temple = play::temple;

namespace {

constexpr auto kAllBots = "all";

/// Returns the wanted bots of one game in its order, each once. After an error, which is reported,
/// returns an empty list.
template <typename Bot>
std::vector<const Bot*> botsOf(std::span<const Bot* const> all, const QStringList& wanted,
                               bool isDescent) {
    QStringList ids;
    for (const Bot* bot : all)
        ids << QLatin1String(bot->id.data());
    for (const QString& id : wanted) {
        if (id == QLatin1String(kAllBots) || ids.contains(id)) continue;
        complain((isDescent ? PlayText::tr("the bot \"%1\" plays temples; in a descent play %2")
                            : PlayText::tr("the bot \"%1\" plays descents; in a temple play %2"))
                     .arg(id, ids.join(QStringLiteral(", "))));
        return {};
    }
    std::vector<const Bot*> some;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        if (wanted.contains(ids[i]) || wanted.contains(QLatin1String(kAllBots)))
            some.push_back(all[static_cast<std::size_t>(i)]);
    }
    return some;
}

/// Whether a descent is played; nullopt, after reporting an error, if nothing can be played.
std::optional<bool> isDescentPlayed(const PlayRun& run) {
    if (!run.options.level.isEmpty()) {
        const level::Level* const level = findLevel(run, run.options.level.toStdString());
        if (level == nullptr) return std::nullopt;
        return level->ruleset == level::Ruleset::Descent;
    }
    const bool hasFloor = std::ranges::any_of(run.pack().levels, [](const level::Level& level) {
        return level.ruleset == level::Ruleset::Descent;
    });
    if (hasFloor) return true;
    complain(PlayText::tr("which level? Give --level ID"));
    return std::nullopt;
}

/// Plays all seeds and prints the results.
class BotGames {
  public:
    BotGames(const PlayRun& run, const BotWish& wish) : run_(run), wish_(wish) {}

    int playTemple() {
        const level::Level& level = *run_.pack().findLevel(run_.options.level.toStdString());
        const auto some = botsOf(bots::temple::bots(), wish_.bots, false);
        if (some.empty()) return kWrongUsage;
        const std::uint64_t attempt = run_.options.attempt.value_or(0);
        const auto numbers = wish_.numbers.value_or(level.numbers.value_or(level::Numbers::Near));
        BotTable table = newTable(BotTable::Game::Temple, some);
        table.numbers = numbers;
        table.attempt = attempt;
        bots::TempleSeries series{level, run_.pack(), some, numbers, attempt};
        // With --save-inputs there is a single game.
        std::shared_ptr<const temple::Field> field;
        play::Replay inputs;
        if (!wish_.saveInputs.isEmpty()) {
            series.onGame = [&](const auto& on, const bots::temple::Game& game) {
                field = on;
                inputs = game.replay;
            };
        }
        const int code = play(bots::templeSeries(std::move(series)), std::move(table));
        if (code != kDone || field == nullptr) return code;
        auto session = temple::Session::of(field, inputs);
        if (!session) return failWith(session.error(), {});
        play::Replay replay = session->replay();
        replay.header.pack = run_.pack().id;
        replay.header.level = level.id;
        replay.header.seed = wish_.seeds.at(0);
        replay.header.attempt = attempt;
        return save(
            [&](std::ostream& out) { play::writeReplay(out, replay, temple::kButtonNames); });
    }

    int playDescent() {
        if (run_.options.attempt) {
            complain(PlayText::tr("a descent has no attempts: leave --attempt out"));
            return kWrongUsage;
        }
        if (wish_.numbers) {
            complain(PlayText::tr("a descent has no numbers: leave --numbers out"));
            return kWrongUsage;
        }
        const auto some = botsOf(bots::descent::bots(), wish_.bots, true);
        if (some.empty()) return kWrongUsage;
        // A run can reach any floor, so all floors must be valid.
        if (complainOfErrors(run_.reading.problems)) return kFailed;
        const std::string level = run_.options.level.toStdString();
        // A level is played at the depth that it is designed for.
        const int depth = level.empty() ? 1 : run_.pack().descent.depthOf(level);
        const auto dungeon = level.empty() ? descent::Dungeon::of(run_.pack())
                                           : descent::Dungeon::with(run_.pack(), level, depth);
        if (!dungeon) return failWith(dungeon.error(), "pack.json");
        descent::Start start;
        start.depth = depth;
        start.goal = (*dungeon)->tables().goalFrom(depth);
        bots::DescentSeries series{*dungeon, start, some};
        // With --save-inputs there is a single game.
        std::optional<bots::descent::Game> game;
        if (!wish_.saveInputs.isEmpty())
            series.onGame = [&](const bots::descent::Game& played) { game = played; };
        const int code =
            play(bots::descentSeries(std::move(series)), newTable(BotTable::Game::Descent, some));
        if (code != kDone || !game) return code;
        start.seed = wish_.seeds.at(0);
        auto replay = bots::descent::replayOf(*game, *dungeon, start);
        if (!replay) return failWith(replay.error(), {});
        replay->header.pack = run_.pack().id;
        replay->header.level = level;
        if (!level.empty()) replay->header.levelDepth = depth;
        return save([&](std::ostream& out) { descent::writeReplay(out, *replay); });
    }

  private:
    template <typename Bot>
    BotTable newTable(BotTable::Game game, const std::vector<const Bot*>& some) const {
        BotTable table;
        table.game = game;
        table.pack = run_.pack().id;
        table.level = run_.options.level.toStdString();
        for (const Bot* bot : some)
            table.bots.emplace_back(bot->id);
        return table;
    }

    int play(const bots::PlaySeed& playSeed, BotTable table) {
        const Interruption interruption;
        Progress progress;
        const std::uint64_t count = wish_.seeds.count();
        const auto results = bots::playSeries(
            playSeed, count, [this](std::uint64_t i) { return wish_.seeds.at(i); }, wish_.threads,
            [&](std::uint64_t done) {
                if (!progress.isDue()) return;
                //: Progress of a command: %1 a level or pack, %2 how many seeds are done, %3 of how
                //: many
                progress.show(PlayText::tr("%1: %2 of %3 seeds")
                                  .arg(QString::fromStdString(table.of()))
                                  .arg(done)
                                  .arg(count));
            },
            &Interruption::flag());
        progress.clear();
        if (interruption.isAsked()) {
            complain(PlayText::tr("cancelled"));
            return kFailed;
        }
        table.take(results);
        if (run_.options.json) {
            Output output({});
            if (!output.fill([&](std::ostream& out) { table.writeJson(out, wish_.each); }))
                return kFailed;
        } else {
            table.print(wish_.each);
        }
        return table.complainOfSeeds() ? kFailed : kDone;
    }

    int save(const std::function<void(std::ostream&)>& write) const {
        Output output(wish_.saveInputs);
        return output.fill(write) && output.commit() ? kDone : kFailed;
    }

    const PlayRun& run_;
    const BotWish& wish_;
};

}  // namespace

std::span<const char* const> botChoices() {
    static const std::vector<const char*> choices = [] {
        std::vector<const char*> ids{kAllBots};
        for (const bots::temple::Bot* bot : bots::temple::bots())
            ids.push_back(bot->id.data());
        for (const bots::descent::Bot* bot : bots::descent::bots())
            ids.push_back(bot->id.data());
        return ids;
    }();
    return choices;
}

std::span<const char* const> numbersChoices() {
    static const std::array<const char*, level::kNumbersWords.size()> choices{
        level::kNumbersWords[0].data(), level::kNumbersWords[1].data(),
        level::kNumbersWords[2].data()};
    return choices;
}

int playBots(const PlayOptions& options, const BotWish& wish) {
    auto reading = readWhatIsGood(options.pack);
    if (!reading) return kFailed;
    const PlayRun run{options, std::move(*reading), {}};
    const auto isDescent = isDescentPlayed(run);
    if (!isDescent) return options.level.isEmpty() ? kWrongUsage : kFailed;
    BotGames games(run, wish);
    return *isDescent ? games.playDescent() : games.playTemple();
}

}  // namespace mazeloom::app
