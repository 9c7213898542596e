// SPDX-License-Identifier: MIT
// The distances from the hero in what a player shows, kept up to date: at once on levels of usual
// sizes, on a thread of its own on large ones. Nothing is computed until somebody asks.
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
    /// Levels of up to so many cells take less than a frame.
    static constexpr std::int64_t kAtOnce = 512 * 512;

    /// `player` outlives the source.
    explicit DistanceSource(Player& player, QObject* parent = nullptr);

    /// Those of the shown moment, or of one just before, while newer ones are on their way. Null
    /// when there are none: no level, or no hero in it. Valid until control returns to the event
    /// loop.
    const analyse::Distances* current();
    /// Whether there is a hero to go from.
    bool hasHero() const { return player_.timeline() != nullptr && hero().has_value(); }
    /// Whether current() is of the shown moment.
    bool isUpToDate() const { return !isStale_ && !task_.isBusy(); }

  signals:
    /// Newer distances are there.
    void changed();

  private:
    void compute();
    /// The same on the other thread, with room for the cells.
    void computeIn(const std::shared_ptr<level::CellGrid>& room);
    void take(const std::shared_ptr<const analyse::Distances>& distances);
    std::optional<grid::Point> hero() const;

    Player& player_;
    std::shared_ptr<const analyse::Distances> distances_;
    bool isStale_ = true;
    LatestTask task_;  ///< for large levels
};

}  // namespace mazeloom::widgets
