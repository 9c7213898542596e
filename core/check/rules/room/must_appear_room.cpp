// SPDX-License-Identifier: MIT
// Each handcrafted room that must appear fits into the level, and all of them fit together, at each
// depth at which the level is generated (RULES.md G-5).
#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/rooms/blueprint.h"
#include "core/level/id.h"
#include "core/level/room/flaws.h"

namespace mazeloom::check::rule::must_appear_room {

namespace {

using generate::Blueprint;
using grid::Point;
using grid::Size;
using level::Terrain;

constexpr Sentence kTooLarge{"room-too-large",
                             "the room \"%1\" must appear but is larger than the level: make the "
                             "level larger, or the room smaller"};
constexpr Sentence kFitsNowhere{"room-fits-nowhere",
                                "the room \"%1\" must appear but fits nowhere: leave rock of its "
                                "size, with some beside one of its entrances"};
constexpr Sentence kTooMany{"rooms-too-many",
                            "the rooms that must appear do not all fit: make the level larger, or "
                            "let fewer appear"};
constexpr Sentence kTooManyAt{"rooms-too-many-at",
                              "at depth %1 the rooms that must appear do not all fit: make the "
                              "level larger, or let fewer appear"};
constexpr std::array kSentences{kTooLarge, kFitsNowhere, kTooMany, kTooManyAt};

Sheet sheetOf(const level::Room& room) {
    return {Sheet::Kind::Room, room.id};
}

/// Whether the room must appear at some depth of the level.
bool mustAppear(const level::Room& room, const LevelView& view) {
    return room.min > 0 && !room.cells.size().isEmpty() &&
           view.depths().firstIn(room.minDepth, room.maxDepth);
}

bool isLargerThan(Size level, Size room) {
    return room.width > level.width || room.height > level.height;
}

/// Whether the room fits in the level's size in some symmetry.
bool hasSize(const level::Room& room, Size level) {
    return std::ranges::any_of(room.symmetries, [&](level::Symmetry symmetry) {
        return !isLargerThan(level, level::transformed(room.cells.size(), symmetry));
    });
}

/// Searches for a place for a room in the level as it is before the first stage.
class Search {
  public:
    explicit Search(const LevelView& view) : view_(view) {}

    /// Returns false only if there is certainly no place for the room.
    bool mayFindPlaceFor(const level::Room& room) {
        if (level::firstFlaw(room)) return true;  // its flaws are reported for the room itself
        return std::ranges::any_of(room.symmetries, [&](level::Symmetry symmetry) {
            looks_ -= room.cells.size().area();
            return looks_ <= 0 || mayFindPlaceFor(Blueprint(room, symmetry));
        });
    }

  private:
    /// Rooms are placed at even coordinates.
    bool mayFindPlaceFor(const Blueprint& blueprint) {
        const Size level = view_.level().size;
        for (int y = 0; y + blueprint.size().height <= level.height; y += 2) {
            for (int x = 0; x + blueprint.size().width <= level.width; x += 2) {
                if (looks_ <= 0 || fits(blueprint, {x, y})) return true;
            }
        }
        return false;
    }

    bool fits(const Blueprint& blueprint, Point at) {
        for (int y = 0; y < blueprint.size().height; ++y) {
            for (int x = 0; x < blueprint.size().width; ++x) {
                if (looks_ <= 0) return true;
                --looks_;
                if (blueprint.at({x, y}) == Terrain::Void) continue;
                if (!isRock(at + Point{x, y})) return false;
            }
        }
        return blueprint.hasWayIn([&](const Blueprint::Entrance& entrance) {
            return isWayIn(at + entrance.at, entrance.outward);
        });
    }

    Terrain terrainAt(Point p) const {
        if (!view_.contains(p)) return Terrain::Void;
        if (view_.paint() == nullptr || view_.isEmitter(p)) return Terrain::Wall;
        return static_cast<Terrain>(view_.paint()->at(p) & level::kPaintTerrain);
    }
    bool isRock(Point p) const { return terrainAt(p) == Terrain::Wall; }
    bool isBorder(Point p) const {
        return std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
            return terrainAt(p + grid::offset(d)) == Terrain::Void;
        });
    }
    bool isWayIn(Point wall, grid::Direction outward) const {
        const Point outside = wall + grid::offset(outward);
        if (!view_.contains(outside) || isBorder(wall)) return false;
        return view_.level().terrains.isWalkable(terrainAt(outside)) ||
               (isRock(outside) && !isBorder(outside));
    }

    const LevelView& view_;
    /// Number of cells that the search may still examine. This bounds its time, whatever the rooms
    /// are.
    std::int64_t looks_ = 1'000'000;
};

/// Returns the space of a room or level: its cells plus one row and column, because rooms lie at
/// even coordinates, one cell apart.
std::int64_t spaceOf(Size size) {
    return (std::int64_t{size.width} + 1) * (std::int64_t{size.height} + 1);
}

/// Returns the first depth at which the level's area is too small for all rooms that must appear;
/// nullopt if there is none.
std::optional<int> crowdedDepth(const LevelView& view) {
    // The changes of the space that rooms take, by the depth from which each change applies.
    std::map<std::int64_t, std::int64_t> changes;
    for (const level::Room& room : view.rooms()) {
        if (!mustAppear(room, view)) continue;
        const std::int64_t taken = spaceOf(room.cells.size()) * room.min;
        changes[room.minDepth] += taken;
        changes[std::int64_t{room.maxDepth} + 1] -= taken;
    }
    const std::int64_t space = spaceOf(view.level().size);
    std::int64_t taken = 0;
    // After the last change no space is taken.
    for (auto change = changes.begin(); change != changes.end();) {
        const auto first = static_cast<int>(change->first);
        taken += change->second;
        ++change;
        if (taken <= space) continue;
        const auto last = static_cast<int>(change->first - 1);
        if (const auto depth = view.depths().firstIn(first, last)) return depth;
    }
    return std::nullopt;
}

bool isFirst(const LevelView& view, const generate::ReadyStage& stage) {
    const auto& stages = view.recipe().recipe.stages;
    return !stages.empty() && &stages.front() == &stage;
}

void check(const LevelView& view, Findings& findings) {
    // A vault chain places only the rooms of its grammar, so it does not count.
    const generate::ReadyStage* stage = view.stage("handcrafted-rooms");
    if (stage == nullptr) return;
    const auto index = static_cast<std::size_t>(stage->recipeIndex);
    const Fix without = fix::switchOff(index, std::string(stage->stage->id));
    Search search(view);
    bool eachFits = true;
    for (const level::Room& room : view.rooms()) {
        if (!mustAppear(room, view)) continue;
        const bool isTooLarge = !hasSize(room, view.level().size);
        // No place is sought if other stages come first, since they may create or take space.
        if (!isTooLarge && (!isFirst(view, *stage) || search.mayFindPlaceFor(room))) continue;
        eachFits = false;
        findings.error(isTooLarge ? kTooLarge : kFitsNowhere, {level::titleOrId(room)})
            .stage(view.level().recipe, index)
            .fix(sheetOf(room), fix::letRoomBeAbsent())
            .fix(without);
    }
    const auto crowded = eachFits ? crowdedDepth(view) : std::nullopt;
    if (!crowded) return;
    auto found = view.isFloor() ? findings.error(kTooManyAt, {std::int64_t{*crowded}})
                                : findings.error(kTooMany);
    found.stage(view.level().recipe, index).fix(without);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::must_appear_room
