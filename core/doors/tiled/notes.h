// SPDX-License-Identifier: MIT
// Notes on a file, of which many may say the same: such a note stands once, with a count.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/problem.h"

namespace mazeloom::doors::tiled {

class Notes {
  public:
    explicit Notes(std::string file) : file_(std::move(file)) {}

    /// Adds a warning. If an earlier one has the same text, that one is counted up instead, and the
    /// place of the first stays.
    void add(std::string place, std::string text);
    /// The warnings in the order of their first occurrence. Leaves none.
    std::vector<Problem> take();

  private:
    struct Counted {
        Problem problem;
        std::size_t count = 1;
    };

    std::string file_;
    std::vector<Counted> notes_;
    std::map<std::string, std::size_t> places_;  ///< in notes_, by text
};

}  // namespace mazeloom::doors::tiled
