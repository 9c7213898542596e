// SPDX-License-Identifier: MIT
// Asks whether a run that is kept is to be given up (RULES.md D-13.3), for good or for another one.
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
    /// What follows when the run is given up.
    enum class Then { Leave, Restart };

    /// As PlayOverlay.
    GiveUpQuestion(QWidget& view, Gamepad& gamepad);

    /// Opens the question about a run whose state is `state`.
    void ask(Then then, const play::descent::State& state);
    /// What the open question is about.
    Then then() const { return then_; }

  signals:
    /// Yes; dismissed() is no.
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
