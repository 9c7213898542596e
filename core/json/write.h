// SPDX-License-Identifier: MIT
// Values to JSON text. Text that is no UTF-8 is mended: what is wrong becomes U+FFFD.
#pragma once

#include <string>
#include <string_view>

#include "core/json/value.h"

namespace mazeloom::json {

/// In quotes, escaped.
void appendText(std::string& out, std::string_view text);
/// A value that is neither list nor object.
void appendScalar(std::string& out, const Value& value);
/// In one line, without spaces.
std::string toText(const Value& value);
/// A member or element a line, each level two spaces further in.
std::string toLines(const Value& value);

}  // namespace mazeloom::json
