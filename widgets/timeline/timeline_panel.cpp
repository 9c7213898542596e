// SPDX-License-Identifier: MIT
#include "widgets/timeline/timeline_panel.h"

#include <QAction>
#include <QBoxLayout>
#include <QProgressBar>
#include <QResizeEvent>
#include <QToolButton>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/scrub_bar.h"
#include "widgets/timeline/speed_slider.h"
#include "widgets/timeline/step_edit.h"

namespace mazeloom::widgets {

namespace {

/// Narrower than this, the controls stand in rows of their own.
constexpr int kOneRow = 600;
/// A generation shorter than this shows no progress: it would only flicker.
constexpr int kBusyDelay = 150;  // ms

QHBoxLayout* rowIn(QWidget* widget) {
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    return row;
}

}  // namespace

TimelinePanel::TimelinePanel(Player& player, QWidget* parent)
    : QWidget(parent), player_(player), scrub_(new ScrubBar(player)), buttons_(new QWidget) {
    rowIn(buttons_)->setSpacing(0);
    controls_ = new QBoxLayout(QBoxLayout::LeftToRight);
    controls_->setSpacing(16);
    controls_->addWidget(buttons_);
    controls_->addWidget(makePlace());
    controls_->addStretch(1);
    controls_->addWidget(makeBusy());
    controls_->addWidget(makeSpeed());

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(4);
    layout->addWidget(scrub_);
    layout->addLayout(controls_);
    // The layout alone would never let the panel get narrow enough to break the row.
    layout->setSizeConstraint(QLayout::SetNoConstraint);

    busyDelay_.setSingleShot(true);
    busyDelay_.setInterval(kBusyDelay);
    connect(&busyDelay_, &QTimer::timeout, busy_, &QWidget::show);
    connect(&player_, &Player::timelineChanged, this, &TimelinePanel::updateCount);
    connect(&player_, &Player::speedChanged, this, &TimelinePanel::updateSpeed);
    updateCount();
    updateSpeed();
    setTabOrder(scrub_, step_);
    setTabOrder(step_, speed_);
}

QWidget* TimelinePanel::makePlace() {
    auto* place = new QWidget;
    auto* label = new PlainLabel(tr("Step"));
    step_ = new StepEdit(player_);
    label->setBuddy(step_);
    count_ = new PlainLabel;
    auto* row = rowIn(place);
    row->addWidget(label);
    row->addWidget(step_);
    row->addWidget(count_);
    row->addStretch(1);
    return place;
}

QWidget* TimelinePanel::makeSpeed() {
    auto* speed = new QWidget;
    auto* label = new PlainLabel(tr("Speed"));
    speed_ = new SpeedSlider(player_);
    label->setBuddy(speed_);
    speed_->setMinimumWidth(96);
    speed_->setMaximumWidth(200);
    speedText_ = new PlainLabel;
    speedText_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    speedText_->setMinimumWidth(fontMetrics().horizontalAdvance(speedText(888'000)));
    auto* row = rowIn(speed);
    row->addWidget(label);
    row->addWidget(speed_, 1);
    row->addWidget(speedText_);
    return speed;
}

QWidget* TimelinePanel::makeBusy() {
    busy_ = new QWidget;
    progress_ = new QProgressBar;
    progress_->setFixedWidth(144);
    progress_->setAccessibleName(tr("Progress of the generation"));
    setPlainToolTip(*progress_, tr("A generation is under way"));
    QToolButton* cancel =
        newToolButton({}, tr("Cancel the generation"),
                      tr("Give up this generation and keep the level that is shown"));
    cancel->setText(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancelGeneration"));
    connect(cancel, &QToolButton::clicked, this, &TimelinePanel::cancelRequested);
    auto* row = rowIn(busy_);
    row->addWidget(progress_);
    row->addWidget(cancel);
    busy_->hide();
    return busy_;
}

void TimelinePanel::setActions(const TimelineActions& actions) {
    qDeleteAll(buttons_->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly));
    QWidget* before = scrub_;
    for (QAction* action : {actions.first, actions.previousStage, actions.back, actions.play,
                            actions.forward, actions.nextStage, actions.last}) {
        if (action == nullptr) continue;
        QToolButton* button = newActionButton(*action, 20);
        button->setAutoRepeat(action == actions.back || action == actions.forward);
        buttons_->layout()->addWidget(button);
        setTabOrder(before, button);
        before = button;
    }
    setTabOrder(before, step_);
}

void TimelinePanel::setBusy(int stage, int count) {
    progress_->setRange(0, count);
    progress_->setValue(stage);
    progress_->setFormat(tr("Stage %1 of %2").arg(stage + 1).arg(count));
    if (!busy_->isVisible() && !busyDelay_.isActive()) busyDelay_.start();
}

void TimelinePanel::setIdle() {
    busyDelay_.stop();
    busy_->hide();
}

void TimelinePanel::updateCount() {
    count_->setText(tr("of %1").arg(numberText(player_.count())));
    const bool any = player_.count() > 0;
    scrub_->setEnabled(any);
    step_->setEnabled(any);
}

void TimelinePanel::updateSpeed() {
    speedText_->setText(speedText(player_.speed()));
}

QSize TimelinePanel::minimumSizeHint() const {
    const int rows = width() < kOneRow ? 3 : 1;
    const int row = std::max(step_->sizeHint().height(), 28);
    return {260, 16 + scrub_->minimumSizeHint().height() + rows * (row + 4)};
}

void TimelinePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool oneRow = event->size().width() >= kOneRow;
    const auto direction = oneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (controls_->direction() == direction) return;
    controls_->setDirection(direction);
    controls_->setSpacing(oneRow ? 16 : 4);
    updateGeometry();
}

}  // namespace mazeloom::widgets
