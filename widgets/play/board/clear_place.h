// SPDX-License-Identifier: MIT
// Chooses a place for a box over a board.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include <QRect>
#include <QRectF>
#include <QSize>

namespace mazeloom::widgets {

/// A function that returns the parts of a view that boxes should not cover at present.
using KeptClear = std::function<std::vector<QRectF>()>;

/// Returns a place in `room` where a box covers none of `clear`, as two flags: one of
/// Qt::AlignHCenter, AlignLeft and AlignRight, and one of Qt::AlignVCenter, AlignTop and
/// AlignBottom. Tries the row `first` (Qt::AlignTop, AlignBottom or AlignVCenter) before the other
/// rows, and the middle of a row before its ends. If every place covers a part, returns the place
/// that covers the least area.
Qt::Alignment clearAlignment(QSize box, const QRect& room, std::span<const QRectF> clear,
                             Qt::Alignment first);
/// Returns the box's rectangle at the place that clearAlignment() chooses. If the box covers a part
/// of `clear` there, also tries places directly beside each part of `clear`.
QRect clearPlace(QSize box, const QRect& room, std::span<const QRectF> clear, Qt::Alignment first);

}  // namespace mazeloom::widgets
