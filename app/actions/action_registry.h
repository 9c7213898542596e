// SPDX-License-Identifier: MIT
// All actions of the editor in one place: menus, toolbars, panels and tests read it.
#pragma once

#include <vector>

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QString>

namespace mazeloom::app {

/// What an action is before it does anything.
struct ActionSpec {
    const char* id;    ///< stable, for settings and tests ("timeline.play")
    QString text;      ///< as in a menu, with its mnemonic
    const char* icon;  ///< a name in resources/icons; empty for none
    QList<QKeySequence> shortcuts;
    QString tip;  ///< one sentence: what it does
    bool checkable = false;
};

class ActionRegistry : public QObject {
    Q_OBJECT

  public:
    explicit ActionRegistry(QObject* parent = nullptr);

    /// Adds an action; its id is new. Tool tip and status tip are made from text, shortcut and tip.
    QAction* add(const ActionSpec& spec);
    /// The action of that id; null when there is none.
    QAction* find(const QString& id) const;
    /// All, in the order of their adding.
    const std::vector<QAction*>& all() const { return actions_; }
    /// The id that an action was added with.
    static QString idOf(const QAction* action);

  private:
    std::vector<QAction*> actions_;
};

}  // namespace mazeloom::app
