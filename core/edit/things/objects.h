// SPDX-License-Identifier: MIT
// Placing objects by hand: which cells allow them, and how placing, moving and copying change the
// object list of a level or room. An object is identified by its index in the list.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/edit/paint/palette.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// Indices of objects, ascending, each once.
using Picks = std::vector<std::size_t>;

/// Returns the kinds that can be placed as objects, in display order. Bugs and bosses come with
/// their paths; furniture and stairs are painted.
std::span<const level::ThingKind> kindsOn(Canvas canvas);

/// Returns the object on a cell; if there are several, the last, which is drawn on top.
std::optional<std::size_t> objectAt(std::span<const level::Object> objects, grid::Point cell);
Picks objectsIn(std::span<const level::Object> objects, const grid::Rect& cells);

/// The reason why a cell takes no object.
enum class Obstacle { Outside, Taken, Solid };

/// The level or room on which objects are placed.
struct Site {
    grid::Size size;
    /// Null if the recipe decides which cells are open; then no cell counts as solid.
    const level::PaintGrid* paint = nullptr;
    /// Whether the level grows to contain objects placed past its edges; the added cells are rock.
    bool grows = false;
    /// The meaning of the paint's terrain numbers.
    level::TerrainTable terrains = {};

    /// Returns why a thing of this kind may not stand there, regardless of other objects; nullopt
    /// if it may. An emitter may be placed in rock because it fills its cell (RULES.md T-8.1). The
    /// pack's own kinds may be placed anywhere; core/check reports misplaced ones.
    std::optional<Obstacle> obstacle(level::ThingKind kind, grid::Point cell) const;
};

/// Returns the site of a level or room. Its paint decides which cells are open, except in a
/// dungeon, where the recipe may still dig rock.
Site siteOf(const level::Level& level);
Site siteOf(const level::PaintGrid& room, const level::TerrainTable& terrains = {});

/// Returns why no new object may be placed there; nullopt if one may. A hero may be placed although
/// there is one: it moves.
std::optional<Obstacle> obstacleTo(std::span<const level::Object> objects, const Site& site,
                                   level::ThingKind kind, grid::Point cell);

struct ObjectEdit {
    std::vector<level::Object> objects;
    Picks picked;  ///< the objects that the edit affected
};

/// Places a thing with a new id made from its kind; `own` is the id of the pack's own kind, if any.
/// The hero is unique, so an existing hero is moved. Returns nullopt if the thing may not stand
/// there.
std::optional<ObjectEdit> placed(std::span<const level::Object> objects, const Site& site,
                                 level::ThingKind kind, grid::Point cell,
                                 const std::string& own = {});
/// Returns the name of an object's kind from which ids are made: "heart", "chest".
std::string_view kindId(const level::Object& object);
/// Moves all `picked` objects by the same offset; nullopt if one may not stand at its new cell.
std::optional<ObjectEdit> moved(std::span<const level::Object> objects, const Site& site,
                                const Picks& picked, grid::Point by);
/// Appends moved copies of all `picked` objects except the hero; nullopt if there is nothing to
/// copy or a copy may not stand at its cell. References between copied objects, and to their cells,
/// follow the copies.
std::optional<ObjectEdit> duplicated(std::span<const level::Object> objects, const Site& site,
                                     const Picks& picked, grid::Point by);
/// Duplicates objects at the nearest offset where all copies fit, trying right and down before left
/// and up; nullopt if there is none within kNearby cells.
std::optional<ObjectEdit> duplicatedBeside(std::span<const level::Object> objects, const Site& site,
                                           const Picks& picked);
inline constexpr int kNearby = 16;
std::vector<level::Object> without(std::span<const level::Object> objects, const Picks& picked);

/// Returns the selection after the list was changed by an edit or undo: the same indices if the
/// length is unchanged, else the objects that are still there unchanged.
template <typename Item>
Picks stillPicked(std::span<const Item> before, std::span<const Item> after, const Picks& picked) {
    if (before.size() == after.size()) return picked;
    Picks result;
    std::size_t from = 0;
    // The remaining objects keep their order, so equal ones are not confused.
    for (std::size_t index : picked) {
        if (index >= before.size()) continue;
        for (std::size_t i = from; i < after.size(); ++i) {
            if (after[i] != before[index]) continue;
            result.push_back(i);
            from = i + 1;
            break;
        }
    }
    return result;
}

}  // namespace mazeloom::edit
