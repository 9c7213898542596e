// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>

#include <tl/expected.hpp>

#include "core/level/tiles/tile_mapping.h"
#include "core/sentence.h"

namespace mazeloom::level {

/// Returns the picture if it is a PNG whose size is within bounds, else the reason why it is
/// invalid (a sentence fragment). Only the PNG's header is read: a later decoder finds out whether
/// the image data is valid.
tl::expected<TilePicture, Phrase> pictureOf(std::string bytes);

inline constexpr Sentence kPictureBytes{"picture-bytes", "has %1 bytes, at most %2 are allowed"};
inline constexpr Sentence kNoPicture{"picture-no-png", "is no PNG picture"};
inline constexpr Sentence kNoPixels{"picture-no-pixels", "has no pixels"};
inline constexpr Sentence kManyPixels{
    "picture-many-pixels", "has %1 × %2 pixels: at most %3 a side and %4 in all are allowed"};
/// All of them, for translation.
inline constexpr std::array kPictureSentences{kPictureBytes, kNoPicture, kNoPixels, kManyPixels};

}  // namespace mazeloom::level
