// SPDX-License-Identifier: MIT
#include "core/merge/differences.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/grid/bounds.h"
#include "core/grid/point_text.h"
#include "core/json/equal.h"
#include "core/json/value.h"
#include "core/merge/cells.h"
#include "core/merge/open_merge.h"
#include "core/merge/texts.h"

namespace mazeloom::merge {

namespace {

using grid::Point;
using grid::Rect;
using json::Value;
using level::Level;
using level::Room;

/// Returns the members of two objects that differ.
std::vector<std::string> membersThatDiffer(const Value& a, const Value& b) {
    std::set<std::string> keys;
    for (const Value* object : {&a, &b}) {
        for (const json::Member& member : object->members())
            keys.insert(member.key);
    }
    std::vector<std::string> result;
    for (const std::string& key : keys) {
        const Value* one = a.find(key);
        const Value* other = b.find(key);
        if (one == nullptr || other == nullptr || !json::isEqual(*one, *other))
            result.push_back(key);
    }
    return result;
}

level::Paint paintAt(const Level& level, Point at) {
    return level.paint ? level.paint->at(at) : level::painted(level::Terrain::Wall);
}

/// Returns the things on each cell, moved by `by`.
std::map<std::pair<int, int>, std::vector<level::Object>> byCell(
    const std::vector<level::Object>& objects, Point by) {
    std::map<std::pair<int, int>, std::vector<level::Object>> cells;
    for (level::Object object : objects) {
        relocate(object, [&](Point cell) { return cell + by; });
        const std::pair<int, int> at(object.at.y, object.at.x);
        cells[at].push_back(std::move(object));
    }
    return cells;
}

/// Adds the cells of `common` on which the objects differ.
void addObjectCells(const std::vector<level::Object>& ours,
                    const std::vector<level::Object>& theirs, Point by, const Rect& common,
                    std::vector<Point>& cells) {
    const auto here = byCell(ours, {});
    const auto there = byCell(theirs, by);
    for (const auto* side : {&here, &there}) {
        for (const auto& [at, objects] : *side) {
            const auto one = here.find(at);
            const auto other = there.find(at);
            const bool isSame =
                one != here.end() && other != there.end() && one->second == other->second;
            if (!isSame && common.contains(Point{at.second, at.first}))
                cells.push_back({at.second, at.first});
        }
    }
}

/// Sorts cells by row and column, and removes duplicates.
std::vector<Point> inOrder(std::vector<Point> cells) {
    std::ranges::sort(cells, {}, [](Point cell) { return std::pair(cell.y, cell.x); });
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

/// Returns the content that is compared as JSON.
Value comparedRest(Level level, Point by) {
    level.paint.reset();
    level.objects.clear();
    level.kept = {};
    level.more = closed(level.more);
    const auto move = [&](Point cell) { return cell + by; };
    for (level::Trajectory& path : level.trajectories) {
        std::ranges::transform(path.points, path.points.begin(), move);
        relocate(path.properties, move);
    }
    relocate(level.properties, move);
    Value tree = treeOf(textOf(level));
    // The origin differs if the size does; the legend says nothing beyond the cells.
    removeMember(tree, "origin");
    removeMember(tree, "own-terrains");
    return tree;
}

Value comparedRest(Room room) {
    room.objects.clear();
    room.more = closed(room.more);
    Value tree = treeOf(textOf(room));
    removeMember(tree, "cells");
    removeMember(tree, "own-terrains");
    return tree;
}

/// Whether pinned paths or rooms differ.
bool keptThingsDiffer(const level::Kept& ours, level::Kept theirs, Point by) {
    for (level::Trajectory& path : theirs.trajectories) {
        for (Point& point : path.points)
            point = point + by;
        relocate(path.properties, [&](Point cell) { return cell + by; });
    }
    for (level::KeptRoom& room : theirs.rooms) {
        room.rect.x += by.x;
        room.rect.y += by.y;
    }
    return ours.trajectories != theirs.trajectories || ours.rooms != theirs.rooms ||
           ours.more != theirs.more;
}

void addMember(std::vector<std::string>& members, const std::string& key) {
    if (std::ranges::find(members, key) != members.end()) return;
    members.insert(std::ranges::upper_bound(members, key), key);
}

}  // namespace

Differences differences(const Level& ours, const Level& theirs) {
    // Equal cells have equal coordinates from the origin.
    const Point by = ours.origin - theirs.origin;
    const Rect here{0, 0, ours.size.width, ours.size.height};
    const Rect there{by.x, by.y, theirs.size.width, theirs.size.height};
    const Rect common = grid::commonOf(here, there);
    std::vector<Point> cells;
    for (int y = common.y; y <= common.bottom(); ++y) {
        for (int x = common.x; x <= common.right(); ++x) {
            const Point other = Point{x, y} - by;
            if (paintAt(ours, {x, y}) != paintAt(theirs, other) ||
                ours.kept.cells.at({x, y}) != theirs.kept.cells.at(other))
                cells.push_back({x, y});
        }
    }
    addObjectCells(ours.objects, theirs.objects, by, common, cells);
    addObjectCells(ours.kept.objects, theirs.kept.objects, by, common, cells);
    Differences result;
    result.cells = inOrder(std::move(cells));
    result.members = membersThatDiffer(comparedRest(ours, {}), comparedRest(theirs, by));
    if (here != there) addMember(result.members, "size");
    if (keptThingsDiffer(ours.kept, theirs.kept, by)) addMember(result.members, "kept");
    return result;
}

Differences differences(const Room& ours, const Room& theirs) {
    const Rect common = grid::commonOf(ours.cells.bounds(), theirs.cells.bounds());
    std::vector<Point> cells;
    for (int y = common.y; y <= common.bottom(); ++y) {
        for (int x = common.x; x <= common.right(); ++x) {
            if (ours.cells.at({x, y}) != theirs.cells.at({x, y})) cells.push_back({x, y});
        }
    }
    addObjectCells(ours.objects, theirs.objects, {}, common, cells);
    Differences result;
    result.cells = inOrder(std::move(cells));
    result.members = membersThatDiffer(comparedRest(ours), comparedRest(theirs));
    if (ours.cells.size() != theirs.cells.size()) addMember(result.members, "size");
    return result;
}

Differences differences(const level::Pack& ours, const level::Pack& theirs) {
    const auto treeOfPack = [](level::Pack pack) {
        pack.more = closed(pack.more);
        return treeOf(textOf(PackFile{std::move(pack), {}}));
    };
    Differences result{{}, membersThatDiffer(treeOfPack(ours), treeOfPack(theirs))};
    addOrders(pack::listingOf(ours), pack::listingOf(theirs), result);
    return result;
}

void addOrders(const pack::Listing& ours, const pack::Listing& theirs, Differences& differences) {
    const auto isOtherOrder = [](const std::vector<std::string>& a,
                                 const std::vector<std::string>& b) {
        const auto common = [](const std::vector<std::string>& of,
                               const std::vector<std::string>& other) {
            const std::set<std::string> inOther(other.begin(), other.end());
            std::vector<std::string> ids = of;
            std::erase_if(ids, [&](const std::string& id) { return !inOther.contains(id); });
            return ids;
        };
        return common(a, b) != common(b, a);
    };
    if (isOtherOrder(ours.levels, theirs.levels)) addMember(differences.members, "levels");
    if (isOtherOrder(ours.rooms, theirs.rooms)) addMember(differences.members, "rooms");
}

edit::Area areaOf(const Differences& differences) {
    std::vector<edit::Run> runs;
    for (const Point cell : differences.cells)
        runs.push_back({cell.y, cell.x, 1});
    return edit::Area(std::move(runs));
}

std::string inWords(const Differences& differences) {
    constexpr std::size_t kMost = 5;
    std::vector<std::string> places;
    for (const Point cell : differences.cells) {
        if (places.size() == kMost) break;
        places.push_back(grid::textOf(cell));
    }
    for (const std::string& member : differences.members) {
        if (places.size() == kMost) break;
        places.push_back(member);
    }
    std::string words;
    for (std::size_t i = 0; i < places.size(); ++i)
        words += (i == 0 ? "" : ", ") + places[i];
    return differences.count() == places.size() ? words : words + ", …";
}

}  // namespace mazeloom::merge
