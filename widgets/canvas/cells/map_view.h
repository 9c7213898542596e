// SPDX-License-Identifier: MIT
// What is drawn: one moment of a map. All drawing code reads maps through this.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/edit/layers/layers.h"
#include "core/level/map/map.h"
#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// The things of a map, found by cell and moment.
class ThingIndex {
  public:
    static constexpr trace::StepIndex kEnd = std::numeric_limits<trace::StepIndex>::max();

    ThingIndex() = default;
    /// The things of a finished map with these cells.
    ThingIndex(const level::CellGrid& cells, std::span<const level::Thing> things);
    /// The things of a trace, each from the step that places it, but for those of hidden layers.
    explicit ThingIndex(const trace::Trace& trace, const edit::Layers& layers = {});

    /// The topmost thing on a cell when `position` steps are applied.
    struct Standing {
        level::ThingKind kind = level::ThingKind::Hero;
        std::int16_t own = -1;  ///< as Thing::own
    };
    std::optional<Standing> at(grid::Index cell, trace::StepIndex position = kEnd) const;

  private:
    struct Entry {
        grid::Index cell = 0;
        trace::StepIndex from = 0;  ///< steps applied from which on it is there
        Standing thing;
    };

    void add(const level::CellGrid& cells, const level::Thing& thing, trace::StepIndex from);
    void sort();

    std::vector<Entry> entries_;  ///< by cell, then in the order of placing
};

/// Those of a map that are of the pack's own kinds.
std::vector<level::Thing> ownThingsOf(const level::Map& map);

/// Points to what others own; cells, marks and things are of the same map.
struct MapView {
    const level::CellGrid* cells = nullptr;
    const level::MarkGrid* marks = nullptr;
    const ThingIndex* things = nullptr;
    level::Ruleset ruleset = level::Ruleset::Temple;
    /// The pack's own kinds of objects, which the things count; null: none.
    const level::OwnKinds* kinds = nullptr;
    /// What the numbers of terrains stand for; null: the program's alone.
    const level::TerrainTable* terrains = nullptr;
    /// Steps applied; things that are placed later are not there yet.
    trace::StepIndex position = ThingIndex::kEnd;
    /// Which cells are dark; null: none, or the picture does not show it.
    const level::DarkGrid* dark = nullptr;

    grid::Size size() const { return cells->size(); }
    /// Null where the pack has no such kind.
    const level::OwnKind* ownKind(std::int16_t own) const {
        const bool isThere =
            kinds != nullptr && own >= 0 && static_cast<std::size_t>(own) < kinds->size();
        return isThere ? &(*kinds)[static_cast<std::size_t>(own)] : nullptr;
    }
};

}  // namespace mazeloom::widgets
