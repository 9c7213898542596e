// SPDX-License-Identifier: MIT
#include "core/merge/frame.h"

namespace mazeloom::merge {

Frames mergeFrames(const std::optional<grid::Rect>& base, const grid::Rect& ours,
                   const grid::Rect& theirs) {
    Frames frames{ours, theirs};
    const auto takesTheirs = [&](auto edge) {
        const int our = edge(ours);
        const int their = edge(theirs);
        if (our == their) return false;
        if (base && edge(*base) == our) return true;
        if (!base || edge(*base) != their) frames.hasConflict = true;
        return false;
    };
    const bool left = takesTheirs([](const grid::Rect& rect) { return rect.x; });
    const bool top = takesTheirs([](const grid::Rect& rect) { return rect.y; });
    const bool right = takesTheirs([](const grid::Rect& rect) { return rect.right(); });
    const bool bottom = takesTheirs([](const grid::Rect& rect) { return rect.bottom(); });
    if (frames.hasConflict) return frames;
    grid::Rect merged;
    merged.x = left ? theirs.x : ours.x;
    merged.y = top ? theirs.y : ours.y;
    merged.width = (right ? theirs.right() : ours.right()) - merged.x + 1;
    merged.height = (bottom ? theirs.bottom() : ours.bottom()) - merged.y + 1;
    frames.hasConflict = merged.width < 1 || merged.height < 1;
    if (!frames.hasConflict) frames.ours = frames.theirs = merged;
    return frames;
}

}  // namespace mazeloom::merge
