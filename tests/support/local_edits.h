// SPDX-License-Identifier: MIT
// How far the edit of one painted cell reaches: levels with painted cells, edits of a wall or floor
// drawn by chance, and the share of the cells that change farther than kNear away from the edit.
// For the test that bounds it, and for the benchmark that prints it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/generate/generate.h"
#include "core/grid/hash.h"
#include "core/level/level.h"
#include "core/pack/disk/folder_source.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

/// Farther than so many columns or rows from the edit, nothing should change.
inline constexpr int kNear = 6;

struct EditedLevel {
    std::string name;
    level::Level level;
    std::vector<level::Room> rooms = {};
};

namespace local_edits {

constexpr auto kFloor = static_cast<level::Paint>(level::Terrain::Floor);
constexpr auto kWall = static_cast<level::Paint>(level::Terrain::Wall);

/// A temple all of floor, with a border and the hero in its middle.
inline level::Level hall(grid::Size size) {
    level::Level level;
    level.id = "hall";
    level.size = size;
    level.paint.emplace(size, kWall);
    for (int y = 1; y + 1 < size.height; ++y)
        std::ranges::fill(level.paint->row(y).subspan(1, level.paint->row(y).size() - 2), kFloor);
    level::Object hero;
    hero.at = {size.width / 2, size.height / 2};
    level.objects.push_back(hero);
    level.recipe = generate::findBuiltInRecipe("temple")->recipe;
    return level;
}

/// A hall with a lake and with a wall that has gaps.
inline level::Level court(grid::Size size) {
    level::Level level = hall(size);
    for (int y = 1; y + 1 < size.height; ++y) {
        if (y % 13 != 5) level.paint->at({size.width / 3, y}) = kWall;
    }
    for (int y = 4; y < size.height / 3; ++y) {
        for (int x = size.width / 2 + 3; x < size.width - 6; ++x)
            level.paint->at({x, y}) = static_cast<level::Paint>(level::Terrain::Water);
    }
    return level;
}

/// A shape that the generator drew, painted.
inline level::Level drawn(const char* source, grid::Size size, std::uint64_t seed) {
    level::Level level = hall(size);
    level.paint.reset();
    level.objects.clear();
    const level::Recipe temple = level.recipe;
    level.recipe.stages = {{"shape", true, {{"source", std::string(source)}}}};
    const auto made = generate::generate(level, {}, seed);
    level.recipe = temple;
    level.paint.emplace(size, kWall);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (made->map.cells.at({x, y}).isWalkable()) level.paint->at({x, y}) = kFloor;
        }
    }
    level::Object hero;
    hero.at = *made->map.hero();
    level.objects.push_back(hero);
    return level;
}

inline void add(level::Level& level, std::string_view before,
                std::initializer_list<const char*> stages) {
    auto& all = level.recipe.stages;
    auto place = std::ranges::find(all, before, &level::RecipeStage::stage);
    for (const char* stage : stages)
        place = all.insert(place, {stage, true, {}}) + 1;
}

/// All that can be seen of a cell, but for the things on it.
inline std::map<std::pair<int, int>, std::uint64_t> thingsOf(const level::Map& map) {
    std::map<std::pair<int, int>, std::uint64_t> things;
    for (const level::Thing& thing : map.things) {
        grid::Hash hash;
        hash.add(static_cast<std::uint64_t>(thing.kind));
        hash.add(static_cast<std::uint64_t>(thing.own));
        if (const level::Object* object = map.objectOf(thing)) {
            hash.add(static_cast<std::uint64_t>(object->direction));
            hash.add(static_cast<std::uint64_t>(object->beam.on));
            hash.add(static_cast<std::uint64_t>(object->beam.phase));
        }
        if (const level::Trajectory* path = map.trajectoryOf(thing)) {
            hash.add(static_cast<std::uint64_t>(path->speed));
            for (const grid::Point p : path->points) {
                hash.add(static_cast<std::uint64_t>(p.x));
                hash.add(static_cast<std::uint64_t>(p.y));
            }
        }
        // Several on a cell, in any order.
        things[{thing.at.x, thing.at.y}] += hash.value();
    }
    return things;
}

/// Of the open cells farther than kNear from `edit`, the share that is not the same on both maps.
inline double farShare(const level::Map& before, const level::Map& after, grid::Point edit) {
    const auto thingsBefore = thingsOf(before);
    const auto thingsAfter = thingsOf(after);
    const auto at = [](const auto& things, grid::Point p) {
        const auto found = things.find({p.x, p.y});
        return found == things.end() ? std::uint64_t{0} : found->second;
    };
    std::int64_t far = 0;
    std::int64_t changed = 0;
    for (int y = 0; y < before.size().height; ++y) {
        for (int x = 0; x < before.size().width; ++x) {
            if (std::max(std::abs(x - edit.x), std::abs(y - edit.y)) <= kNear) continue;
            const grid::Point p{x, y};
            const level::Cell was = before.cells.at(p);
            const level::Cell is = after.cells.at(p);
            if (!was.isWalkable() && !is.isWalkable() && was == is && !was.hasThing()) continue;
            ++far;
            const bool same =
                was == is && (!was.hasThing() || at(thingsBefore, p) == at(thingsAfter, p));
            changed += same ? 0 : 1;
        }
    }
    return far == 0 ? 0 : static_cast<double>(changed) / static_cast<double>(far);
}

