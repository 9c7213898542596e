// SPDX-License-Identifier: MIT
#include "core/play/temple/result.h"

#include <array>
#include <ostream>

#include "core/level/json_append.h"
#include "core/play/temple/objectives.h"

namespace mazeloom::play::temple {

std::string_view name(Outcome outcome) {
    constexpr std::array<std::string_view, 3> names{"playing", "won", "lost"};
    return names[static_cast<std::size_t>(outcome)];
}

std::string_view name(Cause cause) {
    constexpr std::array<std::string_view, 7> names{"none",  "trap",  "bug",    "boss",
                                                    "laser", "blast", "drowned"};
    return names[static_cast<std::size_t>(cause)];
}

std::string_view name(Objective objective) {
    constexpr std::array<std::string_view, 6> names{"coins", "bugs",     "lasers",
                                                    "boss",  "consoles", "exit"};
    return names[static_cast<std::size_t>(objective)];
}

namespace {

std::string hashText(const State& state) {
    std::string text;
    level::appendHash(text, hash(state));
    return text;
}

}  // namespace

void writeText(std::ostream& out, const Session& session) {
    const State& state = session.state();
    out << "outcome: " << name(state.outcome);
    if (state.outcome == Outcome::Lost)
        out << " (" << name(state.cause) << " at (" << state.end.x << ", " << state.end.y << "))";
    // The hash without its quotes.
    const std::string quoted = hashText(state);
    out << "\ntick: " << state.tick << "\ncoins: " << state.coins.size() << " of "
        << session.field().coinCount() << "\nlives: " << state.hero.lives
        << "\nhash: " << std::string_view(quoted).substr(1, quoted.size() - 2) << '\n';
}

void writeJson(std::ostream& out, const Session& session, const std::string& pack,
               const std::string& level, std::uint64_t seed, std::uint64_t attempt) {
    const State& state = session.state();
    std::string text = "{\"format\":\"mazeloom-play\",\"version\":1";
    const auto key = [&text](std::string_view word) {
        text.append(",\n\"").append(word).append("\":");
    };
    const auto addText = [&](std::string_view word, std::string_view value) {
        key(word);
        level::appendText(text, value);
    };
    const auto addNumber = [&](std::string_view word, auto number) {
        key(word);
        level::appendNumber(text, number);
    };
    const auto addPoint = [&](std::string_view word, grid::Point point) {
        key(word);
        level::appendPoint(text, point);
    };
    addText("pack", pack);
    addText("level", level);
    addNumber("seed", seed);
    addNumber("attempt", attempt);
    addText("outcome", name(state.outcome));
    if (state.outcome == Outcome::Lost) addText("cause", name(state.cause));
    if (state.isOver()) addPoint("cell", state.end);
    addNumber("tick", state.tick);
    addNumber("coins", state.coins.size());
    addNumber("coinsInAll", session.field().coinCount());
    addNumber("lives", state.hero.lives);
    addPoint("hero", state.hero.at);
    key("objectives");
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
    key("hash");
    text += hashText(state);
    out << text << "}\n";
}

}  // namespace mazeloom::play::temple
