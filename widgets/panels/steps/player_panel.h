// SPDX-License-Identifier: MIT
// Base class of panels about the shown generation.
#pragma once

#include <QWidget>

#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

/// Follows a player while visible. A hidden panel does no work; it catches up when shown.
class PlayerPanel : public QWidget {
    Q_OBJECT

  protected:
    explicit PlayerPanel(Player& player, QWidget* parent = nullptr);

    Player& player() const { return player_; }

    /// Called when the timeline was replaced or removed, or while there is none, when the first one
    /// is awaited. takeMoment() is called afterwards.
    virtual void takeTimeline() = 0;
    /// Called when the shown position has changed, or another generation is awaited.
    virtual void takeMoment() = 0;
    void showEvent(QShowEvent* event) override;

  private:
    void takeBoth();

    Player& player_;
    bool behind_ = true;  ///< the timeline has changed while the panel was hidden
};

}  // namespace mazeloom::widgets
