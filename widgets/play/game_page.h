// SPDX-License-Identifier: MIT
// Base class of the pages of all games. A page has the game's view, with a bar above and a line of
// controls below, the menu, the banner, sounds, pads and the game's own light mode. It can be shown
// in place of the canvas, beside it, or in full screen.
//
// To add a game, derive a page from this class: pass its view to the constructor, add the widgets
// below the view with addBelow(), implement the virtual functions, and call begin() whenever play
// begins. Extend PlayDomain: it creates the pages, gives each page a bar and connects it to the
// player's options; its function pageOf() chooses the page by a level's ruleset. Instruments that
// only one game has are connected to that game's page alone, and are off while another game is
// played.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QPalette>
#include <QRectF>
#include <QStringList>
#include <QWidget>

#include <tl/expected.hpp>

#include "core/grid/point.h"
#include "core/play/load_control.h"
#include "core/problem.h"
#include "widgets/devices/gamepad.h"
#include "widgets/devices/sound_player.h"
#include "widgets/play/board/heat_spot.h"
#include "widgets/play/game_look.h"
#include "widgets/play/game_setup.h"
#include "widgets/theme/theme.h"

class QBoxLayout;
class QLabel;

namespace mazeloom::widgets {

class ElidedLabel;
class PlayMenu;
class PlayOptions;

class GamePage : public QWidget {
    Q_OBJECT

  public:
    enum class Ending { Well, Badly };

    ~GamePage() override;

    SoundPlayer& sounds() { return sounds_; }
    Gamepad& gamepad() { return gamepad_; }
    PlayMenu& menu() { return *menu_; }

    /// Sets the editor's theme, which the game has unless setLook() has chosen another.
    void setTheme(const Theme& theme);
    void setLook(const GameLook& look);
    /// Sets whether explosions, beams and fire may flash; without flashes they have still signs.
    virtual void setFlashes(bool hasFlashes) = 0;
    /// Applies the options now and whenever they change, and stores the choices that the player
    /// makes in the menu. Page and options may be destroyed in any order.
    virtual void follow(PlayOptions& options);
    /// Puts a bar above the view; the page takes ownership.
    void setBar(QWidget* bar);
    void openMenu();
    /// Closes the menu if it is open, and lets the game go on.
    void closeMenu();
    /// Returns the palette of the game's theme, for dialogs that open over the page.
    QPalette gamePalette() const { return view_->palette(); }

    /// Starts the first attempt. Returns a problem if no attempt could be generated; then nothing
    /// is played.
    virtual std::optional<Problem> play(GameSetup setup) = 0;
    /// Shows a loaded attempt from its start. Must be called once, on the page's thread. Returns
    /// the number of inputs that are left out because they come after the attempt's end.
    using Show = std::function<std::int64_t()>;
    /// Reads a stored attempt and plays it to its end, on any thread; nothing changes until the
    /// returned function is called. Messages use the name `file` for the text. The error is a text
    /// that says why the attempt cannot be shown.
    virtual tl::expected<Show, QString> load(GameSetup setup, std::string_view text,
                                             const std::string& file,
                                             const play::LoadControl& control) = 0;
    virtual bool isPlaying() const = 0;
    void stop();
    /// Whether a loaded attempt is shown that the player has not taken over.
    virtual bool isWatched() const = 0;
    /// Lets the player go on from the current moment of a watched attempt, or from before its loss.
    /// Tells the player if the attempt is over in another way.
    virtual void takeOver() = 0;
    /// Returns the speed in percent. In a game without time of its own it applies to loaded
    /// attempts.
    virtual int speed() const = 0;
    /// Sets the speed in percent, 25–3200.
    virtual void setSpeed(int percent) = 0;

