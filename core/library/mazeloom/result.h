// SPDX-License-Identifier: MIT
/// @file
/// What a call gives: a value, or why there is none. Nothing in this library throws but
/// Result::value(), where a program asks for it, and what memory that runs out makes C++ throw.
///
/// Programs that are compiled without exceptions (-fno-exceptions) can use all of the library:
/// Result::value() writes the error to stderr there and aborts. Programs with exceptions have the
/// same if they define MAZELOOM_ABORTS, in all files that include the library or in none.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

/// Everything of the library.
namespace mazeloom {
/// The version of the interface, so that programs linked to two versions notice.
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
    int x = 0;       ///< of the leftmost column
    int y = 0;       ///< of the topmost row
    int width = 0;   ///< columns
    int height = 0;  ///< rows

    /// Whether both are the same cells.
    friend constexpr bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// What is wrong, and where.
struct Error {
    std::string text;   ///< one English sentence without final stop
    std::string file;   ///< of the pack ("levels/ring.json"), or the archive; may be empty
    std::string place;  ///< in the file or recipe ("line 3, column 7"); may be empty
    std::optional<Position> cell;  ///< of the level, where one is to blame

    /// One line: "file: place: text".
    std::string describe() const {
        std::string line;
        if (!file.empty()) line += file + ": ";
        if (!place.empty()) line += place + ": ";
        return line + text;
    }
};

/// How Result::value() ends where there is no value.
[[noreturn]] inline void failFor(const Error& error) {
#if defined(MAZELOOM_ABORTS) || !defined(__cpp_exceptions)
    std::fprintf(stderr, "mazeloom: %s\n", error.describe().c_str());
    std::abort();
#else
    throw std::runtime_error(error.describe());
#endif
}

/// A value, or an error. A temporary gives its value away, so a reference to it cannot be left
/// without what it refers to.
template <typename T>
class [[nodiscard]] Result {
  public:
    /// A value.
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    /// An error.
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    /// Whether there is a value.
    bool hasValue() const noexcept { return content_.index() == 0; }
    /// The same.
    explicit operator bool() const noexcept { return hasValue(); }

    /// The value; only where there is one.
    T& operator*() & { return *std::get_if<0>(&content_); }
    /// The value; only where there is one.
    const T& operator*() const& { return *std::get_if<0>(&content_); }
    /// The value; only where there is one.
    T operator*() && { return std::move(*std::get_if<0>(&content_)); }
    /// The value; only where there is one.
    T* operator->() { return std::get_if<0>(&content_); }
    /// The value; only where there is one.
    const T* operator->() const { return std::get_if<0>(&content_); }

    /// The value. Throws std::runtime_error with Error::describe() where there is none.
    T& value() & {
        if (!hasValue()) failFor(error());
        return **this;
    }
    /// The value. Throws std::runtime_error with Error::describe() where there is none.
    const T& value() const& {
        if (!hasValue()) failFor(error());
        return **this;
    }
    /// The value. Throws std::runtime_error with Error::describe() where there is none.
    T value() && {
        if (!hasValue()) failFor(error());
        return *std::move(*this);
    }
    /// The value, or this one where there is none.
    template <typename Other>
    T value_or(Other&& other) const& {
        return hasValue() ? **this : static_cast<T>(std::forward<Other>(other));
    }
    /// The value, or this one where there is none.
    template <typename Other>
    T value_or(Other&& other) && {
        return hasValue() ? *std::move(*this) : static_cast<T>(std::forward<Other>(other));
    }

    /// The error; only where there is no value.
    const Error& error() const& { return *std::get_if<1>(&content_); }
    /// The error; only where there is no value.
    Error error() && { return std::move(*std::get_if<1>(&content_)); }

  private:
    std::variant<T, Error> content_;
};

}  // namespace v1
}  // namespace mazeloom
