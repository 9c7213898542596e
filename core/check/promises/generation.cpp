// SPDX-License-Identifier: MIT
#include "core/check/promises/generation.h"

#include <algorithm>

#include "core/generate/stages/layout/shape.h"

namespace mazeloom::check {

namespace {

/// Applies the steps of a trace to a moment in order.
class Replay {
  public:
    Replay(const trace::Trace& trace, const std::vector<generate::ReadyStage>& stages)
        : trace_(trace),
          stages_(stages),
          moment_{trace.initial, grid::Grid<std::uint16_t, 2>(trace.initial.size()),
                  grid::Grid<std::uint8_t, 2>(trace.initial.size())} {}

    Moment to(std::size_t stage) && {
        for (std::size_t s = 0; s <= stage; ++s) {
            const trace::StageSpan span = trace_.wholeSpan(stages_[s].recipeIndex);
            for (trace::StepIndex step = span.first; step < span.end; ++step)
                apply(step, static_cast<std::uint16_t>(s + 1));
        }
        return std::move(moment_);
    }

  private:
    void apply(trace::StepIndex step, std::uint16_t stage) {
        const trace::Step record = trace_.steps[step];
        const bool isRoom = trace::info(record.kind).shows == trace::StepShow::Room;
        for (unsigned k = 0; k < record.changes; ++k, ++change_) {
            const grid::Index i = trace_.changedCells[change_];
            level::Cell& cell = moment_.cells[i];
            const bool wasOpen = cell.isWalkable();
            cell = level::Cell::fromBits(unsigned{cell.bits()} ^ trace_.changedBits[change_]);
            if (cell.isWalkable() && !wasOpen) moment_.openedBy[i] = stage;
            if (cell.isWalkable() != wasOpen) moment_.isRoom[i] = isRoom && cell.isWalkable();
        }
        while (note_ < trace_.notes.size() && trace_.notes[note_].step < step)
            ++note_;
        if (isRoom && stages_[stage - 1u].stage->id == "corridors") coverRoom(step);
    }

    /// Marks the whole rectangle of a room of *corridors* as room: where the room covers an earlier
    /// corridor, no step changes the cells.
    void coverRoom(trace::StepIndex step) {
        if (note_ == trace_.notes.size() || trace_.notes[note_].step != step) return;
        const grid::Rect room = trace_.notes[note_].rect;
        for (int y = room.y; y <= room.bottom(); ++y) {
            for (int x = room.x; x <= room.right(); ++x)
                moment_.isRoom.at({x, y}) = 1;
        }
    }

    const trace::Trace& trace_;
    const std::vector<generate::ReadyStage>& stages_;
    Moment moment_;
    std::size_t change_ = 0;
    std::size_t note_ = 0;
};

}  // namespace

std::optional<std::size_t> Generation::lastOf(std::string_view id) const {
    for (std::size_t i = stages().size(); i-- > 0;) {
        if (stages()[i].stage->id == id) return i;
    }
    return std::nullopt;
}

bool Generation::isRandomShape(std::size_t stage) const {
    return stages()[stage].stage->id == "shape" &&
           parameter(stage, generate::Shape::Source) != generate::Shape::Painted;
}

bool Generation::allBefore(std::size_t stage, unsigned guarantees) const {
    return std::ranges::all_of(std::span(stages()).first(stage),
                               [&](const auto& ready) { return ready.guarantees(guarantees); });
}

std::optional<std::size_t> Generation::lastLayout() const {
    for (std::size_t i = stages().size(); i-- > 0;) {
        if (!stages()[i].guarantees(generate::kSameCellsOpen)) return i;
    }
    return std::nullopt;
}

Moment Generation::after(std::size_t stage) const {
    return Replay(*recorded_.trace, stages()).to(stage);
}

std::vector<level::Thing> Generation::placedBy(std::size_t stage) const {
    const trace::StageSpan span = spanOf(stage);
    std::vector<level::Thing> placed;
    for (const trace::Placement& placement : recorded_.trace->placements) {
        if (placement.step >= span.first && placement.step < span.end)
            placed.push_back(placement.thing);
    }
    return placed;
}

bool Generation::hasWarned(std::size_t stage) const {
    const int index = stages()[stage].recipeIndex;
    return std::ranges::any_of(
        recorded_.problems, [&](const Problem& problem) { return problem.recipeStage == index; });
}

template <typename IsOne>
bool Generation::hasWarnedOfPins(const IsOne& isOne) const {
    if (level_.kept.cells.isEmpty()) return false;
    for (std::size_t i = 0; i < stages().size(); ++i) {
        if (isOne(stages()[i]) && hasWarned(i)) return true;
    }
    return false;
}

bool Generation::isBarred(std::initializer_list<std::string_view> ids) const {
    return hasWarnedOfPins([&](const generate::ReadyStage& ready) {
        return std::ranges::find(ids, ready.stage->id) != ids.end();
    });
}

bool Generation::isLeftApart() const {
    return hasWarnedOfPins([](const generate::ReadyStage& ready) {
        return ready.guarantees(generate::kConnectsAll) ||
               ready.guarantees(generate::kConnectsItsOwn);
    });
}

}  // namespace mazeloom::check
