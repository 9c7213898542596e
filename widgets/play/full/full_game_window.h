// SPDX-License-Identifier: MIT
// The window of the full game: its pages, the way through them and back, the line of keys at the
// bottom. Which page follows which is decided by who owns it.
#pragma once

#include <array>
#include <memory>

#include <QList>
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
    /// `controls` and `options` outlive it. It begins at the title.
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
    /// The last two.
    std::array<GamePage*, 2> games() const;

    /// The editor's; the options' light mode overrides it.
    void setTheme(const Theme& theme);
    QWidget* current() const;
    /// Goes on to a page: back leads here again.
    void open(QWidget& page);
    /// The same, but back leads to where it leads now.
    void openInstead(QWidget& page);
    /// Back to a page that the way here led through, or to the title.
    void backTo(QWidget& page);
    /// To the page before, or out.
    void back();
    /// Adds a line to the list at the top, which stays until it is closed. A warning that was told
    /// before is not told again.
    void tell(const QString& text, bool isError);

  signals:
    /// Back from the title.
    void left();
    /// Another page is seen.
    void opened(QWidget* page);

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    void show(QWidget& page);
    /// Comes back to it: what had the focus there has it again.
    void showAgain(QWidget& page);
    /// What it is to leave the game that is played.
    QString leaveTip() const;
    void applyTheme();
    /// `gamepad` is the one that works what is seen.
    void showControls(Gamepad& gamepad);
    void goBackAsEscape();

    PlayControls& controls_;
    PlayOptions& options_;
    Theme theme_;
    MessageBar* message_;
    QStringList listed_;     ///< the lines that message_ shows
    QStringList told_;       ///< all warnings so far
    bool hasError_ = false;  ///< one of the lines is an error
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
    std::unique_ptr<PadNavigation> navigation_;  ///< its pads are the game's
    QList<QWidget*> way_;                        ///< from the title to what is seen
};

}  // namespace mazeloom::widgets
