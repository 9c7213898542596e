// SPDX-License-Identifier: MIT
// How an attempt stands, for people and for programs. Both are English: the same bytes in every
// language.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "core/play/temple/rules/objectives.h"
#include "core/play/temple/session.h"

namespace mazeloom::play::temple {

/// "playing", "won", "lost"
std::string_view name(Outcome outcome);
/// "trap", "bug", "boss", "laser", "blast", "drowned"; "none"
std::string_view name(Cause cause);
/// "coins", "bugs", "lasers", "boss", "consoles", "exit"
std::string_view name(Objective objective);

/// A line each: outcome, tick, coins, lives, state hash.
void writeText(std::ostream& out, const Session& session);
/// One JSON object: "format" "mazeloom-play", "version" 1, pack, level, seed and attempt (from 0),
/// outcome, of a lost attempt the cause, of one that is over the cell, tick, coins and coinsInAll,
/// lives, the hero's cell, objectives with what is done and wanted, and the state hash.
void writeJson(std::ostream& out, const Session& session, const std::string& pack,
               const std::string& level, std::uint64_t seed, std::uint64_t attempt);

}  // namespace mazeloom::play::temple
