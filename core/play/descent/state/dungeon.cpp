// SPDX-License-Identifier: MIT
#include "core/play/descent/state/dungeon.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/generate/generate.h"
#include "core/grid/hash.h"
#include "core/level/campaign/floor_growth.h"
#include "core/play/descent/state/herald.h"
#include "core/random/stream.h"

namespace mazeloom::play::descent {

namespace {

constexpr grid::Size kSize{30, 18};
constexpr std::string_view kRecipe = "rooms-and-corridors";

Problem problem(std::string text, std::string file = {}) {
    Problem result;
    result.text = std::move(text);
    result.file = std::move(file);
    return result;
}

std::string fileOf(const level::Level& level) {
    return level.id.empty() ? std::string() : "levels/" + level.id + ".json";
}

std::shared_ptr<const level::Level> builtInFloor() {
    level::Level level;
    level.ruleset = level::Ruleset::Descent;
    level.size = kSize;
    level.recipe = generate::findBuiltInRecipe(kRecipe)->recipe;
    return std::make_shared<const level::Level>(std::move(level));
}

}  // namespace

tl::expected<Dungeon::Plan, Problem> Dungeon::planOf(const level::Pack& pack,
                                                     std::string_view level) {
    const auto found = level.empty() ? nullptr : pack.shareLevel(level);
    if (!level.empty() && found == nullptr) {
        return tl::unexpected(
            problem("the descent uses the level \"" + std::string(level) + "\", which is missing",
                    "pack.json"));
    }
    Plan plan{found != nullptr ? found : builtInFloor(), {}};
    if (plan.level->ruleset != level::Ruleset::Descent) {
        return tl::unexpected(
            problem("the level is no floor of a descent: change its ruleset", fileOf(*plan.level)));
    }
    auto recipe = generate::prepare(plan.level->recipe, plan.level->paint.has_value());
    if (!recipe) {
        if (recipe.error().file.empty()) recipe.error().file = fileOf(*plan.level);
        return tl::unexpected(std::move(recipe.error()));
    }
    plan.recipe = std::make_shared<const generate::ReadyRecipe>(std::move(*recipe));
    return plan;
}

tl::expected<std::shared_ptr<const Dungeon>, Problem> Dungeon::of(const level::Pack& pack) {
    return with(pack, {}, 0);
}

tl::expected<std::shared_ptr<const Dungeon>, Problem> Dungeon::with(const level::Pack& pack,
                                                                    std::string_view level,
                                                                    int depth) {
    const std::shared_ptr<Dungeon> dungeon(new Dungeon(pack));
    auto others = planOf(pack, pack.descent.otherFloors);
    if (!others) return tl::unexpected(std::move(others.error()));
    dungeon->others_ = std::move(*others);
    std::vector<level::DesignedFloor> floors = pack.descent.floors;
    if (!level.empty()) {
        std::erase_if(floors, [depth](const auto& floor) { return floor.depth == depth; });
        floors.push_back({depth, std::string(level)});
    }
    for (const level::DesignedFloor& floor : floors) {
        auto plan = planOf(pack, floor.level);
        if (!plan) return tl::unexpected(std::move(plan.error()));
        dungeon->designed_.emplace(floor.depth, std::move(*plan));
    }
    for (const level::FloorRange& range : pack.descent.ranges) {
        auto plan = planOf(pack, range.level);
        if (!plan) return tl::unexpected(std::move(plan.error()));
        dungeon->ranges_.push_back({range, std::move(*plan)});
    }
    return std::shared_ptr<const Dungeon>(dungeon);
}

Dungeon::Plan Dungeon::planAt(std::uint64_t runSeed, int depth) const {
    if (const auto designed = designed_.find(depth); designed != designed_.end())
        return designed->second;
    std::uint32_t weights = 0;
    for (const RangePlan& each : ranges_)
        weights += each.range.contains(depth) ? static_cast<std::uint32_t>(each.range.weight) : 0;
    if (weights == 0) return others_;
    std::uint32_t drawn =
        random::stageStream(seedOf(runSeed, depth), "the level of a floor", 0).below(weights);
    const auto chosen = std::ranges::find_if(ranges_, [&](const RangePlan& each) {
        if (!each.range.contains(depth)) return false;
        const auto weight = static_cast<std::uint32_t>(each.range.weight);
        if (drawn < weight) return true;
        drawn -= weight;
        return false;
    });
    Plan plan = chosen->plan;
    const grid::Size size = level::sizeAt(*plan.level, chosen->range, depth);
    if (size != plan.level->size) {
        auto grown = std::make_shared<level::Level>(*plan.level);
        grown->size = size;
        plan.level = std::move(grown);
    }
    return plan;
}

std::shared_ptr<const level::Level> Dungeon::levelAt(std::uint64_t runSeed, int depth) const {
    return planAt(runSeed, depth).level;
}

std::uint64_t Dungeon::seedOf(std::uint64_t runSeed, int depth) {
    return random::mix(runSeed, static_cast<std::uint64_t>(depth));
}

int Dungeon::bossBelow(std::uint64_t runSeed, int depth, bool mayHoldBoss,
                       const std::atomic<bool>* stop) const {
    for (int floors = 1; floors <= kBossToldFrom && depth + floors <= level::kMaxDepth; ++floors) {
        const auto floor = plainFloorAt(runSeed, depth + floors, mayHoldBoss, stop);
        if (!floor) return 0;  // the run cannot get there
        if (floor->holdsBoss()) return floors;
    }
    return 0;
}

tl::expected<Floor, Problem> Dungeon::floorAt(std::uint64_t runSeed, int depth, bool mayHoldBoss,
                                              const std::atomic<bool>* stop) const {
    auto floor = plainFloorAt(runSeed, depth, mayHoldBoss, stop);
    if (!floor || floor->holdsBoss()) return floor;
    const int below = bossBelow(runSeed, depth, mayHoldBoss, stop);
    // A search that was stopped may have missed the boss, which would change the run.
    if (stop != nullptr && *stop)
        return tl::unexpected(Problem{Severity::Error, "stopped", {}, {}, {}});
    if (below > 0) herald(*floor, below);
    return floor;
}

tl::expected<Floor, Problem> Dungeon::plainFloorAt(std::uint64_t runSeed, int depth,
                                                   bool mayHoldBoss,
                                                   const std::atomic<bool>* stop) const {
    const Plan plan = planAt(runSeed, depth);
    generate::Options options;
    options.stop = stop;
    options.floor = {tables_, depth, mayHoldBoss};
    options.kinds = kinds_;
    std::optional<Problem> wrong;
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        const std::uint64_t first = seedOf(runSeed, depth);
        const std::uint64_t seed =
            attempt == 0 ? first : random::mix(first, static_cast<std::uint64_t>(attempt));
        auto generated = generate::generate(*plan.level, *plan.recipe, rooms_, seed, options);
        auto floor = generated
                         ? makeFloor(*plan.level, std::move(generated->map), tables_, depth, seed)
                         : tl::unexpected(std::move(generated.error()));
        if (floor) return floor;
        if (!wrong) wrong = std::move(floor.error());
        if (stop != nullptr && *stop) break;
    }
    wrong->text = "the floor of depth " + std::to_string(depth) + ": " + wrong->text;
    if (wrong->file.empty()) wrong->file = fileOf(*plan.level);
    return tl::unexpected(std::move(*wrong));
}

