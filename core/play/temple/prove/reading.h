// SPDX-License-Identifier: MIT
// Reading in passing: it takes no time and harms nobody. Private to core/play/temple/prove.
#pragma once

#include <cstdint>
#include <vector>

#include "core/play/input.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {

/// Where consoles stand, when they are to be read.
class Reading {
  public:
    explicit Reading(const Field& field);

    /// Whether an unread console stands in a cell or beside it.
    bool isNear(const State& state, grid::Point cell) const;
    /// Adds strokes that read what is unread beside the hero.
    void readBeside(const State& state, std::vector<Stroke>& strokes) const;

  private:
    bool isUnread(const State& state, grid::Point cell) const;

    bool isAsked_;
    grid::Grid<std::int32_t, 2> consoles_;  ///< the one that is read in a cell, from 1; 0: none
};

}  // namespace mazeloom::play::temple
