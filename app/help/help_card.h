// SPDX-License-Identifier: MIT
// A small card beside a part of a window, with an arrow to it. It lies within the window, holds up
// nothing, and takes no clicks but its own.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace mazeloom::app {

class HelpCard : public QWidget {
    Q_OBJECT

  public:
    static constexpr int kWidth = 320;  ///< without the arrow, in Qt's pixels

    /// The window's; hidden at first.
    explicit HelpCard(QWidget& window);

    /// `note` stands below, quieter; empty texts take no room.
    void setTexts(const QString& title, const QString& text, const QString& note = {});
    QPushButton* addButton(const QString& text, const QString& tip);
    /// Shows the card beside `target`, in the window's coordinates: where there is most room. A
    /// null target has no arrow, and the card stands in the middle.
    void pointAt(const QRect& target);
    QRect target() const { return target_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRect body() const;
    QPolygonF arrow() const;

    QLabel* title_;
    QLabel* text_;
    QLabel* note_;
    QHBoxLayout* buttons_;
    QRect target_;
};

}  // namespace mazeloom::app
