// SPDX-License-Identifier: MIT
#include "widgets/exchange/pictures/colour_table.h"

#include <algorithm>

namespace mazeloom::widgets {

namespace {

constexpr std::uint32_t kRgbOnly = 0xffffff;

}  // namespace

std::optional<ColourIndex> ColourIndex::of(const FramePixels& frame) {
    ColourIndex index;
    std::uint32_t last = 0;
    bool isFirst = true;
    for (const std::uint32_t pixel : frame.all()) {
        if (pixel == last && !isFirst) continue;
        isFirst = false;
        last = pixel;
        if (index.add(pixel) < 0) return std::nullopt;
    }
    return index;
}

int ColourIndex::add(std::uint32_t colour) {
    colour &= kRgbOnly;
    std::size_t place = placeOf(colour);
    for (; places_[place] != 0; place = (place + 1) % kPlaces) {
        if (colours_[places_[place] - 1u] == colour) return places_[place] - 1;
    }
    if (count_ == kMost) return -1;
    colours_[count_++] = colour;
    places_[place] = static_cast<std::uint16_t>(count_);
    return static_cast<int>(count_) - 1;
}

int ColourIndex::find(std::uint32_t colour) const {
    colour &= kRgbOnly;
    for (std::size_t place = placeOf(colour); places_[place] != 0; place = (place + 1) % kPlaces) {
        if (colours_[places_[place] - 1u] == colour) return places_[place] - 1;
    }
    return -1;
}

ReducedColours::ReducedColours(std::vector<CountedColour> colours, std::size_t most) {
    for (unsigned bits = 0;; ++bits) {
        const std::uint32_t lane = 0xffu << bits & 0xffu;
        mask_ = lane << 16 | lane << 8 | lane;
        buckets_.clear();
        for (const CountedColour& one : colours)
            buckets_.push_back(bucketOf(one.colour));
        std::ranges::sort(buckets_);
        buckets_.erase(std::unique(buckets_.begin(), buckets_.end()), buckets_.end());
        if (buckets_.size() <= most) break;
    }
    palette_.resize(buckets_.size());
    // Sort by ascending frequency: colours of the same bucket overwrite each other below, so that
    // the last and most frequent one remains. The colour value breaks ties.
    std::ranges::sort(colours, [](const CountedColour& a, const CountedColour& b) {
        return a.count != b.count ? a.count < b.count : a.colour > b.colour;
    });
    for (const CountedColour& one : colours)
        palette_[static_cast<std::size_t>(numberOf(one.colour))] = one.colour & kRgbOnly;
}

int ReducedColours::numberOf(std::uint32_t colour) const {
    const auto found = std::ranges::lower_bound(buckets_, bucketOf(colour));
    return static_cast<int>(found - buckets_.begin());
}

}  // namespace mazeloom::widgets
