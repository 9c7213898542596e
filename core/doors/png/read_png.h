// SPDX-License-Identifier: MIT
// Reads PNG pictures of all kinds (https://www.w3.org/TR/png/), as viewers show them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/grid/point.h"
#include "core/stop.h"

namespace mazeloom::doors::png {

/// Of width and height alike, in pixels.
inline constexpr int kMaxSide = 32'768;
/// A picture with more pixels is refused before memory is taken for it.
inline constexpr std::int64_t kMaxPixels = std::int64_t{1} << 26;

struct Picture {
    grid::Size size;
    std::vector<std::uint32_t> pixels;  ///< 0xrrggbbaa, row by row
    /// What is wrong with the file and does not change the pixels (sentences without a subject).
    std::vector<std::string> flaws;
};

/// The picture, or what is wrong with the file (half a sentence). It looks at `stop` before every
/// kFeedBytes of the file and every kStopPace pixels.
tl::expected<Picture, std::string> read(std::string_view bytes, const Stop& stop = {});

/// How many bytes libpng gets at a time; they unpack to at most 1,032 times as many.
inline constexpr std::size_t kFeedBytes = 4096;

}  // namespace mazeloom::doors::png
