// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/agenda.h"

#include "core/play/temple/rules/pickups.h"
#include "core/play/temple/rules/traps.h"

namespace mazeloom::play::temple {

using grid::Point;

std::optional<Agenda> Agenda::of(const Field& field, const State& state,
                                 const grid::Grid<std::uint8_t, 2>& noTraps) {
    Agenda agenda;
    agenda.lives = state.hero.lives;
    int used = 0;
    const auto next = [&used]() -> Marks { return used < 64 ? Marks{1} << used++ : (++used, 0); };
    const level::Objectives& asked = field.objectives();
    const std::int64_t coins =
        asked.coins == level::Objectives::kAllCoins ? field.coinCount() : asked.coins;
    const std::int64_t left = coins - static_cast<std::int64_t>(state.coins.size());
    if (left > 64) return std::nullopt;
    agenda.coinsWanted = static_cast<int>(left);
    bool isHeart = state.hero.lives > 1;
    for (std::size_t i = 0; i < field.items().size() && used <= 64; ++i) {
        const Item& item = field.items()[i];
        if (item.kind != level::ThingKind::Heart ||
            state.items.contains(static_cast<std::uint32_t>(i))) {
            continue;
        }
        const Marks mark = next();
        agenda.hearts |= mark;
        agenda.gains[field.index(item.at)] |= mark;
        isHeart = true;
    }
    for (int y = 0; y < field.size().height && used <= 64; ++y) {
        for (int x = 0; x < field.size().width; ++x) {
            const grid::Index cell = field.index({x, y});
            if (left > 0 && hasCoin(field, state, cell)) {
                const Marks mark = next();
                agenda.coins |= mark;
                agenda.gains[cell] |= mark;
            }
            if (isHeart && isTrap(field, state, cell) && noTraps[cell] == 0) {
                const Marks mark = next();
                agenda.anyTrap |= mark;
                agenda.traps[cell] = mark;
            }
        }
    }
    for (std::size_t i = 0; asked.consoles && i < field.consoles().size() && used <= 64; ++i) {
        if (state.consoles.contains(static_cast<std::uint32_t>(i))) continue;
        const Marks mark = next();
        agenda.consoles |= mark;
        const Point at = field.consoles()[i].at;
        agenda.gains[field.index(at)] |= mark;
        for (const grid::Direction d : grid::kDirections)
            agenda.gains[field.index(at + grid::offset(d))] |= mark;
    }
    if (used > 64) return std::nullopt;
    return agenda;
}

}  // namespace mazeloom::play::temple
