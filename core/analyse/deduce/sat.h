// SPDX-License-Identifier: MIT
// Decides with a SAT solver (CaDiCaL) whether traps can be placed so that all numbers are right. It
// is used if there are too many cells to try all placements.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mazeloom::analyse::deduce {

class Sat {
  public:
    /// Variables are numbered from 0.
    explicit Sat(int variables);
    ~Sat();
    Sat(const Sat&) = delete;
    Sat& operator=(const Sat&) = delete;

    /// Adds the constraint that exactly `count` of the variables are true; `variables` has at most
    /// eight.
    void addCount(std::span<const int> variables, int count);

    /// Returns values of all variables; nullopt if there is no solution.
    std::optional<std::vector<bool>> solve();
    /// Does the same as solve(), but with `variable` set to `value`.
    std::optional<std::vector<bool>> solveWith(int variable, bool value);

  private:
    struct Solver;
    std::unique_ptr<Solver> solver_;
    int variables_;
};

}  // namespace mazeloom::analyse::deduce
