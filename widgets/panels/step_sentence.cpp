// SPDX-License-Identifier: MIT
#include "widgets/panels/step_sentence.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "core/level/map.h"
#include "widgets/canvas/cell_text.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

using trace::StepKind;

struct Sentence {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::StepSentence)
};

QString directionText(grid::Direction direction) {
    switch (direction) {
        case grid::Direction::Up:
            return Sentence::tr("up");
        case grid::Direction::Right:
            return Sentence::tr("right");
        case grid::Direction::Down:
            return Sentence::tr("down");
        case grid::Direction::Left:
            return Sentence::tr("left");
    }
    return {};
}

/// "up, right and left"
QString listText(QStringList words) {
    if (words.size() < 2) return words.value(0);
    const QString last = words.takeLast();
    return Sentence::tr("%1 and %2").arg(words.join(QStringLiteral(", ")), last);
}

QString sizeText(const grid::Rect& rect) {
    return QStringLiteral("%1 × %2").arg(rect.width).arg(rect.height);
}

QString carveText(const trace::Step& step, grid::Point at) {
    const grid::DirectionSet free = trace::carveFree(step.detail);
    if (free.isEmpty()) return Sentence::tr("Carve %1").arg(cellText(at));
    const grid::Point next = at + grid::offset(trace::carveTaken(step.detail)) * step.changes;
    const QString way = Sentence::tr("Carve %1 → %2").arg(cellText(at), cellText(next));
    if (free.count() == 4) return Sentence::tr("%1: all four ways were free").arg(way);
    QStringList directions;
    for (grid::Direction d : grid::kDirections) {
        if (free.contains(d)) directions << directionText(d);
    }
    if (directions.size() == 1) return Sentence::tr("%1: only %2 was free").arg(way, directions[0]);
    return Sentence::tr("%1: %2 were free").arg(way, listText(directions));
}

/// The room placed before `step` that `rect` would overlap or touch; null when none is to blame.
const grid::Rect* roomInTheWay(const trace::Trace& trace, trace::StepIndex step,
                               const grid::Rect& rect) {
    for (const trace::Note& note : trace.notes) {
        if (note.step >= step) break;
        if (trace.steps[note.step].kind == StepKind::PlaceRoom &&
            note.rect.grown(1).intersects(rect)) {
            return &note.rect;
        }
    }
    return nullptr;
}

QString refusedRoomText(const trace::Trace& trace, trace::StepIndex step, grid::Point at) {
    const trace::Note* note = trace.noteOf(step);
    if (note == nullptr) return Sentence::tr("Refused a room at %1").arg(cellText(at));
    const QString what = Sentence::tr("Refused a room of %1 at %2")
                             .arg(sizeText(note->rect), cellText(note->rect.topLeft()));
    if (const grid::Rect* room = roomInTheWay(trace, step, note->rect)) {
        return Sentence::tr("%1: it would touch the one at %2")
            .arg(what, cellText(room->topLeft()));
    }
    return Sentence::tr("%1: it does not fit there").arg(what);
}

QString placedRoomText(const trace::Trace& trace, trace::StepIndex step, grid::Point at) {
    const trace::Note* note = trace.noteOf(step);
    if (note == nullptr) return Sentence::tr("Placed a room at %1").arg(cellText(at));
    return Sentence::tr("Placed a room of %1 at %2: nothing was in its way")
        .arg(sizeText(note->rect), cellText(note->rect.topLeft()));
}

QString refusedPathText(trace::PathFlaw flaw, const QString& cell) {
    const QString what = Sentence::tr("Refused a path from %1").arg(cell);
    switch (flaw) {
        case trace::PathFlaw::Barred:
            return Sentence::tr("%1: something is in its way").arg(what);
        case trace::PathFlaw::NearStart:
            return Sentence::tr("%1: it comes near the hero's start").arg(what);
        case trace::PathFlaw::NearDanger:
            return Sentence::tr("%1: it comes near another danger or water").arg(what);
        case trace::PathFlaw::NoRhythm:
            return Sentence::tr("%1: its round is no whole part of 24 seconds").arg(what);
        case trace::PathFlaw::Unfair:
            return Sentence::tr("%1: some aisle would be free for too short a time").arg(what);
    }
    return what;
}

