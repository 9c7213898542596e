// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// Hides doors (RULES.md G-72).
struct SecretDoors {
    enum Parameter { Share, OnTheWay };
};

}  // namespace mazeloom::generate
