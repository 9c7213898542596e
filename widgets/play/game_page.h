// SPDX-License-Identifier: MIT
// Base of the pages of all games: the view with a bar above and a line of controls below, the menu,
// the banner, sounds, pads and the game's own light mode. A page can stand in place of the canvas,
// beside it, or in full screen.
//
// To add a game, derive a page from this class: pass its view to the constructor, add what belongs
// below the view with addBelow(), implement the virtual functions, and call begin() whenever play
// begins. PlayDomain creates the page, returns it from pageOf(), which chooses by a level's
// ruleset, gives it a bar and connects it to the player's options. Instruments that only one game
// has are connected to its page alone, and are off while another game is played.
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

    /// The editor's theme; the game's own light mode overrides it.
    void setTheme(const Theme& theme);
    /// Sets light or dark mode independently of the editor; nullopt: as the editor.
    void setLight(std::optional<bool> light);
    /// Applies the options now and whenever they change, and stores the player's choices in the
    /// menu in them. Page and options may be destroyed in any order.
    virtual void follow(PlayOptions& options);
    /// Puts a bar above the view; the page takes ownership.
    void setBar(QWidget* bar);
    void openMenu();
    /// Returns the palette of the game's theme, for dialogs that open over it.
    QPalette gamePalette() const { return view_->palette(); }

    /// Starts the first attempt. Returns a problem if there is none; then nothing is played.
    virtual std::optional<Problem> play(GameSetup setup) = 0;
    /// Shows a loaded attempt from its start; must be called on the page's thread, once. Returns
    /// the number of inputs after the attempt's end, which are left out.
    using Show = std::function<std::int64_t()>;
    /// Reads a stored attempt and plays it to its end, on any thread; nothing changes until it is
    /// shown. Messages call the text `file`. The error is a text that says why it cannot be shown.
    virtual tl::expected<Show, QString> load(GameSetup setup, std::string_view text,
                                             const std::string& file,
                                             const play::LoadControl& control) = 0;
    virtual bool isPlaying() const = 0;
    void stop();

    /// Starts another attempt; with `same` the same one again, with the same seed.
    virtual std::optional<Problem> restart(bool same) = 0;
    /// Returns this attempt as the text of a replay file. `pack` and `level` are ids. Requires that
    /// something is played.
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
    /// Sets which plain keys keep their meaning in the window while the game is played. All others
    /// are kept from it, so that a letter triggers no action of the editor.
    virtual void setOthersKeys(std::function<bool(int key)> isOthers) = 0;
    /// Whether the floor shown is the level that was started, not another that it led to.
    virtual bool isOnPlayedLevel() const { return true; }
    /// Identifies the current floor within the game; empty if it has only one.
    virtual QString floorName() const { return {}; }
    /// Sets the heat map drawn over the current floor; empty: no heat map.
    virtual void setHeat(std::vector<HeatSpot> heat) = 0;

  signals:
    /// Something is played from its start, or play has stopped.
    void began();
    /// The player chose to leave in the menu.
    void leaveWanted();
    void controlsWanted();
    /// The player chose this in the menu; it is already in effect.
    void lightChosen(bool light);
    void volumeChosen(int percent);
    /// An attempt ended at `at`.
    void attemptEnded(mazeloom::grid::Point at, mazeloom::widgets::GamePage::Ending ending);
    /// An attempt that has begun is about to be left before its end; it is still the current one.
    void attemptLeaving();
    /// An attempt that had begun was left before its end, for another or for good.
    void attemptLeft();
    /// Another floor is shown.
    void floorChanged();
    /// The game cannot go on: another attempt could not be generated.
    void failed(const mazeloom::Problem& problem);

  protected:
    /// Takes ownership of `view`, which receives the page's focus.
    GamePage(QWidget* view, SoundPlayer::Output output, QWidget* parent);

    /// Adds a widget between the view and the line of controls.
    void addBelow(QWidget* widget);
    /// Starts polling pads and focuses the view; called when play begins.
    void begin();
    /// Shows the line of controls: keys with their effects.
    void setHint(const QStringList& parts);
    /// Shows a text at the upper edge of the picture, or where it covers neither hero nor start.
    void showBanner(const QString& text);
    /// Repositions the banner after the hero has moved or the picture has scrolled.
    void moveBanner();
    void hideBanner();
    void restartOrFail();
    /// Restarts on request of the menu, which is closed already; nothing is paused.
    virtual void restartFromMenu() { restartOrFail(); }

    /// Whether leaving now would leave an attempt that has begun.
    virtual bool isUnfinished() const = 0;
    /// Stops the game; the page does the rest.
    virtual void stopGame() = 0;
    /// While waiting, because the menu is open, no time passes and input is ignored.
    virtual void setWaiting(bool isWaiting) = 0;
    /// Sets whether the page is visible; an invisible page must use no time.
    virtual void setSeen(bool isSeen) = 0;
    virtual void showTheme(const Theme& theme) = 0;
    /// Returns the part of the view that shows the level, without anything beside it.
    virtual QRect pictureRect() const;
    /// Parts of the view that no box may cover: the hero and the start.
    virtual std::vector<QRectF> keptClear() const { return {}; }

    /// Returns the hero's state in words for screen readers, which say it as the game pauses.
    virtual QString statusWords() const = 0;
    /// Returns the keys of the game in words, for screen readers.
    virtual QString keyWords() const { return keys_.join(QStringLiteral(", ")); }

    /// Whether time passes without the player's input, so that the game must pause while another
    /// window has the keyboard.
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
    std::optional<bool> light_;  ///< the game's own choice
    QBoxLayout* column_;
    ElidedLabel* hint_;
    QStringList keys_;
    bool hasToldKeys_ = false;
    QLabel* banner_;
    PlayMenu* menu_;
};

}  // namespace mazeloom::widgets
