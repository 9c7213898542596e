// SPDX-License-Identifier: MIT
#include "core/exchange/godot/text.h"

#include "core/exchange/numbers.h"

namespace mazeloom::exchange::godot {

std::string literal(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        const bool isShown = static_cast<unsigned char>(c) >= ' ' || c == '\n' || c == '\t';
        if (isShown) out += c;
    }
    return out + '"';
}

std::string vectorText(std::string_view type, std::span<const int> numbers) {
    std::string text(type);
    text += '(';
    for (const int number : numbers) {
        if (text.back() != '(') text += ", ";
        append(text, number);
    }
    return text + ')';
}

}  // namespace mazeloom::exchange::godot
