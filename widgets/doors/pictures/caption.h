// SPDX-License-Identifier: MIT
// A line of text over a picture that is written to a file.
#pragma once

#include <QColor>
#include <QRect>
#include <QString>

class QPainter;

namespace mazeloom::widgets {

inline constexpr int kCaptionHeight = 20;  ///< in pixels

/// In the bundled font, from the left, cut off where it is too long.
void paintCaption(QPainter& painter, const QRect& line, const QString& text, const QColor& colour);

}  // namespace mazeloom::widgets
