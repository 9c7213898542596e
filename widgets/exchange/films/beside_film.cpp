// SPDX-License-Identifier: MIT
#include "widgets/exchange/films/beside_film.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <QPainter>

#include "core/compare/equal_cells.h"
#include "core/trace/timeline.h"
#include "widgets/canvas/cells/blend.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/exchange/films/generation_film.h"
#include "widgets/exchange/pictures/caption.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/problems/problem_text.h"

namespace mazeloom::widgets {

namespace {

constexpr int kFilmGap = 8;  ///< gap around each part, in pixels

struct CaptionedFilm {
    std::unique_ptr<Film> film;
    QString caption;
    std::unique_ptr<trace::Timeline> timeline;  ///< finds equal cells to dim; null without dimming
};

/// Blends the ground colour over each cell that is equal in all generations.
void dim(const grid::Grid<std::uint8_t>& equal, const QRect& place, QRgb ground, QImage& image) {
    const int side = place.width() / equal.width();
    for (int y = 0; y < place.height(); ++y) {
        const auto cells = equal.row(y / side);
        auto* pixel = reinterpret_cast<QRgb*>(image.scanLine(place.y() + y)) + place.x();
        for (int x = 0; x < place.width(); ++x, ++pixel) {
            if (cells[static_cast<std::size_t>(x / side)] != 0)
                *pixel = blended(*pixel, ground, kDimmed);
        }
    }
}

class BesideFilm final : public Film {
  public:
    BesideFilm(std::vector<CaptionedFilm> parts, compare::Lockstep lockstep, const Theme& theme)
        : parts_(std::move(parts)), lockstep_(std::move(lockstep)), ground_(theme.canvas.rgb()) {
        const auto count = static_cast<int>(parts_.size());
        const int columns = count <= 3 ? count : 2;
        QSize most;
        for (const CaptionedFilm& part : parts_)
            most = most.expandedTo(part.film->size());
        const QSize room(most.width() + kFilmGap, most.height() + kFilmGap + kCaptionHeight);
        const int rows = (count + columns - 1) / columns;
        size_ = {columns * room.width() + kFilmGap, rows * room.height() + kFilmGap};
        for (int i = 0; i < count; ++i) {
            const QSize own = parts_[static_cast<std::size_t>(i)].film->size();
            places_.emplace_back(
                kFilmGap + i % columns * room.width() + (most.width() - own.width()) / 2,
                kFilmGap + i / columns * room.height() + kCaptionHeight);
        }
        if (isTooLarge()) return;
        image_ = QImage(size_, QImage::Format_RGB32);
        image_.fill(theme.canvas);
        QPainter painter(&image_);
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            const int left = kFilmGap + static_cast<int>(i) % columns * room.width();
            const QRect line(left, places_[i].y() - kCaptionHeight, most.width(), kCaptionHeight);
            paintCaption(painter, line, parts_[i].caption, theme.text);
        }
    }

    bool isTooLarge() const {
        return size_.width() > kMaxImageSide || size_.height() > kMaxImageSide ||
               qint64{size_.width()} * size_.height() > kMaxImagePixels;
    }

    QSize size() const override { return size_; }
    std::int64_t lastMoment() const override {
        return static_cast<std::int64_t>(lockstep_.length());
    }
    int momentsPerSecond() const override { return 0; }

    const QImage& draw(std::int64_t moment) override {
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            const trace::StepIndex position =
                lockstep_.positionOf(i, static_cast<compare::Lockstep::Moment>(moment));
            const QImage& picture = parts_[i].film->draw(position);
            for (int y = 0; y < picture.height(); ++y) {
                const auto* from = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
                auto* to = reinterpret_cast<QRgb*>(image_.scanLine(places_[i].y() + y));
                std::copy_n(from, picture.width(), to + places_[i].x());
            }
        }
        dimEqual(static_cast<compare::Lockstep::Moment>(moment));
        return image_;
    }

  private:
    void dimEqual(compare::Lockstep::Moment moment) {
        std::vector<const trace::Timeline*> timelines;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (parts_[i].timeline == nullptr) return;
            parts_[i].timeline->seek(lockstep_.positionOf(i, moment));
            timelines.push_back(parts_[i].timeline.get());
        }
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            // Part i must be first: equalCells() returns a grid of the first timeline's size.
            std::vector<const trace::Timeline*> sides = timelines;
            std::swap(sides[0], sides[i]);
            dim(compare::equalCells(sides), QRect(places_[i], parts_[i].film->size()), ground_,
                image_);
        }
    }

    std::vector<CaptionedFilm> parts_;
    compare::Lockstep lockstep_;
    QRgb ground_;
    QSize size_;
    std::vector<QPoint> places_;
    QImage image_;
};

}  // namespace

tl::expected<std::unique_ptr<Film>, Problem> besideFilm(const std::vector<BesidePart>& parts,
                                                        std::span<const level::Room> rooms,
                                                        const generate::Options& options,
                                                        BesideLook beside,
                                                        const exchange::PictureOptions& look,
                                                        const level::TileMappings* tiles) {
    std::vector<CaptionedFilm> films;
    std::vector<compare::Course> courses;
    for (const BesidePart& part : parts) {
        auto recorded = generate::record(*part.level, rooms, part.seed, options);
        if (recorded.failure) {
            const QString why = generationText(*recorded.failure, nullptr, part.level.get());
            Problem problem;
            problem.text = (part.caption + QStringLiteral(": ") + why).toStdString();
            return tl::unexpected(std::move(problem));
        }
        courses.push_back(compare::courseOf(*recorded.trace));
        std::unique_ptr<trace::Timeline> timeline;
        if (beside.dimsEqual && parts.size() > 1)
            timeline = std::make_unique<trace::Timeline>(recorded.trace);
        auto film = generationFilm(std::move(recorded.trace), look, tiles);
        if (!film) return film;
        films.push_back({std::move(*film), part.caption, std::move(timeline)});
    }
    auto film = std::make_unique<BesideFilm>(
        std::move(films), compare::Lockstep(std::move(courses), beside.pace), themeOf(look));
    if (film->isTooLarge()) {
        Problem problem;
        problem.text = "pictures beside each other of " + std::to_string(film->size().width()) +
                       "×" + std::to_string(film->size().height()) +
                       " pixels are too large: use smaller cells";
        return tl::unexpected(std::move(problem));
    }
    return film;
}

}  // namespace mazeloom::widgets
