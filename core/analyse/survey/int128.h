// SPDX-License-Identifier: MIT
// Signed integers of 128 bits, for compilers without such a type (on 32-bit machines). Each
// operation gives the same bits as the same operation on __int128, if that is defined; sums,
// differences and products wrap around. tests/core/survey/tst_int128.cpp compares both types.
#pragma once

#include <bit>
#include <cmath>
#include <compare>
#include <concepts>
#include <cstdint>
#include <type_traits>

namespace mazeloom::analyse {

class Int128 {
  public:
    constexpr Int128() = default;
    template <std::integral Number>
    constexpr Int128(Number number)  // NOLINT: as implicit as between built-in types
        : low_(static_cast<std::uint64_t>(number)) {
        if constexpr (std::is_signed_v<Number>) {
            if (number < 0) high_ = ~std::uint64_t{};
        }
    }

    template <std::integral Number>
    constexpr explicit operator Number() const {
        return static_cast<Number>(low_);
    }
    /// Converts to double, rounding to the nearest as the compiler's conversions do.
    explicit operator double() const {
        const Int128 whole = size();
        const int shift = whole.high_ == 0 ? 0 : 64 - std::countl_zero(whole.high_);
        std::uint64_t bits = (whole >> shift).low_;
        // The bits shifted out lie far below the last bit kept, so rounding depends only on whether
        // one of them is set.
        if (shift > 0 && !((whole << (128 - shift)) == Int128())) bits |= 1;
        const double number = std::ldexp(static_cast<double>(bits), shift);
        return isNegative() ? -number : number;
    }
    constexpr explicit operator bool() const { return (low_ | high_) != 0; }

    friend constexpr bool operator==(const Int128&, const Int128&) = default;
    friend constexpr std::strong_ordering operator<=>(const Int128& a, const Int128& b) {
        const auto order =
            static_cast<std::int64_t>(a.high_) <=> static_cast<std::int64_t>(b.high_);
        return order != 0 ? order : a.low_ <=> b.low_;
    }

    constexpr Int128 operator-() const { return Int128() - *this; }
    friend constexpr Int128 operator+(const Int128& a, const Int128& b) {
        const std::uint64_t low = a.low_ + b.low_;
        return {a.high_ + b.high_ + (low < a.low_ ? 1 : 0), low};
    }
    friend constexpr Int128 operator-(const Int128& a, const Int128& b) {
        return {a.high_ - b.high_ - (a.low_ < b.low_ ? 1 : 0), a.low_ - b.low_};
    }
    friend constexpr Int128 operator*(const Int128& a, const Int128& b) {
        Int128 product = whole(a.low_, b.low_);
        product.high_ += a.high_ * b.low_ + a.low_ * b.high_;
        return product;
    }
    /// Divides, rounding towards zero. The divisor must not be 0.
    friend constexpr Int128 operator/(const Int128& a, const Int128& b) {
        Int128 quotient = a.size();
        divide(quotient, b.size());
        return a.isNegative() != b.isNegative() ? -quotient : quotient;
    }
    /// The remainder has the sign of the dividend.
    friend constexpr Int128 operator%(const Int128& a, const Int128& b) {
        Int128 quotient = a.size();
        const Int128 rest = divide(quotient, b.size());
        return a.isNegative() ? -rest : rest;
    }
    friend constexpr Int128 operator|(const Int128& a, const Int128& b) {
        return {a.high_ | b.high_, a.low_ | b.low_};
    }
    /// `by` is 0 … 127.
    friend constexpr Int128 operator<<(const Int128& a, int by) {
        if (by == 0) return a;
        if (by >= 64) return {a.low_ << (by - 64), 0};
        return {(a.high_ << by) | (a.low_ >> (64 - by)), a.low_ << by};
    }
    /// Keeps the sign. `by` is 0 … 127.
    friend constexpr Int128 operator>>(const Int128& a, int by) {
        if (by == 0) return a;
        const auto high = static_cast<std::int64_t>(a.high_);
        if (by >= 64)
            return {a.isNegative() ? ~std::uint64_t{} : 0,
                    static_cast<std::uint64_t>(high >> (by - 64))};
        return {static_cast<std::uint64_t>(high >> by), (a.high_ << (64 - by)) | (a.low_ >> by)};
    }

    constexpr Int128& operator+=(const Int128& other) { return *this = *this + other; }
    constexpr Int128& operator-=(const Int128& other) { return *this = *this - other; }
    constexpr Int128& operator*=(const Int128& other) { return *this = *this * other; }
    constexpr Int128& operator/=(const Int128& other) { return *this = *this / other; }
    constexpr Int128& operator%=(const Int128& other) { return *this = *this % other; }
    constexpr Int128& operator|=(const Int128& other) { return *this = *this | other; }
    constexpr Int128& operator<<=(int by) { return *this = *this << by; }
    constexpr Int128& operator>>=(int by) { return *this = *this >> by; }
    constexpr Int128& operator++() { return *this += 1; }
    constexpr Int128& operator--() { return *this -= 1; }

  private:
    constexpr Int128(std::uint64_t high, std::uint64_t low) : low_(low), high_(high) {}

    constexpr bool isNegative() const { return (high_ >> 63) != 0; }
    /// Returns the absolute value as an unsigned number, so that the result is right for the least
    /// number, too.
    constexpr Int128 size() const { return isNegative() ? -*this : *this; }

    /// Returns all 128 bits of a product.
    static constexpr Int128 whole(std::uint64_t a, std::uint64_t b) {
        constexpr std::uint64_t kLow = 0xffff'ffff;
        const std::uint64_t low = (a & kLow) * (b & kLow);
        const std::uint64_t middle = (a >> 32) * (b & kLow) + (low >> 32);
        const std::uint64_t other = (a & kLow) * (b >> 32) + (middle & kLow);
        return {(a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32),
                (other << 32) | (low & kLow)};
    }

    constexpr bool isBelow(const Int128& other) const {
        return high_ != other.high_ ? high_ < other.high_ : low_ < other.low_;
    }

    /// Divides `number` by `by`, both unsigned, with long division bit by bit. Replaces `number` by
    /// the quotient and returns the remainder.
    static constexpr Int128 divide(Int128& number, const Int128& by) {
        const std::uint64_t high = number.high_;
        const std::uint64_t low = number.low_;
        number = Int128();
        if (high == 0 && by.high_ == 0) {
            number.low_ = low / by.low_;
            return {0, low % by.low_};
        }
        Int128 rest;
        for (int bit = 127; bit >= 0; --bit) {
            // If the shift drops a bit of the remainder, the remainder exceeds every divisor.
            const bool isOver = rest.isNegative();
            const std::uint64_t next = ((bit >= 64 ? high : low) >> (bit % 64)) & 1;
            rest = (rest << 1) | Int128(0, next);
            if (!isOver && rest.isBelow(by)) continue;
            rest -= by;
            (bit >= 64 ? number.high_ : number.low_) |= std::uint64_t{1} << (bit % 64);
        }
        return rest;
    }

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

}  // namespace mazeloom::analyse
