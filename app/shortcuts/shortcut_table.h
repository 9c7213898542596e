// SPDX-License-Identifier: MIT
// The shortcuts of all actions as they would be, and which of them are in each other's way.
#pragma once

#include <vector>

#include <QKeySequence>
#include <QList>
#include <QString>

#include "app/actions/menu_places.h"
#include "app/shortcuts/fixed_keys.h"

class QAction;

namespace mazeloom::app {

class ActionRegistry;

class ShortcutTable {
  public:
    struct Row {
        QAction* action;
        QString title;
        QString path;  ///< the menus it is in; empty for an action in none
        QList<QKeySequence> standard;
        QList<QKeySequence> keys;  ///< the first is the one that tool tips name
    };
    enum class With {
        Action,  ///< a key of two actions does nothing
        Menu,    ///< the menu does not open any more
        Canvas,  ///< on the canvas the key does something else, some of the time
    };
    struct Conflict {
        QKeySequence key;
        With with;
        QString name;     ///< of the other user of the key
        std::size_t row;  ///< of the other action, for With::Action
    };

    /// Actions in the order of the menus, then those that are in no menu.
    ShortcutTable(const ActionRegistry& actions, const std::vector<MenuPlace>& places,
                  std::vector<FixedKey> canvasKeys, std::vector<FixedKey> menuKeys);

    const std::vector<Row>& rows() const { return rows_; }
    /// Empty keys are left out.
    void setKeys(std::size_t row, const QList<QKeySequence>& keys);
    void reset(std::size_t row) { rows_[row].keys = rows_[row].standard; }
    void resetAll();
    bool isStandard(std::size_t row) const { return rows_[row].keys == rows_[row].standard; }

    /// What else uses the keys of a row. The canvas' keys count only against keys that are not the
    /// action's standard: those were chosen to go with them.
    std::vector<Conflict> conflicts(std::size_t row) const;
    /// The rows that share a key with another action or with a menu.
    std::size_t conflictCount() const;
    /// Takes the keys of a row away from all other actions.
    void keepOnlyAt(std::size_t row);

    void apply(ActionRegistry& actions) const;

  private:
    std::vector<Row> rows_;
    std::vector<FixedKey> canvasKeys_;
    std::vector<FixedKey> menuKeys_;
};

}  // namespace mazeloom::app
