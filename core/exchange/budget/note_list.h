// SPDX-License-Identifier: MIT
// The notes of an import: the first notes, and the number of further notes.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

#include "core/problem.h"

namespace mazeloom::exchange {

/// A list of at most kMaxNotes notes. Later notes are only counted, and the last note states their
/// number.
class NoteList {
  public:
    using value_type = Problem;  ///< for std::back_inserter
    using const_iterator = std::vector<Problem>::const_iterator;

    NoteList() = default;
    NoteList(std::initializer_list<Problem> notes) {
        for (const Problem& note : notes)
            push_back(note);
    }

    void push_back(Problem note);
    /// Appends another list, including its counted notes.
    void append(NoteList more);
    /// Counts notes that were not kept.
    void count(std::size_t unlisted);

    const_iterator begin() const { return notes_.begin(); }
    const_iterator end() const { return notes_.end(); }
    bool empty() const { return notes_.empty(); }
    /// Returns the length of the list, including the note that states the number of further notes.
    std::size_t size() const { return notes_.size(); }
    const Problem& front() const { return notes_.front(); }
    const Problem& back() const { return notes_.back(); }
    const Problem& operator[](std::size_t place) const { return notes_[place]; }
    /// Returns the number of notes, including those that were only counted, not kept.
    std::size_t total() const { return notes_.size() + unlisted_ - (unlisted_ > 0 ? 1 : 0); }
    /// Returns the number of notes that were counted but not kept.
    std::size_t unlisted() const { return unlisted_; }

  private:
    std::vector<Problem> notes_;
    std::size_t unlisted_ = 0;
};

}  // namespace mazeloom::exchange
