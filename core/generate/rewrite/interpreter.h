// SPDX-License-Identifier: MIT
// Runs a program of rewrite rules on a board (RULES.md G-80 to G-85).
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/generate/rewrite/board.h"
#include "core/generate/rewrite/compiled.h"
#include "core/generate/rewrite/matcher.h"
#include "core/level/rewriting/program.h"
#include "core/random/stream.h"

namespace mazeloom::generate::rewrite {

/// One rewrite with its changes, in the order of the storage.
struct Rewrite {
    std::size_t rule = 0;  ///< the rule's number
    std::size_t symmetry = 0;
    grid::Index at = 0;  ///< the first cell in reading order that the rule writes
    std::span<const Change> changes;
};

struct Settings {
    /// Upper bound on the number of rewrites; the run stops there, even if unfinished. It also
    /// stops when rewrites, passes and searches together have done more work than `limit` rewrites
    /// by a fixed amount (RULES.md G-84.1).
    std::uint64_t limit = 0;
    /// Set from another thread to cancel; checked at least every few milliseconds.
    const std::atomic<bool>* stop = nullptr;
    /// Called at the start, and then at most a thousand times until the limit: the work done so
    /// far, in rewrites, of at most `limit`. May be empty.
    std::function<void(std::uint64_t done, std::uint64_t limit)> progress = {};
    /// Called after each rewrite, when the board already shows the changes.
    std::function<void(const Rewrite&)> rewritten = {};
    /// For tests: called with the watched rules' matches after each rewrite.
    std::function<void(const Matcher&)> updated = {};
};

struct Outcome {
    std::uint64_t rewrites = 0;
    /// If the limit stopped the program, the rule that rewrote most towards the end.
    std::optional<std::size_t> ranOn;
};

/// Returns the largest number of patterns, counted in all symmetries, whose matches on the board
/// can be numbered.
std::size_t mostVariants(const Board& board);
/// Whether all possible matches of the rules on the board can be numbered.
bool isSmallEnough(const Compiled& compiled, const Board& board);

/// Runs `program` on a board. All flaws of the program must be harmless (Flaw::isHarmless()), and
/// isSmallEnough() must hold for the board.
Outcome run(const level::rewriting::Program& program, Board& board, random::Stream& random,
            const Settings& settings);

}  // namespace mazeloom::generate::rewrite
