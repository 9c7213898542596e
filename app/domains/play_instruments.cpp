// SPDX-License-Identifier: MIT
#include "app/domains/play_instruments.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include "app/actions/action_registry.h"
#include "widgets/play/temple_page.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

/// Percent of real time.
constexpr std::array<int, 5> kSpeeds{25, 50, 100, 200, 400};

/// To a game's bar.
void addButtons(QBoxLayout& row, const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        QToolButton* button = widgets::newActionButton(*action, 18);
        button->setFocusPolicy(Qt::NoFocus);  // keys are the game's
        row.addWidget(button);
    }
}

/// Of a bar of its own.
QHBoxLayout* newRow(const QString& name) {
    auto* bar = new QWidget;
    bar->setAccessibleName(name);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(2);
    return row;
}

}  // namespace

PlayInstruments::PlayInstruments(ActionRegistry& actions, widgets::TemplePage& temple,
                                 QObject* parent)
    : QObject(parent), actions_(actions), temple_(temple) {
    const widgets::GamePage::Words words = temple.words();
    again_ = actions.add({"play.same-traps",
                          words.again,
                          "repeat",
                          {QKeySequence(Qt::SHIFT | Qt::Key_R)},
                          words.againTip});
    connect(again_, &QAction::triggered, this, &PlayInstruments::againWanted);
    xRay_ = actions.add(
        {"play.x-ray", tr("&X-ray"), "x-ray", {QKeySequence(Qt::Key_X)}, words.xRayTip, true});
    connect(xRay_, &QAction::toggled, this, &PlayInstruments::xRayToggled);
    common_ = {again_, xRay_};
    addTempleInstruments();
}

void PlayInstruments::addTempleInstruments() {
    widgets::TempleRun& run = temple_.run();
    const auto add = [&](const ActionSpec& spec) {
        QAction* action = actions_.add(spec);
        temples_.append(action);
        temple_.addAction(action);
        return action;
    };
    pause_ = add({"play.pause",
                  tr("Pa&use"),
                  "pause",
                  {QKeySequence(Qt::SHIFT | Qt::Key_P), QKeySequence(Qt::Key_Pause)},
                  tr("Let the game's time stand still"),
                  true});
    connect(pause_, &QAction::triggered, &run, &widgets::TempleRun::setPaused);
    connect(&run, &widgets::TempleRun::pausedChanged, pause_, &QAction::setChecked);
    tick_ = add({"play.tick",
                 tr("Single &tick"),
                 "step-forward",
                 {QKeySequence(Qt::SHIFT | Qt::Key_T)},
                 tr("Let a sixtieth of a second pass, then pause")});
    connect(tick_, &QAction::triggered, &run, &widgets::TempleRun::tickOnce);
    invulnerable_ = add({"play.invulnerable",
                         tr("&Invulnerable"),
                         "shield",
                         {QKeySequence(Qt::Key_J)},
                         tr("Nothing ends the attempt"),
                         true});
    connect(invulnerable_, &QAction::triggered, &run, &widgets::TempleRun::setInvulnerable);
    connect(&run, &widgets::TempleRun::invulnerableChanged, invulnerable_, &QAction::setChecked);
    const auto step = [&run](int by) {
        const auto at = std::find(kSpeeds.begin(), kSpeeds.end(), run.speed()) - kSpeeds.begin();
        const auto to = std::clamp<std::ptrdiff_t>(at + by, 0, kSpeeds.size() - 1);
        run.setSpeed(kSpeeds.at(static_cast<std::size_t>(to)));
    };
    slower_ = add({"play.slower",
                   tr("S&lower"),
                   "slower",
                   {QKeySequence(Qt::ALT | Qt::Key_Down)},
                   tr("Let the game run at half the speed, down to a quarter")});
    connect(slower_, &QAction::triggered, this, [step] { step(-1); });
    faster_ = add({"play.faster",
                   tr("Fast&er"),
                   "faster",
                   {QKeySequence(Qt::ALT | Qt::Key_Up)},
                   tr("Let the game run at double the speed, up to four times")});
    connect(faster_, &QAction::triggered, this, [step] { step(1); });
}

QWidget* PlayInstruments::newTempleBar(QAction* play, QAction* fullScreen) {
    QHBoxLayout* row = newRow(tr("Instruments"));
    addButtons(*row, {play, pause_, tick_, again_});
    row->addSpacing(8);
    addButtons(*row, {xRay_, invulnerable_});
    row->addSpacing(8);
    addButtons(*row, {slower_});
    auto* speed = new widgets::PlainLabel;
    speed->setAccessibleName(tr("Speed of the game"));
    widgets::setPlainToolTip(*speed, tr("How fast the game runs"));
    speed->setMinimumWidth(44);
    speed->setAlignment(Qt::AlignCenter);
    const auto showSpeed = [this, speed] {
        speed->setText(QStringLiteral("%1×").arg(temple_.run().speed() / 100.0));
    };
    connect(&temple_.run(), &widgets::TempleRun::speedChanged, speed, showSpeed);
    showSpeed();
    row->addWidget(speed);
    addButtons(*row, {faster_});
    row->addStretch(1);
    addButtons(*row, {fullScreen});
    return row->parentWidget();
}

QWidget* PlayInstruments::newDescentBar(QAction* play, QAction* fullScreen) {
    QHBoxLayout* row = newRow(tr("Instruments"));
    addButtons(*row, {play, again_});
    row->addSpacing(8);
    addButtons(*row, {xRay_});
    row->addStretch(1);
    addButtons(*row, {fullScreen});
    return row->parentWidget();
}

void PlayInstruments::fill(QMenu& menu) const {
    menu.addActions({pause_, tick_, again_, slower_, faster_});
    menu.addSeparator();
    menu.addActions({xRay_, invulnerable_});
}

void PlayInstruments::speakFor(const widgets::GamePage& page) {
    if (std::exchange(spoken_, &page) == &page) return;
    const widgets::GamePage::Words words = page.words();
    actions_.setWords(again_, words.again, words.againTip);
    actions_.setWords(xRay_, xRay_->text(), words.xRayTip);
}

void PlayInstruments::setPlaying(bool isPlaying, bool isTemple) {
    for (QAction* action : common_)
        action->setEnabled(isPlaying);
    for (QAction* action : temples_)
        action->setEnabled(isTemple);
}

}  // namespace mazeloom::app
