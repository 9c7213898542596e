// SPDX-License-Identifier: MIT
// The number of steps of each kind in a generation, counted while the generation runs, without a
// log of the steps.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/trace/step.h"

namespace mazeloom::trace {

class StepCounts {
  public:
    void add(StepKind kind, std::uint8_t detail) {
        ++ofKind_[static_cast<std::size_t>(kind)];
        if (kind == StepKind::TryRoom) ++ofFlaw_[detail % kRoomFlaws];
    }
    std::uint32_t of(StepKind kind) const { return ofKind_[static_cast<std::size_t>(kind)]; }
    /// Returns the number of rooms refused for this reason.
    std::uint32_t of(RoomFlaw flaw) const { return ofFlaw_[static_cast<std::size_t>(flaw)]; }
    std::uint32_t all() const {
        std::uint32_t sum = 0;
        for (const std::uint32_t count : ofKind_)
            sum += count;
        return sum;
    }

  private:
    std::array<std::uint32_t, kStepKinds> ofKind_{};
    std::array<std::uint32_t, kRoomFlaws> ofFlaw_{};
};

}  // namespace mazeloom::trace
