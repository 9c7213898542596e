// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/overlay_picture.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>

#include "core/grid/direction.h"
#include "widgets/theme/faded.h"

namespace mazeloom::widgets {

namespace {

using analyse::Distances;
using grid::Direction;
using level::Cell;

constexpr std::array<const char*, kOverlays> kOverlayIds{"hidden-maze", "traps",    "coins",
                                                         "reach",       "distance", "kept"};

/// From this size on, in pixels a cell, there is room for forms.
constexpr double kLeastForm = 4;
/// The same for numbers.
constexpr double kLeastNumber = 28;
/// Of the heats, so that what stands on a cell can still be read.
constexpr float kHeatStrength = 0.66F;
/// Rows of pixels that are drawn at once.
constexpr int kStrip = 48;

// What is drawn in a cell beside its colour: a set of bits, the joins of an aisle the lowest four.
constexpr unsigned kAisle = 1u << 4;
constexpr unsigned kTrap = 1u << 5;
constexpr unsigned kCoin = 1u << 6;
constexpr unsigned kOverTraps = 1u << 7;
constexpr unsigned kNever = 1u << 8;
constexpr unsigned kKept = 1u << 9;
constexpr unsigned kForms = 1u << 10;

QColor mixed(const QColor& a, const QColor& b, float share) {
    return QColor::fromRgbF(a.redF() + (b.redF() - a.redF()) * share,
                            a.greenF() + (b.greenF() - a.greenF()) * share,
                            a.blueF() + (b.blueF() - a.blueF()) * share);
}

QRgb pixelOf(const QColor& colour) {
    return qPremultiply(colour.rgba());
}

/// One premultiplied colour over another.
QRgb over(QRgb top, QRgb below) {
    const unsigned rest = 255u - static_cast<unsigned>(qAlpha(top));
    if (rest == 255) return below;
    const auto lane = [rest](int of, int under) {
        return of + static_cast<int>((static_cast<unsigned>(under) * rest + 127) / 255);
    };
    return qRgba(lane(qRed(top), qRed(below)), lane(qGreen(top), qGreen(below)),
                 lane(qBlue(top), qBlue(below)), lane(qAlpha(top), qAlpha(below)));
}

void drawForm(QPainter& painter, unsigned form, double side, const OverlayColours& colours) {
    const QPointF middle(side / 2, side / 2);
    const double line = std::max(1.0, side / 9);
    painter.setBrush(Qt::NoBrush);
    if ((form & (kOverTraps | kNever)) != 0) {
        const bool crossed = (form & kNever) != 0;
        painter.setPen(QPen(crossed ? colours.never : colours.overTraps, std::max(1.0, side / 12)));
        painter.drawLine(QPointF(0, side), QPointF(side, 0));
        if (crossed) painter.drawLine(QPointF(0, 0), QPointF(side, side));
    }
    if ((form & kAisle) != 0) {
        painter.setPen(QPen(colours.maze, line * 1.4, Qt::SolidLine, Qt::FlatCap));
        for (const Direction d : grid::kDirections) {
            if ((form & 1u << static_cast<unsigned>(d)) == 0) continue;
            const grid::Point way = grid::offset(d);
            painter.drawLine(middle, middle + QPointF(way.x, way.y) * (side / 2));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.maze);
        painter.drawEllipse(middle, line * 0.95, line * 0.95);
        painter.setBrush(Qt::NoBrush);
    }
    if ((form & kKept) != 0) {
        // A quiet hatch, and a corner that stays where another form hides the lines.
        painter.setPen(QPen(faded(colours.kept, 0.4), std::max(1.0, side / 24)));
        for (const double at : {side * 0.5, side, side * 1.5}) {
            painter.drawLine(QPointF(std::min(at, side), std::max(0.0, at - side)),
                             QPointF(std::max(0.0, at - side), std::min(at, side)));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.kept);
        const double corner = std::max(2.0, side * 0.28);
        painter.drawPolygon(QPolygonF{QPointF(0, 0), QPointF(corner, 0), QPointF(0, corner)});
        painter.setBrush(Qt::NoBrush);
    }
    if ((form & kTrap) != 0) {
        painter.setPen(QPen(colours.trap, line * 1.3, Qt::SolidLine, Qt::RoundCap));
        const double reach = side * 0.3;
        painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach));
        painter.drawLine(middle - QPointF(reach, -reach), middle + QPointF(reach, -reach));
    }
    if ((form & kCoin) != 0) {
        painter.setPen(QPen(colours.coin, line * 1.3));
        painter.drawEllipse(middle, side * 0.33, side * 0.33);
    }
}

