// SPDX-License-Identifier: MIT
// Which levels, folders of levels and rooms a pack has: adding, naming, ordering and removing them.
// All of it is about the row that is chosen in the level list, and can be undone.
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

class LevelDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs. The list's context menu offers the actions from now on.
    LevelDomain(ActionRegistry& actions, Workspace& workspace, widgets::LevelList& list,
                QWidget* window);

  private:
    void addLevel();
    void addRoom();
    /// Its name is typed in its row.
    void addFolder();
    void duplicate();
    void setFolder();
    void remove();
    /// The place that the chosen row would have when moved up (−1) or down (1) among those of its
    /// kind and folder; nothing where it is the first or last.
    std::optional<std::size_t> placeBeside(int direction) const;
    void move(int direction);
    void update();
    /// The pack of the chosen row, or the one that is shown.
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
