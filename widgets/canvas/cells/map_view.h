// SPDX-License-Identifier: MIT
// A map at one moment of its generation. All drawing code reads maps through MapView.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/edit/layers/layers.h"
#include "core/level/map/map.h"
#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Finds the objects of a map by cell and position in the timeline.
class ThingIndex {
  public:
    static constexpr trace::StepIndex kEnd = std::numeric_limits<trace::StepIndex>::max();

    ThingIndex() = default;
    /// Indexes the objects of a finished map with these cells.
    ThingIndex(const level::CellGrid& cells, std::span<const level::Thing> things);
    /// Indexes a trace's objects by the steps that place them, leaving out those of hidden layers.
    explicit ThingIndex(const trace::Trace& trace, const edit::Layers& layers = {});

    /// The topmost object on a cell after `position` steps.
    struct Standing {
        level::ThingKind kind = level::ThingKind::Hero;
        std::int16_t own = -1;  ///< index among the pack's own kinds, as in Thing::own
    };
    std::optional<Standing> at(grid::Index cell, trace::StepIndex position = kEnd) const;

  private:
    struct Entry {
        grid::Index cell = 0;
        trace::StepIndex from = 0;  ///< number of applied steps from which the object is present
        Standing thing;
    };

    void add(const level::CellGrid& cells, const level::Thing& thing, trace::StepIndex from);
    void sort();

    std::vector<Entry> entries_;  ///< by cell, then by order of placement
};

/// Returns the objects of a map that are of the pack's own kinds.
std::vector<level::Thing> ownThingsOf(const level::Map& map);

/// Non-owning pointers to a map; cells, marks and objects belong to the same map.
struct MapView {
    const level::CellGrid* cells = nullptr;
    const level::MarkGrid* marks = nullptr;
    const ThingIndex* things = nullptr;
    level::Ruleset ruleset = level::Ruleset::Temple;
    /// The pack's own kinds of objects, indexed by Thing::own; null: none.
    const level::OwnKinds* kinds = nullptr;
    /// The table of terrains; null: only the program's own.
    const level::TerrainTable* terrains = nullptr;
    /// Number of applied steps. Objects that are placed by later steps are not drawn.
    trace::StepIndex position = ThingIndex::kEnd;
    /// The dark cells; null: there are none, or they are not shown.
    const level::DarkGrid* dark = nullptr;

    grid::Size size() const { return cells->size(); }
    /// Returns the pack's own kind with this index; null if there is none.
    const level::OwnKind* ownKind(std::int16_t own) const {
        const bool isThere =
            kinds != nullptr && own >= 0 && static_cast<std::size_t>(own) < kinds->size();
        return isThere ? &(*kinds)[static_cast<std::size_t>(own)] : nullptr;
    }
};

}  // namespace mazeloom::widgets
