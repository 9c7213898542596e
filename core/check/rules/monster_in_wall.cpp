// SPDX-License-Identifier: MIT
// A monster stands on an open cell. No stage except a random shape opens the cell of a thing.
#include <array>

#include "core/check/findings/fixes.h"
#include "core/check/findings/ways.h"
#include "core/check/rules/rules.h"
#include "core/level/dwellers.h"

namespace mazeloom::check::rule::monster_in_wall {

namespace {

constexpr Sentence kInWall{"monster-in-wall",
                           "the %1 stands in a solid cell: open the cell, or move it"};
constexpr std::array kSentences{kInWall};

/// The farthest distance over which the fix moves a monster, in cells.
constexpr int kFar = 12;

void check(const LevelView& view, Findings& findings) {
    if (view.drawsShape()) return;
    const auto& objects = view.level().objects;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const level::Object& object = objects[i];
        if (!level::isMonster(object.kind) || !view.contains(object.at) || view.isOpen(object.at)) {
            continue;
        }
        auto draft = findings.error(kInWall, {object.kind});
        draft.object(objects, i);
        if (view.paint() != nullptr && !view.isEmitter(object.at)) {
            draft.fix(fix::openCell(object.at));
        }
        if (view.paint() != nullptr && !findings.isFull()) {
            const auto to = nearestCell(
                object.at, view.paint()->bounds(), kFar,
                [&](grid::Point cell) { return view.isOpen(cell) && cell != view.hero(); });
            if (to) draft.fix(fix::moveObject(i, *to));
        }
        draft.fix(fix::removeObject(i));
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::monster_in_wall
