// SPDX-License-Identifier: MIT
// Writes values as JSON text. Invalid UTF-8 is replaced by U+FFFD.
#pragma once

#include <string>
#include <string_view>

#include "core/json/value.h"

namespace mazeloom::json {

/// Appends the text in quotes, escaped.
void appendText(std::string& out, std::string_view text);
/// Appends a value that is neither a list nor an object.
void appendScalar(std::string& out, const Value& value);
/// Returns the value in one line, without spaces.
std::string toText(const Value& value);
/// Returns the value with one member or element per line, two spaces of indent per level.
std::string toLines(const Value& value);

}  // namespace mazeloom::json
