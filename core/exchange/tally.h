// SPDX-License-Identifier: MIT
// Notes on things that could not be imported, one per kind: a file may have thousands of unknown
// things.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/exchange/budget/budgets.h"
#include "core/exchange/budget/note_list.h"
#include "core/exchange/words/sentences.h"
#include "core/problem.h"

namespace mazeloom::exchange {

class Tally {
  public:
    /// Counts `count` more of a kind and keeps the kind's first note. `kind` only separates the
    /// notes and is not shown. Kinds beyond kMaxNotes are counted together.
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

    /// Returns all notes as warnings, in the order in which their kinds appeared. A note for
    /// several things states their number.
    NoteList notes() && {
        NoteList notes;
        for (Entry& entry : entries_) {
            if (entry.count > 1) {
                entry.note.phrase = {kMoreLikeIt, {entry.note.said(), entry.count - 1}};
                entry.note.text = english(entry.note.phrase);
            }
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
    std::map<std::string, std::size_t> places_;  ///< by kind: index in entries_
    std::size_t unlisted_ = 0;
};

}  // namespace mazeloom::exchange
