// SPDX-License-Identifier: MIT
// Draws captions above pictures that are written to a file.
#pragma once

#include <QColor>
#include <QRect>
#include <QString>

class QPainter;

namespace mazeloom::widgets {

inline constexpr int kCaptionHeight = 20;  ///< in pixels

/// Paints the text in the bundled font into the rectangle `line`, left-aligned; truncates it if it
/// is too long.
void paintCaption(QPainter& painter, const QRect& line, const QString& text, const QColor& colour);

}  // namespace mazeloom::widgets
