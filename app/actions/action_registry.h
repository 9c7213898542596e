// SPDX-License-Identifier: MIT
// The registry of all actions of the editor, used by menus, toolbars, panels and tests.
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

/// The function that an action calls. The function can take the action's checked state as an
/// argument, or no argument.
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

/// The properties of an action.
struct ActionSpec {
    const char* id;         ///< stable, for settings and tests ("timeline.play")
    QString text;           ///< as shown in a menu, with & before its mnemonic
    const char* icon = "";  ///< a name in resources/icons; empty for none
    QList<QKeySequence> shortcuts = {};
    QString tip;  ///< one sentence that says what the action does
    bool checkable = false;
    MenuGroup menu = MenuGroup::None;
    ActionHandler triggered = {};  ///< called when the user triggers it
    ActionHandler toggled = {};    ///< called when its checked state changes, for whatever reason
};

/// Returns the text of a menu or an action without the & that marks its mnemonic.
QString withoutMnemonic(const QString& text);

class ActionRegistry : public QObject {
    Q_OBJECT

  public:
    explicit ActionRegistry(QObject* parent = nullptr);
    ~ActionRegistry() override;

    /// Adds an action, whose id must be new. Composes its tool tip and status tip from its text,
    /// shortcut and tip. Calls its handlers only while `owner` exists.
    QAction* add(const QObject* owner, const ActionSpec& spec);
    /// Adds a menu to a group of the menu bar. The registry owns the menu; the caller fills it.
    QMenu* addMenu(MenuGroup group, const QString& title, const QString& tip);
    /// Returns the action with this id; null if there is none.
    QAction* find(const QString& id) const;
    /// Returns all actions in the order of their addition.
    const std::vector<QAction*>& all() const { return actions_; }
    /// Returns the actions and menus of a group in the order of their addition.
    QList<QAction*> in(MenuGroup group) const { return groups_.value(group); }
    /// Returns the id that an action was added with.
    static QString idOf(const QAction* action);

    /// Return the action's name without mnemonic, which can differ from the original name after
    /// setWords(), and its default shortcuts.
    QString titleOf(const QAction* action) const { return made_.value(action).title; }
    QList<QKeySequence> standardShortcuts(const QAction* action) const {
        return made_.value(action).shortcuts;
    }
    /// Renames an action; `text` and `tip` have the same meaning as in ActionSpec.
    void setWords(QAction* action, const QString& text, const QString& tip);
    /// Sets the reason why an action is disabled. The action's tool tip and status tip then show
    /// the reason instead of the effect of the action. Pass an empty reason if the action is
    /// enabled, or if the reason is obvious.
    void setReason(QAction* action, const QString& why);
    QString reasonOf(const QAction* action) const { return made_.value(action).reason; }
    /// Sets the shortcuts of an action; its tool tip names the first shortcut.
    void setShortcuts(QAction* action, const QList<QKeySequence>& shortcuts);

  signals:
    void shortcutsChanged(QAction* action);
    /// The user chose an action, and its handler has finished.
    void chosen();

  private:
    /// Updates the action's tool tip and status tip.
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