    /// Starts another attempt; with `same`, starts the same attempt again, with the same seed.
    virtual std::optional<Problem> restart(bool same) = 0;
    /// Returns this attempt as the text of a replay file. `pack` and `level` are ids. Requires that
    /// a game is being played.
    virtual std::string replayText(const std::string& pack, const std::string& level) const = 0;
    /// This game's texts for the instruments that all games have.
    struct Words {
        QString again;     ///< a menu entry with its mnemonic: the same attempt again
        QString againTip;  ///< one sentence: what that menu entry does
        QString xRayTip;   ///< one sentence: what the X-ray does
    };
    virtual Words words() const = 0;
    /// Sets the designer's X-ray, which shows everything that is hidden from the player.
    virtual void setXRay(bool xRay) = 0;
    /// Sets the check for keys without modifiers that the window still receives while the game is
    /// played. It receives no other keys without modifiers, so that letters trigger no actions of
    /// the editor.
    virtual void setOthersKeys(std::function<bool(int key)> isOthers) = 0;
    /// Whether the floor shown belongs to the level on which play started, not to another level
    /// that the player has reached from there.
    virtual bool isOnPlayedLevel() const { return true; }
    /// Identifies the current floor within the game; empty if it has only one.
    virtual QString floorName() const { return {}; }
    /// Sets the heat map drawn over the current floor; empty: no heat map.
    virtual void setHeat(std::vector<HeatSpot> heat) = 0;

  signals:
    /// Emitted when play begins from the start of an attempt, or has stopped.
    void began();
    /// Emitted when the player wants to leave the game.
    void leaveWanted();
    void controlsWanted();
    /// Emitted when the player has chosen the mode, flashes or the volume in the menu; the choice
    /// is already in effect.
    void lightChosen(bool light);
    void flashesChosen(bool hasFlashes);
    void volumeChosen(int percent);
    /// Emitted when an attempt has ended; `at` is the cell where it ended.
    void attemptEnded(mazeloom::grid::Point at, mazeloom::widgets::GamePage::Ending ending);
    /// Emitted before the player leaves an attempt that has begun and is unfinished. It is still
    /// the current attempt then.
    void attemptLeaving();
    /// Emitted after the player left an attempt that had begun and was unfinished, whether to start
    /// another one or to stop.
    void attemptLeft();
    /// Emitted when another floor is shown.
    void floorChanged();
    /// Emitted when isWatched() has changed.
    void watchedChanged(bool watched);
    void speedChanged(int percent);
    /// Emitted when the game cannot go on, because no other attempt could be generated.
    void failed(const mazeloom::Problem& problem);

  protected:
    /// Takes ownership of `view`, which gets the focus when the page does.
    GamePage(QWidget* view, SoundPlayer::Output output, QWidget* parent);

    /// Adds a widget between the view and the line of controls.
    void addBelow(QWidget* widget);
    /// Starts polling pads and focuses the view; called when play begins.
    void begin();
    /// Shows the line of controls. Each part names keys and their effect.
    void setHint(const QStringList& parts);
    /// Shows a text at the upper edge of the picture, or elsewhere if it would cover the hero or
    /// the start.
    void showBanner(const QString& text);
    /// Repositions the banner after the hero has moved or the picture has scrolled.
    void moveBanner();
    void hideBanner();
    void restartOrFail();
    /// Restarts on request of the menu, which is already closed; the game is not paused.
    virtual void restartFromMenu() { restartOrFail(); }

    /// Whether leaving now would abandon an attempt that has begun.
    virtual bool isUnfinished() const = 0;
    /// Stops the game itself; the page handles everything else.
    virtual void stopGame() = 0;
    /// Sets whether the game waits because the menu is open. While waiting, no time passes and
    /// input is ignored.
    virtual void setWaiting(bool isWaiting) = 0;
    /// Sets whether the page is visible. An invisible page must use no processor time.
    virtual void setSeen(bool isSeen) = 0;
    virtual void showTheme(const Theme& theme) = 0;
    /// Returns the part of the view that shows the level, without the widgets beside it.
    virtual QRect pictureRect() const;
    /// Returns the parts of the view that no box may cover: the hero and the start.
    virtual std::vector<QRectF> keptClear() const { return {}; }

    /// Returns the hero's state in words. Screen readers announce it when the game pauses.
    virtual QString statusWords() const = 0;
    /// Returns the keys of the game in words, for screen readers.
    virtual QString keyWords() const { return keys_.join(QStringLiteral(", ")); }

    /// Whether time passes without the player's input. If so, the game must pause while another
    /// window has the keyboard focus.
    virtual bool passesByItself() const { return false; }
    void openMenuFor(const QString& reason);

    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void applyTheme();
    void placeBanner();

    QWidget* view_;
    Gamepad gamepad_;
    SoundPlayer sounds_;
    Theme theme_;
    GameLook look_;  ///< chosen for the game
    QBoxLayout* column_;
    ElidedLabel* hint_;
    QStringList keys_;
    bool hasToldKeys_ = false;
    QLabel* banner_;
    PlayMenu* menu_;
};

}  // namespace mazeloom::widgets
