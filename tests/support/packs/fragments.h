// SPDX-License-Identifier: MIT
// Random fragments, for the tests of editing and of the clipboard.
#pragma once

#include <array>
#include <string>

#include "core/edit/fragment/fragment.h"
#include "tests/support/areas.h"
#include "tests/support/packs/random_properties.h"

namespace mazeloom::testing {

/// Returns a random terrain, with at most one mark if the terrain is walkable.
inline level::Paint randomPaint(random::Stream& random) {
    const auto terrain =
        static_cast<level::Terrain>(random.below(static_cast<std::uint32_t>(level::kTerrainCount)));
    using enum level::PaintMark;
    constexpr std::array kMarks{None, NoTrap, Trap, Coin};
    return level::painted(terrain, level::isWalkable(terrain) ? kMarks[random.below(4)] : None);
}

inline level::PaintGrid randomPaintGrid(random::Stream& random, grid::Size size) {
    level::PaintGrid paint(size);
    for (level::Paint& cell : paint.storage())
        cell = randomPaint(random);
    return paint;
}

/// Returns a random object of any kind but the hero.
inline level::Object randomObject(random::Stream& random, const grid::Rect& within, int number) {
    level::Object object;
    object.id = random.chance(50) ? "object-" + std::to_string(number) : "";
    object.kind = level::kThingKinds[static_cast<std::size_t>(
        random.between(1, static_cast<int>(level::kThingKinds.size()) - 1))];
    if (random.chance(20)) {
        object.kind = level::ThingKind::Own;
        object.own = random.chance(50) ? "chest" : "lever-2";
    }
    object.at = randomPoint(random, within);
    object.direction = static_cast<grid::Direction>(random.below(4));
    if (random.chance(30)) object.text = "Turn back!\n\"Now\" – or never";
    if (random.chance(30)) object.more = R"({"colour":"red","weight":[1,2]})";
    if (random.chance(30)) object.properties = randomProperties(random, {9, 7});
    if (random.chance(30)) object.beam = {random.between(1, 99), random.between(0, 99), 7};
    return object;
}

inline level::Trajectory randomTrajectory(random::Stream& random, const grid::Rect& within,
                                          int number) {
    level::Trajectory trajectory;
    trajectory.id = random.chance(50) ? "path-" + std::to_string(number) : "";
    trajectory.kind = random.chance(80) ? level::ThingKind::Bug : level::ThingKind::Boss;
    for (int i = random.between(2, 5); i > 0; --i)
        trajectory.points.push_back(randomPoint(random, within));
    trajectory.thereAndBack = random.chance(50);
    trajectory.speed = random.between(5, 200);
    trajectory.phase = random.between(0, 500);
    trajectory.size = random.between(1, 3);
    trajectory.toughness = random.between(1, 9);
    if (random.chance(30)) trajectory.more = R"({"hat":true})";
    if (random.chance(30)) trajectory.properties = randomProperties(random, {9, 7});
    return trajectory;
}

/// Returns a fragment of at least one cell; objects and paths may lie anywhere in its bounds.
inline edit::Fragment randomFragment(random::Stream& random) {
    const grid::Rect field{0, 0, random.between(1, 9), random.between(1, 7)};
    edit::Fragment fragment;
    const edit::Area area = randomArea(random, field) | edit::Area(randomPoint(random, field));
    fragment = edit::copyOf(randomPaintGrid(random, {field.width, field.height}), {}, {}, area);
    const grid::Rect bounds = fragment.paint.bounds();
    for (int i = random.between(0, 3); i > 0; --i)
        fragment.objects.push_back(randomObject(random, bounds, i));
    for (int i = random.between(0, 2); i > 0; --i)
        fragment.trajectories.push_back(randomTrajectory(random, bounds, i));
    return fragment;
}

}  // namespace mazeloom::testing
