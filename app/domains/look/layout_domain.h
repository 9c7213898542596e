// SPDX-License-Identifier: MIT
// Arrangements of the panels: predefined ones for common tasks, the user's own ones, and the
// arrangement of the last session.
#pragma once

#include <vector>

#include <QByteArray>
#include <QObject>
#include <QString>

class QAction;
class QMenu;
class QWidget;

namespace mazeloom::widgets {
class Workbench;
}

namespace mazeloom::app {

class ActionRegistry;
class SessionDomain;
struct WindowParts;

class LayoutDomain : public QObject {
    Q_OBJECT

  public:
    /// Upper bound on the length of a name, in characters. Longer names would make the menu wider
    /// than many screens.
    static constexpr int kLongestName = 40;
    static constexpr std::size_t kMostLayouts = 30;

    LayoutDomain(const WindowParts& parts, SessionDomain& session);

    /// Takes the panels' present places as the default that "Reset panels" restores, then restores
    /// the window's state. Call it once, when all panels exist.
    void restore();
    /// Stores the window's state for the next start.
    void save() const;

    /// Stores the present arrangement under this name, replacing an arrangement with the same name.
    /// Returns false if the name is empty or too long, or if there are too many arrangements.
    bool keep(const QString& name);
    void remove(const QString& name);

    /// Moves all panels to their default places. Unfolds the panels in `panels`, opening closed
    /// ones, and folds all others. If several of them share a place, the first one is in front.
    void arrange(const QStringList& panels);

  private:
    struct Layout {
        QString name;
        QByteArray state;
    };
    struct Arrangement;

    void addBuiltIn(ActionRegistry& actions, const Arrangement& arrangement);
    void askToKeep();
    void read();
    void write() const;
    void fillOwn();

    widgets::Workbench& workbench_;
    QWidget& window_;
    QByteArray standard_;
    std::vector<Layout> own_;
    QList<QAction*> builtIn_;
    QAction* keep_;
    QAction* reset_;
    QMenu* layouts_ = nullptr;
    QMenu* removal_ = nullptr;
    QList<QAction*> shown_;  ///< menu entries of the user's own layouts
};

}  // namespace mazeloom::app
