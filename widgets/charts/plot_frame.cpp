// SPDX-License-Identifier: MIT
#include "widgets/charts/plot_frame.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontMetricsF>

#include "core/analyse/atlas/ticks.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr double kPadding = 8;
constexpr double kHeadGap = 8;     // below title and caption; all gaps are in pixels
constexpr double kCaptionGap = 2;  // between title and caption
constexpr double kTickGap = 6;     // between an axis and its numbers
constexpr double kTickLength = 4;
constexpr double kLegendGap = 16;  // between two entries of the legend
constexpr double kPictureGap = 6;  // between an entry's symbol and its text
constexpr std::size_t kMostTicks = 10;
constexpr double kLinesATick = 2.6;   // minimum distance of ticks on a vertical axis, in lines
constexpr double kMostNumbers = 0.4;  // maximum share of the width for numbers or names on the left
constexpr double kLeastPlotLines = 5;
constexpr double kLeastPlotEms = 14;

double whole(double pixels) {
    return std::round(pixels);
}

QFont titleFontOf(const QFont& body) {
    QFont font = body;
    font.setBold(true);
    return font;
}

double widest(const QFontMetricsF& metrics, const std::vector<QString>& texts) {
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

}  // namespace

PlotFrame::PlotFrame(const ChartSpace& space, PlotSpec spec)
    : spec_(std::move(spec)),
      inner_(space.bounds.adjusted(kPadding, kPadding, -kPadding, -kPadding)),
      titleFont_(titleFontOf(space.font)),
      smallFont_(typeFont(Type::Caption, space.font)),
      hasHead_(space.hasHead) {
    const QFontMetricsF small(smallFont_);
    double top = inner_.top();
    if (hasHead_) {
        title_ = {inner_.left(), top, inner_.width(), QFontMetricsF(titleFont_).height()};
        caption_ = {inner_.left(), title_.bottom() + kCaptionGap, inner_.width(), small.height()};
        top = caption_.bottom() + kHeadGap;
    }
    top = placeLegend(top) + kTickGap;
    const double below = kTickGap + small.height() * 2;
    plot_ = {inner_.left(), whole(top), inner_.width(),
             std::max(1.0, whole(inner_.bottom() - below) - whole(top))};
    yTicks_ = ticksUpright();
    double numbers = 0;
    for (const Tick& tick : yTicks_)
        numbers = std::max(numbers, small.horizontalAdvance(tick.text));
    numbers = std::min(numbers, inner_.width() * kMostNumbers);
    plot_.setLeft(std::min(whole(inner_.left() + numbers + kTickGap), plot_.right() - 1));
    xTicks_ = ticksAcross();
}

double PlotFrame::xOf(double value) const {
    const AxisSpec& axis = spec_.x;
    return plot_.left() + plot_.width() * (value - axis.begin) / (axis.end - axis.begin);
}

double PlotFrame::yOf(double value) const {
    const AxisSpec& axis = spec_.y;
    return plot_.bottom() - plot_.height() * (value - axis.begin) / (axis.end - axis.begin);
}

QRectF PlotFrame::rectOf(double left, double right, double bottom, double top) const {
    return {QPointF(whole(xOf(left)), whole(yOf(top))),
            QPointF(whole(xOf(right)), whole(yOf(bottom)))};
}

double PlotFrame::widthOf(const LegendEntry& entry) const {
    const QFontMetricsF small(smallFont_);
    double width = entry.width + kPictureGap + small.horizontalAdvance(entry.text);
    if (!entry.before.isEmpty()) width += kPictureGap + small.horizontalAdvance(entry.before);
    return width;
}

