// SPDX-License-Identifier: MIT
// Asks how a trial descent starts: the depth, the hit points and the inventory.
#pragma once

#include <QDialog>
#include <QString>

#include "core/play/descent/state/start.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace mazeloom::app {

/// Convert a trial to a text for the settings and back. A damaged text gives the default trial.
QString toText(const play::descent::Start& trial);
play::descent::Start trialOf(const QString& text);

class StartAtDepthDialog : public QDialog {
    Q_OBJECT

  public:
    /// `mostHp`: upper bound on the trial's hit points, from the pack's tables.
    StartAtDepthDialog(play::descent::Start trial, int mostHp, QWidget* parent = nullptr);

    /// Returns the trial with the user's changes.
    play::descent::Start trial() const;

  private:
    void add(play::descent::ItemKind kind);
    void removeCurrent();
    void showItems(int current);
    void showItem();
    void change();
    bool isUsed(int place) const;
    /// Returns where the trial keeps the place of the item of a kind that is in use; null for kinds
    /// that are not used over time.
    int* slotOf(play::descent::ItemKind kind);

    play::descent::Start trial_;
    QSpinBox* depth_;
    QSpinBox* hp_;
    QListWidget* items_;
    QLabel* empty_;  ///< shown in place of items
    QSpinBox* power_;
    QComboBox* spell_;
    QSpinBox* range_;
    QSpinBox* charges_;
    QCheckBox* enchanted_;
    QCheckBox* used_;
    QPushButton* remove_;
    std::vector<QPushButton*> adders_;
};

}  // namespace mazeloom::app
