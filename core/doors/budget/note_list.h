// SPDX-License-Identifier: MIT
// Notes of an import: the first ones, and how many there are besides.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

#include "core/problem.h"

namespace mazeloom::doors {

/// A list of notes that takes no more memory than for kMaxNotes of them. What comes after these is
/// counted, and the last note says how many came.
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
    /// Adds all of another list, with those that it only counted.
    void append(NoteList more);
    /// Counts notes that nobody kept.
    void count(std::size_t unlisted);

    const_iterator begin() const { return notes_.begin(); }
    const_iterator end() const { return notes_.end(); }
    bool empty() const { return notes_.empty(); }
    /// The note that says how many more there are is one of them.
    std::size_t size() const { return notes_.size(); }
    const Problem& front() const { return notes_.front(); }
    const Problem& back() const { return notes_.back(); }
    const Problem& operator[](std::size_t place) const { return notes_[place]; }
    /// How many notes there are, those that were only counted among them.
    std::size_t total() const { return notes_.size() + unlisted_ - (unlisted_ > 0 ? 1 : 0); }
    /// How many notes were counted and not kept.
    std::size_t unlisted() const { return unlisted_; }

  private:
    std::vector<Problem> notes_;
    std::size_t unlisted_ = 0;
};

}  // namespace mazeloom::doors
