// SPDX-License-Identifier: MIT
// The menu over a game (RULES.md T-16): a card in the middle of the view, worked by mouse,
// keys and pad.
#pragma once

#include "widgets/play/play_overlay.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace mazeloom::widgets {

class PlayMenu : public PlayOverlay {
    Q_OBJECT

  public:
    /// As PlayOverlay.
    PlayMenu(QWidget& view, Gamepad& gamepad);

    /// Why the game waits, below the title; empty if the player asked for it.
    void setReason(const QString& reason);
    /// Whether there are consoles that can be read again; not at first.
    void setHasConsoles(bool has);
    /// Whether there are numbers to be explained; not at first.
    void setHasNumbers(bool has);
    /// Percent, 0–100.
    void setVolume(int percent);
    void setLight(bool light);
    /// What *leave* does here: in the editor, back to it.
    void setLeaveTip(const QString& tip);

  signals:
    void resumed();
    void restartWanted();
    void consolesWanted();
    void numbersWanted();
    void lightWanted(bool light);
    void volumeWanted(int percent);
    void controlsWanted();
    void leaveWanted();

  private:
    QLabel* reason_;
    QPushButton* consoles_;
    QPushButton* numbers_;
    QPushButton* leave_;
    QCheckBox* light_;
    QSlider* volume_;
};

}  // namespace mazeloom::widgets