inline std::optional<level::Map> mapOf(const EditedLevel& one, const level::Level& level,
                                       std::uint64_t seed) {
    auto made = generate::generate(level, one.rooms, seed);
    if (!made) return std::nullopt;
    return std::move(made->map);
}

}  // namespace local_edits

/// Ten levels with painted cells; `packs` is the folder of the built-in packs.
inline std::vector<EditedLevel> editedLevels(const std::string& packs) {
    using namespace local_edits;
    std::vector<EditedLevel> all;
    all.push_back({"hall 33x33", hall({33, 33})});
    all.push_back({"court 65x48", court({65, 48})});
    all.push_back({"blob 64x48", drawn("blob", {64, 48}, 5)});
    all.push_back({"caves 80x50", drawn("caves", {80, 50}, 5)});
    all.push_back({"rooms and maze 65x65", drawn("rooms-and-maze", {65, 65}, 5)});
    // All that can be drawn into a temple.
    level::Level dangers = drawn("blob", {72, 60}, 9);
    add(dangers, "traps", {"bugs", "lasers", "hearts", "supplies", "water"});
    all.push_back({"dangers 72x60", dangers});
    const auto temple = pack::readFolder(packs + "/temple");
    for (const char* id : {"the-heart", "the-archive", "the-court"})
        all.push_back({id, *temple->findLevel(id)});
    const auto descent = pack::readFolder(packs + "/descent");
    all.push_back({"gatehouse", *descent->findLevel("gatehouse")});
    return all;
}

/// What becomes of the cells far from an edit, over several edits, in shares of 1.
struct FarShares {
    std::vector<double> shares;

    double mean() const {
        double sum = 0;
        for (const double share : shares)
            sum += share;
        return shares.empty() ? 0 : sum / static_cast<double>(shares.size());
    }
    double median() const {
        if (shares.empty()) return 0;
        std::vector<double> sorted = shares;
        std::ranges::sort(sorted);
        return sorted[sorted.size() / 2];
    }
    double worst() const { return shares.empty() ? 0 : *std::ranges::max_element(shares); }
};

/// Edits of one painted cell each, from wall to floor or from floor to wall: of floor without
/// anything on it, or of wall beside something open. What cannot be generated is drawn again.
class LocalEdits {
  public:
    LocalEdits(const EditedLevel& one, std::uint64_t seed) : one_(one), seed_(seed) {
        const level::PaintGrid& paint = *one.level.paint;
        std::set<std::pair<int, int>> taken;
        for (const level::Object& object : one.level.objects)
            taken.insert({object.at.x, object.at.y});
        for (int y = 0; y < paint.height(); ++y) {
            for (int x = 0; x < paint.width(); ++x) {
                if (!taken.contains({x, y}) && isWorthIt({x, y})) cells_.push_back({x, y});
            }
        }
    }

    /// The shares of so many edits after each stage of the recipe; after the last alone unless
    /// `byStage`.
    std::vector<FarShares> measure(int edits, bool byStage) {
        const std::size_t count = one_.level.recipe.stages.size();
        std::vector<FarShares> result(byStage ? count : 1);
        std::vector<std::optional<level::Map>> before;
        for (std::size_t i = 0; i < result.size(); ++i)
            before.push_back(
                local_edits::mapOf(one_, cut(one_.level, byStage ? i + 1 : count), seed_));
        random::Stream random(seed_, 99);
        int refused = 0;
        for (int edit = 0; edit < edits && refused < 10 * edits + 10;) {
            const grid::Point at = cells_[random.below(static_cast<std::uint32_t>(cells_.size()))];
            level::Level level = one_.level;
            level::Paint& paint = level.paint->at(at);
            paint = paint == local_edits::kWall ? local_edits::kFloor : local_edits::kWall;
            std::vector<double> shares;
            for (std::size_t i = result.size(); i-- > 0;) {
                const auto after =
                    local_edits::mapOf(one_, cut(level, byStage ? i + 1 : count), seed_);
                if (!after || !before[i]) break;
                shares.push_back(local_edits::farShare(*before[i], *after, at));
            }
            if (shares.size() < result.size()) {
                ++refused;
                continue;
            }
            for (std::size_t i = 0; i < result.size(); ++i)
                result[i].shares.push_back(shares[result.size() - 1 - i]);
            ++edit;
        }
        return result;
    }

  private:
    bool isWorthIt(grid::Point p) const {
        const level::PaintGrid& paint = *one_.level.paint;
        if (paint.at(p) == local_edits::kFloor) return true;
        if (paint.at(p) != local_edits::kWall) return false;
        for (const grid::Direction d : grid::kDirections) {
            const grid::Point beside = p + grid::offset(d);
            if (paint.contains(beside) && level::isWalkable(level::terrainOf(paint.at(beside))))
                return true;
        }
        return false;
    }

    static level::Level cut(level::Level level, std::size_t stages) {
        level.recipe.stages.resize(stages);
        return level;
    }

    const EditedLevel& one_;
    const std::uint64_t seed_;
    std::vector<grid::Point> cells_;
};

}  // namespace mazeloom::testing
