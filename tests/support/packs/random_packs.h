// SPDX-License-Identifier: MIT
// Packs drawn from a seed that use everything a pack can hold, for tests of writing and saving.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/level/level.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

/// Returns a pack of a few small levels and rooms without problems; some have every field set.
level::Pack randomPack(std::uint64_t seed);

level::Level randomLevel(random::Stream& random, std::string id);
/// Returns a campaign with nodes for these levels; its requirements may make no sense.
level::Campaign randomCampaign(random::Stream& random, const std::vector<std::string>& levels);
/// Returns tables and floors for a descent; `floors` are the ids of levels that can be floors.
level::Descent randomDescent(random::Stream& random, const std::vector<std::string>& floors);
level::Room randomRoom(random::Stream& random, std::string id);

/// Returns text with quotes, accents and other scripts; several lines if `lines`.
std::string randomText(random::Stream& random, bool lines);

/// Returns the outer walls of a room that have floor behind them, checked cell by cell.
std::vector<grid::Point> doorPlaces(const level::Room& room);

}  // namespace mazeloom::testing
