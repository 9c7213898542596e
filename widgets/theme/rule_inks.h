// SPDX-License-Identifier: MIT
// How the temporary inks of rewriting rules are drawn: eight colours that colour-blind people can
// tell apart (after Okabe and Ito), the same in every theme, each with its letter.
#pragma once

#include <QColor>
#include <QPainter>

namespace mazeloom::widgets {

/// Returns the colour of an ink, 0–7.
QColor ruleInkColour(int ink);
/// Covers a cell with an ink.
void paintRuleInk(QPainter& painter, const QRectF& cell, int ink, bool withLetter);

}  // namespace mazeloom::widgets
