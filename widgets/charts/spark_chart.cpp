// SPDX-License-Identifier: MIT
#include "widgets/charts/spark_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QCoreApplication>
#include <QFontMetricsF>

#include "widgets/charts/bar_chart.h"
#include "widgets/charts/chart_words.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr double kSparkPadding = 6;
constexpr double kSparkGap = 12;      // pixels between title and values
constexpr double kSparkHeight = 1.6;  // height of the bars, in lines
constexpr double kSparkWidth = 14;    // minimum width, in widths of an m
constexpr std::size_t kMostSparks = 30;

/// Translation context of this file.
struct SparkText {
    Q_DECLARE_TR_FUNCTIONS(SparkText)
};

}  // namespace

SparkChart::SparkChart(QString title, QString values, QString caption,
                       std::vector<analyse::Bar> bars)
    : title_(std::move(title)),
      values_(std::move(values)),
      caption_(std::move(caption)),
      bars_(std::move(bars)) {}

QString SparkChart::textOf(int) const {
    //: %1 a measure, %2 a summary of its values
    return SparkText::tr("%1: %2").arg(title_, caption_);
}

QRectF SparkChart::rectOf(int, const ChartSpace& space) const {
    return space.bounds;
}

int SparkChart::markAt(const QPointF& place, const ChartSpace& space) const {
    return space.bounds.contains(place) ? 0 : -1;
}

void SparkChart::paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
                       const ChartState& state) const {
    const ChartColours colours = chartColours(theme);
    const bool isMarked = state.hovered == 0 || state.cursor == 0 || state.picked == 0;
    painter.fillRect(space.bounds, isMarked ? colours.pointed : colours.ground);
    if (state.picked == 0)
        painter.fillRect(QRectF(space.bounds.topLeft(), QSizeF(3, space.bounds.height())),
                         colours.pickedBar);
    const QRectF inner =
        space.bounds.adjusted(kSparkPadding, kSparkPadding, -kSparkPadding, -kSparkPadding);
    const QFont small = typeFont(Type::Caption, space.font);
    const QFontMetricsF body(space.font);
    const QFontMetricsF caption(small);
    const QRectF line(inner.left(), inner.top(), inner.width(), body.height());
    // If there is not enough room, elide the title, not the values.
    const double values = std::ceil(caption.horizontalAdvance(values_)) + 1;
    painter.setFont(space.font);
    painter.setPen(colours.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     body.elidedText(title_, Qt::ElideRight, line.width() - values - kSparkGap));
    painter.setFont(small);
    painter.setPen(colours.mutedText);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, values_);
    const QRectF bars(QPointF(inner.left(), line.bottom() + 2), inner.bottomRight());
    painter.fillRect(QRectF(bars.left(), bars.bottom(), bars.width(), 1), colours.grid);
    paintPlainBars(painter, bars, bars_, state.picked == 0 ? colours.pickedBar : colours.bar);
}

QSizeF SparkChart::leastSize(const QFont& font, bool) const {
    const QFontMetricsF body(font);
    const QFontMetricsF caption(typeFont(Type::Caption, font));
    const double width = std::max(kSparkWidth * body.horizontalAdvance(u'm'),
                                  caption.horizontalAdvance(values_) + kSparkGap * 4);
    return {std::ceil(width + kSparkPadding * 2),
            std::ceil(body.height() * (1 + kSparkHeight) + kSparkPadding * 2)};
}

std::unique_ptr<SparkChart> newSparkChart(const analyse::Survey& survey, std::size_t measure) {
    const analyse::Tally& tally = survey.tallies()[measure];
    const QString values =
        tally.count() == 0 ? QStringLiteral("–") : stretchText({tally.least(), tally.most()});
    return std::make_unique<SparkChart>(wordsOfMeasure(survey.of().measures[measure]).title, values,
                                        tallyText(tally, 0), analyse::barsOf(tally, kMostSparks));
}

}  // namespace mazeloom::widgets
