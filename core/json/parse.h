// SPDX-License-Identifier: MIT
// Parses JSON text into values. The text is untrusted: limits are checked before memory is
// allocated.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/json/value.h"
#include "core/stop.h"

namespace mazeloom::json {

/// Default limit on the memory of a text and its values.
inline constexpr std::size_t kUsualMemory = std::size_t{144} << 20;
/// No limit on memory, for text that was checked before.
inline constexpr std::size_t kAnyMemory = std::numeric_limits<std::size_t>::max();

/// Limits on a text. A text that exceeds any of them is refused.
struct Limits {
    std::size_t depth = 32;
    /// Limit on the number of values, because a value takes more memory than its text; a row of a
    /// grid is one value.
    std::size_t values = 2'000'000;
    /// Limit on the length of a string as written, in bytes; the longest row of a grid has 32 KiB.
    std::size_t stringBytes = std::size_t{1} << 20;
    /// Lists under these keys are stored as Value::Numbers if all elements are whole numbers from 0
    /// to 2³² − 1. Their elements count as numbers, not as values.
    std::span<const std::string_view> numberLists = {};
    std::size_t numbers = 0;
    /// Limit on the approximate memory of the text and its values together, in bytes.
    std::size_t memory = kUsualMemory;
    /// Checked every kStopPace bytes; once it is set, the text is refused.
    Stop stop = {};
};

struct Error {
    /// "line 3, column 7", both from 1; empty if the error concerns the whole text.
    std::string place;
    std::string text;  ///< the error, without a full stop
    /// Whether the text exceeds Limits::values, Limits::numbers or Limits::memory.
    bool isTooLarge = false;
};

/// Returns the value of the text, or an error. Counts values and numbers before it allocates memory
/// for them. Reads the whole text: bytes after a NUL are an error, and so is a duplicate key in an
/// object. If parsing fails and the text has merge conflict markers, the error names these.
tl::expected<Value, Error> parse(std::string_view text, const Limits& limits = {});

}  // namespace mazeloom::json