/// Works out what each cell shows, and draws the cells of one picture.
class Drawing {
  public:
    Drawing(const CanvasScene& scene, OverlaySet shown, const Distances* distances,
            std::vector<QImage>& sprites)
        : view_(scene.view),
          cells_(*scene.map.cells),
          kept_(scene.trace.kept),
          shown_(shown),
          distances_(distances),
          colours_(scene.theme),
          below_(scene.theme.aisle),
          ways_(cells_.steps()),
          isForReach_(distances != nullptr && shown.contains(Overlay::Reach)),
          isForDistance_(distances != nullptr && shown.contains(Overlay::Distance)),
          isForKept_(shown.contains(Overlay::Kept) && !scene.trace.kept.isEmpty()),
          aisle_(pixelOf(faded(colours_.maze, 0.8))),
          trap_(pixelOf(colours_.trap)),
          coin_(pixelOf(colours_.coin)),
          never_(pixelOf(colours_.never)),
          overTraps_(pixelOf(colours_.overTraps)),
          reached_(pixelOf(faded(colours_.reached, 0.42))),
          keptGround_(pixelOf(faded(colours_.kept, 0.3))),
          sprites_(sprites) {
        for (std::size_t i = 0; i < heat_.size(); ++i)
            heat_[i] = pixelOf(faded(colours_.heat[i], kHeatStrength));
    }

    QImage drawn(const QRect& pixels) {
        QImage image(pixels.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        if (view_.scale() < kLeastForm) {
            drawColours(image, pixels);
        } else {
            drawForms(image, pixels);
            if (isForDistance_ && view_.scale() >= kLeastNumber) drawNumbers(image, pixels);
        }
        return image;
    }

  private:
    grid::Index beside(grid::Index i, std::size_t way) const {
        return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(i) + ways_[way]);
    }

    unsigned formOf(grid::Index i) const {
        unsigned form = marksOf(i);
        if ((form & kAisle) == 0) return form;
        for (std::size_t way = 0; way < ways_.size(); ++way) {
            if (cells_[beside(i, way)].isAisle()) form |= 1u << way;
        }
        return form;
    }

    /// The form, without the joins of an aisle.
    unsigned marksOf(grid::Index i) const {
        const Cell cell = cells_[i];
        unsigned form = 0;
        if (cell.isAisle() && shown_.contains(Overlay::HiddenMaze)) form |= kAisle;
        if (cell.isTrap() && shown_.contains(Overlay::Traps)) form |= kTrap;
        if (cell.hasCoin() && shown_.contains(Overlay::Coins)) form |= kCoin;
        if (isForKept_ && kept_.at(cells_.point(i)).isKept()) form |= kKept;
        if (isForReach_ && cell.isWalkable() && !Distances::isNumber((*distances_)[i])) {
            form |= (*distances_)[i] == Distances::kOverTraps ? kOverTraps : kNever;
        }
        return form;
    }

    /// The colour that lies over the whole cell; none is 0.
    QRgb groundOf(grid::Index i) const {
        if (!isForReach_ && !isForDistance_) return 0;
        const Distances::Steps steps = (*distances_)[i];
        if (!Distances::isNumber(steps)) return 0;
        if (!isForDistance_) return reached_;
        return heat_[static_cast<std::size_t>(heatOf(steps, distances_->farthest()))];
    }

    /// All of a cell in one colour: what weighs most.
    QRgb colourOf(grid::Index i) const {
        const unsigned form = marksOf(i);
        if ((form & kTrap) != 0) return trap_;
        if ((form & kCoin) != 0) return coin_;
        if ((form & kNever) != 0) return never_;
        if ((form & kOverTraps) != 0) return overTraps_;
        QRgb ground = groundOf(i);
        if ((form & kKept) != 0) ground = over(keptGround_, ground);
        return (form & kAisle) != 0 ? over(aisle_, ground) : ground;
    }

    /// The cell of each pixel, along one axis.
    static std::vector<int> cellsUnder(int first, int count, double origin, double scale,
                                       int cells) {
        std::vector<int> under(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i) {
            const int cell = static_cast<int>(std::floor((first + i + 0.5 - origin) / scale));
            under[static_cast<std::size_t>(i)] = std::clamp(cell, 0, cells - 1);
        }
        return under;
    }

