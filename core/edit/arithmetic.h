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
    NotWhole,
    TooLarge,  ///< a number on the way needs more than 63 bits, or brackets are nested too deep
};

/// In lowest terms: `above` / `below`, which is greater than 0.
struct Fraction {
    std::int64_t above = 0;
    std::int64_t below = 1;

    bool operator==(const Fraction&) const = default;
};

/// + - * / and brackets, with blanks anywhere; × and ÷, as they are printed, too. Exact on the way:
/// "7/2*2" is 7, and "7/2" is no number.
tl::expected<std::int64_t, CalculationFlaw> calculate(std::string_view text);
/// The same of numbers that may have decimals, behind a point: "1.5*3" is 9/2.
tl::expected<Fraction, CalculationFlaw> calculateFraction(std::string_view text);

}  // namespace mazeloom::edit
