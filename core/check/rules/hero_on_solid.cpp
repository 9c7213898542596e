// SPDX-License-Identifier: MIT
// The hero starts on an open cell. No stage opens a solid cell with a thing on it, except a random
// shape, which opens the cells of all things.
#include <array>

#include "core/check/findings/fixes.h"
#include "core/check/findings/ways.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::hero_on_solid {

namespace {

constexpr Sentence kOnSolid{
    "hero-on-solid", "the hero's start is not an open cell: move the hero, or open the cell"};
constexpr Sentence kOnEmitter{"hero-on-emitter",
                              "the hero starts where an emitter stands: move one of them"};
constexpr std::array kSentences{kOnSolid, kOnEmitter};

/// The farthest distance over which the fix moves a hero, in cells.
constexpr int kFar = 128;

void check(const LevelView& view, Findings& findings) {
    const auto hero = view.hero();
    if (!hero || view.isOpen(*hero)) return;
    const bool onEmitter = view.isEmitter(*hero);
    if (view.drawsShape() && !onEmitter) return;
    auto draft = findings.error(onEmitter ? kOnEmitter : kOnSolid);
    draft.object(view.level().objects, view.heroObject());
    if (view.paint() == nullptr) return;
    const auto part = largestRegion(view.regions());
    const auto open = nearestCell(*hero, view.paint()->bounds(), kFar, [&](grid::Point cell) {
        // The hero could not leave a region that is cut off from most of the level, so only `part`
        // counts.
        return view.isOpen(cell) && view.regions().at(cell) == part && !view.hasPaintedTrap(cell);
    });
    if (open) draft.fix(fix::moveObject(view.heroObject(), *open));
    if (!onEmitter) draft.fix(fix::openCell(*hero));
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::hero_on_solid
