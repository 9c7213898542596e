// SPDX-License-Identifier: MIT
// Arrangements of the panels: a few for the usual kinds of work, the user's own, and the one that
// the window was left with.
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

class LayoutDomain : public QObject {
    Q_OBJECT

  public:
    /// Longer names would make the menu wider than many screens; in characters.
    static constexpr int kLongestName = 40;
    static constexpr std::size_t kMostLayouts = 30;

    LayoutDomain(ActionRegistry& actions, widgets::Workbench& workbench, QWidget& window);

    /// Takes the panels' present places as those that "Reset panels" goes back to, then restores
    /// the window as it was left. Call it once, when all panels are there.
    void restore();
    /// Keeps the window as it is for the next start.
    void save() const;

    /// Keeps the present arrangement under this name, in place of one that has it already. False
    /// when the name is empty or too long, or when there are too many.
    bool keep(const QString& name);
    void remove(const QString& name);

    /// Unfolds these panels and folds the others, all being where they are at home; one that is
    /// closed is opened. Of those that share a place the first is in front.
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
    QList<QAction*> shown_;  ///< of the user's own, in the menu
};

}  // namespace mazeloom::app
