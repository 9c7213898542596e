// SPDX-License-Identifier: MIT
// The matches of rules, updated after each rewrite by testing patterns that contain changed cells.
#pragma once

#include <atomic>
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
    /// The place of the match's top left cell on the board, which may lie outside of the map.
    grid::Index anchor = 0;
};

struct Change {
    grid::Index cell = 0;
    State before = 0;
    State after = 0;
};

class Matcher {
  public:
    /// `compiled` and `board` must outlive this.
    Matcher(const Compiled& compiled, const Board& board);

    /// Starts to track the matches of these rules; scans the whole board. Once `stop` is set, the
    /// scan ends early, and the matches are unusable. `stop` may be null.
    void watch(std::span<const std::size_t> rules, const std::atomic<bool>* stop = nullptr);
    /// Updates the matches after changes of the board.
    void update(std::span<const Change> changes);

    /// Returns the matches of a watched rule, as numbers for matchOf().
    const MatchSet& matches(std::size_t rule) const { return sets_[rule]; }
    Match matchOf(std::size_t rule, std::size_t number) const {
        const CompiledRule& compiled = compiled_.rules[rule];
        return {compiled.firstVariant + number % compiled.variantCount,
                static_cast<grid::Index>(number / compiled.variantCount)};
    }

  private:
    /// A cell of a variant's pattern whose answer differs between the states before and after a
    /// change.
    struct Touched {
        std::uint32_t variant;
        std::int32_t offset;
        bool stillFits;
    };
    const std::vector<Touched>& touchedBy(State before, State after);

    const Compiled& compiled_;
    const Board& board_;
    std::vector<std::size_t> watched_;
    std::vector<MatchSet> sets_;                 ///< the matches of each rule
    std::vector<std::vector<Touched>> touched_;  ///< computed when first needed
    /// By the values before and after: 1 + the index in touched_; 0 if not computed yet.
    std::vector<std::uint32_t> places_;
};

}  // namespace mazeloom::generate::rewrite
