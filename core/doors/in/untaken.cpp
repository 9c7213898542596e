// SPDX-License-Identifier: MIT
#include "core/doors/in/untaken.h"

#include "core/doors/importer.h"
#include "core/in_quotes.h"

namespace mazeloom::doors {

void Untaken::compare(const std::string& where, std::string_view name, const std::string& was,
                      const std::string& is) {
    if (was == is) return;
    const auto found = changes_.find(name);
    if (found != changes_.end()) {
        ++found->second.others;
    } else {
        changes_.emplace(name, First{where, was, is});
    }
}

void Untaken::tellGone(const std::string& layer) {
    gone_.push_back(layer);
}

void Untaken::tellNew(const std::string& layer) {
    new_.push_back(layer);
}

NoteList Untaken::notes(const std::string& file) const {
    NoteList notes;
    for (const std::string& layer : gone_)
        notes.push_back(noteAt(file, layer, "is gone: what no other layer holds is gone, too"));
    for (const std::string& layer : new_)
        notes.push_back(
            noteAt(file, layer,
                   "is new: what it holds is taken where it can be, the layer itself is not"));
    for (const auto& [name, change] : changes_) {
        std::string text = inQuotes(name);
        if (change.was.empty()) {
            text += " is new, " + inQuotes(change.is);
        } else if (change.is.empty()) {
            text += " is gone, and was " + inQuotes(change.was);
        } else {
            text += " is " + inQuotes(change.is) + ", and was " + inQuotes(change.was);
        }
        text += ": such a change is not taken";
        if (change.others > 0)
            text += "; there are " + std::to_string(change.others) + " more of that name";
        notes.push_back(noteAt(file, change.where, std::move(text)));
    }
    return notes;
}

}  // namespace mazeloom::doors
