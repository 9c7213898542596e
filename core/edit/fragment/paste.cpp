// SPDX-License-Identifier: MIT
#include "core/edit/fragment/paste.h"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/edit/things/references.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using level::Object;
using level::Trajectory;

/// Gives the items in `coming` ids that no item in `there` has, and records the new ids in
/// `copies`.
template <typename Item>
void nameAnew(std::span<const Item> there, std::vector<Item>& coming, CopiedIds& copies) {
    FreshIds ids;
    for (const Item& item : there)
        ids.take(item.id);
    for (Item& item : coming)
        nameCopy(item.id, ids, copies);
}

template <typename Item>
void append(std::vector<Item>& items, std::vector<Item> coming, const CopiedIds& copies) {
    for (Item& item : coming) {
        follow(item.properties, copies);
        items.push_back(std::move(item));
    }
}

bool isHero(const Object& object) {
    return object.kind == level::ThingKind::Hero;
}

std::vector<Object> objectsOf(const Fragment& fragment, Point at, const grid::Rect& sheet) {
    std::vector<Object> coming;
    for (Object object : fragment.objects) {
        relocate(object, [&](Point cell) { return cell + at; });
        if (sheet.contains(object.at)) coming.push_back(std::move(object));
    }
    return coming;
}

std::vector<Trajectory> trajectoriesOf(const Fragment& fragment, Point at,
                                       const grid::Rect& sheet) {
    std::vector<Trajectory> coming;
    for (Trajectory trajectory : fragment.trajectories) {
        relocate(trajectory, [&](Point cell) { return cell + at; });
        const bool inside = std::ranges::all_of(trajectory.points,
                                                [&](Point point) { return sheet.contains(point); });
        if (inside) coming.push_back(std::move(trajectory));
    }
    return coming;
}

}  // namespace

Things pasted(Things there, const Fragment& fragment, Point at, grid::Size size) {
    const grid::Rect sheet{0, 0, size.width, size.height};
    std::vector<Object> objects = objectsOf(fragment, at, sheet);
    std::vector<Trajectory> trajectories = trajectoriesOf(fragment, at, sheet);
    std::set<Point> taken;
    for (const Object& object : objects)
        taken.insert(object.at);
    const bool hasHero = std::ranges::any_of(objects, isHero);
    std::erase_if(there.objects, [&](const Object& object) {
        return taken.contains(object.at) || (hasHero && isHero(object));
    });
    // If an object and a trajectory have the same id, a reference means the object. So the objects'
    // new ids are recorded last: they overwrite those of trajectories.
    CopiedIds copies;
    nameAnew<Trajectory>(there.trajectories, trajectories, copies);
    nameAnew<Object>(there.objects, objects, copies);
    append(there.objects, std::move(objects), copies);
    append(there.trajectories, std::move(trajectories), copies);
    return there;
}

}  // namespace mazeloom::edit
