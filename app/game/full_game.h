// SPDX-License-Identifier: MIT
// The full game of a pack: title, campaign map, briefings, the daily challenge, players and options
// in a window of its own.
//
// The pages only emit the player's requests; this class decides which page follows. The core
// decides which nodes a win opens and how it changes the profile.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QDate>
#include <QObject>
#include <QString>

#include "app/full_game/briefings.h"
#include "app/full_game/day_temples.h"
#include "app/full_game/ghosts.h"
#include "app/full_game/more_temples.h"
#include "app/full_game/par_finder.h"
#include "app/workspace/profile_keeper.h"
#include "core/play/descent/runs/session.h"
#include "core/problem.h"
#include "widgets/devices/sound_player.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/play/full/level_pictures.h"

namespace mazeloom::widgets {
class PackDocument;
class PlayControls;
class PlayOptions;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ThemeController;

class FullGame : public QObject {
    Q_OBJECT

  public:
    /// Delay from a win until its text is shown.
    static constexpr std::chrono::milliseconds kWinMoment{900};

    /// What the game needs; all of it must outlive the game.
    struct Parts {
        widgets::PlayControls& controls;
        widgets::PlayOptions& options;
        ThemeController& themes;
        widgets::SoundPlayer::Output sound;
    };

    /// Prepares the game of the pack as it is now, at the title page of a hidden window. The
    /// window is a child of `parent`, if there is one.
    FullGame(const widgets::PackDocument& document, const Parts& parts, QWidget* parent = nullptr);
    ~FullGame() override;

    widgets::FullGameWindow& window() const { return *window_; }
    /// Ends the attempt that is played; a kept run can be resumed.
    void stop();

    /// Opens the page before a temple's level, from which Back leads to the title. Without a seed,
    /// the player's seed is used. Returns why the level cannot be played.
    std::optional<QString> openLevel(const std::string& id, std::optional<std::uint64_t> seed = {});
    /// Opens the page of the daily challenges at a day, or at today if the day is later.
    void openDay(Date day);

  signals:
    /// The player leaves the game.
    void left();

  private:
    /// A win whose medal for time waits for par.
    struct Awaited {
        std::string player;       ///< empty: no player
        std::string pack;         ///< id of the level's pack
        std::string key;          ///< key of the level in the profile
        std::optional<Date> day;  ///< the day, if it is a daily challenge
        std::string mapPack;      ///< see mapName()
        widgets::GameSetup setup;
        play::Attempt attempt;
    };

    void connectPages();
    // Pages are filled when they are shown.
    void fillPage(QWidget* page);
    void fillTitle();
    void fillMap();
    void fillLevels();
    void fillStory();
    /// Passes the pictures that are ready to the current page, and requests the missing ones.
    void showPictures();
    /// Fills the page of the daily challenges: the calendar, and the texts about the selected day.
    void fillChallenge();
    void fillDay();
    void fillProfiles();
    /// Shows a small temple beside the options.
    void fillOptions();

    void wantCampaign();
    void wantNode(std::size_t node);
    void wantTemple(std::size_t index);
    void wantChallenge(QDate date);
    void playChallenge(QDate date, const challenge::Challenge& day);
    /// Copies a line about a day's challenge to the clipboard.
    void share(QDate date);
    void wantDescent(bool anew);
    /// Lets the hero of a won descent go on below, without an end.
    void goBelow();
    /// Adds a player, who becomes the current one.
    void addPlayer(const QString& name);
    void choose(const QString& name);
    void changeProfiles(const std::function<void(play::Profiles&)>& change);

    void showBefore();
    /// Shows the texts before playing again, once par is known.
    void tellBefore();
    void start();
    /// Plays the level once more that was just won.
    void again();
    /// Goes from the page of a result to the next level.
    void playNext();
    /// Returns the par of the map of an attempt at the level that is played.
    Par parOf(std::uint64_t attempt);
    /// Returns the number of the attempt that is played, from 0.
    std::uint64_t playedAttempt() const;
    /// Returns a name for the level's pack that differs for each day, because the levels of all
    /// challenges have equal ids.
    std::string mapName() const;
    /// Awards the medals for time of wins that waited for par, and shows par.
    void takePars();
    void awaitPar(const play::Attempt& attempt);
    /// Returns where the ghost of the level that is played is kept; nullopt if its results are not
    /// recorded.
    std::optional<GhostPlace> ghostPlace() const;
    /// Keeps the run that was just won as the level's ghost if no win was faster.
    void keepGhost(const play::Attempt& attempt, const play::LevelRecord& before);
    /// Awards the medal for time to a win whose par was found.
    void takePar(const Awaited& waited, const Par& par);
    void takeEnd(bool isWon);
    void takeLeft();
    /// Records that the current player has read a console.
    void noteConsole(const play::temple::Console& console);
    /// Records an attempt for the current player.
    void note(const play::Attempt& attempt);
    void showAfterMoment();
    void showAfter();
    void tellAfter();
    /// Finds the level that follows the one that was won.
    void findNext();
    /// Returns the page of the game that is played.
    widgets::GamePage& page() const;
    /// Looks for a run that can be resumed, and reports problems with it.
    void lookForRun();
    void goOn();
    void tell(const ProfileKeeper::Told& told);
    void tell(const Problem& problem);

    /// Returns the pack of the level that is played.
    const GamePack& playedPack() const { return playing_.pack == nullptr ? pack_ : *playing_.pack; }
    /// Returns the temples of the list of levels.
    std::vector<OtherTemple> listedTemples();

    QString name_;  ///< the name by which the pack was opened
    GamePack pack_;
    std::optional<std::vector<GamePack>> beside_;  ///< packsBeside(), once the list was opened
    widgets::LevelPictures pictures_;
    ProfileKeeper profiles_;
    ParFinder pars_;
    DayTemples days_;
    Ghosts ghosts_;
    bool hasPreview_ = false;  ///< whether the temple beside the options was requested
    widgets::LatestTask preview_{"preview of the options"};
    Playing playing_;
    Win win_;  ///< the last win
    /// The level to play after the last win: a node of the campaign, or an index in the list of
    /// levels if the level is from there.
    std::optional<std::size_t> next_;
    /// The kept descent that was just won; its hero can go on below.
    std::optional<play::descent::Session> arrived_;
    std::vector<Awaited> awaited_;
    std::set<std::size_t> fresh_;  ///< campaign nodes that the last win opened
    bool wantsCampaign_ = false;   ///< opens the campaign once a player is chosen
    QString keptFile_;             ///< file of the run to resume or of a new run; empty: none
    QString stranded_;             ///< see KeptRun::stranded
    int keptDepth_ = 0;            ///< depth of the run that can be resumed; 0: there is none
    /// Declared last, so that it is destroyed first: this object still receives the signals that
    /// its destructor emits.
    std::unique_ptr<widgets::FullGameWindow> window_;
};

}  // namespace mazeloom::app
