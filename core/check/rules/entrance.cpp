// SPDX-License-Identifier: MIT
// Entrances are outer walls with floor behind them, and each chamber of a room has one. Nothing
// else of a handcrafted room is ever opened, so a chamber without an entrance would be unreachable.
#include <algorithm>
#include <array>
#include <optional>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/rooms/blueprint.h"
#include "core/grid/labelled_runs.h"
#include "core/level/room/flaws.h"

namespace mazeloom::check::rule::entrance {

namespace {

using generate::Blueprint;
using grid::Point;

constexpr Sentence kOffEdge{
    "entrance-off-edge",
    "the entrance is not an outer wall with floor behind it: move it, or remove it"};
constexpr Sentence kNoEntrance{"chamber-without-entrance",
                               "no entrance leads into this part of the room: add one, or open a "
                               "way to it"};
constexpr Sentence kNoPlace{"chamber-shut-in",
                            "no outer wall of this part of the room could have a door: nothing can "
                            "lead into it"};
constexpr Sentence kAddEntrance{"add-entrance", "Add an entrance at %1"};
constexpr std::array kSentences{kOffEdge, kNoEntrance, kNoPlace, kAddEntrance};

Fix addEntrance(Point cell) {
    return {kAddEntrance, {cell}, {.room = [cell](level::Room& room) {
                if (std::ranges::find(room.entrances, cell) == room.entrances.end())
                    room.entrances.push_back(cell);
            }}};
}

void checkEntrances(const level::Room& room, Findings& findings) {
    for (std::size_t i = 0; i < room.entrances.size(); ++i) {
        const Point entrance = room.entrances[i];
        if (!room.cells.contains(entrance) || level::canHoldDoor(room, entrance)) continue;
        findings.error(kOffEdge)
            .field("entrance " + std::to_string(i + 1))
            .at(entrance)
            .fix(fix::removeEntrance(entrance));
    }
}

void checkChambers(const level::Room& room, Findings& findings) {
    const auto isOpen = [&](Point p) {
        if (!room.terrains.isWalkable(room.cells.at(p))) return false;
        return std::ranges::none_of(room.objects, [&](const level::Object& object) {
            return object.kind == level::ThingKind::Emitter && object.at == p;
        });
    };
    grid::LabelledRuns chambers(room.cells.bounds(), grid::Touching::AtEdges, isOpen);
    if (chambers.runCount() == 0) return;
    // For each chamber: whether it has an entrance, and a place where it could have one.
    std::vector<bool> isEntered(chambers.runCount());
    std::vector<std::optional<Point>> place(chambers.runCount());
    const auto behind = [](const Blueprint::Entrance& entrance) {
        return entrance.at - grid::offset(entrance.outward);
    };
    for (const auto& entrance : Blueprint(room, {}).entrances) {
        if (isOpen(behind(entrance))) isEntered[chambers.label(behind(entrance))] = true;
    }
    level::Room anywhere = room;
    anywhere.entrances.clear();
    for (const auto& entrance : Blueprint(anywhere, {}).entrances) {
        if (!isOpen(behind(entrance))) continue;
        auto& first = place[chambers.label(behind(entrance))];
        if (!first) first = entrance.at;
    }
    std::vector<bool> isTold(chambers.runCount());
    chambers.forEach([&](int y, grid::LabelledRuns::Run run, std::uint32_t label) {
        if (isEntered[label] || isTold[label]) return;
        isTold[label] = true;
        const Point cell{run.first, y};
        if (place[label]) {
            findings.error(kNoEntrance).at(cell).fix(addEntrance(*place[label]));
        } else {
            findings.error(kNoPlace).at(cell);
        }
    });
}

void check(const level::Room& room, Findings& findings) {
    if (level::isFurniture(room)) return;
    if (room.cells.size().isEmpty()) return;
    checkEntrances(room, findings);
    checkChambers(room, findings);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkRoom = check};

}  // namespace mazeloom::check::rule::entrance
