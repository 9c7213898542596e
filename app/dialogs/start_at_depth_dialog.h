// SPDX-License-Identifier: MIT
// Asks how a descent is to be tried: from which depth, with how many hit points, and with what in
// the hero's pack.
#pragma once

#include <QDialog>
#include <QString>

#include "core/play/descent/state/start.h"

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace mazeloom::app {

/// As it is remembered, and read back: what is damaged is as if nothing had been said.
QString toText(const play::descent::Start& trial);
play::descent::Start trialOf(const QString& text);

class StartAtDepthDialog : public QDialog {
    Q_OBJECT

  public:
    /// `mostHp`: what the pack's tables give the hero; a trial that wants more begins with all.
    StartAtDepthDialog(play::descent::Start trial, int mostHp, QWidget* parent = nullptr);

    /// Only what it has chosen.
    play::descent::Start trial() const;

  private:
    void add(play::descent::ItemKind kind);
    void removeCurrent();
    void showItems(int current);
    void showItem();
    void change();
    bool isUsed(int place) const;

    play::descent::Start trial_;
    QSpinBox* depth_;
    QSpinBox* hp_;
    QListWidget* items_;
    QLabel* empty_;  ///< in place of items
    QSpinBox* power_;
    QSpinBox* range_;
    QSpinBox* charges_;
    QCheckBox* enchanted_;
    QCheckBox* used_;
    QPushButton* remove_;
    std::vector<QPushButton*> adders_;
};

}  // namespace mazeloom::app
