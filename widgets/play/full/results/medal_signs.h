// SPDX-License-Identifier: MIT
// The signs and names of medals (RULES.md T-21).
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>

#include "core/play/medals.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns the name of a medal, such as "Time".
QString titleOf(play::Medal medal);
/// Returns the names of the medals in a set, separated by commas; "none" if it is empty.
QString namesOf(const play::Medals& medals);

/// Draws the sign of a medal as large as it fits into the middle of `place`: a filled disc if the
/// medal is won, and otherwise a ring.
void paintMedal(QPainter& painter, const Theme& theme, const QRectF& place, play::Medal medal,
                bool isWon);
/// Draws the signs of all medals beside each other on a ground of their own. `place` has the size
/// that stripSize() returns.
void paintMedalStrip(QPainter& painter, const Theme& theme, const QRectF& place,
                     const play::Medals& medals);
/// Returns the size of a strip whose signs are `side` pixels wide.
QSizeF stripSize(double side);

}  // namespace mazeloom::widgets
