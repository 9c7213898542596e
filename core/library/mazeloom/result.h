// SPDX-License-Identifier: MIT
/// @file
/// The result of a call: a value, or an error. Nothing in this library throws except
/// Result::value(), and C++ itself when memory runs out.
///
/// Programs compiled without exceptions (-fno-exceptions) can use the whole library: there
/// Result::value() writes the error to stderr and aborts. Programs with exceptions get the same
/// behaviour if they define MAZELOOM_ABORTS, in all files that include the library or in none.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

/// The whole library.
namespace mazeloom {
/// The version of the interface, so that mismatched versions fail to link.
inline namespace v1 {

/// A cell's place: x grows to the right, y downwards, both from 0.
struct Position {
    int x = 0;  ///< column
    int y = 0;  ///< row

    /// Whether both are the same cell.
    friend constexpr bool operator==(const Position&, const Position&) = default;
};

/// Columns x … x + width − 1, rows y … y + height − 1.
struct Rectangle {
    int x = 0;       ///< leftmost column
    int y = 0;       ///< topmost row
    int width = 0;   ///< columns
    int height = 0;  ///< rows

    /// Whether both are the same cells.
    friend constexpr bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// A problem and its place.
struct Error {
    std::string text;   ///< one English sentence without final stop
    std::string file;   ///< file in the pack ("levels/ring.json"), or the archive; may be empty
    std::string place;  ///< place in the file or recipe ("line 3, column 7"); may be empty
    std::optional<Position> cell;  ///< the offending cell of the level, if any

    /// Returns one line: "file: place: text".
    std::string describe() const {
        std::string line;
        if (!file.empty()) line += file + ": ";
        if (!place.empty()) line += place + ": ";
        return line + text;
    }
};

/// Reports the error of a Result without a value: throws it, or prints it and aborts the program.
[[noreturn]] inline void failFor(const Error& error) {
#if defined(MAZELOOM_ABORTS) || !defined(__cpp_exceptions)
    std::fprintf(stderr, "mazeloom: %s\n", error.describe().c_str());
    std::abort();
#else
    throw std::runtime_error(error.describe());
#endif
}

/// A value or an error. A temporary moves its value out, so no reference to it can dangle.
template <typename T>
class [[nodiscard]] Result {
  public:
    /// Holds a value.
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    /// Holds an error.
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    /// Whether there is a value.
    bool hasValue() const noexcept { return content_.index() == 0; }
    /// Whether there is a value.
    explicit operator bool() const noexcept { return hasValue(); }

    /// Returns the value, which must exist.
    T& operator*() & { return *std::get_if<0>(&content_); }
    /// Returns the value, which must exist.
    const T& operator*() const& { return *std::get_if<0>(&content_); }
    /// Returns the value, which must exist.
    T operator*() && { return std::move(*std::get_if<0>(&content_)); }
    /// Returns the value, which must exist.
    T* operator->() & { return std::get_if<0>(&content_); }
    /// Returns the value, which must exist.
    const T* operator->() const& { return std::get_if<0>(&content_); }
    /// What a member of a temporary's value returns would dangle: use value().
    const T* operator->() const&& = delete;

    /// Returns the value. Throws std::runtime_error with Error::describe() if there is none.
    T& value() & {
        if (!hasValue()) failFor(error());
        return **this;
    }
    /// Returns the value. Throws std::runtime_error with Error::describe() if there is none.
    const T& value() const& {
        if (!hasValue()) failFor(error());
        return **this;
    }
    /// Returns the value. Throws std::runtime_error with Error::describe() if there is none.
    T value() && {
        if (!hasValue()) failFor(error());
        return *std::move(*this);
    }
    /// Returns the value, or `other` if there is none.
    template <typename Other>
    T value_or(Other&& other) const& {
        return hasValue() ? **this : static_cast<T>(std::forward<Other>(other));
    }
    /// Returns the value, or `other` if there is none.
    template <typename Other>
    T value_or(Other&& other) && {
        return hasValue() ? *std::move(*this) : static_cast<T>(std::forward<Other>(other));
    }

    /// Returns the error; there must be no value.
    const Error& error() const& { return *std::get_if<1>(&content_); }
    /// Returns the error; there must be no value.
    Error error() && { return std::move(*std::get_if<1>(&content_)); }

  private:
    std::variant<T, Error> content_;
};

}  // namespace v1
}  // namespace mazeloom
