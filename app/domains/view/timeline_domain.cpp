// SPDX-License-Identifier: MIT
#include "app/domains/view/timeline_domain.h"

#include <QMainWindow>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/view/generate_domain.h"
#include "core/generate/generate.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/player.h"
#include "widgets/timeline/property_lane.h"
#include "widgets/timeline/timeline_panel.h"

namespace mazeloom::app {

using widgets::GenerationService;
using widgets::Player;
using widgets::TimelinePanel;

namespace {

constexpr auto kTall = "timeline/tall";
constexpr auto kSpeed = "timeline/speed";
constexpr auto kProperties = "timeline/properties";

}  // namespace

TimelineDomain::TimelineDomain(const WindowParts& parts, GenerateDomain& generate)
    : QObject(&parts.window),
      player_(parts.player),
      play_(parts.actions.add(this, {.id = "timeline.play",
                                     .text = tr("&Play"),
                                     .icon = "play",
                                     .shortcuts = {Qt::Key_Space},
                                     .tip = tr("Play the generation from here, or pause it"),
                                     .menu = MenuGroup::Steps,
                                     .triggered = [this] { player_.togglePlaying(); }})),
      back_(parts.actions.add(this, {.id = "timeline.back",
                                     .text = tr("Step b&ack"),
                                     .icon = "step-back",
                                     .shortcuts = {Qt::Key_Comma, Qt::CTRL | Qt::Key_Left},
                                     .tip = tr("Take the last step back"),
                                     .menu = MenuGroup::Steps,
                                     .triggered = [this] { player_.back(); }})),
      forward_(parts.actions.add(this, {.id = "timeline.forward",
                                        .text = tr("Step f&orward"),
                                        .icon = "step-forward",
                                        .shortcuts = {Qt::Key_Period, Qt::CTRL | Qt::Key_Right},
                                        .tip = tr("Make the next step"),
                                        .menu = MenuGroup::Steps,
                                        .triggered = [this] { player_.forward(); }})),
      stageBack_(parts.actions.add(
          this, {.id = "timeline.stage-back",
                 .text = tr("Stage &back"),
                 .icon = "stage-back",
                 .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_Left},
                 .tip = tr("Go to the start of this stage, or of the previous one"),
                 .menu = MenuGroup::Steps,
                 .triggered = [this] { player_.previousStage(); }})),
      stageForward_(
          parts.actions.add(this, {.id = "timeline.stage-forward",
                                   .text = tr("Stage fo&rward"),
                                   .icon = "stage-forward",
                                   .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_Right},
                                   .tip = tr("Go to the end of this stage, or of the next"),
                                   .menu = MenuGroup::Steps,
                                   .triggered = [this] { player_.nextStage(); }})),
      first_(parts.actions.add(this, {.id = "timeline.first",
                                      .text = tr("&First step"),
                                      .icon = "first",
                                      .shortcuts = {Qt::CTRL | Qt::Key_Home},
                                      .tip = tr("Go to the start, before anything was generated"),
                                      .menu = MenuGroup::Steps,
                                      .triggered = [this] { player_.first(); }})),
      last_(parts.actions.add(this, {.id = "timeline.last",
                                     .text = tr("&Last step"),
                                     .icon = "last",
                                     .shortcuts = {Qt::CTRL | Qt::Key_End},
                                     .tip = tr("Go to the end, where the level is finished"),
                                     .menu = MenuGroup::Steps,
                                     .triggered = [this] { player_.last(); }})),
      slower_(parts.actions.add(this,
                                {.id = "timeline.slower",
                                 .text = tr("&Slower"),
                                 .shortcuts = {Qt::CTRL | Qt::Key_Down},
                                 .tip = tr("Play at half the speed"),
                                 .menu = MenuGroup::StepSpeed,
                                 .triggered = [this] { player_.setSpeed(player_.speed() / 2); }})),
      faster_(parts.actions.add(this,
                                {.id = "timeline.faster",
                                 .text = tr("Fas&ter"),
                                 .shortcuts = {Qt::CTRL | Qt::Key_Up},
                                 .tip = tr("Play at twice the speed"),
                                 .menu = MenuGroup::StepSpeed,
                                 .triggered = [this] { player_.setSpeed(player_.speed() * 2); }})),
      tall_(parts.actions.add(
          this, {.id = "timeline.tall",
                 .text = tr("Tall ti&meline"),
                 .icon = "up",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_U)},
                 .tip = tr("Give the timeline a row of its own above its buttons"),
                 .checkable = true,
                 .menu = MenuGroup::StepSpeed,
                 .toggled = [](bool tall) { QSettings().setValue(QLatin1String(kTall), tall); }})) {
    tall_->setChecked(QSettings().value(QLatin1String(kTall), false).toBool());
    const double chosen = QSettings().value(QLatin1String(kSpeed)).toDouble();
    if (chosen > 0) player_.setSpeed(chosen);
    connect(&player_, &Player::speedChosen, this,
            [](double speed) { QSettings().setValue(QLatin1String(kSpeed), speed); });
    connect(&player_, &Player::timelineChanged, this, &TimelineDomain::update);
    connect(&player_, &Player::positionChanged, this, &TimelineDomain::update);
    connect(&player_, &Player::playingChanged, this, &TimelineDomain::update);
    update();
    connectPanel(parts.timeline, generate.service());
}

void TimelineDomain::connectPanel(widgets::TimelinePanel& panel,
                                  widgets::GenerationService& service) {
    panel.setActions({.first = first_,
                      .previousStage = stageBack_,
                      .back = back_,
                      .play = play_,
                      .forward = forward_,
                      .nextStage = stageForward_,
                      .last = last_,
                      .tall = tall_});
    panel.setProperties(QSettings().value(QLatin1String(kProperties)).toStringList());
    connect(&panel, &TimelinePanel::propertiesChosen, this,
            [](const QStringList& ids) { QSettings().setValue(QLatin1String(kProperties), ids); });
    connect(&service, &GenerationService::progressed, &panel, &TimelinePanel::setBusy);
    connect(&service, &GenerationService::finished, &panel,
            [&panel](const std::shared_ptr<widgets::Generation>& generation) {
                panel.lane().search().setLevel(generation->recorded.trace,
                                               generation->request.level);
                panel.setIdle();
            });
    connect(&service, &GenerationService::cancelled, &panel, &TimelinePanel::setIdle);
    connect(&panel, &TimelinePanel::cancelRequested, &service, &GenerationService::cancel);
}

void TimelineDomain::update() {
    const bool any = player_.count() > 0;
    const bool atStart = player_.position() == 0;
    const bool atEnd = player_.position() == player_.count();
    for (QAction* action : {first_, stageBack_, back_})
        action->setEnabled(any && !atStart);
    for (QAction* action : {forward_, stageForward_, last_})
        action->setEnabled(any && !atEnd);
    play_->setEnabled(any);
    const bool playing = player_.isPlaying();
    if (play_->data().toBool() != playing) {
        play_->setData(playing);
        play_->setIcon(
            widgets::themedIcon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
        play_->setText(playing ? tr("&Pause") : tr("&Play"));
    }
}

}  // namespace mazeloom::app
