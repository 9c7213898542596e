// SPDX-License-Identifier: MIT
#include "widgets/exchange/pictures/frame_pixels.h"

#include <algorithm>

namespace mazeloom::widgets {

FrameRect LastFrame::changesTo(const FramePixels& frame) const {
    if (!isThere()) return frame.bounds();
    const FramePixels before{pixels_.data(), frame.width, frame.height};
    int left = frame.width;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int y = 0; y < frame.height; ++y) {
        const auto now = frame.row(y, 0, frame.width);
        const auto then = before.row(y, 0, frame.width);
        const auto first = std::ranges::mismatch(now, then).in1 - now.begin();
        if (first == frame.width) continue;
        int last = frame.width - 1;
        while (now[static_cast<std::size_t>(last)] == then[static_cast<std::size_t>(last)])
            --last;
        left = std::min(left, static_cast<int>(first));
        right = std::max(right, last);
        if (top < 0) top = y;
        bottom = y;
    }
    if (top < 0) return {};
    return {left, top, right - left + 1, bottom - top + 1};
}

}  // namespace mazeloom::widgets
