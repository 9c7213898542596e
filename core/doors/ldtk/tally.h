// SPDX-License-Identifier: MIT
// Notes on what could not be carried over, one for each kind of thing: a project may have thousands
// of entities that nobody knows.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/problem.h"

namespace mazeloom::doors::ldtk {

class Tally {
  public:
    /// Counts more of a kind. The first one's note is the one that is told. `kind` tells apart
    /// what has a note of its own; it is shown to nobody.
    void add(const std::string& kind, Problem note, std::size_t count = 1);

    /// All notes as warnings, in the order in which their kinds came up. A note that is for several
    /// says for how many.
    std::vector<Problem> notes() &&;

  private:
    struct Entry {
        Problem note;
        std::size_t count = 0;
    };

    std::vector<Entry> entries_;
    std::map<std::string, std::size_t> places_;  ///< of kinds in the list
};

}  // namespace mazeloom::doors::ldtk
