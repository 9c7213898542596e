// SPDX-License-Identifier: MIT
#include "core/merge/cells.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "core/grid/disjoint_sets.h"
#include "core/level/map/thing.h"
#include "core/merge/order.h"

namespace mazeloom::merge {

namespace {

using grid::Index;
using grid::Point;
using level::KeptCell;
using level::KeptCells;
using level::Object;

/// Returns the name by which an object is recognised on another cell; empty if it has none.
std::string identityOf(const Object& object) {
    if (object.kind == level::ThingKind::Hero) return "hero";
    return object.id.empty() ? std::string() : "id " + object.id;
}

Keys objectKeys(const CellMerge::Objects& objects) {
    Keys keys;
    for (const Object& object : objects) {
        std::string identity = identityOf(object);
        keys.push_back(identity.empty()
                           ? "at " + std::to_string(object.at.x) + ' ' + std::to_string(object.at.y)
                           : std::move(identity));
    }
    makeUnique(keys);
    return keys;
}

/// The cells of the objects that have no identity, by the data that tell them apart on other cells.
using Unnamed =
    std::map<std::tuple<level::ThingKind, std::string_view, std::string_view>, std::vector<Index>>;

/// Returns the elements of `a` that `b` lacks; both are sorted.
std::vector<Index> without(const std::vector<Index>& a, const std::vector<Index>& b) {
    std::vector<Index> rest;
    std::ranges::set_difference(a, b, std::back_inserter(rest));
    return rest;
}

/// The objects on a cell, in each version.
using OnCell = std::array<std::vector<Object>, 3>;

}  // namespace

CellMerge::CellMerge(grid::Size size, const grid::Rect& ours, const grid::Rect& theirs,
                     bool hasBase)
    : ours_(ours), theirs_(theirs), hasBase_(hasBase), flags_(size) {}

void CellMerge::compareKept(const KeptCells* base, const KeptCells& ours, const KeptCells& theirs) {
    const auto compareAt = [&](Point p, KeptCell) {
        if (!flags_.contains(p)) return;
        const KeptCell before = base == nullptr ? KeptCell() : base->at(p);
        flags_.at(p) |= flagsOf(hasBase_ ? &before : nullptr, ours.at(p), theirs.at(p));
    };
    for (const KeptCells* version : {base, &ours, &theirs}) {
        if (version != nullptr) version->forEach(compareAt);
    }
}

void CellMerge::compareObjects(const Objects* base, const Objects& ours, const Objects& theirs) {
    std::map<Index, OnCell> cells;
    std::map<std::string, std::set<Index>> places;
    std::array<Unnamed, 3> unnamed;
    const std::array<const Objects*, 3> versions{base, &ours, &theirs};
    for (std::size_t i = 0; i < versions.size(); ++i) {
        if (versions[i] == nullptr) continue;
        for (const Object& object : *versions[i]) {
            if (!flags_.contains(object.at)) continue;
            const Index at = flags_.index(object.at);
            cells[at][i].push_back(object);
            std::string identity = identityOf(object);
            if (identity.empty()) {
                unnamed[i][{object.kind, object.own, object.text}].push_back(at);
            } else {
                places[std::move(identity)].insert(at);
            }
        }
        for (auto& [what, at] : unnamed[i])
            std::ranges::sort(at);
    }
    for (const auto& [at, objects] : cells)
        flags_[at] |= flagsOf(hasBase_ ? objects.data() : nullptr, objects[1], objects[2]);
    for (const auto& [identity, at] : places) {
        if (at.size() > 1) together_.emplace_back(at.begin(), at.end());
    }
    for (const auto& [what, before] : unnamed[0]) {
        for (const std::size_t side : {1U, 2U}) {
            const std::vector<Index>& now = unnamed[side][what];
            const std::vector<Index> gone = without(before, now);
            const std::vector<Index> added = without(now, before);
            for (std::size_t i = 0; i < std::min(gone.size(), added.size()); ++i)
                together_.push_back({gone[i], added[i]});
        }
    }
}

void CellMerge::settle() {
    std::map<Index, std::uint32_t> members;
    grid::DisjointSets sets;
    const auto memberOf = [&](Index cell) {
        const auto [found, isNew] = members.try_emplace(cell, sets.count());
        if (isNew) sets.add();
        return found->second;
    };
    for (const std::vector<Index>& cells : together_) {
        for (const Index cell : cells)
            sets.unite(memberOf(cells.front()), memberOf(cell));
    }
    std::map<std::uint32_t, std::uint8_t> joined;
    for (const auto& [cell, member] : members)
        joined[sets.find(member)] |= flags_[cell];
    for (const auto& [cell, member] : members)
        flags_[cell] = joined[sets.find(member)];
    hasConflicts_ = std::ranges::any_of(
        flags_.storage(), [](std::uint8_t flags) { return flags == (kOurs | kTheirs | kDiffers); });
}

bool CellMerge::losesChangesIn(const grid::Rect& rect) const {
    for (Index i = 0; i < flags_.storage().size(); ++i) {
        const Point cell = flags_.point(i);
        if (rect.contains(cell)) continue;
        const bool isOurs = (flags_[i] & kOurs) != 0 && ours_.contains(cell);
        const bool isTheirs = (flags_[i] & kTheirs) != 0 && theirs_.contains(cell);
        if (isOurs || isTheirs) return true;
    }
    return false;
}

Taken CellMerge::takenAt(Point cell) const {
    const std::uint8_t flags = flags_.at(cell);
    if ((flags & kDiffers) == 0 || (flags & kTheirs) == 0) return Taken::Ours;
    return (flags & kOurs) == 0 ? Taken::Theirs : Taken::Both;
}

KeptCells CellMerge::mergedKept(const KeptCells& ours, const KeptCells& theirs,
                                Version version) const {
    KeptCells result = ours;
    const auto takeAt = [&](Point p, KeptCell) {
        if (flags_.contains(p) && isTheirs(p, version)) result.set(p, theirs.at(p));
    };
    ours.forEach(takeAt);
    theirs.forEach(takeAt);
    return result;
}

CellMerge::Objects CellMerge::mergedObjects(const Objects* base, const Objects& ours,
                                            const Objects& theirs, Version version) const {
    std::map<std::string, const Object*> chosen;
    const auto choose = [&](const Objects& objects, const Keys& keys, bool areTheirs) {
        for (std::size_t i = 0; i < objects.size(); ++i) {
            const bool isOutside = !flags_.contains(objects[i].at);
            if (isOutside ? !areTheirs : isTheirs(objects[i].at, version) == areTheirs)
                chosen[keys[i]] = &objects[i];
        }
    };
    const Keys before = base == nullptr ? Keys() : objectKeys(*base);
    const Keys our = objectKeys(ours);
    const Keys their = objectKeys(theirs);
    choose(ours, our, false);
    choose(theirs, their, true);
    const bool isByTheirs = version == Version::Theirs && isOrderContested(before, our, their);
    Objects result;
    for (const std::string& key :
         isByTheirs ? mergedOrder(before, their, our) : mergedOrder(before, our, their)) {
        const auto found = chosen.find(key);
        if (found != chosen.end()) result.push_back(*found->second);
    }
    return result;
}

}  // namespace mazeloom::merge
