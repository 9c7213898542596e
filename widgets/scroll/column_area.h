// SPDX-License-Identifier: MIT
// A scroll area for a panel's contents. Inside another scroll area (a column, a floating panel) it
// requests the full height of its contents, so that only the outer area scrolls. Elsewhere it
// scrolls its contents itself.
#pragma once

#include <QScrollArea>

namespace mazeloom::widgets {

class ColumnArea : public QScrollArea {
    Q_OBJECT

  public:
    /// An area that scrolls by itself has at most this minimum height, in pixels.
    static constexpr int kLeastSeen = 180;

    explicit ColumnArea(QWidget* parent = nullptr);

    /// Sets whether the area never becomes lower than the greatest height that its contents have
    /// had. Then the widgets below it do not move up and down. Applies only inside another area.
    void setNeverShrinks(bool neverShrinks);
    bool neverShrinks() const { return neverShrinks_; }
    /// Resets the kept height to the present height of the contents.
    void forgetHeight();

    /// Returns at least the minimum width of the contents, because the area never scrolls sideways.
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
    int greatestHeight_ = 0;  ///< greatest height of the contents at this width, in pixels
};

/// Scrolls all scroll areas around a widget until the widget is visible. If the widget is taller
/// than an area, its top becomes visible. First performs pending layouts, such as those of widgets
/// that were just added or expanded. `margin` is in pixels.
void revealInAreas(const QWidget& widget, int margin);
/// Reveals the rectangle `part` of a widget; the whole widget if `part` is null.
void revealInAreas(const QWidget& widget, const QRect& part, int margin);

}  // namespace mazeloom::widgets
