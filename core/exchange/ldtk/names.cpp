// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/names.h"

#include <charconv>

namespace mazeloom::exchange::ldtk {

namespace {

constexpr std::string_view kIidBegin = "6d617a65-6c6f-11ee-8";

void appendHex(std::string& out, std::size_t number, int digits) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        out += kDigits[number >> shift & 15];
}

/// Whether the text is the id of an instance of that kind.
bool isOf(Instance kind, std::string_view text) {
    return text.size() == 36 && text.starts_with(iid(kind, 0, 0).substr(0, 24));
}

std::optional<int> hexIn(std::string_view digits) {
    std::uint32_t number = 0;
    const char* last = digits.data() + digits.size();
    const auto [end, error] = std::from_chars(digits.data(), last, number, 16);
    if (error != std::errc() || end != last || number > INT32_MAX) return std::nullopt;
    return static_cast<int>(number);
}

}  // namespace

std::string iid(Instance kind, std::size_t level, std::size_t number) {
    std::string text(kIidBegin);
    appendHex(text, static_cast<std::size_t>(kind), 3);
    text += '-';
    appendHex(text, level, 4);
    appendHex(text, number, 8);
    return text;
}

std::optional<int> thingOf(std::string_view text) {
    if (!isOf(Instance::Thing, text)) return std::nullopt;
    return hexIn(text.substr(28));
}

std::optional<int> levelOf(std::string_view text) {
    if (!isOf(Instance::Level, text)) return std::nullopt;
    return hexIn(text.substr(24, 4));
}

std::optional<std::string> numberWithinLevel(std::string_view text) {
    if (text.size() != 36 || !text.starts_with(kIidBegin)) return std::nullopt;
    return std::string(text.substr(0, 24)) + std::string(text.substr(28));
}

}  // namespace mazeloom::exchange::ldtk
