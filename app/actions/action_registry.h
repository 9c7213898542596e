// SPDX-License-Identifier: MIT
// All actions of the editor in one place: menus, toolbars, panels and tests read it.
#pragma once

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include "app/actions/menu_group.h"

class QMenu;

namespace mazeloom::app {

/// What an action does: with or without asking whether it is checked.
class ActionHandler {
  public:
    ActionHandler() = default;
    template <typename Work>
    ActionHandler(Work work)
        : work_([work = std::move(work)]([[maybe_unused]] bool isChecked) {
              if constexpr (std::is_invocable_v<Work, bool>) {
                  work(isChecked);
              } else {
                  work();
              }
          }) {}

    explicit operator bool() const { return static_cast<bool>(work_); }
    void operator()(bool isChecked) const { work_(isChecked); }

  private:
    std::function<void(bool)> work_;
};

/// All that there is to an action.
struct ActionSpec {
    const char* id;         ///< stable, for settings and tests ("timeline.play")
    QString text;           ///< as in a menu, with its mnemonic
    const char* icon = "";  ///< a name in resources/icons; empty for none
    QList<QKeySequence> shortcuts = {};
    QString tip;  ///< one sentence: what it does
    bool checkable = false;
    MenuGroup menu = MenuGroup::None;
    ActionHandler triggered = {};  ///< when the user chooses it
    ActionHandler toggled = {};    ///< when it is checked or not any more, whoever did it
};

/// A text of a menu or an action as it is read: without the mark of the mnemonic.
QString withoutMnemonic(const QString& text);

class ActionRegistry : public QObject {
    Q_OBJECT

  public:
    explicit ActionRegistry(QObject* parent = nullptr);
    ~ActionRegistry() override;

    /// Adds an action; its id is new. Tool tip and status tip are made from text, shortcut and tip.
    /// Its handlers are called as long as `owner` lives.
    QAction* add(const QObject* owner, const ActionSpec& spec);
    /// Adds a menu to those of the bar; the registry's. What stands in it is for the caller to say.
    QMenu* addMenu(MenuGroup group, const QString& title, const QString& tip);
    /// The action of that id; null when there is none.
    QAction* find(const QString& id) const;
    /// All, in the order of their adding.
    const std::vector<QAction*>& all() const { return actions_; }
    /// The actions and menus of a group, in the order of their adding.
    QList<QAction*> in(MenuGroup group) const { return groups_.value(group); }
    /// The id that an action was added with.
    static QString idOf(const QAction* action);

    /// What the action is called: its name without mnemonic (that of some changes with what they
    /// are about), and its shortcuts.
    QString titleOf(const QAction* action) const { return made_.value(action).title; }
    QList<QKeySequence> standardShortcuts(const QAction* action) const {
        return made_.value(action).shortcuts;
    }
    /// Calls an action otherwise from now on: `text` and `tip` as in its spec.
    void setWords(QAction* action, const QString& text, const QString& tip);
    /// Why an action is off, in words that its tips say instead of what it does; empty: it is on,
    /// or that goes without saying.
    void setReason(QAction* action, const QString& why);
    QString reasonOf(const QAction* action) const { return made_.value(action).reason; }
    /// Gives an action other shortcuts, or none; its tool tip names the first.
    void setShortcuts(QAction* action, const QList<QKeySequence>& shortcuts);

  signals:
    void shortcutsChanged(QAction* action);
    /// The user chose an action, which has been done.
    void chosen();

  private:
    /// Its tool tip and status tip, from all that is said of it.
    void tell(QAction* action) const;

    struct Made {
        QString title;
        QList<QKeySequence> shortcuts;
        QString tip;
        QString reason = {};
    };

    std::vector<QAction*> actions_;
    std::vector<std::unique_ptr<QMenu>> menus_;
    QHash<MenuGroup, QList<QAction*>> groups_;
    QHash<const QAction*, Made> made_;
};

}  // namespace mazeloom::app
