// SPDX-License-Identifier: MIT
// The objectives of a temple can be met (RULES.md T-12): there are targets to kill, destroy, read
// or reach, explosives for them, and enough coins.
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/stages/things/bugs.h"
#include "core/generate/stages/things/coins.h"
#include "core/generate/stages/things/lasers.h"
#include "core/generate/stages/things/supplies.h"

namespace mazeloom::check::rule::objective {

namespace {

using level::Objectives;
using level::ThingKind;

constexpr Sentence kNoneThere{"objective-without-target",
                              "the objective asks for something that the level does not have (%1): "
                              "place one, or do not ask for it"};
constexpr Sentence kNoBlast{
    "objective-without-blast",
    "the objective needs blasts, but there is no TNT and no grenade: place some"};
constexpr Sentence kToughBoss{"boss-too-tough",
                              "the boss takes %1 blasts, but there are only %2 TNT and grenades: "
                              "place more, or lower its toughness"};
constexpr Sentence kTooManyCoins{
    "objective-too-many-coins",
    "the objective asks for %1 coins, but there are at most %2: ask for fewer"};
constexpr Sentence kUnlikelyCoins{"objective-unlikely-coins",
                                  "the objective asks for %1 coins, but there will be about %2: "
                                  "ask for fewer, or raise the density of coins"};
constexpr Sentence kNoCoins{
    "objective-without-coins",
    "the objective asks for all coins, but there are none: the level is won at once"};
constexpr Sentence kNoRoomForCoins{
    "coins-without-room",
    "%1 coins should be laid, but there is room for only %2: lower the count, or open more cells"};
constexpr Sentence kDropObjective{"drop-objective", "Do not ask for it"};
constexpr Sentence kDropCoins{"drop-coins", "Do not ask for coins"};
constexpr Sentence kAskForCoins{"ask-for-coins", "Ask for %1 coins"};
constexpr std::array kSentences{kNoneThere,     kNoBlast,    kToughBoss,      kTooManyCoins,
                                kUnlikelyCoins, kNoCoins,    kNoRoomForCoins, kDropObjective,
                                kDropCoins,     kAskForCoins};

Fix dropObjective(bool Objectives::*wanted) {
    return {kDropObjective, {}, {.level = [wanted](const LevelView& view, Repair& repair) {
                repair.objectives = view.level().objectives;
                (*repair.objectives).*wanted = false;
            }}};
}

/// Sets the coin objective; 0 removes it.
Fix askForCoins(std::int64_t count) {
    const Change change{.level = [count](const LevelView& view, Repair& repair) {
        repair.objectives = view.level().objectives;
        repair.objectives->coins = static_cast<int>(count);
    }};
    return count == 0 ? Fix{kDropCoins, {}, change} : Fix{kAskForCoins, {count}, change};
}

std::int64_t countOf(const std::vector<level::Object>& objects, ThingKind kind) {
    return std::ranges::count(objects, kind, &level::Object::kind);
}

/// Counts placed and pinned things; handcrafted rooms and stages may add more.
std::int64_t countOf(const LevelView& view, ThingKind kind) {
    const level::Level& level = view.level();
    const auto count = [kind](const auto& objects, const auto& trajectories) {
        return countOf(objects, kind) +
               std::ranges::count(trajectories, kind, &level::Trajectory::kind);
    };
    return count(level.objects, level.trajectories) +
           count(level.kept.objects, level.kept.trajectories);
}

bool mayComeWithARoom(const LevelView& view, ThingKind kind) {
    return view.packRooms() != nullptr &&
           std::ranges::any_of(view.rooms(), [&](const level::Room& room) {
               return countOf(room.objects, kind) > 0;
           });
}

/// A stage that places a kind of thing, and its parameter for the maximum number.
struct Maker {
    ThingKind kind;
    std::string_view stage;
    std::size_t most;
};
constexpr std::array<Maker, 4> kMakers{{
    {ThingKind::Bug, "bugs", generate::Bugs::MaxCount},
    {ThingKind::Emitter, "lasers", generate::Lasers::MaxCount},
    {ThingKind::Tnt, "supplies", generate::Supplies::MaxTnt},
    {ThingKind::Grenade, "supplies", generate::Supplies::MaxGrenades},
}};

bool mayBeMade(const LevelView& view, ThingKind kind) {
    return std::ranges::any_of(kMakers, [&](const Maker& maker) {
        const generate::ReadyStage* stage = view.stage(maker.stage);
        return maker.kind == kind && stage != nullptr && stage->mostOf(maker.most) > 0;
    });
}

bool mayCome(const LevelView& view, ThingKind kind) {
    return mayComeWithARoom(view, kind) || mayBeMade(view, kind);
}

struct Target {
    bool Objectives::*wanted;
    ThingKind kind;
    bool isBlasted;
};
constexpr std::array<Target, 5> kTargets{{
    {&Objectives::bugs, ThingKind::Bug, true},
    {&Objectives::lasers, ThingKind::Emitter, true},
    {&Objectives::boss, ThingKind::Boss, true},
    {&Objectives::exit, ThingKind::Exit, false},
    {&Objectives::consoles, ThingKind::Console, false},
}};

void checkTargets(const LevelView& view, const Objectives& objectives, Findings& findings) {
    bool wantsBlast = false;
    for (const Target& target : kTargets) {
        if (!(objectives.*target.wanted)) continue;
        wantsBlast = wantsBlast || target.isBlasted;
        if (countOf(view, target.kind) > 0 || mayCome(view, target.kind)) continue;
        findings.error(kNoneThere, {target.kind}).fix(dropObjective(target.wanted));
    }
    if (!wantsBlast || mayCome(view, ThingKind::Tnt) || mayCome(view, ThingKind::Grenade)) return;
    const std::int64_t blasts = countOf(view, ThingKind::Tnt) + countOf(view, ThingKind::Grenade);
    if (blasts == 0) {
        findings.error(kNoBlast);
        return;
    }
    if (!objectives.boss) return;
    const auto& movers = view.level().trajectories;
    for (std::size_t i = 0; i < movers.size(); ++i) {
        if (movers[i].kind != ThingKind::Boss || movers[i].toughness <= blasts) continue;
        findings.error(kToughBoss, {std::int64_t{movers[i].toughness}, blasts})
            .trajectory(movers, i);
    }
}

/// The coins that a level has or can get.
struct Purse {
    std::int64_t painted = 0;  ///< coins that the hero can reach
    std::int64_t lost = 0;     ///< painted coins out of reach
    std::int64_t room = 0;     ///< cells for further coins, if every open cell were an aisle
};

/// Whether a coin may be laid on a cell, ignoring things.
bool hasRoom(const level::TerrainTable& terrains, level::Paint paint) {
    const level::PaintMark mark = level::markOf(paint);
    return mark != level::PaintMark::Coin && mark != level::PaintMark::Trap &&
           terrains.cell(level::terrainOf(paint)).holdsItems();
}

Purse purseOf(const LevelView& view) {
    Purse purse;
    const Regions::Label home = *view.heroRegion();
    view.regions().forEachRun([&](int y, int first, int last, Regions::Label label) {
        const auto row = view.paint()->row(y).subspan(static_cast<std::size_t>(first),
                                                      static_cast<std::size_t>(last - first + 1));
        const auto isCoin = [](level::Paint paint) {
            return level::markOf(paint) == level::PaintMark::Coin;
        };
        (label == home ? purse.painted : purse.lost) += std::ranges::count_if(row, isCoin);
        const auto isRoom = [&](level::Paint paint) {
            return hasRoom(view.level().terrains, paint);
        };
        if (label == home) purse.room += std::ranges::count_if(row, isRoom);
    });
    std::vector<grid::Point> taken;
    for (const level::Object& object : view.level().objects)
        taken.push_back(object.at);
    std::ranges::sort(taken);
    taken.erase(std::unique(taken.begin(), taken.end()), taken.end());
    purse.room -= std::ranges::count_if(taken, [&](grid::Point cell) {
        return view.heroCanWalkTo(cell) && hasRoom(view.level().terrains, view.paint()->at(cell));
    });
    return purse;
}

/// Returns the recipe's disabled stage with this id.
std::optional<std::size_t> switchedOff(const level::Recipe& recipe, std::string_view id) {
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        if (recipe.stages[i].stage == id && !recipe.stages[i].enabled) return i;
    }
    return std::nullopt;
}

void checkAllCoins(const LevelView& view, std::int64_t most, Findings& findings) {
    const Objectives nothingElse{.coins = Objectives::kAllCoins};
    if (most > 0 || level::objectivesOf(view.level()) != nothingElse) return;
    auto draft = findings.warning(kNoCoins);
    if (const auto stage = switchedOff(view.level().recipe, "coins")) {
        draft.fix(fix::switchOn(*stage, "coins"));
    }
}

/// Checks the numbers of coins. Skipped unless the paint is kept: otherwise stages may still open
/// or close cells.
void checkCoins(const LevelView& view, std::int64_t asked, Findings& findings) {
    const generate::ReadyStage* stage = view.stage("coins");
    const std::int64_t count = stage == nullptr ? 0 : stage->mostOf(generate::Coins::Count);
    const std::int64_t density = stage == nullptr ? 0 : stage->mostOf(generate::Coins::Density);
    if ((asked == 0 && count == 0) || !view.keepsPaint() || !view.heroRegion()) return;
    const Purse purse = purseOf(view);
    const std::int64_t room = purse.painted + purse.lost + purse.room;
    // With a count that varies, some seeds may be possible.
    if (count > room && !stage->varies(generate::Coins::Count)) {
        const auto index = static_cast<std::size_t>(stage->recipeIndex);
        findings.error(kNoRoomForCoins, {count, room})
            .stage(view.level().recipe, index)
            .fix(fix::resetParameter(index, "count"));
        return;
    }
    std::int64_t most = purse.painted;
    std::int64_t likely = purse.painted;
    if (count > 0) {
        most += std::clamp<std::int64_t>(count - purse.painted - purse.lost, 0, purse.room);
        likely = most;
    }
    // Without a count, the density decides.
    if (density > 0 && (count == 0 || stage->varies(generate::Coins::Count))) {
        most = std::max(most, purse.painted + purse.room);
        likely = std::max(likely, purse.painted + purse.room * density / 100);
    }
    if (asked == Objectives::kAllCoins) {
        checkAllCoins(view, most, findings);
    } else if (asked > most) {
        findings.error(kTooManyCoins, {asked, most}).fix(askForCoins(most));
    } else if (asked > likely) {
        findings.warning(kUnlikelyCoins, {asked, likely}).fix(askForCoins(likely));
    }
}

void check(const LevelView& view, Findings& findings) {
    if (view.level().ruleset != level::Ruleset::Temple) return;
    const Objectives objectives = level::objectivesOf(view.level());
    checkTargets(view, objectives, findings);
    checkCoins(view, objectives.coins, findings);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::objective
