// SPDX-License-Identifier: MIT
// Several inks with weights. Each painted cell gets one of them at random.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/edit/paint/palette.h"

namespace mazeloom::edit {

/// Returns the ink that leaves cells unchanged. In a mix, it makes the other inks cover only some
/// cells. It is not in the palette.
const InkInfo& leaveInk();
/// Returns an ink of the palette or leaveInk(); null if no ink has this id.
const InkInfo* findMixable(std::string_view id);

class InkMix {
  public:
    static constexpr int kMaxWeight = 999;

    struct Part {
        const InkInfo* ink = nullptr;
        int weight = 1;  ///< 1 … kMaxWeight

        friend bool operator==(const Part&, const Part&) = default;
    };

    /// Returns the parts in the palette's order, each ink once.
    std::span<const Part> parts() const { return parts_; }
    bool isEmpty() const { return parts_.empty(); }
    /// Returns the weight of the ink; 0 if it is not in the mix.
    int weightOf(const InkInfo& ink) const;
    /// Sets the weight of an ink, clamped to 0 … kMaxWeight; 0 removes the ink.
    void setWeight(const InkInfo& ink, int weight);
    /// Returns the share of cells that get the ink, in percent, rounded.
    int percentOf(const InkInfo& ink) const;
    /// Returns the part of the mix that can be painted on `canvas`.
    InkMix on(Canvas canvas) const;

    friend bool operator==(const InkMix&, const InkMix&) = default;

  private:
    std::vector<Part> parts_;
};

}  // namespace mazeloom::edit
