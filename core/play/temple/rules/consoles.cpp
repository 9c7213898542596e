// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/consoles.h"

#include <optional>

namespace mazeloom::play::temple {

namespace {

using grid::Point;

std::optional<std::size_t> consoleAt(const Field& field, Point at) {
    const auto consoles = field.consoles();
    for (std::size_t i = 0; i < consoles.size(); ++i) {
        if (consoles[i].at == at) return i;
    }
    return std::nullopt;
}

void read(Turn& turn, std::size_t console) {
    turn.state.consoles.insert(static_cast<std::uint32_t>(console));
    turn.tell(What::ConsoleRead, turn.field.consoles()[console].at,
              static_cast<std::int64_t>(console));
}

}  // namespace

void readHere(Turn& turn) {
    if (const auto console = consoleAt(turn.field, turn.state.hero.at)) read(turn, *console);
}

void readBeside(Turn& turn) {
    const Hero& hero = turn.state.hero;
    for (const Point at : {hero.at + grid::offset(hero.facing), hero.at}) {
        if (const auto console = consoleAt(turn.field, at)) return read(turn, *console);
    }
    std::optional<std::size_t> known;
    for (const grid::Direction d : grid::kDirections) {
        const auto console = consoleAt(turn.field, hero.at + grid::offset(d));
        if (!console) continue;
        const bool isNew = !turn.state.consoles.contains(static_cast<std::uint32_t>(*console));
        if (isNew) return read(turn, *console);
        if (!known) known = console;
    }
    if (known) read(turn, *known);
}

}  // namespace mazeloom::play::temple
