// SPDX-License-Identifier: MIT
#include "core/generate/connect/links.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "core/generate/connect/door_frame.h"
#include "core/generate/shared/ground.h"

namespace mazeloom::generate {

using grid::Index;

Links::Links(const level::Map& map, Parts& parts, random::Stream& random, PacedWatch& watch)
    : map_(map), parts_(parts), random_(random), watch_(watch), steps_(map.cells.steps()) {
    if (isDone()) return;
    runAt_ = grid::Grid<std::uint32_t, 2>(map.size());
    pollPass();
    readGround();
    const auto runs = static_cast<std::uint32_t>(parts.runs().size());
    known_.resize(parts.labels());
    nextRun_.assign(runs, kNone);
    const auto add = [&](std::uint32_t run) {
        label(run);
        const Parts::Run& cells = parts.runs()[run];
        append(known_[parts.partOf(run)], {std::uint64_t{cells.last - cells.first} + 1, run, run});
    };
    watch_.forEachChunk(runs, [&](std::size_t begin, std::size_t end) {
        for (std::size_t run = begin; run < end; ++run)
            add(static_cast<std::uint32_t>(run));
    });
    for (std::uint32_t part = 0; part < known_.size(); ++part) {
        if (known_[part].cells != 0) enqueue(part);
        watch_.poll(1, 0);
    }
}

/// Counts a pass over all cells.
void Links::pollPass() {
    watch_.poll(map_.cells.storage().size(), 0);
}

/// Finds the cells that may not be opened, and whether the map may have rooms or doors (hasDoors_).
/// Branch-free, so that the compiler vectorizes the loops.
void Links::readGround() {
    layer_ = openableOf(map_);
    pollPass();
    for (std::uint8_t& layer : layer_.storage())
        layer = static_cast<std::uint8_t>(layer - 1);  // 0 or kBarred
    const std::span<const level::Cell> cells = map_.cells.storage();
    const std::span<const std::uint8_t> marks = map_.marks.storage();
    pollPass();
    unsigned found = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        using level::Terrain;
        const Terrain terrain = cells[i].terrain();
        const unsigned mayBeDoor = unsigned{terrain != Terrain::Wall} &
                                   unsigned{terrain != Terrain::Void} &
                                   unsigned{terrain != Terrain::Floor};
        const unsigned isFloorOfARoom =
            unsigned{cells[i].isWalkable()} & unsigned{(marks[i] & level::kRoom) != 0};
        found |= mayBeDoor | isFloorOfARoom;
    }
    hasDoors_ = found != 0;
    pollPass();
}

void Links::label(std::uint32_t run) {
    const auto [first, last] = parts_.runs()[run];
    for (Index i = first; i <= last; ++i)
        runAt_[i] = run + 1;
}

void Links::enqueue(std::uint32_t part) {
    waiting_.push({known_[part].cells, random_.bits(), part});
}

void Links::append(Part& to, const Part& what) {
    if (to.firstRun == kNone) {
        to.firstRun = what.firstRun;
    } else {
        nextRun_[to.lastRun] = what.firstRun;
    }
    to.lastRun = what.lastRun;
    to.cells += what.cells;
}

std::uint32_t Links::smallestPart() {
    for (;;) {
        const auto [cells, draw, part] = waiting_.top();
        waiting_.pop();
        // Skips outdated entries: a part that has grown since has a newer entry; a part that was
        // joined to another has no cells of its own.
        if (known_[part].cells == cells) return part;
    }
}

const std::vector<Index>& Links::next() {
    link_.clear();
    const std::uint32_t part = smallestPart();
    heedsDoors_ = hasDoors_;
    if (search(part) || !heedsDoors_) return link_;
    heedsDoors_ = false;
    search(part);
    return link_;
}

bool Links::search(std::uint32_t part) {
    startSearch(part);
    while (growSearch())
        ++distance_;
    const bool arrives = !arrivals_.empty();
    if (arrives) {
        const auto count = static_cast<std::uint32_t>(arrivals_.size());
        walkBack(arrivals_[random_.below(count)]);
    }
    endSearch();
    return arrives;
}

bool Links::isFloorOfARoom(Index i) const {
    return map_.cells[i].isWalkable() && (map_.marks[i] & level::kRoom) != 0;
}

bool Links::isWallOfARoom(Index i) const {
    return !map_.cells[i].isWalkable() && std::ranges::any_of(steps_, [&](std::ptrdiff_t step) {
        return isFloorOfARoom(shifted(i, step));
    });
}

bool Links::mayGo(Index from, std::ptrdiff_t step) const {
    if (!heedsDoors_) return true;
    const Index to = shifted(from, step);
    // Two adjacent cells in walls of rooms could both become doors, so no link steps from one to
    // the other.
    return mayCross(from, step) && mayCross(to, step) &&
           !(isWallOfARoom(from) && isWallOfARoom(to));
}

