// SPDX-License-Identifier: MIT
// The canvas between two columns. A column keeps the width that the user gave it: it gives way when
// the window shrinks, the left one first, and has its width again when the window grows. What is in
// the columns or in the middle does not count: the window's width and the size of the text decide.
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
    static constexpr Widths kStandard{200, 224};
    static constexpr Widths kLeast{160, 208};
    /// The least widths at the present size of text: larger text needs more, but the level needs
    /// its room.
    static Widths least();
    /// The middle's least width before a column gets more than its least.
    static constexpr int kMiddle = 848;
    /// The middle's least width in any window, in pixels.
    static constexpr int kLeastMiddle = 320;

    SideSplitter(QWidget* left, QWidget* middle, QWidget* right, QWidget* parent = nullptr);

    /// As the user wants the columns, whatever there is room for now.
    Widths wanted() const { return wanted_; }
    void setWanted(Widths widths);
    /// To be called after a column was shown or hidden.
    void arrange();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    Widths wanted_ = kStandard;
    bool isArranging_ = false;
};

}  // namespace mazeloom::widgets
