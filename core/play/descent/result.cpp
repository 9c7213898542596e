// SPDX-License-Identifier: MIT
#include "core/play/descent/result.h"

#include <array>
#include <ostream>

#include "core/level/json_append.h"
#include "core/level/thing.h"

namespace mazeloom::play::descent {

std::string_view name(Outcome outcome) {
    constexpr std::array<std::string_view, 4> names{"playing", "died", "quit", "arrived"};
    return names[static_cast<std::size_t>(outcome)];
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
    if (state.outcome == Outcome::Died) out << " (" << nameOf(state.killer) << ')';
    // The hash without its quotes.
    const std::string quoted = hashText(state);
    out << "\nturns: " << state.turns << "\ndepth: " << state.depth << " (greatest "
        << state.greatestDepth << ")\nkills: " << state.kills << "\nhp: " << state.hero.hp << " of "
        << state.hero.mostHp << "\nscore: " << state.score()
        << "\nhash: " << std::string_view(quoted).substr(1, quoted.size() - 2) << '\n';
}

void writeJson(std::ostream& out, const Session& session, const std::string& pack,
               const std::string& level) {
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
    addText("game", "descent");
    addText("pack", pack);
    if (!level.empty()) addText("level", level);
    addNumber("seed", state.seed);
    addText("outcome", name(state.outcome));
    if (state.outcome == Outcome::Died) addText("killer", level::info(state.killer).id);
    addNumber("turns", state.turns);
    addNumber("keys", state.keys);
    addNumber("depth", state.depth);
    addNumber("greatestDepth", state.greatestDepth);
    addNumber("kills", state.kills);
    addNumber("hp", state.hero.hp);
    addNumber("mostHp", state.hero.mostHp);
    addNumber("score", state.score());
    key("hero");
    level::appendPoint(text, state.hero.at);
    key("hash");
    text += hashText(state);
    out << text << "}\n";
}

}  // namespace mazeloom::play::descent
