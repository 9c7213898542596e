// SPDX-License-Identifier: MIT
// A drawing of what a survey found, without a widget: painted on the screen or into a file. It is
// made of marks, such as bars or cells, which can be gone to by keys, pointed at and spoken.
#pragma once

#include <cstdint>
#include <optional>

#include <QFont>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Where a chart is painted, and the body font of its texts.
struct ChartSpace {
    QRectF bounds;
    QFont font;
    /// With title and caption; without where they stand beside it.
    bool hasHead = true;
};

/// What is marked in it; −1: nothing.
struct ChartState {
    int hovered = -1;
    int cursor = -1;  ///< where the keys are
    int picked = -1;  ///< what was activated last, whose levels are shown
};

enum class Toward : std::uint8_t { Left, Right, Up, Down, First, Last };

class Chart {
  public:
    Chart() = default;
    Chart(const Chart&) = delete;
    Chart& operator=(const Chart&) = delete;
    virtual ~Chart() = default;

    /// What it shows, in a few words.
    virtual QString title() const = 0;
    /// A line below: how many seeds, from where to where.
    virtual QString caption() const = 0;

    virtual int marks() const = 0;
    /// A mark in a sentence without final stop: "Dead ends 12 to 15: 1,203 seeds, 12.0 %".
    virtual QString textOf(int mark) const = 0;
    /// Where pointing at it works, which may be more than what is drawn.
    virtual QRectF rectOf(int mark, const ChartSpace& space) const = 0;
    /// −1: none is there.
    virtual int markAt(const QPointF& place, const ChartSpace& space) const = 0;
    /// The mark itself where there is none further on.
    virtual int neighbour(int mark, Toward toward) const = 0;
    /// What a mark stands for, in the chart's values; and the mark for such values, −1 where the
    /// chart has no marks. So a mark is found again in a chart of more seeds.
    virtual QPointF valuesOf(int mark) const = 0;
    virtual int markOf(const QPointF& values) const = 0;

    virtual void paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
                       const ChartState& state = {}) const = 0;
    /// As small as all its texts can still be read.
    virtual QSizeF leastSize(const QFont& font, bool hasHead) const = 0;
};

}  // namespace mazeloom::widgets
