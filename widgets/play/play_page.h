// SPDX-License-Identifier: MIT
// A game as a part of a window: the view, the line below it, what the controls are, the menu, the
// sounds. It can stand where the canvas is, in a dock, or alone on the screen.
#pragma once

#include <memory>

#include <QWidget>

#include "core/problem.h"
#include "widgets/devices/gamepad.h"
#include "widgets/devices/sound_player.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_input.h"
#include "widgets/play/temple_run.h"
#include "widgets/theme/theme.h"

class QBoxLayout;
class QLabel;
class QSlider;

namespace mazeloom::widgets {

class ElidedLabel;
class PlayMenu;
class TempleStatus;
class TempleView;

class PlayPage : public QWidget {
    Q_OBJECT

  public:
    /// `controls` outlives the page.
    PlayPage(PlayControls& controls, SoundPlayer::Output output, QWidget* parent = nullptr);
    ~PlayPage() override;

    TempleRun& run() { return run_; }
    TempleView& view() { return *view_; }
    SoundPlayer& sounds() { return sounds_; }
    Gamepad& gamepad() { return gamepad_; }
    PlayInput& input() { return *input_; }
    PlayMenu& menu() { return *menu_; }

    /// The editor's theme; the game's own light mode goes before it until the page is left.
    void setTheme(const Theme& theme);
    /// A bar above the view: the page's child from then on.
    void setBar(QWidget* bar);

    std::optional<Problem> play(TempleSetup setup);
    /// Shows a kept attempt from its start. The problem says why it cannot be; then nothing
    /// changes.
    std::optional<Problem> watch(TempleSetup setup, const play::Replay& replay);
    void stop();
    void openMenu();

  signals:
    /// The menu's *leave*.
    void leaveWanted();
    void controlsWanted();
    /// An attempt ended there.
    void attemptEnded(mazeloom::grid::Point at, mazeloom::play::temple::Outcome outcome);
    /// The game cannot go on: another attempt could not be generated.
    void failed(const mazeloom::Problem& problem);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void takeInput();
    void begin();
    void showFrame(const play::temple::Happenings& since);
    void showEnd(play::temple::Outcome outcome);
    /// Over the view's upper edge.
    void showBanner(const QString& text);
    void placeBanner();
    void showHint();
    void showPast();
    void sound(const play::temple::Happenings& since);
    void command(PlayCommand command);
    void nextAttempt();
    void applyTheme();

    PlayControls& controls_;
    TempleRun run_;
    Gamepad gamepad_;
    SoundPlayer sounds_;
    Theme theme_;
    std::optional<bool> light_;  ///< the game's own choice
    QBoxLayout* column_;
    TempleView* view_;
    TempleStatus* status_;
    ElidedLabel* hint_;
    QLabel* banner_;
    QSlider* past_;  ///< the attempt's ticks, as far as they are recorded
    PlayMenu* menu_;
    PlayInput* input_;
};

}  // namespace mazeloom::widgets
