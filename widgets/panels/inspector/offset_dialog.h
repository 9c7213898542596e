// SPDX-License-Identifier: MIT
// Asks how far all that is in a level or room is to move.
#pragma once

#include <functional>

#include <QDialog>

#include "core/edit/offset.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace mazeloom::widgets {

class OffsetDialog : public QDialog {
    Q_OBJECT

  public:
    /// `losses` says in words what is lost where only these cells stay; empty when nothing.
    OffsetDialog(grid::Size size, std::function<QString(const grid::Rect&)> losses,
                 QWidget* parent = nullptr);

    grid::Point by() const;
    edit::PastEdge pastEdge() const;

  private:
    void showLosses();

    grid::Size size_;
    std::function<QString(const grid::Rect&)> losses_;
    QSpinBox* right_;
    QSpinBox* down_;
    QCheckBox* wraps_;
    QLabel* lost_;
    QPushButton* ok_ = nullptr;
};

}  // namespace mazeloom::widgets
