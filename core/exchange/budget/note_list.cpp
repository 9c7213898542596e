// SPDX-License-Identifier: MIT
#include "core/exchange/budget/note_list.h"

#include "core/exchange/budget/budgets.h"
#include "core/exchange/words/sentences.h"

namespace mazeloom::exchange {

void NoteList::push_back(Problem note) {
    if (unlisted_ == 0 && notes_.size() < kMaxNotes) {
        notes_.push_back(std::move(note));
    } else {
        count(1);
    }
}

void NoteList::append(NoteList more) {
    if (more.unlisted_ > 0) more.notes_.pop_back();
    for (Problem& note : more.notes_)
        push_back(std::move(note));
    count(more.unlisted_);
}

void NoteList::count(std::size_t unlisted) {
    if (unlisted == 0) return;
    if (unlisted_ == 0) notes_.emplace_back();
    unlisted_ += unlisted;
    notes_.back() = problemSaying(
        Severity::Warning, unlisted_ == 1 ? Phrase{kOneMore} : Phrase{kManyMore, {unlisted_}});
}

}  // namespace mazeloom::exchange
