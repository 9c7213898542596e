// SPDX-License-Identifier: MIT
// Stages write the map with a MapWriter: a stage begins a step, then sets cells.
// MapWriter<Recording> also logs the steps and the changes. MapWriter<NoRecording> only writes the
// map: everything else compiles away.
#pragma once

#include <cassert>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/trace/moment.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

struct NoRecording {
    static constexpr bool kOn = false;
};
struct Recording {
    static constexpr bool kOn = true;
};

template <typename Mode>
class MapWriter;

/// Makes a cell dark or lit. Returns false if the cell already was in that state.
inline bool shadeCell(level::Map& map, grid::Index i, bool isDark) {
    if (map.isDark(i) == isDark) return false;
    if (map.dark.size().isEmpty()) map.dark = level::DarkGrid(map.size());
    map.dark[i] = isDark ? 1 : 0;
    return true;
}

/// Writes the map without logging.
template <>
class MapWriter<NoRecording> {
  public:
    static constexpr bool kRecords = false;

    explicit MapWriter(level::Map& map) : map_(map) {}

    void enter(std::string_view, int) {}
    void leave() {}
    void begin(StepKind, grid::Index, std::uint8_t = 0) {}
    void note(const grid::Rect&) {}
    void ink(grid::Index, std::uint8_t, std::uint8_t) {}
    void set(grid::Index i, level::Cell value) { map_.cells[i] = value; }
    void shade(grid::Index i, bool isDark) { shadeCell(map_, i, isDark); }
    void place(const level::Thing& thing) {
        const grid::Index i = map_.cells.index(thing.at);
        map_.cells[i] = map_.cells[i].with(level::Cell::kThing);
        map_.things.push_back(thing);
    }

  private:
    level::Map& map_;
};

/// Writes the map and logs to a trace.
template <>
class MapWriter<Recording> {
  public:
    static constexpr bool kRecords = true;

    MapWriter(level::Map& map, Trace& trace) : map_(map), trace_(trace) {}
    /// Also copies the map into `moment` when the generation reaches the step of the moment.
    MapWriter(level::Map& map, Trace& trace, Moment& moment)
        : map_(map), trace_(trace), moment_(&moment), stepsToMoment_(moment.step) {}

    /// Marks the following steps as the work of `stage`, which the recipe's current stage runs.
    void enter(std::string_view stage, int explanation) {
        leave();
        trace_.stages.push_back(
            {std::string(stage), 0, trace_.stepCount(), trace_.stepCount(), explanation, {}, true});
        isInside_ = true;
    }
    /// Marks the end of the work of the stage passed to enter().
    void leave() {
        if (isInside_) trace_.stages.back().end = trace_.stepCount();
        isInside_ = false;
    }
    /// Begins a new step about cell `at`. All changes until the next begin() belong to this step.
    void begin(StepKind kind, grid::Index at, std::uint8_t detail = 0) {
        if (stepsToMoment_-- == 0) moment_->take(map_);
        trace_.steps.push(Step{at, kind, detail, 0});
        trace_.counts.add(kind, detail);
    }
    /// Records the rectangle that the current step is about.
    void note(const grid::Rect& rect) { trace_.notes.push_back({current(), rect}); }
    /// Records that the current step puts a temporary ink on a cell or removes it.
    void ink(grid::Index i, std::uint8_t before, std::uint8_t after) {
        trace_.inks.push({current(), i, before, after});
    }
    /// Changes a cell, as part of the current step. A step changes at most 65,535 cells.
    void set(grid::Index i, level::Cell value) {
        const unsigned mask = unsigned{map_.cells[i].bits()} ^ unsigned { value.bits() };
        if (mask == 0) return;
        assert(trace_.steps.back().changes != 0xffff);
        map_.cells[i] = value;
        trace_.changedCells.push(i);
        trace_.changedBits.push(static_cast<level::Cell::Bits>(mask));
        ++trace_.steps.back().changes;
    }
    /// Makes a cell dark or lit, as part of the current step. Step::changes does not count it.
    void shade(grid::Index i, bool isDark) {
        if (shadeCell(map_, i, isDark)) trace_.shades.push({current(), i});
    }
    /// Puts a thing on the map, as part of the current step.
    void place(const level::Thing& thing) {
        const grid::Index i = map_.cells.index(thing.at);
        set(i, map_.cells[i].with(level::Cell::kThing));
        map_.things.push_back(thing);
        trace_.placements.push_back({current(), thing});
    }

  private:
    StepIndex current() const { return trace_.stepCount() - 1; }

    static constexpr std::uint64_t kNoMoment = std::numeric_limits<std::uint64_t>::max();

    level::Map& map_;
    Trace& trace_;
    Moment* moment_ = nullptr;
    std::uint64_t stepsToMoment_ = kNoMoment;
    bool isInside_ = false;
};

}  // namespace mazeloom::trace
