// SPDX-License-Identifier: MIT
// A hidden maze begins where the hero does. In a painted level that is where the designer says; a
// shape drawn by chance, or a layout that nobody painted, finds a place by itself.
#include <algorithm>
#include <array>

#include "core/check/rules/rules.h"

namespace mazeloom::check {

namespace {

constexpr Sentence kNoHero{"no-hero", "there is no hero: place the hero's start on an open cell"};
constexpr std::array kSentences{kNoHero};

bool mayComeWithARoom(const LevelView& view) {
    if (view.stage("handcrafted-rooms") == nullptr) return false;
    return std::ranges::any_of(view.rooms(), [](const level::Room& room) {
        return std::ranges::find(room.objects, level::ThingKind::Hero, &level::Object::kind) !=
               room.objects.end();
    });
}

void check(const LevelView& view, Findings& findings) {
    const bool wantsOne = view.stage("hidden-maze") != nullptr && view.level().paint.has_value();
    if (!wantsOne || view.hero() || view.drawsShape() || mayComeWithARoom(view)) return;
    auto draft = findings.error(kNoHero);
    if (!view.regions().all().empty()) draft.fix(fix::PlaceHero{});
}

}  // namespace

const Rule noHeroRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check
