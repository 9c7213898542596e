// SPDX-License-Identifier: MIT
#include "core/play/temple/state/field.h"

#include <algorithm>
#include <utility>

#include "core/grid/hash.h"
#include "core/grid/line.h"
#include "core/grid/point_text.h"
#include "core/level/laser_beam.h"
#include "core/play/sentences.h"

namespace mazeloom::play::temple {

namespace {

using grid::Point;
using level::ThingKind;

Problem problem(Phrase phrase, std::optional<Point> cell = {}) {
    return problemSaying(Severity::Error, std::move(phrase), cell);
}

}  // namespace

std::optional<std::int64_t> Boss::stepAt(grid::Index cell) const {
    const auto found = std::lower_bound(pathCells.begin(), pathCells.end(), cell,
                                        [](const auto& a, grid::Index b) { return a.first < b; });
    if (found == pathCells.end() || found->first != cell) return std::nullopt;
    return found->second;
}

tl::expected<std::shared_ptr<const Field>, Problem> Field::make(const level::Level& level,
                                                                level::Map map, Breath breath) {
    if (map.ruleset != level::Ruleset::Temple) return tl::unexpected(problem(kNoTemple));
    std::shared_ptr<Field> field(new Field(level, std::move(map), breath));
    if (auto found = field->take()) return tl::unexpected(std::move(*found));
    return std::shared_ptr<const Field>(std::move(field));
}

Field::Field(const level::Level& level, level::Map map, Breath breath)
    : map_(std::move(map)),
      objectives_(level::objectivesOf(level)),
      breath_(breath),
      notes_(map_.size()) {}

std::optional<Problem> Field::take() {
    const auto hero = map_.hero();
    if (!hero) return problem(kNoHero);
    start_ = *hero;
    noteCells();
    if (auto found = takeThings()) return found;
    if (!isOpen(start_)) return problem(kHeroOnSolid, start_);
    if (auto found = takeTrajectories()) return found;
    noteBeams();
    noteBugs();
    return std::nullopt;
}

unsigned Field::noteOf(level::Cell cell) {
    const level::Terrain terrain = cell.terrain();
    unsigned note = level::stopsBeam(cell) ? 0 : kClear;
    if (cell.effect() == level::Effect::Kills) note |= kKills;
    if (!cell.isWalkable()) return note;
    note |= kOpen;
    if (level::isFlowing(terrain)) {
        note |= kFall;
    } else if (cell.isLiquid()) {
        note |= kWater;
    }
    if (cell.effect() == level::Effect::Slows) note |= kSlow;
    if (cell.effect() == level::Effect::Wounds) note |= kWounds;
    if (cell.isTrap()) note |= kTrap;
    if (cell.hasCoin()) note |= kCoin;
    return note;
}

void Field::noteCells() {
    for (int y = 0; y < size().height; ++y) {
        const auto cells = std::as_const(map_.cells).row(y);
        const auto notes = notes_.row(y);
        for (std::size_t x = 0; x < cells.size(); ++x) {
            const unsigned note = noteOf(cells[x]);
            notes[x] = static_cast<Notes>(note);
            coinCount_ += (note & kCoin) != 0;
        }
    }
}

std::optional<Problem> Field::takeThings() {
    for (const level::Thing& thing : map_.things) {
        if (!contains(thing.at)) return problem({kThingOutside, {thing.at}}, thing.at);
        const level::Object* object = map_.objectOf(thing);
        switch (thing.kind) {
            case ThingKind::Heart:
            case ThingKind::Tnt:
            case ThingKind::Grenade:
                items_.push_back({thing.kind, thing.at});
                break;
            case ThingKind::Console:
                consoles_.emplace_back().at = thing.at;
                if (object != nullptr) {
                    consoles_.back().id = object->id;
                    consoles_.back().text = object->text;
                    consoles_.back().translations = object->translations;
                }
                break;
            case ThingKind::Exit:
                exits_.push_back(thing.at);
                break;
            case ThingKind::Emitter: {
                Emitter emitter;
                emitter.at = thing.at;
                if (object != nullptr) {
                    emitter.direction = object->direction;
                    emitter.beam = object->beam;
                }
                emitters_.push_back(emitter);
                // An emitter fills its cell, whatever is painted there.
                Notes& note = notes_.at(thing.at);
                coinCount_ -= (note & kCoin) != 0;
                note = 0;
                continue;
            }
            default:
                continue;
        }
        notes_.at(thing.at) |= kThing;
    }
    return std::nullopt;
}

std::optional<Problem> Field::takeTrajectories() {
    const std::vector<level::Trajectory>& all = map_.trajectories;
    std::int64_t cells = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const level::Trajectory& trajectory = all[i];
        if (trajectory.points.empty()) continue;
        const bool isBoss = trajectory.kind == ThingKind::Boss;
        const auto outside =
            std::ranges::find_if_not(trajectory.points, [this](Point p) { return contains(p); });
        if (outside != trajectory.points.end()) {
            return problem({kPathLeaves, {i + 1, *outside}}, *outside);
        }
        level::MoverPath path(trajectory);
        cells += static_cast<std::int64_t>(path.cells().size());
        if (cells > kMostPathCells) return problem({kPathTooLong, {i + 1}});
        if (!isBoss) {
            bugs_.push_back({std::move(path), trajectory.size, i});
            continue;
        }
        Boss boss{std::move(path),
                  trajectory.size,
                  trajectory.speed,
                  trajectory.phase,
                  trajectory.toughness,
                  i,
                  {}};
        for (std::size_t k = 0; k < boss.path.cells().size(); ++k)
            boss.pathCells.emplace_back(index(boss.path.cells()[k]), static_cast<std::int64_t>(k));
        std::ranges::sort(boss.pathCells);
        boss.pathCells.erase(
            std::unique(boss.pathCells.begin(), boss.pathCells.end(),
                        [](const auto& a, const auto& b) { return a.first == b.first; }),
            boss.pathCells.end());
        bosses_.push_back(std::move(boss));
    }
    return std::nullopt;
}

