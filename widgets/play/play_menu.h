// SPDX-License-Identifier: MIT
// The menu over a game (RULES.md T-16): a card in the middle of the view, for mouse, keys and pad.
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
    /// `view` and `gamepad` are used as in PlayOverlay.
    PlayMenu(QWidget& view, Gamepad& gamepad);

    /// Sets the reason why the game is paused, shown below the title; empty if the player paused
    /// it.
    void setReason(const QString& reason);
    /// Sets whether the menu offers to read consoles again; off at first.
    void setHasConsoles(bool has);
    /// Sets whether the menu offers to read the messages of the run; off at first.
    void setHasMessages(bool has);
    /// Sets whether the menu offers to explain the numbers; off at first.
    void setHasNumbers(bool has);
    /// Sets the volume in percent, 0–100.
    void setVolume(int percent);
    void setLight(bool light);
    void setFlashes(bool hasFlashes);
    /// Sets the tool tip of the entry *leave*; in the editor this entry returns to the editor.
    void setLeaveTip(const QString& tip);

  signals:
    void resumed();
    void restartWanted();
    void consolesWanted();
    void messagesWanted();
    void numbersWanted();
    void lightWanted(bool light);
    void flashesWanted(bool hasFlashes);
    void volumeWanted(int percent);
    void controlsWanted();
    void leaveWanted();

  private:
    QCheckBox* addCheck(const QString& text, const QString& tip);

    QLabel* reason_;
    QPushButton* consoles_;
    QPushButton* messages_;
    QPushButton* numbers_;
    QPushButton* leave_;
    QCheckBox* light_;
    QCheckBox* flashes_;
    QSlider* volume_;
};

}  // namespace mazeloom::widgets
