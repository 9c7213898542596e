// SPDX-License-Identifier: MIT
#include "widgets/timeline/timeline_panel.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QStackedLayout>
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
    : QWidget(parent),
      player_(player),
      scrub_(new ScrubBar(player)),
      buttons_(new QWidget),
      fold_(new QWidget),
      end_(new QWidget),
      ends_(new QStackedLayout(end_)),
      grid_(new QGridLayout(this)) {
    rowIn(buttons_)->setSpacing(0);
    rowIn(fold_);
    place_ = makePlace();
    ends_->addWidget(makeSpeed());
    ends_->addWidget(makeBusy());
    end_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    arrange();

    busyDelay_.setSingleShot(true);
    busyDelay_.setInterval(kBusyDelay);
    connect(&busyDelay_, &QTimer::timeout, this, [this] { ends_->setCurrentWidget(busy_); });
    connect(&player_, &Player::timelineChanged, this, &TimelinePanel::updateCount);
    connect(&player_, &Player::speedChanged, this, &TimelinePanel::updateSpeed);
    updateCount();
    updateSpeed();
    setTabOrder(scrub_, step_);
    setTabOrder(step_, speed_);
}

void TimelinePanel::arrange() {
    for (QWidget* widget : {buttons_, static_cast<QWidget*>(scrub_), place_, end_, fold_})
        grid_->removeWidget(widget);
    const int row = isTall_ ? 1 : 0;
    grid_->addWidget(buttons_, row, 0);
    if (isTall_) {
        grid_->addWidget(scrub_, 0, 0, 1, 5);
    } else {
        grid_->addWidget(scrub_, 0, 1);
    }
    grid_->addWidget(place_, row, 2);
    grid_->addWidget(end_, row, 3);
    grid_->addWidget(fold_, row, 4);
    grid_->setColumnStretch(1, 1);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(4);
    const int edge = isTall_ ? 4 : 0;
    grid_->setContentsMargins(8, edge, 8, edge);
    setFixedHeight(isTall_ ? scrub_->minimumSizeHint().height() + kRow + 2 * edge : kRow);
}

void TimelinePanel::setTall(bool tall) {
    if (tall == isTall_) return;
    isTall_ = tall;
    arrange();
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
    return place;
}

QWidget* TimelinePanel::makeSpeed() {
    auto* speed = new QWidget;
    auto* label = new PlainLabel(tr("Speed"));
    speed_ = new SpeedSlider(player_);
    label->setBuddy(speed_);
    speed_->setFixedWidth(96);
    speedText_ = new PlainLabel;
    speedText_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    speedText_->setMinimumWidth(fontMetrics().horizontalAdvance(speedText(888'000)));
    auto* row = rowIn(speed);
    row->addWidget(label);
    row->addWidget(speed_);
    row->addWidget(speedText_);
    return speed;
}

QWidget* TimelinePanel::makeBusy() {
    busy_ = new QWidget;
    progress_ = new QProgressBar;
    progress_->setFixedWidth(120);
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
    return busy_;
}

void TimelinePanel::setActions(const TimelineActions& actions) {
    for (QWidget* old : {buttons_, fold_})
        qDeleteAll(old->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly));
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
    if (actions.tall == nullptr) return;
    QToolButton* tall = newActionButton(*actions.tall, 16);
    fold_->layout()->addWidget(tall);
    setTabOrder(speed_, tall);
    connect(actions.tall, &QAction::toggled, this, &TimelinePanel::setTall);
    setTall(actions.tall->isChecked());
}

void TimelinePanel::setBusy(int stage, int count) {
    progress_->setRange(0, count);
    progress_->setValue(stage);
    progress_->setFormat(tr("Stage %1 of %2").arg(stage + 1).arg(count));
    if (ends_->currentWidget() != busy_ && !busyDelay_.isActive()) busyDelay_.start();
}

void TimelinePanel::setIdle() {
    busyDelay_.stop();
    ends_->setCurrentIndex(0);
}

void TimelinePanel::updateCount() {
    const bool isKnown = player_.madeBy() != MadeBy::Sketch || player_.timeline() == nullptr;
    count_->setText(tr("of %1").arg(isKnown ? numberText(player_.count()) : QStringLiteral("…")));
    const bool any = player_.count() > 0;
    scrub_->setEnabled(any);
    step_->setEnabled(any);
}

void TimelinePanel::updateSpeed() {
    speedText_->setText(speedText(player_.speed()));
}

}  // namespace mazeloom::widgets
