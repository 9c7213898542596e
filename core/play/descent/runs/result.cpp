// SPDX-License-Identifier: MIT
#include "core/play/descent/runs/result.h"

#include <array>
#include <ostream>

#include "core/level/map/thing.h"
#include "core/play/result_text.h"

namespace mazeloom::play::descent {

std::string_view name(Outcome outcome) {
    constexpr std::array<std::string_view, 4> names{"playing", "died", "quit", "arrived"};
    return names[static_cast<std::size_t>(outcome)];
}

namespace {

/// Returns the id of the monster that killed the hero, or "ground" if none did.
std::string_view killerId(const State& state) {
    return state.killer == level::ThingKind::Hero ? std::string_view("ground")
                                                  : level::info(state.killer).id;
}
std::string killerOf(const State& state) {
    return state.killer == level::ThingKind::Hero ? std::string("the ground")
                                                  : nameOf(state.killer);
}

}  // namespace

void writeText(std::ostream& out, const Session& session) {
    const State& state = session.state();
    out << "outcome: " << name(state.outcome);
    if (state.outcome == Outcome::Died) out << " (" << killerOf(state) << ')';
    out << "\nturns: " << state.turns << "\ndepth: " << state.depth << " (greatest "
        << state.greatestDepth << ")\nkills: " << state.kills << "\nhp: " << state.hero.hp << " of "
        << state.hero.mostHp << "\nscore: " << state.score() << "\nhash: " << hashText(hash(state))
        << '\n';
}

void writeJson(std::ostream& out, const Session& session, const std::string& pack,
               const std::string& level) {
    const State& state = session.state();
    ResultObject result;
    result.add("game", "descent");
    result.add("pack", pack);
    if (!level.empty()) result.add("level", level);
    result.addSeed(state.seed);
    result.add("outcome", name(state.outcome));
    if (state.outcome == Outcome::Died) result.add("killer", killerId(state));
    result.add("turns", state.turns);
    result.add("keys", state.keys);
    result.add("depth", state.depth);
    result.add("greatestDepth", state.greatestDepth);
    result.add("kills", state.kills);
    result.add("hp", state.hero.hp);
    result.add("mostHp", state.hero.mostHp);
    result.add("score", state.score());
    result.add("hero", state.hero.at);
    result.addHash(hash(state));
    out << result.text();
}

}  // namespace mazeloom::play::descent
