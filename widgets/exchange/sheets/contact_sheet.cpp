// SPDX-License-Identifier: MIT
// Each level is drawn as soon as it is generated, and its map is then freed, so that only the
// pictures occupy memory. The pictures are sorted after all have been drawn.
#include "widgets/exchange/sheets/contact_sheet.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

#include <QImage>
#include <QPainter>

#include "core/text_stream.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/exchange/pictures/caption.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/pictures/png_bytes.h"
#include "widgets/exchange/pictures/svg_cells.h"
#include "widgets/exchange/pictures/svg_level.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::widgets {

namespace {

constexpr int kSheetGap = 12;
/// Upper bound on the number of references between elements of an SVG file; librsvg refuses more.
constexpr std::size_t kMostReferences = 500'000;

struct Drawn {
    std::uint64_t seed = 0;
    QImage picture;
    std::string vectors;  ///< an <svg> element with unique ids
    QString failure;
    compare::Values values;
};

/// Escapes a text for XML; removes control characters, U+FFFE and U+FFFF.
std::string escapedXml(QString text) {
    text.removeIf([](QChar c) { return c < u' ' || c == u'\ufffe' || c == u'\uffff'; });
    for (const auto& [sign, name] : {std::pair{u'&', "&amp;"}, {u'<', "&lt;"}, {u'>', "&gt;"}})
        text.replace(sign, QLatin1String(name));
    return text.toStdString();
}

/// Inserts `prefix` into `text` after each occurrence of `mark`.
void prefixAfter(std::string& text, std::string_view mark, const std::string& prefix) {
    std::string result;
    result.reserve(text.size() + text.size() / 8);
    std::size_t from = 0;
    for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, from)) {
        at += mark.size();
        result.append(text, from, at - from).append(prefix);
        from = at;
    }
    result.append(text, from);
    text = std::move(result);
}

/// Returns the content of a level's SVG file for use in another file: without the <svg> tags, and
/// with ids that `place` makes unique.
std::string nested(std::string svg, std::size_t place) {
    const std::size_t begin = svg.find("<defs>");
    svg.erase(0, begin == svg.npos ? 0 : begin);
    svg.erase(std::min(svg.rfind("</svg>"), svg.size()));
    // Two statements: GCC 12 gives a false warning for a single expression.
    std::string prefix = "n";
    prefix += std::to_string(place) + '-';
    for (const std::string_view mark : {" id=\"", "href=\"#", "url(#"})
        prefixAfter(svg, mark, prefix);
    return svg;
}

class SheetPainter {
  public:
    SheetPainter(const SheetWish& wish, SharedTileLook tiles)
        : wish_(wish), tiles_(std::move(tiles)), look_(wish.look) {
        const grid::Size size = wish.plan.level->size;
        const int longest = std::max({size.width, size.height, 1});
        if (look_.cell <= 0) look_.cell = std::max(1, kSheetPicture / longest);
        picture_ = {size.width * look_.cell, size.height * look_.cell};
        const auto count = static_cast<int>(wish.seeds.size());
        const double square = std::ceil(std::sqrt(static_cast<double>(count)));
        columns_ = std::clamp(wish.columns > 0 ? wish.columns : static_cast<int>(square), 1,
                              std::max(1, count));
        rows_ = (count + columns_ - 1) / columns_;
    }

    QSize size() const {
        return {columns_ * (picture_.width() + kSheetGap) + kSheetGap,
                rows_ * (picture_.height() + kCaptionHeight + kSheetGap) + kSheetGap};
    }
    QRect placeOf(int number) const {
        return {kSheetGap + number % columns_ * (picture_.width() + kSheetGap),
                kSheetGap + number / columns_ * (picture_.height() + kCaptionHeight + kSheetGap),
                picture_.width(), picture_.height()};
    }

    Drawn draw(std::size_t place, compare::Shot shot) const {
        Drawn drawn{.seed = shot.seed,
                    .picture = {},
                    .vectors = {},
                    .failure = {},
                    .values = std::move(shot.values)};
        if (shot.failure) {
            drawn.failure = problemText(*shot.failure);
        } else if (wish_.format == SheetFormat::Svg) {
            if (const auto flaw = flawOfSvg(*shot.map)) {
                drawn.failure = qstring(flaw->text);
            } else {
                TextStream out;
                writeSvg(out, *shot.map, *wish_.plan.level, look_, tiles_);
                drawn.vectors = nested(std::move(out).str(), place);
            }
        } else if (auto image = drawLevel(*shot.map, *wish_.plan.level, look_, wish_.tiles)) {
            drawn.picture = std::move(*image);
        } else {
            drawn.failure = problemText(image.error());
        }
        return drawn;
    }

    QString captionOf(const Drawn& drawn) const {
        const auto all = analyse::measures();
        const auto by = std::ranges::find(all, wish_.order.by);
        const auto at = static_cast<std::size_t>(by - all.begin());
        const QString seed = QString::number(drawn.seed);
        if (by == all.end() || at >= drawn.values.size() || !drawn.values[at]) return seed;
        return QStringLiteral("%1 · %2 %3")
            .arg(seed, wish_.measure, QString::number(*drawn.values[at]));
    }

