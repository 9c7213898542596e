// SPDX-License-Identifier: MIT
// The page of the temple game: its run, view, status line, and a slider over the attempt's ticks.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <set>

#include <QPointer>
#include <QTimer>

#include <tl/expected.hpp>

#include "core/play/replay.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/session.h"
#include "core/play/temple/track.h"
#include "widgets/play/game_page.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/temple/temple_hints.h"
#include "widgets/play/temple/temple_input.h"
#include "widgets/play/temple/temple_run.h"

class QSlider;

namespace mazeloom::widgets {

class BoardNote;
class ConsoleOverlay;
class NumberLesson;
class TempleStatus;
class TempleView;

/// Returns a sentence about the reason why an attempt was lost; empty for Cause::None.
QString lossText(play::temple::Cause cause);

class TemplePage : public GamePage {
    Q_OBJECT

  public:
    /// `controls` must outlive the page.
    TemplePage(PlayControls& controls, SoundPlayer::Output output, QWidget* parent = nullptr);
    ~TemplePage() override;

    TempleRun& run() { return run_; }
    TempleView& view() { return *view_; }
    TempleInput& input() { return *input_; }
    ConsoleOverlay& consoles() { return *consoles_; }
    TempleHints& hints() { return hints_; }

    /// The time after an attempt's end, and after the verdict on its trap, during which no press
    /// begins the next attempt, so that the player sees how the attempt ended.
    static constexpr std::chrono::milliseconds kEndMoment{700};
    /// Upper bound on the time during which presses wait for the verdict.
    static constexpr std::chrono::milliseconds kVerdictWait{2000};
    bool isEndSeen() const {
        return !endMoment_.isActive() && !(hints_.isThinking() && verdictWait_.isActive());
    }
    /// Whether a console's text is shown; the game is paused meanwhile.
    bool isReading() const;

    /// Sets the numbers to show in levels that leave the choice to the player.
    void setNumbers(play::temple::Numbers numbers);
    /// Sets the pace of games that start later.
    void setPace(play::temple::Pace pace) { pace_ = pace; }
    /// Sets whether every attempt uses the same map; otherwise each has its own traps and coins.
    /// Takes effect at the next start of a game.
    void setSameMap(bool isSame) { isSameMap_ = isSame; }
    /// Sets the way of the player's best run, which goes along as a ghost if it fits the map
    /// (RULES.md T-22); null: none. A level that is played next has none.
    void setGhost(std::shared_ptr<const play::temple::Track> track);
    /// Sets whether a designer is testing, which is the default. A designer can turn back time at
    /// any moment, and play on after a win. For a player, a win is the end, and time turns back
    /// only after a loss.
    void setTesting(bool isTesting);
    /// The help that the player has used in this attempt.
    struct Help {
        int hints = 0;
        int returns = 0;  ///< number of times that the player went back to before a loss
    };
    const Help& help() const { return help_; }
    /// Returns TempleRun::result() with the help that the player has used.
    play::Attempt result() const { return run_.result(help_.hints, help_.returns); }
    /// Shows the easiest remaining deduction, or the next thought of its hint (RULES.md T-19).
    void giveHint();

    void follow(PlayOptions& options) override;
    std::optional<Problem> play(GameSetup setup) override;
    tl::expected<Show, QString> load(GameSetup setup, std::string_view text,
                                     const std::string& file,
                                     const play::LoadControl& control) override;
    /// Reads a replay as load() does, but needs no page on which to show it.
    static tl::expected<LoadedAttempt, QString> read(GameSetup setup, std::string_view text,
                                                     const std::string& file,
                                                     const play::LoadControl& control);
    /// Loads a replay that was already read from a file, or that a proof has found.
    tl::expected<Show, QString> load(GameSetup setup, const play::Replay& replay,
                                     const play::LoadControl& control);
    bool isPlaying() const override { return run_.isPlaying(); }
    bool isWatched() const override { return run_.isWatched(); }
    void takeOver() override;
    int speed() const override { return run_.speed(); }
    void setSpeed(int percent) override { run_.setSpeed(percent); }
    std::optional<Problem> restart(bool same) override;
    Words words() const override;
    std::string replayText(const std::string& pack, const std::string& level) const override;
    void setXRay(bool xRay) override;
    void setFlashes(bool hasFlashes) override;
    void setOthersKeys(std::function<bool(int key)> isOthers) override;
    void setHeat(std::vector<HeatSpot> heat) override;

