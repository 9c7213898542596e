// SPDX-License-Identifier: MIT
// The menu over a game (RULES.md T-16): a card in the middle of the view, usable with mouse, keys
// and pad.
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
    /// `view` and `gamepad` as for PlayOverlay.
    PlayMenu(QWidget& view, Gamepad& gamepad);

    /// Sets why the game is paused, shown below the title; empty if the player paused it.
    void setReason(const QString& reason);
    /// Sets whether there are consoles to read again; off at first.
    void setHasConsoles(bool has);
    /// Sets whether there are numbers to explain; off at first.
    void setHasNumbers(bool has);
    /// Sets the volume in percent, 0–100.
    void setVolume(int percent);
    void setLight(bool light);
    /// Sets what *leave* does here; in the editor it returns there.
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
