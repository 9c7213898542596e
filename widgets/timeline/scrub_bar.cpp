// SPDX-License-Identifier: MIT
#include "widgets/timeline/scrub_bar.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "core/analyse/explain/deduction_walk.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/no_steps.h"

namespace mazeloom::widgets {

namespace {

constexpr int kBarTop = 8;  // space above the bar for the handle's head, in pixels
constexpr int kBarHeight = 24;
constexpr int kBarBottom = 8;  // space below the bar for break points, in pixels
constexpr std::size_t kMarksPerCell = 100;

}  // namespace

ScrubBar::ScrubBar(Player& player, QWidget* parent)
    : StageBar(kBarTop, kBarHeight, parent), player_(player) {
    setMouseTracking(true);
    setAccessibleName(tr("Timeline"));
    setSpokenHint(*this,
                  tr("Left and Right go from step to step, with Shift from stage to stage."));
    setStatusTip(tr("Click or drag to go to a step; arrows and wheel go step by step"));
    connect(&player_, &Player::timelineChanged, this, &ScrubBar::takeTimeline);
    connect(&player_, &Player::positionChanged, this, &ScrubBar::takePosition);
    connect(&player_, &Player::shownChanged, this, qOverload<>(&QWidget::update));
    connect(&player_, &Player::breakPointsChanged, this, &ScrubBar::updateMarks);
    connect(&player_, &Player::breakPointHit, this, qOverload<>(&QWidget::update));
    connect(&player_, &Player::playingChanged, this, &ScrubBar::say);
    takeTimeline();
}

QSize ScrubBar::minimumSizeHint() const {
    return {120, kBarTop + kBarHeight + kBarBottom};
}

QSize ScrubBar::sizeHint() const {
    return {480, minimumSizeHint().height()};
}

ScrubScale ScrubBar::scale() const {
    if (player_.timeline() == nullptr) return {};
    return {player_.timeline()->trace(), static_cast<double>(bar().width())};
}

void ScrubBar::takeTimeline() {
    setRange(0, static_cast<int>(player_.count()));
    setAccessibleDescription(player_.count() == 0 ? textAt(0) : QString());
    setPageStep(std::max(1, maximum() / 20));
    hardest_.reset();
    if (const trace::Timeline* timeline = player_.timeline())
        hardest_ = analyse::explain::hardestDeduction(timeline->trace());
    takePosition();
    updateMarks();
}

void ScrubBar::takePosition() {
    setValue(static_cast<int>(player_.position()));
    say();
    update();
}

void ScrubBar::say() {
    // While the timeline is playing, steps pass faster than they can be spoken.
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

void ScrubBar::updateMarks() {
    if (!isVisible()) return;  // updated when the bar is shown
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
    if (player_.count() == 0) return noStepsText(player_);
    if (isAtHardest(x)) {
        //: %1 the number of a step, %2 how it was deduced: "Two numbers"
        return tr("Step %1 · The hardest deduction: %2")
            .arg(numberText(*hardest_ + 1),
                 kindTitle(player_.timeline()->trace().steps[*hardest_].kind));
    }
    const ScrubScale onBar = scale();
    const double on = x - kMargin;
    return tr("Step %1 · %2")
        .arg(numberText(onBar.positionAt(on)), stageTitle(onBar.segmentAt(on)->stage));
}

bool ScrubBar::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) return true;  // shown as the mouse moves
    return StageBar::event(event);
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

void ScrubBar::stepBy(int steps) {
    player_.pause();
    player_.seek(static_cast<trace::StepIndex>(
        std::clamp(std::int64_t{value()} + steps, std::int64_t{0}, std::int64_t{maximum()})));
}

void ScrubBar::keyPressEvent(QKeyEvent* event) {
    const auto move = moveOf(*event);
    if (!move) return event->ignore();
    switch (move->to) {
        case Move::To::Step:
            return move->isForward ? player_.forward() : player_.back();
        case Move::To::Stage:
            return move->isForward ? player_.nextStage() : player_.previousStage();
        case Move::To::Page:
            return stepBy(move->isForward ? pageStep() : -pageStep());
        case Move::To::End:
            return move->isForward ? player_.last() : player_.first();
    }
}

void ScrubBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ScrubScale onBar = scale();
    const double left = bar().left();
    std::vector<Section> sections;
    for (const ScrubScale::Segment& segment : onBar.segments())
        sections.push_back({segment.stage, left + segment.left, left + segment.right});
    const double made = left + onBar.xOf(player_.position());
    paintBar(painter, sections, made);
    if (sections.empty()) return;
    paintMarks(painter, onBar);
    paintHardest(painter, onBar);
    paintShown(painter, onBar);
    paintHandle(painter, made);
}

void ScrubBar::paintEmpty(QPainter& painter) const {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(bar(), Qt::AlignCenter, textAt(0));
}

void ScrubBar::paintMarks(QPainter& painter, const ScrubScale& onBar) const {
    const QRect area = bar();
    const auto dot = [&](trace::StepIndex step, double radius, QPalette::ColorRole role) {
        painter.setBrush(palette().color(role));
        painter.drawEllipse(QPointF(area.left() + onBar.xOf(step), area.bottom() + 5.0), radius,
                            radius);
    };
    painter.setPen(Qt::NoPen);
    for (trace::StepIndex step : marks_)
        dot(step, 2.5, QPalette::Text);
    // Mark the step of the last pause by a larger dot. It may have no other mark, because only
    // break points for stages and cells have marks.
    if (const auto hit = player_.lastHit()) dot(*hit, 3.5, QPalette::Highlight);
}

void ScrubBar::paintHardest(QPainter& painter, const ScrubScale& onBar) const {
    if (!hardest_) return;
    constexpr double kDiamondReach = 4;
    const QPointF middle(bar().left() + onBar.xOf(*hardest_ + 1), bar().bottom() + 4.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawPolygon(
        QPolygonF{middle + QPointF(0, -kDiamondReach), middle + QPointF(kDiamondReach, 0),
                  middle + QPointF(0, kDiamondReach), middle + QPointF(-kDiamondReach, 0)});
}

bool ScrubBar::isAtHardest(int x) const {
    constexpr double kDiamondNear = 5;
    return hardest_ && std::abs(bar().left() + scale().xOf(*hardest_ + 1) - x) <= kDiamondNear;
}

/// If the canvas shows a preview, marks its position by a dotted line.
void ScrubBar::paintShown(QPainter& painter, const ScrubScale& onBar) const {
    if (player_.shownPosition() == player_.position()) return;
    const QRect area = bar();
    const double x = area.left() + onBar.xOf(player_.shownPosition());
    painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DotLine));
    painter.drawLine(QPointF(x, area.top() - 2), QPointF(x, area.bottom() + 2));
}

}  // namespace mazeloom::widgets
