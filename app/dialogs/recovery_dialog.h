// SPDX-License-Identifier: MIT
// Asks what to do with unsaved work that a crash left behind.
#pragma once

#include <vector>

#include <QDialog>

#include "widgets/recovery/recovery_entry.h"

class QListWidget;
class QPushButton;

namespace mazeloom::app {

class RecoveryDialog : public QDialog {
    Q_OBJECT

  public:
    enum class Choice { Restore, Discard, Later };

    RecoveryDialog(const std::vector<widgets::RecoveredFrom>& packs, QWidget* parent);

    Choice choice() const { return choice_; }
    /// Whether the pack at this index of the list is checked.
    bool isChecked(std::size_t index) const;

  private:
    void choose(Choice choice);

    QListWidget* list_;
    QPushButton* restore_;
    QPushButton* discard_;
    Choice choice_ = Choice::Later;
};

}  // namespace mazeloom::app
