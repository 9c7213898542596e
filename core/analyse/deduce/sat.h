// SPDX-License-Identifier: MIT
// Whether cells can hold traps so that all numbers are right, for more cells than can be tried one
// by one: a question for a SAT solver (CaDiCaL).
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

    /// Exactly `count` of at most eight variables are true.
    void addCount(std::span<const int> variables, int count);

    /// Values of all variables; nothing where there are none.
    std::optional<std::vector<bool>> solve();
    /// The same where one variable has this value.
    std::optional<std::vector<bool>> solveWith(int variable, bool value);

  private:
    struct Solver;
    std::unique_ptr<Solver> solver_;
    int variables_;
};

}  // namespace mazeloom::analyse::deduce
