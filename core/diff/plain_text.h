// SPDX-License-Identifier: MIT
// Files of packs as text that reads well in a diff of lines: one line for each value, object and
// stage, and the rows of each grid.
#pragma once

#include <string>

#include "core/json/value.h"

namespace mazeloom::diff {

/// Returns the document as text in English; empty if it is not an object. Every value is in it; a
/// text of several lines is in one.
std::string plainText(const json::Value& document);

}  // namespace mazeloom::diff
