// SPDX-License-Identifier: MIT
// Decides whether cells can hold traps so that all numbers are right, for too many cells to try one
// by one, with a SAT solver (CaDiCaL).
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

    /// Requires that exactly `count` of at most eight variables are true.
    void addCount(std::span<const int> variables, int count);

    /// Returns values of all variables; nullopt if there is no solution.
    std::optional<std::vector<bool>> solve();
    /// Does the same with one variable set to this value.
    std::optional<std::vector<bool>> solveWith(int variable, bool value);

  private:
    struct Solver;
    std::unique_ptr<Solver> solver_;
    int variables_;
};

}  // namespace mazeloom::analyse::deduce
