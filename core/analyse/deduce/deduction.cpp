// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/deduction.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/play/temple/state/constants.h"

namespace mazeloom::analyse::deduce {

using grid::Index;
using grid::Point;
using play::temple::Numbers;

static_assert(play::temple::kNear <= kFrame);

Deduction::Deduction(const Board& board, Numbers numbers, const std::atomic<bool>* stop)
    : board_(board),
      numbers_(numbers),
      stop_(stop),
      knowledge_(board),
      propagation_(knowledge_),
      suppositions_(knowledge_, propagation_),
      components_(knowledge_),
      unsupposed_(board),
      unplaced_(board) {
    closure_.grade = Notes(board.size());
    closure_.reached = Notes(board.size(), kNever);
    if (numbers == Numbers::All) showAll();
}

Deduction::Deduction(const Board& board, Told, const std::atomic<bool>* stop)
    : Deduction(board, Numbers::Visited, stop) {
    isTold_ = true;
}

void Deduction::tell(Index cell, int number) {
    knowledge_.tell(cell, number);
    propagation_.hasChanged(cell);
    hasChanged(cell);
}

void Deduction::disarm(Index cell) {
    knowledge_.disarm(cell);
    knowledge_.eachNumberAround(cell, [this](Index number) {
        propagation_.hasChanged(number);
        hasChanged(number);
    });
}

void Deduction::deduce(int grade) {
    grade_ = grade;
    if (!hasBegun_ && !isTold_) {
        const Index start = board_.notes().index(board_.start());
        visit(start, start);
    }
    hasBegun_ = true;
    do {
        followNumbers();
    } while (!isStopped() &&
             ((grade_ >= 3 && supposeWhatChanged()) || (grade_ >= 4 && placeWhatChanged())));
}

Closure Deduction::closure() const {
    Closure closure = closure_;
    closure.known = Notes(board_.size());
    for (int y = 0; y < board_.size().height; ++y) {
        for (int x = 0; x < board_.size().width; ++x) {
            const Index i = board_.notes().index({x, y});
            closure.known[i] = static_cast<std::uint8_t>(knowledge_.of(i));
            if (knowledge_.isUnknown(i)) closure.grade[i] = kNever;
        }
    }
    return closure;
}

void Deduction::reveal(Index cell) {
    propagation_.decide(cell, board_.isTrap(cell));
    follow(cell, board_.isTrap(cell));
}

void Deduction::trapChanged(Index cell) {
    knowledge_.trapChanged(cell);
    knowledge_.eachNumberAround(cell, [this](Index number) {
        propagation_.hasChanged(number);
        hasChanged(number);
    });
}

/// Calls decideSome() for the components of changed numbers until it decides a cell, because the
/// easier rules have to be tried again after a decision. Returns whether a cell was decided.
template <typename Decide>
bool Deduction::eachChanged(NumberQueue& changed, const Decide& decideSome) {
    components_.restart();
    while (!changed.isEmpty() && !isStopped()) {
        const Component component = components_.of(changed.pop());
        if (component.cells.empty()) continue;
        if (decideSome(component)) return true;
    }
    return false;
}

void Deduction::followNumbers() {
    propagation_.run(grade_, [this](Index cell, bool isTrap, Rule rule, Index a, Index b) {
        const std::array<Index, 2> both{a, b};
        write(std::span(both).first(a == b ? 1 : 2));
        note(cell, isTrap, rule);
    });
}

/// Tries suppositions in components with a changed number, up to the first component in which a
/// cell is decided. Returns whether a cell was decided.
bool Deduction::supposeWhatChanged() {
    return eachChanged(unsupposed_, [this](const Component& component) {
        bool isAny = false;
        for (const Index cell : component.cells) {
            for (const bool isTrap : {true, false}) {
                if (!knowledge_.isUnknown(cell) || isStopped()) break;
                const auto numbers = suppositions_.refute(cell, isTrap);
                if (!numbers) continue;
                isAny = true;
                write(*numbers);
                decide({cell, !isTrap}, Rule::Supposition);
                followNumbers();
            }
        }
        return isAny;
    });
}

bool Deduction::placeWhatChanged() {
    return eachChanged(unplaced_, [this](const Component& component) {
        const std::vector<Decided> all = decidedByAllPlacements(knowledge_, component);
        if (all.empty()) return false;
        // All lines refer to the same list of numbers: decide() may walk on and show more numbers,
        // but nothing is deduced from them before the loop ends.
        write(component.numbers);
        for (const Decided& one : all)
            decide(one, Rule::AllPlacements);
        return true;
    });
}

void Deduction::decide(Decided one, Rule rule) {
    propagation_.decide(one.cell, one.isTrap);
    note(one.cell, one.isTrap, rule);
}

/// Records a decided cell in the certificate.
void Deduction::note(Index cell, bool isTrap, Rule rule) {
    closure_.certificate.add(board_.notes().point(cell), isTrap, rule);
    follow(cell, isTrap);
}

void Deduction::follow(Index cell, bool isTrap) {
    closure_.grade[cell] = static_cast<std::uint8_t>(grade_);
    knowledge_.eachNumberAround(cell, [this](Index number) { hasChanged(number); });
    if (isTrap || isTold_) return;
    if (const auto from = besideOnTheWalk(cell)) visit(cell, *from);
}

void Deduction::write(std::span<const Index> numbers) {
    points_.clear();
    for (const Index number : numbers)
        points_.push_back(board_.notes().point(number));
    closure_.certificate.setNumbers(points_);
}

void Deduction::hasChanged(Index number) {
    unsupposed_.push(number);
    unplaced_.push(number);
}

/// Returns a visited cell from which a step leads to the cell.
std::optional<Index> Deduction::besideOnTheWalk(Index cell) const {
    const auto steps = board_.notes().steps();
    for (std::size_t d = 0; d < steps.size(); ++d) {
        const Index from = shifted(cell, -steps[d]);
        if (isVisited(from) && (board_.notes()[from] >> d & 1) != 0) return from;
    }
    return std::nullopt;
}

/// Walks on from a safe cell to every safe cell that can be reached. `from` is the visited cell
/// from which the hero steps there; the start itself at the beginning.
void Deduction::visit(Index cell, Index from) {
    const auto steps = board_.notes().steps();
    walk_.assign({{cell, from}});
    closure_.reached[cell] = static_cast<std::uint8_t>(grade_);
    while (!walk_.empty()) {
        const auto [here, before] = walk_.back();
        walk_.pop_back();
        showAround(here, before);
        for (std::size_t d = 0; d < steps.size(); ++d) {
            const Index there = shifted(here, steps[d]);
            const bool isWay = (board_.notes()[here] >> d & 1) != 0;
            if (!isWay || isVisited(there) || knowledge_.of(there) != Known::Safe) continue;
            closure_.reached[there] = static_cast<std::uint8_t>(grade_);
            walk_.push_back({there, here});
        }
    }
}

/// Shows the numbers around a cell. Those around `before`, a cell beside it, are shown already: so
/// only the row or column ahead is new.
void Deduction::showAround(Index cell, Index before) {
    const int far = numbers_ == Numbers::Near ? play::temple::kNear : 0;
    const std::ptrdiff_t stride = board_.notes().stride();
    const std::ptrdiff_t step =
        static_cast<std::ptrdiff_t>(cell) - static_cast<std::ptrdiff_t>(before);
    const bool isVertical = step == stride || step == -stride;
    const bool isHorizontal = step == 1 || step == -1;
    const auto span = [far](bool isAhead, bool isPositive) {
        return isAhead ? std::pair{isPositive ? far : -far, isPositive ? far : -far}
                       : std::pair{-far, far};
    };
    const auto [top, bottom] = span(isVertical, step > 0);
    const auto [left, right] = span(isHorizontal, step > 0);
    for (int y = top; y <= bottom; ++y) {
        for (int x = left; x <= right; ++x)
            show(shifted(cell, y * stride + x));
    }
}

void Deduction::showAll() {
    for (int y = 0; y < board_.size().height; ++y) {
        for (int x = 0; x < board_.size().width; ++x)
            show(board_.notes().index({x, y}));
    }
}

void Deduction::show(Index i) {
    if (!board_.isOpen(i) || knowledge_.isShown(i)) return;
    knowledge_.show(i);
    propagation_.hasChanged(i);
    hasChanged(i);
}

}  // namespace mazeloom::analyse::deduce
