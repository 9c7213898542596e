// SPDX-License-Identifier: MIT
#include "core/analyse/bots/heat.h"

#include <utility>

#include "core/analyse/bots/descent/game.h"
#include "core/analyse/bots/temple/game.h"
#include "core/generate/generate.h"
#include "core/play/temple/attempts.h"

namespace mazeloom::analyse::bots {

namespace {

/// Calls game(seed) for each seed until the control's flag is set.
template <typename PlaySeed>
void eachSeed(Seeds seeds, const HeatControl& control, const PlaySeed& game) {
    for (std::uint64_t i = 0; i < seeds.count; ++i) {
        if (control.stop != nullptr && *control.stop) return;
        if (control.told) control.told(i);
        game(seeds.first + i);
    }
}

void noteGame(Heat& heat, bool isWon, bool isDead, grid::Point end) {
    ++heat.games;
    heat.wins += isWon ? 1 : 0;
    if (!isDead || !heat.deaths.contains(end)) return;
    ++heat.died;
    ++heat.deaths.at(end);
}

void noteTemple(Heat& heat, const temple::Bot& bot, const temple::Setup& setup) {
    const auto game = temple::playGame(bot, setup);
    noteGame(heat, game.isWon(), game.isDead(), game.end);
}

void noteFloor(Heat& heat, const descent::Bot& bot, const level::Map& map, const HeatLevel& level,
               std::uint64_t seed, const HeatControl& control) {
    const auto game = descent::playFloor(bot, {.map = map,
                                               .tables = &level.floor.tables,
                                               .depth = level.floor.depth,
                                               .seed = seed,
                                               .stop = control.stop});
    if (game) {
        noteGame(heat, game->isWon, game->isDead(), game->end);
    } else {
        ++heat.failures;
    }
}

tl::expected<generate::Generated, Problem> madeFrom(const HeatLevel& level, std::uint64_t seed,
                                                    const HeatControl& control) {
    generate::Options options;
    options.stop = control.stop;
    options.kinds = level.kinds;
    options.floor = level.floor;
    return generate::generate(level.level, level.rooms, seed, options);
}

Heat coldOf(grid::Size size) {
    return Heat{grid::Grid<std::uint32_t>(size)};
}

}  // namespace

Heat heatOf(const temple::Bot& bot, const HeatLevel& level, Seeds seeds,
            play::temple::Numbers numbers, const HeatControl& control) {
    Heat heat = coldOf(level.level.size);
    eachSeed(seeds, control, [&](std::uint64_t seed) {
        const auto field = play::temple::generateField(level.level, level.rooms, seed, 0,
                                                       level.kinds, control.stop);
        if (field) {
            noteTemple(heat, bot, {*field, numbers, seed, control.stop});
        } else {
            ++heat.failures;
        }
    });
    return heat;
}

Heat heatOf(const descent::Bot& bot, const HeatLevel& level, Seeds seeds,
            const HeatControl& control) {
    Heat heat = coldOf(level.level.size);
    eachSeed(seeds, control, [&](std::uint64_t seed) {
        const auto made = madeFrom(level, seed, control);
        if (made) {
            noteFloor(heat, bot, made->map, level, seed, control);
        } else {
            ++heat.failures;
        }
    });
    return heat;
}

Heat heatOfAttempts(const temple::Bot& bot, const HeatLevel& level, std::uint64_t seed,
                    std::uint64_t count, play::temple::Numbers numbers,
                    const HeatControl& control) {
    Heat heat = coldOf(level.level.size);
    eachSeed({0, count}, control, [&](std::uint64_t attempt) {
        const auto field = play::temple::generateField(level.level, level.rooms, seed, attempt,
                                                       level.kinds, control.stop);
        if (field) {
            noteTemple(heat, bot, {*field, numbers, attempt, control.stop});
        } else {
            ++heat.failures;
        }
    });
    return heat;
}

Heat heatOfDice(const descent::Bot& bot, const HeatLevel& level, std::uint64_t seed, Seeds seeds,
                const HeatControl& control) {
    Heat heat = coldOf(level.level.size);
    const auto made = madeFrom(level, seed, control);
    eachSeed(seeds, control, [&](std::uint64_t dice) {
        if (made) {
            noteFloor(heat, bot, made->map, level, dice, control);
        } else {
            ++heat.failures;
        }
    });
    return heat;
}

Heat heatOn(const temple::Bot& bot, std::shared_ptr<const play::temple::Field> field, Seeds seeds,
            play::temple::Numbers numbers, const HeatControl& control) {
    Heat heat = coldOf(field->size());
    eachSeed(seeds, control, [&](std::uint64_t seed) {
        noteTemple(heat, bot, {field, numbers, seed, control.stop});
    });
    return heat;
}

}  // namespace mazeloom::analyse::bots
