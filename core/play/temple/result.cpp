// SPDX-License-Identifier: MIT
#include "core/play/temple/result.h"

#include <array>
#include <ostream>

#include "core/level/json_append.h"
#include "core/play/result_text.h"
#include "core/play/temple/rules/objectives.h"

namespace mazeloom::play::temple {

std::string_view name(Outcome outcome) {
    constexpr std::array<std::string_view, 3> names{"playing", "won", "lost"};
    return names[static_cast<std::size_t>(outcome)];
}

std::string_view name(Cause cause) {
    constexpr std::array<std::string_view, 8> names{"none",  "trap",  "bug",     "boss",
                                                    "laser", "blast", "drowned", "ground"};
    return names[static_cast<std::size_t>(cause)];
}

std::string_view name(Objective objective) {
    constexpr std::array<std::string_view, 6> names{"coins", "bugs",     "lasers",
                                                    "boss",  "consoles", "exit"};
    return names[static_cast<std::size_t>(objective)];
}

void writeText(std::ostream& out, const Session& session) {
    const State& state = session.state();
    out << "outcome: " << name(state.outcome);
    if (state.outcome == Outcome::Lost)
        out << " (" << name(state.cause) << " at (" << state.end.x << ", " << state.end.y << "))";
    out << "\ntick: " << state.tick << "\ncoins: " << state.coins.size() << " of "
        << session.field().coinCount() << "\nlives: " << state.hero.lives
        << "\nhash: " << hashText(hash(state)) << '\n';
}

void writeJson(std::ostream& out, const Session& session, const std::string& pack,
               const std::string& level, std::uint64_t seed, std::uint64_t attempt) {
    const State& state = session.state();
    ResultObject result;
    result.add("pack", pack);
    result.add("level", level);
    result.addSeed(seed);
    result.add("attempt", attempt);
    result.add("outcome", name(state.outcome));
    if (state.outcome == Outcome::Lost) result.add("cause", name(state.cause));
    if (state.isOver()) result.add("cell", state.end);
    result.add("tick", state.tick);
    result.add("coins", state.coins.size());
    result.add("coinsInAll", session.field().coinCount());
    result.add("lives", state.hero.lives);
    result.add("hero", state.hero.at);
    std::string& text = result.member("objectives");
    text += '[';
    for (const ObjectiveProgress& progress : progressOf(session.field(), state)) {
        if (text.back() != '[') text += ',';
        text += "\n{\"objective\":";
        level::appendText(text, name(progress.objective));
        text += ",\"done\":";
        level::appendNumber(text, progress.done);
        text += ",\"wanted\":";
        level::appendNumber(text, progress.wanted);
        text += '}';
    }
    text += ']';
    result.addHash(hash(state));
    out << result.text();
}

}  // namespace mazeloom::play::temple
