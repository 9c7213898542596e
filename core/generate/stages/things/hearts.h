// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that places hearts on aisles (RULES.md G-20), so that the hero can reach every heart.
struct Hearts {
    enum Parameter { MinCount, MaxCount };
};

}  // namespace mazeloom::generate
