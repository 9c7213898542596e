// SPDX-License-Identifier: MIT
// A laser's beam begins in the cell in front of its emitter (RULES.md T-8). If it burns on the
// hero's start, the hero must step off in the first tick. This is a warning because the level may
// still be winnable. Generation makes no such level (G-19.1).
#include <array>
#include <optional>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/level/laser_beam.h"

namespace mazeloom::check::rule::emitter {

namespace {

using grid::Direction;
using grid::Point;

constexpr Sentence kBuried{"emitter-buried", "the emitter faces a wall: turn it, or move it"};
constexpr Sentence kBurnsStart{
    "emitter-burns-start", "the beam burns where the hero starts: the hero must step off at once"};
constexpr Sentence kCrossesStart{"emitter-crosses-start",
                                 "the beam crosses the hero's start, but does not burn at once"};
constexpr Sentence kTurn{"turn", "Turn it %1"};
constexpr std::array kSentences{kBuried, kBurnsStart, kCrossesStart, kTurn};
// In the order of grid::Direction.
constexpr std::array kDirectionWords{Word{"up"}, Word{"right"}, Word{"down"}, Word{"left"}};

Fix turnObject(std::size_t object, Direction to) {
    const auto turn = [object, to](std::vector<level::Object>& objects, const grid::Rect&) {
        if (object < objects.size()) objects[object].direction = to;
    };
    return {kTurn, {kDirectionWords[static_cast<std::size_t>(to)]}, {.objects = turn}};
}

/// Whether a beam from `from` reaches `to`.
bool reaches(const LevelView& view, Point from, Direction direction, Point to) {
    const Point step = grid::offset(direction);
    const bool isAhead = step.x != 0 ? from.y == to.y && (to.x - from.x) * step.x > 0
                                     : from.x == to.x && (to.y - from.y) * step.y > 0;
    if (!isAhead) return false;
    for (Point cell = from + step; view.isOpen(cell); cell = cell + step) {
        if (cell == to) return true;
    }
    return false;
}

bool burnsAtOnce(const level::Beam& beam) {
    const bool hasRhythm = beam.on > 0 && beam.off > 0;
    return !hasRhythm || level::burnsAt(beam, 0);
}

/// Returns the next direction, clockwise, in which the emitter faces an open cell and its beam
/// misses the hero's start.
std::optional<Direction> betterDirection(const LevelView& view, const level::Object& emitter) {
    Direction direction = emitter.direction;
    for (int turns = 0; turns < 3; ++turns) {
        direction = grid::clockwise(direction);
        if (!view.isOpen(emitter.at + grid::offset(direction))) continue;
        if (view.hero() && reaches(view, emitter.at, direction, *view.hero())) continue;
        return direction;
    }
    return std::nullopt;
}

void checkLevel(const LevelView& view, Findings& findings) {
    if (!view.keepsPaint()) return;  // the cell in front of an emitter is not decided yet
    const auto& objects = view.level().objects;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const level::Object& emitter = objects[i];
        if (emitter.kind != level::ThingKind::Emitter || !view.contains(emitter.at)) continue;
        const bool isBuried = !view.isOpen(emitter.at + grid::offset(emitter.direction));
        const bool coversStart =
            view.hero() && reaches(view, emitter.at, emitter.direction, *view.hero());
        if (!isBuried && !coversStart) continue;
        auto draft = findings.warning(isBuried                    ? kBuried
                                      : burnsAtOnce(emitter.beam) ? kBurnsStart
                                                                  : kCrossesStart);
        draft.object(objects, i);
        if (const auto to = betterDirection(view, emitter)) draft.fix(turnObject(i, *to));
        draft.fix(fix::removeObject(i));
    }
}

/// Checks the emitters of a room. Only certainly solid cells count, since the cells behind the
/// room's outer wall are unknown.
void checkRoom(const level::Room& room, Findings& findings) {
    const auto terrainAt = [&](Point p) {
        return room.cells.contains(p) ? room.cells.at(p) : level::Terrain::Void;
    };
    const auto isSolid = [&](Point p) {
        const level::Terrain terrain = terrainAt(p);
        return terrain != level::Terrain::Void && !room.terrains.isWalkable(terrain);
    };
    for (std::size_t i = 0; i < room.objects.size(); ++i) {
        const level::Object& emitter = room.objects[i];
        if (emitter.kind != level::ThingKind::Emitter || !room.cells.contains(emitter.at) ||
            !isSolid(emitter.at + grid::offset(emitter.direction))) {
            continue;
        }
        auto draft = findings.warning(kBuried);
        draft.object(room.objects, i);
        Direction direction = emitter.direction;
        for (int turns = 0; turns < 3; ++turns) {
            direction = grid::clockwise(direction);
            if (!room.terrains.isWalkable(terrainAt(emitter.at + grid::offset(direction))))
                continue;
            draft.fix(turnObject(i, direction));
            break;
        }
        draft.fix(fix::removeObject(i));
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences,
                 .words = kDirectionWords,
                 .checkLevel = checkLevel,
                 .checkRoom = checkRoom};

}  // namespace mazeloom::check::rule::emitter
