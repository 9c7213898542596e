// SPDX-License-Identifier: MIT
// A monster on a floor. The descent's tables describe its kind.
#pragma once

#include <cstdint>

#include "core/grid/point.h"
#include "core/level/descent.h"
#include "core/level/map/thing.h"

namespace mazeloom::play::descent {

struct Monster {
    level::ThingKind kind = level::ThingKind::Rat;  ///< one of level::kMonsterKinds, or the boss
    grid::Point at;
    std::int32_t hp = 1;

    bool isBoss() const { return kind == level::ThingKind::DreadKnight; }
    friend bool operator==(const Monster&, const Monster&) = default;
};

bool isMonster(level::ThingKind kind);

/// Returns the entry of the tables for a kind of monster.
const level::Monster& statsOf(const level::DescentTables& tables, level::ThingKind kind);

}  // namespace mazeloom::play::descent