double PlotFrame::placeLegend(double top) {
    const QFontMetricsF small(smallFont_);
    yTitle_ = {inner_.left(), top, inner_.width(), small.height()};
    double all = 0;
    for (const LegendEntry& entry : spec_.legend)
        all += kLegendGap + widthOf(entry);
    const double title = small.horizontalAdvance(spec_.y.title);
    if (title + all <= inner_.width()) {
        // If the legend fits, place it at the right of the vertical axis's title.
        double left = inner_.right() - all + kLegendGap;
        for (std::size_t i = 0; i < spec_.legend.size(); ++i) {
            legend_.push_back({i, {left, top}});
            left += widthOf(spec_.legend[i]) + kLegendGap;
        }
        if (all > 0) yTitle_.setWidth(inner_.width() - all);
        return yTitle_.bottom();
    }
    // Otherwise place it above that title, in as many lines as needed.
    double left = inner_.left();
    for (std::size_t i = 0; i < spec_.legend.size(); ++i) {
        const double width = widthOf(spec_.legend[i]);
        if (left > inner_.left() && left + width > inner_.right()) {
            left = inner_.left();
            top += small.height();
        }
        legend_.push_back({i, {left, top}});
        left += width + kLegendGap;
    }
    yTitle_.moveTop(top + small.height());
    return yTitle_.bottom();
}

std::vector<PlotFrame::Tick> PlotFrame::ticksUpright() const {
    const AxisSpec& axis = spec_.y;
    const QFontMetricsF small(smallFont_);
    std::vector<Tick> made;
    for (std::size_t i = 0; i < axis.names.size(); ++i)
        made.push_back({static_cast<double>(i), axis.names[i]});
    if (!axis.textOf) return made;
    const auto most = static_cast<std::size_t>(
        std::clamp(plot_.height() / (small.height() * kLinesATick), 2.0, double{kMostTicks}));
    for (const std::int64_t value : analyse::ticks(axis.first, axis.last, most))
        made.push_back({static_cast<double>(value) + axis.shift, axis.textOf(value)});
    return made;
}

std::vector<PlotFrame::Tick> PlotFrame::ticksAcross() const {
    const AxisSpec& axis = spec_.x;
    if (!axis.textOf) return {};
    const QFontMetricsF small(smallFont_);
    for (std::size_t most = kMostTicks;; --most) {
        std::vector<Tick> made;
        double room = plot_.width();
        for (const std::int64_t value : analyse::ticks(axis.first, axis.last, most)) {
            Tick tick{static_cast<double>(value) + axis.shift, axis.textOf(value)};
            if (!made.empty()) room = std::abs(xOf(tick.value) - xOf(made.back().value));
            made.push_back(std::move(tick));
        }
        bool fits = true;
        for (const Tick& tick : made)
            fits = fits && small.horizontalAdvance(tick.text) + kTickGap * 2 <= room;
        if (!fits && most > 2) continue;
        for (Tick& tick : made)
            tick.room = room;
        return made;
    }
}

void PlotFrame::paintBelow(QPainter& painter, const ChartColours& colours) const {
    painter.fillRect(inner_.adjusted(-kPadding, -kPadding, kPadding, kPadding), colours.ground);
    if (hasHead_) paintHead(painter, colours);
    paintLegend(painter, colours);
    paintAxes(painter, colours);
}

void PlotFrame::paintHead(QPainter& painter, const ChartColours& colours) const {
    painter.setFont(titleFont_);
    painter.setPen(colours.text);
    painter.drawText(
        title_, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(titleFont_).elidedText(spec_.title, Qt::ElideRight, title_.width()));
    painter.setFont(smallFont_);
    painter.setPen(colours.mutedText);
    painter.drawText(
        caption_, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(smallFont_).elidedText(spec_.caption, Qt::ElideRight, caption_.width()));
}

void PlotFrame::paintLegend(QPainter& painter, const ChartColours& colours) const {
    const QFontMetricsF small(smallFont_);
    for (const PlacedEntry& placed : legend_) {
        const LegendEntry& entry = spec_.legend[placed.entry];
        QRectF rest(placed.place, QSizeF(widthOf(entry) + 1, small.height()));
        painter.setFont(smallFont_);
        painter.setPen(colours.mutedText);
        if (!entry.before.isEmpty()) {
            painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, entry.before);
            rest.setLeft(rest.left() + small.horizontalAdvance(entry.before) + kPictureGap);
        }
        const double height = whole(small.ascent() * 0.8);
        const QRectF picture(whole(rest.left()), whole(rest.center().y() - height / 2), entry.width,
                             height);
        rest.setLeft(rest.left() + entry.width + kPictureGap);
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, entry.text);
        painter.save();
        entry.paint(painter, picture);
        painter.restore();
    }
}

