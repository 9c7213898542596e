// SPDX-License-Identifier: MIT
// What runs are made from: a pack's descent as it was when it was taken. Never changes while it is
// played, so any number of runs share one.
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
    /// So often a floor is tried before its problem is told: a room that has to appear may fit at
    /// the second attempt.
    static constexpr int kMostAttempts = 8;

    /// The descent of a pack. The problem names a floor whose level is missing, is no floor of a
    /// descent, or has a recipe that cannot run.
    static tl::expected<std::shared_ptr<const Dungeon>, Problem> of(const level::Pack& pack);
    /// The same with one level as the floor of a depth, whatever the pack has there: what a
    /// designer tries.
    static tl::expected<std::shared_ptr<const Dungeon>, Problem> with(const level::Pack& pack,
                                                                      std::string_view level,
                                                                      int depth);

    const level::DescentTables& tables() const { return tables_; }
    /// The level that the floor of a depth is generated from in a run of this seed: the designed
    /// one, else one of the ranges that the depth lies in, drawn by weight and as large as it is
    /// there, else that of all other floors, else 30 × 18 cells of rooms and corridors.
    std::shared_ptr<const level::Level> levelAt(std::uint64_t runSeed, int depth) const;
    bool isDesigned(int depth) const { return designed_.count(depth) != 0; }

    /// The floor that a run of this seed finds at a depth: always the same, however it is come to,
    /// unless the boss has been met before. Its map is generated from mix(run's seed, depth). Where
    /// the boss waits one or two floors below, it tells (RULES.md D-19).
    /// `stop` is generate::Options::stop.
    tl::expected<Floor, Problem> floorAt(std::uint64_t runSeed, int depth, bool mayHoldBoss,
                                         const std::atomic<bool>* stop = nullptr) const;
    /// The seed of that floor's first attempt, which an editor shows the level with.
    static std::uint64_t seedOf(std::uint64_t runSeed, int depth);

    /// FNV-1a of the tables: a replay under other rules is known by it.
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
    /// The same as floorAt(), but it tells nothing of what is below.
    tl::expected<Floor, Problem> plainFloorAt(std::uint64_t runSeed, int depth, bool mayHoldBoss,
                                              const std::atomic<bool>* stop) const;
    /// How many floors below the boss waits: 1 or 2, else 0.
    int bossBelow(std::uint64_t runSeed, int depth, const std::atomic<bool>* stop) const;

    level::DescentTables tables_;
    level::SharedVector<level::Room> rooms_;
    level::SharedOwnKinds kinds_;
    std::map<int, Plan> designed_;  ///< by depth
    std::vector<RangePlan> ranges_;
    Plan others_;
};

/// Dungeon::hash() of such tables.
std::uint64_t hashOfTables(const level::DescentTables& tables);

}  // namespace mazeloom::play::descent
