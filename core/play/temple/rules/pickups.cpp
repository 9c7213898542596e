// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/pickups.h"

namespace mazeloom::play::temple {

namespace {

using level::ThingKind;

/// Takes an item if it fits into the pack. Returns whether it was taken.
bool take(Turn& turn, const Item& item) {
    Hero& hero = turn.state.hero;
    if (item.kind == ThingKind::Heart) {
        turn.tell(What::HeartTaken, item.at, ++hero.lives);
        return true;
    }
    const bool isTnt = item.kind == ThingKind::Tnt;
    std::int32_t& count = isTnt ? hero.tnt : hero.grenades;
    if (count == kMostSupplies) {
        turn.tell(What::PackFull, item.at);
        return false;
    }
    const std::int32_t left = hero.selected == Supply::Tnt ? hero.tnt : hero.grenades;
    if (left == 0) hero.selected = isTnt ? Supply::Tnt : Supply::Grenade;
    turn.tell(isTnt ? What::TntTaken : What::GrenadeTaken, item.at, ++count);
    return true;
}

}  // namespace

bool hasCoin(const Field& field, const State& state, grid::Index cell) {
    return (field.notes(cell) & Field::kCoin) != 0 && !state.coins.contains(cell);
}

void takeCoin(Turn& turn, grid::Index cell) {
    State& state = turn.state;
    if (!state.coins.insert(cell)) return;
    turn.tell(What::CoinTaken, turn.field.point(cell),
              static_cast<std::int64_t>(state.coins.size()));
}

void takeItems(Turn& turn) {
    const auto items = turn.field.items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto member = static_cast<std::uint32_t>(i);
        if (items[i].at != turn.state.hero.at || turn.state.items.contains(member)) continue;
        if (take(turn, items[i])) turn.state.items.insert(member);
    }
}

}  // namespace mazeloom::play::temple
