// SPDX-License-Identifier: MIT
#include "widgets/timeline/stage_bar.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include "widgets/text/spoken.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kTitleMargin = 4;
/// The share of a stage's colour in its part after the position; the rest is the window's colour.
constexpr double kPale = 0.35;

}  // namespace

StageBar::StageBar(int top, int height, QWidget* parent)
    : QAbstractSlider(parent), top_(top), height_(height) {
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSpokenRole(*this, QAccessible::Slider);
}

QRect StageBar::bar() const {
    return {kMargin, top_, std::max(1, width() - 2 * kMargin), height_};
}

std::optional<StageBar::Move> StageBar::moveOf(const QKeyEvent& key) {
    const bool byStage = key.modifiers().testFlag(Qt::ShiftModifier);
    const Move::To arrow = byStage ? Move::To::Stage : Move::To::Step;
    switch (key.key()) {
        case Qt::Key_Left:
            return Move{arrow, false};
        case Qt::Key_Right:
            return Move{arrow, true};
        case Qt::Key_PageUp:
            return Move{Move::To::Page, false};
        case Qt::Key_PageDown:
            return Move{Move::To::Page, true};
        case Qt::Key_Home:
            return Move{Move::To::End, false};
        case Qt::Key_End:
            return Move{Move::To::End, true};
        default:
            return std::nullopt;
    }
}

bool StageBar::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The focused bar handles its keys before the window's shortcuts do.
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (takesKey(key)) {
            event->setAccepted((key.modifiers() & ~Qt::ShiftModifier & ~Qt::KeypadModifier) ==
                               Qt::NoModifier);
            return true;
        }
    }
    return QAbstractSlider::event(event);
}

void StageBar::focusInEvent(QFocusEvent* event) {
    QAbstractSlider::focusInEvent(event);
    // A screen reader may have been started since the position last changed.
    say();
}

void StageBar::wheelEvent(QWheelEvent* event) {
    event->accept();
    wheel_ += event->angleDelta().y() != 0 ? -event->angleDelta().y() : -event->angleDelta().x();
    const int steps = wheel_ / QWheelEvent::DefaultDeltasPerStep;
    wheel_ -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0) stepBy(steps);
}

void StageBar::paintBar(QPainter& painter, const std::vector<Section>& sections,
                        double made) const {
    const QRect area = bar();
    const QColor ground = palette().color(QPalette::Window);
    painter.save();
    QPainterPath outline;
    outline.addRoundedRect(area, 4, 4);
    painter.setClipPath(outline);
    painter.fillRect(area, palette().color(QPalette::Mid));
    if (sections.empty()) paintEmpty(painter);
    painter.setFont(typeFont(Type::Caption, font()));
    for (const Section& section : sections) {
        const QRectF box(section.left, area.top(), section.right - section.left, area.height());
        if (box.width() <= 0) continue;
        const QColor colour = stageColour(section.stage, *this);
        const QColor pale = mixedColour(ground, colour, kPale);
        const double border = std::clamp(made - box.left(), 0.0, box.width());
        painter.fillRect(box, pale);
        painter.fillRect(QRectF(box.left(), box.top(), border, box.height()), colour);
        // Draw a gap between sections, because adjacent ones may have similar colours.
        if (box.left() > area.left())
            painter.fillRect(QRectF(box.left() - 0.5, box.top(), 1, box.height()), ground);
        const QString title =
            painter.fontMetrics().elidedText(stageTitle(section.stage), Qt::ElideRight,
                                             static_cast<int>(box.width()) - 2 * kTitleMargin);
        if (title.size() < 3) continue;
        // Part of the title may lie on the full colour and part on the pale colour. So draw it once
        // for each part, clipped to the part, in a colour that is readable there.
        for (const bool onMade : {true, false}) {
            painter.save();
            painter.setClipRect(onMade ? QRectF(box.left(), box.top(), border, box.height())
                                       : box.adjusted(border, 0, 0, 0),
                                Qt::IntersectClip);
            painter.setPen(readableOn(onMade ? colour : pale));
            painter.drawText(box.adjusted(kTitleMargin, 0, -kTitleMargin, 0),
                             Qt::AlignVCenter | Qt::AlignLeft, title);
            painter.restore();
        }
    }
    painter.restore();
    if (!hasFocus()) return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(area).adjusted(-1, -1, 1, 1), 5, 5);
}

void StageBar::paintHandle(QPainter& painter, double x) const {
    const QRect area = bar();
    const QColor ink = palette().color(QPalette::Text);
    painter.setPen(QPen(palette().color(QPalette::Window), 4));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    painter.setPen(QPen(ink, 2));
    painter.drawLine(QPointF(x, area.top() - 2), QPointF(x, area.bottom() + 2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({{x - 5, 0.0}, {x + 5, 0.0}, {x, 7.0}}));
}

}  // namespace mazeloom::widgets
