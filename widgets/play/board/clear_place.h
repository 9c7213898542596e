// SPDX-License-Identifier: MIT
// Where a box goes that lies over a board.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include <QRect>
#include <QRectF>
#include <QSize>

namespace mazeloom::widgets {

/// The parts of a view that no box may cover, at any time.
using KeptClear = std::function<std::vector<QRectF>()>;

/// Returns where in `room` a box covers none of `clear`, as two flags: Qt::AlignHCenter, AlignLeft
/// or AlignRight, and Qt::AlignVCenter, AlignTop or AlignBottom. The row that `first` names
/// (Qt::AlignTop, AlignBottom or AlignVCenter) is tried before the others, and the middle of a row
/// before its ends. If each place covers something, it is the one that covers the least.
Qt::Alignment clearAlignment(QSize box, const QRect& room, std::span<const QRectF> clear,
                             Qt::Alignment first);
/// Returns the box at that place. If it covers something there, places right beside the parts of
/// `clear` are tried as well.
QRect clearPlace(QSize box, const QRect& room, std::span<const QRectF> clear, Qt::Alignment first);

}  // namespace mazeloom::widgets
