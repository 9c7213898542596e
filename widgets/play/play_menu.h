// SPDX-License-Identifier: MIT
// The menu over a game (RULES.md T-16): a card in the middle of the view, worked by mouse,
// keys and pad.
#pragma once

#include <QFrame>
#include <QList>
#include <QWidget>

#include "widgets/play/pad_navigation.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace mazeloom::widgets {

class PlayMenu : public QWidget {
    Q_OBJECT

  public:
    /// Covers all of `view`, and follows its size. `gamepad` outlives it.
    PlayMenu(QWidget& view, Gamepad& gamepad);

    void open();
    /// Gives the focus back to the view.
    void shut();

    /// Percent, 0–100.
    void setVolume(int percent);
    void setLight(bool light);
    /// What *leave* does here: in the editor, back to it.
    void setLeaveTip(const QString& tip);

  signals:
    void resumed();
    void restartWanted();
    void lightWanted(bool light);
    void volumeWanted(int percent);
    void controlsWanted();
    void leaveWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Round and round: the focus does not leave an open menu.
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void choose();
    QPushButton* addButton(const QString& text, const QString& tip);

    QWidget& view_;
    QFrame* card_;
    PadNavigation navigation_;
    QList<QWidget*> entries_;  ///< from top to bottom
    QPushButton* resume_;
    QPushButton* leave_;
    QCheckBox* light_;
    QSlider* volume_;
};

}  // namespace mazeloom::widgets
