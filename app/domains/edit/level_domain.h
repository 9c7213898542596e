// SPDX-License-Identifier: MIT
// Adds, names, orders and removes a pack's levels, folders of levels, and rooms. All actions apply
// to the selected row of the level list and can be undone.
#pragma once

#include <optional>

#include <QObject>
#include <QStringList>

class QAction;
class QWidget;

namespace mazeloom::widgets {
class LevelList;
class PackDocument;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class Workspace;
struct WindowParts;

class LevelDomain : public QObject {
    Q_OBJECT

  public:
    /// Also adds the actions to the list's context menu.
    explicit LevelDomain(const WindowParts& parts);

  private:
    void addLevel();
    void addRoom();
    /// Adds a folder, whose name the user types in its row.
    void addFolder();
    void duplicate();
    void setFolder();
    void remove();
    /// Returns the index that the selected row gets if it moves up (−1) or down (1) by one place
    /// among the rows of its kind and folder; nullopt if there is no further row in this direction.
    std::optional<std::size_t> placeBeside(int direction) const;
    void move(int direction);
    void update();
    /// Returns the pack of the selected row; without a selected row, the current pack.
    widgets::PackDocument* document() const;

    Workspace& workspace_;
    widgets::LevelList& list_;
    QWidget* window_;
    QAction* newLevel_;
    QAction* newRoom_;
    QAction* newFolder_;
    QAction* duplicate_;
    QAction* rename_;
    QAction* folder_;
    QAction* up_;
    QAction* down_;
    QAction* remove_;
};

}  // namespace mazeloom::app
