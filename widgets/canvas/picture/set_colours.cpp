// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/set_colours.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/random/place.h"

namespace mazeloom::widgets {

namespace {

/// Parts are traced this far beyond the view, in cells, so that panning seldom changes a colour.
constexpr int kMarginCells = 24;
/// Hues that are drawn at the same lightness; consecutive ones differ strongly.
constexpr std::array<int, 12> kHues{210, 30, 120, 285, 60, 180, 330, 90, 240, 0, 150, 300};

class SetPainter {
  public:
    SetPainter(const trace::Timeline& timeline, const grid::Rect& part, bool isHidden)
        : timeline_(timeline), cells_(timeline.cells()), part_(part), isHidden_(isHidden) {
        colours_.assign(
            static_cast<std::size_t>(part.width) * static_cast<std::size_t>(part.height), kNone);
    }

    void paint(QPainter& painter, const ViewTransform& view, const Theme& theme) {
        for (int y = part_.y; y < part_.y + part_.height; ++y) {
            for (int x = part_.x; x < part_.x + part_.width; ++x) {
                if (isOfMaze({x, y}) && colours_[place({x, y})] == kNone) colourPartOf({x, y});
            }
        }
        painter.setPen(Qt::NoPen);
        for (std::uint8_t colour = 0; colour < kHues.size(); ++colour) {
            QColor tint = QColor::fromHsl(kHues[colour], 170, theme.isDark ? 140 : 130);
            tint.setAlphaF(theme.isDark ? 0.45F : 0.5F);
            painter.setBrush(tint);
            paintCellsOf(painter, view, colour);
        }
    }

  private:
    static constexpr std::uint8_t kNone = 255;

    std::size_t place(grid::Point p) const {
        return static_cast<std::size_t>(p.y - part_.y) * static_cast<std::size_t>(part_.width) +
               static_cast<std::size_t>(p.x - part_.x);
    }

    bool isOfMaze(grid::Point p) const {
        const level::Cell cell = cells_.at(p);
        if (isHidden_) return cell.isAisle();
        return cell.isWalkable() && (timeline_.trace().marks.at(p) & level::kPassage) != 0;
    }

    /// Colours the part that contains `start` by the least hash of its cells, so that the part
    /// mostly keeps its colour when it grows.
    void colourPartOf(grid::Point start) {
        constexpr std::uint8_t kFound = 254;
        found_.assign(1, start);
        colours_[place(start)] = kFound;
        std::uint64_t least = ~std::uint64_t{0};
        for (std::size_t i = 0; i < found_.size(); ++i) {
            const grid::Point here = found_[i];
            least = std::min(least, random::bitsOfPlace(0, here.x, here.y));
            for (const grid::Direction d : grid::kDirections) {
                const grid::Point next = here + grid::offset(d);
                if (!part_.contains(next) || !isOfMaze(next)) continue;
                std::uint8_t& colour = colours_[place(next)];
                if (colour != kNone) continue;
                colour = kFound;
                found_.push_back(next);
            }
        }
        const auto colour = static_cast<std::uint8_t>(least % kHues.size());
        for (const grid::Point p : found_)
            colours_[place(p)] = colour;
    }

    /// Draws the cells of one colour; adjacent cells of a row are merged into stretches.
    void paintCellsOf(QPainter& painter, const ViewTransform& view, std::uint8_t colour) const {
        std::vector<QRectF> stretches;
        for (int y = part_.y; y < part_.y + part_.height; ++y) {
            for (int x = part_.x; x < part_.x + part_.width; ++x) {
                if (colours_[place({x, y})] != colour) continue;
                int end = x + 1;
                while (end < part_.x + part_.width && colours_[place({end, y})] == colour)
                    ++end;
                stretches.push_back(view.rectOf(grid::Rect{x, y, end - x, 1}));
                x = end;
            }
        }
        painter.drawRects(stretches.data(), static_cast<int>(stretches.size()));
    }

    const trace::Timeline& timeline_;
    const level::CellGrid& cells_;
    const grid::Rect part_;
    const bool isHidden_;
    std::vector<std::uint8_t> colours_;
    std::vector<grid::Point> found_;
};

}  // namespace

void paintSets(QPainter& painter, const trace::Timeline& timeline, bool isHidden,
               const ViewTransform& view, const Theme& theme) {
    const QRect seen = view.visible();
    const auto cell = [&](int pixel) { return static_cast<int>(pixel / view.scale()); };
    const grid::Size size = timeline.cells().size();
    const int left = std::max(0, cell(seen.left()) - kMarginCells);
    const int top = std::max(0, cell(seen.top()) - kMarginCells);
    const int right = std::min(size.width, cell(seen.right()) + kMarginCells);
    const int bottom = std::min(size.height, cell(seen.bottom()) + kMarginCells);
    if (right <= left || bottom <= top) return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    SetPainter(timeline, {left, top, right - left, bottom - top}, isHidden)
        .paint(painter, view, theme);
    painter.setRenderHint(QPainter::Antialiasing);
}

}  // namespace mazeloom::widgets
