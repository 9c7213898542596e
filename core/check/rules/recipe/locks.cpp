// SPDX-License-Identifier: MIT
// A painted locked door has a key that is placed or comes with a room, because the stage `locks`
// leaves painted doors to the designer (RULES.md G-70.5). No later stage may open ways around the
// locks.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/edit/paint/ink.h"
#include "core/generate/stages/stages.h"
#include "core/level/map/lock.h"

namespace mazeloom::check::rule::locks {

namespace {

using grid::Point;
using level::Terrain;

constexpr Sentence kNoKey{"lock-without-key",
                          "there is no %1 for the locked doors, the first of them at %2: place "
                          "that key, or paint other doors"};
constexpr Sentence kOpensAfter{"opened-after-locks",
                               "the stage %1 may open a way around the locks: put the locks after "
                               "it"};
constexpr Sentence kPlaceKey{"place-key", "Place the %1 where the hero can walk"};
constexpr Sentence kUnlock{"unlock-doors", "Make them closed doors"};
constexpr Sentence kMoveLocks{"move-locks", "Move the locks after it"};
constexpr std::array kSentences{kNoKey, kOpensAfter, kPlaceKey, kUnlock, kMoveLocks};

std::vector<Point> doorsOf(const LevelView& view, std::size_t lock) {
    std::vector<Point> doors;
    if (view.paint() == nullptr) return doors;
    for (int y = 0; y < view.paint()->height(); ++y) {
        const auto row = view.paint()->row(y);
        for (std::size_t x = 0; x < row.size(); ++x) {
            if (level::lockOf(static_cast<Terrain>(row[x] & level::kPaintTerrain)) == lock)
                doors.push_back({static_cast<int>(x), y});
        }
    }
    return doors;
}

bool hasKey(const LevelView& view, level::ThingKind key) {
    const auto isKey = [key](const level::Object& object) { return object.kind == key; };
    if (std::ranges::any_of(view.level().objects, isKey) ||
        std::ranges::any_of(view.level().kept.objects, isKey))
        return true;
    return view.packRooms() != nullptr &&
           std::ranges::any_of(view.rooms(), [&](const level::Room& room) {
               return std::ranges::any_of(room.objects, isKey);
           });
}

/// Returns the free cell nearest to the hero by ways without locked doors.
std::optional<Point> placeForKey(const LevelView& view) {
    if (!view.hero() || view.paint() == nullptr) return std::nullopt;
    std::vector<Point> reached{*view.hero()};
    std::set<Point> known{*view.hero()};
    const auto isFree = [&](Point cell) {
        return static_cast<Terrain>(view.paint()->at(cell) & level::kPaintTerrain) ==
                   Terrain::Floor &&
               std::ranges::find(view.level().objects, cell, &level::Object::at) ==
                   view.level().objects.end();
    };
    for (std::size_t next = 0; next < reached.size(); ++next) {
        if (isFree(reached[next])) return reached[next];
        for (const grid::Direction d : grid::kDirections) {
            const Point to = reached[next] + grid::offset(d);
            if (!view.isOpen(to)) continue;
            const auto terrain = static_cast<Terrain>(view.paint()->at(to) & level::kPaintTerrain);
            if (level::isLocked(terrain) || !level::lets(terrain, d)) continue;
            if (known.insert(to).second) reached.push_back(to);
        }
    }
    return std::nullopt;
}

Fix placeKey(level::ThingKind key) {
    const auto place = [key](const LevelView& view, Repair& repair) {
        const auto cell = placeForKey(view);
        if (!cell) return;
        level::Object object;
        object.kind = key;
        object.at = *cell;
        repair.objects = view.level().objects;
        repair.objects->push_back(std::move(object));
    };
    return {kPlaceKey, {key}, {.level = place}};
}

Fix unlock(std::size_t lock) {
    const auto open = [lock](const LevelView& view, Repair& repair) {
        fix::paint(view, repair, doorsOf(view, lock), edit::terrainInk(Terrain::ClosedDoor));
    };
    return {kUnlock, {}, {.level = open}};
}

Fix moveBehind(std::size_t locks, std::size_t other) {
    const auto move = [=](const LevelView& view, Repair& repair) {
        auto* stages = fix::stagesWith(view, repair, other);
        if (stages == nullptr || locks >= other) return;
        std::rotate(stages->begin() + static_cast<std::ptrdiff_t>(locks),
                    stages->begin() + static_cast<std::ptrdiff_t>(locks) + 1,
                    stages->begin() + static_cast<std::ptrdiff_t>(other) + 1);
    };
    return {kMoveLocks, {}, {.level = move}};
}

void checkKeys(const LevelView& view, Findings& findings) {
    for (std::size_t lock = 0; lock < level::kLocks; ++lock) {
        const level::ThingKind key = level::kKeys[lock];
        const std::vector<Point> doors = doorsOf(view, lock);
        if (doors.empty() || hasKey(view, key)) continue;
        auto draft = findings.warning(kNoKey, {key, doors.front()});
        draft.at(doors.front());
        if (placeForKey(view)) draft.fix(placeKey(key));
        draft.fix(unlock(lock));
    }
}

void checkOrder(const LevelView& view, Findings& findings) {
    const auto& stages = view.level().recipe.stages;
    std::optional<std::size_t> locks;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        if (!stages[i].enabled) continue;
        if (stages[i].stage == "locks") locks = i;
        const generate::Stage* const stage = generate::findStage(stages[i].stage);
        if (!locks || i == *locks || stage == nullptr) continue;
        const unsigned same = generate::kSameCellsOpen;
        if ((stage->guarantees & same) == same || stage->id == "dead-ends") continue;
        findings.warning(kOpensAfter, {generate::stageName(stages[i].stage)})
            .stage(view.level().recipe, i)
            .fix(moveBehind(*locks, i));
    }
}

void check(const LevelView& view, Findings& findings) {
    if (view.level().ruleset != level::Ruleset::Descent) return;
    checkKeys(view, findings);
    checkOrder(view, findings);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::locks
