// SPDX-License-Identifier: MIT
// The tools as a column of buttons beside the canvas; as two or more columns if the window is low.
// The buttons show names while that leaves most of the window's width to the canvas.
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
    /// Least share of the window's width, in percent, that the canvas keeps beside names.
    static constexpr int kCanvasShare = 60;

    /// A small gap follows the first action, which only inspects; the others edit.
    explicit ToolStrip(const QList<QAction*>& actions, QWidget* parent = nullptr);

    bool hasNames() const { return hasNames_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void measure();
    /// Depends only on the widths of the window and of the area around, and on the height.
    void fit();
    void showNames(bool names);
    void arrange(int rows);
    int widthOf(bool names) const;

    QGridLayout* grid_;
    QList<QToolButton*> buttons_;
    QWidget* around_ = nullptr;
    int rows_ = 0;
    int columns_ = 1;
    int namedWidth_ = 0;  ///< of a button with its name, in pixels
    int plainWidth_ = 0;
    int buttonHeight_ = 0;
    bool hasNames_ = false;
};

}  // namespace mazeloom::widgets
