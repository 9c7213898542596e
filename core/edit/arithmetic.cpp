// SPDX-License-Identifier: MIT
#include "core/edit/arithmetic.h"

#include <limits>

namespace mazeloom::edit {

namespace {

using Number = tl::expected<std::int64_t, CalculationFlaw>;

tl::unexpected<CalculationFlaw> flawed(CalculationFlaw flaw) {
    return tl::unexpected(flaw);
}

/// sum: product, and further ones behind + and -; product: signed, and further ones behind * and /;
/// signed: a number or a sum in brackets, with signs before it.
class Calculation {
  public:
    explicit Calculation(std::string_view text) : rest_(text) {}

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
            std::int64_t result = 0;
            const bool isTooLarge = isPlus ? __builtin_add_overflow(*left, *right, &result)
                                           : __builtin_sub_overflow(*left, *right, &result);
            if (isTooLarge) return flawed(CalculationFlaw::TooLarge);
            left = result;
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

    static Number multiplied(std::int64_t left, std::int64_t right) {
        std::int64_t result = 0;
        if (__builtin_mul_overflow(left, right, &result)) return flawed(CalculationFlaw::TooLarge);
        return result;
    }

    static Number divided(std::int64_t left, std::int64_t right) {
        if (right == 0) return flawed(CalculationFlaw::DivisionByZero);
        if (left == std::numeric_limits<std::int64_t>::min() && right == -1)
            return flawed(CalculationFlaw::TooLarge);
        if (left % right != 0) return flawed(CalculationFlaw::NotWhole);
        return left / right;
    }

    Number signedNumber() {
        // The text may come from anywhere: it must not fill the stack.
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
            return number ? multiplied(*number, -1) : number;
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
        std::int64_t number = 0;
        for (; isDigit(); rest_.remove_prefix(1)) {
            if (__builtin_mul_overflow(number, 10, &number) ||
                __builtin_add_overflow(number, rest_.front() - '0', &number)) {
                return flawed(CalculationFlaw::TooLarge);
            }
        }
        return number;
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
    int depth_ = 0;
};

}  // namespace

tl::expected<std::int64_t, CalculationFlaw> calculate(std::string_view text) {
    return Calculation(text).run();
}

}  // namespace mazeloom::edit
