// SPDX-License-Identifier: MIT
#include "core/exchange/in/remade.h"

#include <map>
#include <span>
#include <string>
#include <tuple>
#include <utility>

#include "core/exchange/foreign.h"
#include "core/level/campaign/floor_of.h"

namespace mazeloom::exchange {

namespace {

/// Indices in a list, by cell and kind.
class ByKind {
  public:
    void add(grid::Point at, std::string kind, std::size_t place) {
        places_.emplace(std::tuple(at.y, at.x, std::move(kind)), static_cast<int>(place));
    }
    /// Takes the first index with this cell and kind that was not taken yet; −1 if there is none.
    int take(grid::Point at, const std::string& kind) {
        const auto key = std::tuple(at.y, at.x, kind);
        const auto found = places_.lower_bound(key);
        if (found == places_.end() || found->first != key) return -1;
        const int place = found->second;
        places_.erase(found);
        return place;
    }

  private:
    std::multimap<std::tuple<int, int, std::string>, int> places_;
};

/// Builds the map from the file's facts. A thing with the kind and cell of one of the designer's
/// objects or paths refers to that object or path.
level::Map mapAsLeft(const Left& left, level::SharedOwnKinds kinds, const Stop& stop) {
    level::Map map(left.level.ruleset, left.level.size);
    map.cells = left.made.cells;
    map.terrains = left.level.terrains;
    map.kinds = std::move(kinds);
    map.objects = left.level.objects;
    map.trajectories = left.level.trajectories;
    ByKind objects;
    for (std::size_t i = 0; i < map.objects.size(); ++i)
        objects.add(map.objects[i].at, wordOf(map.objects[i]), i);
    ByKind paths;
    for (std::size_t i = 0; i < map.trajectories.size(); ++i) {
        const level::Trajectory& path = map.trajectories[i];
        paths.add(path.points.front(), std::string(level::info(path.kind).id), i);
    }
    PacedStop pace(stop);
    for (const Facts::Thing& fact : left.made.things) {
        constexpr std::uint64_t kWork = 256;  // cost of a thing, in cells
        if (pace.isAsked(kWork)) break;
        ForeignThing shown;
        shown.kind = fact.kind;
        shown.at = fact.at;
        const auto object = objectOf(shown);
        level::Thing thing;
        if (object) thing.kind = object->kind;
        thing.at = fact.at;
        if (object && object->kind == level::ThingKind::Own) thing.own = map.placeOfOwn(*object);
        if (isMover(shown)) {
            thing.object = paths.take(fact.at, fact.kind);
        } else {
            thing.object = objects.take(fact.at, fact.kind);
            if (thing.object < 0 && object && object->kind == level::ThingKind::Own) {
                thing.object = static_cast<int>(map.objects.size());
                map.objects.push_back(*object);
            }
        }
        map.things.push_back(thing);
    }
    return map;
}

/// Resolves the pack's recipes that the level's file refers to.
level::Level withRecipesOf(const level::Pack* pack, level::Level level) {
    if (pack == nullptr) return level;
    if (!level.recipe.named.empty()) level::resolve(level.recipe, pack->recipes);
    level.recipes = level::RecipeBook(pack->recipes);
    level.packPromises = level::promises::PackPromises(pack->promises);
    return level;
}

}  // namespace

generate::Options makingOf(const level::Pack* pack, const level::Level& level, const Stop& stop) {
    generate::Options options;
    options.stop = stop.flag();
    options.floor = level::floorOf(pack == nullptr ? level::Descent() : pack->descent, level);
    if (pack != nullptr) options.kinds = pack->ownKinds.share();
    return options;
}

Remade remade(const Left& left, const ImportOptions& options) {
    const level::Pack* pack = options.into;
    const generate::Options how = makingOf(pack, left.level, options.stop);
    if (left.level.size.area() <= kMostRemadeCells) {
        const std::span<const level::Room> rooms =
            pack == nullptr ? std::span<const level::Room>() : pack->rooms;
        auto made = generate::generate(withRecipesOf(pack, left.level), rooms, left.seed, how);
        if (made) {
            const Facts facts = factsOf(made->map, options.stop);
            if (facts.cells == left.made.cells && facts.things == left.made.things) {
                const bool knowsRooms = pack != nullptr || made->map.rooms.empty();
                return {std::move(made->map), true, knowsRooms};
            }
        }
    }
    return {mapAsLeft(left, how.kinds, options.stop), false, false};
}

}  // namespace mazeloom::exchange
