// SPDX-License-Identifier: MIT
// Placing objects by hand: the cells that allow them, and the changes to the object list of a level
// or room when objects are placed, moved and copied. An object is identified by its index in the
// list.
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

/// Returns the kinds that can be placed as objects, in display order. Bugs and bosses are placed
/// with their paths; furniture and stairs are painted.
std::span<const level::ThingKind> kindsOn(Canvas canvas);

/// Returns the object on a cell; if there are several, the last one, which is drawn on top.
std::optional<std::size_t> objectAt(std::span<const level::Object> objects, grid::Point cell);
Picks objectsIn(std::span<const level::Object> objects, const grid::Rect& cells);

/// The reason why a cell takes no object.
enum class Obstacle { Outside, Taken, Solid };

/// The level or room on which objects are placed.
struct Site {
    grid::Size size;
    /// Null if the recipe decides which cells are open. No cell counts as solid then.
    const level::PaintGrid* paint = nullptr;
    /// Whether the level grows to contain objects placed past its edges; the added cells are rock.
    bool grows = false;
    /// The table to which the paint's terrain numbers refer.
    level::TerrainTable terrains = {};

    /// Returns the reason why a thing of this kind may not stand on the cell, regardless of other
    /// objects; nullopt if it may. An emitter may be placed in rock because it fills its cell
    /// (RULES.md T-8.1). The pack's own kinds may be placed anywhere; core/check reports misplaced
    /// ones.
    std::optional<Obstacle> obstacle(level::ThingKind kind, grid::Point cell) const;
};

/// Returns the site of a level or room. The paint decides which cells are open, except in a
/// dungeon, where the recipe may still dig rock.
Site siteOf(const level::Level& level);
Site siteOf(const level::PaintGrid& room, const level::TerrainTable& terrains = {});

/// Returns the reason why no new object may be placed on the cell; nullopt if one may. A hero may
/// be placed even if there is one already: placing it moves the existing one.
std::optional<Obstacle> obstacleTo(std::span<const level::Object> objects, const Site& site,
                                   level::ThingKind kind, grid::Point cell);

struct ObjectEdit {
    std::vector<level::Object> objects;
    Picks picked;  ///< the objects that the edit affected
};

/// Places a thing with a new id made from its kind. `own` is the id of the pack's own kind, if any.
/// There is only one hero, so an existing hero is moved. Returns nullopt if the thing may not stand
/// on the cell.
std::optional<ObjectEdit> placed(std::span<const level::Object> objects, const Site& site,
                                 level::ThingKind kind, grid::Point cell,
                                 const std::string& own = {});
/// Returns the name of an object's kind, from which ids are made: "heart", "chest".
std::string_view kindId(const level::Object& object);
/// Moves all `picked` objects by the same offset; nullopt if one of them may not stand on its new
/// cell.
std::optional<ObjectEdit> moved(std::span<const level::Object> objects, const Site& site,
                                const Picks& picked, grid::Point by);
/// Appends copies, moved by `by`, of all `picked` objects except the hero; nullopt if there is
/// nothing to copy or a copy may not stand on its cell. If a copied object refers to another copied
/// object or to its cell, the copy refers to the other's copy.
std::optional<ObjectEdit> duplicated(std::span<const level::Object> objects, const Site& site,
                                     const Picks& picked, grid::Point by);
/// Duplicates objects at the nearest offset, straight or diagonal, where all copies fit. Offsets
/// right and down are tried before left and up. Returns nullopt if there is no such offset within
/// kNearby cells.
std::optional<ObjectEdit> duplicatedBeside(std::span<const level::Object> objects, const Site& site,
                                           const Picks& picked);
inline constexpr int kNearby = 16;
std::vector<level::Object> without(std::span<const level::Object> objects, const Picks& picked);

/// Returns the selection after an edit or undo changed the list: the same indices if the list is as
/// long as before, else the indices of the selected objects that are still in it unchanged.
template <typename Item>
Picks stillPicked(std::span<const Item> before, std::span<const Item> after, const Picks& picked) {
    if (before.size() == after.size()) return picked;
    Picks result;
    std::size_t from = 0;
    // The remaining objects keep their order, so equal objects are not confused.
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
