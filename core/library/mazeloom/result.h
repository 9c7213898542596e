// SPDX-License-Identifier: MIT
/// @file
/// What a call gives: a value, or why there is none. Nothing in this library throws but
/// Result::value(), where a program asks for it, and what memory that runs out makes C++ throw.
#pragma once

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

/// A value, or an error.
template <typename T>
class Result {
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
    T&& operator*() && { return std::move(*std::get_if<0>(&content_)); }
    /// The value; only where there is one.
    T* operator->() { return std::get_if<0>(&content_); }
    /// The value; only where there is one.
    const T* operator->() const { return std::get_if<0>(&content_); }

    /// The value. Throws std::runtime_error with Error::describe() where there is none.
    T& value() & {
        if (!hasValue()) throw std::runtime_error(error().describe());
        return **this;
    }
    /// The value. Throws std::runtime_error with Error::describe() where there is none.
    T&& value() && {
        if (!hasValue()) throw std::runtime_error(error().describe());
        return *std::move(*this);
    }

    /// The error; only where there is no value.
    const Error& error() const { return *std::get_if<1>(&content_); }

  private:
    std::variant<T, Error> content_;
};

}  // namespace v1
}  // namespace mazeloom
