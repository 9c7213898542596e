// SPDX-License-Identifier: MIT
// Notes on what could not be carried over, one for each kind of thing: a file may have thousands of
// things that nobody knows.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/doors/budget/budgets.h"
#include "core/doors/budget/note_list.h"
#include "core/problem.h"

namespace mazeloom::doors {

class Tally {
  public:
    /// Counts more of a kind. The first one's note is the one that is told. `kind` tells apart
    /// what has a note of its own; it is shown to nobody. Kinds beyond kMaxNotes are counted
    /// together.
    void add(const std::string& kind, Problem note, std::size_t count = 1) {
        const auto known = places_.find(kind);
        if (known != places_.end()) {
            entries_[known->second].count += count;
        } else if (entries_.size() == kMaxNotes) {
            unlisted_ += count;
        } else {
            places_.emplace(kind, entries_.size());
            note.severity = Severity::Warning;
            entries_.push_back({std::move(note), count});
        }
    }

    /// All notes as warnings, in the order in which their kinds came up. A note that is for several
    /// says for how many.
    NoteList notes() && {
        NoteList notes;
        for (Entry& entry : entries_) {
            if (entry.count > 1)
                entry.note.text += " (and " + std::to_string(entry.count - 1) + " more like it)";
            notes.push_back(std::move(entry.note));
        }
        notes.count(unlisted_);
        return notes;
    }

  private:
    struct Entry {
        Problem note;
        std::size_t count = 0;
    };

    std::vector<Entry> entries_;
    std::map<std::string, std::size_t> places_;  ///< of kinds in the list
    std::size_t unlisted_ = 0;
};

}  // namespace mazeloom::doors
