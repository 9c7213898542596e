// SPDX-License-Identifier: MIT
#include "widgets/timeline/timeline_panel.h"

#include <utility>

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QStackedLayout>
#include <QToolButton>

#include "core/analyse/properties/properties.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/advance_text.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/property_lane.h"
#include "widgets/timeline/scrub_bar.h"
#include "widgets/timeline/speed_slider.h"
#include "widgets/timeline/step_edit.h"

namespace mazeloom::widgets {

namespace {

/// Delay until the progress of a generation is shown. Without a delay, it would only flicker during
/// a short generation.
constexpr int kBusyDelay = 150;  // ms

/// Minimum width of the lanes' names, in pixels.
constexpr int kLeastNames = 150;

QString idOf(const analyse::Property& property) {
    return QString::fromUtf8(property.id.data(), static_cast<qsizetype>(property.id.size()));
}

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
      lane_(new PropertyLane(player, *scrub_, this)),
      chooser_(makeChooser()),
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
    connect(lane_, &PropertyLane::rowsChanged, this, &TimelinePanel::arrange);
    connect(&player_, &Player::timelineChanged, this, &TimelinePanel::updateCount);
    connect(&player_, &Player::speedChanged, this, &TimelinePanel::updateSpeed);
    updateCount();
    updateSpeed();
    setTabOrder(scrub_, lane_);
    setTabOrder(lane_, step_);
    setTabOrder(step_, speed_);
    setTabOrder(speed_, chooser_);
}

void TimelinePanel::arrange() {
    for (QWidget* widget : {buttons_, static_cast<QWidget*>(scrub_), static_cast<QWidget*>(lane_),
                            place_, end_, static_cast<QWidget*>(chooser_), fold_})
        grid_->removeWidget(widget);
    const int laneHeight = lane_->sizeHint().height();
    const bool hasLane = laneHeight > 0;
    const int row = isTall_ ? 2 : 0;
    grid_->addWidget(buttons_, row, 0);
    if (!isTall_) {
        grid_->addWidget(scrub_, 0, 1);
    } else if (hasLane) {
        // Leave the first column to the lanes' names, so that the scrub bar aligns with the lanes.
        grid_->addWidget(scrub_, 0, 1, 1, 5);
    } else {
        grid_->addWidget(scrub_, 0, 0, 1, 6);
    }
    grid_->addWidget(place_, row, 2);
    grid_->addWidget(end_, row, 3);
    grid_->addWidget(chooser_, row, 4);
    grid_->addWidget(fold_, row, 5);
    if (hasLane) grid_->addWidget(lane_, 1, 0, 1, 6);
    lane_->setVisible(hasLane);
    grid_->setColumnStretch(1, 1);
    grid_->setColumnMinimumWidth(0, hasLane ? kLeastNames : 0);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(hasLane ? 0 : 4);
    const int edge = isTall_ || hasLane ? 4 : 0;
    grid_->setContentsMargins(8, isTall_ ? 4 : 0, 8, edge);
    const int lanes = hasLane ? laneHeight + edge : 0;
    setFixedHeight((isTall_ ? scrub_->minimumSizeHint().height() + kRow + 8 : kRow) + lanes);
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
                      tr("Stop this generation and keep the last result; a level without one shows "
                         "its painted cells"));
    cancel->setText(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancelGeneration"));
    connect(cancel, &QToolButton::clicked, this, &TimelinePanel::cancelRequested);
    auto* row = rowIn(busy_);
    row->addWidget(progress_);
    row->addWidget(cancel);
    return busy_;
}

QToolButton* TimelinePanel::makeChooser() {
    QToolButton* button = newPictureButton(
        themedIcon(QStringLiteral("lanes")), tr("Properties along the timeline"),
        tr("Choose properties to see the steps at which they hold, such as “all is connected”"),
        16);
    auto* menu = new QMenu(button);
    menu->setTitle(tr("Properties along the timeline"));
    menu->setAccessibleName(menu->title());
    setTips(*menu->menuAction(), button->statusTip());
    // The heading is a disabled action, not a section, because styles draw no text of sections.
    QAction* heading = menu->addAction(tr("Show the steps at which it holds"));
    heading->setEnabled(false);
    setTips(*heading, button->statusTip());
    for (const analyse::Property* property : analyse::properties()) {
        const QString title = stageText(property->title);
        QAction* action =
            menu->addAction(property->isDear ? tr("%1 (takes long)").arg(title) : title);
        action->setCheckable(true);
        action->setData(idOf(*property));
        setTips(*action, stageText(property->sentence));
        connect(action, &QAction::triggered, this, &TimelinePanel::takeChoice);
    }
    menu->setToolTipsVisible(true);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setObjectName(QStringLiteral("chooseProperties"));
    return button;
}

void TimelinePanel::takeChoice() {
    QStringList ids;
    for (const QAction* action : chooser_->menu()->actions()) {
        if (action->isChecked()) ids.push_back(action->data().toString());
    }
    setProperties(ids);
    emit propertiesChosen(ids);
}

void TimelinePanel::setProperties(const QStringList& ids) {
    HoldingSearch::Chosen chosen;
    for (const analyse::Property* property : analyse::properties()) {
        if (ids.contains(idOf(*property))) chosen.push_back(property);
    }
    for (QAction* action : chooser_->menu()->actions()) {
        if (action->isCheckable()) action->setChecked(ids.contains(action->data().toString()));
    }
    lane_->search().setChosen(std::move(chosen));
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
    setTabOrder(chooser_, tall);
    connect(actions.tall, &QAction::toggled, this, &TimelinePanel::setTall);
    setTall(actions.tall->isChecked());
}

void TimelinePanel::setBusy(const generate::Advance& advance) {
    progress_->setRange(0, 1000 * advance.stageCount);
    progress_->setValue(advance.inThousandths());
    progress_->setFormat(stageTextOf(advance));
    setPlainToolTip(*progress_, textOf(advance));
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
