// SPDX-License-Identifier: MIT
// Rounds the exact chance of a trap for display.
#pragma once

#include <gmpxx.h>

#include "core/analyse/explain/explanation.h"

namespace mazeloom::analyse::explain {

/// Returns the rounded chance. `exact` is between 0 and 1 and in lowest terms.
Chance roundedChance(const mpq_class& exact);

}  // namespace mazeloom::analyse::explain
