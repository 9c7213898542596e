// SPDX-License-Identifier: MIT
#include "app/domains/play/play_instruments.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

#include "app/actions/action_registry.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

/// The speeds of the game, in percent of real time.
constexpr std::array<int, 5> kSpeeds{25, 50, 100, 200, 400};

/// Adds buttons to a game's bar.
void addButtons(QBoxLayout& row, const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        QToolButton* button = widgets::newActionButton(*action, 18);
        button->setFocusPolicy(Qt::NoFocus);  // the game handles keys
        row.addWidget(button);
    }
}

/// Creates a bar and returns its row.
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
    again_ = actions.add(this, {.id = "play.same-traps",
                                .text = words.again,
                                .icon = "repeat",
                                .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_R)},
                                .tip = words.againTip,
                                .menu = MenuGroup::PlayAgain,
                                .triggered = [this] { emit againWanted(); }});
    xRay_ = actions.add(this, {.id = "play.x-ray",
                               .text = tr("&X-ray"),
                               .icon = "x-ray",
                               .shortcuts = {QKeySequence(Qt::Key_X)},
                               .tip = words.xRayTip,
                               .checkable = true,
                               .menu = MenuGroup::PlaySight,
                               .toggled = [this](bool on) { emit xRayToggled(on); }});
    common_ = {again_, xRay_};
    addTempleInstruments();
}

void PlayInstruments::addTempleInstruments() {
    widgets::TempleRun& run = temple_.run();
    const auto add = [&](const ActionSpec& spec) {
        QAction* action = actions_.add(this, spec);
        temples_.append(action);
        temple_.addAction(action);
        return action;
    };
    pause_ = add({.id = "play.pause",
                  .text = tr("Pa&use"),
                  .icon = "pause",
                  .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_P), QKeySequence(Qt::Key_Pause)},
                  .tip = tr("Stop the game's time"),
                  .checkable = true,
                  .menu = MenuGroup::PlayTime,
                  .triggered = [&run](bool on) { run.setPaused(on); }});
    connect(&run, &widgets::TempleRun::pausedChanged, pause_, &QAction::setChecked);
    tick_ = add({.id = "play.tick",
                 .text = tr("Single &tick"),
                 .icon = "step-forward",
                 .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_T)},
                 .tip = tr("Advance by a sixtieth of a second, then pause"),
                 .menu = MenuGroup::PlayTime,
                 .triggered = [&run] { run.tickOnce(); }});
    invulnerable_ = add({.id = "play.invulnerable",
                         .text = tr("&Invulnerable"),
                         .icon = "shield",
                         .shortcuts = {QKeySequence(Qt::Key_J)},
                         .tip = tr("Nothing ends the attempt"),
                         .checkable = true,
                         .menu = MenuGroup::PlaySight,
                         .triggered = [&run](bool on) { run.setInvulnerable(on); }});
    connect(&run, &widgets::TempleRun::invulnerableChanged, invulnerable_, &QAction::setChecked);
    hint_ = add(
        {.id = "play.hint",
         .text = tr("As&k for a hint"),
         .icon = "known",
         .tip = tr(
             "Show the easiest deduction that is left, or the least risk; again for its next step"),
         .menu = MenuGroup::PlaySight,
         .triggered = [this] { temple_.giveHint(); }});
    const auto step = [&run](int by) {
        const auto at = std::find(kSpeeds.begin(), kSpeeds.end(), run.speed()) - kSpeeds.begin();
        const auto to = std::clamp<std::ptrdiff_t>(at + by, 0, kSpeeds.size() - 1);
        run.setSpeed(kSpeeds.at(static_cast<std::size_t>(to)));
    };
    slower_ = add({.id = "play.slower",
                   .text = tr("S&lower"),
                   .icon = "slower",
                   .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_Down)},
                   .tip = tr("Let the game run at half the speed, down to a quarter"),
                   .menu = MenuGroup::PlaySpeed,
                   .triggered = [step] { step(-1); }});
    faster_ = add({.id = "play.faster",
                   .text = tr("Fast&er"),
                   .icon = "faster",
                   .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_Up)},
                   .tip = tr("Let the game run at double the speed, up to four times"),
                   .menu = MenuGroup::PlaySpeed,
                   .triggered = [step] { step(1); }});
}

QWidget* PlayInstruments::newTempleBar(QAction* play, QAction* fullScreen) {
    QHBoxLayout* row = newRow(tr("Instruments"));
    addButtons(*row, {play, pause_, tick_, again_});
    row->addSpacing(8);
    addButtons(*row, {xRay_, invulnerable_, hint_});
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

void PlayInstruments::setTextsFor(const widgets::GamePage& page) {
    if (std::exchange(named_, &page) == &page) return;
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
