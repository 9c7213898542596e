// SPDX-License-Identifier: MIT
// Several inks with weights: of what is painted with a mix, each cell gets one of them by chance.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/edit/paint/palette.h"

namespace mazeloom::edit {

/// Leaves cells as they are: in a mix, for what shall be sprinkled. No ink of the palette.
const InkInfo& leaveInk();
/// An ink of the palette, or leaveInk(); null when there is none of that id.
const InkInfo* findMixable(std::string_view id);

class InkMix {
  public:
    static constexpr int kMaxWeight = 999;

    struct Part {
        const InkInfo* ink = nullptr;
        int weight = 1;  ///< 1 … kMaxWeight

        friend bool operator==(const Part&, const Part&) = default;
    };

    /// In the palette's order, each ink once.
    std::span<const Part> parts() const { return parts_; }
    bool isEmpty() const { return parts_.empty(); }
    /// 0 where the ink is not in the mix.
    int weightOf(const InkInfo& ink) const;
    /// Weights are brought into 0 … kMaxWeight; 0 takes the ink out.
    void setWeight(const InkInfo& ink, int weight);
    /// How many of 100 cells get the ink, rounded.
    int percentOf(const InkInfo& ink) const;
    /// What of the mix can be painted there.
    InkMix on(Canvas canvas) const;

    friend bool operator==(const InkMix&, const InkMix&) = default;

  private:
    std::vector<Part> parts_;
};

}  // namespace mazeloom::edit
