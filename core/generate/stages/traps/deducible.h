// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// Moves traps until nobody has to guess on the way to the objectives (RULES.md G-120).
struct Deducible {
    enum Parameter { Mode, Grade, Attempts };
};

}  // namespace mazeloom::generate
