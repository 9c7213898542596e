// SPDX-License-Identifier: MIT
// Evaluates the text in a number field: a whole number, or a small calculation.
#pragma once

#include <cstdint>
#include <string_view>

#include <tl/expected.hpp>

namespace mazeloom::edit {

enum class CalculationFlaw : std::uint8_t {
    NotFinished,  ///< a number or bracket is missing at the end; also used for an empty text
    NotACalculation,
    DivisionByZero,
    NotWhole,
    TooLarge,  ///< an intermediate number exceeds 63 bits, or too many brackets or signs are nested
};

/// A fraction in lowest terms: `above` / `below`, where `below` is greater than 0.
struct Fraction {
    std::int64_t above = 0;
    std::int64_t below = 1;

    bool operator==(const Fraction&) const = default;
};

/// Evaluates + - * / and brackets; × and ÷ are accepted too, and spaces may stand anywhere.
/// Intermediate results are exact: "7/2*2" is 7, and "7/2" is not a whole number.
tl::expected<std::int64_t, CalculationFlaw> calculate(std::string_view text);
/// Like calculate(), for numbers that may have decimals after a point: "1.5*3" is 9/2.
tl::expected<Fraction, CalculationFlaw> calculateFraction(std::string_view text);

}  // namespace mazeloom::edit
