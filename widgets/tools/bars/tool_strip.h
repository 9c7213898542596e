// SPDX-License-Identifier: MIT
// The tools as a column of buttons beside the canvas; as two columns where the window is low.
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QGridLayout;
class QToolButton;

namespace mazeloom::widgets {

class ToolStrip : public QWidget {
    Q_OBJECT

  public:
    /// A little room stands behind the first action: what only looks, before what edits.
    explicit ToolStrip(const QList<QAction*>& actions, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange(int rows);

    QGridLayout* grid_;
    QList<QToolButton*> buttons_;
    int rows_ = 0;
};

}  // namespace mazeloom::widgets
