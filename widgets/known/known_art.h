// SPDX-License-Identifier: MIT
// The signs of what is known of a cell: each has its form and its colour, so that the colour alone
// says nothing.
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
    QColor number;  ///< the frame of a number that something follows from
};

/// A tick, a triangle with a stroke in it, or a question mark, in `box`, which is square.
void paintKnownSign(QPainter& painter, const QRectF& box, analyse::deduce::Known known,
                    const KnownColours& colours);

/// A frame around the cell of a number that something follows from; `ground` lies below it, so that
/// it is seen on anything.
void paintNumberFrame(QPainter& painter, const QRectF& cell, const KnownColours& colours,
                      const QColor& ground);
/// The same around the cell that is told of.
void paintKnownFrame(QPainter& painter, const QRectF& cell, analyse::deduce::Known known,
                     const KnownColours& colours, const QColor& ground);

}  // namespace mazeloom::widgets
