// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/lasers.h"

#include "core/level/laser_beam.h"

namespace mazeloom::play::temple {

bool isBurning(const Field& field, const State& state, grid::Point cell) {
    if ((field.notes(cell) & Field::kBeam) == 0) return false;
    const auto emitters = field.emitters();
    for (std::size_t i = 0; i < emitters.size(); ++i) {
        if (emitters[i].crosses(cell) && level::burnsAt(emitters[i].beam, state.tick) &&
            !state.emitters.contains(static_cast<std::uint32_t>(i))) {
            return true;
        }
    }
    return false;
}

void burn(Turn& turn) {
    const grid::Point at = turn.state.hero.at;
    if (isBurning(turn.field, turn.state, at)) turn.lose(Cause::Laser, at);
}

}  // namespace mazeloom::play::temple
