// SPDX-License-Identifier: MIT
// The tools as a column of buttons beside the canvas; as two columns where the window is low. The
// buttons show names while that leaves the canvas most of the window's width.
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
    /// The canvas has at least this share of the window's width beside names, in percent.
    static constexpr int kCanvasShare = 60;

    /// A little room stands behind the first action: what only looks, before what edits.
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
    /// Decides by the widths of the window and of the area around, and by the height, alone.
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
