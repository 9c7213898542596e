// SPDX-License-Identifier: MIT
// The page of the descent: its run, its screen, and a slider over the run's turns.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QStringList>

#include <tl/expected.hpp>

#include "core/play/descent/state/start.h"
#include "widgets/play/descent/descent_keys.h"
#include "widgets/play/descent/descent_look.h"
#include "widgets/play/descent/descent_run.h"
#include "widgets/play/descent/run_records.h"
#include "widgets/play/game_page.h"
#include "widgets/play/play_controls.h"

class QSlider;
class QToolButton;

namespace mazeloom::widgets {

class DescentBoard;
class DescentInput;
class DescentView;
class GiveUpQuestion;
class LookOverlay;
class MessageHistory;

/// The run stored in a replay, ready to be watched from its start.
struct LoadedRun {
    play::descent::Session session;
    int levelDepth = 1;     ///< the depth at which the level was played
    std::int64_t late = 0;  ///< number of keys after the run's end, which are left out
};

class DescentPage : public GamePage {
    Q_OBJECT

  public:
    /// `controls` must outlive the page.
    DescentPage(PlayControls& controls, SoundPlayer::Output output, QWidget* parent = nullptr);
    ~DescentPage() override;

    DescentRun& run() { return run_; }
    DescentBoard& board() { return *board_; }
    DescentView& view();

    void setGlyphs(Glyphs glyphs);
    void setFlashes(bool hasFlashes) override;
    void follow(PlayOptions& options) override;
    /// Sets the folder in which the table of the ten best runs is kept; empty: no table is kept.
    void setScoresFolder(const QString& folder) { records_.setScoresFolder(folder); }
    /// Sets how a designer's trial runs start. Applies from the next play() until the page is left.
    /// The run's seed is the one that generates the floor shown in the editor. nullopt: runs start
    /// by the rules.
    void setTrial(std::optional<play::descent::Start> trial) { trial_ = std::move(trial); }

    /// Sets whether a designer is testing. Only then can the run be rewound and its past be viewed.
    void setTesting(bool isTesting);

    /// Starts a player's run. Returns a problem if the run could not be started; then nothing is
    /// played.
    std::optional<Problem> descend(std::shared_ptr<const play::descent::Dungeon> dungeon,
                                   play::descent::Start start);
    /// Resumes the pack's run that is kept in `file`; with `anew`, replaces that run with a new one
    /// from `start`. Emits keepingTold() with remarks about the file. Returns a problem if no run
    /// could be resumed or started.
    std::optional<Problem> descendKept(std::shared_ptr<const play::descent::Dungeon> dungeon,
                                       play::descent::Start start, const QString& file,
                                       const std::string& pack, bool anew);

    /// Lets the hero of a run that has arrived go on below, without a goal (RULES.md D-13.5). The
    /// run is kept in `file`; if empty, it is not kept. Returns a problem if the floor below cannot
    /// be entered; then nothing is played.
    std::optional<Problem> goBelow(const play::descent::Session& arrived, const QString& file);

    /// Returns the sentence that tells the player how the run ended: by death or by arriving.
    static QString endText(const play::descent::State& state, const level::DescentTables& tables);
    /// Returns what each button of a pad does in a descent, for a list of controls. These buttons
    /// cannot be changed.
    static QString padNote();
    /// Returns the sentence that tells the player why an errand has ended; empty if it needs none.
    static QString errandText(const play::descent::ErrandEnd& end,
                              const play::descent::State& state,
                              const play::descent::Dungeon& rules);

    std::optional<Problem> play(GameSetup setup) override;
    tl::expected<Show, QString> load(GameSetup setup, std::string_view text,
                                     const std::string& file,
                                     const play::LoadControl& control) override;
    /// Reads a replay as load() does, but needs no page on which to show it.
    static tl::expected<LoadedRun, QString> read(const GameSetup& setup, std::string_view text,
                                                 const std::string& file,
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
    void setOthersKeys(std::function<bool(int key)> isOthers) override;
    bool isOnPlayedLevel() const override;
    QString floorName() const override;
    void setHeat(std::vector<HeatSpot> heat) override;

  signals:
    /// Emitted with a remark about the kept run, such as that its file was damaged and has been
    /// renamed, or that the run cannot be kept.
    void keepingTold(const QString& text);

  protected:
    bool isUnfinished() const override { return run_.isPlaying() && run_.state().isUnfinished(); }
    void stopGame() override;
    /// Asks before giving up a kept run that has begun.
    void restartFromMenu() override;
    void setWaiting(bool isWaiting) override;
    void setSeen(bool isSeen) override;
    void showTheme(const Theme& theme) override;
    QRect pictureRect() const override;
    std::vector<QRectF> keptClear() const override;
    QString statusWords() const override;
    QString keyWords() const override;

  private:
    DescentPage(PlayControls& controls, SoundPlayer::Output output, DescentBoard* board,
                QWidget* parent);

    void press(play::descent::Key key);
    /// Drops or throws the selected item of the open inventory; `verb` is kDrop or kThrow.
    void doWithChosen(play::descent::Key verb);
    void setOut(const play::descent::Errand& errand);
    /// Shows a run from where its session stands.
    void resume(play::descent::Session session);
    void endErrand(const play::descent::ErrandEnd& end);
    void giveUp(bool isMeant);
    void openAid(DescentAid aid);
    void openMessages();
    /// Closes what openAid() has opened.
    void closeAids();
    void beginRun();
    void showFrame(const play::descent::Happenings& since,
                   const std::vector<play::descent::Message>& lines);
    void showPast();
    void showEnd();
    void goOn();
    void sound(const play::descent::Happenings& since);
    void showHint();
    static QStringList padWords();
    void updateInput();

    PlayControls& controls_;
    DescentRun run_;
    DescentBoard* board_;
    QWidget* pastRow_;
    QSlider* past_;        ///< the run's turns
    QToolButton* playOn_;  ///< plays the recorded keys
    DescentInput* input_;
    GiveUpQuestion* question_;
    MessageHistory* messages_;
    LookOverlay* look_;
    std::optional<play::descent::Start> trial_;
    std::string level_;   ///< id of the level that the run began with
    int levelDepth_ = 1;  ///< the depth at which that level was played
    int depth_ = 0;       ///< the depth last shown
    RunRecords records_;
    QStringList errandNews_;  ///< the log's lines since the errand began that were not announced
    bool isTesting_ = true;
    bool isWaiting_ = false;
    bool isSeen_ = true;
};

}  // namespace mazeloom::widgets
