// SPDX-License-Identifier: MIT
// The edits of a document as steps that can be undone and redone.
//
// A step keeps only inverse edits. Edits of one gesture become one step, and a gesture without a
// net change is dropped. The caller names the steps. If the steps exceed the bounds on memory or
// number, the oldest steps are dropped, but never the newest.
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

    /// Receives the change of each edit right after the edit was applied. Cells are in the
    /// coordinates that the sheet has at that time.
    using Tell = std::function<void(const Change&)>;

    /// Applies the edit and keeps its inverse. Drops all undone steps.
    void push(Document& document, Edit edit, std::string name, Gesture gesture, const Tell& tell);
    /// Begins a group: all edits pushed until its end become one step; an empty group makes no
    /// step. Groups can be nested; only the outermost counts. If the last step belongs to the
    /// gesture `continued`, that step becomes the beginning of the group, unless it leads to the
    /// saved state.
    void beginGroup(std::string name, Gesture continued = kNoGesture);
    void endGroup();
    bool isInGroup() const { return groups_ > 0; }

    /// Undo or redo one step. They do nothing within a group or if there is no such step.
    void undo(Document& document, const Tell& tell);
    void redo(Document& document, const Tell& tell);
    /// If the last step belongs to this gesture, undoes it and drops it, so that it cannot be
    /// redone. Returns whether a step was undone.
    bool cancel(Document& document, Gesture gesture, const Tell& tell);
    void clear();

    std::size_t count() const { return steps_.size(); }
    /// Returns the number of steps that are applied.
    std::size_t index() const { return index_; }
    bool canUndo() const { return groups_ == 0 && index_ > 0; }
    bool canRedo() const { return groups_ == 0 && index_ < steps_.size(); }
    const std::string& name(std::size_t step) const { return steps_[step].name; }

    /// Returns the index() at which the document equals the saved one; nullopt if undo and redo do
    /// not lead there.
    std::optional<std::size_t> savedAt() const { return savedAt_; }
    void setSaved() { savedAt_ = index_; }
    void setUnsaved() { savedAt_.reset(); }

    std::size_t bytes() const { return bytes_; }
    void setMostBytes(std::size_t most);

  private:
    struct Step {
        std::string name;
        std::vector<Edit> edits;  ///< the inverse edits, in the order in which to apply them
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
    Step group_;  ///< the open group; its edits are in the order in which they were applied
};

}  // namespace mazeloom::document