bool Links::mayCross(Index i, std::ptrdiff_t step) const {
    if (map_.cells[i].isWalkable()) return !level::isDoor(map_.cells[i].terrain());
    if (!isWallOfARoom(i)) return !isBesideADoor(map_.cells, i);
    // If a door opens in the cell, the two cells beside the link must be closed.
    const std::ptrdiff_t aside = std::abs(step) == 1 ? steps_[0] : steps_[1];
    return !map_.cells[shifted(i, aside)].isWalkable() &&
           !map_.cells[shifted(i, -aside)].isWalkable() && !isNearADoor(map_.cells, i);
}

void Links::startSearch(std::uint32_t part) {
    from_ = part;
    distance_ = 0;
    frontier_ = 0;
    seen_.clear();
    arrivals_.clear();
    for (std::uint32_t run = known_[part].firstRun; run != kNone; run = nextRun_[run]) {
        const auto [first, last] = parts_.runs()[run];
        for (Index i = first; i <= last; ++i) {
            layer_[i] = layerCode(0);
            seen_.push_back(i);
        }
        watch_.poll(last - first + 1, 0);
    }
    ofPart_ = seen_.size();
}

/// Searches one layer further into openable cells; returns false if there is no further layer, or
/// if cells of the outermost layer are beside another part.
bool Links::growSearch() {
    return heedsDoors_ ? growSearchBy([this](Index from, auto step) { return mayGo(from, step); })
                       : growSearchBy([](Index, auto) { return true; });
}

/// Copies the pointers into local variables: a write through a byte pointer might alias any member.
template <typename MayGo>
bool Links::growSearchBy(const MayGo& mayGo) {
    const std::size_t end = seen_.size();
    // Each cell of the layer has at most four neighbours.
    seen_.resize(end + 4 * (end - frontier_));
    const std::uint8_t code = layerCode(distance_ + 1);
    const auto steps = steps_;
    std::uint8_t* const layer = layer_.storage().data();
    const std::uint32_t* const runAt = runAt_.storage().data();
    Index* const seen = seen_.data();
    std::size_t count = end;
    for (std::size_t k = frontier_; k < end;) {
        const std::size_t chunk = std::min<std::size_t>(end - k, kStopPace);
        for (const std::size_t last = k + chunk; k < last; ++k) {
            const Index here = seen[k];
            for (const std::ptrdiff_t step : steps) {
                const Index next = shifted(here, step);
                if (layer[next] == 0) {
                    if (!mayGo(here, step)) continue;
                    layer[next] = code;
                    seen[count++] = next;
                } else if (layer[next] == kBarred && runAt[next] != 0 &&
                           parts_.partOf(runAt[next] - 1) != from_ && mayGo(here, step)) {
                    arrivals_.push_back({here, step});
                }
            }
        }
        watch_.poll(chunk, 0);
    }
    seen_.resize(count);
    if (!arrivals_.empty()) return false;
    frontier_ = end;
    return count > end;
}

/// Lists the link's cells from the far end back to the start, layer by layer. Goes straight on
/// unless that makes the link longer.
void Links::walkBack(const Arrival& arrival) {
    Index here = arrival.last;
    std::ptrdiff_t back = -arrival.step;
    for (unsigned layer = distance_; layer > 0; --layer) {
        link_.push_back(here);
        const auto isNearer = [&](std::ptrdiff_t step) {
            return layer_[shifted(here, step)] == layerCode(layer - 1) && mayGo(here, step);
        };
        if (!isNearer(back)) {
            std::array<std::ptrdiff_t, 4> nearer{};
            const auto end = std::ranges::copy_if(steps_, nearer.begin(), isNearer).out;
            back = nearer[random_.below(static_cast<std::uint32_t>(end - nearer.begin()))];
        }
        here = shifted(here, back);
    }
    std::ranges::reverse(link_);
}

void Links::endSearch() {
    for (std::size_t k = 0; k < seen_.size(); ++k)
        layer_[seen_[k]] = k < ofPart_ ? kBarred : std::uint8_t{0};
}

void Links::join(std::uint32_t run, std::uint32_t other) {
    const std::uint32_t a = parts_.partOf(run);
    const std::uint32_t b = parts_.partOf(other);
    if (a == b) return;
    parts_.join(run, other);
    const std::uint32_t together = parts_.partOf(run);
    const std::uint32_t gone = together == a ? b : a;
    append(known_[together], known_[gone]);
    known_[gone] = {};
}

void Links::dug() {
    for (Index i : link_) {
        const std::uint32_t run = parts_.add({i, i});
        nextRun_.push_back(kNone);
        known_.push_back({1, run, run});
        label(run);
        layer_[i] = kBarred;
        for (std::ptrdiff_t step : steps_) {
            const std::uint32_t beside = runAt_[shifted(i, step)];
            if (beside != 0) join(run, beside - 1);
        }
    }
    enqueue(parts_.partOf(runAt_[link_.front()] - 1));
}

std::pair<grid::Point, grid::Point> Links::apart() const {
    const Index here = parts_.runs()[known_[from_].firstRun].first;
    for (const auto& [first, last] : parts_.runs()) {
        if (parts_.partOf(runAt_[first] - 1) != from_) {
            return {map_.cells.point(here), map_.cells.point(first)};
        }
    }
    return {};
}

}  // namespace mazeloom::generate
