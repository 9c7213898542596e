// SPDX-License-Identifier: MIT
#include "core/in_quotes.h"

#include "core/utf8.h"

namespace mazeloom {

std::string inQuotes(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    std::string result = "\"";
    for (char c : text) {
        if (result.size() > kLongest && !utf8::isContinuation(c)) {
            result += "…";
            break;
        }
        const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
        result += control ? '?' : c;
    }
    return result + '"';
}

}  // namespace mazeloom
