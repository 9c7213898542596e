// SPDX-License-Identifier: MIT
// Temples drawn as text and played input by input.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/play/temple/engine.h"
#include "core/play/temple/rules/objectives.h"

namespace mazeloom::testing {

/// Returns a temple level painted from rows as painted() reads them. Its objective is an exit that
/// does not exist, so that an attempt does not end before a test sets its own objectives.
level::Level endless(const std::vector<std::string>& rows);

/// Returns the `index`-th emitter in reading order of the drawing.
level::Object& emitterOf(level::Level& level, std::size_t index = 0);

/// Returns the trajectory of a bug or a boss through the points.
level::Trajectory mover(level::ThingKind kind, std::vector<grid::Point> points,
                        bool thereAndBack = true, int speed = 40);

/// An attempt at a level as painted; nothing is generated.
class Attempt {
  public:
    explicit Attempt(std::initializer_list<std::string> rows)
        : Attempt(endless(std::vector<std::string>(rows))) {}
    explicit Attempt(const std::vector<std::string>& rows) : Attempt(endless(rows)) {}
    explicit Attempt(const level::Level& level,
                     play::temple::Pace pace = play::temple::Pace::RealTime);

    /// Lets this many ticks pass.
    Attempt& wait(int ticks);
    /// Makes one stroke and lets one tick pass.
    Attempt& stroke(play::Stroke stroke);
    /// Taps a direction for each letter of "urdl" and waits until the move is finished; '.' waits
    /// as long as a move on land takes.
    Attempt& walk(std::string_view moves);
    Attempt& press(play::temple::Button button) { return stroke(play::temple::press(button)); }
    Attempt& release(play::temple::Button button) { return stroke(play::temple::release(button)); }
    Attempt& tap(play::temple::Button button) { return stroke(play::temple::tap(button)); }

    play::temple::Engine engine;
    play::temple::State state;
    play::temple::Happenings all;  ///< since the start

    const play::temple::Field& field() const { return engine.field(); }
    grid::Point at() const { return state.hero.at; }
    const play::temple::Hero& hero() const { return state.hero; }
    int count(play::temple::What what) const;
    bool isLost(play::temple::Cause cause) const {
        return state.outcome == play::temple::Outcome::Lost && state.cause == cause;
    }
    bool isWon() const { return state.outcome == play::temple::Outcome::Won; }
    bool isPlaying() const { return state.outcome == play::temple::Outcome::Playing; }
};

}  // namespace mazeloom::testing
