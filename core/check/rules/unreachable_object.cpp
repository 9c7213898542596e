// SPDX-License-Identifier: MIT
// Things that the hero must fetch, read or reach are reachable (RULES.md G-14).
#include <array>

#include "core/check/findings/fixes.h"
#include "core/check/findings/ways.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::unreachable_object {

namespace {

using level::ThingKind;

constexpr Sentence kNoWay{"unreachable-object",
                          "the %1 cannot be reached: open a way to it, or move it"};
constexpr Sentence kInTheWall{"object-in-wall",
                              "the %1 is in a solid cell: open the cell, or move it"};
constexpr std::array kSentences{kNoWay, kInTheWall};

/// The farthest distance over which the fix moves an object, in cells.
constexpr int kFar = 12;

/// Whether the objectives require a thing of this kind.
bool isNeeded(const level::Objectives& objectives, ThingKind kind) {
    return (kind == ThingKind::Exit && objectives.exit) ||
           (kind == ThingKind::Console && objectives.consoles);
}

void checkLevel(const LevelView& view, Findings& findings) {
    if (view.drawsShape()) return;  // a random shape opens and connects the cells of things
    const auto& objects = view.level().objects;
    const level::Objectives objectives = level::objectivesOf(view.level());
    const bool knowsWays = view.keepsPaint() && view.heroRegion().has_value();
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const level::Object& object = objects[i];
        if (!level::info(object.kind).mustBeReached || object.kind == ThingKind::Hero ||
            !view.contains(object.at)) {
            continue;
        }
        // No stage opens a solid cell with a thing on it, so the object stays in the wall.
        const bool isInTheWall = !view.isOpen(object.at);
        if (!isInTheWall && (!knowsWays || view.heroCanWalkTo(object.at))) continue;
        const Sentence& sentence = isInTheWall ? kInTheWall : kNoWay;
        auto draft = isNeeded(objectives, object.kind) ? findings.error(sentence, {object.kind})
                                                       : findings.warning(sentence, {object.kind});
        draft.object(objects, i);
        if (knowsWays && !view.isEmitter(object.at)) draft.fix(fix::openWay(object.at));
        if (knowsWays && !findings.isFull()) {
            const auto to =
                nearestCell(object.at, view.paint()->bounds(), kFar, [&](grid::Point cell) {
                    return cell != *view.hero() && !view.hasPaintedTrap(cell) &&
                           view.heroCanWalkTo(cell);
                });
            if (to) draft.fix(fix::moveObject(i, *to));
        }
        draft.fix(fix::removeObject(i));
    }
}

void checkRoom(const level::Room& room, Findings& findings) {
    for (std::size_t i = 0; i < room.objects.size(); ++i) {
        const level::Object& object = room.objects[i];
        if (object.kind == ThingKind::Emitter || !room.cells.contains(object.at) ||
            room.terrains.isWalkable(room.cells.at(object.at))) {
            continue;
        }
        findings.warning(kInTheWall, {object.kind})
            .object(room.objects, i)
            .fix(fix::openCell(object.at))
            .fix(fix::removeObject(i));
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = checkLevel, .checkRoom = checkRoom};

}  // namespace mazeloom::check::rule::unreachable_object
