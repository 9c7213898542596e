// SPDX-License-Identifier: MIT
// Players' best runs in temples, which go along as ghosts (RULES.md T-22). They are kept as replays
// in the user's data folder, and read off the GUI thread.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include <QObject>

#include "core/play/temple/track.h"
#include "widgets/document/latest_task.h"
#include "widgets/play/game_setup.h"

namespace mazeloom::app {

/// Names the level or day whose best run is kept.
struct GhostPlace {
    std::int64_t player = 0;  ///< Profile::seed, which stays when a player is renamed
    std::string pack;         ///< id of the pack; "day" for a daily challenge
    std::string level;        ///< key of the level in the profile, or the date

    friend bool operator==(const GhostPlace&, const GhostPlace&) = default;
};

class Ghosts : public QObject {
    Q_OBJECT

  public:
    using Track = std::shared_ptr<const play::temple::Track>;

    /// Upper bound on the size of a kept run, in bytes; a longer one is not kept.
    static constexpr std::uintmax_t kMostBytes = 4u << 20;

    explicit Ghosts(QObject* parent = nullptr);

    /// Keeps a replay in place of the one that was kept before. A failure is ignored: then the
    /// level has no ghost, or the one before.
    static void keep(const GhostPlace& place, const std::string& replay);
    /// Removes all runs of a player.
    static void removeAll(std::int64_t player);

    /// Looks for the best run of a level, and emits found() if there is one that belongs to the
    /// level as it is now. The search before is stopped.
    void find(const GhostPlace& place, const widgets::GameSetup& setup);

  signals:
    void found(const GhostPlace& place, const Track& track);

  private:
    widgets::LatestTask task_{"ghost"};
};

}  // namespace mazeloom::app