    std::string png(const std::vector<const Drawn*>& order) const {
        // This theme is for the sheet's ground and captions; the levels have already been drawn.
        const Theme& theme = themeNamed(look_.theme);
        QImage sheet(size(), QImage::Format_RGB32);
        sheet.fill(theme.canvas);
        QPainter painter(&sheet);
        for (int i = 0; i < static_cast<int>(order.size()); ++i) {
            const Drawn& drawn = *order[static_cast<std::size_t>(i)];
            const QRect place = placeOf(i);
            if (drawn.picture.isNull()) {
                painter.fillRect(place, theme.base);
                painter.setPen(theme.error);
                painter.drawText(place.adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap,
                                 drawn.failure);
            } else {
                painter.drawImage(place.topLeft(), drawn.picture);
            }
            paintCaption(painter,
                         QRect(place.left(), place.bottom() + 1, place.width(), kCaptionHeight),
                         captionOf(drawn), theme.text);
        }
        painter.end();
        return pngOf(sheet);
    }

    std::string svg(const std::vector<const Drawn*>& order) const {
        const Theme& theme = themeNamed(look_.theme);
        const QSize whole = size();
        const grid::Size cells = wish_.plan.level->size;
        TextStream out;
        out << "<svg xmlns=\"http://www.w3.org/2000/svg\" "
               "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\""
            << whole.width() << "\" height=\"" << whole.height() << "\" viewBox=\"0 0 "
            << whole.width() << ' ' << whole.height() << "\">\n<title>"
            << escapedXml(titleOf(*wish_.plan.level)) << "</title>\n<rect width=\"" << whole.width()
            << "\" height=\"" << whole.height() << "\" " << svgFill(theme.canvas) << "/>\n";
        for (int i = 0; i < static_cast<int>(order.size()); ++i) {
            const Drawn& drawn = *order[static_cast<std::size_t>(i)];
            const QRect place = placeOf(i);
            out << "<svg id=\"seed-" << drawn.seed << "\" x=\"" << place.x() << "\" y=\""
                << place.y() << "\" width=\"" << place.width() << "\" height=\"" << place.height()
                << "\" viewBox=\"0 0 " << std::int64_t{cells.width} * kSvgCell << ' '
                << std::int64_t{cells.height} * kSvgCell << "\">\n"
                << drawn.vectors << "</svg>\n";
            const QString caption =
                drawn.failure.isEmpty()
                    ? captionOf(drawn)
                    : QStringLiteral("%1: %2").arg(drawn.seed).arg(drawn.failure);
            out << "<text x=\"" << place.x() << "\" y=\"" << place.bottom() + 15
                << "\" font-family=\"JetBrains Mono, monospace\" font-size=\"12\" "
                << svgFill(drawn.failure.isEmpty() ? theme.text : theme.error) << '>'
                << escapedXml(caption) << "</text>\n";
        }
        out << "</svg>\n";
        return std::move(out).str();
    }

  private:
    const SheetWish& wish_;
    const SharedTileLook tiles_;
    exchange::PictureOptions look_;
    QSize picture_;
    int columns_ = 1;
    int rows_ = 1;
};

std::size_t referencesOf(const std::vector<Drawn>& all) {
    std::size_t count = 0;
    for (const Drawn& drawn : all) {
        for (std::size_t at = drawn.vectors.find("<use"); at != std::string::npos;
             at = drawn.vectors.find("<use", at + 4))
            ++count;
    }
    return count;
}

}  // namespace

tl::expected<std::string, QString> contactSheet(const SheetWish& wish,
                                                const SheetProgress& progress) {
    if (wish.seeds.empty()) return tl::unexpected(SheetText::tr("No seeds were given."));
    auto tiles = tileLookNamed(wish.tiles, wish.look.tiles, wish.plan.level->terrains);
    if (!tiles) return tl::unexpected(problemLine(tiles.error()));
    const SheetPainter sheet(wish, std::move(*tiles));
    const QSize size = sheet.size();
    if (wish.format == SheetFormat::Png &&
        (size.width() > kMaxImageSide || size.height() > kMaxImageSide ||
         qint64{size.width()} * size.height() > kMaxImagePixels)) {
        return tl::unexpected(SheetText::tr("A sheet of %1×%2 pixels is too large: at most %3 a "
                                            "side. Take fewer seeds, or smaller cells.")
                                  .arg(size.width())
                                  .arg(size.height())
                                  .arg(kMaxImageSide));
    }
    std::vector<Drawn> all(wish.seeds.size());
    std::size_t done = 0;
    std::atomic<bool> hasGivenUp = progress && !progress(0, all.size());
    const std::atomic<bool>& stop = wish.stop == nullptr ? hasGivenUp : *wish.stop;
    if (hasGivenUp) return std::string();
    compare::shootAll(
        wish.plan, wish.seeds, wish.threads,
        [&](std::size_t place, compare::Shot shot) {
            all[place] = sheet.draw(place, std::move(shot));
            if (progress && !progress(++done, all.size())) hasGivenUp = true;
        },
        &stop);
    if (stop || hasGivenUp) return std::string();
    const bool isNone =
        std::ranges::none_of(all, [](const Drawn& drawn) { return drawn.failure.isEmpty(); });
    if (isNone) {
        return tl::unexpected(SheetText::tr("No seed gives a level: %1").arg(all.front().failure));
    }
    if (referencesOf(all) > kMostReferences) {
        return tl::unexpected(
            SheetText::tr("An SVG sheet of so many cells is too large for most "
                          "programs. Take fewer seeds, or PNG."));
    }
    std::vector<compare::Values> values;
    for (const Drawn& drawn : all)
        values.push_back(drawn.values);
    std::vector<const Drawn*> order;
    for (const std::size_t place : compare::ordered(values, wish.order))
        order.push_back(&all[place]);
    return wish.format == SheetFormat::Svg ? sheet.svg(order) : sheet.png(order);
}

}  // namespace mazeloom::widgets
