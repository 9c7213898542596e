// SPDX-License-Identifier: MIT
#include "core/play/descent/errands/errand.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mazeloom::play::descent {

namespace {

using grid::Point;
using level::Terrain;
using Why = ErrandEnd::Why;

/// Whether the player may want to stop when such a cell comes into view.
bool isNotable(Terrain terrain) {
    return terrain == Terrain::StairsDown || terrain == Terrain::StairsUp ||
           terrain == Terrain::Fountain;
}

/// Returns the topmost item of an explored cell; null if there is none, or if the hero dropped it.
/// Only the hero moves items, so it is still the one that the player saw.
const Item* itemAt(const Floor& floor, Point p) {
    const LyingItem* const lying =
        floor.contains(p) && floor.isExplored(p) ? floor.itemAt(p) : nullptr;
    return lying == nullptr || lying->isLeft ? nullptr : &lying->item;
}

/// Returns the cells with stairs, fountains and items that the player has seen, in ascending order.
std::vector<Point> notableCells(const Known& known, const Floor& floor) {
    std::vector<Point> cells;
    for (int x = 0; x < known.size().width; ++x) {
        for (int y = 0; y < known.size().height; ++y) {
            const Point p{x, y};
            if (isNotable(known.terrain(p)) || itemAt(floor, p) != nullptr) cells.push_back(p);
        }
    }
    return cells;
}

}  // namespace

Errand Errand::to(Terrain terrain) {
    Errand errand(Kind::ToTerrain);
    errand.terrain_ = terrain;
    return errand;
}

Errand Errand::to(Point cell) {
    Errand errand(Kind::ToCell);
    errand.cell_ = cell;
    return errand;
}

std::optional<Errand> Errand::of(Key key, const State& state) {
    if (state.isOver() || state.asked != Asked::Nothing) return std::nullopt;
    if (key != kDescend && key != kAscend) return std::nullopt;
    const Terrain stairs = key == kDescend ? Terrain::StairsDown : Terrain::StairsUp;
    if (state.floor.terrain(state.hero.at) == stairs) return std::nullopt;
    const bool isKnown =
        std::ranges::any_of(state.floor.cells.storage(), [stairs](level::Cell cell) {
            return cell.terrain() == stairs && (cell.bits() & Floor::kExplored) != 0;
        });
    return isKnown ? std::optional(to(stairs)) : std::nullopt;
}

tl::expected<Key, ErrandEnd> Errand::next(const State& state) {
    known_.look(state);
    if (auto end = news(state)) return tl::unexpected(*end);
    switch (kind_) {
        case Kind::Explore:
            if (const auto key = explored(state)) return *key;
            return tl::unexpected(ErrandEnd{Why::Explored});
        case Kind::Wait:
            if (waited_++ == kMostWaits) return tl::unexpected(ErrandEnd{Why::Done});
            return kWait;
        case Kind::ToTerrain:
        case Kind::ToCell:
            break;
    }
    const auto isTarget = [this](Point p) {
        return kind_ == Kind::ToCell ? p == cell_ : known_.terrain(p) == terrain_;
    };
    if (isTarget(state.hero.at)) return tl::unexpected(ErrandEnd{Why::Done});
    if (const auto key = goWhere(isTarget)) return *key;
    return tl::unexpected(ErrandEnd{Why::NoWay});
}

std::optional<ErrandEnd> Errand::news(const State& state) {
    if (state.isOver() || state.asked != Asked::Nothing) return ErrandEnd{Why::Interrupted};
    if (!known_.monsters().empty()) return ErrandEnd{Why::Monster, known_.monsters().front()->at};
    const std::optional<std::int32_t> before = std::exchange(hp_, state.hero.hp);
    if (before && state.hero.hp < *before) return ErrandEnd{Why::Hurt};
    std::vector<Point> cells = notableCells(known_, state.floor);
    std::vector<Point> fresh;
    std::ranges::set_difference(cells, noted_, std::back_inserter(fresh));
    noted_ = std::move(cells);
    // An explorer fetches items anyway.
    if (kind_ == Kind::Explore)
        std::erase_if(fresh, [this](Point p) { return !isNotable(known_.terrain(p)); });
    if (!before || fresh.empty()) return std::nullopt;
    return ErrandEnd{Why::SomethingNew, fresh.front()};
}

std::optional<Key> Errand::explored(const State& state) {
    const bool hasRoom = !state.hero.inventory.isFull();
    const auto isWanted = [&](Point p) {
        const Item* const item = itemAt(state.floor, p);
        return item != nullptr && (hasRoom || item->kind == ItemKind::Key);
    };
    if (hasRoom && itemAt(state.floor, state.hero.at) != nullptr) return kPickUp;
    return goWhere([&](Point p) {
        return isWanted(p) || std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
                   return known_.isUnknown(p + grid::offset(d));
               });
    });
}

/// Returns the first step of the shortest way to a wanted cell; nullopt if none can be reached.
template <typename IsWanted>
std::optional<Key> Errand::goWhere(const IsWanted& isWanted) {
    ways_.begin(known_.size(), known_.hero().at);
    const auto found =
        ways_.first(isWanted, [this](Point p, grid::Direction by) { return known_.isSafe(p, by); });
    if (!found) return std::nullopt;
    return keyOf(ways_.stepTo(*found));
}

}  // namespace mazeloom::play::descent
