// SPDX-License-Identifier: MIT
// Keeps the distances from the hero up to date with a player's position: at once for levels of
// usual sizes, on a background thread for large ones. Computes nothing until it is asked.
#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "core/analyse/distances.h"
#include "widgets/document/latest_task.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

class DistanceSource : public QObject {
    Q_OBJECT

  public:
    /// Largest number of cells that is computed at once, in less than a frame.
    static constexpr std::int64_t kAtOnce = 512 * 512;

    /// `player` must outlive the source.
    explicit DistanceSource(Player& player, QObject* parent = nullptr);

    /// Returns the distances at the shown position, or at an earlier one while newer ones are
    /// computed. Null if there are none: no level, or no hero in it. Valid until control returns to
    /// the event loop.
    const analyse::Distances* current();
    /// Whether there is a hero to start from.
    bool hasHero() const { return player_.timeline() != nullptr && hero().has_value(); }
    /// Whether current() belongs to the shown position.
    bool isUpToDate() const { return !isStale_ && !task_.isBusy(); }

  signals:
    /// Newer distances are available.
    void changed();

  private:
    void compute();
    /// Computes them on the background thread, from a copy of the cells in the buffer `room`.
    void computeIn(const std::shared_ptr<level::CellGrid>& room);
    void take(const std::shared_ptr<const analyse::Distances>& distances);
    std::optional<grid::Point> hero() const;

    Player& player_;
    std::shared_ptr<const analyse::Distances> distances_;
    bool isStale_ = true;
    LatestTask task_;  ///< for large levels
};

}  // namespace mazeloom::widgets
