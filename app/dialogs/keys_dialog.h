// SPDX-License-Identifier: MIT
// All keys at a glance: those of the actions as they are set now, those of the canvas and its
// tools, and what the mouse does there.
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
