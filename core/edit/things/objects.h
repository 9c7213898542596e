// SPDX-License-Identifier: MIT
// Placing things by hand: what may stand where, and what placing, moving and copying do to a
// level's or room's objects. An object is named by its index in their list.
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

/// What can be placed there, in the order in which it is offered. Bugs and bosses come with their
/// paths, furniture and stairs are painted.
std::span<const level::ThingKind> kindsOn(Canvas canvas);

/// The object on a cell; of several the last, which is the one drawn on top.
std::optional<std::size_t> objectAt(std::span<const level::Object> objects, grid::Point cell);
Picks objectsIn(std::span<const level::Object> objects, const grid::Rect& cells);

/// What stands in the way of an object on a cell.
enum class Obstacle { Outside, Taken, Solid };

/// The sheet that objects are placed on.
struct Site {
    grid::Size size;
    /// Null where the recipe decides what is open: then no cell is solid.
    const level::PaintGrid* paint = nullptr;
    /// Whether it grows to hold what is put past its edges; what it grows by is rock.
    bool grows = false;
    /// What the paint's numbers stand for.
    level::TerrainTable terrains = {};

    /// Why no such thing may stand there, whatever else stands there; nothing when it may. An
    /// emitter fills its cell (RULES.md T-8.1), so it may be put into rock; and one of the pack's
    /// own kinds anywhere: check tells where its kind may not stand.
    std::optional<Obstacle> obstacle(level::ThingKind kind, grid::Point cell) const;
};

/// A temple's painted shape is what is open, and so are a room's cells; a dungeon's rock may yet be
/// dug by the recipe.
Site siteOf(const level::Level& level);
Site siteOf(const level::PaintGrid& room, const level::TerrainTable& terrains = {});

/// Why no new object may be put there; nothing when it may. A hero that is placed already comes
/// from elsewhere.
std::optional<Obstacle> obstacleTo(std::span<const level::Object> objects, const Site& site,
                                   level::ThingKind kind, grid::Point cell);

/// What an edit makes of the objects.
struct ObjectEdit {
    std::vector<level::Object> objects;
    Picks picked;  ///< those that it is about
};

/// Places a thing, with an id of its own made from its kind; `own` is the id of the pack's own kind
/// that it is of. There is one hero: he moves. Nothing when he or it may not stand there.
std::optional<ObjectEdit> placed(std::span<const level::Object> objects, const Site& site,
                                 level::ThingKind kind, grid::Point cell,
                                 const std::string& own = {});
/// What an object is of, as ids are made from it: "heart", "chest".
std::string_view kindId(const level::Object& object);
/// All `picked` by the same way; nothing when one of them may not stand where it would come.
std::optional<ObjectEdit> moved(std::span<const level::Object> objects, const Site& site,
                                const Picks& picked, grid::Point by);
/// Copies of all `picked` but the hero, moved, behind the others; nothing when there is nothing to
/// copy, or one copy may not stand where it would come. A copy that names another, or the cell of
/// another, names that one's copy.
std::optional<ObjectEdit> duplicated(std::span<const level::Object> objects, const Site& site,
                                     const Picks& picked, grid::Point by);
/// The same, beside the originals: as near as all have room, right and down before left and up.
/// Nothing when there is no room within kNearby cells.
std::optional<ObjectEdit> duplicatedBeside(std::span<const level::Object> objects, const Site& site,
                                           const Picks& picked);
inline constexpr int kNearby = 16;
std::vector<level::Object> without(std::span<const level::Object> objects, const Picks& picked);

/// What stays picked after the list changed, by the user or by undo: of lists as long as each other
/// the same places, else what is still there unchanged.
template <typename Item>
Picks stillPicked(std::span<const Item> before, std::span<const Item> after, const Picks& picked) {
    if (before.size() == after.size()) return picked;
    Picks result;
    std::size_t from = 0;
    // The others keep their order, so that equal ones are not mistaken for each other.
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
