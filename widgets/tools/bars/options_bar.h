// SPDX-License-Identifier: MIT
// The options of the current tool: inks as swatches, the brush's size and tip, and whether shapes
// are filled.
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
    /// `box` must outlive the bar.
    explicit OptionsBar(ToolBox& box, QWidget* parent = nullptr);

    /// Sets the actions for the modes of symmetric painting.
    void setSymmetries(const QList<QAction*>& actions);
    /// Sets the actions that switch to painting with a mix and open the mix editor.
    void setMixActions(QAction& use, QAction& edit);
    void editMix();
    /// Whether the current tool has no options.
    bool isEmpty() const { return isEmpty_; }
    /// Returns the height that is sufficient for the options of all tools, so that the bar's height
    /// does not depend on the tool.
    int tallest() const;

  signals:
    /// The bar shows other options, or none.
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
    std::vector<std::pair<const Tool*, QWidget*>> own_;  ///< widgets that tools have created
};

}  // namespace mazeloom::widgets
