// SPDX-License-Identifier: MIT
// The menu over a game (temple.md, "Controls"): a card in the middle of the view, worked by mouse
// and keys.
#pragma once

#include <QFrame>
#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace mazeloom::widgets {

class PlayMenu : public QWidget {
    Q_OBJECT

  public:
    /// Covers all of `view`, and follows its size.
    explicit PlayMenu(QWidget& view);

    void open();
    /// Gives the focus back to the view.
    void shut();

    /// Percent, 0–100.
    void setVolume(int percent);
    void setLight(bool light);

  signals:
    void resumed();
    void restartWanted();
    void lightWanted(bool light);
    void volumeWanted(int percent);
    void controlsWanted();
    void leaveWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void move(int step);
    void choose();
    QPushButton* addButton(const QString& text, const QString& tip);

    QWidget& view_;
    QFrame* card_;
    QPushButton* resume_;
    QCheckBox* light_;
    QSlider* volume_;
};

}  // namespace mazeloom::widgets
