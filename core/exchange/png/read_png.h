// SPDX-License-Identifier: MIT
// Reads PNG pictures of all kinds (https://www.w3.org/TR/png/), as viewers show them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/grid/point.h"
#include "core/stop.h"

namespace mazeloom::exchange::png {

/// Upper bound on both width and height, in pixels.
inline constexpr int kMaxSide = 32'768;
/// Upper bound on the number of pixels. A larger picture is refused before memory is allocated.
inline constexpr std::int64_t kMaxPixels = std::int64_t{1} << 26;

struct Picture {
    grid::Size size;
    /// Samples row by row, with as few bytes per pixel as the file needs: grey; grey and alpha;
    /// RGB; RGBA; or a palette index.
    std::vector<std::uint8_t> samples;
    std::size_t perPixel = 1;            ///< 1 to 4
    std::vector<std::uint32_t> colours;  ///< all 256 colours of a palette, or empty
    /// Errors in the file that do not change the pixels (sentences without a subject).
    std::vector<std::string> flaws;

    /// Returns the colour 0xrrggbbaa of a pixel, counted row by row.
    std::uint32_t at(std::size_t pixel) const {
        const std::uint8_t* const from = samples.data() + pixel * perPixel;
        if (!colours.empty()) return colours[*from];
        const std::size_t green = perPixel < 3 ? 0 : 1;
        const std::uint32_t opacity = perPixel % 2 == 0 ? from[perPixel - 1] : 0xffU;
        return std::uint32_t{from[0]} << 24 | std::uint32_t{from[green]} << 16 |
               std::uint32_t{from[2 * green]} << 8 | opacity;
    }
};

/// Returns the picture, or the error in the file (a sentence fragment). Refuses a picture that
/// takes more memory than kMaxDocumentBytes together with its file. Checks `stop` before every
/// kFeedBytes of the file and every kStopPace pixels.
tl::expected<Picture, std::string> read(std::string_view bytes, const Stop& stop = {});

/// Bytes that libpng gets at a time; they decompress to at most 1,032 times as many.
inline constexpr std::size_t kFeedBytes = 4096;

}  // namespace mazeloom::exchange::png
