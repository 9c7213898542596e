// SPDX-License-Identifier: MIT
// Measures how far the edit of one painted cell reaches: levels with painted cells, random edits of
// a wall or floor, and the share of cells farther than kNear from the edit that change. Used by the
// test that bounds this share and by the benchmark that prints it.
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

/// No cell farther than this many columns or rows from the edit should change.
inline constexpr int kNear = 6;

struct EditedLevel {
    std::string name;
    level::Level level;
    std::vector<level::Room> rooms = {};
};

namespace local_edits {

constexpr auto kFloor = static_cast<level::Paint>(level::Terrain::Floor);
constexpr auto kWall = static_cast<level::Paint>(level::Terrain::Wall);

/// Returns a temple that is all floor, with a border and the hero in its middle.
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

/// Returns a hall with a lake and a wall that has gaps.
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

/// Returns a level painted with a shape that the generator drew.
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

/// Returns, for each cell with things, a hash of all that can be seen of them.
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
        // A sum, so that the order of several things on a cell does not matter.
        things[{thing.at.x, thing.at.y}] += hash.value();
    }
    return things;
}

/// Returns the share of open cells farther than kNear from `edit` that differ between the maps.
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

/// Returns ten levels with painted cells; `packs` is the folder of the built-in packs.
inline std::vector<EditedLevel> editedLevels(const std::string& packs) {
    using namespace local_edits;
    std::vector<EditedLevel> all;
    all.push_back({"hall 33x33", hall({33, 33})});
    all.push_back({"court 65x48", court({65, 48})});
    all.push_back({"blob 64x48", drawn("blob", {64, 48}, 5)});
    all.push_back({"caves 80x50", drawn("caves", {80, 50}, 5)});
    all.push_back({"rooms and maze 65x65", drawn("rooms-and-maze", {65, 65}, 5)});
    // All dangers that can be added to a temple.
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

/// The shares of far cells that changed, one for each of several edits, from 0 to 1.
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

/// Random edits of one painted cell each: from floor with nothing on it to wall, or from wall
/// beside an open cell to floor. An edit whose level cannot be generated is replaced by another.
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

    /// Returns that many edits' shares after each stage if `byStage`, else after the last only.
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
