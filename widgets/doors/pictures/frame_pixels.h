// SPDX-License-Identifier: MIT
// Pixels as those who write pictures and animations take them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mazeloom::widgets {

struct FrameRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    bool isEmpty() const { return width <= 0 || height <= 0; }
    friend bool operator==(const FrameRect&, const FrameRect&) = default;
};

/// Opaque pixels, 0xffRRGGBB, row by row with nothing between the rows. They belong to others.
struct FramePixels {
    const std::uint32_t* first = nullptr;
    int width = 0;
    int height = 0;

    FrameRect bounds() const { return {0, 0, width, height}; }
    std::span<const std::uint32_t> all() const {
        return {first, static_cast<std::size_t>(width) * static_cast<std::size_t>(height)};
    }
    /// Of the row `y`, those from `x` on.
    std::span<const std::uint32_t> row(int y, int x, int count) const {
        return all().subspan(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                 static_cast<std::size_t>(x),
                             static_cast<std::size_t>(count));
    }
};

/// What the last frame showed, for writers that write what changed.
class LastFrame {
  public:
    /// The smallest rectangle that holds all pixels which differ from the frame before; all of the
    /// first frame. Empty where none does.
    FrameRect changesTo(const FramePixels& frame) const;
    bool isThere() const { return !pixels_.empty(); }
    const std::vector<std::uint32_t>& pixels() const { return pixels_; }
    void keep(const FramePixels& frame) { pixels_.assign(frame.all().begin(), frame.all().end()); }

  private:
    std::vector<std::uint32_t> pixels_;
};

}  // namespace mazeloom::widgets
