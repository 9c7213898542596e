// SPDX-License-Identifier: MIT
// Runs a program of rewriting rules on a board (RULES.md G-80 to G-85).
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

/// One rewrite: what changed, in the order of the storage.
struct Rewrite {
    std::size_t rule = 0;  ///< by number
    std::size_t symmetry = 0;
    grid::Index at = 0;  ///< the first cell in reading order that the rule writes
    std::span<const Change> changes;
};

struct Settings {
    /// After so many rewrites it stops, whatever is left to do.
    std::uint64_t limit = 0;
    /// Set from another thread to give up; looked at before each rewrite.
    const std::atomic<bool>* stop = nullptr;
    /// Told of each rewrite, after the board has it.
    std::function<void(const Rewrite&)> rewritten = {};
    /// For tests: the matches of all rules that are watched, after each rewrite.
    std::function<void(const Matcher&)> updated = {};
};

struct Outcome {
    std::uint64_t rewrites = 0;
    /// The rule that wrote most towards the end, when the limit ended the program.
    std::optional<std::size_t> ranOn;
};

/// The board's numbers of matches can be counted with these rules.
bool isSmallEnough(const Compiled& compiled, const Board& board);

/// `program` has no flaw that is not harmless, and isSmallEnough() on the board.
Outcome run(const level::rewriting::Program& program, Board& board, random::Stream& random,
            const Settings& settings);

}  // namespace mazeloom::generate::rewrite
