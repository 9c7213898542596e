// SPDX-License-Identifier: MIT
// Asks how far all that is in a level or room is to move.
#pragma once

#include <functional>

#include "core/edit/offset.h"
#include "widgets/panels/inspector/extent_dialog.h"

class QCheckBox;

namespace mazeloom::widgets {

class OffsetDialog : public ExtentDialog {
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
    NumberBox* right_;
    NumberBox* down_;
    QCheckBox* wraps_;
};

}  // namespace mazeloom::widgets
