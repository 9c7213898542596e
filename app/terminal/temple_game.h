// SPDX-License-Identifier: MIT
// Attempts at a temple in a terminal, in real time. It plays with the same parts as the window's
// page.
//
// A terminal tells no release of a key, so a key for walking makes one move. While such a key is
// held, the terminal repeats it faster than the hero walks; all but one of the moves that wait are
// dropped, so the hero stops with the key.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/terminal/page.h"
#include "app/terminal/temple_screen.h"
#include "core/play/profile.h"
#include "core/problem.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_keys.h"
#include "widgets/play/temple/temple_run.h"

namespace mazeloom::app::terminal {

class TempleGame : public Page {
  public:
    /// How the numbers are shown if the level does not say so, and how time passes.
    struct Habits {
        play::temple::Numbers numbers = play::temple::Numbers::All;
        play::temple::Pace pace = play::temple::Pace::RealTime;
    };

    /// `controls` must outlive the page.
    TempleGame(const widgets::PlayControls& controls, Habits habits);

    /// Is called when the player leaves the page.
    std::function<void()> onLeave = [] {};
    /// Is called for each attempt that ends, and for each that is given up.
    std::function<void(const play::Attempt& attempt)> onEnd = [](const play::Attempt&) {};

    /// Starts the first attempt. The problem says why there is none.
    std::optional<Problem> begin(widgets::GameSetup setup);

    widgets::TempleRun& run() { return run_; }
    const widgets::TempleRun& run() const { return run_; }
    /// Whether an attempt has begun that is neither over nor recorded as lost already.
    bool isUnfinished() const {
        return run_.isPlaying() && run_.state().isUnfinished() && returns_ == 0;
    }

    Screen shown() const override;
    void press(const QKeyEvent& event) override;
    void click(const Click& click) override;
    void rest() override;

  private:
    void startAttempt();
    void showFrame(const play::temple::Happenings& since);
    void showEnd(play::temple::Outcome outcome);
    void read(std::size_t console);
    /// Shows the next part of a console's text, and closes it after the last.
    void readOn();
    void closeText();
    void take(widgets::PlayCommand command);
    void walk(play::temple::Button button);
    void act(play::Stroke stroke);
    void restart();
    void turnBack();
    void leave();
    /// Reports the attempt as given up if it has begun and is not over.
    void noteLeft();
    QString keyOf(widgets::PlayCommand command) const;
    std::vector<SideRow> keyRows() const;
    QString prompt() const;
    play::temple::Numbers numbers() const;

    const widgets::PlayControls& controls_;
    widgets::PlayKeys keys_;
    Habits habits_;
    widgets::TempleRun run_;
    std::vector<Blast> blasts_;
    QStringList log_;
    QString text_;       ///< the console's text that is being read; empty: none
    int firstLine_ = 0;  ///< the first line of the text that is shown
    int returns_ = 0;
    bool isTapWaiting_ = false;  ///< whether a move waits for the next tick
};

}  // namespace mazeloom::app::terminal
