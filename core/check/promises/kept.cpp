// SPDX-License-Identifier: MIT
// Pinned cells keep their content, no step changes them, and no stage places things on them.
#include <algorithm>
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::kept {

namespace {

using grid::Point;

constexpr Sentence kOther{"promise-kept-cell", "the pinned cell has changed"};
constexpr Sentence kTouched{"promise-kept-untouched", "a stage changed the pinned cell"};
constexpr Sentence kPlaced{"promise-kept-bare", "a stage put the %1 on a pinned cell"};
constexpr Sentence kGone{"promise-kept-thing", "the pinned %1 is gone"};
constexpr std::array kSentences{kOther, kTouched, kPlaced, kGone};

/// Whether one of the designer's emitters fills the cell. Other objects of the designer leave a
/// pinned cell as it is.
bool isFilled(const level::Level& level, Point cell) {
    return std::ranges::any_of(level.objects, [&](const level::Object& object) {
        return object.at == cell && object.kind == level::ThingKind::Emitter;
    });
}

void check(const Generation& generation, Findings& findings) {
    const level::Kept& kept = generation.level().kept;
    if (kept.cells.isEmpty()) return;
    const level::Map& map = generation.map();
    const trace::Trace& trace = *generation.recorded().trace;
    kept.cells.forEach([&](Point cell, level::KeptCell wanted) {
        if (!map.cells.contains(cell) || isFilled(generation.level(), cell)) return;
        const level::Cell laid = map.terrains.changed(wanted.cell(), wanted.cell().terrain());
        if (map.cells.at(cell).without(level::Cell::kThing) != laid)
            findings.error(kOther).at(cell);
    });
    const auto isKept = [&](Point cell) { return kept.cells.at(cell).isKept(); };
    for (std::size_t i = 0; i < trace.changedCells.size(); ++i) {
        const Point cell = map.cells.point(trace.changedCells[i]);
        if (isKept(cell)) findings.error(kTouched).at(cell);
    }
    for (const trace::Placement& placement : trace.placements) {
        if (isKept(placement.thing.at))
            findings.error(kPlaced, {placement.thing.kind}).at(placement.thing.at);
    }
    const auto stands = [&](level::ThingKind kind, Point at) {
        return std::ranges::any_of(map.things, [&](const level::Thing& thing) {
            return thing.kind == kind && thing.at == at;
        });
    };
    for (const level::Object& object : kept.objects) {
        const bool isReplaced = object.kind == level::ThingKind::Hero && map.hero() != object.at;
        if (!isReplaced && !stands(object.kind, object.at))
            findings.error(kGone, {object.kind}).at(object.at);
    }
    for (const level::Trajectory& path : kept.trajectories) {
        if (!stands(path.kind, path.points.front()))
            findings.error(kGone, {path.kind}).at(path.points.front());
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::kept
