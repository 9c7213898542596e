// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/knowledge.h"

namespace mazeloom::analyse::deduce {

Knowledge::Knowledge(const Board& board)
    : board_(&board),
      steps_(stepsAround(board.notes().stride())),
      known_(board.size()),
      shown_(board.size()),
      unknown_(board.size()),
      left_(board.size()) {
    for (int y = 0; y < board.size().height; ++y) {
        for (int x = 0; x < board.size().width; ++x) {
            const Index i = known_.index({x, y});
            if (board.mayHoldTrap(i)) known_[i] = static_cast<std::uint8_t>(Known::Unknown);
            unsigned around = 0;
            int number = 0;
            for (unsigned k = 0; k < steps_.size(); ++k) {
                const Index beside = shifted(i, steps_[k]);
                around |= unsigned{board.mayHoldTrap(beside)} << k;
                number += board.isTrap(beside) ? 1 : 0;
            }
            unknown_[i] = static_cast<std::uint8_t>(around);
            left_[i] = static_cast<std::int8_t>(number);
        }
    }
}

void Knowledge::show(Index i) {
    shown_[i] = 1;
}

void Knowledge::decide(Index i, bool isTrap) {
    known_[i] = static_cast<std::uint8_t>(isTrap ? Known::Trap : Known::Safe);
    trail_.push_back(i);
    for (unsigned k = 0; k < steps_.size(); ++k) {
        const Index beside = shifted(i, steps_[7 - k]);
        unknown_[beside] = static_cast<std::uint8_t>(unknown_[beside] & ~(1u << k));
        left_[beside] = static_cast<std::int8_t>(left_[beside] - (isTrap ? 1 : 0));
    }
}

void Knowledge::trapChanged(Index i) {
    const int more = board_->isTrap(i) ? 1 : -1;
    for (const std::ptrdiff_t step : steps_) {
        const Index beside = shifted(i, step);
        left_[beside] = static_cast<std::int8_t>(left_[beside] + more);
    }
}

void Knowledge::tell(Index i, int number) {
    // On a board without traps, left_ began at 0 and was reduced by the known traps around the
    // cell.
    left_[i] = static_cast<std::int8_t>(left_[i] + number);
    show(i);
}

void Knowledge::disarm(Index i) {
    const bool wasUnknown = isUnknown(i);
    // Numbers that were read before count the trap; numbers that are read later do not.
    for (const std::ptrdiff_t step : steps_) {
        const Index beside = shifted(i, step);
        if (wasUnknown && isShown(beside))
            left_[beside] = static_cast<std::int8_t>(left_[beside] - 1);
        if (!wasUnknown && of(i) == Known::Trap && !isShown(beside))
            left_[beside] = static_cast<std::int8_t>(left_[beside] + 1);
    }
    if (wasUnknown) return decide(i, false);
    known_[i] = static_cast<std::uint8_t>(Known::Safe);
}

void Knowledge::undo(std::size_t length) {
    while (trail_.size() > length) {
        const Index i = trail_.back();
        trail_.pop_back();
        const bool wasTrap = of(i) == Known::Trap;
        known_[i] = static_cast<std::uint8_t>(Known::Unknown);
        for (unsigned k = 0; k < steps_.size(); ++k) {
            const Index beside = shifted(i, steps_[7 - k]);
            unknown_[beside] = static_cast<std::uint8_t>(unknown_[beside] | 1u << k);
            left_[beside] = static_cast<std::int8_t>(left_[beside] + (wasTrap ? 1 : 0));
        }
    }
}

}  // namespace mazeloom::analyse::deduce
