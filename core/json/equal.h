// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/value.h"

namespace mazeloom::json {

/// Whether two values are written alike. Members must be in the same order, as in parsed values. A
/// whole number differs from the same number with a fraction (2 and 2.0).
bool isEqual(const Value& a, const Value& b);

}  // namespace mazeloom::json
