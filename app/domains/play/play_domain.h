// SPDX-License-Identifier: MIT
// Playing a level inside the editor: where the game stands, and the way back. Nothing of the editor
// changes by it: canvas, selection and undo are as they were.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include <QList>
#include <QObject>
#include <QString>

#include "core/grid/point.h"
#include "core/level/level.h"
#include "core/problem.h"
#include "widgets/devices/sound_player.h"
#include "widgets/play/game_page.h"
#include "widgets/play/game_setup.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_options.h"

class QAction;
class QActionGroup;
class QSplitter;
class QStackedWidget;
class QWidget;

namespace mazeloom::widgets {
class Canvas;
class DescentPage;
class FixOffer;
class MessageBar;
class PackDocument;
class TemplePage;
struct Theme;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class PlayInstruments;
class ThemeController;
class Workspace;

class PlayDomain : public QObject {
    Q_OBJECT

  public:
    /// Is destroyed before the canvas. `window` shows the game; what cannot be played is told in
    /// `message`.
    PlayDomain(ActionRegistry& actions, Workspace& workspace, widgets::Canvas& canvas,
               widgets::MessageBar& message, ThemeController& themes, QWidget& window);
    ~PlayDomain() override;

    /// Where nobody listens there is nothing to open.
    static widgets::SoundPlayer::Output soundOutput();

    /// The editor's part of the window, in whose place the game stands while one is played. The
    /// caller's.
    QWidget* wrap(QWidget* editor);
    /// The level's part of the editor, with room for the game beside it. The caller's.
    QWidget* split(QWidget* level);

    /// Of what is played, or of what was played last.
    widgets::GamePage& page() { return *page_; }
    widgets::TemplePage& templePage() { return *temple_; }
    widgets::DescentPage& descentPage() { return *descent_; }
    const QList<widgets::GamePage*>& pages() const { return pages_; }
    widgets::PlayControls& controls() { return controls_; }
    widgets::PlayOptions& options() { return options_; }
    bool isPlaying() const;
    bool isTemplePlayed() const;
    /// Whether the level can be seen and edited: nothing is played, or it is beside it.
    bool isEditorSeen() const { return !isPlaying() || place_ == Place::Beside; }

    /// The pack that is seen; null: none.
    const widgets::PackDocument* document() const;
    /// What is played, or would be: ids as in files.
    struct Subject {
        QString pack;
        QString level;
    };
    Subject subject() const;
    /// Whose level is played, until it is left; null: nothing is.
    const widgets::PackDocument* playedDocument() const { return document_; }
    /// The id of that level.
    const QString& playedLevel() const { return level_; }
    /// Whether there is a page for the level that is seen.
    bool canPlay() const;
    bool canPlayTemple() const;
    bool canPlayDescent() const;
    /// It as it would be played now; nothing when it cannot be.
    std::optional<widgets::GameSetup> setup() const;
    /// The page that plays the level that is seen; null: none does.
    widgets::GamePage* wantedPage() const;
    /// Shows an attempt at the level that is seen, which its page has loaded. Returns what `show`
    /// does.
    std::int64_t watch(widgets::GamePage& page, const widgets::GamePage::Show& show);

  public slots:
    /// The level that is seen, from its start.
    void begin() { start({}); }
    /// The same, from a cell.
    void beginAt(mazeloom::grid::Point cell) { start(cell); }
    /// Back to the editor.
    void leave();

  signals:
    /// Something is played now, or nothing any more; or another level could be.
    void changed();
    /// The game is seen somewhere else now.
    void moved();
    /// The key of *full screen* while nothing is played.
    void fullGameWanted();

  private:
    /// Where the game is seen.
    enum class Place { Canvas, Beside, FullScreen };
    class DeathMark;

    void addActions(ActionRegistry& actions);
    /// Lets a page be played in this window.
    void addPage(widgets::GamePage* page, QWidget* bar);
    /// The page that plays a level; null when none does.
    widgets::GamePage* pageOf(const level::Level* level) const;
    /// From now on this page is the one that is played.
    void setPage(widgets::GamePage* page);
    void start(std::optional<grid::Point> from);
    /// The level that is seen is the one that is played from now on.
    void setPlayed();
    void play();
    /// Where it is seen unless it is alone on the screen.
    Place usualPlace() const;
    void moveTo(Place place);
    void follow(widgets::PackDocument* document);
    void showControls();
    void sheetEdited();
    void tell(const Problem& problem);
    /// Why the level that is seen cannot be played, and what can be done about it.
    void tellWhyNot(const Problem& problem);
    void update();

    Workspace& workspace_;
    widgets::Canvas& canvas_;
    widgets::MessageBar& message_;
    QWidget& window_;
    widgets::PlayControls controls_;
    widgets::PlayOptions options_;
    // Wherever they stand in the window.
    std::unique_ptr<widgets::TemplePage> temple_;
    std::unique_ptr<widgets::DescentPage> descent_;
    QList<widgets::GamePage*> pages_;
    widgets::GamePage* page_;          ///< one of them
    QStackedWidget* stack_ = nullptr;  ///< the editor, and the pages that are at home
    QWidget* editor_ = nullptr;
    QSplitter* split_ = nullptr;  ///< the level, and beside it the game
    Place place_ = Place::Canvas;
    std::unique_ptr<DeathMark> mark_;
    std::optional<grid::Point> from_;
    widgets::PackDocument* document_ = nullptr;  ///< whose level is played
    QString level_;                              ///< its id
    widgets::FixOffer* offer_;
    bool isStale_ = false;  ///< the level was edited: begin anew

    PlayInstruments* instruments_;
    QAction* play_;
    QAction* playHere_;
    QAction* beside_;
    QAction* showControls_;
    QAction* fullScreen_;
};

}  // namespace mazeloom::app
