// SPDX-License-Identifier: MIT
#include "core/level/tiles/tile_picture.h"

#include <cstdint>
#include <string_view>

#include "core/big_endian.h"

namespace mazeloom::level {

namespace {

/// A PNG begins with its signature and its header's length and name. Width and height follow, four
/// bytes each, the most significant first (https://www.w3.org/TR/png/).
constexpr std::string_view kStart("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);

}  // namespace

tl::expected<TilePicture, std::string> pictureOf(std::string bytes) {
    if (bytes.size() > TilePicture::kMostBytes) {
        return tl::unexpected("has " + std::to_string(bytes.size()) + " bytes, at most " +
                              std::to_string(TilePicture::kMostBytes) + " are allowed");
    }
    if (!bytes.starts_with(kStart) || bytes.size() < kStart.size() + 8)
        return tl::unexpected<std::string>("is no PNG picture");
    const std::int64_t width = bigEndianAt(bytes, kStart.size());
    const std::int64_t height = bigEndianAt(bytes, kStart.size() + 4);
    if (width < 1 || height < 1) return tl::unexpected<std::string>("has no pixels");
    if (width > TilePicture::kMostSide || height > TilePicture::kMostSide ||
        width * height > TilePicture::kMostPixels) {
        return tl::unexpected("has " + std::to_string(width) + " × " + std::to_string(height) +
                              " pixels: at most " + std::to_string(TilePicture::kMostSide) +
                              " a side and " + std::to_string(TilePicture::kMostPixels) +
                              " in all are allowed");
    }
    return TilePicture(std::move(bytes), {static_cast<int>(width), static_cast<int>(height)});
}

}  // namespace mazeloom::level
