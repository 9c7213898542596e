// SPDX-License-Identifier: MIT
#include "core/exchange/in/untaken.h"

#include "core/exchange/importer.h"
#include "core/exchange/words/sentences.h"
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
        notes.push_back(noteAt(file, layer, Phrase{kLayerGone}));
    for (const std::string& layer : new_)
        notes.push_back(noteAt(file, layer, Phrase{kLayerNew}));
    for (const auto& [name, change] : changes_) {
        const std::string quoted = inQuotes(name);
        const Phrase told =
            change.was.empty() ? Phrase{kValueAdded, {quoted, inQuotes(change.is)}}
            : change.is.empty()
                ? Phrase{kValueRemoved, {quoted, inQuotes(change.was)}}
                : Phrase{kValueNow, {quoted, inQuotes(change.is), inQuotes(change.was)}};
        const Sentence& ignored = change.others == 0   ? kIgnored
                                  : change.others == 1 ? kIgnoredAndOne
                                                       : kIgnoredAndMore;
        notes.push_back(noteAt(file, change.where, Phrase{ignored, {told, change.others}}));
    }
    return notes;
}

}  // namespace mazeloom::exchange
