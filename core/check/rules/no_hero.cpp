// SPDX-License-Identifier: MIT
// A hidden maze begins at the hero. In a painted level the designer places the hero; a random shape
// or an unpainted layout finds a place itself.
#include <algorithm>
#include <array>
#include <utility>

#include "core/check/findings/ways.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::no_hero {

namespace {

constexpr Sentence kNoHero{"no-hero", "there is no hero: place the hero's start on an open cell"};
constexpr Sentence kPlaceHero{"place-hero", "Place the hero near the middle"};
constexpr std::array kSentences{kNoHero, kPlaceHero};

/// Places the hero on the open cell nearest to the level's middle. Skips regions that are cut off
/// from most of the level, such as a sealed pocket, because the hero could not leave them.
Fix placeHero() {
    const auto place = [](const LevelView& view, Repair& repair) {
        const level::Level& level = view.level();
        const grid::Rect bounds{0, 0, level.size.width, level.size.height};
        const auto part = largestRegion(view.regions());
        const auto isFree = [&](grid::Point cell) {
            return view.isOpen(cell) && view.regions().at(cell) == part &&
                   !view.hasPaintedTrap(cell) &&
                   std::ranges::find(level.objects, cell, &level::Object::at) ==
                       level.objects.end();
        };
        const int most = std::max(level.size.width, level.size.height);
        const auto cell = nearestCell(bounds.centre(), bounds, most, isFree);
        if (!cell || view.hero()) return;
        level::Object hero;
        hero.kind = level::ThingKind::Hero;
        hero.at = *cell;
        repair.objects = level.objects;
        repair.objects->push_back(std::move(hero));
    };
    return {kPlaceHero, {}, {.level = place}};
}

bool mayComeWithARoom(const LevelView& view) {
    if (view.packRooms() == nullptr) return false;
    return std::ranges::any_of(view.rooms(), [](const level::Room& room) {
        return std::ranges::find(room.objects, level::ThingKind::Hero, &level::Object::kind) !=
               room.objects.end();
    });
}

void check(const LevelView& view, Findings& findings) {
    const bool wantsOne = view.stage("hidden-maze") != nullptr && view.level().paint.has_value();
    const auto& kept = view.level().kept.objects;
    if (std::ranges::find(kept, level::ThingKind::Hero, &level::Object::kind) != kept.end()) return;
    if (!wantsOne || view.hero() || view.drawsShape() || mayComeWithARoom(view)) return;
    auto draft = findings.error(kNoHero);
    if (!view.regions().all().empty()) draft.fix(placeHero());
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::no_hero
