// SPDX-License-Identifier: MIT
// Lists all keys: the current shortcuts of actions, the keys of the canvas and its tools, and the
// functions of the mouse on the canvas.
#pragma once

#include <QDialog>

#include "app/shortcuts/shortcut_table.h"

namespace mazeloom::app {

class KeyTree;

class KeysDialog : public QDialog {
    Q_OBJECT

  public:
    KeysDialog(const ShortcutTable& table, const std::vector<FixedKey>& canvasKeys,
               QWidget* parent);

    KeyTree* keys() const { return keys_; }

  private:
    KeyTree* keys_;
};

}  // namespace mazeloom::app
