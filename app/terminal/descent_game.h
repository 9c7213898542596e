// SPDX-License-Identifier: MIT
// A run of a descent in a terminal. It plays, keeps and scores runs with the same parts as the
// window's page.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QString>

#include "app/full_game/game_pack.h"
#include "app/terminal/page.h"
#include "core/problem.h"
#include "widgets/play/descent/descent_keys.h"
#include "widgets/play/descent/descent_run.h"
#include "widgets/play/descent/run_records.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_keys.h"

namespace mazeloom::app::terminal {

class DescentGame : public Page {
  public:
    /// `controls` must outlive the page.
    DescentGame(const widgets::PlayControls& controls, bool hasEmoji);

    /// Is called when the player leaves the page.
    std::function<void()> onLeave = [] {};
    /// Is called when the run is won or lost.
    std::function<void(bool isWon)> onEnd = [](bool) {};

    /// Where a run is kept.
    struct Keeping {
        QString file;          ///< the kept run's file
        QString scoresFolder;  ///< see RunRecords::setScoresFolder()
        std::string pack;      ///< the pack's id
        bool isAnew = false;   ///< whether the kept run is discarded
    };
    /// Begins a run, or resumes the kept one. Without `keeping`, neither the run nor its score is
    /// kept. The problem says why there is no run.
    std::optional<Problem> begin(const DescentSetup& setup, const std::optional<Keeping>& keeping);

    const widgets::DescentRun& run() const { return run_; }
    /// Whether a run has begun that is neither won nor lost.
    bool isUnfinished() const { return run_.isPlaying() && run_.state().isUnfinished(); }

    Screen shown() const override;
    void press(const QKeyEvent& event) override;
    void click(const Click& click) override;
    /// Scrolls in the messages. Upwards opens them first; downwards at their end closes them.
    void turn(const Wheel& wheel) override;
    void rest() override;

  private:
    enum class Stage { Playing, GivingUp, Over, Scores, Messages, Looking };

    void take(play::descent::Key key);
    void setOut(const play::descent::Errand& errand);
    /// Leaves the page. A run that is not kept would be lost, so the player is asked first.
    void leave();
    void change();
    void end();
    void showScores();
    /// Whether the run is kept and has arrived, so that it can go on below (RULES.md D-13.5).
    bool canGoBelow() const;
    void goBelow();
    void openAid(widgets::DescentAid aid);
    void openMessages();
    int lastFirstMessage() const;
    void scrollMessages(int to);
    /// Leaves the messages or the look at cells.
    void closeAid();
    void pressMessages(const QKeyEvent& event);
    void pressLooking(const QKeyEvent& event);
    /// Returns what the hero knows about the run's floor, in words.
    template <typename Tell>
    auto known(const Tell& tell) const;
    /// Returns the messages of the run, wrapped to the screen.
    QStringList messageRows() const;
    QString prompt() const;
    Screen scoresScreen() const;

    widgets::PlayKeys plain_;
    widgets::DescentKeys keys_;
    bool hasEmoji_;
    std::optional<Keeping> keeping_;  ///< where the run is kept; nullopt: it is not
    widgets::RunRecords records_;
    widgets::DescentRun run_;
    std::optional<grid::Point> fire_;
    Stage stage_ = Stage::Playing;
    Stage stageBefore_ = Stage::Playing;  ///< the stage to which messages and looking lead back
    grid::Point cursor_;                  ///< the cell that is looked at
    int firstMessage_ = 0;                ///< the first row of the messages on the screen
    QString note_;                        ///< remarks about the kept run, until the next key
};

}  // namespace mazeloom::app::terminal
