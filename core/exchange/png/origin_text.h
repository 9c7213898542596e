// SPDX-License-Identifier: MIT
// A level's origin in a PNG picture of it: a separate text (chunk tEXt), tied to the pixels because
// programs that change the pixels often keep the texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mazeloom::exchange::png {

/// Returns the bytes of a PNG file with that text added, which is ASCII. `picture` must be well
/// formed.
std::string withOrigin(std::string picture, std::string_view origin);

struct OriginText {
    std::string_view text;
    bool isOfThesePixels = false;  ///< false if the pixels were changed since
};
/// Returns the text, a view into `picture`; nothing if this program did not write the picture.
/// read() must have accepted `picture`.
std::optional<OriginText> originIn(std::string_view picture);

}  // namespace mazeloom::exchange::png
