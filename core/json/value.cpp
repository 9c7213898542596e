// SPDX-License-Identifier: MIT
#include "core/json/value.h"

#include <algorithm>

namespace mazeloom::json {

// libstdc++ 12 has a bug if copying a variant throws, as it does when memory runs out: the variant
// considers itself complete, and destroys a value that it does not hold. So the held value is
// copied separately and then moved in.
Value::Value(const Value& other) {
    std::visit(
        [this](const auto& held) {
            auto copy = held;
            data_ = std::move(copy);
        },
        other.data_);
}

Value& Value::operator=(const Value& other) {
    Value copy(other);
    data_ = std::move(copy.data_);
    return *this;
}

Value::Value() = default;
Value::Value(Value&&) noexcept = default;
Value& Value::operator=(Value&&) noexcept = default;
Value::~Value() = default;
Value::Value(double number) : data_(number) {}
Value::Value(std::string text) : data_(std::move(text)) {}
Value::Value(std::string_view text) : data_(std::string(text)) {}
Value::Value(const char* text) : data_(std::string(text)) {}
Value::Value(List list) : data_(std::move(list)) {}
Value::Value(Object object) : data_(std::move(object)) {}
Value::Value(Numbers numbers) : data_(std::move(numbers)) {}

std::optional<std::uint64_t> Value::natural() const {
    const auto* number = std::get_if<std::uint64_t>(&data_);
    return number == nullptr ? std::nullopt : std::optional(*number);
}

std::optional<std::int64_t> Value::integer() const {
    if (const auto* number = std::get_if<std::int64_t>(&data_)) return *number;
    const auto whole = natural();
    if (!whole || !std::in_range<std::int64_t>(*whole)) return std::nullopt;
    return static_cast<std::int64_t>(*whole);
}

double Value::number() const {
    if (const auto* whole = std::get_if<std::uint64_t>(&data_)) return static_cast<double>(*whole);
    if (const auto* whole = std::get_if<std::int64_t>(&data_)) return static_cast<double>(*whole);
    return std::get<double>(data_);
}

std::size_t Value::size() const {
    if (isList()) return list().size();
    if (isNumbers()) return numbers().size();
    return isObject() ? members().size() : 0;
}

const Value* Value::find(std::string_view key) const {
    if (!isObject()) return nullptr;
    // A linear search suffices: objects have few members; a recipe's stage has ten.
    const auto found = std::ranges::find(members(), key, &Member::key);
    return found == members().end() ? nullptr : &found->value;
}

void Value::add(std::string key, Value value) {
    members().push_back({std::move(key), std::move(value)});
}

}  // namespace mazeloom::json
