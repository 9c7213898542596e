// SPDX-License-Identifier: MIT
// Writes the state of a run, for people and for programs. Both texts are in English and have the
// same bytes in every language setting.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "core/play/descent/runs/session.h"

namespace mazeloom::play::descent {

/// Returns "playing", "died", "quit" or "arrived".
std::string_view name(Outcome outcome);

/// Writes one line each: outcome, turns, depth, kills, hp, score, state hash.
void writeText(std::ostream& out, const Session& session);
/// Writes one JSON object: "format" "mazeloom-play", "version" 1, pack, level (left out for a
/// pack's descent) and seed, outcome, the killer if the hero died, turns, keys, depth,
/// greatestDepth, kills, hp, mostHp, score, the hero's cell, and the state hash.
void writeJson(std::ostream& out, const Session& session, const std::string& pack,
               const std::string& level);

}  // namespace mazeloom::play::descent
