// SPDX-License-Identifier: MIT
// Deduces in rounds, like a player who stays in place. A round applies the easiest rule that finds
// anything to what was known before the round. The findings therefore follow directly from that
// knowledge, and no cell is explained in a roundabout way. deduce::Deduction is faster and walks
// on, but does not look for the shortest reasons.
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

    /// Begins with what is visible. `seen` must outlive this object.
    explicit Reasoning(const Seen& seen, const std::atomic<bool>* stop = nullptr);

    /// Thinks for one round. Returns the rule that found something; nullopt if nothing more
    /// follows, or once `stop` is set.
    std::optional<deduce::Rule> think();

    const deduce::Knowledge& knowledge() const { return knowledge_; }
    /// Returns the certificate, with a line for each deduced cell, round by round.
    const deduce::Certificate& certificate() const { return certificate_; }
    /// Returns the index of a cell's line; nullopt if there is none.
    std::optional<std::size_t> lineOf(Index cell) const;
    /// Returns the indices of all lines from which a line follows, in order; the line itself is the
    /// last.
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
    /// Calls look(component) for the component of each waiting number.
    template <typename Look>
    void eachComponent(deduce::NumberQueue& waiting, const Look& look);
    void find(const deduce::Found& around, Index number, Index second);
    void find(Index cell, bool isTrap, std::vector<Index> numbers);
    void take(deduce::Rule rule);

    const Seen& seen_;
    const std::atomic<bool>* stop_;
    deduce::Knowledge knowledge_;
    deduce::Propagation propagation_;  ///< for suppositions
    deduce::Suppositions suppositions_;
    deduce::Components components_;
    deduce::TwoNumbers two_;
    // For each rule, the numbers that changed since the rule last looked at them.
    deduce::NumberQueue ones_;
    deduce::NumberQueue twos_;
    deduce::NumberQueue unsupposed_;
    deduce::NumberQueue unplaced_;
    std::vector<Find> found_;  ///< the findings of this round
    deduce::Notes isFound_;
    deduce::Certificate certificate_;
    std::vector<std::size_t> roundOf_;  ///< for each line, the first line of its round
    grid::Grid<std::uint32_t, deduce::kFrame> lineOf_;
};

}  // namespace mazeloom::analyse::explain
