// SPDX-License-Identifier: MIT
// Asks how far to move all contents of a level or room.
#pragma once

#include <functional>

#include "core/edit/offset.h"
#include "widgets/panels/inspector/extent_dialog.h"

class QCheckBox;

namespace mazeloom::widgets {

class OffsetDialog : public ExtentDialog {
    Q_OBJECT

  public:
    /// `losses` describes the contents lost if only the given cells stay; empty if none.
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
