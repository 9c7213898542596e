// SPDX-License-Identifier: MIT
// Plays the descent, key by key: the next state depends only on the dungeon, the state and the key.
//
// A key does this (RULES.md D-4):
//   1. act        the hero walks, fights, picks up, zaps or takes stairs; or a question is asked or
//                 answered, which takes no turn
//   If the action took a turn:
//   2. look       the field of view from the hero's new place is computed and becomes explored
//   3. monsters   monsters that the hero sees attack or come nearer
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/happening.h"
#include "core/play/descent/state/key.h"
#include "core/play/descent/state/start.h"
#include "core/play/descent/state/state.h"
#include "core/problem.h"

namespace mazeloom::play::descent {

class Engine {
  public:
    explicit Engine(std::shared_ptr<const Dungeon> dungeon) : dungeon_(std::move(dungeon)) {}

    const Dungeon& dungeon() const { return *dungeon_; }
    std::shared_ptr<const Dungeon> sharedDungeon() const { return dungeon_; }

    /// Begins a run. The problem says why the first floor cannot be made, or which part of the
    /// start is invalid. `stop` is generate::Options::stop.
    tl::expected<State, Problem> begin(const Start& start,
                                       const std::atomic<bool>* stop = nullptr) const;
    /// Begins a run on a first floor that was made elsewhere.
    tl::expected<State, Problem> beginOn(Floor floor, const Start& start) const;

    /// Plays a key. Returns false and does nothing if the run is over. Appends to `happenings`.
    /// `stop` is generate::Options::stop, for the floor that stairs lead to: once it is set, that
    /// floor cannot be made, and the state is not one of the game.
    bool press(State& state, Key key, Happenings* happenings = nullptr,
               const std::atomic<bool>* stop = nullptr);

    /// Returns the problem if the last key could not use stairs because the floor beyond could not
    /// be made.
    const std::optional<Problem>& problem() const { return problem_; }
    /// Returns the lines that the last key added to the log, even those that the log holds no more.
    const std::vector<Message>& lines() const { return lines_; }

  private:
    std::shared_ptr<const Dungeon> dungeon_;
    std::optional<Problem> problem_;
    std::vector<Message> lines_;
};

}  // namespace mazeloom::play::descent
