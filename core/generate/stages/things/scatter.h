// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that scatters objects of the pack's own kinds (RULES.md G-32).
struct Scatter {
    enum Parameter { Kind, Count, Density, FromHero, FromWalls, Apart };
};

}  // namespace mazeloom::generate
