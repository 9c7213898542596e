// SPDX-License-Identifier: MIT
// Edits the shortcuts of actions, and shows conflicts at once.
#pragma once

#include <optional>

#include <QDialog>

#include "app/shortcuts/shortcut_table.h"

class QLabel;
class QPushButton;
class QTreeWidgetItem;

namespace mazeloom::app {

class KeyEdit;
class KeyTree;

class ShortcutsDialog : public QDialog {
    Q_OBJECT

  public:
    ShortcutsDialog(ShortcutTable table, QWidget* parent);

    /// Returns the edited shortcuts.
    const ShortcutTable& table() const { return table_; }

    KeyTree* keys() const { return keys_; }
    /// Selects the row of an action.
    void choose(const QAction* action);

  private:
    void makeRows();
    QLayout* makeEditor();
    std::optional<std::size_t> chosen() const;
    /// Applies the contents of the fields.
    void edited();
    void changed();
    void showRow(std::size_t row);
    void showChosen();

    ShortcutTable table_;
    KeyTree* keys_;
    std::vector<QTreeWidgetItem*> items_;  ///< by the table's row
    KeyEdit* first_;
    KeyEdit* second_;
    QPushButton* reset_;
    QPushButton* keep_;
    QLabel* conflict_;
    QLabel* summary_;
};

}  // namespace mazeloom::app
