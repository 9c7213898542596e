// SPDX-License-Identifier: MIT
#include "widgets/exchange/films/generation_film.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QPainter>

#include "core/trace/shown_map.h"
#include "core/trace/timeline.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/canvas/picture/step_marks.h"
#include "widgets/exchange/pictures/level_painter.h"

namespace mazeloom::widgets {

namespace {

class GenerationFilm final : public Film {
  public:
    GenerationFilm(std::shared_ptr<const trace::Trace> trace, const exchange::PictureOptions& look,
                   SharedTileLook tiles, QImage image)
        : timeline_(std::move(trace)),
          things_(timeline_.trace()),
          painter_(look, std::move(tiles), timeline_.trace().ruleset, timeline_.cells().size(),
                   timeline_.trace().kept, timeline_.trace().terrains),
          cells_(std::move(image)) {
        painter_.drawCells(view(), cells_);
    }

    QSize size() const override { return cells_.size(); }
    std::int64_t lastMoment() const override { return timeline_.count(); }
    int momentsPerSecond() const override { return 0; }

    const QImage& draw(std::int64_t moment) override {
        const auto step = static_cast<trace::StepIndex>(moment);
        if (step != timeline_.position()) {
            const trace::ChangedRegion changed = timeline_.seek(step);
            painter_.drawCells(view(), changed, cells_);
        }
        const bool isBetween = step > 0 && step < timeline_.count();
        if (!isBetween && !painter_.hasOverlays()) return cells_;
        // Copy the cells into the picture of the last call, whose memory is thus reused.
        if (shown_.isNull()) shown_ = QImage(cells_.size(), cells_.format());
        std::copy_n(cells_.constBits(), cells_.sizeInBytes(), shown_.bits());
        std::optional<analyse::explain::KnownMap> known;
        if (painter_.wantsKnown())
            known = knownOf(trace::shownMap(timeline_, timeline_.cells().bounds()));
        painter_.drawOverlays(view(), heroAt(step), known ? &*known : nullptr, shown_);
        if (isBetween) {
            QPainter painter(&shown_);
            paintStepMarks(painter, {timeline_, step - 1}, painter_.view(), painter_.theme());
        }
        return shown_;
    }

  private:
    MapView view() const {
        const trace::Trace& trace = timeline_.trace();
        return {.cells = &timeline_.cells(),
                .marks = &trace.marks,
                .things = &things_,
                .ruleset = trace.ruleset,
                .kinds = trace.kinds.get(),
                .terrains = &trace.terrains,
                .position = timeline_.position(),
                .dark = timeline_.dark()};
    }

    std::optional<grid::Point> heroAt(trace::StepIndex step) const {
        const trace::Trace& trace = timeline_.trace();
        for (const level::Thing& thing : trace.initialThings) {
            if (thing.kind == level::ThingKind::Hero) return thing.at;
        }
        for (const trace::Placement& placement : trace.placements) {
            if (placement.step < step && placement.thing.kind == level::ThingKind::Hero)
                return placement.thing.at;
        }
        return std::nullopt;
    }

    trace::Timeline timeline_;
    ThingIndex things_;
    LevelPainter painter_;
    QImage cells_;
    QImage shown_;  ///< cells_ with overlays and marks drawn over them
};

}  // namespace

tl::expected<std::unique_ptr<Film>, Problem> generationFilm(
    std::shared_ptr<const trace::Trace> trace, const exchange::PictureOptions& look,
    const level::TileMappings* tiles) {
    auto tileLook = tileLookNamed(tiles, look.tiles, trace->terrains);
    if (!tileLook) return tl::unexpected(std::move(tileLook.error()));
    exchange::PictureOptions wanted = look;
    if (wanted.cell <= 0) wanted.cell = animatedCell(trace->initial.size(), tileLook->get());
    auto image = imageFor(trace->initial.size(), wanted.cell);
    if (!image) return tl::unexpected(std::move(image.error()));
    return std::make_unique<GenerationFilm>(std::move(trace), wanted, std::move(*tileLook),
                                            std::move(*image));
}

}  // namespace mazeloom::widgets
