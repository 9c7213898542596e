// SPDX-License-Identifier: MIT
// The look of the temporary inks of rewrite rules: eight colours after Okabe and Ito, which
// colour-blind people can tell apart. They are the same in every theme. Each ink also has a letter.
#pragma once

#include <QColor>
#include <QPainter>

namespace mazeloom::widgets {

/// Returns the colour of an ink, 0–7.
QColor ruleInkColour(int ink);
/// Paints a cell in the colour of an ink, with the ink's letter (A–H) if `withLetter` is set.
void paintRuleInk(QPainter& painter, const QRectF& cell, int ink, bool withLetter);

}  // namespace mazeloom::widgets
