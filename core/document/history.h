// SPDX-License-Identifier: MIT
// What was done to a document, step by step, so that it can be undone and done again.
//
// A step keeps only the edits that lead the other way. Edits of one gesture become one step, and
// one that changed nothing in the end is forgotten. Steps have names, which the caller gives. When
// all together keep too much, or are too many, the oldest are forgotten; the newest never is.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/document/edit.h"
#include "core/document/gesture.h"

namespace mazeloom::document {

class History {
  public:
    static constexpr std::size_t kMostSteps = 2000;
    static constexpr std::size_t kMostBytes = std::size_t{512} << 20;

    /// Hears of each edit that was applied, right after it: places in a change are in the
    /// coordinates of then.
    using Tell = std::function<void(const Change&)>;

    /// Applies the edit and keeps its inverse. What was undone cannot be done again after it.
    void push(Document& document, Edit edit, std::string name, Gesture gesture, const Tell& tell);
    /// What is pushed from here to the end is one step, unless it is nothing. Groups may be nested:
    /// only the outermost counts.
    void beginGroup(std::string name);
    void endGroup();
    bool isInGroup() const { return groups_ > 0; }

    /// Nothing happens within a group, or where there is nothing to undo.
    void undo(Document& document, const Tell& tell);
    void redo(Document& document, const Tell& tell);
    /// Takes back the last step if it is of this gesture: it cannot be redone either. Whether it
    /// did.
    bool cancel(Document& document, Gesture gesture, const Tell& tell);
    void clear();

    std::size_t count() const { return steps_.size(); }
    /// How many of the steps are done.
    std::size_t index() const { return index_; }
    bool canUndo() const { return groups_ == 0 && index_ > 0; }
    bool canRedo() const { return groups_ == 0 && index_ < steps_.size(); }
    const std::string& name(std::size_t step) const { return steps_[step].name; }

    /// At how many done steps the document is as it was saved; nothing when none leads there.
    std::optional<std::size_t> savedAt() const { return savedAt_; }
    void setSaved() { savedAt_ = index_; }
    void setUnsaved() { savedAt_.reset(); }

    std::size_t bytes() const { return bytes_; }
    void setMostBytes(std::size_t most);

  private:
    struct Step {
        std::string name;
        std::vector<Edit> edits;  ///< the other way, in order
        Gesture gesture = kNoGesture;
    };

    void forgetUndone();
    void forgetOldest();
    bool joinLast(Document& document, Edit& inverse, Gesture gesture);
    void turn(Document& document, Step& step, const Tell& tell);
    static std::size_t bytesOf(const Step& step);

    std::deque<Step> steps_;
    std::size_t index_ = 0;
    std::optional<std::size_t> savedAt_ = 0;
    std::size_t bytes_ = 0;
    std::size_t mostBytes_ = kMostBytes;
    int groups_ = 0;
    Step group_;  ///< that is open; its edits in the order in which they were done
};

}  // namespace mazeloom::document
