// SPDX-License-Identifier: MIT
// JSON text to values. The text may come from strangers: it is bounded before memory is taken.
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

/// The memory that a text and its values may take where a reader says nothing else.
inline constexpr std::size_t kUsualMemory = std::size_t{144} << 20;
/// For text that was bounded before.
inline constexpr std::size_t kAnyMemory = std::numeric_limits<std::size_t>::max();

/// Text that is larger in one of these is refused.
struct Limits {
    std::size_t depth = 32;
    /// A row of a grid is one: a value costs more memory than text.
    std::size_t values = 2'000'000;
    /// Bound on a string as it is written: the longest row of a grid has 32 KiB.
    std::size_t stringBytes = std::size_t{1} << 20;
    /// Lists under these keys are held as Value::Numbers where all in them are such numbers. They
    /// count as numbers, not as values.
    std::span<const std::string_view> numberLists = {};
    std::size_t numbers = 0;
    /// Bytes that the text and the values made of it take together, roughly.
    std::size_t memory = kUsualMemory;
    /// Looked at every kStopPace bytes; once it asks, the text is refused.
    Stop stop = {};
};

struct Error {
    std::string place;  ///< "line 3, column 7", both from 1; empty when all of the text is to blame
    std::string text;   ///< what is wrong, without final stop
    bool isTooLarge =
        false;  ///< whether the text has more values than Limits allow, or larger ones
};

/// The value, or what is wrong with the text. Values and numbers are counted before memory is taken
/// for any. All of the text is read: bytes after a NUL are an error, and so is a key that stands
/// twice in one object. Of a text with the markers of a merge conflict the error says so.
tl::expected<Value, Error> parse(std::string_view text, const Limits& limits = {});

}  // namespace mazeloom::json
