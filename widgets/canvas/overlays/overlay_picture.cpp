// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/overlay_picture.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>

#include "widgets/canvas/overlays/cell_overlays.h"

namespace mazeloom::widgets {

namespace {

using analyse::Distances;
using analyse::explain::KnownMap;

/// Least cell size with forms, in pixels.
constexpr double kLeastForm = 4;
/// Least cell size with texts, in pixels.
constexpr double kLeastText = 28;
/// Height of a strip that is drawn at once, in pixels.
constexpr int kStrip = 48;

/// Draws the cells of one overlay image.
class OverlayDrawing {
  public:
    using Form = CellOverlays::Form;

    OverlayDrawing(const CanvasScene& scene, OverlaySet shown, const OverlayData& data,
                   std::vector<QImage>& sprites)
        : view_(scene.view),
          cells_(data.cells),
          overlays_(data, shown, scene.theme),
          hasTexts_(view_.scale() >= kLeastText),
          sprites_(sprites) {}

    QImage drawn(const QRect& pixels) {
        QImage image(pixels.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        if (view_.scale() < kLeastForm) {
            drawColours(image, pixels);
        } else {
            drawForms(image, pixels);
            if (hasTexts_) drawTexts(image, pixels);
        }
        return image;
    }

  private:
    /// Returns, for each pixel along one axis, the cell that it shows.
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
                              : overlays_.colourOf(row + static_cast<grid::Index>(columns[x]));
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
                const QRgb ground = overlays_.groundOf(i);
                const Form form = overlays_.formOf(i, hasTexts_);
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

    const QImage& sprite(Form form, int side) {
        QImage& image = sprites_[form];
        if (image.isNull()) {
            image = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            overlays_.drawForm(painter, form, side);
        }
        return image;
    }

    void drawTexts(QImage& image, const QRect& pixels) const {
        QPainter painter(&image);
        QFont font(QStringLiteral("JetBrains Mono"));
        font.setPixelSize(static_cast<int>(view_.scale() * 0.3));
        painter.setFont(font);
        const grid::Rect cells = cellsIn(pixels);
        for (const auto& marks : overlays_.all()) {
            for (int y = cells.y; y <= cells.bottom(); ++y) {
                for (int x = cells.x; x <= cells.right(); ++x) {
                    const QRectF cell = view_.rectOf(grid::Point{x, y});
                    marks->drawText(painter, cells_.index({x, y}),
                                    cell.translated(-pixels.topLeft()));
                }
            }
        }
    }

    const ViewTransform& view_;
    const level::CellGrid& cells_;
    const CellOverlays overlays_;
    const bool hasTexts_;
    std::vector<QImage>& sprites_;
};

/// Moves the image's contents by `way`; the uncovered edges are left undefined.
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
    // Copies rows in the order opposite to the move, so that no row is overwritten before it is
    // copied.
    if (way.y() > 0) {
        for (int row = height - 1; row >= 0; --row)
            copyRow(row);
    } else {
        for (int row = 0; row < height; ++row)
            copyRow(row);
    }
}

}  // namespace

void OverlayPicture::scrollTo(QPoint origin, const QRect& pixels) {
    const QPoint way = origin - origin_;
    if (!way.isNull()) scroll(picture_, way);
    missing_ = (missing_.translated(way) + (QRegion(pixels) - pixels_.translated(way))) & pixels;
}

bool OverlayPicture::paint(QPainter& painter, const CanvasScene& scene, OverlaySet shown,
                           const Distances* distances, const KnownMap* known,
                           Clock::time_point deadline) {
    if (distances != nullptr && distances->size() != scene.map.size()) distances = nullptr;
    if (known != nullptr && known->size() != scene.map.size()) known = nullptr;
    const QPoint origin = scene.view.origin();
    const QRect pixels = scene.view.visible().translated(origin);
    if (shown.isEmpty() || pixels.isEmpty()) return true;
    const Look look{
        scene.view.view(),    scene.map.size(), scene.view.scale(), scene.theme.number(), shown,
        distances != nullptr, known != nullptr};
    if (picture_.isNull() || look != look_) {
        if (picture_.size() != look.view) {
            picture_ = QImage(look.view, QImage::Format_ARGB32_Premultiplied);
        }
        picture_.fill(Qt::transparent);
        sprites_.assign(CellOverlays::formBound(), QImage());
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

    const OverlayData data{*scene.map.cells, scene.trace.kept, scene.map.dark, distances, known};
    OverlayDrawing drawing(scene, shown, data, sprites_);
    QPainter into(&picture_);
    into.setCompositionMode(QPainter::CompositionMode_Source);
    // Continues where the last frame stopped, so that each part of a changing level is redrawn in
    // turn.
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
