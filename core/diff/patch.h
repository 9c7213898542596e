// SPDX-License-Identifier: MIT
// JSON Patch (RFC 6902): the operations that turn one document into another.
#pragma once

#include "core/json/value.h"

namespace mazeloom::diff {

/// Returns the list of operations, empty if the documents are equal. Only "add", "remove" and
/// "replace" occur; a moved element is removed and added.
json::Value patchOf(const json::Value& before, const json::Value& after);

}  // namespace mazeloom::diff
