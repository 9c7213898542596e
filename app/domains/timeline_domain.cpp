// SPDX-License-Identifier: MIT
#include "app/domains/timeline_domain.h"

#include <QMenu>

#include "app/actions/action_registry.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/player.h"

namespace mazeloom::app {

using widgets::Player;

TimelineDomain::TimelineDomain(ActionRegistry& actions, Player& player, QObject* parent)
    : QObject(parent),
      player_(player),
      first_(actions.add({"timeline.first",
                          tr("&First step"),
                          "first",
                          {Qt::Key_Home},
                          tr("Go to the start, before anything was generated")})),
      stageBack_(actions.add({"timeline.stage-back",
                              tr("Stage &back"),
                              "stage-back",
                              {Qt::SHIFT | Qt::Key_Left},
                              tr("Go to the start of this stage, or of the one before")})),
      back_(actions.add({"timeline.back",
                         tr("Step b&ack"),
                         "step-back",
                         {Qt::Key_Left, Qt::Key_Comma},
                         tr("Take the last step back")})),
      play_(actions.add({"timeline.play",
                         tr("&Play"),
                         "play",
                         {Qt::Key_Space},
                         tr("Play the generation from here, or pause it")})),
      forward_(actions.add({"timeline.forward",
                            tr("Step f&orward"),
                            "step-forward",
                            {Qt::Key_Right, Qt::Key_Period},
                            tr("Make the next step")})),
      stageForward_(actions.add({"timeline.stage-forward",
                                 tr("Stage fo&rward"),
                                 "stage-forward",
                                 {Qt::SHIFT | Qt::Key_Right},
                                 tr("Go to the end of this stage, or of the next")})),
      last_(actions.add({"timeline.last",
                         tr("&Last step"),
                         "last",
                         {Qt::Key_End},
                         tr("Go to the end, where the level is finished")})),
      slower_(actions.add({"timeline.slower",
                           tr("&Slower"),
                           "",
                           {Qt::Key_BracketLeft},
                           tr("Play at half the speed")})),
      faster_(actions.add({"timeline.faster",
                           tr("Fas&ter"),
                           "",
                           {Qt::Key_BracketRight},
                           tr("Play at twice the speed")})) {
    connect(first_, &QAction::triggered, &player_, &Player::first);
    connect(stageBack_, &QAction::triggered, &player_, &Player::previousStage);
    connect(back_, &QAction::triggered, &player_, &Player::back);
    connect(play_, &QAction::triggered, &player_, &Player::togglePlaying);
    connect(forward_, &QAction::triggered, &player_, &Player::forward);
    connect(stageForward_, &QAction::triggered, &player_, &Player::nextStage);
    connect(last_, &QAction::triggered, &player_, &Player::last);
    connect(slower_, &QAction::triggered, &player_,
            [this] { player_.setSpeed(player_.speed() / 2); });
    connect(faster_, &QAction::triggered, &player_,
            [this] { player_.setSpeed(player_.speed() * 2); });
    connect(&player_, &Player::timelineChanged, this, &TimelineDomain::update);
    connect(&player_, &Player::positionChanged, this, &TimelineDomain::update);
    connect(&player_, &Player::playingChanged, this, &TimelineDomain::update);
    update();
}

void TimelineDomain::fill(QMenu& menu) const {
    menu.addActions({play_, back_, forward_, stageBack_, stageForward_, first_, last_});
    menu.addSeparator();
    menu.addActions({slower_, faster_});
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
