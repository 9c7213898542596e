// SPDX-License-Identifier: MIT
// Writes the state of an attempt, for people and for programs. Both texts are in English and have
// the same bytes in every language setting.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "core/play/temple/rules/objectives.h"
#include "core/play/temple/session.h"

namespace mazeloom::play::temple {

/// Returns "playing", "won" or "lost".
std::string_view name(Outcome outcome);
/// Returns "none", "trap", "bug", "boss", "laser", "blast", "drowned" or "ground".
std::string_view name(Cause cause);
/// Returns "coins", "bugs", "lasers", "boss", "consoles" or "exit".
std::string_view name(Objective objective);

/// Writes one line each: outcome, tick, coins, lives, state hash.
void writeText(std::ostream& out, const Session& session);
/// Writes one JSON object: "format" "mazeloom-play", "version" 1, pack, level, seed and attempt
/// (from 0), outcome, the cause if lost, the cell where the attempt ended if it is over, tick,
/// coins and coinsInAll, lives, the hero's cell, the objectives with done and wanted numbers, and
/// the state hash.
void writeJson(std::ostream& out, const Session& session, const std::string& pack,
               const std::string& level, std::uint64_t seed, std::uint64_t attempt);

}  // namespace mazeloom::play::temple
