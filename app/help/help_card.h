// SPDX-License-Identifier: MIT
// A small card beside a part of a window, with an arrow that points at the part. The card is a
// child of the window. It blocks no other control, and receives only clicks on itself.
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

    /// Owned by the window; hidden at first.
    explicit HelpCard(QWidget& window);

    /// `note` is shown below the text in a muted colour. Empty texts take no room.
    void setTexts(const QString& title, const QString& text, const QString& note = {});
    QPushButton* addButton(const QString& text, const QString& tip);
    /// Shows the card beside `target`, in the window's coordinates, on the side with the most room.
    /// With a null target the card has no arrow and is centred.
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
