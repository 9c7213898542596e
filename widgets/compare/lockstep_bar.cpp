// SPDX-License-Identifier: MIT
#include "widgets/compare/lockstep_bar.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kBarTop = 6;
constexpr int kBarHeight = 20;
constexpr double kPale = 0.35;
constexpr int kTitleMargin = 4;

}  // namespace

LockstepBar::LockstepBar(Comparison& comparison, QWidget* parent)
    : QAbstractSlider(parent), comparison_(comparison) {
    setSpokenRole(*this, QAccessible::Slider);
    setAccessibleName(tr("Common timeline"));
    setSpokenHint(
        *this, tr("Left and Right go on and back, with Shift from stage to stage. Space plays."));
    setTips(*this, tr("Click or drag to see all generations at another moment"));
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&comparison_, &Comparison::courseChanged, this, &LockstepBar::takeMoment);
    connect(&comparison_, &Comparison::momentChanged, this, &LockstepBar::takeMoment);
    connect(&comparison_, &Comparison::playingChanged, this, &LockstepBar::sayMoment);
    takeMoment();
}

QRect LockstepBar::bar() const {
    return {kMargin, kBarTop, std::max(1, width() - 2 * kMargin), kBarHeight};
}

double LockstepBar::xOf(Moment moment) const {
    const Moment length = std::max<Moment>(1, comparison_.lockstep().length());
    return kMargin + static_cast<double>(moment) * bar().width() / static_cast<double>(length);
}

LockstepBar::Moment LockstepBar::momentAt(double x) const {
    const auto length = static_cast<double>(comparison_.lockstep().length());
    return static_cast<Moment>(
        std::llround(std::clamp((x - kMargin) / bar().width(), 0.0, 1.0) * length));
}

void LockstepBar::takeMoment() {
    // Range and value are for screen readers only; longer timelines do not fit an int.
    constexpr auto kMost = static_cast<Moment>(std::numeric_limits<int>::max());
    setRange(0, static_cast<int>(std::min(kMost, comparison_.lockstep().length())));
    setValue(static_cast<int>(std::min(kMost, comparison_.moment())));
    // Stays enabled while there is nothing to seek, so that it keeps the focus.
    setEnabled(comparison_.hasLevel());
    sayMoment();
    update();
}

void LockstepBar::sayMoment() {
    // While playing, moments pass faster than they can be announced.
    if (!isHeard() || comparison_.isPlaying()) return;
    const compare::Lockstep& lockstep = comparison_.lockstep();
    const Moment now = comparison_.moment();
    const Moment length = lockstep.length();
    if (length == 0) return speakPlace(*this, tr("No steps"));
    if (lockstep.pace() == compare::Pace::Steps)
        return speakPlace(*this,
                          tr("Step %1 of %2").arg(QString::number(now), QString::number(length)));
    //: Read aloud: how much of the generations has been made
    const QString share = tr("%1 percent").arg(now * 100 / length);
    for (const auto& section : lockstep.sections()) {
        if (now <= section.first || now > section.end) continue;
        //: Read aloud: %1 "45 percent", %2 the stage that all generations are in
        return speakPlace(*this, tr("%1, %2").arg(share, stageTitle(section.stage)));
    }
    speakPlace(*this, share);
}

void LockstepBar::focusInEvent(QFocusEvent* event) {
    QAbstractSlider::focusInEvent(event);
    // A screen reader may have been started since the last change.
    sayMoment();
}

void LockstepBar::goTo(std::int64_t moment) {
    comparison_.pause();
    comparison_.seek(static_cast<Moment>(std::max<std::int64_t>(0, moment)));
}

LockstepBar::Moment LockstepBar::nextStage(bool forward) const {
    const auto& sections = comparison_.lockstep().sections();
    const Moment now = comparison_.moment();
    if (forward) {
        for (const auto& section : sections) {
            if (section.end > now) return section.end;
        }
        return comparison_.lockstep().length();
    }
    Moment found = 0;
    for (const auto& section : sections) {
        if (section.first < now) found = section.first;
    }
    return found;
}

bool LockstepBar::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The focused bar handles its keys itself, rather than the window's shortcuts.
        const auto& key = *static_cast<QKeyEvent*>(event);
        switch (key.key()) {
            case Qt::Key_Left:
            case Qt::Key_Right:
            case Qt::Key_Home:
            case Qt::Key_End:
            case Qt::Key_PageUp:
            case Qt::Key_PageDown:
            case Qt::Key_Space:
                event->setAccepted((key.modifiers() & ~Qt::ShiftModifier & ~Qt::KeypadModifier) ==
                                   Qt::NoModifier);
                return true;
            default:
                break;
        }
    }
    return QAbstractSlider::event(event);
}

void LockstepBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    comparison_.pause();
    comparison_.seek(momentAt(event->position().x()));
}

void LockstepBar::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) comparison_.seek(momentAt(event->position().x()));
}

void LockstepBar::wheelEvent(QWheelEvent* event) {
    event->accept();
    wheel_ += event->angleDelta().y() != 0 ? -event->angleDelta().y() : -event->angleDelta().x();
    const int steps = wheel_ / QWheelEvent::DefaultDeltasPerStep;
    wheel_ -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0) goTo(static_cast<std::int64_t>(comparison_.moment()) + steps);
}

void LockstepBar::keyPressEvent(QKeyEvent* event) {
    const auto now = static_cast<std::int64_t>(comparison_.moment());
    const auto length = static_cast<std::int64_t>(comparison_.lockstep().length());
    const std::int64_t page = std::max<std::int64_t>(1, length / 20);
    const bool byStage = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
        case Qt::Key_Left:
            return goTo(byStage ? static_cast<std::int64_t>(nextStage(false)) : now - 1);
        case Qt::Key_Right:
            return goTo(byStage ? static_cast<std::int64_t>(nextStage(true)) : now + 1);
        case Qt::Key_PageUp:
            return goTo(now - page);
        case Qt::Key_PageDown:
            return goTo(now + page);
        case Qt::Key_Home:
            return goTo(0);
        case Qt::Key_End:
            return goTo(length);
        case Qt::Key_Space:
            return comparison_.isPlaying() ? comparison_.pause() : comparison_.play();
        default:
            event->ignore();
    }
}

void LockstepBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect area = bar();
    const double made = xOf(comparison_.moment());
    const QColor ground = palette().color(QPalette::Window);
    painter.save();
    QPainterPath outline;
    outline.addRoundedRect(area, 4, 4);
    painter.setClipPath(outline);
    painter.fillRect(area, palette().color(QPalette::Mid));
    const auto& sections = comparison_.lockstep().sections();
    if (sections.empty() && comparison_.lockstep().length() > 0) {
        // No stage is common to all: only progress is shown.
        const QColor colour = palette().color(QPalette::Highlight);
        painter.fillRect(area, mixedColour(ground, colour, kPale));
        painter.fillRect(QRectF(area.left(), area.top(), made - area.left(), area.height()),
                         colour);
    }
    painter.setFont(typeFont(Type::Caption, font()));
    for (const auto& section : sections) {
        const QRectF box(xOf(section.first), area.top(), xOf(section.end) - xOf(section.first),
                         area.height());
        if (box.width() <= 0) continue;
        const QColor colour = stageColour(section.stage, *this);
        const QColor pale = mixedColour(ground, colour, kPale);
        const double border = std::clamp(made - box.left(), 0.0, box.width());
        painter.fillRect(box, pale);
        painter.fillRect(QRectF(box.left(), box.top(), border, box.height()), colour);
        if (box.left() > area.left())
            painter.fillRect(QRectF(box.left() - 0.5, box.top(), 1, box.height()), ground);
        const QString title =
            painter.fontMetrics().elidedText(stageTitle(section.stage), Qt::ElideRight,
                                             static_cast<int>(box.width()) - 2 * kTitleMargin);
        if (title.size() < 3) continue;
        // The name spans both parts: drawn twice, each time in the colour legible there.
        for (const bool onMade : {true, false}) {
            painter.save();
            painter.setClipRect(onMade ? QRectF(box.left(), box.top(), border, box.height())
                                       : box.adjusted(border, 0, 0, 0),
                                Qt::IntersectClip);
            const QColor below = onMade ? colour : pale;
            painter.setPen(readableOn(below));
            painter.drawText(box.adjusted(kTitleMargin, 0, -kTitleMargin, 0),
                             Qt::AlignVCenter | Qt::AlignLeft, title);
            painter.restore();
        }
    }
    painter.restore();
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(area).adjusted(-1, -1, 1, 1), 5, 5);
    }
    if (!isEnabled()) return;
    const QColor ink = palette().color(QPalette::Text);
    painter.setPen(QPen(ground, 4));
    painter.drawLine(QPointF(made, area.top()), QPointF(made, area.bottom()));
    painter.setPen(QPen(ink, 2));
    painter.drawLine(QPointF(made, area.top() - 2), QPointF(made, area.bottom() + 2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({{made - 5, 0.0}, {made + 5, 0.0}, {made, 7.0}}));
}

}  // namespace mazeloom::widgets
