// SPDX-License-Identifier: MIT
#include "mazeloom/recording.h"

#include <algorithm>

#include "core/library/making/inside.h"

namespace mazeloom {
inline namespace v1 {

Recording::Recording(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Recording::Recording(Recording&&) noexcept = default;
Recording& Recording::operator=(Recording&&) noexcept = default;
Recording::~Recording() = default;

std::uint32_t Recording::stepCount() const {
    return inside_->timeline.count();
}

std::uint32_t Recording::position() const {
    return inside_->timeline.position();
}

void Recording::seek(std::uint32_t position) {
    inside_->timeline.seek(std::min(position, stepCount()));
}

Cells Recording::cells() const& {
    return toCells(inside_->timeline.cells());
}

Step Recording::step(std::uint32_t index) const {
    const trace::Trace& trace = inside_->timeline.trace();
    const trace::Step& made = trace.steps[index];
    Step step;
    step.kind = trace::name(made.kind);
    if (const trace::StageSpan* stage = trace.stageOf(index)) step.stage = stage->stage;
    step.at = toPosition(inside_->timeline.cells().point(made.at));
    step.changes = made.changes;
    if (const trace::Note* note = trace.noteOf(index)) step.area = toRectangle(note->rect);
    return step;
}

std::vector<Change> Recording::changes(std::uint32_t index) const {
    std::vector<Change> changes;
    for (const trace::CellChange& change : inside_->timeline.changesOf(index)) {
        changes.push_back({toPosition(change.cell), toCell(change.before), toCell(change.after)});
    }
    return changes;
}

std::vector<std::uint32_t> Recording::stepsThatChanged(Position cell) const {
    if (!cells().contains(cell)) return {};
    return inside_->timeline.stepsThatTouched(toPoint(cell));
}

std::vector<StageSteps> Recording::stages() const {
    std::vector<StageSteps> stages;
    for (const trace::StageSpan& span : inside_->timeline.trace().stages)
        stages.push_back({span.stage, span.first, span.end});
    return stages;
}

Map Recording::map() const {
    return inside_->map;
}

}  // namespace v1
}  // namespace mazeloom
