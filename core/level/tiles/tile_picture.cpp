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

tl::expected<TilePicture, Phrase> pictureOf(std::string bytes) {
    if (bytes.size() > TilePicture::kMostBytes) {
        return tl::unexpected(Phrase{kPictureBytes, {bytes.size(), TilePicture::kMostBytes}});
    }
    if (!bytes.starts_with(kStart) || bytes.size() < kStart.size() + 8)
        return tl::unexpected(Phrase(kNoPicture));
    const std::int64_t width = bigEndianAt(bytes, kStart.size());
    const std::int64_t height = bigEndianAt(bytes, kStart.size() + 4);
    if (width < 1 || height < 1) return tl::unexpected(Phrase(kNoPixels));
    if (width > TilePicture::kMostSide || height > TilePicture::kMostSide ||
        width * height > TilePicture::kMostPixels) {
        return tl::unexpected(
            Phrase{kManyPixels, {width, height, TilePicture::kMostSide, TilePicture::kMostPixels}});
    }
    return TilePicture(std::move(bytes), {static_cast<int>(width), static_cast<int>(height)});
}

}  // namespace mazeloom::level
