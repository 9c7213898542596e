// SPDX-License-Identifier: MIT
// The page of the temple game: its run, view, status line and the slider over the attempt's ticks.
#pragma once

#include <chrono>
#include <cstddef>
#include <set>

#include <QPointer>
#include <QTimer>

#include <tl/expected.hpp>

#include "core/play/replay.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/session.h"
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

class TemplePage : public GamePage {
    Q_OBJECT

  public:
    /// `controls` outlives the page.
    TemplePage(PlayControls& controls, SoundPlayer::Output output, QWidget* parent = nullptr);
    ~TemplePage() override;

    TempleRun& run() { return run_; }
    TempleView& view() { return *view_; }
    TempleInput& input() { return *input_; }
    ConsoleOverlay& consoles() { return *consoles_; }
    TempleHints& hints() { return hints_; }

    /// From the end of an attempt until a press begins the next one: how it ended is seen first.
    static constexpr std::chrono::milliseconds kEndMoment{700};
    bool isEndSeen() const { return !endMoment_.isActive(); }
    /// What a console says is shown, and the game waits.
    bool isReading() const;

    /// What is shown where the level does not say it.
    void setNumbers(play::temple::Numbers numbers);
    /// From what is played next on.
    void setPace(play::temple::Pace pace) { pace_ = pace; }
    /// Whether every attempt is at the same map: else each has traps and coins of its own. From
    /// what is played next on.
    void setSameMap(bool isSame) { isSameMap_ = isSame; }
    /// On at first: time can be turned back, hints are given, and play can go on after a win. Off
    /// it is a player's game: nothing can be undone, nobody helps, and a win is the end.
    void setTesting(bool isTesting);
    /// Shows the easiest deduction that is left, or its next thought (RULES.md T-19).
    void giveHint();

    void follow(PlayOptions& options) override;
    std::optional<Problem> play(GameSetup setup) override;
    tl::expected<Show, QString> load(GameSetup setup, std::string_view text,
                                     const std::string& file,
                                     const play::LoadControl& control) override;
    /// What load() reads, without a page to show it.
    static tl::expected<LoadedAttempt, QString> read(GameSetup setup, std::string_view text,
                                                     const std::string& file,
                                                     const play::LoadControl& control);
    /// The same of a replay that was read or proven.
    tl::expected<Show, QString> load(GameSetup setup, const play::Replay& replay,
                                     const play::LoadControl& control);
    bool isPlaying() const override { return run_.isPlaying(); }
    std::optional<Problem> restart(bool same) override;
    Words words() const override;
    std::string replayText(const std::string& pack, const std::string& level) const override;
    void setXRay(bool xRay) override;
    void setOthersKeys(std::function<bool(int key)> isOthers) override;
    void setHeat(std::vector<HeatSpot> heat) override;

  protected:
    bool isUnfinished() const override { return run_.isPlaying() && run_.state().isUnfinished(); }
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
    /// With what is said of the trap, if that is known by now.
    void showLoss(const QString& verdict);
    void showControls();
    void showHint();
    void showPast();
    /// Counts the last seconds of air for screen readers.
    void sayAir();
    /// Says what the numbers count to whoever plays for the first time.
    void teachNumbers();
    void showLesson();
    void takeStroke(play::Stroke stroke);
    void showConsole(std::size_t console);
    /// What was read last, with all others.
    void readAgain();
    void readOn();
    QString textOf(std::size_t console) const;
    void sound(const play::temple::Happenings& since);
    void command(PlayCommand command);

    /// As the level says, else as the player wishes.
    play::temple::Numbers shownNumbers() const;
    void showNumbers();

    play::temple::Ways openWays() const;
    /// Neither time nor the next attempt is the player's any more.
    bool isDone() const;

    PlayControls& controls_;
    TempleRun run_;
    play::temple::Numbers numbers_ = play::temple::Numbers::All;  ///< as the player wishes
    play::temple::Pace pace_ = play::temple::Pace::RealTime;
    bool isSameMap_ = false;
    bool isTesting_ = true;
    bool isEndShown_ = false;  ///< the banner tells how the attempt ended
    TempleView* view_;
    TempleStatus* status_;
    QSlider* past_;  ///< the attempt's ticks, as far as they are recorded
    TempleInput* input_;
    ConsoleOverlay* consoles_;
    NumberLesson* lesson_;
    BoardNote* note_;  ///< the hint's sentence
    TempleHints hints_;
    QPointer<PlayOptions> options_;
    std::set<std::size_t> known_;  ///< consoles that were read, in any attempt at this level
    std::size_t lastRead_ = 0;
    int secondsOfAir_ = 0;  ///< in the frame that was shown last
    play::temple::Supply selected_ = play::temple::Supply::Grenade;  ///< likewise
    QTimer endMoment_;
};

}  // namespace mazeloom::widgets
