// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that places rooms of random size and shape in the rock (RULES.md G-6).
struct Rooms {
    enum Parameter {
        Attempts,
        MinWidth,
        MaxWidth,
        MinHeight,
        MaxHeight,
        Rectangle,
        Cross,
        L,
        Octagon,
        Cave,
    };
};

}  // namespace mazeloom::generate
