// SPDX-License-Identifier: MIT
// Keeps the distances from the hero up to date with a player's position: immediately for levels of
// usual size, on a background thread for large ones. Computes nothing until current() is called.
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
    /// Largest number of cells for which distances are computed immediately, in less than a frame.
    static constexpr std::int64_t kAtOnce = 512 * 512;

    /// `player` must outlive the source.
    explicit DistanceSource(Player& player, QObject* parent = nullptr);

    /// Returns the distances at the shown position, or those at an earlier position while newer
    /// ones are computed. Null if there is no level, no hero in it, or no result yet. Valid until
    /// control returns to the event loop.
    const analyse::Distances* current();
    /// Whether the level has a hero, from whom distances are measured.
    bool hasHero() const { return player_.timeline() != nullptr && hero().has_value(); }
    /// Whether current() belongs to the shown position.
    bool isUpToDate() const { return !isStale_ && !task_.isBusy(); }

  signals:
    /// Emitted when newer distances are available.
    void changed();

  private:
    void compute();
    /// Starts computing the distances on the background thread, from a copy of the cells that it
    /// makes in the buffer `room`.
    void computeIn(const std::shared_ptr<level::CellGrid>& room);
    void take(const std::shared_ptr<const analyse::Distances>& distances);
    std::optional<grid::Point> hero() const;

    Player& player_;
    std::shared_ptr<const analyse::Distances> distances_;
    bool isStale_ = true;
    LatestTask task_;  ///< for large levels
};

}  // namespace mazeloom::widgets
