// SPDX-License-Identifier: MIT
#include "widgets/exchange/films/ghost_film.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include <QPainter>
#include <QPolygonF>

#include "core/level/map/object.h"
#include "core/level/map/trajectory.h"
#include "core/level/mover_path.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/theme/faded.h"
#include "widgets/tools/paint/object_paint.h"

namespace mazeloom::widgets {

namespace {

class GhostFilm final : public Film {
  public:
    GhostFilm(const level::Map& map, const exchange::PictureOptions& look, QImage still)
        : map_(map),
          theme_(themeOf(look)),
          view_(ViewTransform::ofAll(map.size(), look.cell)),
          still_(std::move(still)) {
        for (const level::Trajectory& path : map.trajectories)
            movers_.emplace_back(path);
        measureRound();
        drawPaths();
    }

    QSize size() const override { return still_.size(); }
    std::int64_t lastMoment() const override { return last_; }
    int momentsPerSecond() const override { return level::kTicksPerSecond; }
    bool isRound() const override { return isRound_; }

    const QImage& draw(std::int64_t moment) override {
        if (shown_.isNull()) shown_ = QImage(still_.size(), still_.format());
        std::copy_n(still_.constBits(), still_.sizeInBytes(), shown_.bits());
        QPainter painter(&shown_);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        for (std::size_t i = 0; i < movers_.size(); ++i) {
            const level::Trajectory& path = map_.trajectories[i];
            const QRectF cells =
                view_.rectOf(level::coveredBy(path.size, movers_[i].cellAt(moment)));
            painter.setBrush(faded(theme_.canvas, 0.6));
            painter.drawEllipse(cells);
            paintThing(painter, cells, path.kind, theme_);
            painter.setPen(Qt::NoPen);
        }
        return shown_;
    }

  private:
    /// Sets the film's length: until all movers are where they began. If that takes longer than the
    /// longest film, the film shows one round of the slowest mover and does not end as it began.
    void measureRound() {
        constexpr std::int64_t kMost = kMostGhostSeconds * level::kTicksPerSecond;
        std::int64_t longest = 1;
        std::int64_t together = 1;
        for (const level::MoverPath& mover : movers_) {
            longest = std::max(longest, mover.tickOf(mover.stepsAt(0) + mover.period()));
            if (together <= kMost) together = std::lcm(together, mover.ticksOfRounds());
        }
        isRound_ = together <= kMost;
        last_ = isRound_ ? together : std::min(longest, kMost);
    }

    /// Draws the paths, below all movers. Also dims the map's own picture of a mover at the start
    /// of its path.
    void drawPaths() {
        QPainter painter(&still_);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t i = 0; i < movers_.size(); ++i) {
            painter.fillRect(view_.rectOf(movers_[i].cells().front()), faded(theme_.canvas, 0.6));
            QPolygonF line;
            for (const grid::Point cell : movers_[i].cells())
                line << view_.rectOf(cell).center();
            if (!map_.trajectories[i].thereAndBack) line << line.front();
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(faded(theme_.hostile, 0.6),
                                std::clamp(view_.scale() / 12, 1.0, 2.5), Qt::SolidLine,
                                Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(line);
        }
    }

    const level::Map& map_;
    const Theme theme_;
    const ViewTransform view_;
    std::vector<level::MoverPath> movers_;
    std::int64_t last_ = 1;
    bool isRound_ = true;
    QImage still_;
    QImage shown_;
};

}  // namespace

tl::expected<std::unique_ptr<Film>, Problem> ghostFilm(const level::Map& map,
                                                       const level::Level& level,
                                                       const exchange::PictureOptions& look,
                                                       const level::TileMappings* tiles) {
    if (map.trajectories.empty()) {
        Problem problem;
        problem.text = "no bug and no boss walks in this level";
        return tl::unexpected(std::move(problem));
    }
    const auto tileLook = tileLookNamed(tiles, look.tiles, map.terrains);
    if (!tileLook) return tl::unexpected(tileLook.error());
    exchange::PictureOptions wanted = look;
    if (wanted.cell <= 0) wanted.cell = animatedCell(map.size(), tileLook->get());
    auto still = drawLevel(map, level, wanted, tiles);
    if (!still) return tl::unexpected(std::move(still.error()));
    return std::make_unique<GhostFilm>(map, wanted, std::move(*still));
}

}  // namespace mazeloom::widgets
