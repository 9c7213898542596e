// SPDX-License-Identifier: MIT
// Gives actions other shortcuts, and shows at once where two of them want the same key.
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

    /// The shortcuts as they were wished for.
    const ShortcutTable& table() const { return table_; }

    KeyTree* keys() const { return keys_; }
    /// Chooses the row of an action.
    void choose(const QAction* action);

  private:
    void makeRows();
    QLayout* makeEditor();
    std::optional<std::size_t> chosen() const;
    /// Takes what the fields hold.
    void edited();
    void changed();
    void showRow(std::size_t row);
    void showChosen();

    ShortcutTable table_;
    KeyTree* keys_;
    std::vector<QTreeWidgetItem*> items_;  ///< by row of the table
    KeyEdit* first_;
    KeyEdit* second_;
    QPushButton* reset_;
    QPushButton* keep_;
    QLabel* conflict_;
    QLabel* summary_;
};

}  // namespace mazeloom::app
