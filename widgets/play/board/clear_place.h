// SPDX-License-Identifier: MIT
// Where a box goes that lies over a board.
#pragma once

#include <span>

#include <QRect>
#include <QRectF>
#include <QSize>

namespace mazeloom::widgets {

/// Returns the place of a box in `room` that covers none of `clear`: at the edge `first`
/// (Qt::AlignTop or Qt::AlignBottom), in its middle or at one of its ends, else at the other edge.
/// If each place covers something, it is the one that covers the least.
QRect clearPlace(QSize box, const QRect& room, std::span<const QRectF> clear, Qt::Alignment first);

}  // namespace mazeloom::widgets
