// SPDX-License-Identifier: MIT
#include "core/edit/fragment/paste.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>

#include "core/edit/fresh_id.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using level::Object;
using level::Trajectory;

/// Appends `coming`, with ids that nothing of `items` has.
template <typename Item>
void append(std::vector<Item>& items, std::vector<Item> coming) {
    FreshIds ids;
    for (const Item& item : items)
        ids.take(item.id);
    for (Item& item : coming) {
        if (!item.id.empty()) item.id = ids.of(item.id, item.id);
        items.push_back(std::move(item));
    }
}

bool isHero(const Object& object) {
    return object.kind == level::ThingKind::Hero;
}

}  // namespace

std::vector<Object> pasted(std::span<const Object> there, const Fragment& fragment, Point at,
                           grid::Size size) {
    const grid::Rect sheet{0, 0, size.width, size.height};
    std::vector<Object> coming;
    std::set<Point> taken;
    bool hasHero = false;
    for (Object object : fragment.objects) {
        relocate(object, [&](Point cell) { return cell + at; });
        if (!sheet.contains(object.at)) continue;
        taken.insert(object.at);
        hasHero = hasHero || isHero(object);
        coming.push_back(std::move(object));
    }
    std::vector<Object> result;
    std::ranges::copy_if(there, std::back_inserter(result), [&](const Object& object) {
        return !taken.contains(object.at) && !(hasHero && isHero(object));
    });
    append(result, std::move(coming));
    return result;
}

std::vector<Trajectory> pasted(std::span<const Trajectory> there, const Fragment& fragment,
                               Point at, grid::Size size) {
    const grid::Rect sheet{0, 0, size.width, size.height};
    std::vector<Trajectory> coming;
    for (Trajectory trajectory : fragment.trajectories) {
        relocate(trajectory, [&](Point cell) { return cell + at; });
        const bool inside = std::ranges::all_of(trajectory.points,
                                                [&](Point point) { return sheet.contains(point); });
        if (inside) coming.push_back(std::move(trajectory));
    }
    std::vector<Trajectory> result(there.begin(), there.end());
    append(result, std::move(coming));
    return result;
}

}  // namespace mazeloom::edit
