// SPDX-License-Identifier: MIT
#include "core/edit/arithmetic.h"

#include <limits>
#include <numeric>

namespace mazeloom::edit {

namespace {

using Number = tl::expected<Fraction, CalculationFlaw>;

tl::unexpected<CalculationFlaw> flawed(CalculationFlaw flaw) {
    return tl::unexpected(flaw);
}

constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();

Number lowest(std::int64_t above, std::int64_t below) {
    // The smallest integer cannot be negated.
    if (above == kLeast || below == kLeast) return flawed(CalculationFlaw::TooLarge);
    const std::int64_t common = std::gcd(above, below) * (below < 0 ? -1 : 1);
    return Fraction{above / common, below / common};
}

Number multiplied(const Fraction& left, const Fraction& right) {
    // Cancel common factors first, to avoid an overflow if the result fits.
    const auto first = lowest(left.above, right.below);
    const auto second = lowest(right.above, left.below);
    if (!first || !second) return flawed(CalculationFlaw::TooLarge);
    std::int64_t above = 0;
    std::int64_t below = 0;
    if (__builtin_mul_overflow(first->above, second->above, &above) ||
        __builtin_mul_overflow(first->below, second->below, &below)) {
        return flawed(CalculationFlaw::TooLarge);
    }
    return lowest(above, below);
}

Number divided(const Fraction& left, const Fraction& right) {
    if (right.above == 0) return flawed(CalculationFlaw::DivisionByZero);
    const auto inverse = lowest(right.below, right.above);
    return inverse ? multiplied(left, *inverse) : inverse;
}

Number added(const Fraction& left, const Fraction& right) {
    const std::int64_t common = std::gcd(left.below, right.below);
    std::int64_t first = 0;
    std::int64_t second = 0;
    std::int64_t above = 0;
    std::int64_t below = 0;
    if (__builtin_mul_overflow(left.above, right.below / common, &first) ||
        __builtin_mul_overflow(right.above, left.below / common, &second) ||
        __builtin_add_overflow(first, second, &above) ||
        __builtin_mul_overflow(left.below, right.below / common, &below)) {
        return flawed(CalculationFlaw::TooLarge);
    }
    return lowest(above, below);
}

/// Grammar: a sum is a product, then more products, each after + or -. A product is a signed
/// number, then more signed numbers, each after * or /. A signed number is a number or a sum in
/// brackets, with signs before it.
class Calculation {
  public:
    Calculation(std::string_view text, bool hasDecimals) : rest_(text), hasDecimals_(hasDecimals) {}

    Number run() {
        const Number number = sum();
        if (number && !isAtEnd()) return flawed(CalculationFlaw::NotACalculation);
        return number;
    }

  private:
    Number sum() {
        Number left = product();
        while (left) {
            const bool isPlus = take("+");
            if (!isPlus && !take("-") && !take("−")) break;
            const Number right = product();
            if (!right) return right;
            left = added(*left, {isPlus ? right->above : -right->above, right->below});
        }
        return left;
    }

    Number product() {
        Number left = signedNumber();
        while (left) {
            const bool isTimes = take("*") || take("×");
            if (!isTimes && !take("/") && !take("÷")) break;
            const Number right = signedNumber();
            if (!right) return right;
            left = isTimes ? multiplied(*left, *right) : divided(*left, *right);
        }
        return left;
    }

    Number signedNumber() {
        // Upper bound on nested brackets and signs: the text may come from anywhere and must not
        // overflow the stack.
        constexpr int kDeepest = 50;
        if (depth_ == kDeepest) return flawed(CalculationFlaw::TooLarge);
        ++depth_;
        Number number = unsignedOrSigned();
        --depth_;
        return number;
    }

    Number unsignedOrSigned() {
        if (take("+")) return signedNumber();
        if (take("-") || take("−")) {
            const Number number = signedNumber();
            return number ? Number(Fraction{-number->above, number->below}) : number;
        }
        if (!take("(")) return digits();
        const Number inside = sum();
        if (inside && !take(")")) {
            return flawed(isAtEnd() ? CalculationFlaw::NotFinished
                                    : CalculationFlaw::NotACalculation);
        }
        return inside;
    }

    Number digits() {
        if (isAtEnd()) return flawed(CalculationFlaw::NotFinished);
        if (!isDigit()) return flawed(CalculationFlaw::NotACalculation);
        std::int64_t above = 0;
        std::int64_t below = 1;
        bool isBehindPoint = false;
        while (isDigit() || (hasDecimals_ && !isBehindPoint && rest_.starts_with('.'))) {
            const char next = rest_.front();
            rest_.remove_prefix(1);
            if (next == '.') {
                isBehindPoint = true;
            } else if (__builtin_mul_overflow(above, 10, &above) ||
                       __builtin_add_overflow(above, next - '0', &above) ||
                       (isBehindPoint && __builtin_mul_overflow(below, 10, &below))) {
                return flawed(CalculationFlaw::TooLarge);
            }
        }
        return lowest(above, below);
    }

    bool isDigit() const { return !rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9'; }
    bool isAtEnd() {
        skipBlanks();
        return rest_.empty();
    }
    bool take(std::string_view sign) {
        skipBlanks();
        if (!rest_.starts_with(sign)) return false;
        rest_.remove_prefix(sign.size());
        return true;
    }
    void skipBlanks() {
        while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\t'))
            rest_.remove_prefix(1);
    }

    std::string_view rest_;
    bool hasDecimals_;
    int depth_ = 0;
};

}  // namespace

tl::expected<std::int64_t, CalculationFlaw> calculate(std::string_view text) {
    const Number number = Calculation(text, false).run();
    if (!number) return flawed(number.error());
    if (number->below != 1) return flawed(CalculationFlaw::NotWhole);
    return number->above;
}

tl::expected<Fraction, CalculationFlaw> calculateFraction(std::string_view text) {
    return Calculation(text, true).run();
}

}  // namespace mazeloom::edit