void PlotFrame::paintAxes(QPainter& painter, const ChartColours& colours) const {
    const QFontMetricsF small(smallFont_);
    painter.setFont(smallFont_);
    painter.setPen(colours.mutedText);
    painter.drawText(yTitle_, Qt::AlignLeft | Qt::AlignVCenter,
                     small.elidedText(spec_.y.title, Qt::ElideRight, yTitle_.width()));
    for (const Tick& tick : yTicks_) {
        const double y = whole(yOf(tick.value));
        if (spec_.y.names.empty())
            painter.fillRect(QRectF(plot_.left(), y, plot_.width(), 1), colours.grid);
        const QRectF text(inner_.left(), y - small.height() / 2,
                          plot_.left() - kTickGap - inner_.left(), small.height());
        painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter,
                         small.elidedText(tick.text, Qt::ElideRight, text.width() + 1));
    }
    for (const Tick& tick : xTicks_) {
        const double x = xOf(tick.value);
        painter.fillRect(QRectF(whole(x), plot_.bottom(), 1, kTickLength), colours.axis);
        if (!spec_.y.names.empty())
            painter.fillRect(QRectF(whole(x), plot_.top(), 1, plot_.height()), colours.grid);
        const QString text = small.elidedText(tick.text, Qt::ElideRight, tick.room);
        const double width = small.horizontalAdvance(text) + 1;
        // Numbers at the ends of the axis stay inside the chart.
        const double left = std::clamp(x - width / 2, inner_.left(),
                                       std::max(inner_.left(), inner_.right() - width));
        painter.drawText(QRectF(left, plot_.bottom() + kTickGap, width, small.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    const QRectF title(inner_.left(), inner_.bottom() - small.height(), inner_.width(),
                       small.height());
    painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter,
                     small.elidedText(spec_.x.title, Qt::ElideRight, title.width()));
}

void PlotFrame::paintAbove(QPainter& painter, const ChartColours& colours) const {
    painter.fillRect(QRectF(plot_.left(), plot_.bottom(), plot_.width(), 1), colours.axis);
}

void PlotFrame::paintNothing(QPainter& painter, const QFont& font, const ChartColours& colours,
                             const QString& why) const {
    painter.setFont(font);
    painter.setPen(colours.mutedText);
    painter.drawText(plot_, Qt::AlignCenter | Qt::TextWordWrap, why);
}

QSizeF PlotFrame::leastSize(const QFont& font, bool hasHead, const PlotSpec& spec) {
    const QFontMetricsF small(typeFont(Type::Caption, font));
    const QFontMetricsF title(titleFontOf(font));
    const double em = small.horizontalAdvance(u'm');
    double width = kPadding * 2 + kTickGap + kLeastPlotEms * em;
    if (spec.y.textOf)
        width += widest(small, {spec.y.textOf(spec.y.first), spec.y.textOf(spec.y.last)});
    if (!spec.y.names.empty()) width += kLeastPlotEms * em / 2;
    const double lines = std::max(kLeastPlotLines, static_cast<double>(spec.y.names.size()));
    double height = kPadding * 2 + kTickGap * 2 + small.height() * (3 + lines);
    if (hasHead) height += title.height() + kCaptionGap + small.height() + kHeadGap;
    // At the minimum width, each entry of the legend has its own line.
    height += small.height() * static_cast<double>(spec.legend.size());
    for (const LegendEntry& entry : spec.legend) {
        double wide = kPadding * 2 + entry.width + kPictureGap * 2;
        wide += small.horizontalAdvance(entry.text) + small.horizontalAdvance(entry.before);
        width = std::max(width, wide);
    }
    return {std::ceil(width), std::ceil(height)};
}

}  // namespace mazeloom::widgets
