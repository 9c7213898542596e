// SPDX-License-Identifier: MIT
#include "core/doors/ldtk/tally.h"

#include <utility>

namespace mazeloom::doors::ldtk {

void Tally::add(const std::string& kind, Problem note, std::size_t count) {
    const auto [place, isNew] = places_.try_emplace(kind, entries_.size());
    if (!isNew) {
        entries_[place->second].count += count;
        return;
    }
    note.severity = Severity::Warning;
    entries_.push_back({std::move(note), count});
}

std::vector<Problem> Tally::notes() && {
    std::vector<Problem> notes;
    notes.reserve(entries_.size());
    for (Entry& entry : entries_) {
        if (entry.count > 1)
            entry.note.text += " (and " + std::to_string(entry.count - 1) + " more like it)";
        notes.push_back(std::move(entry.note));
    }
    return notes;
}

}  // namespace mazeloom::doors::ldtk
