// SPDX-License-Identifier: MIT
// A table of all actions' shortcuts while they are edited, and their conflicts.
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
        QString path;  ///< its menus; empty if it is in none
        QList<QKeySequence> standard;
        QList<QKeySequence> keys;  ///< tool tips name the first
    };
    enum class With {
        Action,  ///< a key of two actions triggers neither
        Menu,    ///< the menu no longer opens
        Canvas,  ///< on the canvas the key sometimes does something else
    };
    struct Conflict {
        QKeySequence key;
        With with;
        QString name;     ///< name of the other user of the key
        std::size_t row;  ///< row of the other action, for With::Action
    };

    /// Actions are in the order of the menus, followed by those in no menu.
    ShortcutTable(const ActionRegistry& actions, const std::vector<MenuPlace>& places,
                  std::vector<FixedKey> canvasKeys, std::vector<FixedKey> menuKeys);

    const std::vector<Row>& rows() const { return rows_; }
    /// Sets the keys of a row; ignores empty ones.
    void setKeys(std::size_t row, const QList<QKeySequence>& keys);
    void reset(std::size_t row) { rows_[row].keys = rows_[row].standard; }
    void resetAll();
    bool isStandard(std::size_t row) const { return rows_[row].keys == rows_[row].standard; }

    /// Returns the conflicts of a row. Keys of the canvas count only against non-default keys,
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
