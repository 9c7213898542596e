// SPDX-License-Identifier: MIT
// The painted promises are watched along the trace: a changed cell only changes the matches that
// contain it. Counting the matches around others, or the parts of a pattern, takes longer. If the
// trace changes such matches too often, they are counted only at the end of each stage.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/analyse/over_time/property.h"
#include "core/analyse/over_time/stage_ends.h"
#include "core/analyse/promises/verdict.h"
#include "core/trace/shown_map.h"

namespace mazeloom::analyse {

namespace {

using level::promises::Contents;
using level::promises::PaintedPromise;
using promises::Watched;

/// Upper bound on the cells that are looked at for promises that take long.
constexpr std::int64_t kMostDearCells = 40'000'000;

/// Upper bound on the cells of all promises that are watched at once: each takes two or four bytes.
constexpr std::int64_t kMostWatchedCells = 64'000'000;

class Promises {
  public:
    Promises(const History& history, const std::vector<const PaintedPromise*>& promises)
        : history_(history), cells_(history.trace().initial), things_(cells_.size()) {
        for (const level::Thing& thing : history.trace().initialThings)
            place(thing);
        grid::Grid<Contents> contents(cells_.size());
        for (grid::Point p; p.y < cells_.height(); ++p.y) {
            for (p.x = 0; p.x < cells_.width(); ++p.x)
                contents.at(p) = promises::contentsOf(cells_.at(p), things_.at(p));
        }
        for (const PaintedPromise* promise : promises) {
            all_.push_back({std::make_unique<Watched>(*promise, cells_, contents, history.stop())});
            weigh(all_.back());
        }
    }

    /// Returns the moments at which all promises hold; nullopt if finding them takes too long.
    std::optional<Holding> find() {
        const trace::Trace& trace = history_.trace();
        HoldingBuilder holding;
        holding.tell(0, broken_ == 0);
        std::size_t placement = 0;
        bool isTooLong = dearCells_ > kMostDearCells;
        replay(
            history_, cells_,
            [&](grid::Index i, level::Cell before, level::Cell after) {
                if (!isTooLong) changed(cells_.point(i), before, after);
            },
            [&](trace::StepIndex step) {
                for (; placement < trace.placements.size() &&
                       trace.placements[placement].step <= step;
                     ++placement) {
                    const level::Thing& thing = trace.placements[placement].thing;
                    place(thing);
                    if (cells_.contains(thing.at))
                        changed(thing.at, cells_.at(thing.at), cells_.at(thing.at));
                }
                for (One& one : all_) {
                    if (one.isStale) weigh(one);
                }
                isTooLong = isTooLong || dearCells_ > kMostDearCells;
                if (!isTooLong) holding.tell(step + 1, broken_ == 0);
            });
        if (isTooLong) return std::nullopt;
        return holding.end(trace.stepCount());
    }

  private:
    struct One {
        std::unique_ptr<Watched> watched;
        bool isStale = false;
        bool isKept = true;
    };

    void place(const level::Thing& thing) {
        if (things_.contains(thing.at)) things_.at(thing.at).add(thing.kind);
    }
    void changed(grid::Point at, level::Cell before, level::Cell after) {
        const Contents contents = promises::contentsOf(after, things_.at(at));
        for (One& one : all_)
            one.isStale = one.watched->update(at, before, after, contents) || one.isStale;
    }
    void weigh(One& one) {
        one.isStale = false;
        dearCells_ += one.watched->cost();
        if (dearCells_ > kMostDearCells) return;
        const bool isKept = one.watched->isKept(cells_, history_.stop());
        if (isKept != one.isKept) broken_ += isKept ? -1 : 1;
        one.isKept = isKept;
    }

    const History& history_;
    level::CellGrid cells_;
    grid::Grid<Contents> things_;
    std::vector<One> all_;
    int broken_ = 0;
    std::int64_t dearCells_ = 0;
};

Holding keptAtStageEnds(const History& history,
                        const std::vector<const PaintedPromise*>& promises) {
    return holdingAtStageEnds(history, [&](const level::Map& map) -> std::optional<bool> {
        const auto contents = promises::contentsOf(map);
        return std::ranges::all_of(promises, [&](const PaintedPromise* promise) {
            return promises::verdictOf(*promise, map, contents, history.stop()).isKept;
        });
    });
}

Holding momentsWithPromisesKept(const History& history) {
    if (history.level() == nullptr) return {.spans = {}, .isWhole = false};
    const auto promises = level::promisesOf(*history.level());
    const trace::StepIndex count = history.trace().stepCount();
    if (promises.empty()) return {.spans = {{0, count}}};
    const auto watched = static_cast<std::int64_t>(promises.size());
    if (watched * history.trace().initial.size().area() <= kMostWatchedCells) {
        if (auto holding = Promises(history, promises).find()) return *std::move(holding);
    }
    return keptAtStageEnds(history, promises);
}

}  // namespace

extern const Property promisesKeptProperty;
const Property promisesKeptProperty{
    .id = "promises-kept",
    .title = "Painted promises kept",
    .sentence =
        "The map keeps every painted promise of the level, of its recipe and of the pack. If "
        "promises about surroundings or connected cells change very often, checked only at the "
        "end of a stage.",
    .isDear = true,
    .find = momentsWithPromisesKept,
};

}  // namespace mazeloom::analyse
