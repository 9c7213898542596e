// SPDX-License-Identifier: MIT
// A dungeon makes the floors of runs from a copy of a pack's descent. It never changes during play,
// so any number of runs can share it.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/recipe.h"
#include "core/level/descent.h"
#include "core/level/level.h"
#include "core/play/descent/state/floor.h"
#include "core/problem.h"

namespace mazeloom::play::descent {

class Dungeon {
  public:
    /// Upper bound on the seeds that are tried for a floor before its problem is reported. Several
    /// are tried, because a room that has to appear may not fit at the first attempt.
    static constexpr int kMostAttempts = 8;

    /// Returns the descent of a pack. The problem names a floor whose level is missing, is no floor
    /// of a descent, or has a recipe that cannot run.
    static tl::expected<std::shared_ptr<const Dungeon>, Problem> of(const level::Pack& pack);
    /// Like of(), but the floor of `depth` is `level`, whatever the pack has there, so that a
    /// designer can try the level.
    static tl::expected<std::shared_ptr<const Dungeon>, Problem> with(const level::Pack& pack,
                                                                      std::string_view level,
                                                                      int depth);

    const level::DescentTables& tables() const { return tables_; }
    /// Returns the level from which the floor of a depth is generated in a run of this seed: the
    /// level designed for this depth; else the level of one of the ranges that contain the depth,
    /// drawn by weight and resized for the depth; else the level of all other floors; else 30 × 18
    /// cells of rooms and corridors.
    std::shared_ptr<const level::Level> levelAt(std::uint64_t runSeed, int depth) const;
    bool isDesigned(int depth) const { return designed_.count(depth) != 0; }

    /// Returns the floor that a run of this seed finds at a depth. It is always the same, whatever
    /// way leads there, unless a floor with the boss was made before (`mayHoldBoss` is false). Its
    /// map is generated from mix(run's seed, depth). If the boss waits one or two floors below, the
    /// floor announces it (RULES.md D-19). `stop` is generate::Options::stop.
    tl::expected<Floor, Problem> floorAt(std::uint64_t runSeed, int depth, bool mayHoldBoss,
                                         const std::atomic<bool>* stop = nullptr) const;
    /// Returns the seed of the first attempt at the floor of a depth. An editor shows the level
    /// with this seed.
    static std::uint64_t seedOf(std::uint64_t runSeed, int depth);

    /// Returns the FNV-1a hash of the tables. Replays under other rules are recognised by it.
    std::uint64_t hash() const;

  private:
    /// A level with its recipe ready to run.
    struct Plan {
        std::shared_ptr<const level::Level> level;
        std::shared_ptr<const generate::ReadyRecipe> recipe;
    };

    explicit Dungeon(const level::Pack& pack)
        : tables_(pack.descent.tables), rooms_(pack.rooms), kinds_(pack.ownKinds.share()) {}

    struct RangePlan {
        level::FloorRange range;
        Plan plan;
    };

    static tl::expected<Plan, Problem> planOf(const level::Pack& pack, std::string_view level);
    Plan planAt(std::uint64_t runSeed, int depth) const;
    /// Like floorAt(), but the floor does not announce a boss below.
    tl::expected<Floor, Problem> plainFloorAt(std::uint64_t runSeed, int depth, bool mayHoldBoss,
                                              const std::atomic<bool>* stop) const;
    /// Returns the number of floors from this depth down to the boss, 1 or 2; 0 if the boss is not
    /// that near.
    int bossBelow(std::uint64_t runSeed, int depth, bool mayHoldBoss,
                  const std::atomic<bool>* stop) const;

    level::DescentTables tables_;
    level::SharedVector<level::Room> rooms_;
    level::SharedOwnKinds kinds_;
    std::map<int, Plan> designed_;  ///< by depth
    std::vector<RangePlan> ranges_;
    Plan others_;
};

/// Returns the Dungeon::hash() of a dungeon with these tables.
std::uint64_t hashOfTables(const level::DescentTables& tables);

}  // namespace mazeloom::play::descent
