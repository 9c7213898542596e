// SPDX-License-Identifier: MIT
// A table of the shortcuts of all actions, for editing, which also finds conflicts.
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
        QString path;  ///< menus that contain the action; empty if none does
        QList<QKeySequence> standard;
        QList<QKeySequence> keys;  ///< tool tips name the first
    };
    enum class With {
        Action,  ///< a key of two actions triggers neither
        Menu,    ///< the key no longer opens the menu
        Canvas,  ///< on the canvas the key sometimes does something else
    };
    struct Conflict {
        QKeySequence key;
        With with;
        QString name;     ///< name of the other action, menu or function that uses the key
        std::size_t row;  ///< row of the other action, for With::Action
    };

    /// Orders the actions as in the menus, followed by the actions that are in no menu.
    ShortcutTable(const ActionRegistry& actions, const std::vector<MenuPlace>& places,
                  std::vector<FixedKey> canvasKeys, std::vector<FixedKey> menuKeys);

    const std::vector<Row>& rows() const { return rows_; }
    /// Sets the keys of a row; ignores empty and repeated keys.
    void setKeys(std::size_t row, const QList<QKeySequence>& keys);
    void reset(std::size_t row) { rows_[row].keys = rows_[row].standard; }
    void resetAll();
    bool isStandard(std::size_t row) const { return rows_[row].keys == rows_[row].standard; }

    /// Returns the conflicts of a row. Default keys do not conflict with keys of the canvas,
    /// because the defaults were chosen to fit them.
    std::vector<Conflict> conflicts(std::size_t row) const;
    /// Returns the number of rows that share a key with another action or with a menu.
    std::size_t conflictCount() const;
    /// Removes the keys of a row from all other actions.
    void keepOnlyAt(std::size_t row);

    void apply(ActionRegistry& actions) const;

  private:
    std::vector<Row> rows_;
    std::vector<FixedKey> canvasKeys_;
    std::vector<FixedKey> menuKeys_;
};

}  // namespace mazeloom::app
