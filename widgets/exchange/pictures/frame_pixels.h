// SPDX-License-Identifier: MIT
// The input of writers of pictures and animations: pixels, and rectangles of them.
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

/// A view of opaque pixels, 0xffRRGGBB, row by row without padding. Does not own the pixels.
struct FramePixels {
    const std::uint32_t* first = nullptr;
    int width = 0;
    int height = 0;

    FrameRect bounds() const { return {0, 0, width, height}; }
    std::span<const std::uint32_t> all() const {
        return {first, static_cast<std::size_t>(width) * static_cast<std::size_t>(height)};
    }
    /// Returns `count` pixels of row `y`, from column `x`.
    std::span<const std::uint32_t> row(int y, int x, int count) const {
        return all().subspan(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                 static_cast<std::size_t>(x),
                             static_cast<std::size_t>(count));
    }
};

/// A copy of the previous frame, for writers that write only changes.
class LastFrame {
  public:
    /// Returns the bounding box of all pixels that differ from the previous frame; empty if no
    /// pixel differs. Returns the whole frame if there is no previous frame.
    FrameRect changesTo(const FramePixels& frame) const;
    bool isThere() const { return !pixels_.empty(); }
    const std::vector<std::uint32_t>& pixels() const { return pixels_; }
    void keep(const FramePixels& frame) { pixels_.assign(frame.all().begin(), frame.all().end()); }

  private:
    std::vector<std::uint32_t> pixels_;
};

}  // namespace mazeloom::widgets
