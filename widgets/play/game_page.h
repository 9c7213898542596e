// SPDX-License-Identifier: MIT
// A game as a part of a window, whatever game it is: the view with a bar above and a line of
// controls below, the menu, the banner, sounds, pads and the game's own light. It can stand where
// the canvas is, beside it, or alone on the screen.
//
// Another game joins with a page of its own: a class that derives from this one, gives its view to
// the constructor, puts what belongs below the view there by addBelow(), and does what is virtual
// here; it calls begin() whenever something begins to be played. PlayDomain makes the page, names
// it in pageOf(), which chooses by a level's ruleset, gives it a bar and puts it under the rule of
// the player's options. Instruments that only one
// game has are connected to that page alone, and are off while another one is played.
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
    /// Light or dark, whatever the editor is; nothing: as the editor.
    void setLight(std::optional<bool> light);
    /// Applies the options now and whenever they change, and stores in them what the player chooses
    /// in the menu. Page and options may be destroyed in any order.
    virtual void follow(PlayOptions& options);
    /// A bar above the view: the page's child from then on.
    void setBar(QWidget* bar);
    void openMenu();
    /// The colours of the game's theme, for dialogs that open over it.
    QPalette gamePalette() const { return view_->palette(); }

    /// The first attempt. The problem says why there is none; then nothing is played.
    virtual std::optional<Problem> play(GameSetup setup) = 0;
    /// Shows an attempt that was loaded, from its start: on the page's thread, once. Returns how
    /// many of its inputs come after its end, which are left out.
    using Show = std::function<std::int64_t()>;
    /// Reads a kept attempt and plays it to its end, on any thread: nothing changes until it is
    /// shown. `file` names the text in what is told. The error says in words why it cannot be
    /// shown.
    virtual tl::expected<Show, QString> load(GameSetup setup, std::string_view text,
                                             const std::string& file,
                                             const play::LoadControl& control) = 0;
    virtual bool isPlaying() const = 0;
    void stop();

    /// Another attempt; `same` is the same once more, of the same seed.
    virtual std::optional<Problem> restart(bool same) = 0;
    /// This attempt as the text of a replay's file. `pack` and `level` are ids. Only while
    /// something is played.
    virtual std::string replayText(const std::string& pack, const std::string& level) const = 0;
    /// What instruments that all games have are called in this one.
    struct Words {
        QString again;     ///< the same attempt once more, as in a menu, with its mnemonic
        QString againTip;  ///< one sentence: what it does
        QString xRayTip;   ///< likewise, of the X-ray
    };
    virtual Words words() const = 0;
    /// The designer's X-ray: all that the player must not know.
    virtual void setXRay(bool xRay) = 0;
    /// Plain keys that mean something else while the game is played, to the window; all others are
    /// kept from it: what a letter does in the editor must not happen here.
    virtual void setOthersKeys(std::function<bool(int key)> isOthers) = 0;
    /// Whether what is seen is the level that is played, and not another that it led to.
    virtual bool isOnPlayedLevel() const { return true; }
    /// What tells the floors of one game apart; empty where there is but one.
    virtual QString floorName() const { return {}; }
    /// Drawn over the floor that is seen; none: no heat map.
    virtual void setHeat(std::vector<HeatSpot> heat) = 0;

  signals:
    /// Something is played now, from its start; or nothing any more.
    void began();
    /// The menu's *leave*.
    void leaveWanted();
    void controlsWanted();
    /// Chosen in the menu, and done already.
    void lightChosen(bool light);
    void volumeChosen(int percent);
    /// An attempt ended there.
    void attemptEnded(mazeloom::grid::Point at, mazeloom::widgets::GamePage::Ending ending);
    /// An attempt that has begun will be left before its end; it is still what is played.
    void attemptLeaving();
    /// An attempt that had begun was left before its end, for another one or for good.
    void attemptLeft();
    /// Another floor is seen.
    void floorChanged();
    /// The game cannot go on: another attempt could not be generated.
    void failed(const mazeloom::Problem& problem);

  protected:
    /// `view` becomes a child, and has the focus when the page gets it.
    GamePage(QWidget* view, SoundPlayer::Output output, QWidget* parent);

    /// Between the view and the line of controls.
    void addBelow(QWidget* widget);
    /// Something is played from now on: pads are asked, keys go to the view.
    void begin();
    /// Shows the line of controls: keys with what they do.
    void setHint(const QStringList& parts);
    /// At the upper edge of the picture, or where it covers neither hero nor start.
    void showBanner(const QString& text);
    /// The hero has moved, or the picture was scrolled.
    void moveBanner();
    void hideBanner();
    void restartOrFail();
    /// Restarts when the menu asks for it; the menu is shut already, and nothing waits.
    virtual void restartFromMenu() { restartOrFail(); }

    /// Whether to leave now is to leave an attempt that has begun.
    virtual bool isUnfinished() const = 0;
    /// Ends what is played; the page does the rest.
    virtual void stopGame() = 0;
    /// While it waits, no time passes and no input is taken: the menu is open.
    virtual void setWaiting(bool isWaiting) = 0;
    /// Whether the page can be seen at all: what cannot costs nothing.
    virtual void setSeen(bool isSeen) = 0;
    virtual void showTheme(const Theme& theme) = 0;
    /// The part of the view that shows the level, without what stands beside it.
    virtual QRect pictureRect() const;
    /// Parts of the view that no box may cover: the hero and the start.
    virtual std::vector<QRectF> keptClear() const { return {}; }

    /// Returns the hero's state in words for screen readers, which say it as the game pauses.
    virtual QString statusWords() const = 0;
    /// Returns the keys of the game in words, for screen readers.
    virtual QString keyWords() const { return keys_.join(QStringLiteral(", ")); }

    /// Whether the game goes on without the player's input, so that it must wait while another
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
