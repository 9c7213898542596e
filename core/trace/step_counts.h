// SPDX-License-Identifier: MIT
// How many steps of each kind a generation took. They are counted while it runs, so that nobody
// needs its log to know.
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
    /// Rooms that were refused for this reason.
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