    void drawColours(QImage& image, const QRect& pixels) const {
        const auto columns = cellsUnder(pixels.left(), pixels.width(), view_.origin().x(),
                                        view_.scale(), cells_.width());
        const auto rows = cellsUnder(pixels.top(), pixels.height(), view_.origin().y(),
                                     view_.scale(), cells_.height());
        for (std::size_t y = 0; y < rows.size(); ++y) {
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(y)));
            if (y > 0 && rows[y] == rows[y - 1]) {
                std::copy_n(line - image.bytesPerLine() / 4, pixels.width(), line);
                continue;
            }
            const grid::Index row = cells_.index({0, rows[y]});
            for (std::size_t x = 0; x < columns.size(); ++x) {
                line[x] = x > 0 && columns[x] == columns[x - 1]
                              ? line[x - 1]
                              : colourOf(row + static_cast<grid::Index>(columns[x]));
            }
        }
    }

    grid::Rect cellsIn(const QRect& pixels) const {
        const double scale = view_.scale();
        const QPoint from = pixels.topLeft() - view_.origin();
        const QPoint to = pixels.bottomRight() - view_.origin();
        const int left = std::max(0, static_cast<int>(std::floor(from.x() / scale)));
        const int top = std::max(0, static_cast<int>(std::floor(from.y() / scale)));
        const int right = std::min(cells_.width() - 1, static_cast<int>(to.x() / scale));
        const int bottom = std::min(cells_.height() - 1, static_cast<int>(to.y() / scale));
        return {left, top, right - left + 1, bottom - top + 1};
    }

    void drawForms(QImage& image, const QRect& pixels) {
        const int side = static_cast<int>(view_.scale());
        const grid::Rect cells = cellsIn(pixels);
        for (int y = cells.y; y <= cells.bottom(); ++y) {
            for (int x = cells.x; x <= cells.right(); ++x) {
                const grid::Index i = cells_.index({x, y});
                const QRgb ground = groundOf(i);
                const unsigned form = formOf(i);
                if (ground == 0 && form == 0) continue;
                const QRect place(view_.origin() + QPoint(x, y) * side, QSize(side, side));
                blend(image, place.translated(-pixels.topLeft()), ground,
                      form == 0 ? nullptr : &sprite(form, side));
            }
        }
    }

    static void blend(QImage& image, const QRect& place, QRgb ground, const QImage* form) {
        const QRect shown = place & image.rect();
        for (int y = shown.top(); y <= shown.bottom(); ++y) {
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
            if (form == nullptr) {
                std::fill(line + shown.left(), line + shown.right() + 1, ground);
                continue;
            }
            const auto* const from =
                reinterpret_cast<const QRgb*>(form->constScanLine(y - place.top())) - place.left();
            for (int x = shown.left(); x <= shown.right(); ++x)
                line[x] = over(from[x], ground);
        }
    }

    const QImage& sprite(unsigned form, int side) {
        QImage& image = sprites_[form];
        if (image.isNull()) {
            image = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            drawForm(painter, form, side, colours_);
        }
        return image;
    }

    void drawNumbers(QImage& image, const QRect& pixels) const {
        QPainter painter(&image);
        QFont font(QStringLiteral("JetBrains Mono"));
        font.setPixelSize(static_cast<int>(view_.scale() * 0.3));
        painter.setFont(font);
        const grid::Rect cells = cellsIn(pixels);
        for (int y = cells.y; y <= cells.bottom(); ++y) {
            for (int x = cells.x; x <= cells.right(); ++x) {
                const Distances::Steps steps = distances_->at({x, y});
                if (!Distances::isNumber(steps)) continue;
                const QColor& ground =
                    colours_.heat[static_cast<std::size_t>(heatOf(steps, distances_->farthest()))];
                const QColor seen = mixed(below_, ground, kHeatStrength);
                painter.setPen(qGray(seen.rgb()) > 118 ? Qt::black : Qt::white);
                const QRectF rect = view_.rectOf(grid::Point{x, y}).translated(-pixels.topLeft());
                // Numbers stand in the lower half; of those that a strip cuts, most are not in it.
                if (rect.bottom() < 0 || rect.center().y() > image.height()) continue;
                painter.drawText(rect.adjusted(0, 0, -1, 0), Qt::AlignBottom | Qt::AlignHCenter,
                                 QString::number(steps));
            }
        }
    }

    const ViewTransform& view_;
    const level::CellGrid& cells_;
    const level::KeptCells& kept_;
    const OverlaySet shown_;
    const Distances* const distances_;
    const OverlayColours colours_;
    const QColor below_;  ///< what heats mostly lie on
    const std::array<std::ptrdiff_t, 4> ways_;
    const bool isForReach_;
    const bool isForDistance_;
    const bool isForKept_;
    std::array<QRgb, OverlayColours::kHeats> heat_;
    const QRgb aisle_;
    const QRgb trap_;
    const QRgb coin_;
    const QRgb never_;
    const QRgb overTraps_;
    const QRgb reached_;
    const QRgb keptGround_;
    std::vector<QImage>& sprites_;
};

