// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that fills dead ends (RULES.md G-9).
struct DeadEnds {
    enum Parameter { Keep, Seconds };
};

}  // namespace mazeloom::generate
