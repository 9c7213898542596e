// SPDX-License-Identifier: MIT
// The page of the descent: its run, its screen, and the slider over the run's turns.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "core/play/descent/state/start.h"
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

/// The run that a replay holds, ready to be watched from its start.
struct LoadedRun {
    play::descent::Session session;
    int levelDepth = 1;     ///< that the level was put at
    std::int64_t late = 0;  ///< keys that come after its end, which are left out
};

class DescentPage : public GamePage {
    Q_OBJECT

  public:
    /// `controls` outlives the page.
    DescentPage(PlayControls& controls, SoundPlayer::Output output, QWidget* parent = nullptr);
    ~DescentPage() override;

    DescentRun& run() { return run_; }
    DescentBoard& board() { return *board_; }
    DescentView& view();

    void setGlyphs(Glyphs glyphs);
    void follow(PlayOptions& options) override;
    /// The folder that the ten best are kept in; empty: they are not.
    void setScoresFolder(const QString& folder) { records_.setScoresFolder(folder); }
    /// How a designer wants a run to begin, from the next play() on until the page is left; its
    /// seed is that of the floor that is seen. Nothing: as the rules say.
    void setTrial(std::optional<play::descent::Start> trial) { trial_ = std::move(trial); }

    /// Whether a designer tries it: then a run can be rewound, and looked back at. A player's goes
    /// on only.
    void setTesting(bool isTesting);

    /// A player's run. The problem says why there is none; then nothing is played.
    std::optional<Problem> descend(std::shared_ptr<const play::descent::Dungeon> dungeon,
                                   play::descent::Start start);
    /// The run of a pack that is kept in a file, so that it can be gone on with; `anew`: another
    /// one from `start` in its place. What is to be said of the file comes in keepingTold(). The
    /// problem says also that there is none to be gone on with.
    std::optional<Problem> descendKept(std::shared_ptr<const play::descent::Dungeon> dungeon,
                                       play::descent::Start start, const QString& file,
                                       const std::string& pack, bool anew);

    std::optional<Problem> play(GameSetup setup) override;
    tl::expected<Show, QString> load(GameSetup setup, std::string_view text,
                                     const std::string& file,
                                     const play::LoadControl& control) override;
    /// What load() reads, without a page to show it.
    static tl::expected<LoadedRun, QString> read(const GameSetup& setup, std::string_view text,
                                                 const std::string& file,
                                                 const play::LoadControl& control);
    bool isPlaying() const override { return run_.isPlaying(); }
    std::optional<Problem> restart(bool same) override;
    Words words() const override;
    std::string replayText(const std::string& pack, const std::string& level) const override;
    void setXRay(bool xRay) override;
    void setOthersKeys(std::function<bool(int key)> isOthers) override;
    bool isOnPlayedLevel() const override;
    QString floorName() const override;
    void setHeat(std::vector<HeatSpot> heat) override;

  signals:
    /// A run was set aside, or cannot be kept.
    void keepingTold(const QString& text);

  protected:
    bool isUnfinished() const override { return run_.isPlaying() && run_.state().isUnfinished(); }
    void stopGame() override;
    /// A kept run that has begun is not given up unasked.
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
    void giveUp(bool isMeant);
    void beginRun();
    void showFrame(const play::descent::Happenings& since);
    void showPast();
    void showEnd();
    void goOn();
    void sound(const play::descent::Happenings& since);
    void showHint();
    void updateInput();

    PlayControls& controls_;
    DescentRun run_;
    DescentBoard* board_;
    QWidget* pastRow_;
    QSlider* past_;        ///< the run's turns
    QToolButton* playOn_;  ///< what is recorded
    DescentInput* input_;
    GiveUpQuestion* question_;
    std::optional<play::descent::Start> trial_;
    std::string level_;   ///< that the run began with
    int levelDepth_ = 1;  ///< that it was put at
    int depth_ = 0;       ///< that was shown last
    RunRecords records_;
    bool isTesting_ = true;
    bool isWaiting_ = false;
    bool isSeen_ = true;
};

}  // namespace mazeloom::widgets
