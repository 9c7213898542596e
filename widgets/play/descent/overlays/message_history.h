// SPDX-License-Identifier: MIT
// A card with the messages of a run, the newest at the bottom. It scrolls by keys, wheel and pad;
// screen readers read it as a list.
#pragma once

#include <QStringList>

#include "widgets/play/play_overlay.h"

class QListWidget;

namespace mazeloom::widgets {

class MessageHistory : public PlayOverlay {
    Q_OBJECT

  public:
    MessageHistory(QWidget& view, Gamepad& gamepad);

    /// Opens the card with these messages, and selects the newest.
    void read(const QStringList& messages);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QListWidget* list_;
};

}  // namespace mazeloom::widgets
