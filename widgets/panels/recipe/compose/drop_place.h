// SPDX-License-Identifier: MIT
// Marks the place between two cards to which a dragged card would move, and scrolls the area around
// the column while the pointer is near its upper or lower edge.
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

    /// Shows the mark for a pointer in screen coordinates. `cards` are ordered from top to bottom.
    void show(const std::vector<QWidget*>& cards, const QPoint& pointer);
    void hide();
    /// The index of the card before which the card would go; their number: after the last.
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
