// SPDX-License-Identifier: MIT
// What the tool in hand paints with: inks as swatches, the brush's size and tip, filled shapes.
#pragma once

#include <utility>
#include <vector>

#include <QWidget>

#include "widgets/tools/tool_box.h"

class QAction;
class QSpinBox;
class QToolButton;

namespace mazeloom::widgets {

class InkPalette;

class OptionsBar : public QWidget {
    Q_OBJECT

  public:
    /// `box` outlives the bar.
    explicit OptionsBar(ToolBox& box, QWidget* parent = nullptr);

    /// Offers the ways of symmetric painting.
    void setSymmetries(const QList<QAction*>& actions);
    /// Offers to paint with a mix of inks, and to edit it.
    void setMixActions(QAction& use, QAction& edit);
    void editMix();
    /// Whether the tool in hand has no options.
    bool isEmpty() const { return isEmpty_; }
    /// What the options of any tool need, so that the bar is as high with all of them.
    int tallest() const;

  signals:
    /// Other options are shown, or none.
    void contentsChanged();

  private:
    void makeBrush();
    void showBrush();
    void showTool();

    ToolBox& box_;
    bool isEmpty_ = true;
    EditContext& context_;
    InkPalette* swatches_;
    QWidget* brush_;
    QSpinBox* size_;
    QToolButton* round_;
    QToolButton* filled_;
    QToolButton* grows_;
    QToolButton* symmetry_;
    std::vector<std::pair<const Tool*, QWidget*>> own_;  ///< what tools bring themselves
};

}  // namespace mazeloom::widgets
