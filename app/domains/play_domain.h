// SPDX-License-Identifier: MIT
// Playing a level inside the editor: where the game stands, the designer's instruments, the way
// back. Nothing of the editor changes by it: canvas, selection and undo are as they were.
#pragma once

#include <memory>
#include <optional>

#include <QList>
#include <QObject>

#include "core/grid/point.h"
#include "core/play/replay.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/temple_run.h"

class QAction;
class QActionGroup;
class QDockWidget;
class QMainWindow;
class QMenu;
class QStackedWidget;
class QWidget;

namespace mazeloom::widgets {
class Canvas;
class MessageBar;
class PackDocument;
class PlayPage;
struct Theme;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class ThemeController;
class Workspace;

class PlayDomain : public QObject {
    Q_OBJECT

  public:
    /// Goes before the canvas. `window` shows the game; what cannot be played is told in `message`.
    PlayDomain(ActionRegistry& actions, Workspace& workspace, widgets::Canvas& canvas,
               widgets::MessageBar& message, ThemeController& themes, QMainWindow& window);
    ~PlayDomain() override;

    void fill(QMenu& menu) const;
    /// The editor's part of the window, in whose place the game stands while one is played. The
    /// caller's.
    QWidget* wrap(QWidget* editor);

    widgets::PlayPage& page() { return *page_; }
    bool isPlaying() const;

    /// What is played, or would be: ids as in files.
    struct Subject {
        QString pack;
        QString level;
    };
    Subject subject() const;
    /// Whether the level that is seen is a temple.
    bool canPlay() const;
    /// It as it would be played now; nothing when it cannot be.
    std::optional<widgets::TempleSetup> setup() const;
    /// Shows an attempt at the level that is seen. The problem says why it is none of it; then all
    /// stays as it was.
    std::optional<Problem> watch(const play::Replay& replay);

  public slots:
    /// Back to the editor.
    void leave();

  signals:
    /// Something is played now, or nothing any more; or another level could be.
    void changed();

  private:
    /// Where the game is seen.
    enum class Place { Canvas, Dock, FullScreen };
    class DeathMark;

    void addActions(ActionRegistry& actions);
    void addInstruments(ActionRegistry& actions);
    QWidget* newBar();
    void start(std::optional<grid::Point> from);
    void play();
    /// Where it is seen unless it is alone on the screen.
    Place usualPlace() const;
    void moveTo(Place place);
    void follow(widgets::PackDocument* document);
    void showControls();
    void sheetEdited();
    void tell(const Problem& problem);
    void update();

    Workspace& workspace_;
    widgets::Canvas& canvas_;
    widgets::MessageBar& message_;
    QMainWindow& window_;
    widgets::PlayControls controls_;
    widgets::PlayPage* page_;
    QStackedWidget* stack_ = nullptr;
    QDockWidget* dock_ = nullptr;
    Place place_ = Place::Canvas;
    std::unique_ptr<DeathMark> mark_;
    std::optional<grid::Point> from_;
    widgets::PackDocument* document_ = nullptr;  ///< whose level is played
    bool isStale_ = false;                       ///< the level was edited: begin anew

    QAction* play_;
    QAction* playHere_;
    QAction* beside_;
    QAction* showControls_;
    QAction* fullScreen_;
    QAction* pause_;
    QAction* tick_;
    QAction* again_;
    QAction* xRay_;
    QAction* invulnerable_;
    QAction* slower_;
    QAction* faster_;
    QList<QAction*> instruments_;
};

}  // namespace mazeloom::app