std::uint64_t Dungeon::hash() const {
    return hashOfTables(tables_);
}

std::uint64_t hashOfTables(const level::DescentTables& t) {
    grid::Hash hash;
    const auto add = [&hash](std::int64_t number) { hash.add(static_cast<std::uint64_t>(number)); };
    const auto addMonster = [&add](const level::Monster& monster) {
        for (const int number : {monster.hp, monster.attack, monster.minDepth, monster.weight})
            add(number);
    };
    // Packs without later additions keep the hash, and so the scores and runs, of earlier versions.
    constexpr level::DescentTables kRules;
    constexpr std::size_t kFirstKinds = 5;
    for (std::size_t i = 0; i < kFirstKinds; ++i)
        addMonster(t.monsters[i]);
    addMonster(t.boss);
    for (const int number :
         {t.heroHp, t.heroAttack, t.bossChance, t.fountainChance, t.itemChance, t.secondItemChance,
          t.wandChance, t.potionChance, t.wandMinDepth, t.potionHeal, t.potionSpread, t.weaponBonus,
          t.weaponSpread, t.wandDamage, t.wandRange, t.wandCharges, t.wandChargeSpread}) {
        add(number);
    }
    const auto added = [](const level::DescentTables& tables) {
        return std::array{tables.depthHeal, tables.clearHeal, tables.clearGain, tables.lastFloor};
    };
    if (added(t) != added(kRules)) std::ranges::for_each(added(t), add);
    const auto gear = [](const level::DescentTables& tables) {
        return std::array{tables.armourChance, tables.thrustChance, tables.blinkChance,
                          tables.armourGuard, tables.armourSpread};
    };
    if (gear(t) != gear(kRules)) std::ranges::for_each(gear(t), add);
    const auto habits = [](const level::DescentTables& tables) {
        std::array<level::Habit, level::kMonsterKinds.size() + 1> all{tables.boss.habit};
        std::ranges::transform(tables.monsters, all.begin() + 1, &level::Monster::habit);
        return all;
    };
    const auto laterKinds = [](const level::DescentTables& tables) {
        return std::span(tables.monsters).subspan(kFirstKinds);
    };
    if (habits(t) == habits(kRules) && std::ranges::equal(laterKinds(t), laterKinds(kRules)))
        return hash.value();
    std::ranges::for_each(laterKinds(t), addMonster);
    for (const level::Habit habit : habits(t))
        add(static_cast<std::int64_t>(habit));
    return hash.value();
}

}  // namespace mazeloom::play::descent
