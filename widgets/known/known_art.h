// SPDX-License-Identifier: MIT
// Signs for what is known about a cell: safe, trap or unknown. Each sign has its own shape and
// colour, so that colour is not the only cue.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "core/analyse/deduce/knowledge.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

struct KnownColours {
    explicit KnownColours(const Theme& theme);

    const QColor& of(analyse::deduce::Known known) const;

    QColor safe;
    QColor trap;
    QColor unknown;
    QColor number;  ///< the frame of a number used by the deduction
};

/// Draws the sign of `known` in the square `box`: a tick for safe, a triangle with a stroke in it
/// for a trap, a question mark for unknown.
void paintKnownSign(QPainter& painter, const QRectF& box, analyse::deduce::Known known,
                    const KnownColours& colours);

/// Draws a dotted frame around the cell of a number that the deduction uses. Below it lies a wider
/// frame in the colour `ground`, so that the dotted frame is visible on any colour.
void paintNumberFrame(QPainter& painter, const QRectF& cell, const KnownColours& colours,
                      const QColor& ground);
/// Draws a solid frame in the colour of `known` around the cell that the deduction is about, above
/// a wider frame in the colour `ground`.
void paintKnownFrame(QPainter& painter, const QRectF& cell, analyse::deduce::Known known,
                     const KnownColours& colours, const QColor& ground);

}  // namespace mazeloom::widgets
