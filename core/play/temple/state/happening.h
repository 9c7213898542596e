// SPDX-License-Identifier: MIT
// The events of a tick: for sounds, views and tests. The game does not depend on them.
#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/point.h"

namespace mazeloom::play::temple {

/// The comments name the meaning of `subject`; without such a comment it is −1.
enum class What : std::uint8_t {
    Stepped,           ///< the hero moved to `at`
    Bumped,            ///< the hero could not move, because `at` is solid
    Carried,           ///< a waterfall took the hero to `at`
    CoinTaken,         ///< subject: coins collected so far
    HeartTaken,        ///< subject: lives now
    TntTaken,          ///< subject: TNT in the pack now
    GrenadeTaken,      ///< subject: grenades in the pack now
    PackFull,          ///< the item at `at` stays there
    TrapSprung,        ///< the hero stepped on it; subject: lives left
    TrapBlown,         ///< a blast set it off
    ConsoleRead,       ///< subject: index into Field::consoles()
    GrenadeThrown,     ///< from `at`
    TntPlaced,         ///< at `at`
    CannotThrow,       ///< no selected supply is left, or a grenade has no room to fly
    Blasted,           ///< subject: the radius
    BugKilled,         ///< subject: index into Field::bugs()
    BossWounded,       ///< subject: index into Field::bosses()
    BossKilled,        ///< subject: index into Field::bosses()
    BossSawHero,       ///< subject: index into Field::bosses()
    BossLostHero,      ///< subject: index into Field::bosses(); `at`: where it goes next
    BossHeardHero,     ///< subject: index into Field::bosses(); `at`: where it goes next
    BossRests,         ///< subject: index into Field::bosses()
    EmitterDestroyed,  ///< subject: index into Field::emitters()
    Dived,             ///< from air into water
    Surfaced,          ///< out of the water
    ExitOpened,        ///< all other objectives are met, and an exit waits
    Wounded,           ///< the ground at `at` cost a life; subject: lives left
    Won,
    Lost,  ///< subject: the Cause
};

struct Happening {
    What what = What::Stepped;
    grid::Point at;
    std::int32_t subject = -1;

    friend bool operator==(const Happening&, const Happening&) = default;
};

using Happenings = std::vector<Happening>;

}  // namespace mazeloom::play::temple
