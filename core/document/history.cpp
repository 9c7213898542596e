// SPDX-License-Identifier: MIT
#include "core/document/history.h"

#include <algorithm>
#include <utility>

namespace mazeloom::document {

Gesture newGesture() {
    static Gesture last = kNoGesture;
    return ++last;
}

std::size_t History::bytesOf(const Step& step) {
    std::size_t bytes = sizeof(Step);
    for (const Edit& edit : step.edits)
        bytes += document::bytesOf(edit);
    return bytes;
}

void History::push(Document& document, Edit edit, std::string name, Gesture gesture,
                   const Tell& tell) {
    if (edit.isNothing()) return;
    Applied applied = apply(document, std::move(edit));
    if (groups_ > 0) {
        const bool isSameGesture = gesture != kNoGesture && group_.gesture == gesture;
        group_.gesture = gesture;
        if (!isSameGesture || group_.edits.empty() || !join(group_.edits.back(), applied.inverse))
            group_.edits.push_back(std::move(applied.inverse));
        tell(applied.change);
        return;
    }
    forgetUndone();
    if (!joinLast(document, applied.inverse, gesture)) {
        Step step{std::move(name), {}, gesture};
        step.edits.push_back(std::move(applied.inverse));
        bytes_ += bytesOf(step);
        steps_.push_back(std::move(step));
        ++index_;
    }
    forgetOldest();
    tell(applied.change);
}

bool History::joinLast(Document& document, Edit& inverse, Gesture gesture) {
    // The saved state must stay reachable by undo.
    if (gesture == kNoGesture || steps_.empty() || savedAt_ == index_) return false;
    Step& last = steps_.back();
    if (last.gesture != gesture || last.edits.size() != 1) return false;
    const std::size_t before = bytesOf(last);
    if (!join(last.edits.front(), inverse)) return false;
    bytes_ += bytesOf(last) - before;
    // If the gesture has returned to its starting point, its step is dropped.
    if (isIdle(document, last.edits.front())) {
        restamp(document, last.edits.front());
        bytes_ -= bytesOf(last);
        steps_.pop_back();
        --index_;
    }
    return true;
}

void History::beginGroup(std::string name, Gesture continued) {
    if (groups_++ > 0) return;
    forgetUndone();
    group_ = {std::move(name), {}, kNoGesture};
    // The saved state must stay reachable by undo.
    if (continued == kNoGesture || steps_.empty() || savedAt_ == index_) return;
    if (steps_.back().gesture != continued) return;
    bytes_ -= bytesOf(steps_.back());
    group_.edits = std::move(steps_.back().edits);
    std::ranges::reverse(group_.edits);
    steps_.pop_back();
    --index_;
}

void History::endGroup() {
    if (groups_ == 0 || --groups_ > 0 || group_.edits.empty()) return;
    std::ranges::reverse(group_.edits);
    group_.gesture = kNoGesture;
    bytes_ += bytesOf(group_);
    steps_.push_back(std::exchange(group_, {}));
    ++index_;
    forgetOldest();
}

void History::turn(Document& document, Step& step, const Tell& tell) {
    bytes_ -= bytesOf(step);
    std::vector<Edit> inverses;
    inverses.reserve(step.edits.size());
    for (Edit& edit : step.edits) {
        Applied applied = apply(document, std::move(edit));
        inverses.push_back(std::move(applied.inverse));
        tell(applied.change);
    }
    std::ranges::reverse(inverses);
    step.edits = std::move(inverses);
    bytes_ += bytesOf(step);
}

void History::undo(Document& document, const Tell& tell) {
    if (!canUndo()) return;
    turn(document, steps_[--index_], tell);
}

void History::redo(Document& document, const Tell& tell) {
    if (!canRedo()) return;
    turn(document, steps_[index_++], tell);
}

bool History::cancel(Document& document, Gesture gesture, const Tell& tell) {
    if (gesture == kNoGesture || !canUndo() || steps_[index_ - 1].gesture != gesture) return false;
    undo(document, tell);
    forgetUndone();
    return true;
}

void History::clear() {
    steps_.clear();
    index_ = 0;
    savedAt_ = 0;
    bytes_ = 0;
    groups_ = 0;
    group_ = {};
}

void History::setMostBytes(std::size_t most) {
    mostBytes_ = most;
    forgetOldest();
}

void History::forgetUndone() {
    while (steps_.size() > index_) {
        bytes_ -= bytesOf(steps_.back());
        steps_.pop_back();
    }
    if (savedAt_ && *savedAt_ > index_) savedAt_.reset();
}

void History::forgetOldest() {
    // Nothing is dropped while there are steps to redo.
    if (groups_ > 0 || index_ != steps_.size()) return;
    while (steps_.size() > 1 && (bytes_ > mostBytes_ || steps_.size() > kMostSteps)) {
        bytes_ -= bytesOf(steps_.front());
        steps_.pop_front();
        --index_;
        if (savedAt_) savedAt_ = *savedAt_ == 0 ? std::nullopt : std::optional(*savedAt_ - 1);
    }
}

}  // namespace mazeloom::document
