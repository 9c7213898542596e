// SPDX-License-Identifier: MIT
// All places are inside the level or room. Packs that break this cannot be read.
#include <array>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::outside {

namespace {

constexpr Sentence kObject{"object-outside", "the %1 lies outside: move it, or remove it"};
constexpr Sentence kPoint{"point-outside", "a point of the path lies outside: remove it"};
constexpr Sentence kEntrance{"entrance-outside", "the entrance lies outside: remove it"};
constexpr Sentence kPaint{"paint-of-other-size", "%1 × %2 cells are painted in a level of %3 × %4"};
constexpr std::array kSentences{kObject, kPoint, kEntrance, kPaint};

void checkObjects(const std::vector<level::Object>& objects, const grid::Rect& bounds,
                  Findings& findings) {
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (bounds.contains(objects[i].at)) continue;
        findings.error(kObject, {objects[i].kind}).object(objects, i).fix(fix::removeObject(i));
    }
}

void checkLevel(const LevelView& view, Findings& findings) {
    const level::Level& level = view.level();
    if (level.paint && level.paint->size() != level.size) {
        findings.error(kPaint,
                       {std::int64_t{level.paint->width()}, std::int64_t{level.paint->height()},
                        std::int64_t{level.size.width}, std::int64_t{level.size.height}});
    }
    checkObjects(level.objects, {0, 0, level.size.width, level.size.height}, findings);
    for (std::size_t i = 0; i < level.trajectories.size(); ++i) {
        const auto& points = level.trajectories[i].points;
        for (std::size_t k = 0; k < points.size(); ++k) {
            if (view.contains(points[k])) continue;
            findings.error(kPoint)
                .trajectory(level.trajectories, i, static_cast<int>(k))
                .at(points[k])
                .fix(fix::removePoint(i, k))
                .fix(fix::removeTrajectory(i));
        }
    }
}

void checkRoom(const level::Room& room, Findings& findings) {
    checkObjects(room.objects, room.cells.bounds(), findings);
    for (std::size_t i = 0; i < room.entrances.size(); ++i) {
        if (room.cells.contains(room.entrances[i])) continue;
        findings.error(kEntrance)
            .field("entrance " + std::to_string(i + 1))
            .at(room.entrances[i])
            .fix(fix::removeEntrance(room.entrances[i]));
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = checkLevel, .checkRoom = checkRoom};

}  // namespace mazeloom::check::rule::outside
