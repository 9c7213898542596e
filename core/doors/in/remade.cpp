// SPDX-License-Identifier: MIT
#include "core/doors/in/remade.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/doors/foreign.h"
#include "core/level/campaign/floor_of.h"

namespace mazeloom::doors {

namespace {

/// The first of the list that is of the kind and there, and that no other thing stands for.
template <typename List, typename IsIt>
int takeFirst(const List& list, std::vector<bool>& isTaken, const IsIt& isIt) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (isTaken[i] || !isIt(list[i])) continue;
        isTaken[i] = true;
        return static_cast<int>(i);
    }
    return -1;
}

/// What the file says of the level, with the designer's objects and paths where things of their
/// kinds stand.
level::Map mapAsLeft(const Left& left, level::SharedOwnKinds kinds, const Stop& stop) {
    level::Map map(left.level.ruleset, left.level.size);
    map.cells = left.made.cells;
    map.terrains = left.level.terrains;
    map.kinds = std::move(kinds);
    map.objects = left.level.objects;
    map.trajectories = left.level.trajectories;
    std::vector<bool> objects(map.objects.size(), false);
    std::vector<bool> paths(map.trajectories.size(), false);
    PacedStop pace(stop);
    for (const Facts::Thing& fact : left.made.things) {
        // Each is looked for among the designer's.
        if (pace.isAsked(1 + objects.size() + paths.size())) break;
        ForeignThing shown;
        shown.kind = fact.kind;
        shown.at = fact.at;
        const auto object = objectOf(shown);
        level::Thing thing;
        if (object) thing.kind = object->kind;
        thing.at = fact.at;
        if (object && object->kind == level::ThingKind::Own) thing.own = map.placeOfOwn(*object);
        if (isMover(shown)) {
            thing.object =
                takeFirst(left.level.trajectories, paths, [&](const level::Trajectory& path) {
                    return path.kind == thing.kind && path.points.front() == fact.at;
                });
        } else {
            thing.object = takeFirst(left.level.objects, objects, [&](const level::Object& one) {
                return one.at == fact.at && wordOf(one) == fact.kind;
            });
            if (thing.object < 0 && object && object->kind == level::ThingKind::Own) {
                thing.object = static_cast<int>(map.objects.size());
                map.objects.push_back(*object);
            }
        }
        map.things.push_back(thing);
    }
    return map;
}

/// The level's file names recipes of the pack, which holds what they are.
level::Level withRecipesOf(const level::Pack* pack, level::Level level) {
    if (pack == nullptr) return level;
    if (!level.recipe.named.empty()) level::resolve(level.recipe, pack->recipes);
    level.recipes = level::RecipeBook(pack->recipes);
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

}  // namespace mazeloom::doors
