// SPDX-License-Identifier: MIT
#include "widgets/charts/bar_chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QCoreApplication>
#include <QLocale>

#include "widgets/charts/chart_words.h"

namespace mazeloom::widgets {

namespace {

constexpr double kWhole = 10'000;   // 100 % of the seeds, in units of the vertical axis
constexpr double kHeadroom = 1.06;  // above the highest bar
constexpr double kLeastBar = 2;     // minimum height, in pixels, of a bar that is not empty
constexpr double kBarGap = 1;       // gap between two bars, in pixels, if they are wide enough
constexpr double kWideEnough = 4;
constexpr double kFewBars = 7;
constexpr double kWidestPlainBar = 20;
constexpr double kOutlineWidth = 2;

/// Translation context of this file.
struct BarChartText {
    Q_DECLARE_TR_FUNCTIONS(BarChartText)
};

double shareOf(std::uint64_t count, std::uint64_t all) {
    return all == 0 ? 0 : kWhole * static_cast<double>(count) / static_cast<double>(all);
}

double highestOf(const BarSeries& series) {
    std::uint64_t most = 0;
    for (const analyse::Bar& bar : series.bars)
        most = std::max(most, bar.count);
    return shareOf(most, series.count());
}

QPen outlinePen(const QColor& colour) {
    QPen pen(colour, kOutlineWidth, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({3.5, 2});
    return pen;
}

std::optional<std::size_t> placeOf(const analyse::Survey& survey, const std::string& measure) {
    const auto& measures = survey.of().measures;
    const auto found = std::ranges::find(measures, measure);
    if (found == measures.end()) return std::nullopt;
    return static_cast<std::size_t>(found - measures.begin());
}

}  // namespace

std::uint64_t BarSeries::count() const {
    std::uint64_t sum = 0;
    for (const analyse::Bar& bar : bars)
        sum += bar.count;
    return sum;
}

BarChart::BarChart(Words words, BarSeries series, std::optional<BarSeries> second)
    : words_(std::move(words)), series_(std::move(series)), second_(std::move(second)) {}

QString BarChart::textOf(int mark) const {
    const analyse::Bar& bar = barOf(mark);
    //: A bar of a chart. %1 a measure, %2 its values, %3 "1,203 seeds", %4 "12.0 %"
    QString text = BarChartText::tr("%1 %2: %3, %4")
                       .arg(words_.title, stretchText(bar.values), seedsText(bar.count),
                            shareText(bar.count, series_.count()));
    if (!second_) return text;
    const std::uint64_t other = second_->bars[static_cast<std::size_t>(mark)].count;
    //: %1 a bar such as "Dead ends 12: 9 seeds, 0.9 %", %2 a second survey, %3 "7 seeds", %4
    //: "0.7 %"
    return BarChartText::tr("%1; %2: %3, %4")
        .arg(text, second_->name, seedsText(other), shareText(other, second_->count()));
}

PlotSpec BarChart::spec() const {
    PlotSpec spec{words_.title, words_.caption, {}, {}, {}};
    spec.x.title = words_.axis;
    spec.y.title = BarChartText::tr("Share of seeds");
    if (series_.bars.empty()) return spec;
    double highest = highestOf(series_);
    if (second_) highest = std::max(highest, highestOf(*second_));
    highest = std::max(highest, 1.0);
    spec.y.end = highest * kHeadroom;
    spec.y.last = static_cast<std::int64_t>(std::min(spec.y.end, kWhole));
    spec.y.textOf = hundredthsText;
    spec.x.textOf = [](std::int64_t value) {
        return QLocale().toString(static_cast<qlonglong>(value));
    };
    const analyse::Stretch first = series_.bars.front().values;
    const analyse::Stretch last = series_.bars.back().values;
    spec.x.begin = static_cast<double>(first.first);
    spec.x.end = static_cast<double>(last.last) + 1;
    spec.x.first = first.first;
    spec.x.last = last.last;
    // If each bar stands for one value, centre the value's number below the bar.
    if (first.first == first.last) spec.x.shift = 0.5;
    // Leave room beside the bars if there are few, so that they do not become wide blocks.
    const double missing = kFewBars - static_cast<double>(series_.bars.size());
    const double width = static_cast<double>(first.last) - static_cast<double>(first.first) + 1;
    spec.x.begin -= std::max(missing, 0.0) / 2 * width;
    spec.x.end += std::max(missing, 0.0) / 2 * width;
    if (second_) {
        // The symbols of these legend entries are added when painting.
        spec.legend.push_back({{}, 10, series_.name});
        spec.legend.push_back({{}, 20, second_->name});
    }
    return spec;
}

QRectF BarChart::columnOf(const PlotFrame& frame, int mark) const {
    const auto& bars = series_.bars;
    const double first = static_cast<double>(bars.front().values.first);
    const double width = (static_cast<double>(bars.back().values.last) + 1 - first) /
                         static_cast<double>(bars.size());
    const double left = std::round(frame.xOf(first + width * mark));
    const double right = std::round(frame.xOf(first + width * (mark + 1)));
    return {QPointF(left, frame.plot().top()), QPointF(right, frame.plot().bottom())};
}

QRectF BarChart::rectOf(int mark, const ChartSpace& space) const {
    return columnOf(PlotFrame(space, spec()), mark);
}

int BarChart::markAt(const QPointF& place, const ChartSpace& space) const {
    const PlotFrame frame(space, spec());
    if (marks() == 0 || !frame.plot().contains(place)) return -1;
    for (int mark = 0; mark < marks(); ++mark) {
        const QRectF column = columnOf(frame, mark);
        if (place.x() < column.right()) return place.x() >= column.left() ? mark : -1;
    }
    return -1;
}

int BarChart::neighbour(int mark, Toward toward) const {
    switch (toward) {
        case Toward::Left:
            return std::max(mark - 1, 0);
        case Toward::Right:
            return std::min(mark + 1, marks() - 1);
        case Toward::First:
            return 0;
        case Toward::Last:
            return marks() - 1;
        case Toward::Up:
        case Toward::Down:
            break;
    }
    return mark;
}

QPointF BarChart::valuesOf(int mark) const {
    const analyse::Stretch& values = barOf(mark).values;
    return {(static_cast<double>(values.first) + static_cast<double>(values.last)) / 2, 0};
}

int BarChart::markOf(const QPointF& values) const {
    for (int mark = 0; mark < marks(); ++mark)
        if (values.x() < static_cast<double>(barOf(mark).values.last) + 0.5) return mark;
    return marks() - 1;
}

void BarChart::paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
                     const ChartState& state) const {
    const ChartColours colours = chartColours(theme);
    PlotSpec filled = spec();
    if (second_) {
        filled.legend[0].paint = [&colours](QPainter& on, const QRectF& at) {
            on.fillRect(at, colours.bar);
        };
        filled.legend[1].paint = [&colours](QPainter& on, const QRectF& at) {
            on.setPen(outlinePen(colours.second));
            on.drawLine(QPointF(at.left(), at.center().y()), QPointF(at.right(), at.center().y()));
        };
    }
    const PlotFrame frame(space, std::move(filled));
    frame.paintBelow(painter, colours);
    if (marks() == 0) {
        frame.paintNothing(painter, space.font, colours, nothingMeasuredText());
    } else {
        paintBars(painter, frame, colours, state);
        if (second_) paintSecond(painter, frame, colours);
    }
    frame.paintAbove(painter, colours);
}

void BarChart::paintBars(QPainter& painter, const PlotFrame& frame, const ChartColours& colours,
                         const ChartState& state) const {
    for (int mark = 0; mark < marks(); ++mark) {
        QRectF column = columnOf(frame, mark);
        if (mark == state.hovered || mark == state.cursor || mark == state.picked)
            painter.fillRect(column, colours.pointed);
        const std::uint64_t count = barOf(mark).count;
        if (count > 0) {
            QRectF bar = column;
            if (bar.width() >= kWideEnough) bar.setRight(bar.right() - kBarGap);
            const double top = std::round(frame.yOf(shareOf(count, series_.count())));
            bar.setTop(std::min(top, bar.bottom() - kLeastBar));
            painter.fillRect(bar, mark == state.picked ? colours.pickedBar : colours.bar);
        }
        if (mark != state.cursor) continue;
        painter.setPen(QPen(colours.cursor, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(column.adjusted(0, 0.75, 0, -0.75));
    }
}

void BarChart::paintSecond(QPainter& painter, const PlotFrame& frame,
                           const ChartColours& colours) const {
    std::vector<QPolygonF> outlines;
    const double bottom = frame.plot().bottom();
    bool isRunning = false;
    for (int mark = 0; mark < marks(); ++mark) {
        const std::uint64_t count = second_->bars[static_cast<std::size_t>(mark)].count;
        const QRectF column = columnOf(frame, mark);
        if (count > 0) {
            const double share = std::round(frame.yOf(shareOf(count, second_->count())));
            const double top = std::min(share, bottom - kLeastBar);
            if (!isRunning) outlines.push_back({QPointF(column.left(), bottom)});
            outlines.back() << QPointF(column.left(), top) << QPointF(column.right(), top);
        } else if (isRunning) {
            outlines.back() << QPointF(column.left(), bottom);
        }
        isRunning = count > 0;
    }
    if (isRunning) outlines.back() << QPointF(outlines.back().back().x(), bottom);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF& outline : outlines) {
        // A wider line in the background's colour sets the outline off from the bars.
        painter.setPen(
            QPen(colours.ground, kOutlineWidth * 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(outline);
        painter.setPen(outlinePen(colours.second));
        painter.drawPolyline(outline);
    }
    painter.restore();
}

QSizeF BarChart::leastSize(const QFont& font, bool hasHead) const {
    return PlotFrame::leastSize(font, hasHead, spec());
}

std::unique_ptr<BarChart> newBarChart(const analyse::Survey& survey, std::size_t measure,
                                      const analyse::Survey* other, const QString& name,
                                      const QString& otherName, std::size_t mostBars) {
    const std::string& id = survey.of().measures[measure];
    const MeasureWords words = wordsOfMeasure(id);
    const analyse::Tally& tally = survey.tallies()[measure];
    const BarChart::Words all{words.title, tallyText(tally, survey.failures().count()), words.axis};
    const auto place = other == nullptr ? std::nullopt : placeOf(*other, id);
    if (!place)
        return std::make_unique<BarChart>(all, BarSeries{name, analyse::barsOf(tally, mostBars)});
    const analyse::Tally& second = other->tallies()[*place];
    const std::array both{&tally, &second};
    const analyse::BarScale scale = analyse::barScaleOf(both, mostBars);
    return std::make_unique<BarChart>(all, BarSeries{name, analyse::barsOf(tally, scale)},
                                      BarSeries{otherName, analyse::barsOf(second, scale)});
}

void paintPlainBars(QPainter& painter, const QRectF& rect, const std::vector<analyse::Bar>& bars,
                    const QColor& colour) {
    std::uint64_t most = 0;
    for (const analyse::Bar& bar : bars)
        most = std::max(most, bar.count);
    const auto all = static_cast<double>(std::max<std::size_t>(bars.size(), 1));
    const double width = std::min(rect.width() / all, kWidestPlainBar);
    const double begin = rect.center().x() - width * all / 2;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i].count == 0) continue;
        const double left = std::round(begin + width * static_cast<double>(i));
        const double right = std::round(begin + width * static_cast<double>(i + 1));
        const double height =
            rect.height() * static_cast<double>(bars[i].count) / static_cast<double>(most);
        const double top = std::round(rect.bottom() - std::max(height, kLeastBar));
        const double gap = right - left >= kWideEnough ? kBarGap : 0;
        painter.fillRect(QRectF(QPointF(left, top), QPointF(right - gap, rect.bottom())), colour);
    }
}

}  // namespace mazeloom::widgets
