// SPDX-License-Identifier: MIT
#include <array>

#include "core/analyse/bots/temple/bots.h"
#include "core/analyse/measures/bots/bot_measures.h"
#include "core/analyse/measures/bots/bot_rows.h"
#include "core/analyse/measures/temple/temple_facts.h"

namespace mazeloom::analyse {

namespace {

struct TempleGames {
    using Bot = bots::temple::Bot;
    using Game = bots::temple::Game;

    static constexpr Needs kNeeds = Needs::Temple;
    static constexpr std::array kRows{
        BotRow<Game>{
            .name = "won",
            .title = "wins",
            .unit = "games",
            .sentence = "1 if the bot wins a game by meeting the level's objectives, otherwise 0.",
            .value = [](const Game& game) -> std::int64_t { return game.isWon() ? 1 : 0; },
        },
        BotRow<Game>{
            .name = "ticks",
            .title = "time",
            .unit = "ticks",
            .sentence = "How long the bot plays, in sixtieths of a second, until it has won, is "
                        "dead or gives up.",
            .value = [](const Game& game) { return game.ticks; },
        },
        BotRow<Game>{
            .name = "score",
            .title = "coins",
            .unit = "coins",
            .sentence = "The coins that the bot collects.",
            .value = [](const Game& game) { return game.score; },
        },
        BotRow<Game>{
            .name = "killer",
            .title = "what killed it",
            .unit = "code",
            .sentence = "What kills the bot: 0 nothing, 1 a trap, 2 a bug, 3 a boss, 4 a laser, 5 "
                        "a blast, 6 water, 7 the ground.",
            .value = [](const Game& game) { return static_cast<std::int64_t>(game.killer); },
        },
    };

    /// A bot without a mind plays a proof.
    static Cost costOf(const Bot& bot) { return bot.mind == nullptr ? Cost::Proof : Cost::Dear; }

    static Game play(const Subject& subject, const Bot& bot) {
        const auto& field = subject.fact<FieldFact>().field;
        if (field == nullptr) return {};
        const bool isProven = bot.mind == nullptr && subject.level != nullptr;
        return bots::temple::playGame(
            bot, {.field = field,
                  .stop = subject.stop,
                  .proof = isProven ? &subject.fact<ProofFact>().proof : nullptr});
    }
};

}  // namespace

std::span<const Measure* const> templeBotMeasures() {
    using namespace bots::temple;
    static const auto list = measuresOfBots<TempleGames, randomBot, greedyBot, oneNumberBot,
                                            boldBot, deducerBot, perfectBot>();
    return list;
}

}  // namespace mazeloom::analyse
