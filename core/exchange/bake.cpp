// SPDX-License-Identifier: MIT
#include "core/exchange/bake.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/edit/fresh_id.h"
#include "core/exchange/words/sentences.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/level/json_append.h"
#include "core/level/own_promises.h"
#include "core/pack/json/limits.h"
#include "core/pack/json/names.h"

namespace mazeloom::exchange {

namespace {

constexpr unsigned kKeptMarks = level::kRoom | level::kPassage | level::kFinal;

void keepCell(const level::Map& map, grid::Point at, level::Level& level) {
    const level::Cell cell = map.cells.at(at).without(level::Cell::kThing);
    level.kept.cells.set(at, level::KeptCell(cell, map.marks.at(at) & kKeptMarks));
}

/// Adds to `level.kept` each cell with data that paint cannot hold: an aisle, marks in kKeptMarks,
/// or both a trap and a coin.
void keepCells(const level::Map& map, level::Level& level) {
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            const level::Cell cell = map.cells.at({x, y});
            const bool hasBoth = cell.isTrap() && cell.hasCoin();
            if (cell.isAisle() || (map.marks.at({x, y}) & kKeptMarks) != 0 || hasBoth)
                keepCell(map, {x, y}, level);
        }
    }
}

/// Adds the room and all of its cells to `level.kept`.
void keepRoom(const level::Map& map, level::KeptRoom room, level::Level& level) {
    const grid::Rect all = room.footprint();
    for (int y = all.y; y <= all.bottom(); ++y) {
        for (int x = all.x; x <= all.right(); ++x) {
            if (map.cells.contains({x, y})) keepCell(map, {x, y}, level);
        }
    }
    level.kept.rooms.push_back(std::move(room));
}

// Titles of the properties that say where a baked level comes from.
constexpr const char* kBakedFrom = "baked from";
constexpr const char* kBakedSeed = "baked seed";
constexpr const char* kBakedMap = "baked map";

/// Returns a hash as 16 hexadecimal digits.
std::string digitsOf(std::uint64_t hash) {
    std::string quoted;
    level::appendHash(quoted, hash);
    return quoted.substr(1, quoted.size() - 2);
}

void addProperty(level::Properties& properties, std::string title, std::string value) {
    const auto same = std::ranges::find(properties, title, &level::Property::title);
    if (same == properties.end() && properties.size() < level::kMaxProperties)
        properties.push_back({std::move(title), std::move(value), {}});
}

}  // namespace

level::Level baked(const level::Map& map, const level::Level& level,
                   std::span<const level::Room> rooms, std::uint64_t seed) {
    level::Level result;
    result.id = level.id;
    result.tab = level.tab;
    result.title = level.title + " (" + std::to_string(seed) + ')';
    result.notes = level.notes;
    result.ruleset = level.ruleset;
    result.objectives = level.objectives;
    result.size = level.size;
    result.origin = level.origin;
    result.sight = level.sight;
    result.numbers = level.numbers;
    result.noGuess = level.noGuess;
    result.needs = level.needs;
    result.promises = level::withRecipesPromises(level);
    result.properties = level.properties;
    result.recipe.stages.push_back({"shape", true, {}});
    result.paint.emplace(map.size(), level::painted(level::Terrain::Wall));
    for (int y = 0; y < map.size().height; ++y) {
        std::ranges::transform(map.cells.row(y), result.paint->row(y).begin(),
                               [](level::Cell cell) {
                                   const auto mark = cell.isTrap()    ? level::PaintMark::Trap
                                                     : cell.hasCoin() ? level::PaintMark::Coin
                                                                      : level::PaintMark::None;
                                   return level::painted(cell.terrain(), mark);
                               });
    }
    keepCells(map, result);
    for (const level::PlacedRoom& placed : map.rooms) {
        level::KeptRoom kept{placed.rect, {}};
        if (placed.handcrafted >= 0)
            kept.room = rooms[static_cast<std::size_t>(placed.handcrafted)].id;
        keepRoom(map, std::move(kept), result);
    }
    // If generation placed a room several times, the ids of the room's objects occur several times.
    // So all objects get new, unique ids.
    edit::FreshIds ids;
    for (const level::Thing& thing : map.things) {
        if (const level::Trajectory* path = map.trajectoryOf(thing)) {
            result.trajectories.push_back(*path);
            continue;
        }
        level::Object object;
        if (const level::Object* known = map.objectOf(thing)) object = *known;
        object.kind = thing.kind;
        object.at = thing.at;
        if (thing.kind == level::ThingKind::Own) object.own = map.ownIdOf(thing);
        if (!object.id.empty()) object.id = ids.of(object.id, "thing");
        result.objects.push_back(std::move(object));
    }
    addProperty(result.properties, kBakedFrom, level.id);
    addProperty(result.properties, kBakedSeed, std::to_string(seed));
    addProperty(result.properties, kBakedMap, digitsOf(hash(map)));
    return result;
}

