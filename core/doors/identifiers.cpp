// SPDX-License-Identifier: MIT
#include "core/doors/identifiers.h"

namespace mazeloom::doors {

namespace {

bool isLetterOrDigit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

}  // namespace

std::string identifierOf(std::string_view name) {
    std::string text;
    for (const char c : name) {
        const char next = isLetterOrDigit(c) ? c : '_';
        if (next != '_' || text.empty() || text.back() != '_') text += next;
    }
    if (text.empty() || (text.front() >= '0' && text.front() <= '9')) text.insert(0, 1, '_');
    return text;
}

std::string Identifiers::of(std::string_view name) {
    const std::string text = identifierOf(name);
    std::string unique = text;
    for (int number = 2; !taken_.insert(unique).second; ++number)
        unique = text + '_' + std::to_string(number);
    return unique;
}

}  // namespace mazeloom::doors
