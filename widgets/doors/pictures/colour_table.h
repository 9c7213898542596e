// SPDX-License-Identifier: MIT
// The colours of pictures by number, for formats with a palette.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "widgets/doors/pictures/frame_pixels.h"

namespace mazeloom::widgets {

/// At most 256 colours, in the order in which they were added. Which bits stand above the lowest
/// 24 does not matter.
class ColourIndex {
  public:
    static constexpr std::size_t kMost = 256;

    /// Those of a picture; nothing where it has more of them.
    static std::optional<ColourIndex> of(const FramePixels& frame);

    /// The number of a colour, which is added if it is not there; negative where there is no room.
    int add(std::uint32_t colour);
    /// Negative where it is not there.
    int find(std::uint32_t colour) const;
    std::span<const std::uint32_t> colours() const { return {colours_.data(), count_}; }

    /// Numbers of pixels one after another, of which most are as the one before.
    class Finder {
      public:
        explicit Finder(const ColourIndex& colours) : colours_(colours) {}
        int of(std::uint32_t colour) {
            if (colour != last_ || number_ < 0) {
                last_ = colour;
                number_ = colours_.find(colour);
            }
            return number_;
        }

      private:
        const ColourIndex& colours_;
        std::uint32_t last_ = 0;
        int number_ = -1;
    };

  private:
    /// A place is taken by number + 1.
    static constexpr std::size_t kPlaces = 1024;
    static std::size_t placeOf(std::uint32_t colour) {
        return (colour * 0x9e3779b1u) >> 22;  // the highest ten bits
    }

    std::array<std::uint32_t, kMost> colours_{};
    std::size_t count_ = 0;
    std::array<std::uint16_t, kPlaces> places_{};
};

/// How often each colour stands somewhere, by colour.
struct CountedColour {
    std::uint32_t colour = 0;  ///< 0x00RRGGBB
    std::uint32_t count = 0;
};

/// A palette for more colours than it may have, without dithering: colours that are near to each
/// other become the most frequent of them.
class ReducedColours {
  public:
    /// `most` ≥ 8.
    ReducedColours(std::vector<CountedColour> colours, std::size_t most);

    std::span<const std::uint32_t> palette() const { return palette_; }
    /// The number in palette() of a colour, which is one of those that were given.
    int numberOf(std::uint32_t colour) const;

  private:
    std::uint32_t bucketOf(std::uint32_t colour) const { return colour & mask_; }

    std::uint32_t mask_ = 0xffffff;
    std::vector<std::uint32_t> buckets_;  ///< by value
    std::vector<std::uint32_t> palette_;  ///< of each bucket
};

}  // namespace mazeloom::widgets
