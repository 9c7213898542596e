// SPDX-License-Identifier: MIT
// Thinks as a player does who stays where he is, in rounds. A round applies the lowest rule that
// finds anything, to all that was known before it: so what is found follows directly from that, and
// no cell is explained in a roundabout way. deduce::Deduction is faster, and walks on; it does not
// look for the shortest reasons.
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/analyse/deduce/certificate.h"
#include "core/analyse/deduce/component.h"
#include "core/analyse/deduce/propagation.h"
#include "core/analyse/deduce/suppositions.h"
#include "core/analyse/explain/seen.h"

namespace mazeloom::analyse::explain {

class Reasoning {
  public:
    using Index = grid::Index;

    /// Knows what everybody sees. `seen` outlives this.
    explicit Reasoning(const Seen& seen, const std::atomic<bool>* stop = nullptr);

    /// One round. The rule that found something; nothing where nothing follows any more, or once
    /// `stop` is set.
    std::optional<deduce::Rule> think();

    const deduce::Knowledge& knowledge() const { return knowledge_; }
    /// A line for each cell that was found out, round by round.
    const deduce::Certificate& certificate() const { return certificate_; }
    /// The line of a cell; nothing where there is none.
    std::optional<std::size_t> lineOf(Index cell) const;
    /// The lines that one rests on, in order; itself is the last.
    std::vector<std::size_t> reasonsOf(std::size_t line) const;

  private:
    static constexpr std::uint32_t kNoLine = 0xffffffff;

    struct Find {
        Index cell;
        bool isTrap;
        std::vector<Index> numbers;
    };

    bool isStopped() const { return stop_ != nullptr && *stop_; }
    void show(Index number);
    void hasChanged(Index number);
    void lookAtOne();
    void lookAtTwo();
    void suppose();
    void place();
    /// Of the component of each number that waits.
    template <typename Look>
    void eachComponent(deduce::NumberQueue& waiting, const Look& look);
    void find(const deduce::Found& around, Index number, Index second);
    void find(Index cell, bool isTrap, std::vector<Index> numbers);
    void take(deduce::Rule rule);

    const Seen& seen_;
    const std::atomic<bool>* stop_;
    deduce::Knowledge knowledge_;
    deduce::Propagation propagation_;  ///< of suppositions
    deduce::Suppositions suppositions_;
    deduce::Components components_;
    deduce::TwoNumbers two_;
    // Numbers that a rule has not looked at since they changed.
    deduce::NumberQueue ones_;
    deduce::NumberQueue twos_;
    deduce::NumberQueue unsupposed_;
    deduce::NumberQueue unplaced_;
    std::vector<Find> found_;  ///< in this round
    deduce::Notes isFound_;
    deduce::Certificate certificate_;
    std::vector<std::size_t> roundOf_;  ///< of each line, the first line of its round
    grid::Grid<std::uint32_t, deduce::kFrame> lineOf_;
};

}  // namespace mazeloom::analyse::explain
