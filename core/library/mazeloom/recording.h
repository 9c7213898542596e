// SPDX-License-Identifier: MIT
/// @file
/// A generation that was recorded: the map at each of its steps, forwards and backwards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "mazeloom/cells.h"
#include "mazeloom/map.h"
#include "mazeloom/result.h"

namespace mazeloom {
inline namespace v1 {

/// One frame of a generation.
struct Step {
    std::string kind;   ///< as in traces: "carve", "place room"
    std::string stage;  ///< the id of the stage that made it
    Position at;        ///< the cell that it is about
    int changes = 0;    ///< how many cells it changed
    Rectangle area;     ///< that it is about beyond its cell: a room; empty where it has none
};

/// A change that a step made.
struct Change {
    Position at;  ///< where
    Cell before;  ///< what was there
    Cell after;   ///< what is there since
};

/// The steps that a stage made: first … end − 1.
struct StageSteps {
    std::string stage;        ///< the stage's id
    std::uint32_t first = 0;  ///< its first step
    std::uint32_t end = 0;    ///< the first step after it
};

/// Stands before the first step at first. Can be moved, but not copied.
class Recording {
  public:
    struct Inside;  ///< what it holds; known to the library alone

    Recording(Recording&&) noexcept;             ///< takes it over
    Recording& operator=(Recording&&) noexcept;  ///< takes it over
    ~Recording();

    std::uint32_t stepCount() const;  ///< of the whole generation
    std::uint32_t position() const;   ///< how many steps are applied
    /// Goes to after so many steps, at most stepCount(). At most some milliseconds, wherever from.
    void seek(std::uint32_t position);
    /// As they are at position(). Valid until the next seek().
    Cells cells() const&;
    Cells cells() const&& = delete;  ///< those of a recording that is gone are gone too

    Step step(std::uint32_t index) const;  ///< the one at 0 … stepCount() − 1
    /// What that step changed.
    std::vector<Change> changes(std::uint32_t index) const;
    /// The steps that changed a cell, oldest first; at most a thousand, the latest ones.
    std::vector<std::uint32_t> stepsThatChanged(Position cell) const;
    std::vector<StageSteps> stages() const;  ///< in their order
    Map map() const;                         ///< the finished one

  private:
    friend class Access;
    explicit Recording(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom
