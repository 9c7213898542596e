// SPDX-License-Identifier: MIT
// Playtests inside the editor: decides where the game is shown, and returns to the editor. The
// editor's state (canvas, selection and undo history) stays unchanged.
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
struct WindowParts;

class PlayDomain : public QObject {
    Q_OBJECT

  public:
    /// Must be destroyed before the canvas. The window of `parts` shows the game; the message bar
    /// of `parts` shows errors.
    explicit PlayDomain(const WindowParts& parts);
    ~PlayDomain() override;

    /// Returns a widget that shows `editor`, or the game in its place. The caller owns the widget.
    QWidget* wrap(QWidget* editor);
    /// Returns a widget that shows the level and has room for the game beside it. The caller owns
    /// the widget.
    QWidget* split(QWidget* level);

    /// Returns the page that plays, or played last.
    widgets::GamePage& page() { return *page_; }
    widgets::TemplePage& templePage() { return *temple_; }
    widgets::DescentPage& descentPage() { return *descent_; }
    const QList<widgets::GamePage*>& pages() const { return pages_; }
    widgets::PlayControls& controls() { return controls_; }
    widgets::PlayOptions& options() { return options_; }
    const widgets::PlayOptions& options() const { return options_; }
    bool isPlaying() const;
    bool isTemplePlayed() const;
    /// Whether the level can be seen and edited: no game is running, or the game is shown beside
    /// the level.
    bool isEditorSeen() const { return !isPlaying() || place_ == Place::Beside; }

    /// Returns the current pack; null: none.
    const widgets::PackDocument* document() const;
    /// The level that is played, or that would be played next. The ids are those in the files.
    struct Subject {
        QString pack;
        QString level;
    };
    Subject subject() const;
    /// Returns the pack whose level is played, until the game is left; null: none.
    const widgets::PackDocument* playedDocument() const { return document_; }
    /// Returns the id of the level that is played.
    const QString& playedLevel() const { return level_; }
    /// Whether the current level can be played by one of the pages.
    bool canPlay() const;
    bool canPlayTemple() const;
    bool canPlayDescent() const;
    /// Returns the setup for playing the current level; nullopt if it cannot be played.
    std::optional<widgets::GameSetup> setup() const;
    /// Returns the page that can play the current level; null if there is none.
    widgets::GamePage* wantedPage() const;
    /// Shows an attempt at the current level by calling `show`, which `page` returned when it
    /// loaded the attempt. The bar over the game says who plays; empty: a replay. Returns the
    /// result of `show`.
    std::int64_t watch(widgets::GamePage& page, const widgets::GamePage::Show& show,
                       const QString& who = {});

  public slots:
    /// Plays the current level from its start.
    void begin() { start({}); }
    /// Plays the current level from a cell.
    void beginAt(mazeloom::grid::Point cell) { start(cell); }
    /// Returns to the editor.
    void leave();

  signals:
    /// A game has begun or ended, or another level can be played now.
    void changed();
    /// The game has moved to another place of the window.
    void moved();
    /// The full screen key was pressed while nothing is played.
    void fullGameWanted();

  private:
    /// Where the game is shown.
    enum class Place { Canvas, Beside, FullScreen };
    class DeathMark;

    void addActions(ActionRegistry& actions);
    /// Adds a page on which games can be played in this window.
    void addPage(widgets::GamePage* page, QWidget* bar);
    /// Returns the page that plays a level; null if none does.
    widgets::GamePage* pageOf(const level::Level* level) const;
    /// Makes `page` the page on which games are played.
    void setPage(widgets::GamePage* page);
    void start(std::optional<grid::Point> from);
    /// Records the current level as the one that is played.
    void setPlayed();
    void play();
    /// Returns the place of the game outside of full screen.
    Place usualPlace() const;
    void moveTo(Place place);
    void follow(widgets::PackDocument* document);
    void showControls();
    void sheetEdited();
    void tell(const Problem& problem);
    /// Reports why the current level cannot be played, and offers a fix if there is one.
    void tellWhyNot(const Problem& problem);
    void update();

    Workspace& workspace_;
    widgets::Canvas& canvas_;
    widgets::MessageBar& message_;
    QWidget& window_;
    widgets::PlayControls controls_;
    widgets::PlayOptions options_;
    // These objects own the pages, wherever the pages are in the window.
    std::unique_ptr<widgets::TemplePage> temple_;
    std::unique_ptr<widgets::DescentPage> descent_;
    QList<widgets::GamePage*> pages_;
    widgets::GamePage* page_;          ///< the page that plays, or played last
    QStackedWidget* stack_ = nullptr;  ///< the editor, and the pages not shown elsewhere
    QWidget* editor_ = nullptr;
    QSplitter* split_ = nullptr;  ///< the level and the game beside it
    Place place_ = Place::Canvas;
    std::unique_ptr<DeathMark> mark_;
    std::optional<grid::Point> from_;
    widgets::PackDocument* document_ = nullptr;  ///< the pack of the level that is played
    QString level_;                              ///< the played level's id
    widgets::FixOffer* offer_;
    bool isStale_ = false;  ///< whether the level was edited and the game must restart

    PlayInstruments* instruments_;
    QAction* play_;
    QAction* playHere_;
    QAction* beside_;
    QAction* showControls_;
    QAction* fullScreen_;
};

}  // namespace mazeloom::app
