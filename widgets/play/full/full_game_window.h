// SPDX-License-Identifier: MIT
// The window of the full game: its pages, the navigation between them, and the line of key hints at
// the bottom. Its owner decides the order of the pages.
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
class StoryPage;
class TemplePage;
class TitlePage;

class FullGameWindow : public QWidget {
    Q_OBJECT

  public:
    /// `controls` and `options` must outlive the window. The window starts with the title page.
    FullGameWindow(PlayControls& controls, PlayOptions& options, SoundPlayer::Output output,
                   QWidget* parent);
    ~FullGameWindow() override;

    TitlePage& title() { return *title_; }
    MapPage& map() { return *map_; }
    LevelListPage& levels() { return *levels_; }
    StoryPage& story() { return *story_; }
    ChallengePage& challenge() { return *challenge_; }
    BriefingPage& briefing() { return *briefing_; }
    ProfilePage& profiles() { return *profiles_; }
    OptionsPage& options() { return *optionsPage_; }
    TemplePage& temple() { return *temple_; }
    DescentPage& descent() { return *descent_; }
    /// Returns the pages of the two games.
    std::array<GamePage*, 2> games() const;

    /// Says on the title page that leaving ends the program: the game runs without the editor.
    void setAlone();
    /// Sets the editor's theme; the options may choose another for games.
    void setTheme(const Theme& theme);
    /// Returns the theme as shown.
    const Theme& shownTheme() const { return shown_; }
    QWidget* current() const;
    /// Opens a page. From it, Back leads to the current page.
    void open(QWidget& page);
    /// Opens a page in place of the current one. From it, Back leads to the page before the current
    /// one.
    void openInstead(QWidget& page);
    /// Returns to `page` if it was opened on the way to the current page, otherwise to the title
    /// page.
    void backTo(QWidget& page);
    /// Returns to the previous page, or leaves the window.
    void back();
    /// Adds a line to the messages at the top, which the user can close. Ignores repeated warnings.
    void tell(const QString& text, bool isError);

  signals:
    /// Emitted when the player goes back from the title page.
    void left();
    /// Emitted when shownTheme() has changed.
    void looked();
    /// Emitted when another page is shown.
    void opened(QWidget* page);

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    void show(QWidget& page);
    void putFocusAside(QWidget& page);
    /// Returns to a page and restores the focus that it had.
    void showAgain(QWidget& page);
    /// Returns a tool tip that says where leaving the current game leads.
    QString leaveTip() const;
    void applyTheme();
    /// Opens the dialog for the controls; `gamepad` is the pad that the current page uses.
    void showControls(Gamepad& gamepad);
    void goBackAsEscape();

    PlayControls& controls_;
    PlayOptions& options_;
    Theme theme_;
    Theme shown_;
    MessageBar* message_;
    QStringList listed_;     ///< the lines that message_ shows
    QStringList told_;       ///< all warnings so far
    bool hasError_ = false;  ///< one of the listed lines is an error
    QStackedWidget* pages_;
    QLabel* hint_;
    TitlePage* title_;
    MapPage* map_;
    LevelListPage* levels_;
    StoryPage* story_;
    ChallengePage* challenge_;
    BriefingPage* briefing_;
    ProfilePage* profiles_;
    OptionsPage* optionsPage_;
    TemplePage* temple_;
    DescentPage* descent_;
    std::unique_ptr<PadNavigation> navigation_;       ///< uses the pad of the temple game
    QList<QWidget*> way_;                             ///< pages from the title to the current one
    QHash<QWidget*, QPointer<QWidget>> focusBefore_;  ///< the focused widget of each hidden page
};

}  // namespace mazeloom::widgets
