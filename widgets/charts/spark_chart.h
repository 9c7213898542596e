// SPDX-License-Identifier: MIT
// A small chart of a survey's measure for a list of all measures: the measure's title, its range of
// values, and bars without axes. The whole chart is one mark.
#pragma once

#include <memory>

#include "core/analyse/atlas/bars.h"
#include "core/analyse/survey/survey.h"
#include "widgets/charts/chart.h"

namespace mazeloom::widgets {

class SparkChart : public Chart {
  public:
    SparkChart(QString title, QString values, QString caption, std::vector<analyse::Bar> bars);

    QString title() const override { return title_; }
    QString caption() const override { return caption_; }
    int marks() const override { return 1; }
    QString textOf(int mark) const override;
    QRectF rectOf(int mark, const ChartSpace& space) const override;
    int markAt(const QPointF& place, const ChartSpace& space) const override;
    int neighbour(int mark, Toward) const override { return mark; }
    QPointF valuesOf(int) const override { return {}; }
    int markOf(const QPointF&) const override { return 0; }
    void paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
               const ChartState& state) const override;
    QSizeF leastSize(const QFont& font, bool hasHead) const override;

  private:
    QString title_;
    QString values_;  ///< "3 to 41"
    QString caption_;
    std::vector<analyse::Bar> bars_;
};

std::unique_ptr<SparkChart> newSparkChart(const analyse::Survey& survey, std::size_t measure);

}  // namespace mazeloom::widgets