/// What is at the top left of `image` goes by `way`; what comes in from beside is any of it.
void scroll(QImage& image, QPoint way) {
    const int height = image.height() - std::abs(way.y());
    const int width = image.width() - std::abs(way.x());
    if (height <= 0 || width <= 0) return;
    const auto copyRow = [&](int row) {
        const int to = way.y() > 0 ? row + way.y() : row;
        const int from = to - way.y();
        auto* const target = reinterpret_cast<QRgb*>(image.scanLine(to)) + std::max(0, way.x());
        const auto* const source =
            reinterpret_cast<const QRgb*>(image.constScanLine(from)) + std::max(0, -way.x());
        std::memmove(target, source, static_cast<std::size_t>(width) * sizeof(QRgb));
    };
    // No row is overwritten before it has been copied.
    if (way.y() > 0) {
        for (int row = height - 1; row >= 0; --row)
            copyRow(row);
    } else {
        for (int row = 0; row < height; ++row)
            copyRow(row);
    }
}

}  // namespace

const char* idOf(Overlay overlay) {
    return kOverlayIds[static_cast<std::size_t>(overlay)];
}

std::span<const char* const> overlayIds() {
    return kOverlayIds;
}

std::optional<Overlay> overlayOf(std::string_view id) {
    const auto found = std::ranges::find(kOverlayIds, id);
    if (found == kOverlayIds.end()) return std::nullopt;
    return static_cast<Overlay>(found - kOverlayIds.begin());
}

OverlayColours::OverlayColours(const Theme& theme)
    : maze(theme.isDark ? QColor(0xdfe4ff) : QColor(0x2f3c9a)),
      trap(theme.trap),
      coin(theme.coin),
      reached(theme.isDark ? QColor(0x2f8fe0) : QColor(0x56a5ea)),
      overTraps(theme.isDark ? QColor(0xffb454) : QColor(0x9a5a00)),
      never(theme.isDark ? QColor(0xff7fb0) : QColor(0xa8195e)),
      kept(theme.isDark ? QColor(0xf0e6c8) : QColor(0x5a4a1e)) {
    // The stops of Matplotlib's "viridis", which grows evenly darker for every eye.
    constexpr std::array<QRgb, 6> kStops{0xfde725, 0x7ad151, 0x22a884,
                                         0x2a788e, 0x414487, 0x440154};
    for (int i = 0; i < kHeats; ++i) {
        const float place =
            static_cast<float>(i) * (kStops.size() - 1) / static_cast<float>(kHeats - 1);
        const auto stop = std::min(static_cast<std::size_t>(place), kStops.size() - 2);
        heat[static_cast<std::size_t>(i)] =
            mixed(QColor(kStops[stop]), QColor(kStops[stop + 1]), place - static_cast<float>(stop));
    }
}

int heatOf(Distances::Steps steps, Distances::Steps farthest) {
    if (farthest == 0) return 0;
    return static_cast<int>(std::uint64_t{steps} * (OverlayColours::kHeats - 1) / farthest);
}

void OverlayPicture::scrollTo(QPoint origin, const QRect& pixels) {
    const QPoint way = origin - origin_;
    if (!way.isNull()) scroll(picture_, way);
    missing_ = (missing_.translated(way) + (QRegion(pixels) - pixels_.translated(way))) & pixels;
}

bool OverlayPicture::paint(QPainter& painter, const CanvasScene& scene, OverlaySet shown,
                           const Distances* distances, Clock::time_point deadline) {
    if (distances != nullptr && distances->size() != scene.map.size()) distances = nullptr;
    const QPoint origin = scene.view.origin();
    const QRect pixels = scene.view.visible().translated(origin);
    if (shown.isEmpty() || pixels.isEmpty()) return true;
    const Look look{
        scene.view.view(),   scene.map.size(), scene.view.scale(), scene.theme.number(), shown,
        distances != nullptr};
    if (picture_.isNull() || look != look_) {
        if (picture_.size() != look.view) {
            picture_ = QImage(look.view, QImage::Format_ARGB32_Premultiplied);
        }
        picture_.fill(Qt::transparent);
        sprites_.assign(kForms, QImage());
        look_ = look;
        missing_ = pixels;
        nextRow_ = 0;
    } else {
        scrollTo(origin, pixels);
        if (isStale_) missing_ = pixels;
    }
    isStale_ = false;
    origin_ = origin;
    pixels_ = pixels;

    Drawing drawing(scene, shown, distances, sprites_);
    QPainter into(&picture_);
    into.setCompositionMode(QPainter::CompositionMode_Source);
    // It goes round, so that in a level that changes all the time each part has its turn.
    do {
        const QRect strip(0, nextRow_, look.view.width(), kStrip);
        for (const QRect& rect : missing_& strip)
            into.drawImage(rect.topLeft(), drawing.drawn(rect));
        missing_ -= strip;
        nextRow_ = strip.bottom() + 1 < look.view.height() ? strip.bottom() + 1 : 0;
    } while (!missing_.isEmpty() && Clock::now() < deadline);
    into.end();
    painter.drawImage(pixels.topLeft(), picture_, pixels);
    return missing_.isEmpty();
}

}  // namespace mazeloom::widgets
