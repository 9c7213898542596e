// SPDX-License-Identifier: MIT
// Reads consoles in passing, which takes no time and harms nobody. Private to
// core/play/temple/prove.
#pragma once

#include <cstdint>
#include <vector>

#include "core/play/input.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {

/// The places of the consoles, if reading them is an objective of the level.
class Reading {
  public:
    explicit Reading(const Field& field);

    /// Whether an unread console stands in a cell or beside it.
    bool isNear(const State& state, grid::Point cell) const;
    /// Adds strokes that read unread consoles beside the hero.
    void readBeside(const State& state, std::vector<Stroke>& strokes) const;

  private:
    bool isUnread(const State& state, grid::Point cell) const;

    bool isAsked_;
    grid::Grid<std::int32_t, 2> consoles_;  ///< number of the console in a cell, from 1; 0: none
};

}  // namespace mazeloom::play::temple
