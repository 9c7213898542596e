// SPDX-License-Identifier: MIT
// Draws a hint over a temple's board (RULES.md T-19.3).
#include <algorithm>

#include <QPainter>

#include "widgets/known/known_art.h"
#include "widgets/known/known_text.h"
#include "widgets/play/temple/temple_view.h"
#include "widgets/theme/faded.h"

namespace mazeloom::widgets {

using analyse::deduce::Known;
using analyse::explain::Explanation;
using analyse::explain::ShownNumber;

void TempleView::setHint(std::optional<HintMarks> hint) {
    if (!hint && !hint_) return;
    hint_ = std::move(hint);
    update();
}

void TempleView::paintHint(QPainter& painter) {
    if (!hint_) return;
    const KnownColours colours(theme_);
    for (const ShownNumber& shown : hint_->about.numbers) {
        const QRectF cell = rectOf(shown.cell);
        // If the hint uses a number that the board no longer shows, draws this number faintly.
        if (!play::temple::shownNumber(*field_, state_, numbers_, shown.cell)) {
            painter.setOpacity(0.7);
            const QPixmap& digit = number(shown.value);
            painter.drawPixmap(cell, digit, QRectF(digit.rect()));
            painter.setOpacity(1);
        }
        paintNumberFrame(painter, cell, colours, theme_.canvas);
    }
    const auto sign = [&](grid::Point cell, Known known, double strength) {
        const QRectF where = rectOf(cell);
        const double side = where.width() * 0.5;
        const QRectF box(where.left() + where.width() * 0.06, where.top() + where.width() * 0.06,
                         side, side);
        painter.setOpacity(strength);
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme_.canvas, 0.8));
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 3, 3);
        paintKnownSign(painter, box.adjusted(1, 1, -1, -1), known, colours);
        painter.setOpacity(1);
    };
    for (const Explanation& before : hint_->before)
        sign(before.cell, before.known, 0.75);
    const Explanation& about = hint_->about;
    painter.fillRect(rectOf(about.cell), faded(colours.of(about.known), 0.25));
    paintKnownFrame(painter, rectOf(about.cell), about.known, colours, theme_.canvas);
    sign(about.cell, about.known, 1);
    if (about.chance) paintChance(painter, about.cell, about.chance->permille, colours.unknown);
}

/// Writes the chance of a trap, in percent, in the lower half of the cell.
void TempleView::paintChance(QPainter& painter, grid::Point cell, int permille,
                             const QColor& colour) const {
    constexpr double kRoomForChance = 24;  // pixels of a cell
    const QRectF where = rectOf(cell);
    if (where.width() < kRoomForChance) return;
    QFont small = font();
    small.setPixelSize(std::max(9, static_cast<int>(where.width() * 0.3)));
    painter.setFont(small);
    const QString text = percentOf(permille);
    QRectF label(0, 0, painter.fontMetrics().horizontalAdvance(text) + 4, where.width() * 0.36);
    label.moveCenter({where.center().x(), where.bottom() - where.width() * 0.24});
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme_.canvas, 0.85));
    painter.drawRoundedRect(label, 2, 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(colour);
    painter.drawText(label, Qt::AlignCenter, text);
}

}  // namespace mazeloom::widgets
