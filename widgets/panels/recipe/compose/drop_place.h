// SPDX-License-Identifier: MIT
// Marks the gap between two cards into which a dragged card would be dropped. Scrolls the area
// around the column of cards while the pointer is near the area's upper or lower edge.
#pragma once

#include <vector>

#include <QObject>
#include <QPoint>
#include <QTimer>

namespace mazeloom::widgets {

class DropPlace final : public QObject {
    Q_OBJECT

  public:
    /// `column` is the parent of the cards.
    explicit DropPlace(QWidget& column);

    /// Shows the mark for a pointer position in screen coordinates. `cards` are ordered from top to
    /// bottom.
    void show(const std::vector<QWidget*>& cards, const QPoint& pointer);
    void hide();
    /// Returns the index of the card before which the dragged card would be dropped; the number of
    /// cards if it would be dropped after the last one.
    std::size_t gap() const { return gap_; }

    QWidget* mark() { return mark_; }

  private:
    void place();
    void scroll();

    QWidget& column_;
    QWidget* mark_;
    QTimer timer_;  ///< runs while the area can scroll further
    std::vector<QWidget*> cards_;
    QPoint pointer_;
    std::size_t gap_ = 0;
};

}  // namespace mazeloom::widgets
