// SPDX-License-Identifier: MIT
// The place of a value within a JSON document.
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace mazeloom::diff {

/// The key of a member, or the index of an element.
using Step = std::variant<std::string, std::size_t>;
/// The steps from the document to the value; empty for the document itself.
using Place = std::vector<Step>;

/// Returns the place as a JSON Pointer (RFC 6901), such as "/objects/3/at".
std::string pointerOf(const Place& place);

}  // namespace mazeloom::diff
