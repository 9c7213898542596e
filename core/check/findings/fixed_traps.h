// SPDX-License-Identifier: MIT
// Finds the painted and pinned traps that force a guess. The stage *deducible* may not move them.
#pragma once

#include <atomic>
#include <span>
#include <string>

#include "core/check/findings/deducible.h"
#include "core/check/findings/rule.h"
#include "core/level/level.h"
#include "core/sentence.h"

namespace mazeloom::check {

/// Reports each painted or pinned trap that alone forces a guess: without this trap, deductions as
/// in `asked` would lead to all goals. If there is no such trap, reports the traps that force
/// guesses together. Assumes that the stage moves away all traps that it may move. Tries only traps
/// that share a number with the cells where the deductions end: up to 48 in levels of up to 64 × 64
/// cells, up to 16 in levels of up to 256 × 256 cells, none in larger levels. For the first eight
/// painted traps reported in levels of up to 64 × 64 cells, a fix offers to move the trap to a cell
/// at most three cells away. `map` is the map before the stage *deducible*, which changes nothing
/// when it fails; `place` begins with the seed. After `stop` was set, the result is meaningless.
void findFixedTraps(const level::Level& level, const level::Map& map, const Deductions& asked,
                    const std::atomic<bool>* stop, Findings& findings, const std::string& place);
/// Returns the sentences of findFixedTraps(), for translation.
std::span<const Sentence> fixedTrapSentences();

}  // namespace mazeloom::check
