// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/step_sentence.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "core/generate/stages/stages.h"
#include "core/level/map/map.h"
#include "core/trace/made.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/panels/rules/rule_lines.h"
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

/// Joins words to a list: "up, right and left".
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
    const grid::Point next =
        at + grid::offset(trace::carveTaken(step.detail)) * trace::carveReach(step);
    if (step.kind == StepKind::Walk) {
        return Sentence::tr("Walk %1 → %2").arg(cellText(at), cellText(next));
    }
    const QString way = Sentence::tr("Carve %1 → %2").arg(cellText(at), cellText(next));
    if (free.count() == 4) return Sentence::tr("%1: all four ways were free").arg(way);
    QStringList directions;
    for (grid::Direction d : grid::kDirections) {
        if (free.contains(d)) directions << directionText(d);
    }
    if (directions.size() == 1) return Sentence::tr("%1: only %2 was free").arg(way, directions[0]);
    return Sentence::tr("%1: %2 were free").arg(way, listText(directions));
}

/// Returns a room placed before `step` that the room `rect` would overlap or touch; null if there
/// is none.
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
    switch (static_cast<trace::RoomFlaw>(trace.steps[step].detail)) {
        case trace::RoomFlaw::Crowded:
            break;
        case trace::RoomFlaw::NoRock:
            return Sentence::tr("%1: part of it would not lie in rock").arg(what);
        case trace::RoomFlaw::NoWay:
            return Sentence::tr("%1: no way would lead into it").arg(what);
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
            return Sentence::tr("%1: 24 seconds are not a multiple of its round").arg(what);
        case trace::PathFlaw::Unfair:
            return Sentence::tr("%1: some aisle would be free for too short a time").arg(what);
    }
    return what;
}

/// Returns the sentence with which the stage explains steps of this kind; empty if it has none.
QString ownSentence(const trace::Trace& trace, trace::StepIndex index) {
    const trace::Step& step = trace.steps[index];
    const trace::StageSpan* span = trace.stageOf(index);
    const generate::Stage* stage = span != nullptr ? generate::findStage(span->stage) : nullptr;
    if (stage != nullptr) {
        const auto steps = generate::explanationOf(*stage, span->explanation).steps;
        const auto made = std::ranges::find(steps, step.kind, &generate::StepInfo::kind);
        if (made != steps.end() && !made->sentence.empty()) return stageText(made->sentence);
    }
    return {};
}

/// Returns the stage's sentence for the step; if the stage has none, the general sentence for steps
/// of this kind.
QString plainText(const trace::Trace& trace, trace::StepIndex index) {
    const trace::Step& step = trace.steps[index];
    QString text = ownSentence(trace, index);
    if (text.isEmpty()) {
        text = QCoreApplication::translate("mazeloom::widgets::StepSentence",
                                           trace::info(step.kind).sentence.data());
    }
    // Not arg(), because a sentence may lack one of the two placeholders.
    text.replace(QStringLiteral("%1"), cellText(trace.initial.point(step.at)));
    return text.replace(QStringLiteral("%2"), numberText(step.changes));
}

QString rewriteText(const trace::Trace& trace, trace::StepIndex index, grid::Point at) {
    const trace::Step& step = trace.steps[index];
    const trace::StageSpan* span = trace.stageOf(index);
    const auto number = trace::rewriteRule(step.detail);
    const auto* rule = span != nullptr && span->program
                           ? level::rewriting::findRule(*span->program, number)
                           : nullptr;
    if (rule == nullptr) return plainText(trace, index);
    const level::Symmetry how = level::kSymmetries[trace::rewriteSymmetry(step.detail)];
    QStringList turned;
    if (how.mirrored) turned << Sentence::tr("mirrored");
    if (how.quarterTurns > 0) turned << Sentence::tr("turned by %1°").arg(90 * how.quarterTurns);
    //: %1 the number of a rule, %2 a cell, %3 what the rule does: "A## → B.A"
    const QString text = Sentence::tr("Rule %1 at %2: %3")
                             .arg(static_cast<int>(number) + 1)
                             .arg(cellText(at), ruleText(*rule, *span->program));
    return turned.isEmpty() ? text : text + QStringLiteral(", ") + listText(turned);
}

QString placedThingText(const trace::Trace& trace, trace::StepIndex step, grid::Point at) {
    const auto placed =
        std::ranges::lower_bound(trace.placements, step, {}, &trace::Placement::step);
    if (placed == trace.placements.end() || placed->step != step) {
        return Sentence::tr("Placed a thing at %1").arg(cellText(at));
    }
    //: %1 a cell, %2 the title of an object's kind
    return Sentence::tr("Placed at %1: %2")
        .arg(cellText(at),
             thingText(placed->thing.kind, level::ownKindOf(trace.kinds, placed->thing)));
}

}  // namespace

QString stepSentence(const trace::Trace& trace, trace::StepIndex index) {
    const trace::Step& step = trace.steps[index];
    const grid::Point at = trace.initial.point(step.at);
    switch (step.kind) {
        case StepKind::Carve:
            return carveText(step, at);
        case StepKind::Walk:
            if (!trace::carveFree(step.detail).isEmpty()) return carveText(step, at);
            return plainText(trace, index);
        case StepKind::Grow:
            if (ownSentence(trace, index).isEmpty() && !trace::carveFree(step.detail).isEmpty())
                return carveText(step, at);
            return plainText(trace, index);
        case StepKind::TryRoom:
            return refusedRoomText(trace, index, at);
        case StepKind::PlaceRoom:
            return placedRoomText(trace, index, at);
        case StepKind::PlaceThing:
            return placedThingText(trace, index, at);
        case StepKind::Rewrite:
            return rewriteText(trace, index, at);
        case StepKind::TryPath:
            return refusedPathText(static_cast<trace::PathFlaw>(step.detail), cellText(at));
        case StepKind::DeduceByOne:
        case StepKind::DeduceByTwo:
        case StepKind::DeduceBySupposing:
        case StepKind::DeduceByAll:
            //: %1 a sentence that says from what a cell was deduced
            return (step.detail != 0 ? Sentence::tr("%1: a trap") : Sentence::tr("%1: safe"))
                .arg(plainText(trace, index));
        default:
            return plainText(trace, index);
    }
}

QString cellContent(const trace::Trace& trace, grid::Point at, level::Cell cell,
                    trace::StepIndex position) {
    QStringList parts{terrainText(cell.terrain(), trace.terrains)};
    if (cell.isAisle()) parts << Sentence::tr("aisle");
    if (cell.isTrap()) parts << Sentence::tr("trap");
    if (cell.hasCoin()) parts << Sentence::tr("coin");
    if (cell.hasThing()) {
        const level::Thing* thing = trace::thingAt(trace, at, position);
        parts << (thing == nullptr ? Sentence::tr("object")
                                   : thingText(thing->kind, level::ownKindOf(trace.kinds, *thing)));
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace mazeloom::widgets
