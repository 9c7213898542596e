// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// Lays TNT and grenades on aisles (RULES.md G-20), so that each can be had.
struct Supplies {
    enum Parameter { MinTnt, MaxTnt, MinGrenades, MaxGrenades };
};

}  // namespace mazeloom::generate
