// SPDX-License-Identifier: MIT
// What a panel of a column scrolls in, where it must: it asks for the height of its contents, so
// that the column scrolls rather than each of its panels.
#pragma once

#include <QScrollArea>

namespace mazeloom::widgets {

class ColumnArea : public QScrollArea {
  public:
    /// Taller contents scroll, in pixels.
    static constexpr int kTallest = 480;

    explicit ColumnArea(QWidget* parent = nullptr);

    /// How much of the contents is seen at least, in pixels.
    void setTallest(int height);

    /// There is no way to scroll sideways: contents have their width.
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    int tallest_ = kTallest;
};

}  // namespace mazeloom::widgets
