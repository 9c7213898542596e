// SPDX-License-Identifier: MIT
#include "core/merge_markers.h"

#include <algorithm>
#include <array>

namespace mazeloom {

namespace {

/// Whether the line is a conflict marker: after any indentation, seven times this character, then a
/// space or the end of the line.
bool isMarker(std::string_view line, char character) {
    constexpr std::size_t kLength = 7;
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    if (line.size() < kLength) return false;
    const std::string_view marker = line.substr(0, kLength);
    if (std::ranges::any_of(marker, [=](char c) { return c != character; })) return false;
    return line.size() == kLength || line[kLength] == ' ' || line[kLength] == '\r';
}

}  // namespace

std::optional<int> mergeConflictLine(std::string_view text, const Stop& stop) {
    constexpr std::array kMarkers{'<', '=', '>'};
    std::size_t found = 0;
    int begin = 0;
    int number = 0;
    PacedStop pace(stop);
    while (!text.empty() && !pace.isAsked()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (isMarker(text.substr(0, end), kMarkers[found])) {
            if (found == 0) begin = number;
            if (++found == kMarkers.size()) return begin;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::nullopt;
}

}  // namespace mazeloom
