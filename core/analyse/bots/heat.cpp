// SPDX-License-Identifier: MIT
#include "core/analyse/bots/heat.h"

#include <utility>

#include "core/analyse/bots/descent/game.h"
#include "core/analyse/bots/temple/game.h"
#include "core/generate/generate.h"
#include "core/play/temple/attempts.h"

namespace mazeloom::analyse::bots {

namespace {

/// Calls game(seed) for each seed until `stop` is set.
template <typename PlaySeed>
void eachSeed(Seeds seeds, const std::atomic<bool>* stop, const PlaySeed& game) {
    for (std::uint64_t i = 0; i < seeds.count; ++i) {
        if (stop != nullptr && *stop) return;
        game(seeds.first + i);
    }
}

void noteGame(Heat& heat, bool isWon, bool isDead, grid::Point end) {
    ++heat.games;
    heat.wins += isWon ? 1 : 0;
    if (isDead && heat.deaths.contains(end)) ++heat.deaths.at(end);
}

}  // namespace

Heat heatOf(const temple::Bot& bot, const level::Level& level, std::span<const level::Room> rooms,
            Seeds seeds, play::temple::Numbers numbers, level::SharedOwnKinds kinds,
            const std::atomic<bool>* stop) {
    Heat heat{grid::Grid<std::uint32_t>(level.size)};
    eachSeed(seeds, stop, [&](std::uint64_t seed) {
        const auto field = play::temple::generateField(level, rooms, seed, 0, kinds, stop);
        if (!field) {
            ++heat.failures;
            return;
        }
        const auto game = temple::playGame(bot, {*field, numbers, seed, stop});
        noteGame(heat, game.isWon(), game.isDead(), game.end);
    });
    return heat;
}

Heat heatOf(const descent::Bot& bot, const level::Level& level, std::span<const level::Room> rooms,
            Seeds seeds, level::SharedOwnKinds kinds, const std::atomic<bool>* stop) {
    Heat heat{grid::Grid<std::uint32_t>(level.size)};
    generate::Options options;
    options.stop = stop;
    options.kinds = std::move(kinds);
    eachSeed(seeds, stop, [&](std::uint64_t seed) {
        const auto made = generate::generate(level, rooms, seed, options);
        const auto game =
            made ? descent::playFloor(bot, {.map = made->map, .seed = seed, .stop = stop})
                 : tl::expected<descent::Game, Problem>(tl::unexpect, made.error());
        if (!game) {
            ++heat.failures;
            return;
        }
        noteGame(heat, game->isWon, game->isDead(), game->end);
    });
    return heat;
}

Heat heatOn(const temple::Bot& bot, std::shared_ptr<const play::temple::Field> field, Seeds seeds,
            play::temple::Numbers numbers, const std::atomic<bool>* stop) {
    Heat heat{grid::Grid<std::uint32_t>(field->size())};
    eachSeed(seeds, stop, [&](std::uint64_t seed) {
        const auto game = temple::playGame(bot, {field, numbers, seed, stop});
        noteGame(heat, game.isWon(), game.isDead(), game.end);
    });
    return heat;
}

}  // namespace mazeloom::analyse::bots
