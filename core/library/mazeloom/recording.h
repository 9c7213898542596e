// SPDX-License-Identifier: MIT
/// @file
/// A recorded generation: the map at each of its steps, forwards and backwards.
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
    std::string stage;  ///< id of the stage that made it
    Position at;        ///< the cell that it concerns
    int changes = 0;    ///< number of cells that it changed
    Rectangle area;  ///< the area that it concerns besides its cell, such as a room; may be empty
};

/// A change of one cell by a step.
struct Change {
    Position at;  ///< the cell
    Cell before;  ///< content before the step
    Cell after;   ///< content after the step
};

/// The steps of a stage: first … end − 1.
struct StageSteps {
    std::string stage;        ///< the stage's id
    std::uint32_t first = 0;  ///< its first step
    std::uint32_t end = 0;    ///< the first step after it
};

/// A recorded generation, initially before its first step. Movable, not copyable.
class Recording {
  public:
    struct Inside;  ///< its content; private to the library

    Recording(Recording&&) noexcept;             ///< moves the recording
    Recording& operator=(Recording&&) noexcept;  ///< moves the recording
    ~Recording();

    std::uint32_t stepCount() const;  ///< steps of the whole generation
    std::uint32_t position() const;   ///< number of applied steps
    /// Goes to the state after `position` steps, at most stepCount(). Takes a few milliseconds at
    /// most, from any position.
    void seek(std::uint32_t position);
    /// Returns the cells at position(). Valid until the next seek().
    Cells cells() const&;
    Cells cells() const&& = delete;  ///< cells of a temporary would dangle

    Step step(std::uint32_t index) const;  ///< `index` is 0 … stepCount() − 1
    /// Returns the changes of a step.
    std::vector<Change> changes(std::uint32_t index) const;
    /// Returns the steps that changed a cell, oldest first; at most the latest thousand.
    std::vector<std::uint32_t> stepsThatChanged(Position cell) const;
    std::vector<StageSteps> stages() const;  ///< in the order of generation
    Map map() const;                         ///< the finished map

  private:
    friend class Access;
    explicit Recording(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom
