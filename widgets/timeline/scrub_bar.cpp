// SPDX-License-Identifier: MIT
#include "widgets/timeline/scrub_bar.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>
#include <QWheelEvent>

#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/type.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kBarTop = 8;  // the handle's head lies above the bar,
constexpr int kBarHeight = 24;
constexpr int kBarBottom = 8;  // break points below it
constexpr std::size_t kMarksPerCell = 100;
constexpr int kTitleMargin = 4;
/// Share of the stage's colour in steps that are yet to come; the rest is the ground.
constexpr qreal kPale = 0.35;

QColor mixed(const QColor& a, const QColor& b, qreal part) {
    const auto blend = [part](int x, int y) {
        return static_cast<int>(std::lround(x * (1 - part) + y * part));
    };
    return {blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue())};
}

}  // namespace

ScrubBar::ScrubBar(Player& player, QWidget* parent) : QAbstractSlider(parent), player_(player) {
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSpokenRole(*this, QAccessible::Slider);
    setAccessibleName(tr("Timeline"));
    setSpokenHint(*this,
                  tr("Left and Right go from step to step, with Shift from stage to stage."));
    setStatusTip(tr("Click or drag to go to a step; arrows and wheel go step by step"));
    connect(&player_, &Player::timelineChanged, this, &ScrubBar::takeTimeline);
    connect(&player_, &Player::positionChanged, this, &ScrubBar::takePosition);
    connect(&player_, &Player::shownChanged, this, qOverload<>(&QWidget::update));
    connect(&player_, &Player::breakPointsChanged, this, &ScrubBar::updateMarks);
    connect(&player_, &Player::breakPointHit, this, qOverload<>(&QWidget::update));
    connect(&player_, &Player::playingChanged, this, &ScrubBar::sayPosition);
    takeTimeline();
}

QSize ScrubBar::minimumSizeHint() const {
    return {120, kBarTop + kBarHeight + kBarBottom};
}

QSize ScrubBar::sizeHint() const {
    return {480, minimumSizeHint().height()};
}

QRect ScrubBar::barRect() const {
    return {kMargin, kBarTop, std::max(1, width() - 2 * kMargin), kBarHeight};
}

ScrubScale ScrubBar::scale() const {
    if (player_.timeline() == nullptr) return {};
    return {player_.timeline()->trace(), static_cast<double>(barRect().width())};
}

void ScrubBar::takeTimeline() {
    setRange(0, static_cast<int>(player_.count()));
    setAccessibleDescription(player_.count() == 0 ? textAt(0) : QString());
    setPageStep(std::max(1, maximum() / 20));
    takePosition();
    updateMarks();
}

void ScrubBar::takePosition() {
    setValue(static_cast<int>(player_.position()));
    sayPosition();
    update();
}

void ScrubBar::sayPosition() {
    // While playing, steps pass faster than they can be spoken.
    if (!isHeard() || player_.isPlaying()) return;
    const trace::StepIndex position = player_.position();
    const trace::Timeline* timeline = player_.timeline();
    if (timeline == nullptr || player_.count() == 0) return speakPlace(*this, textAt(0));
    const QString number =
        tr("Step %1 of %2").arg(numberText(position), numberText(player_.count()));
    if (position == 0) return speakPlace(*this, number);
    const trace::Trace& trace = timeline->trace();
    const trace::Step& step = trace.steps[position - 1];
    //: Read aloud: %1 "Step 12 of 940", %2 the stage, %3 the kind of step, %4 its cell
    speakPlace(*this, tr("%1, %2: %3, %4")
                          .arg(number, stageTitle(trace.stageOf(position - 1)->stage),
                               kindTitle(step.kind), cellText(trace.initial.point(step.at))));
}

void ScrubBar::focusInEvent(QFocusEvent* event) {
    QAbstractSlider::focusInEvent(event);
    // A screen reader may have been started since the last change of position.
    sayPosition();
}

void ScrubBar::updateMarks() {
    if (!isVisible()) return;  // looked up when shown
    marks_.clear();
    if (const trace::Timeline* timeline = player_.timeline()) {
        const BreakPoints& points = player_.breakPoints();
        for (const trace::StageSpan& span : timeline->trace().stages) {
            if (span.first < span.end && points.stages.contains(span.stage)) {
                marks_.push_back(span.first);
            }
        }
        for (grid::Point cell : points.cells) {
            const auto touches = timeline->stepsThatTouched(cell, kMarksPerCell);
            marks_.insert(marks_.end(), touches.begin(), touches.end());
        }
        std::ranges::sort(marks_);
        marks_.erase(std::unique(marks_.begin(), marks_.end()), marks_.end());
    }
    update();
}

QString ScrubBar::textAt(int x) const {
    if (player_.timeline() == nullptr) return tr("Nothing generated yet");
    if (player_.count() == 0) {
        switch (player_.madeBy()) {
            case MadeBy::Hand:
                return tr("A room is drawn by hand: no steps to watch");
            case MadeBy::FailedRecipe:
                return tr("The recipe failed before its first step: see the message above");
            case MadeBy::Sketch:
                return tr("The steps are recorded as soon as you stop painting");
            case MadeBy::Recipe:
                return tr("The recipe makes no step: add a stage, or switch one on");
        }
    }
    const ScrubScale bar = scale();
    const double on = x - kMargin;
    return tr("Step %1 · %2")
        .arg(numberText(bar.positionAt(on)), stageTitle(bar.segmentAt(on)->stage));
}

bool ScrubBar::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) return true;  // shown as the mouse moves
    if (event->type() == QEvent::ShortcutOverride) {
        // The focused bar takes its keys before the window's shortcuts do.
        const auto& key = *static_cast<QKeyEvent*>(event);
        switch (key.key()) {
            case Qt::Key_Left:
            case Qt::Key_Right:
            case Qt::Key_Home:
            case Qt::Key_End:
            case Qt::Key_PageUp:
            case Qt::Key_PageDown:
                event->setAccepted((key.modifiers() & ~Qt::ShiftModifier & ~Qt::KeypadModifier) ==
                                   Qt::NoModifier);
                return true;
            default:
                break;
        }
    }
    return QAbstractSlider::event(event);
}

void ScrubBar::showEvent(QShowEvent* event) {
    QAbstractSlider::showEvent(event);
    updateMarks();
}

void ScrubBar::seekTo(double x) {
    player_.seek(scale().positionAt(x - kMargin));
}

void ScrubBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    resume_ = player_.isPlaying();
    player_.pause();
    setSliderDown(true);
    seekTo(event->position().x());
}

void ScrubBar::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) seekTo(event->position().x());
    showPlainToolTip(event->globalPosition().toPoint(),
                     textAt(static_cast<int>(event->position().x())), this);
}

void ScrubBar::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !isSliderDown()) return;
    setSliderDown(false);
    if (resume_ && player_.position() < player_.count()) player_.play();
    resume_ = false;
}

void ScrubBar::wheelEvent(QWheelEvent* event) {
    event->accept();
    wheel_ += event->angleDelta().y() != 0 ? -event->angleDelta().y() : -event->angleDelta().x();
    const int steps = wheel_ / QWheelEvent::DefaultDeltasPerStep;
    if (steps == 0) return;
    wheel_ -= steps * QWheelEvent::DefaultDeltasPerStep;
    player_.pause();
    player_.seek(static_cast<trace::StepIndex>(
        std::clamp(std::int64_t{value()} + steps, std::int64_t{0}, std::int64_t{maximum()})));
}

bool ScrubBar::steer(const QKeyEvent& key) {
    const bool byStage = key.modifiers() & Qt::ShiftModifier;
    const auto page = static_cast<trace::StepIndex>(pageStep());
    const trace::StepIndex here = player_.position();
    switch (key.key()) {
        case Qt::Key_Left:
            byStage ? player_.previousStage() : player_.back();
            return true;
        case Qt::Key_Right:
            byStage ? player_.nextStage() : player_.forward();
            return true;
        case Qt::Key_PageUp:
            player_.pause();
            player_.seek(here - std::min(here, page));
            return true;
        case Qt::Key_PageDown:
            player_.pause();
            player_.seek(here + page);
            return true;
        case Qt::Key_Home:
            player_.first();
            return true;
        case Qt::Key_End:
            player_.last();
            return true;
        default:
            return false;
    }
}

void ScrubBar::keyPressEvent(QKeyEvent* event) {
    if (!steer(*event)) event->ignore();
}

void ScrubBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ScrubScale bar = scale();
    painter.save();
    QPainterPath outline;
    outline.addRoundedRect(barRect(), 4, 4);
    painter.setClipPath(outline);
    painter.fillRect(barRect(), palette().color(QPalette::Mid));
    if (bar.segments().empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(barRect(), Qt::AlignCenter, textAt(0));
    } else {
        paintSegments(painter, bar);
    }
    painter.restore();
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(barRect()).adjusted(-1, -1, 1, 1), 5, 5);
    }
    if (bar.segments().empty()) return;
    paintMarks(painter, bar);
    paintHandle(painter, bar);
}

void ScrubBar::paintSegments(QPainter& painter, const ScrubScale& bar) const {
    const QRect area = barRect();
    const double made = bar.xOf(player_.position());
    const QColor ground = palette().color(QPalette::Window);
    painter.setFont(typeFont(Type::Caption, font()));
    for (const ScrubScale::Segment& segment : bar.segments()) {
        const QColor colour = stageColour(segment.stage, *this);
        const QColor pale = mixed(ground, colour, kPale);
        const QRectF box(area.left() + segment.left, area.top(), segment.width(), area.height());
        const double border = std::clamp(made - segment.left, 0.0, segment.width());
        painter.fillRect(box, pale);
        painter.fillRect(QRectF(box.left(), box.top(), border, box.height()), colour);
        // A gap separates neighbours of similar colour.
        if (segment.left > 0) {
            painter.fillRect(QRectF(box.left() - 0.5, box.top(), 1, box.height()), ground);
        }
        const QString title =
            painter.fontMetrics().elidedText(stageTitle(segment.stage), Qt::ElideRight,
                                             static_cast<int>(segment.width()) - 2 * kTitleMargin);
        if (title.size() < 3) continue;
        const QRectF place = box.adjusted(kTitleMargin, 0, -kTitleMargin, 0);
        // The name crosses the border: draw it twice, clipped, each time in a readable colour.
        for (const bool onMade : {true, false}) {
            painter.save();
            painter.setClipRect(onMade ? QRectF(box.left(), box.top(), border, box.height())
                                       : box.adjusted(border, 0, 0, 0),
                                Qt::IntersectClip);
            painter.setPen(readableOn(onMade ? colour : pale));
            painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, title);
            painter.restore();
        }
    }
}

void ScrubBar::paintMarks(QPainter& painter, const ScrubScale& bar) const {
    const QRect area = barRect();
    const auto dot = [&](trace::StepIndex step, double radius, QPalette::ColorRole role) {
        painter.setBrush(palette().color(role));
        painter.drawEllipse(QPointF(area.left() + bar.xOf(step), area.bottom() + 5.0), radius,
                            radius);
    };
    painter.setPen(Qt::NoPen);
    for (trace::StepIndex step : marks_)
        dot(step, 2.5, QPalette::Text);
    // The last pause gets a larger dot; it may be at a kind of step, which has no mark of its own.
    if (const auto hit = player_.lastHit()) dot(*hit, 3.5, QPalette::Highlight);
}

void ScrubBar::paintHandle(QPainter& painter, const ScrubScale& bar) const {
    const QRect area = barRect();
    if (player_.shownPosition() != player_.position()) {
        const double x = area.left() + bar.xOf(player_.shownPosition());
        painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DotLine));
        painter.drawLine(QPointF(x, area.top() - 2), QPointF(x, area.bottom() + 2));
    }
    const double x = area.left() + bar.xOf(player_.position());
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
