// SPDX-License-Identifier: MIT
#include "app/cli/diff/diff_pictures.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QPainter>

#include "core/generate/generate.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/exchange/pictures/caption.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/pictures/png_bytes.h"
#include "widgets/qstring.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::app {

namespace {

/// Translation context of pictures of differences.
struct DiffPictureText {
    Q_DECLARE_TR_FUNCTIONS(DiffPictureText)
};

/// The usual size of a picture, in pixels a side, and the largest and smallest cell for it.
constexpr int kUsualDiffSide = 640;
constexpr int kLargestDiffCell = 24;
constexpr int kDiffGap = 16;

/// A side of a level that is drawn.
struct DrawnSide {
    std::optional<level::Map> map;
    QString note;
    bool isGenerated = false;
};

DrawnSide sideOf(const diff::MadeFrom& from, std::uint64_t seed, const Stop& stop) {
    if (from.level == nullptr) return {{}, DiffPictureText::tr("There is no such level."), false};
    auto map = diff::mapOf(from, seed, stop);
    if (map) return {std::move(*map), {}, true};
    return {generate::initialMap(*from.level, *from.rooms, from.kinds),
            widgets::qstring(map.error().text), false};
}

int diffCellFor(const DrawnSide& before, const DrawnSide& after, int wanted) {
    if (wanted > 0) return wanted;
    int longest = 1;
    for (const DrawnSide* side : {&before, &after}) {
        if (side->map)
            longest = std::max({longest, side->map->size().width, side->map->size().height});
    }
    return std::clamp(kUsualDiffSide / longest, 1, kLargestDiffCell);
}

/// Draws lines around the marked cells. Each line has a dark and a bright half, so that it is
/// visible on every ground.
void outlineCells(QImage& image, const grid::Grid<std::uint8_t>& cells, int cell) {
    QPainter painter(&image);
    const auto isMarked = [&](int x, int y) {
        return cells.contains({x, y}) && cells.at({x, y}) != 0;
    };
    const int half = std::max(1, cell / 12);
    const QColor bright(255, 64, 160);
    const QColor dark(0, 0, 0);
    const auto line = [&](QRect inner, int dx, int dy) {
        painter.fillRect(inner, bright);
        painter.fillRect(inner.translated(dx * half, dy * half), dark);
    };
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (!isMarked(x, y)) continue;
            const QRect place(x * cell, y * cell, cell, cell);
            if (!isMarked(x, y - 1)) line({place.left(), place.top(), cell, half}, 0, -1);
            if (!isMarked(x, y + 1))
                line({place.left(), place.bottom() + 1 - half, cell, half}, 0, 1);
            if (!isMarked(x - 1, y)) line({place.left(), place.top(), half, cell}, -1, 0);
            if (!isMarked(x + 1, y))
                line({place.right() + 1 - half, place.top(), half, cell}, 1, 0);
        }
    }
}

QImage drawDiffSide(DrawnSide& side, const diff::MadeFrom& from, const level::TileMappings* tiles,
                    const exchange::PictureOptions& look, const Stop& stop) {
    if (!side.map) return {};
    auto image = widgets::drawLevel(*side.map, *from.level, look, tiles, stop);
    if (image) return std::move(*image);
    side.note = widgets::qstring(image.error().text);
    return {};
}

QString sideName(const QString& side, std::uint64_t seed) {
    //: Below a picture: %1 a pack, %2 a seed
    return DiffPictureText::tr("%1, seed %2").arg(side).arg(seed);
}

}  // namespace

LevelPictures drawBoth(const ShownLevel& level, const DiffLook& look, const Stop& stop) {
    DrawnSide before = sideOf(level.before, level.seeds.before, stop);
    DrawnSide after = sideOf(level.after, level.seeds.after, stop);
    exchange::PictureOptions picture = look.picture;
    picture.cell = diffCellFor(before, after, picture.cell);
    LevelPictures pictures;
    pictures.before = drawDiffSide(before, level.before, look.tilesBefore, picture, stop);
    pictures.after = drawDiffSide(after, level.after, look.tilesAfter, picture, stop);
    pictures.beforeNote = before.note;
    pictures.afterNote = after.note;
    // A generated map and one before its recipe differ nearly everywhere.
    if (!before.map || !after.map || before.isGenerated != after.isGenerated) return pictures;
    const grid::Grid<std::uint8_t> cells = diff::differentCells(*before.map, *after.map);
    pictures.cells = std::ranges::count(cells.storage(), std::uint8_t{1});
    for (QImage* image : {&pictures.before, &pictures.after}) {
        if (!image->isNull()) outlineCells(*image, cells, picture.cell);
    }
    return pictures;
}

tl::expected<std::string, QString> diffSheet(const DiffResult& result,
                                             const std::vector<ShownLevel>& levels,
                                             const DiffLook& look, const Stop& stop) {
    const auto tooLarge = [] {
        return tl::unexpected(
            DiffPictureText::tr("the picture would be too large: give --level ID, "
                                "or a smaller --scale"));
    };
    if (levels.size() > kMostPictures) return tooLarge();
    std::vector<LevelPictures> rows;
    int half = kUsualDiffSide / 2;
    qint64 height = kDiffGap;
    constexpr int kLines = 3 * widgets::kCaptionHeight;
    for (const ShownLevel& level : levels) {
        rows.push_back(drawBoth(level, look, stop));
        if (stop.isAsked()) return std::string();
        half = std::max({half, rows.back().before.width(), rows.back().after.width()});
        height +=
            kLines + kDiffGap + std::max(rows.back().before.height(), rows.back().after.height());
        if (height > widgets::kMaxImageSide || 2 * half + 3 * kDiffGap > widgets::kMaxImageSide ||
            height * (2 * half + 3 * kDiffGap) > widgets::kMaxImagePixels)
            return tooLarge();
    }
    const widgets::Theme& theme = widgets::themeNamed(look.picture.theme);
    QImage sheet(2 * half + 3 * kDiffGap, static_cast<int>(height), QImage::Format_RGB32);
    sheet.fill(theme.canvas);
    QPainter painter(&sheet);
    int y = kDiffGap;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const LevelPictures& row = rows[i];
        const auto caption = [&](int line, int column, const QString& text, const QColor& colour) {
            const int x = kDiffGap + column * (half + kDiffGap);
            const int width = line == 0 ? 2 * half + kDiffGap : half;
            widgets::paintCaption(
                painter,
                QRect(x, y + line * widgets::kCaptionHeight, width, widgets::kCaptionHeight), text,
                colour);
        };
        const QString title = widgets::qstring(levels[i].title);
        //: Above two pictures of a level: %1 its title, %2 how many cells differ
        const QString counted = DiffPictureText::tr("%1: cells that differ: %2");
        caption(0, 0, row.cells ? counted.arg(title).arg(*row.cells) : title, theme.text);
        caption(1, 0, sideName(result.beforeName, levels[i].seeds.before), theme.mutedText);
        caption(1, 1, sideName(result.afterName, levels[i].seeds.after), theme.mutedText);
        caption(2, 0, row.beforeNote, theme.error);
        caption(2, 1, row.afterNote, theme.error);
        painter.drawImage(kDiffGap, y + kLines, row.before);
        painter.drawImage(2 * kDiffGap + half, y + kLines, row.after);
        y += kLines + kDiffGap + std::max(row.before.height(), row.after.height());
    }
    painter.end();
    return widgets::pngOf(sheet, stop);
}

}  // namespace mazeloom::app
