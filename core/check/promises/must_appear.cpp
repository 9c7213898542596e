// SPDX-License-Identifier: MIT
// Handcrafted rooms appear in the required number and keep their drawing. Only their entrances may
// be opened, by doors, or by openings where no door fits. If no other cell is left for stairs, the
// stairs stand on a room's floor (RULES.md G-23.5).
#include <algorithm>
#include <array>
#include <optional>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"
#include "core/level/id.h"

namespace mazeloom::check::promise::must_appear {

namespace {

using grid::Point;
using level::Terrain;

constexpr Sentence kCount{"promise-must-appear",
                          "the room \"%1\" appears %2 times, but %3 to %4 times are wanted"};
constexpr Sentence kOther{"promise-as-drawn", "the room \"%1\" was not built as it was drawn"};
constexpr std::array kSentences{kCount, kOther};

bool isEmitter(const level::Room& room, Point cell) {
    return std::ranges::any_of(room.objects, [&](const level::Object& object) {
        return object.at == cell && object.kind == level::ThingKind::Emitter;
    });
}

bool isStairs(Terrain terrain) {
    return terrain == Terrain::StairsUp || terrain == Terrain::StairsDown;
}

/// Whether stairs had to go into a handcrafted room: the hero can reach no floor outside these
/// rooms that could hold stairs.
bool isShortOfFloor(const Generation& generation) {
    const auto stage = generation.lastOf("stairs");
    const auto hero = generation.map().hero();
    if (!stage || !hero) return false;
    const level::CellGrid cells = generation.after(*stage).cells;
    const Parts parts = partsOf(cells.size(), [&](grid::Index i) { return cells[i].isWalkable(); });
    const auto isHandcrafted = [&](Point cell) {
        return std::ranges::any_of(generation.map().rooms, [&](const level::PlacedRoom& room) {
            return room.handcrafted >= 0 && room.rect.contains(cell);
        });
    };
    bool isShort = true;
    forEachCell(cells.size(), [&](Point at) {
        const level::Cell cell = cells.at(at);
        const bool isFree = cell.terrain() == Terrain::Floor && !cell.hasThing() && !cell.isKept();
        if (isFree && parts.at(at) == parts.at(*hero) && !isHandcrafted(at)) isShort = false;
    });
    return isShort;
}

/// Whether a transformed room stands with its top left cell at `at`. If `mayHoldStairs`, stairs may
/// replace its floor.
bool standsAt(const level::Map& map, const level::Room& room, Point at, bool mayHoldStairs) {
    bool stands = true;
    forEachCell(room.cells.size(), [&](Point cell) {
        const Terrain drawn = room.cells.at(cell);
        if (!stands || drawn == Terrain::Void) return;
        const Point there = at + cell;
        const Terrain built =
            map.cells.contains(there) ? map.cells.at(there).terrain() : Terrain::Void;
        const Terrain wanted = isEmitter(room, cell) ? Terrain::Wall : drawn;
        const bool mayOpen = wanted == Terrain::Wall &&
                             (room.entrances.empty() ||
                              std::ranges::find(room.entrances, cell) != room.entrances.end());
        stands = built == wanted ||
                 (mayOpen && (level::isDoor(built) || built == Terrain::Floor)) ||
                 (mayHoldStairs && isStairs(built) && wanted == Terrain::Floor);
    });
    return stands;
}

bool standsAsDrawn(const level::Map& map, const level::PlacedRoom& placed, const level::Room& room,
                   bool mayHoldStairs) {
    const grid::Rect around = placed.rect.grown(1);
    return std::ranges::any_of(room.symmetries, [&](level::Symmetry symmetry) {
        const level::Room turned = level::transformed(room, symmetry);
        return turned.cells.size() == grid::Size{around.width, around.height} &&
               standsAt(map, turned, around.topLeft(), mayHoldStairs);
    });
}

void check(const Generation& generation, Findings& findings) {
    const auto& stages = generation.stages();
    const auto times = std::ranges::count_if(
        stages, [](const auto& ready) { return ready.stage->placesPackRooms; });
    // A vault chain places only the rooms of its grammar, so it does not count here.
    const auto timesAll = std::ranges::count_if(stages, [](const auto& ready) {
        return ready.stage->placesPackRooms && ready.stage->id != "vault-chain";
    });
    if (times == 0) return;
    std::vector<std::int64_t> count(generation.rooms().size());
    std::optional<bool> isShort;  // computed when a room differs from its drawing
    for (const level::PlacedRoom& placed : generation.map().rooms) {
        if (placed.handcrafted < 0) continue;
        const auto index = static_cast<std::size_t>(placed.handcrafted);
        ++count[index];
        const level::Room& room = generation.rooms()[index];
        // A pinned room keeps the drawing that it had when it was pinned.
        const auto& kept = generation.level().kept.rooms;
        if (std::ranges::find(kept, placed.rect, &level::KeptRoom::rect) != kept.end()) continue;
        if (standsAsDrawn(generation.map(), placed, room, false)) continue;
        if (!isShort) isShort = isShortOfFloor(generation);
        if (!*isShort || !standsAsDrawn(generation.map(), placed, room, true)) {
            findings.error(kOther, {level::titleOrId(room)}).at(placed.rect.centre());
        }
    }
    for (std::size_t i = 0; i < count.size(); ++i) {
        const level::Room& room = generation.rooms()[i];
        const int depth = generation.floor().depth;
        const bool isOfThisDepth = room.minDepth <= depth && room.maxDepth >= depth;
        const std::int64_t kept =
            std::ranges::count(generation.level().kept.rooms, room.id, &level::KeptRoom::room);
        const std::int64_t least =
            isOfThisDepth && timesAll > 0 ? room.min * (kept > 0 ? 1 : timesAll) : 0;
        const std::int64_t most = std::max(kept, isOfThisDepth ? room.max * times : 0);
        if (count[i] < least || count[i] > most) {
            findings.error(kCount, {level::titleOrId(room), count[i], least, most});
        }
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::must_appear
