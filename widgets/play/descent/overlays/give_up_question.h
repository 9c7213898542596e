// SPDX-License-Identifier: MIT
// Asks whether a run that is kept is to be given up (RULES.md D-13.3).
#pragma once

#include "widgets/play/play_overlay.h"

namespace mazeloom::widgets {

class GiveUpQuestion : public PlayOverlay {
    Q_OBJECT

  public:
    /// As PlayOverlay.
    GiveUpQuestion(QWidget& view, Gamepad& gamepad);

  signals:
    /// Yes; dismissed() is no.
    void confirmed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace mazeloom::widgets
