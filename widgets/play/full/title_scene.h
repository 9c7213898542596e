// SPDX-License-Identifier: MIT
// The scene beside a title: a level of the pack is generated slowly, step by step; when it is
// finished, it stays for a moment, and another one follows. The scene pauses while the window is
// inactive. Without motion it shows a finished level.
#pragma once

#include <cstddef>
#include <vector>

#include <QTimer>
#include <QWidget>

#include "widgets/document/generation_service.h"
#include "widgets/play/game_setup.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

class LevelPane;

class TitleScene : public QWidget {
    Q_OBJECT

  public:
    /// Upper bound on the cells of a level in the scene; the cells of larger ones are too small to
    /// follow.
    static constexpr std::int64_t kMostCells = 72 * 72;

    explicit TitleScene(QWidget* parent = nullptr);
    ~TitleScene() override;

    /// Sets the levels that the scene shows in turn. Larger ones than kMostCells are left out.
    void setLevels(std::vector<GameSetup> levels);
    /// Sets whether steps are animated; if not, a finished level is shown.
    void setMotion(bool wanted);
    bool hasMotion() const { return motion_; }
    /// Sets how far from the left edge the scene is hidden by the page's colour, in pixels.
    void setHidden(int pixels);

    Player& player() { return player_; }
    /// Returns the number of levels that were generated so far.
    int shownLevels() const { return shown_; }

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void place();
    void wear();
    /// Starts or pauses according to the window's state.
    void follow();
    void generate();
    void take(Generation& generation);
    void next();

    std::vector<GameSetup> levels_;
    std::size_t level_ = 0;  ///< the index of the level that is shown or generated
    std::uint64_t round_ = 0;
    int shown_ = 0;
    int hidden_ = 0;
    bool motion_ = true;
    Player player_;
    GenerationService service_;
    QTimer rest_;
    LevelPane* pane_;
    QWidget* veil_;
};

}  // namespace mazeloom::widgets
