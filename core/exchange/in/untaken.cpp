// SPDX-License-Identifier: MIT
#include "core/exchange/in/untaken.h"

#include "core/exchange/importer.h"
#include "core/in_quotes.h"

namespace mazeloom::exchange {

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
        notes.push_back(noteAt(
            file, layer, "was removed: its content is gone unless another layer holds it, too"));
    for (const std::string& layer : new_)
        notes.push_back(noteAt(
            file, layer,
            "is new: its content was read where possible, but the layer itself is not kept"));
    for (const auto& [name, change] : changes_) {
        std::string text = inQuotes(name);
        if (change.was.empty()) {
            text += " was added with the value " + inQuotes(change.is);
        } else if (change.is.empty()) {
            text += " was removed; its value was " + inQuotes(change.was);
        } else {
            text += " is now " + inQuotes(change.is) + " instead of " + inQuotes(change.was);
        }
        text += ": this change was ignored";
        if (change.others == 1) text += "; so was 1 more with that name";
        if (change.others > 1)
            text += "; so were " + std::to_string(change.others) + " more with that name";
        notes.push_back(noteAt(file, change.where, std::move(text)));
    }
    return notes;
}

}  // namespace mazeloom::exchange
