// SPDX-License-Identifier: MIT
// Packs drawn from a seed, which use all that a pack can hold: for tests of writing and saving.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/level/level.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

/// A few small levels and rooms without a problem, some of them with every field set.
level::Pack randomPack(std::uint64_t seed);

level::Level randomLevel(random::Stream& random, std::string id);
/// Nodes for these levels, whose needs make sense or not.
level::Campaign randomCampaign(random::Stream& random, const std::vector<std::string>& levels);
/// Tables and floors; these are the levels that may be one.
level::Descent randomDescent(random::Stream& random, const std::vector<std::string>& floors);
level::Room randomRoom(random::Stream& random, std::string id);

/// Text of a person who likes quotes, accents and other scripts; several lines when `lines`.
std::string randomText(random::Stream& random, bool lines);

/// The outer walls of a room with floor behind them, looked for cell by cell.
std::vector<grid::Point> doorPlaces(const level::Room& room);

}  // namespace mazeloom::testing
