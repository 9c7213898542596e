// SPDX-License-Identifier: MIT
// What is typed into a field for a number: a whole number, or a small calculation with such.
#pragma once

#include <cstdint>
#include <string_view>

#include <tl/expected.hpp>

namespace mazeloom::edit {

enum class CalculationFlaw : std::uint8_t {
    NotFinished,  ///< a number or bracket is missing at the end; also of an empty text
    NotACalculation,
    DivisionByZero,
    NotWhole,  ///< a division leaves a remainder
    TooLarge,  ///< a number on the way needs more than 63 bits, or brackets are nested too deep
};

/// + - * / and brackets, with blanks anywhere; × and ÷, as they are printed, too. Everything is
/// whole: "7/2" is no number.
tl::expected<std::int64_t, CalculationFlaw> calculate(std::string_view text);

}  // namespace mazeloom::edit
