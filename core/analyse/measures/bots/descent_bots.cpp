// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "core/analyse/bots/descent/bots.h"
#include "core/analyse/bots/descent/game.h"
#include "core/analyse/measures/bots/bot_measures.h"
#include "core/analyse/measures/bots/bot_rows.h"

namespace mazeloom::analyse {

namespace {

/// The killers of a hero; Hero stands for the ground. A killer's code is its place in this list,
/// from 1.
constexpr std::array kKillers{
    level::ThingKind::Rat,    level::ThingKind::Goblin, level::ThingKind::Orc,
    level::ThingKind::Troll,  level::ThingKind::Wraith, level::ThingKind::DreadKnight,
    level::ThingKind::Hero,   level::ThingKind::Bat,    level::ThingKind::Slime,
    level::ThingKind::Archer, level::ThingKind::Hulk,   level::ThingKind::Witch,
    level::ThingKind::Idol,
};

struct DescentGames {
    using Bot = bots::descent::Bot;
    using Game = bots::descent::Game;

    static constexpr Needs kNeeds = Needs::Descent;
    static constexpr std::array kRows{
        BotRow<Game>{
            .name = "won",
            .title = "wins",
            .unit = "games",
            .sentence = "1 if the bot reaches the stairs down alive and takes them, otherwise 0.",
            .value = [](const Game& game) -> std::int64_t { return game.isWon ? 1 : 0; },
        },
        BotRow<Game>{
            .name = "turns",
            .title = "time",
            .unit = "turns",
            .sentence = "The turns until the bot takes the stairs down, is dead or gives up.",
            .value = [](const Game& game) { return game.turns; },
        },
        BotRow<Game>{
            .name = "score",
            .title = "score",
            .unit = "points",
            .sentence = "The bot's score on this floor: 100 for its depth, and 10 for each monster "
                        "that it kills.",
            .value = [](const Game& game) { return game.score; },
        },
        BotRow<Game>{
            .name = "killer",
            .title = "what killed it",
            .unit = "code",
            .sentence = "What kills the bot: 0 nothing, 1 a rat, 2 a goblin, 3 an orc, 4 a troll, "
                        "5 a wraith, 6 the dread knight, 7 the ground, 8 a bat, 9 a slime, 10 an "
                        "archer, 11 a hulk, 12 a witch, 13 an idol.",
            .value = [](const Game& game) -> std::int64_t {
                const auto found = std::ranges::find(kKillers, game.killer);
                return game.isDead() ? found - kKillers.begin() + 1 : 0;
            },
        },
    };

    static Cost costOf(const Bot&) { return Cost::Dear; }

    static Game play(const Subject& subject, const Bot& bot) {
        auto game = bots::descent::playFloor(
            bot, {.map = subject.map, .tables = subject.tables, .stop = subject.stop});
        return game ? std::move(*game) : Game();
    }
};

}  // namespace

std::span<const Measure* const> descentBotMeasures() {
    using namespace bots::descent;
    static const auto list =
        measuresOfBots<DescentGames, stumblerBot, brawlerBot, diverBot, explorerBot, carefulBot>();
    return list;
}

}  // namespace mazeloom::analyse
