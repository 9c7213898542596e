// SPDX-License-Identifier: MIT
// The window of the full game: its pages, the navigation between them, and the line of key hints at
// the bottom. Its owner decides which page follows which.
#pragma once

#include <array>
#include <memory>

#include <QHash>
#include <QList>
#include <QPointer>
#include <QStringList>
#include <QWidget>

#include "core/problem.h"
#include "widgets/devices/sound_player.h"
#include "widgets/theme/theme.h"

class QLabel;
class QStackedWidget;

namespace mazeloom::widgets {

class BriefingPage;
class ChallengePage;
class DescentPage;
class FullPage;
class GamePage;
class Gamepad;
class LevelListPage;
class MapPage;
class MessageBar;
class OptionsPage;
class PadNavigation;
class PlayControls;
class PlayOptions;
class ProfilePage;
class TemplePage;
class TitlePage;

class FullGameWindow : public QWidget {
    Q_OBJECT

  public:
    /// `controls` and `options` outlive it. Starts at the title page.
    FullGameWindow(PlayControls& controls, PlayOptions& options, SoundPlayer::Output output,
                   QWidget* parent);
    ~FullGameWindow() override;

    TitlePage& title() { return *title_; }
    MapPage& map() { return *map_; }
    LevelListPage& levels() { return *levels_; }
    ChallengePage& challenge() { return *challenge_; }
    BriefingPage& briefing() { return *briefing_; }
    ProfilePage& profiles() { return *profiles_; }
    OptionsPage& options() { return *optionsPage_; }
    TemplePage& temple() { return *temple_; }
    DescentPage& descent() { return *descent_; }
    /// Returns the pages of the two games.
    std::array<GamePage*, 2> games() const;

    /// Sets the editor's theme; the light mode in the options overrides it.
    void setTheme(const Theme& theme);
    QWidget* current() const;
    /// Opens a page; Back returns to the current page.
    void open(QWidget& page);
    /// Opens a page in place of the current one: Back leads to the same page as before.
    void openInstead(QWidget& page);
    /// Returns to a page on the way here, or to the title.
    void backTo(QWidget& page);
    /// Returns to the previous page, or leaves the window.
    void back();
    /// Adds a line to the list at the top, which the user closes. Ignores repeated warnings.
    void tell(const QString& text, bool isError);

  signals:
    /// The player went back from the title page.
    void left();
    /// Another page is shown.
    void opened(QWidget* page);

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    void show(QWidget& page);
    void putFocusAside(QWidget& page);
    /// Returns to a page and restores its focus.
    void showAgain(QWidget& page);
    /// Says what leaving the current game means.
    QString leaveTip() const;
    void applyTheme();
    /// Opens the controls; `gamepad` is the pad that works the current page.
    void showControls(Gamepad& gamepad);
    void goBackAsEscape();

    PlayControls& controls_;
    PlayOptions& options_;
    Theme theme_;
    MessageBar* message_;
    QStringList listed_;     ///< the lines that message_ shows
    QStringList told_;       ///< all warnings so far
    bool hasError_ = false;  ///< whether one of the lines is an error
    QStackedWidget* pages_;
    QLabel* hint_;
    TitlePage* title_;
    MapPage* map_;
    LevelListPage* levels_;
    ChallengePage* challenge_;
    BriefingPage* briefing_;
    ProfilePage* profiles_;
    OptionsPage* optionsPage_;
    TemplePage* temple_;
    DescentPage* descent_;
    std::unique_ptr<PadNavigation> navigation_;       ///< uses the pad of the game
    QList<QWidget*> way_;                             ///< from the title to the current page
    QHash<QWidget*, QPointer<QWidget>> focusBefore_;  ///< of each page that is hidden now
};

}  // namespace mazeloom::widgets
