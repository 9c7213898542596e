// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that puts coins on the aisles of the hidden maze (RULES.md G-16).
struct Coins {
    enum Parameter { Count, Density };
};

}  // namespace mazeloom::generate
