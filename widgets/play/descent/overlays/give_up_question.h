// SPDX-License-Identifier: MIT
// Asks whether to give up a kept run (RULES.md D-13.3), to leave the game or to start a new run.
#pragma once

#include "widgets/play/play_overlay.h"

class QLabel;
class QPushButton;

namespace mazeloom {

namespace play::descent {
struct State;
}

namespace widgets {

class GiveUpQuestion : public PlayOverlay {
    Q_OBJECT

  public:
    /// The action that follows if the player gives up the run.
    enum class Then { Leave, Restart };

    /// `view` and `gamepad` are used as in PlayOverlay.
    GiveUpQuestion(QWidget& view, Gamepad& gamepad);

    /// Asks whether to give up the run whose state is `state`.
    void ask(Then then, const play::descent::State& state);
    /// Returns the action that follows if the player answers yes.
    Then then() const { return then_; }

  signals:
    /// Emitted when the player has answered yes; dismissed() means no.
    void confirmed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    Then then_ = Then::Leave;
    QLabel* text_;
    QPushButton* yes_;
};

}  // namespace widgets

}  // namespace mazeloom
