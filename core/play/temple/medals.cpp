// SPDX-License-Identifier: MIT
#include "core/play/temple/medals.h"

#include <cstddef>
#include <cstdint>

#include "core/level/map/thing.h"
#include "core/play/temple/state/constants.h"

namespace mazeloom::play::temple {

int livesLost(const Field& field, const State& state) {
    int lives = kStartLives;
    const auto items = field.items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        // Only the hero takes hearts: blasts do not destroy them.
        if (items[i].kind == level::ThingKind::Heart &&
            state.items.contains(static_cast<std::uint32_t>(i)))
            ++lives;
    }
    return lives - state.hero.lives;
}

Medals medalsOf(const Field& field, const State& state, int hints) {
    Medals medals;
    if (state.outcome != Outcome::Won) return medals;
    if (static_cast<std::int64_t>(state.coins.size()) >= field.coinCount())
        medals.add(Medal::Coins);
    if (livesLost(field, state) == 0) medals.add(Medal::Hearts);
    if (hints == 0) medals.add(Medal::Hints);
    return medals;
}

}  // namespace mazeloom::play::temple
