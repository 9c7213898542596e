// SPDX-License-Identifier: MIT
// What panels about the shown generation have in common.
#pragma once

#include <QWidget>

#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

/// Watches a player while it can be seen. A hidden panel does no work; it catches up when shown.
class PlayerPanel : public QWidget {
    Q_OBJECT

  protected:
    explicit PlayerPanel(Player& player, QWidget* parent = nullptr);

    Player& player() const { return player_; }

    /// There is another timeline, or none; called before takeMoment.
    virtual void takeTimeline() = 0;
    /// Another moment of it is shown.
    virtual void takeMoment() = 0;
    void showEvent(QShowEvent* event) override;

  private:
    Player& player_;
    bool behind_ = true;  ///< the timeline changed while the panel was hidden
};

}  // namespace mazeloom::widgets
