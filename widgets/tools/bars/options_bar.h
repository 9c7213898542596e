// SPDX-License-Identifier: MIT
// What the tool in hand paints with: inks as swatches, the brush's size and tip, filled shapes.
#pragma once

#include <utility>
#include <vector>

#include <QWidget>

#include "widgets/tools/tool_box.h"

class QButtonGroup;
class QHBoxLayout;
class QSlider;
class QSpinBox;
class QToolButton;

namespace mazeloom::widgets {

class OptionsBar : public QWidget {
    Q_OBJECT

  public:
    /// `box` outlives the bar.
    explicit OptionsBar(ToolBox& box, QWidget* parent = nullptr);

    /// Offers the ways of symmetric painting.
    void setSymmetries(const QList<QAction*>& actions);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void makeSwatches();
    void makeBrush();
    void fillSwatches();
    void showInk();
    void showBrush();
    void showTool();

    ToolBox& box_;
    EditContext& context_;
    QWidget* swatches_;
    QHBoxLayout* swatchRow_;
    QButtonGroup* inks_;
    std::vector<const edit::InkInfo*> shown_;
    QWidget* brush_;
    QSpinBox* size_;
    QToolButton* round_;
    QToolButton* filled_;
    QToolButton* grows_;
    QToolButton* symmetry_;
    std::vector<std::pair<const Tool*, QWidget*>> own_;  ///< what tools bring themselves
};

}  // namespace mazeloom::widgets
