// SPDX-License-Identifier: MIT
// Asks by how many cells all contents of a level or room are moved.
#pragma once

#include <functional>

#include "core/edit/offset.h"
#include "widgets/panels/inspector/extent_dialog.h"

class QCheckBox;

namespace mazeloom::widgets {

class OffsetDialog : public ExtentDialog {
    Q_OBJECT

  public:
    /// `losses` returns a description of the contents that are lost if only the cells in its
    /// argument stay; empty if nothing is lost.
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
