// SPDX-License-Identifier: MIT
#include "core/merge/order.h"

#include <cstddef>
#include <iterator>
#include <list>
#include <map>
#include <set>

namespace mazeloom::merge {

namespace {

using KeySet = std::set<std::string_view>;

KeySet setOf(const Keys& keys) {
    return {keys.begin(), keys.end()};
}

/// Returns the keys that both sets have, in the order of `keys`.
std::vector<std::string_view> common(const Keys& keys, const KeySet& a, const KeySet& b) {
    std::vector<std::string_view> result;
    for (const std::string& key : keys) {
        if (a.contains(key) && b.contains(key)) result.push_back(key);
    }
    return result;
}

/// Whether `keys` has the elements that it shares with `base` in another order.
bool isReordered(const Keys& base, const Keys& keys) {
    const KeySet in = setOf(keys);
    const KeySet inBase = setOf(base);
    return common(base, in, inBase) != common(keys, in, inBase);
}

}  // namespace

void makeUnique(Keys& keys) {
    std::map<std::string, std::size_t> counts;
    for (std::string& key : keys) {
        const std::size_t earlier = counts[key]++;
        key += '#' + std::to_string(earlier);
    }
}

void followMoves(const Keys& base, const Keys& baseContents, Keys& side, const Keys& contents) {
    const KeySet inBase = setOf(base);
    const Keys before = side;
    const KeySet inSide = setOf(before);
    std::map<std::string_view, std::list<std::string_view>> gone;
    for (std::size_t i = 0; i < base.size(); ++i) {
        if (!baseContents[i].empty() && !inSide.contains(base[i]))
            gone[baseContents[i]].push_back(base[i]);
    }
    for (std::size_t i = 0; i < side.size(); ++i) {
        const auto found = gone.find(contents[i]);
        if (found == gone.end() || found->second.empty() || inBase.contains(before[i])) continue;
        side[i] = found->second.front();
        found->second.pop_front();
    }
}

bool isOrderContested(const Keys& base, const Keys& ours, const Keys& theirs) {
    if (!isReordered(base, ours) || !isReordered(base, theirs)) return false;
    const KeySet inOurs = setOf(ours);
    const KeySet inTheirs = setOf(theirs);
    return common(ours, inOurs, inTheirs) != common(theirs, inOurs, inTheirs);
}

Keys mergedOrder(const Keys& base, const Keys& ours, const Keys& theirs) {
    const bool isByTheirs = !isReordered(base, ours) && isReordered(base, theirs);
    const Keys& skeleton = isByTheirs ? theirs : ours;
    const Keys& other = isByTheirs ? ours : theirs;
    const KeySet inBase = setOf(base);
    const KeySet inSkeleton = setOf(skeleton);
    const KeySet inOther = setOf(other);
    std::list<std::string> order(skeleton.begin(), skeleton.end());
    std::map<std::string_view, std::list<std::string>::iterator> places;
    for (auto place = order.begin(); place != order.end(); ++place)
        places[*place] = place;
    // New elements of the skeleton's side, after which the other side's new elements come.
    const auto isNewInSkeleton = [&](const std::string& key) {
        return inSkeleton.contains(key) && !inBase.contains(key) && !inOther.contains(key);
    };
    auto next = order.begin();
    for (const std::string& key : other) {
        const auto known = places.find(key);
        if (known != places.end()) {
            next = std::next(known->second);
            continue;
        }
        if (!isByTheirs) {
            while (next != order.end() && isNewInSkeleton(*next))
                ++next;
        }
        const auto placed = order.insert(next, key);
        places[*placed] = placed;
        next = std::next(placed);
    }
    return {order.begin(), order.end()};
}

}  // namespace mazeloom::merge
