// SPDX-License-Identifier: MIT
// Stores a level's origin in a PNG picture of the level, as a text of its own (chunk tEXt). The
// text includes a hash of the pixels, because programs that change the pixels often keep the texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mazeloom::exchange::png {

/// Returns the bytes of the PNG file `picture` with the text `origin` added. The text must be
/// ASCII, and `picture` must be well formed.
std::string withOrigin(std::string picture, std::string_view origin);

struct OriginText {
    std::string_view text;
    bool isOfThesePixels = false;  ///< false if the pixels were changed since
};
/// Returns the origin in a picture, as a view into `picture`; nothing if this program did not write
/// the picture. read() must have accepted `picture`.
std::optional<OriginText> originIn(std::string_view picture);

}  // namespace mazeloom::exchange::png
