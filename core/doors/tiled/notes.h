// SPDX-License-Identifier: MIT
// Notes on a file, of which many may say the same: such a note stands once, with a count.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "core/doors/tally.h"

namespace mazeloom::doors::tiled {

class Notes {
  public:
    explicit Notes(std::string file) : file_(std::move(file)) {}

    /// Adds a warning that stands for `count`. If an earlier one has the same text, that one is
    /// counted up instead, and the place of the first stays.
    void add(std::string place, std::string text, std::size_t count = 1) {
        const std::string kind = text;
        tally_.add(kind, problemAt(file_, std::move(place), std::move(text)), count);
    }
    /// The warnings in the order of their first occurrence. Leaves none.
    NoteList take() { return std::exchange(tally_, {}).notes(); }

  private:
    std::string file_;
    Tally tally_;
};

}  // namespace mazeloom::doors::tiled
