// SPDX-License-Identifier: MIT
// A chart of a survey's results. It needs no widget, so that it can be painted on the screen or
// into a file. It consists of marks, such as bars or cells. Keys and pointer can reach each mark,
// and screen readers can announce it.
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

/// The place where a chart is painted, and the font of its texts.
struct ChartSpace {
    QRectF bounds;
    QFont font;
    /// Whether the chart includes its title and caption; false if the caller shows them elsewhere.
    bool hasHead = true;
};

/// The highlighted marks of a chart; −1 if there is none.
struct ChartState {
    int hovered = -1;
    int cursor = -1;  ///< the mark with the keyboard cursor
    int picked = -1;  ///< the mark that was activated last, whose levels are shown
};

enum class Toward : std::uint8_t { Left, Right, Up, Down, First, Last };

class Chart {
  public:
    Chart() = default;
    Chart(const Chart&) = delete;
    Chart& operator=(const Chart&) = delete;
    virtual ~Chart() = default;

    /// Returns the chart's subject in a few words.
    virtual QString title() const = 0;
    /// Returns a line below the title: the number of seeds and their range.
    virtual QString caption() const = 0;

    virtual int marks() const = 0;
    /// Returns a description of a mark, without a full stop: "Dead ends 12 to 15: 1,203 seeds, 12.0
    /// %".
    virtual QString textOf(int mark) const = 0;
    /// Returns the area in which the pointer hits a mark; may be larger than the drawn mark.
    virtual QRectF rectOf(int mark, const ChartSpace& space) const = 0;
    /// Returns the mark at a position; −1 if there is none.
    virtual int markAt(const QPointF& place, const ChartSpace& space) const = 0;
    /// Returns the next mark in a direction; returns `mark` itself if there is none.
    virtual int neighbour(int mark, Toward toward) const = 0;
    /// Convert between a mark and its values on the chart's axes. The values lead to the same mark
    /// in a later chart with more seeds. markOf() returns −1 if the chart has no marks.
    virtual QPointF valuesOf(int mark) const = 0;
    virtual int markOf(const QPointF& values) const = 0;

    virtual void paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
                       const ChartState& state = {}) const = 0;
    /// Returns the smallest size at which all texts are legible.
    virtual QSizeF leastSize(const QFont& font, bool hasHead) const = 0;
};

}  // namespace mazeloom::widgets
