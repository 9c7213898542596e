// SPDX-License-Identifier: MIT
// Finds the painted and pinned traps that force a guess. The stage *deducible* may not move them.
#pragma once

#include <atomic>
#include <span>
#include <string>

#include "core/check/findings/deducible.h"
#include "core/check/findings/rule.h"
#include "core/check/findings/sentence.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// Reports each painted or pinned trap without which `asked` deductions would lead to all goals if
/// the stage moved all other traps away; if there is none, the traps that force guesses together.
/// Only traps that share a number with the cells where the deductions end are tried: up to 48 in
/// levels of up to 64 × 64 cells, up to 16 in levels of up to 256 × 256, none in larger ones. For
/// the first eight, in levels of up to 64 × 64, a fix offers a cell within three to which the trap
/// can move. `map` is the map before the stage *deducible*, which changes nothing when it fails;
/// `place` begins with the seed. After `stop` was set, the result is meaningless.
void findFixedTraps(const level::Level& level, const level::Map& map, const Deductions& asked,
                    const std::atomic<bool>* stop, Findings& findings, const std::string& place);
/// Returns the sentences of findFixedTraps(), for translation.
std::span<const Sentence> fixedTrapSentences();

}  // namespace mazeloom::check
