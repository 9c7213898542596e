// SPDX-License-Identifier: MIT
// What a level was when it left, in a PNG picture of it: a text of its own (a chunk tEXt), tied to
// the pixels, because programs that change these often keep the texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mazeloom::doors::png {

/// The bytes of a PNG file with that text, which is ASCII, in it. `picture` is well formed.
std::string withOrigin(std::string picture, std::string_view origin);

struct OriginText {
    std::string_view text;
    bool isOfThesePixels = false;  ///< nobody has written the picture anew since
};
/// Nothing where the picture is of somebody else. The text is a part of `picture`, which read() has
/// found to be well formed.
std::optional<OriginText> originIn(std::string_view picture);

}  // namespace mazeloom::doors::png
