// SPDX-License-Identifier: MIT
// JSON values. Only parse.cpp and write.cpp include the library that reads and writes JSON text, so
// code that uses this header does not compile the library.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mazeloom::json {

struct Member;

class Value {
  public:
    using List = std::vector<Value>;
    /// Sorted by key if parsed from text; in insertion order if built by a program.
    using Object = std::vector<Member>;
    /// Whole numbers from 0 to 2³² − 1, in a tenth of the memory of a List.
    using Numbers = std::vector<std::uint32_t>;

    Value();
    Value(const Value&);
    Value(Value&&) noexcept;
    Value& operator=(const Value&);
    Value& operator=(Value&&) noexcept;
    ~Value();
    /// Accepts only bool itself, not types that convert to it, such as pointers.
    Value(std::same_as<bool> auto value) : data_(value) {}
    /// A non-negative number is stored as natural, whatever its type.
    template <std::integral T>
    requires(!std::same_as<T, bool>) Value(T number) : data_(wholeOf(number)) {}
    Value(double number);
    Value(std::string text);
    Value(std::string_view text);
    Value(const char* text);
    Value(List list);
    Value(Object object);
    Value(Numbers numbers);

    bool isNull() const { return holds<std::monostate>(); }
    bool isBoolean() const { return holds<bool>(); }
    /// Whether it is a number that was written without a fraction or an exponent.
    bool isWhole() const { return holds<std::uint64_t>() || holds<std::int64_t>(); }
    bool isNumber() const { return isWhole() || holds<double>(); }
    bool isText() const { return holds<std::string>(); }
    bool isList() const { return holds<List>(); }
    bool isObject() const { return holds<Object>(); }
    /// Whether it is a number list requested by Limits::numberLists. isList() is false then.
    bool isNumbers() const { return holds<Numbers>(); }

    /// Whether it is a string equal to `text`.
    bool is(std::string_view text) const { return isText() && this->text() == text; }
    bool isTrue() const { return isBoolean() && std::get<bool>(data_); }
    /// Returns nothing if it is not a whole number, is negative, or needs more than 64 bits.
    std::optional<std::uint64_t> natural() const;
    /// Returns nothing if it is not a whole number or needs more than 63 bits and a sign.
    std::optional<std::int64_t> integer() const;
    /// Needs isNumber().
    double number() const;
    /// Needs isText().
    const std::string& text() const { return std::get<std::string>(data_); }
    /// Returns the elements; needs isList().
    const List& list() const { return std::get<List>(data_); }
    List& list() { return std::get<List>(data_); }
    /// Needs isNumbers().
    const Numbers& numbers() const { return std::get<Numbers>(data_); }
    Numbers& numbers() { return std::get<Numbers>(data_); }
    /// Returns the members; needs isObject().
    const Object& members() const { return std::get<Object>(data_); }
    Object& members() { return std::get<Object>(data_); }

    /// Returns the number of elements, numbers or members; 0 for a scalar.
    std::size_t size() const;
    /// Needs isList().
    const Value& operator[](std::size_t index) const { return list()[index]; }
    /// Returns the value of a key; null if the key is missing or this is not an object.
    const Value* find(std::string_view key) const;
    /// Appends a member; needs isObject(). The key must be new.
    void add(std::string key, Value value);

  private:
    using Data = std::variant<std::monostate, bool, std::uint64_t, std::int64_t, double,
                              std::string, List, Object, Numbers>;

    template <std::integral T>
    static Data wholeOf(T number);
    template <typename T>
    bool holds() const {
        return std::holds_alternative<T>(data_);
    }

    Data data_;
};

struct Member {
    std::string key;
    Value value;
};

// Constructing a Value needs the complete type Member.
template <std::integral T>
Value::Data Value::wholeOf(T number) {
    if (std::in_range<std::uint64_t>(number)) return static_cast<std::uint64_t>(number);
    return static_cast<std::int64_t>(number);
}

}  // namespace mazeloom::json
