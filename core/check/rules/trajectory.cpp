// SPDX-License-Identifier: MIT
// Bugs and bosses move only through open cells (RULES.md T-6). If one begins on the hero's start,
// the hero must step off in the first tick. This is a warning because the level may still be
// winnable.
#include <algorithm>
#include <array>
#include <optional>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/grid/line.h"
#include "core/level/mover_path.h"

namespace mazeloom::check::rule::trajectory {

namespace {

using grid::Point;
using level::Trajectory;

constexpr Sentence kShort{"short-path", "a path needs at least two points"};
constexpr Sentence kOneCell{"path-of-one-cell",
                            "all points of the path are the same cell: the %1 never moves"};
constexpr Sentence kThroughWall{"path-through-wall",
                                "the path of the %1 runs through a solid cell"};
constexpr Sentence kTooWide{"path-too-narrow",
                            "the %1 is %2 cells wide and does not fit through here"};
constexpr Sentence kOnStart{"path-begins-at-start",
                            "the %1 begins where the hero starts: the hero must step off at once"};
constexpr Sentence kOverStart{"path-over-start", "the path of the %1 runs over the hero's start"};
constexpr Sentence kOpenPath{"open-path", "Open the walls in its way"};
constexpr std::array kSentences{kShort,   kOneCell,   kThroughWall, kTooWide,
                                kOnStart, kOverStart, kOpenPath};

/// Opens the walls that a trajectory runs through.
Fix openPath(std::size_t index) {
    const auto open = [index](const LevelView& view, Repair& repair) {
        const auto& all = view.level().trajectories;
        if (index >= all.size()) return;
        const auto& points = all[index].points;
        if (!std::ranges::all_of(points, [&](Point p) { return view.contains(p); })) return;
        auto cells = grid::polyline(points, !all[index].thereAndBack);
        std::erase_if(cells, [&](Point cell) { return view.isOpen(cell); });
        fix::paint(view, repair, cells, edit::terrainInk(level::Terrain::Floor));
    };
    return {kOpenPath, {}, {.level = open}};
}

/// A cell where a path meets an obstacle or the hero's start, and the index of the path's point
/// before it.
struct Meeting {
    std::size_t point = 0;
    Point cell;
};
struct Meetings {
    std::optional<Meeting> wall;
    std::optional<Meeting> narrow;
    std::optional<Meeting> start;

    bool areAll() const { return wall && narrow && start; }
};

/// Visits the cells segment by segment, so that a long path needs no memory. Ends when `visit`
/// returns false.
template <typename Visit>
void forEachCell(const Trajectory& trajectory, const Visit& visit) {
    const auto& points = trajectory.points;
    const std::size_t segments = points.size() - (trajectory.thereAndBack ? 1 : 0);
    for (std::size_t i = 0; i < segments; ++i) {
        for (const Point cell : grid::line(points[i], points[(i + 1) % points.size()])) {
            if (!visit(Meeting{i, cell})) return;
        }
    }
}

bool isBodyOpen(const LevelView& view, const grid::Rect& body) {
    for (int y = body.y; y <= body.bottom(); ++y) {
        for (int x = body.x; x <= body.right(); ++x) {
            if (!view.isOpen({x, y})) return false;
        }
    }
    return true;
}

Meetings meetingsOf(const LevelView& view, const Trajectory& trajectory) {
    Meetings met;
    forEachCell(trajectory, [&](const Meeting& here) {
        const grid::Rect body = level::coveredBy(trajectory.size, here.cell);
        if (!met.start && view.hero() && body.contains(*view.hero())) met.start = here;
        if (view.keepsPaint()) {
            if (!met.wall && !view.isOpen(here.cell)) met.wall = here;
            if (!met.narrow && trajectory.size > 1 && !isBodyOpen(view, body)) met.narrow = here;
        }
        return !met.areAll();
    });
    return met;
}

/// Returns a point without which the path avoids solid cells.
std::optional<std::size_t> pointTooMuch(const LevelView& view, const Trajectory& trajectory) {
    constexpr std::size_t kMostTried = 64;
    if (trajectory.points.size() < 3 || trajectory.points.size() > kMostTried) return {};
    for (std::size_t i = 0; i < trajectory.points.size(); ++i) {
        Trajectory without = trajectory;
        without.points.erase(without.points.begin() + static_cast<std::ptrdiff_t>(i));
        bool isClear = true;
        forEachCell(without, [&](const Meeting& here) {
            isClear = view.isOpen(here.cell);
            return isClear;
        });
        if (isClear) return i;
    }
    return {};
}

void checkPath(const LevelView& view, std::size_t index, Findings& findings) {
    const auto& all = view.level().trajectories;
    const Trajectory& trajectory = all[index];
    const Meetings met = meetingsOf(view, trajectory);
    const auto pointOf = [](const Meeting& meeting) { return static_cast<int>(meeting.point); };
    if (met.wall) {
        auto draft = findings.error(kThroughWall, {trajectory.kind});
        draft.trajectory(all, index, pointOf(*met.wall)).at(met.wall->cell);
        if (findings.isFull()) return;
        if (const auto point = pointTooMuch(view, trajectory)) {
            draft.fix(fix::removePoint(index, *point));
        }
        if (!view.isEmitter(met.wall->cell)) draft.fix(openPath(index));
        draft.fix(fix::removeTrajectory(index));
    } else if (met.narrow) {
        findings.warning(kTooWide, {trajectory.kind, std::int64_t{trajectory.size}})
            .trajectory(all, index, pointOf(*met.narrow))
            .at(met.narrow->cell)
            .fix(fix::removeTrajectory(index));
    }
    if (!met.start) return;
    const bool beginsThere =
        trajectory.speed > 0 && trajectory.phase >= 0 &&
        level::coveredBy(trajectory.size, level::MoverPath(trajectory).cellAt(0))
            .contains(*view.hero());
    findings.warning(beginsThere ? kOnStart : kOverStart, {trajectory.kind})
        .trajectory(all, index, pointOf(*met.start))
        .at(met.start->cell)
        .fix(fix::removeTrajectory(index));
}

void check(const LevelView& view, Findings& findings) {
    const auto& all = view.level().trajectories;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& points = all[i].points;
        if (points.size() < 2) {
            findings.error(kShort).trajectory(all, i).fix(fix::removeTrajectory(i));
            continue;
        }
        // Another rule reports points outside.
        if (!std::ranges::all_of(points, [&](Point p) { return view.contains(p); })) continue;
        if (std::ranges::all_of(points, [&](Point p) { return p == points.front(); })) {
            findings.warning(kOneCell, {all[i].kind})
                .trajectory(all, i)
                .at(points.front())
                .fix(fix::removeTrajectory(i));
        }
        checkPath(view, i, findings);
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::trajectory
