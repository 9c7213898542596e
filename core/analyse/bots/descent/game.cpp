// SPDX-License-Identifier: MIT
#include "core/analyse/bots/descent/game.h"

#include <utility>

#include "core/analyse/bots/descent/bot.h"
#include "core/play/descent/engine.h"
#include "core/play/descent/runs/session.h"

namespace mazeloom::analyse::bots::descent {

using play::descent::Dungeon;
using play::descent::Engine;
using play::descent::Outcome;
using play::descent::Start;

namespace {

/// The number of keys between two checks of the stop flag.
constexpr std::int64_t kKeysPerLook = 64;

Game playOn(const Bot& bot, Engine engine, State state, bool endsAtStairs,
            const std::atomic<bool>* stop) {
    Player player(bot, engine.dungeon().tables());
    Game game;
    while (!state.isOver() && state.turns < kMostGameTurns) {
        if (stop != nullptr && state.keys % kKeysPerLook == 0 && *stop) break;
        const Key key = player.next(state);
        const bool isOnStairs = state.asked == Asked::Nothing && key == play::descent::kDescend &&
                                state.floor.terrain(state.hero.at) == level::Terrain::StairsDown;
        if (endsAtStairs && isOnStairs) {
            game.isWon = true;
            break;
        }
        game.keys.push_back(key);
        engine.press(state, key);
    }
    game.outcome = state.outcome;
    game.isWon = game.isWon || state.outcome == Outcome::Arrived;
    game.killer = state.killer;
    game.end = state.hero.at;
    game.endDepth = state.depth;
    game.turns = state.turns;
    game.score = state.score();
    game.depth = state.greatestDepth;
    game.hash = play::descent::hash(state);
    return game;
}

}  // namespace

tl::expected<Game, Problem> playRun(const Bot& bot, const std::shared_ptr<const Dungeon>& dungeon,
                                    const Start& start, const std::atomic<bool>* stop) {
    Engine engine(dungeon);
    auto state = engine.begin(start);
    if (!state) return tl::unexpected(std::move(state.error()));
    return playOn(bot, std::move(engine), std::move(*state), false, stop);
}

tl::expected<play::descent::Replay, Problem> replayOf(const Game& game,
                                                      const std::shared_ptr<const Dungeon>& dungeon,
                                                      const Start& start) {
    auto session = play::descent::Session::begin(dungeon, start);
    if (!session) return tl::unexpected(std::move(session.error()));
    for (const Key key : game.keys)
        session->press(key);
    return session->replay();
}

tl::expected<Game, Problem> playFloor(const Bot& bot, const FloorSetup& setup) {
    // Only the tables of this dungeon are used: it has no designed floors.
    level::Pack pack;
    if (setup.tables != nullptr) pack.descent.tables = *setup.tables;
    auto dungeon = Dungeon::of(pack);
    if (!dungeon) return tl::unexpected(std::move(dungeon.error()));
    level::Level level;
    level.ruleset = level::Ruleset::Descent;
    auto floor =
        play::descent::makeFloor(level, setup.map, (*dungeon)->tables(), setup.depth, setup.seed);
    if (!floor) return tl::unexpected(std::move(floor.error()));
    Start start;
    start.seed = setup.seed;
    start.depth = setup.depth;
    Engine engine(*dungeon);
    auto state = engine.beginOn(std::move(*floor), start);
    if (!state) return tl::unexpected(std::move(state.error()));
    return playOn(bot, std::move(engine), std::move(*state), true, setup.stop);
}

}  // namespace mazeloom::analyse::bots::descent
