// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/certificate/equations.h"

#include <algorithm>
#include <cstdint>

#include "core/analyse/deduce/sat.h"

namespace mazeloom::analyse::deduce {

namespace {

/// Upper bound on the cells for which all placements are tried; for more cells a SAT solver is
/// used.
constexpr std::size_t kMostTried = 18;

bool holds(const Equation& equation, std::uint32_t placement) {
    int traps = 0;
    for (const int cell : equation.cells)
        traps += static_cast<int>(placement >> cell & 1);
    return traps == equation.traps;
}

enum class Held : std::uint8_t { Unknown, Nothing, Trap };

/// Cells with known bounds on the number of traps that they hold.
struct Group {
    std::vector<std::size_t> cells;
    int least = 0;
    int most = 0;

    int size() const { return static_cast<int>(cells.size()); }
};

/// Applies two equations at a time to the supposed state and to what followed from it.
class Supposition {
  public:
    Supposition(const Equations& equations, bool isTrap)
        : equations_(equations), held_(equations.cellCount, Held::Unknown) {
        held_[0] = isTrap ? Held::Trap : Held::Nothing;
    }

    bool isRefuted() {
        do {
            hasChanged_ = false;
            for (const Equation& first : equations_.all) {
                for (const Equation& second : equations_.all) {
                    if (contradict(first, second)) return true;
                }
            }
        } while (hasChanged_);
        return false;
    }

  private:
    static bool has(const Equation& equation, std::size_t cell) {
        return std::ranges::find(equation.cells, static_cast<int>(cell)) != equation.cells.end();
    }

    /// Returns the unknown cells of an equation, and the number of traps that they hold.
    Group rest(const Equation& equation) const {
        Group group{{}, equation.traps, equation.traps};
        for (const int place : equation.cells) {
            const auto cell = static_cast<std::size_t>(place);
            if (held_[cell] == Held::Unknown) group.cells.push_back(cell);
            if (held_[cell] == Held::Trap) group.least = --group.most;
        }
        return group;
    }

    /// Applies two equations, and returns whether they contradict each other. The same equation
    /// given twice stands for a single equation.
    bool contradict(const Equation& first, const Equation& second) {
        const Group a = rest(first);
        const Group b = rest(second);
        Group both;
        Group onlyA;
        Group onlyB;
        for (const std::size_t cell : a.cells)
            (has(second, cell) ? both : onlyA).cells.push_back(cell);
        for (const std::size_t cell : b.cells) {
            if (!has(first, cell)) onlyB.cells.push_back(cell);
        }
        both.least = std::max({0, a.least - onlyA.size(), b.least - onlyB.size()});
        both.most = std::min({both.size(), a.most, b.most});
        if (both.least > both.most) return true;
        onlyA.least = a.least - both.most;
        onlyA.most = a.most - both.least;
        onlyB.least = b.least - both.most;
        onlyB.most = b.most - both.least;
        for (const Group* group : {&both, &onlyA, &onlyB})
            decide(*group);
        return false;
    }

    void decide(const Group& group) {
        if (group.most > 0 && group.least < group.size()) return;
        for (const std::size_t cell : group.cells) {
            held_[cell] = group.most <= 0 ? Held::Nothing : Held::Trap;
            hasChanged_ = true;
        }
    }

    const Equations& equations_;
    std::vector<Held> held_;
    bool hasChanged_ = false;
};

}  // namespace

bool canBe(const Equations& equations, bool isTrap) {
    if (equations.cellCount > kMostTried) {
        Sat sat(static_cast<int>(equations.cellCount));
        for (const Equation& equation : equations.all) {
            const auto most = static_cast<int>(equation.cells.size());
            if (equation.traps < 0 || equation.traps > most) return false;
            sat.addCount(equation.cells, equation.traps);
        }
        return sat.solveWith(0, isTrap).has_value();
    }
    for (std::uint32_t placement = 0; placement < 1u << equations.cellCount; ++placement) {
        if (((placement & 1) != 0) != isTrap) continue;
        const auto isKept = [&](const Equation& equation) { return holds(equation, placement); };
        if (std::ranges::all_of(equations.all, isKept)) return true;
    }
    return false;
}

bool isRefuted(const Equations& equations, bool isTrap) {
    return Supposition(equations, isTrap).isRefuted();
}

}  // namespace mazeloom::analyse::deduce
