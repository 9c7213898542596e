// SPDX-License-Identifier: MIT
#include "core/edit/things/objects.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "core/edit/fresh_id.h"
#include "core/edit/things/references.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using level::Object;
using level::ThingKind;
using Objects = std::span<const Object>;

constexpr std::array kTempleKinds{ThingKind::Hero,   ThingKind::Exit,    ThingKind::Heart,
                                  ThingKind::Tnt,    ThingKind::Grenade, ThingKind::Emitter,
                                  ThingKind::Console};
constexpr std::array kDescentKinds{
    ThingKind::Hero,        ThingKind::Rat,    ThingKind::Goblin,  ThingKind::Orc,
    ThingKind::Troll,       ThingKind::Wraith, ThingKind::Bat,     ThingKind::Slime,
    ThingKind::Archer,      ThingKind::Hulk,   ThingKind::Witch,   ThingKind::Idol,
    ThingKind::DreadKnight, ThingKind::Potion, ThingKind::Weapon,  ThingKind::Armour,
    ThingKind::Wand,        ThingKind::Key,    ThingKind::MoonKey, ThingKind::JewelKey};
/// Rooms are used in both games and may be placed several times, so they have no hero.
constexpr std::array kRoomKinds{
    ThingKind::Exit,    ThingKind::Heart,       ThingKind::Tnt,    ThingKind::Grenade,
    ThingKind::Emitter, ThingKind::Console,     ThingKind::Rat,    ThingKind::Goblin,
    ThingKind::Orc,     ThingKind::Troll,       ThingKind::Wraith, ThingKind::Bat,
    ThingKind::Slime,   ThingKind::Archer,      ThingKind::Hulk,   ThingKind::Witch,
    ThingKind::Idol,    ThingKind::DreadKnight, ThingKind::Potion, ThingKind::Weapon,
    ThingKind::Armour,  ThingKind::Wand,        ThingKind::Key,    ThingKind::MoonKey,
    ThingKind::JewelKey};

FreshIds idsOf(Objects objects) {
    FreshIds ids;
    for (const Object& object : objects)
        ids.take(object.id);
    return ids;
}

/// Returns the cells of all objects except those with an index in `but`.
std::set<Point> takenCells(Objects objects, const Picks& but) {
    std::set<Point> taken;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (!std::ranges::binary_search(but, i)) taken.insert(objects[i].at);
    }
    return taken;
}

}  // namespace

std::span<const ThingKind> kindsOn(Canvas canvas) {
    switch (canvas) {
        case kTempleLevel:
            return kTempleKinds;
        case kDescentLevel:
            return kDescentKinds;
        case kRoomSheet:
            break;
    }
    return kRoomKinds;
}

std::optional<std::size_t> objectAt(Objects objects, Point cell) {
    for (std::size_t i = objects.size(); i-- > 0;) {
        if (objects[i].at == cell) return i;
    }
    return std::nullopt;
}

Picks objectsIn(Objects objects, const grid::Rect& cells) {
    Picks picked;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (cells.contains(objects[i].at)) picked.push_back(i);
    }
    return picked;
}

std::optional<Obstacle> Site::obstacle(ThingKind kind, Point cell) const {
    const bool isInside = grid::Rect{0, 0, size.width, size.height}.contains(cell);
    if (!isInside && !grows) return Obstacle::Outside;
    if (kind == ThingKind::Emitter || kind == ThingKind::Own || paint == nullptr)
        return std::nullopt;
    if (!isInside) return Obstacle::Solid;
    const auto terrain = static_cast<level::Terrain>(paint->at(cell) & level::kPaintTerrain);
    return terrains.isWalkable(terrain) ? std::nullopt : std::optional(Obstacle::Solid);
}

Site siteOf(const level::Level& level) {
    const bool isShape = level.paint && level.ruleset == level::Ruleset::Temple;
    return {level.size, isShape ? &*level.paint : nullptr, false, level.terrains};
}

