// SPDX-License-Identifier: MIT
#include "core/json/sound_prefix.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "core/json/parse.h"

namespace mazeloom::json {

namespace {

/// Returns the text cut at a possible place, with its open brackets closed. Possible places are
/// after a bracket and before a comma; `wanted` counts them from 0. Returns nothing if there are
/// fewer such places before the first value ends.
std::optional<std::string> cutAt(std::string_view text, std::size_t wanted) {
    std::string closing;  // innermost bracket last
    std::size_t seen = 0;
    const auto cut = [&](std::size_t end) {
        return std::string(text.substr(0, end)) + std::string(closing.rbegin(), closing.rend());
    };
    bool isText = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (isText) {
            if (c == '\\') ++at;
            if (c == '"') isText = false;
            continue;
        }
        switch (c) {
            case '"':
                isText = true;
                break;
            case '{':
            case '[':
                closing += c == '{' ? '}' : ']';
                if (seen++ == wanted) return cut(at + 1);
                break;
            case '}':
            case ']':
                if (closing.empty() || closing.back() != c) return std::nullopt;
                closing.pop_back();
                if (seen++ == wanted) return cut(at + 1);
                if (closing.empty()) return std::nullopt;
                break;
            case ',':
                if (seen++ == wanted) return cut(at);
                break;
            default:
                break;
        }
    }
    return std::nullopt;
}

std::optional<std::string> soundCutAt(std::string_view text, std::size_t wanted) {
    auto cut = cutAt(text, wanted);
    if (cut && !parse(*cut)) cut.reset();
    return cut;
}

}  // namespace

std::string soundPrefix(std::string_view text) {
    // If a cut is sound (it parses), each earlier cut is sound too. So a binary search finds the
    // last sound cut.
    const auto isSound = [text](std::size_t wanted) {
        return soundCutAt(text, wanted).has_value();
    };
    if (!isSound(0)) return {};
    std::size_t sound = 0;
    std::size_t bad = text.size() + 1;
    while (bad - sound > 1) {
        const std::size_t middle = sound + (bad - sound) / 2;
        (isSound(middle) ? sound : bad) = middle;
    }
    return *cutAt(text, sound);
}

}  // namespace mazeloom::json
