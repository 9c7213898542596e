// SPDX-License-Identifier: MIT
// Palettes for picture formats with indexed colours.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "widgets/exchange/pictures/frame_pixels.h"

namespace mazeloom::widgets {

/// A palette of at most 256 colours, in insertion order. Only the lowest 24 bits of a colour count.
class ColourIndex {
  public:
    static constexpr std::size_t kMost = 256;

    /// Returns the colours of a picture; nullopt if there are more than 256.
    static std::optional<ColourIndex> of(const FramePixels& frame);

    /// Returns the index of a colour, which is added if it is new; negative if there is no room.
    int add(std::uint32_t colour);
    /// Returns the index of a colour; negative if it is missing.
    int find(std::uint32_t colour) const;
    std::span<const std::uint32_t> colours() const { return {colours_.data(), count_}; }

    /// Finds the indices of successive pixels. Fast if most pixels equal their predecessors.
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
    /// Slots of the hash table `places_`. A slot holds a colour's index + 1, or 0 if it is free.
    static constexpr std::size_t kPlaces = 1024;
    static std::size_t placeOf(std::uint32_t colour) {
        return (colour * 0x9e3779b1u) >> 22;  // the highest ten bits
    }

    std::array<std::uint32_t, kMost> colours_{};
    std::size_t count_ = 0;
    std::array<std::uint16_t, kPlaces> places_{};
};

/// A colour and its frequency.
struct CountedColour {
    std::uint32_t colour = 0;  ///< 0x00RRGGBB
    std::uint32_t count = 0;
};

/// A reduced palette, for use without dithering. Similar colours share one entry, which has the
/// most frequent colour among them.
class ReducedColours {
  public:
    /// `most` is the upper bound on the number of colours in the palette, at least 8.
    ReducedColours(std::vector<CountedColour> colours, std::size_t most);

    std::span<const std::uint32_t> palette() const { return palette_; }
    /// Returns the palette() index of a colour, which must be one of the constructor's colours.
    int numberOf(std::uint32_t colour) const;

  private:
    std::uint32_t bucketOf(std::uint32_t colour) const { return colour & mask_; }

    std::uint32_t mask_ = 0xffffff;
    std::vector<std::uint32_t> buckets_;  ///< in ascending order
    std::vector<std::uint32_t> palette_;  ///< colour of each bucket
};

}  // namespace mazeloom::widgets
