// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/sat.h"

#include <cadical.hpp>

namespace mazeloom::analyse::deduce {

struct Sat::Solver {
    CaDiCaL::Solver cadical;
};

Sat::Sat(int variables) : solver_(std::make_unique<Solver>()), variables_(variables) {
    solver_->cadical.set("quiet", 1);
}

Sat::~Sat() = default;

/// Adds clauses that say: among any count + 1 variables at least one is false, and among any size −
/// count + 1 variables at least one is true. There are at most 70 clauses of each kind.
void Sat::addCount(std::span<const int> variables, int count) {
    const auto size = static_cast<int>(variables.size());
    for (unsigned set = 0; set < 1u << size; ++set) {
        const int members = __builtin_popcount(set);
        const bool isTooMany = members == count + 1;
        const bool isTooFew = members == size - count + 1;
        const auto addClause = [&](int sign) {
            for (int k = 0; k < size; ++k) {
                if ((set >> k & 1) != 0)
                    solver_->cadical.add(sign * (variables[static_cast<std::size_t>(k)] + 1));
            }
            solver_->cadical.add(0);
        };
        if (isTooMany) addClause(-1);
        if (isTooFew) addClause(1);
    }
}

std::optional<std::vector<bool>> Sat::solve() {
    constexpr int kSatisfiable = 10;
    if (solver_->cadical.solve() != kSatisfiable) return std::nullopt;
    std::vector<bool> values(static_cast<std::size_t>(variables_));
    for (int variable = 0; variable < variables_; ++variable)
        values[static_cast<std::size_t>(variable)] = solver_->cadical.val(variable + 1) > 0;
    return values;
}

std::optional<std::vector<bool>> Sat::solveWith(int variable, bool value) {
    solver_->cadical.assume(value ? variable + 1 : -(variable + 1));
    return solve();
}

}  // namespace mazeloom::analyse::deduce