  signals:
    /// Emitted when the hero reads a console for the first time since the level was chosen, unless
    /// a replay is watched.
    void consoleRead(const play::temple::Console& console);

  protected:
    /// A loss ends an attempt, even if the player then goes back to before the loss.
    bool isUnfinished() const override {
        return run_.isPlaying() && run_.state().isUnfinished() && help_.returns == 0;
    }
    void stopGame() override;
    void setWaiting(bool isWaiting) override;
    void setSeen(bool isSeen) override;
    QString statusWords() const override;
    bool passesByItself() const override;
    std::vector<QRectF> keptClear() const override;
    void showTheme(const Theme& theme) override;

  private:
    TemplePage(PlayControls& controls, SoundPlayer::Output output, TempleView* view,
               QWidget* parent);

    Show showing(LoadedAttempt loaded);
    std::int64_t watch(LoadedAttempt loaded);
    void beginAttempt();
    void showFrame(const play::temple::Happenings& since);
    void showEnd(play::temple::Outcome outcome);
    /// Shows the banner of a lost attempt, with the verdict on the trap if it is already known.
    void showLoss(const QString& verdict);
    /// After a loss, goes back to before the step that led to it.
    void turnBack();
    /// Returns the key to which a command is currently bound, as a text.
    QString keyOf(PlayCommand command) const { return controls_.describe(command, false); }
    void showControls();
    void showHint();
    void showPast();
    /// Announces the last seconds of air to screen readers.
    void sayAir();
    /// Explains the numbers in a player's first game.
    void teachNumbers();
    void showLesson();
    void takeStroke(play::Stroke stroke);
    void showConsole(std::size_t console);
    /// Shows the console text read last, with access to all others.
    void readAgain();
    void readOn();
    QString textOf(std::size_t console) const;
    void sound(const play::temple::Happenings& since);
    void command(PlayCommand command);

    /// Returns the numbers that the level asks for, else those that the player prefers.
    play::temple::Numbers shownNumbers() const;
    void showGhost();
    void showNumbers();

    play::temple::Ways openWays() const;
    /// Whether a player, not a designer, has won: then the attempt can be neither continued nor
    /// restarted.
    bool isDone() const;

    PlayControls& controls_;
    TempleRun run_;
    play::temple::Numbers numbers_ = play::temple::Numbers::All;  ///< the player's preference
    play::temple::Pace pace_ = play::temple::Pace::RealTime;
    bool isSameMap_ = false;
    bool isTesting_ = true;
    bool isEndShown_ = false;  ///< the banner says how the attempt ended
    Help help_;
    std::shared_ptr<const play::temple::Track> ghost_;
    TempleView* view_;
    TempleStatus* status_;
    QSlider* past_;  ///< the recorded ticks of the attempt
    TempleInput* input_;
    ConsoleOverlay* consoles_;
    NumberLesson* lesson_;
    BoardNote* note_;  ///< the hint's sentence
    TempleHints hints_;
    QPointer<PlayOptions> options_;
    std::set<std::size_t> known_;  ///< consoles that were read in any attempt at this level
    std::size_t lastRead_ = 0;
    int secondsOfAir_ = 0;                                           ///< in the last frame shown
    play::temple::Supply selected_ = play::temple::Supply::Grenade;  ///< in the last frame shown
    QTimer endMoment_;
    QTimer verdictWait_;
};

}  // namespace mazeloom::widgets
