// SPDX-License-Identifier: MIT
// The full game of a pack: title, campaign map, briefings, the day's challenge, players, options;
// alone on the screen. The editor behind it stays as it is.
//
// Pages only tell what is wanted; here it is decided which page comes next. What opens and what a
// win changes is core's.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <QDate>
#include <QObject>
#include <QString>

#include "app/full_game/briefings.h"
#include "app/workspace/profile_keeper.h"
#include "core/problem.h"
#include "widgets/play/full/full_game_window.h"

class QAction;
class QMainWindow;

namespace mazeloom::app {

class ActionRegistry;
class PlayDomain;
class ThemeController;
class Workspace;

class FullGameDomain : public QObject {
    Q_OBJECT

  public:
    /// From a win until its text is seen.
    static constexpr std::chrono::milliseconds kWinMoment{900};

    /// Is destroyed before `play`, whose controls and options it shares. `window` is the editor's.
    FullGameDomain(ActionRegistry& actions, Workspace& workspace, PlayDomain& play,
                   ThemeController& themes, QMainWindow& window);
    ~FullGameDomain() override;

    /// Null while it is not open.
    widgets::FullGameWindow* game() const { return game_.get(); }

  public slots:
    /// The game of the pack that is seen.
    void open();
    /// Back to the editor.
    void leave();

  private:
    void connectPages();
    // Pages are filled when they are seen.
    void fillPage(QWidget* page);
    void fillTitle();
    void fillMap();
    void fillLevels();
    void fillChallenge();
    void fillProfiles();

    void wantCampaign();
    void wantNode(std::size_t node);
    void wantLevel(int index);
    void wantChallenge(QDate date);
    void wantDescent(bool anew);
    void choose(const QString& name);
    void changeProfiles(const std::function<void(play::Profiles&)>& change);

    void showBefore();
    void start();
    void takeEnd(bool isWon);
    void takeLeft();
    /// Keeps an attempt for who plays.
    void note(const play::Attempt& attempt);
    void showAfterMoment(const play::Attempt& attempt);
    void showAfter(const play::Attempt& attempt);
    /// The page of what is played.
    widgets::GamePage& page() const;
    /// For the run that can be gone on with, and tells what is to be said of it.
    void lookForRun();
    void goOn();
    void tell(const ProfileKeeper::Told& told);
    void tell(const Problem& problem);

    Workspace& workspace_;
    PlayDomain& play_;
    ThemeController& themes_;
    QMainWindow& window_;
    QAction* open_;
    const QAction& fullScreen_;
    GamePack pack_;
    ProfileKeeper profiles_;
    Playing playing_;
    std::set<std::size_t> fresh_;  ///< nodes that the last win opened
    bool wantsCampaign_ = false;   ///< as soon as a player is chosen
    QString keptFile_;             ///< of that run or the next one; empty: none can be kept
    int keptDepth_ = 0;            ///< of the run that can be gone on with; 0: there is none
    /// The last members: what they tell in the end is still heard.
    std::unique_ptr<widgets::FullGameWindow> game_;
    std::vector<std::unique_ptr<widgets::FullGameWindow>> closed_;  ///< until their events are over
};

}  // namespace mazeloom::app
