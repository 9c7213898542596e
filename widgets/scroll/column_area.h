// SPDX-License-Identifier: MIT
// What a panel puts its contents into: in a column, and in a floating panel, it asks for the full
// height of its contents, so that the area around it scrolls and nothing in it does by itself.
// Where nothing around it scrolls, it scrolls.
#pragma once

#include <QScrollArea>

namespace mazeloom::widgets {

class ColumnArea : public QScrollArea {
  public:
    /// So much of the contents is seen at least where nothing around the area scrolls, in pixels.
    static constexpr int kLeastSeen = 180;

    explicit ColumnArea(QWidget* parent = nullptr);

    /// Whether the area in a column keeps the greatest height that its contents had, so that
    /// nothing below it moves up and down with them.
    void setNeverShrinks(bool neverShrinks);
    /// Begins again with the height that the contents have.
    void forgetHeight();

    /// There is no way to scroll sideways: contents have the area's width.
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// Whether an area around this one scrolls.
    bool isInColumn() const;
    int contentsHeight() const;
    void noticeHeight();

    bool neverShrinks_ = false;
    int greatestHeight_ = 0;  ///< of the contents at this width, in pixels
};

/// Scrolls all areas around a widget until it is seen; the head of a widget that is taller than an
/// area. Lays out what was just added or unfolded. `margin` in pixels.
void revealInAreas(const QWidget& widget, int margin);
/// The same for a part of a widget; for a null one, all of it.
void revealInAreas(const QWidget& widget, const QRect& part, int margin);

}  // namespace mazeloom::widgets
