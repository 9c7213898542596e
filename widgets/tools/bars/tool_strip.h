// SPDX-License-Identifier: MIT
// A column of buttons for the tools, beside the canvas. In a low window, it has two or more
// columns. Buttons show the tools' names as long as most of the window's width is left for the
// canvas.
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
    /// Minimum share of the window's width, in percent, that the canvas has if buttons show names.
    static constexpr int kCanvasShare = 60;

    /// A small gap separates the first action, which only inspects, from the others, which edit.
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
    /// Arranges the buttons in columns, and decides whether they show names. The result depends
    /// only on the strip's height, the window's width, and the width of the strip's parent.
    void fit();
    void showNames(bool names);
    void arrange(int rows);
    int widthOf(bool names) const;

    QGridLayout* grid_;
    QList<QToolButton*> buttons_;
    QWidget* around_ = nullptr;
    int rows_ = 0;
    int columns_ = 1;
    int namedWidth_ = 0;  ///< width of a button with its name, in pixels
    int plainWidth_ = 0;
    int buttonHeight_ = 0;
    bool hasNames_ = false;
};

}  // namespace mazeloom::widgets
