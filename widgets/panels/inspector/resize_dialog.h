// SPDX-License-Identifier: MIT
// Asks for a new size of a level or room, and which part of it stays in place.
#pragma once

#include <functional>

#include "core/edit/resize.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/inspector/extent_dialog.h"

class QButtonGroup;

namespace mazeloom::widgets {

class ResizeDialog : public ExtentDialog {
    Q_OBJECT

  public:
    /// `losses` returns a description of the contents outside the given cells; empty if there are
    /// none.
    ResizeDialog(grid::Size from, int mostSide, std::function<QString(const grid::Rect&)> losses,
                 QWidget* parent = nullptr);

    /// Returns the cells of the new size, in coordinates of the old one.
    grid::Rect cells() const;

  private:
    void makeAnchors();
    void showLosses();

    grid::Size from_;
    std::function<QString(const grid::Rect&)> losses_;
    NumberBox* width_;
    NumberBox* height_;
    QWidget* anchorBox_;
    QButtonGroup* anchors_;
};

/// Asks for a sheet's new size and applies it. Returns false if the user cancels or the pack is
/// read-only.
bool askToResize(PackDocument& document, const Sheet& sheet, QWidget* parent);

/// Describes what a level or room would lose if resized to the cells `to`; empty if nothing.
QString lossesOf(const level::Level& level, const grid::Rect& to);
QString lossesOf(const level::Room& room, const grid::Rect& to);
/// Describes what a sheet of the document would lose if resized to `to`; empty if nothing.
QString lossesOf(const PackDocument& document, const Sheet& sheet, const grid::Rect& to);

}  // namespace mazeloom::widgets