Site siteOf(const level::PaintGrid& room, const level::TerrainTable& terrains) {
    return {room.size(), &room, false, terrains};
}

std::optional<Obstacle> obstacleTo(Objects objects, const Site& site, ThingKind kind, Point cell) {
    if (objectAt(objects, cell)) return Obstacle::Taken;
    return site.obstacle(kind, cell);
}

std::string_view kindId(const Object& object) {
    return object.kind == ThingKind::Own ? std::string_view(object.own)
                                         : level::info(object.kind).id;
}

std::optional<ObjectEdit> placed(Objects objects, const Site& site, ThingKind kind, Point cell,
                                 const std::string& own) {
    if (obstacleTo(objects, site, kind, cell)) return std::nullopt;
    ObjectEdit edit{{objects.begin(), objects.end()}, {}};
    const auto hero = std::ranges::find(edit.objects, ThingKind::Hero, &Object::kind);
    if (kind == ThingKind::Hero && hero != edit.objects.end()) {
        hero->at = cell;
        edit.picked = {static_cast<std::size_t>(hero - edit.objects.begin())};
        return edit;
    }
    FreshIds ids = idsOf(objects);
    edit.picked = {edit.objects.size()};
    Object object;
    object.kind = kind;
    object.at = cell;
    object.own = own;
    object.id = ids.of(kindId(object), "object");
    edit.objects.push_back(std::move(object));
    return edit;
}

std::optional<ObjectEdit> moved(Objects objects, const Site& site, const Picks& picked, Point by) {
    const std::set<Point> taken = takenCells(objects, picked);
    ObjectEdit edit{{objects.begin(), objects.end()}, picked};
    for (std::size_t index : picked) {
        Object& object = edit.objects[index];
        object.at = object.at + by;
        if (taken.contains(object.at) || site.obstacle(object.kind, object.at)) return std::nullopt;
    }
    return edit;
}

std::optional<ObjectEdit> duplicated(Objects objects, const Site& site, const Picks& picked,
                                     Point by) {
    const std::set<Point> taken = takenCells(objects, {});
    FreshIds ids = idsOf(objects);
    ObjectEdit edit{{objects.begin(), objects.end()}, {}};
    CopiedIds copies;
    std::set<Point> from;
    for (std::size_t index : picked) {
        Object copy = objects[index];
        if (copy.kind == ThingKind::Hero) continue;
        from.insert(copy.at);
        copy.at = copy.at + by;
        if (taken.contains(copy.at) || site.obstacle(copy.kind, copy.at)) return std::nullopt;
        nameCopy(copy.id, ids, copies);
        if (copy.id.empty()) copy.id = ids.of(kindId(copy), "object");
        edit.picked.push_back(edit.objects.size());
        edit.objects.push_back(std::move(copy));
    }
    for (std::size_t index : edit.picked) {
        level::Properties& properties = edit.objects[index].properties;
        follow(properties, copies);
        level::relocate(properties,
                        [&](Point cell) { return from.contains(cell) ? cell + by : cell; });
    }
    if (edit.picked.empty()) return std::nullopt;
    return edit;
}

std::optional<ObjectEdit> duplicatedBeside(Objects objects, const Site& site, const Picks& picked) {
    for (int distance = 1; distance <= kNearby; ++distance) {
        const int d = distance;
        for (Point by : {Point{d, 0}, Point{0, d}, Point{-d, 0}, Point{0, -d}, Point{d, d},
                         Point{-d, d}, Point{d, -d}, Point{-d, -d}}) {
            if (auto edit = duplicated(objects, site, picked, by)) return edit;
        }
    }
    return std::nullopt;
}

std::vector<Object> without(Objects objects, const Picks& picked) {
    std::vector<Object> rest;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (!std::ranges::binary_search(picked, i)) rest.push_back(objects[i]);
    }
    return rest;
}

}  // namespace mazeloom::edit