bool isBakedFrom(const level::Level& level, std::string_view from, std::uint64_t seed,
                 std::uint64_t map) {
    const auto says = [&level](const char* title, std::string_view text) {
        const auto property = std::ranges::find(level.properties, title, &level::Property::title);
        if (property == level.properties.end()) return false;
        const auto* said = std::get_if<std::string>(&property->value);
        return said != nullptr && *said == text;
    };
    return says(kBakedFrom, from) && says(kBakedSeed, std::to_string(seed)) &&
           says(kBakedMap, digitsOf(map));
}

std::uint64_t countOf(std::span<const BakeWish> wishes) {
    std::uint64_t count = 0;
    for (const auto& [level, seeds] : wishes) {
        const std::uint64_t more = seeds.last - seeds.first;
        if (more >= pack::kMaxListed || count > pack::kMaxListed) return UINT64_MAX;
        count += more + 1;
    }
    return count;
}

tl::expected<level::Pack, Problem> withBaked(level::Pack pack, std::span<const BakeWish> wishes,
                                             const BakeProgress& progress,
                                             const std::atomic<bool>* stop) {
    const std::size_t count = pack.levels.size();
    if (countOf(wishes) > pack::kMaxListed - std::min(count, pack::kMaxListed)) {
        return tl::unexpected(problemAt(pack::kPackFile, {},
                                        "would have too many levels: at most " +
                                            std::to_string(pack::kMaxListed) +
                                            "; bake fewer seeds"));
    }
    edit::FreshIds ids;
    for (std::size_t i = 0; i < count; ++i)
        ids.take(std::as_const(pack.levels)[i].id);
    for (const auto& [place, seeds] : wishes) {
        const level::Level level = std::as_const(pack.levels)[place];
        generate::Options options;
        options.floor = level::floorOf(pack.descent, level);
        options.kinds = pack.ownKinds.share();
        options.stop = stop;
        for (std::uint64_t more = 0; more <= seeds.last - seeds.first; ++more) {
            const std::uint64_t seed = seeds.first + more;
            if (progress && !progress(level, seed)) return tl::unexpected(Problem());
            auto made = generate::generate(level, pack.rooms, seed, options);
            if (stop != nullptr && *stop) return tl::unexpected(Problem());
            if (!made) {
                Problem problem = std::move(made.error());
                problem.file = pack::levelFile(level.id);
                problem.phrase = {kProblemOfSeed, {std::to_string(seed), problem.said()}};
                problem.text = english(problem.phrase);
                return tl::unexpected(std::move(problem));
            }
            level::Level result = baked(made->map, level, pack.rooms, seed);
            result.id = ids.of(level.id + '-' + std::to_string(seed), "level");
            pack.levels.push_back(std::move(result));
        }
    }
    return pack;
}

tl::expected<level::Pack, Problem> withBaked(level::Pack pack, BakeRange seeds,
                                             const BakeProgress& progress) {
    std::vector<BakeWish> wishes;
    for (std::size_t i = 0; i < pack.levels.size(); ++i)
        wishes.push_back({i, seeds});
    return withBaked(std::move(pack), wishes, progress);
}

}  // namespace mazeloom::exchange
