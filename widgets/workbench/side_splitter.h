// SPDX-License-Identifier: MIT
// A splitter with the canvas between two columns. A column keeps the width that the user gave it.
// When the window becomes too narrow, both columns shrink, in proportion to the space that each can
// spare; when it becomes wider, they get their widths back. The widths depend only on the window's
// width and the text size, not on the contents of the columns or the middle.
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
    /// Returns the minimum widths of the columns at the program's text size. If the text is twice
    /// as large, they are one and a half times as large.
    static Widths least();
    /// The middle must be this wide, in pixels, before a column gets more than its minimum width.
    static constexpr int kMiddle = 840;
    /// Minimum width of the middle, in pixels.
    static constexpr int kLeastMiddle = 320;

    SideSplitter(QWidget* left, QWidget* middle, QWidget* right, QWidget* parent = nullptr);

    /// Returns the widths that the user wants, even if they do not fit at present.
    Widths wanted() const { return wanted_; }
    void setWanted(Widths widths);
    /// Sets the widths of all parts. Must be called after a column was shown or hidden.
    void arrange();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    Widths wanted_ = kStandard;
    bool isArranging_ = false;
};

}  // namespace mazeloom::widgets
