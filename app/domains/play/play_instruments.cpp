// SPDX-License-Identifier: MIT
#include "app/domains/play/play_instruments.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/actions/action_registry.h"
#include "core/play/clock.h"
#include "widgets/panels/elided_label.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

/// The speeds of the game, in percent of real time.
constexpr std::array<int, 8> kSpeeds{25, 50, 100, 200, 400, 800, 1600, 3200};

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
                                 widgets::DescentPage& descent, QObject* parent)
    : QObject(parent), actions_(actions), temple_(temple), descent_(descent) {
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
    addTempleInstruments();
    addSpeeds();
    common_ = {again_, xRay_, slower_, faster_, takeOver_};
    for (widgets::GamePage* page :
         {static_cast<widgets::GamePage*>(&temple_), static_cast<widgets::GamePage*>(&descent_)})
        connect(page, &widgets::GamePage::watchedChanged, this, &PlayInstruments::update);
    connect(&descent_.run(), &widgets::DescentRun::changed, this, &PlayInstruments::update);
}

widgets::GamePage& PlayInstruments::played() const {
    if (descent_.isPlaying()) return descent_;
    return temple_;
}

void PlayInstruments::addSpeeds() {
    const auto step = [this](int by) {
        widgets::GamePage& page = played();
        const auto at = std::find(kSpeeds.begin(), kSpeeds.end(), page.speed()) - kSpeeds.begin();
        // Nobody plays at the speeds for watching.
        const auto most = std::ranges::find(kSpeeds, play::Clock::kMostPlayed);
        const auto last = page.isWatched() ? kSpeeds.end() - 1 : most;
        const auto to = std::clamp<std::ptrdiff_t>(at + by, 0, last - kSpeeds.begin());
        page.setSpeed(kSpeeds.at(static_cast<std::size_t>(to)));
    };
    slower_ =
        actions_.add(this, {.id = "play.slower",
                            .text = tr("S&lower"),
                            .icon = "slower",
                            .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_Down)},
                            .tip = tr("Let the game run at half the speed, down to a quarter"),
                            .menu = MenuGroup::PlaySpeed,
                            .triggered = [step] { step(-1); }});
    faster_ = actions_.add(
        this, {.id = "play.faster",
               .text = tr("Fast&er"),
               .icon = "faster",
               .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_Up)},
               .tip = tr("Let the game run at double the speed, up to 32 times to watch a bot or a "
                         "replay"),
               .menu = MenuGroup::PlaySpeed,
               .triggered = [step] { step(1); }});
    takeOver_ = actions_.add(
        this, {.id = "play.take-over",
               .text = tr("Take over"),
               .icon = "take-over",
               .tip = tr("Go on yourself from this moment of a bot's game or a replay"),
               .menu = MenuGroup::PlaySpeed,
               .triggered = [this] { played().takeOver(); }});
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
}

void PlayInstruments::addSpeedTo(QHBoxLayout& row, widgets::GamePage& page) {
    row.addSpacing(8);
    addButtons(row, {slower_});
    auto* speed = new widgets::PlainLabel;
    speed->setAccessibleName(tr("Speed of the game"));
    widgets::setPlainToolTip(*speed, tr("How fast the game runs"));
    speed->setMinimumWidth(44);
    speed->setAlignment(Qt::AlignCenter);
    const auto show = [&page, speed] {
        speed->setText(QStringLiteral("%1×").arg(page.speed() / 100.0));
    };
    connect(&page, &widgets::GamePage::speedChanged, speed, show);
    show();
    row.addWidget(speed);
    addButtons(row, {faster_});
}

QWidget* PlayInstruments::withWatchedLine(QWidget* instruments, widgets::GamePage& page) {
    auto* bar = new QWidget;
    auto* column = new QVBoxLayout(bar);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(instruments);
    auto* line = new QWidget;
    line->setObjectName(QStringLiteral("watched"));
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(12, 0, 8, 4);
    row->setSpacing(8);
    auto* who = new widgets::ElidedLabel;
    who->setAccessibleName(tr("Who plays"));
    watched_.append(who);
    row->addWidget(who, 1);
    QToolButton* button = widgets::newActionButton(*takeOver_, 18);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::NoFocus);  // the game handles keys
    row->addWidget(button);
    line->setVisible(false);
    connect(&page, &widgets::GamePage::watchedChanged, line, &QWidget::setVisible);
    column->addWidget(line);
    return bar;
}

QWidget* PlayInstruments::newTempleBar(QAction* play, QAction* fullScreen) {
    QHBoxLayout* row = newRow(tr("Instruments"));
    addButtons(*row, {play, pause_, tick_, again_});
    row->addSpacing(8);
    addButtons(*row, {xRay_, invulnerable_, hint_});
    addSpeedTo(*row, temple_);
    row->addStretch(1);
    addButtons(*row, {fullScreen});
    return withWatchedLine(row->parentWidget(), temple_);
}

QWidget* PlayInstruments::newDescentBar(QAction* play, QAction* fullScreen) {
    QHBoxLayout* row = newRow(tr("Instruments"));
    addButtons(*row, {play, again_});
    row->addSpacing(8);
    addButtons(*row, {xRay_});
    addSpeedTo(*row, descent_);
    row->addStretch(1);
    addButtons(*row, {fullScreen});
    return withWatchedLine(row->parentWidget(), descent_);
}

void PlayInstruments::setTextsFor(const widgets::GamePage& page) {
    if (std::exchange(named_, &page) == &page) return;
    const widgets::GamePage::Words words = page.words();
    actions_.setWords(again_, words.again, words.againTip);
    actions_.setWords(xRay_, xRay_->text(), words.xRayTip);
}

void PlayInstruments::setPlaying(bool isPlaying, bool isTemple) {
    isPlaying_ = isPlaying;
    for (QAction* action : common_)
        action->setEnabled(isPlaying);
    for (QAction* action : temples_)
        action->setEnabled(isTemple);
    update();
}

void PlayInstruments::setWatched(const QString& who) {
    for (widgets::ElidedLabel* label : watched_)
        label->setText(who);
}

void PlayInstruments::update() {
    // The end of a run cannot be played on, but an earlier turn can.
    const bool isOver = descent_.isPlaying() && descent_.run().state().isOver();
    takeOver_->setEnabled(isPlaying_ && played().isWatched() && !isOver);
}

}  // namespace mazeloom::app
