// SPDX-License-Identifier: MIT
#include "core/trace/frontier_track.h"

#include <algorithm>

namespace mazeloom::trace {

namespace {

bool isOfGrowth(StepKind kind) {
    return kind == StepKind::Start || kind == StepKind::Grow || kind == StepKind::DropCell;
}

}  // namespace

void FrontierTrack::goTo(const Trace& trace, StepIndex steps) {
    const bool isInside = first_ < steps && steps <= end_;
    if (!isInside) {
        flags_ = {};
        first_ = end_ = next_ = 0;
        if (steps == 0 || !isOfGrowth(trace.steps[steps - 1].kind)) return;
        enter(trace, steps - 1);
    }
    while (next_ < steps)
        pass(trace, next_++, true);
    while (next_ > steps)
        pass(trace, --next_, false);
}

void FrontierTrack::enter(const Trace& trace, StepIndex step) {
    const StageSpan& span = *trace.stageOf(step);
    first_ = step;
    while (first_ > span.first && trace.steps[first_].kind != StepKind::Start &&
           isOfGrowth(trace.steps[first_ - 1].kind))
        --first_;
    end_ = step + 1;
    while (end_ < span.end && trace.steps[end_].kind != StepKind::Start &&
           isOfGrowth(trace.steps[end_].kind))
        ++end_;
    next_ = first_;
    reach_ = 1;
    flags_ = grid::Grid<std::uint8_t, 2>(trace.initial.size());
    for (StepIndex i = first_; i < end_; ++i) {
        const Step& record = trace.steps[i];
        if (record.kind == StepKind::Grow) reach_ = std::max(reach_, carveReach(record));
        std::uint8_t& flags = flags_[cellOf(trace, i)];
        if (record.kind != StepKind::DropCell) {
            flags = static_cast<std::uint8_t>(flags | kGrows);
        } else if (flags == 0) {
            flags = kDrops;
        }
    }
}

void FrontierTrack::pass(const Trace& trace, StepIndex step, bool isForward) {
    std::uint8_t& flags = flags_[cellOf(trace, step)];
    unsigned flag = kIsTaken;
    if (trace.steps[step].kind == StepKind::DropCell) {
        // Dropping a cell that the maze has taken changes nothing.
        if ((flags & kDrops) == 0) return;
        flag = kIsGivenUp;
    }
    flags = static_cast<std::uint8_t>(isForward ? flags | flag : flags & ~flag);
}

grid::Index FrontierTrack::cellOf(const Trace& trace, StepIndex step) const {
    const Step& record = trace.steps[step];
    if (record.kind != StepKind::Grow) return record.at;
    const std::ptrdiff_t way = flags_.step(carveTaken(record.detail));
    return static_cast<grid::Index>(record.at + way * carveReach(record));
}

bool FrontierTrack::isOnFrontier(grid::Point cell) const {
    if (!flags_.contains(cell)) return false;
    const unsigned flags = flags_.at(cell);
    if ((flags & (kGrows | kDrops)) == 0 || (flags & (kIsTaken | kIsGivenUp)) != 0) return false;
    return std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
        const grid::Point beside = cell + grid::offset(d) * reach_;
        return flags_.contains(beside) && (flags_.at(beside) & kIsTaken) != 0;
    });
}

}  // namespace mazeloom::trace