void Field::noteBeams() {
    for (Emitter& emitter : emitters_) {
        const Point step = grid::offset(emitter.direction);
        for (Point at = emitter.at + step; isClear(at); at = at + step) {
            notes_.at(at) |= kBeam;
            ++emitter.length;
        }
    }
}

void Field::noteBugs() {
    for (const Bug& bug : bugs_) {
        for (const Point at : bug.path.cells()) {
            const grid::Rect body = level::coveredBy(bug.size, at);
            for (int y = body.y; y <= body.bottom(); ++y) {
                for (int x = body.x; x <= body.right(); ++x) {
                    if (contains({x, y})) notes_.at({x, y}) |= kMover;
                }
            }
        }
    }
}

bool Field::isClearBetween(Point a, Point b) const {
    const std::vector<Point> cells = grid::line(a, b);
    for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
        if (!isClear(cells[i])) return false;
    }
    return true;
}

grid::Direction Field::fallAt(Point p) const {
    return level::info(map_.cells.at(p).terrain()).flow.value_or(grid::Direction::Down);
}

bool Field::isExit(Point p) const {
    return std::ranges::find(exits_, p) != exits_.end();
}

std::uint64_t Field::hash() const {
    grid::Hash hash;
    const auto add = [&hash](auto number) { hash.add(static_cast<std::uint64_t>(number)); };
    const auto addPoint = [&](Point p) {
        add(p.x);
        add(p.y);
    };
    addPoint({size().width, size().height});
    for (int y = 0; y < size().height; ++y) {
        for (const level::Cell cell : std::as_const(map_.cells).row(y))
            cell.addTo(hash);
    }
    addPoint(start_);
    for (const Item& item : items_) {
        add(item.kind);
        addPoint(item.at);
    }
    for (const Console& console : consoles_)
        addPoint(console.at);
    for (const Point exit : exits_)
        addPoint(exit);
    for (const Emitter& emitter : emitters_) {
        addPoint(emitter.at);
        add(emitter.direction);
        add(emitter.beam.on);
        add(emitter.beam.off);
        add(emitter.beam.phase);
    }
    const auto addPath = [&](const level::MoverPath& path, int size) {
        add(size);
        add(path.cells().size());
        for (const Point cell : path.cells())
            addPoint(cell);
        add(path.period());
        // Speed and phase are hashed by their effects.
        add(path.stepsAt(0));
        add(path.tickOf(path.stepsAt(0) + 1));
        add(path.stepsAt(600'000));
    };
    for (const Bug& bug : bugs_)
        addPath(bug.path, bug.size);
    for (const Boss& boss : bosses_) {
        addPath(boss.path, boss.size);
        add(boss.toughness);
    }
    if (hasEndlessAir()) add(breath_);
    add(objectives_.coins);
    for (const bool wanted : {objectives_.bugs, objectives_.lasers, objectives_.boss,
                              objectives_.exit, objectives_.consoles}) {
        add(wanted);
    }
    return hash.value();
}

}  // namespace mazeloom::play::temple
