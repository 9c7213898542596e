// SPDX-License-Identifier: MIT
// Where rules match, kept up to date: after a rewrite only patterns that the changed cells lie in
// are looked at again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/generate/rewrite/board.h"
#include "core/generate/rewrite/compiled.h"
#include "core/generate/rewrite/match_set.h"

namespace mazeloom::generate::rewrite {

struct Match {
    std::size_t variant = 0;  ///< index in Compiled::variants
    grid::Index anchor = 0;   ///< of its top left cell on the board; it may lie outside of the map
};

struct Change {
    grid::Index cell = 0;
    State before = 0;
    State after = 0;
};

class Matcher {
  public:
    /// Both outlive it.
    Matcher(const Compiled& compiled, const Board& board);

    /// From now on the matches of these rules are known. Looks at the whole board.
    void watch(std::span<const std::size_t> rules);
    /// Cells of the board were changed.
    void update(std::span<const Change> changes);

    /// Of a rule that is watched: what matchOf() takes apart.
    const MatchSet& matches(std::size_t rule) const { return sets_[rule]; }
    Match matchOf(std::size_t rule, std::size_t number) const {
        const CompiledRule& compiled = compiled_.rules[rule];
        return {compiled.firstVariant + number % compiled.variantCount,
                static_cast<grid::Index>(number / compiled.variantCount)};
    }

  private:
    /// A cell of a variant's pattern that a change of state is of account to.
    struct Touched {
        std::uint32_t variant;
        std::int32_t offset;
        bool stillFits;
    };
    const std::vector<Touched>& touchedBy(State before, State after);

    const Compiled& compiled_;
    const Board& board_;
    std::vector<std::size_t> watched_;
    std::vector<MatchSet> sets_;  ///< by rule
    /// By the values before and after; found when first needed.
    std::vector<std::vector<Touched>> touched_;
    std::vector<bool> known_;
};

}  // namespace mazeloom::generate::rewrite
