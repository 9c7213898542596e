// SPDX-License-Identifier: MIT
#include "widgets/theme/style.h"

#include <algorithm>

#include <QPainter>
#include <QStyleOption>

namespace mazeloom::widgets {

namespace {

void drawCheckBox(QPainter& painter, const QStyleOption& option) {
    const bool on = option.state & QStyle::State_On;
    const bool partly = option.state & QStyle::State_NoChange;
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool pointedAt = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    const auto group = enabled ? QPalette::Active : QPalette::Disabled;
    const QPalette& palette = option.palette;
    const bool filled = (on || partly) && enabled;

    const double side = std::min({option.rect.width(), option.rect.height(), 14}) - 1;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    const bool quiet = enabled && !pointedAt;
    QColor frame = palette.color(group, quiet ? QPalette::PlaceholderText : QPalette::Text);
    if (filled) frame = palette.color(group, QPalette::Highlight);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(frame, 1));
    painter.setBrush(palette.color(group, filled ? QPalette::Highlight : QPalette::Base));
    painter.drawRoundedRect(box, 2, 2);

    const QColor ink = palette.color(group, filled ? QPalette::HighlightedText : QPalette::Text);
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    if (partly) {
        painter.drawLine(at(0.25, 0.5), at(0.75, 0.5));
    } else if (on) {
        painter.drawPolyline(QPolygonF({at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.28)}));
    }
    painter.restore();
}

/// A line across a menu; without a text, as all of ours are.
bool isPlainSeparator(const QStyleOption& option) {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
    return item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator &&
           item->text.isEmpty();
}

void drawSeparator(QPainter& painter, const QStyleOption& option) {
    QColor line = option.palette.color(QPalette::Active, QPalette::PlaceholderText);
    line.setAlphaF(0.5f);
    constexpr int kMargin = 8;
    const int y = option.rect.center().y();
    painter.fillRect(QRect(option.rect.left() + kMargin, y, option.rect.width() - 2 * kMargin, 1),
                     line);
}

/// Along the outer edge of the chosen tab, as our tabs are above or below what they choose.
void underlineTab(QPainter& painter, const QStyleOption& option) {
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option);
    if (tab == nullptr) return;
    constexpr int kWidth = 2;
    QRect line = option.rect.adjusted(1, 0, -1, 0);
    const bool isBelow =
        tab->shape == QTabBar::RoundedSouth || tab->shape == QTabBar::TriangularSouth;
    isBelow ? line.setTop(line.bottom() - kWidth + 1) : line.setHeight(kWidth);
    const bool isEnabled = option.state & QStyle::State_Enabled;
    painter.fillRect(line, option.palette.color(isEnabled ? QPalette::Active : QPalette::Disabled,
                                                QPalette::Highlight));
}

}  // namespace

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck) {
        drawCheckBox(*painter, *option);
    } else {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    if (element == CE_MenuItem && isPlainSeparator(*option)) {
        drawSeparator(*painter, *option);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
    if (element == CE_TabBarTabShape && (option->state & State_Selected))
        underlineTab(*painter, *option);
}

}  // namespace mazeloom::widgets
