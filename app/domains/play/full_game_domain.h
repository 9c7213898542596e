// SPDX-License-Identifier: MIT
// Opens the full game of the current pack in full screen. The editor behind it stays unchanged.
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "app/game/full_game.h"

class QAction;
class QMainWindow;

namespace mazeloom::app {

class PlayDomain;
class ThemeController;
class Workspace;
struct WindowParts;

class FullGameDomain : public QObject {
    Q_OBJECT

  public:
    /// Must be destroyed before `play`, whose parts it uses.
    FullGameDomain(const WindowParts& parts, PlayDomain& play);

    /// Returns the game's window; null while the game is not open.
    widgets::FullGameWindow* game() const { return game_ ? &game_->window() : nullptr; }

  public slots:
    /// Opens the game of the current pack.
    void open();
    /// Returns to the editor.
    void leave();

  private:
    Workspace& workspace_;
    PlayDomain& play_;
    ThemeController& themes_;
    QMainWindow& window_;
    QAction* open_;
    const QAction& fullScreen_;
    std::unique_ptr<FullGame> game_;
    std::vector<std::unique_ptr<FullGame>> closed_;  ///< until their events are done
};

}  // namespace mazeloom::app
