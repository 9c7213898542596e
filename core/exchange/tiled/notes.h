// SPDX-License-Identifier: MIT
// Notes on a file; notes with the same text are merged into one with a count.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "core/exchange/importer.h"
#include "core/exchange/tally.h"

namespace mazeloom::exchange::tiled {

class Notes {
  public:
    explicit Notes(std::string file) : file_(std::move(file)) {}

    /// Adds a warning that stands for `count` cases. If an earlier warning has the same text, only
    /// increases its count; the earlier warning keeps its place.
    void add(std::string place, Phrase text, std::size_t count = 1) {
        Problem note = noteAt(file_, std::move(place), std::move(text));
        const std::string kind = note.text;
        tally_.add(kind, std::move(note), count);
    }
    /// Returns and clears the warnings, in the order of their first occurrence.
    NoteList take() { return std::exchange(tally_, {}).notes(); }

  private:
    std::string file_;
    Tally tally_;
};

}  // namespace mazeloom::exchange::tiled
