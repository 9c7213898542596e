// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that places TNT and grenades on aisles (RULES.md G-20), so that the hero can reach all
/// of them.
struct Supplies {
    enum Parameter { MinTnt, MaxTnt, MinGrenades, MaxGrenades };
};

}  // namespace mazeloom::generate
