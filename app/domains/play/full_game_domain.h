// SPDX-License-Identifier: MIT
// The full game of a pack: title, campaign map, briefings, the daily challenge, players and
// options, in full screen. The editor behind it stays unchanged.
//
// The pages only emit the player's requests; this domain decides which page follows. The core
// decides which nodes a win opens and how it changes the profile.
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
struct WindowParts;

class FullGameDomain : public QObject {
    Q_OBJECT

  public:
    /// Delay from a win until its text is shown.
    static constexpr std::chrono::milliseconds kWinMoment{900};

    /// Must be destroyed before `play`, whose parts it uses.
    FullGameDomain(const WindowParts& parts, PlayDomain& play);
    ~FullGameDomain() override;

    /// Returns null while the game is not open.
    widgets::FullGameWindow* game() const { return game_.get(); }

  public slots:
    /// Opens the game of the current pack.
    void open();
    /// Returns to the editor.
    void leave();

  private:
    void connectPages();
    // Pages are filled when they are shown.
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
    /// Records an attempt for the current player.
    void note(const play::Attempt& attempt);
    void showAfterMoment(const play::Attempt& attempt);
    void showAfter(const play::Attempt& attempt);
    /// Returns the page of the game that is played.
    widgets::GamePage& page() const;
    /// Looks for a run that can be resumed, and reports problems with it.
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
    std::set<std::size_t> fresh_;  ///< campaign nodes that the last win opened
    bool wantsCampaign_ = false;   ///< opens the campaign once a player is chosen
    QString keptFile_;             ///< file of the run to resume or of a new run; empty: none
    int keptDepth_ = 0;            ///< depth of the run that can be resumed; 0: there is none
    /// Declared last, so that these members are destroyed first: this object still receives the
    /// signals that their destructors emit.
    std::unique_ptr<widgets::FullGameWindow> game_;
    std::vector<std::unique_ptr<widgets::FullGameWindow>> closed_;  ///< until their events are done
};

}  // namespace mazeloom::app
