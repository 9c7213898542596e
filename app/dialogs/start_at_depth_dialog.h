// SPDX-License-Identifier: MIT
// Asks how a descent is to be tried: from which depth, and with what in the hero's pack.
#pragma once

#include <QDialog>
#include <QString>

#include "widgets/play/descent/descent_trial.h"

class QCheckBox;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace mazeloom::app {

/// As it is remembered, and read back: what is damaged is as if nothing had been said.
QString toText(const widgets::DescentTrial& trial);
widgets::DescentTrial trialOf(const QString& text);

class StartAtDepthDialog : public QDialog {
    Q_OBJECT

  public:
    explicit StartAtDepthDialog(widgets::DescentTrial trial, QWidget* parent = nullptr);

    /// Only what it has chosen.
    widgets::DescentTrial trial() const;

  private:
    void add(play::descent::ItemKind kind);
    void removeCurrent();
    void showItems(int current);
    void showItem();
    void change();
    bool isUsed(int place) const;

    widgets::DescentTrial trial_;
    QSpinBox* depth_;
    QListWidget* items_;
    QSpinBox* power_;
    QSpinBox* range_;
    QSpinBox* charges_;
    QCheckBox* enchanted_;
    QCheckBox* used_;
    QPushButton* remove_;
    std::vector<QPushButton*> adders_;
};

}  // namespace mazeloom::app
