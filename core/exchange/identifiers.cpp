// SPDX-License-Identifier: MIT
#include "core/exchange/identifiers.h"

namespace mazeloom::exchange {

namespace {

bool isLetterOrDigit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// Calls take(c) for each character of identifierOf(name) until take() returns false. Returns
/// whether take() accepted all characters.
template <typename Take>
bool takeAll(std::string_view name, const Take& take) {
    char last = '\0';
    const auto give = [&](char c) {
        last = c;
        return take(c);
    };
    for (const char c : name) {
        const char next = isLetterOrDigit(c) ? c : '_';
        if (last == '\0' && next >= '0' && next <= '9' && !give('_')) return false;
        if ((next != '_' || last != '_') && !give(next)) return false;
    }
    return last != '\0' || give('_');
}

}  // namespace

std::string identifierOf(std::string_view name) {
    std::string text;
    takeAll(name, [&text](char c) {
        text += c;
        return true;
    });
    return text;
}

bool isIdentifierOf(std::string_view text, std::string_view name) {
    std::size_t at = 0;
    const bool isBeginning =
        takeAll(name, [&](char c) { return at < text.size() && text[at++] == c; });
    return isBeginning && at == text.size();
}

std::string Identifiers::of(std::string_view name) {
    const std::string text = identifierOf(name);
    if (taken_.insert(text).second) return text;
    int& number = numbers_.try_emplace(text, 2).first->second;
    std::string unique;
    do {
        unique = text + '_' + std::to_string(number++);
    } while (!taken_.insert(unique).second);
    return unique;
}

}  // namespace mazeloom::exchange
