// SPDX-License-Identifier: MIT
// The canvas between two columns. A column keeps the width that the user gave it. When the window
// shrinks, both columns yield, in proportion to what each can; when it grows, they get their widths
// back. Only the window's width and the text size matter, not the contents of the columns or the
// middle.
#pragma once

#include <QSplitter>

namespace mazeloom::widgets {

class SideSplitter : public QSplitter {
    Q_OBJECT

  public:
    struct Widths {
        int left;
        int right;
    };
    static constexpr Widths kStandard{260, 300};
    static constexpr Widths kLeast{160, 208};
    /// Returns the least widths at the present text size, which grow less than the text does.
    static Widths least();
    /// Width that the middle must have before a column gets more than its least width.
    static constexpr int kMiddle = 840;
    /// Least width of the middle in any window, in pixels.
    static constexpr int kLeastMiddle = 320;

    SideSplitter(QWidget* left, QWidget* middle, QWidget* right, QWidget* parent = nullptr);

    /// The widths that the user wants, whether or not they fit at present.
    Widths wanted() const { return wanted_; }
    void setWanted(Widths widths);
    /// Must be called after a column was shown or hidden.
    void arrange();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    Widths wanted_ = kStandard;
    bool isArranging_ = false;
};

}  // namespace mazeloom::widgets
