// SPDX-License-Identifier: MIT
// Makes the measures of bots from two lists: bots, and properties of a game.
//
// The traits of a kind of game define: `Bot`, `Game`, `kNeeds`, `kRows` (an array of BotRow<Game>),
// costOf(bot), and play(subject, bot), which returns a default Game, not won and without actions,
// if the map cannot be played.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

/// A property of a game.
template <typename Game>
struct BotRow {
    std::string_view name;  ///< the end of the measure's id ("won")
    std::string_view title;
    std::string_view unit;
    std::string_view sentence;
    std::int64_t (*value)(const Game& game);
};

/// One bot's game on a map, shared by all its measures.
template <typename Traits, const typename Traits::Bot& kBot>
struct BotGame {
    explicit BotGame(const Subject& subject) : game(Traits::play(subject, kBot)) {}
    typename Traits::Game game;
};

template <typename Traits, const typename Traits::Bot& kBot, std::size_t kRow>
const Measure* botMeasure() {
    static const auto& row = Traits::kRows[kRow];
    static const std::string id = "bot." + std::string(kBot.id) + "." + std::string(row.name);
    static const std::string title = std::string(kBot.title) + " bot: " + std::string(row.title);
    static const Measure measure{
        .id = id,
        .title = title,
        .unit = row.unit,
        .sentence = row.sentence,
        .needs = Traits::kNeeds,
        .cost = Traits::costOf(kBot),
        .value = [](const Subject& subject) -> std::int64_t {
            return Traits::kRows[kRow].value(subject.fact<BotGame<Traits, kBot>>().game);
        },
    };
    return &measure;
}

template <typename Traits, const typename Traits::Bot& kBot, std::size_t... kRows>
void addRowsOfBot(std::vector<const Measure*>& list, std::index_sequence<kRows...>) {
    (list.push_back(botMeasure<Traits, kBot, kRows>()), ...);
}

/// Returns the measures of all bots: for each bot in turn, one per row.
template <typename Traits, const typename Traits::Bot&... kBots>
std::vector<const Measure*> measuresOfBots() {
    std::vector<const Measure*> list;
    constexpr auto kRows = std::make_index_sequence<Traits::kRows.size()>();
    (addRowsOfBot<Traits, kBots>(list, kRows), ...);
    return list;
}

}  // namespace mazeloom::analyse
