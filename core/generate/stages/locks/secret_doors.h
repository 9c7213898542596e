// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that hides doors (RULES.md G-72).
struct SecretDoors {
    enum Parameter { Share, OnTheWay };
};

}  // namespace mazeloom::generate
