// SPDX-License-Identifier: MIT
// A scroll area for a panel's contents. Inside another scroll area (a column, a floating panel) it
// asks for the full height of its contents, so that the outer area scrolls and this one does not.
// Elsewhere it scrolls by itself.
#pragma once

#include <QScrollArea>

namespace mazeloom::widgets {

class ColumnArea : public QScrollArea {
  public:
    /// Upper bound, in pixels, on the minimum height of an area that scrolls by itself.
    static constexpr int kLeastSeen = 180;

    explicit ColumnArea(QWidget* parent = nullptr);

    /// Whether an area inside another one keeps the greatest height that its contents had, so that
    /// the widgets below it do not move up and down.
    void setNeverShrinks(bool neverShrinks);
    /// Forgets the greatest height and starts again from the present one.
    void forgetHeight();

    /// As wide as the contents' minimum: the area never scrolls sideways.
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// Whether another scroll area contains this one.
    bool isInColumn() const;
    int contentsHeight() const;
    void noticeHeight();

    bool neverShrinks_ = false;
    int greatestHeight_ = 0;  ///< of the contents at this width, in pixels
};

/// Scrolls every area around a widget until the widget is visible; of a widget that is taller than
/// the area, its top. First performs the pending layout of widgets that were just added or
/// unfolded. `margin` is in pixels.
void revealInAreas(const QWidget& widget, int margin);
/// Reveals a part of a widget; all of it if `part` is null.
void revealInAreas(const QWidget& widget, const QRect& part, int margin);

}  // namespace mazeloom::widgets
