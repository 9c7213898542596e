// SPDX-License-Identifier: MIT
#include "core/play/descent/state/monster.h"

#include <algorithm>

namespace mazeloom::play::descent {

namespace {

using level::kMonsterKinds;
using level::ThingKind;

}  // namespace

bool isMonster(ThingKind kind) {
    return kind == ThingKind::DreadKnight ||
           std::find(kMonsterKinds.begin(), kMonsterKinds.end(), kind) != kMonsterKinds.end();
}

const level::Monster& statsOf(const level::DescentTables& tables, ThingKind kind) {
    if (kind == ThingKind::DreadKnight) return tables.boss;
    const auto found = std::find(kMonsterKinds.begin(), kMonsterKinds.end(), kind);
    return tables.monsters[static_cast<std::size_t>(found - kMonsterKinds.begin())];
}

}  // namespace mazeloom::play::descent
