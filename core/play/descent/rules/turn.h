// SPDX-License-Identifier: MIT
// The data that the rules share while a key is played. Private to core/play/descent.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/happening.h"
#include "core/play/descent/state/message.h"
#include "core/play/descent/state/state.h"
#include "core/problem.h"
#include "core/random/stream.h"

namespace mazeloom::play::descent {

struct Turn {
    const Dungeon& dungeon;
    State& state;
    /// The random-number stream of this turn, which decides everything random in it.
    random::Stream dice;
    Happenings* happenings = nullptr;       ///< may be null
    std::vector<Message>* lines = nullptr;  ///< all lines added to the log; may be null
    std::optional<Problem> problem = std::nullopt;
    bool hasMoved = false;                    ///< the hero moved, so there is something new to see
    bool isSlowed = false;                    ///< the step takes another turn (RULES.md D-17.2)
    const std::atomic<bool>* stop = nullptr;  ///< generate::Options::stop, for a new floor

    void tell(What what, grid::Point at, std::int64_t number = 0,
              level::ThingKind who = level::ThingKind::Hero) const {
        if (happenings != nullptr)
            happenings->push_back({what, who, at, static_cast<std::int32_t>(number)});
    }
    void tell(What what) const { tell(what, state.hero.at); }
    /// Heals the hero, and tells it if this restores any hit points. Returns how many.
    std::int32_t recover(std::int32_t most) const {
        const std::int32_t healed = state.hero.heal(most);
        if (healed > 0) tell(What::Recovered, state.hero.at, healed);
        return healed;
    }
    void log(const Message& line) const {
        state.log.add(line);
        if (lines != nullptr) lines->push_back(line);
    }
    void log(MessageId id, std::int64_t number = 0, std::int64_t more = 0) const {
        log({id,
             level::ThingKind::Hero,
             static_cast<std::int32_t>(number),
             static_cast<std::int32_t>(more),
             {}});
    }
    void log(MessageId id, level::ThingKind who, std::int64_t number = 0) const {
        log({id, who, static_cast<std::int32_t>(number), 0, {}});
    }
    void log(MessageId id, const Item& item, std::int64_t number = 0) const {
        log({id, level::ThingKind::Hero, static_cast<std::int32_t>(number), 0, item});
    }
};

/// Returns the random-number stream of a turn. It depends only on the run's seed and the turn's
/// number, so that a run can be resumed without a stored generator state.
inline random::Stream diceOf(const State& state) {
    return random::Stream(
        random::mix(state.seed ^ 0x64657363656e7421u, static_cast<std::uint64_t>(state.turns)));
}

}  // namespace mazeloom::play::descent
