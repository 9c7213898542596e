// SPDX-License-Identifier: MIT
// Chooses where a box lies over a board.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include <QRect>
#include <QRectF>
#include <QSize>

namespace mazeloom::widgets {

/// Returns the parts of a view that no box may cover now.
using KeptClear = std::function<std::vector<QRectF>()>;

/// Returns where in `room` a box covers none of `clear`, as two flags: Qt::AlignHCenter, AlignLeft
/// or AlignRight, and Qt::AlignVCenter, AlignTop or AlignBottom. Tries the row `first`
/// (Qt::AlignTop, AlignBottom or AlignVCenter) before the others, and the middle of a row before
/// its ends. If every place covers something, returns the place that covers the least.
Qt::Alignment clearAlignment(QSize box, const QRect& room, std::span<const QRectF> clear,
                             Qt::Alignment first);
/// Returns the rectangle of the box at that place. If it covers something there, also tries places
/// right beside the parts of `clear`.
QRect clearPlace(QSize box, const QRect& room, std::span<const QRectF> clear, Qt::Alignment first);

}  // namespace mazeloom::widgets
