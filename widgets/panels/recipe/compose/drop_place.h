// SPDX-License-Identifier: MIT
// Where a card that is dragged over its column would go: a mark between two cards shows it, and
// what the column scrolls in scrolls while the pointer is near its upper or lower edge.
#pragma once

#include <vector>

#include <QObject>
#include <QPoint>
#include <QTimer>

namespace mazeloom::widgets {

class DropPlace final : public QObject {
    Q_OBJECT

  public:
    /// The cards' parent is `column`.
    explicit DropPlace(QWidget& column);

    /// The pointer is here, in screen coordinates. `cards` from top to bottom.
    void show(const std::vector<QWidget*>& cards, const QPoint& pointer);
    void hide();
    /// Before which card it would go; their number: behind the last.
    std::size_t gap() const { return gap_; }

    QWidget* mark() { return mark_; }

  private:
    void place();
    void scroll();

    QWidget& column_;
    QWidget* mark_;
    QTimer timer_;  ///< runs while there is something to scroll
    std::vector<QWidget*> cards_;
    QPoint pointer_;
    std::size_t gap_ = 0;
};

}  // namespace mazeloom::widgets