QString linkText(const trace::Trace& trace, trace::StepIndex step, const QString& cell,
                 const QString& changes) {
    const trace::StageSpan* stage = trace.stageOf(step);
    if (stage != nullptr && stage->stage == "reach") {
        return Sentence::tr("Made %1 an aisle: the hidden maze did not come near enough").arg(cell);
    }
    return Sentence::tr("Joined two parts at %1; cells opened: %2").arg(cell, changes);
}

QString placedThingText(const trace::Trace& trace, trace::StepIndex step, grid::Point at) {
    const auto placed =
        std::ranges::lower_bound(trace.placements, step, {}, &trace::Placement::step);
    if (placed == trace.placements.end() || placed->step != step) {
        return Sentence::tr("Placed a thing at %1").arg(cellText(at));
    }
    return Sentence::tr("Placed a thing at %1: %2")
        .arg(cellText(at), thingText(placed->thing.kind));
}

}  // namespace

QString stepSentence(const trace::Trace& trace, trace::StepIndex index) {
    const trace::Step& step = trace.steps[index];
    const grid::Point at = trace.initial.point(step.at);
    const QString cell = cellText(at);
    const QString changes = numberText(step.changes);
    switch (step.kind) {
        case StepKind::Start:
            return Sentence::tr("Start at %1").arg(cell);
        case StepKind::Carve:
            return carveText(step, at);
        case StepKind::Backtrack:
            return Sentence::tr("Backtrack from %1: nothing free around it").arg(cell);
        case StepKind::TryRoom:
            return refusedRoomText(trace, index, at);
        case StepKind::PlaceRoom:
            return placedRoomText(trace, index, at);
        case StepKind::OpenDoor:
            return Sentence::tr("Opened a door at %1: every room gets one").arg(cell);
        case StepKind::OpenExtraDoor:
            return Sentence::tr("Opened one more door at %1, by chance").arg(cell);
        case StepKind::Link:
            return linkText(trace, index, cell, changes);
        case StepKind::OpenLoop:
            return Sentence::tr("Opened a loop at %1: the way around was long").arg(cell);
        case StepKind::FillDeadEnd:
            return Sentence::tr("Filled %1: it led nowhere").arg(cell);
        case StepKind::KeepDeadEnd:
            return Sentence::tr("Kept the dead end at %1, by chance").arg(cell);
        case StepKind::DigCorridor:
            return Sentence::tr("Dug a corridor that turns at %1; cells opened: %2")
                .arg(cell, changes);
        case StepKind::PlaceFurniture:
            return Sentence::tr("Placed furniture at %1").arg(cell);
        case StepKind::RefuseFurniture:
            return Sentence::tr("No furniture at %1: it would be in the way").arg(cell);
        case StepKind::GrowShape:
            return Sentence::tr("Grew the shape at %1; cells changed: %2").arg(cell, changes);
        case StepKind::SmoothShape:
            return Sentence::tr("Smoothed the shape; cells changed: %1").arg(changes);
        case StepKind::PlaceHero:
            return Sentence::tr("Put the hero at %1").arg(cell);
        case StepKind::PlaceThing:
            return placedThingText(trace, index, at);
        case StepKind::PlaceTrap:
            return Sentence::tr("Hid a trap at %1").arg(cell);
        case StepKind::PlaceCoin:
            return Sentence::tr("Laid a coin at %1").arg(cell);
        case StepKind::TryPath:
            return refusedPathText(static_cast<trace::PathFlaw>(step.detail), cell);
        case StepKind::PourWater:
            return Sentence::tr("Let water in at %1").arg(cell);
        case StepKind::PlaceStairs:
            return Sentence::tr("Put stairs at %1").arg(cell);
        case StepKind::PlaceFountain:
            return Sentence::tr("Let a fountain spring at %1").arg(cell);
    }
    return {};
}

QString cellContent(level::Cell cell) {
    QStringList parts{terrainText(cell.terrain())};
    if (cell.isAisle()) parts << Sentence::tr("aisle");
    if (cell.isTrap()) parts << Sentence::tr("trap");
    if (cell.hasCoin()) parts << Sentence::tr("coin");
    if (cell.hasThing()) parts << Sentence::tr("thing");
    return parts.join(QStringLiteral(", "));
}

}  // namespace mazeloom::widgets
