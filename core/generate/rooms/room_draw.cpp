// SPDX-License-Identifier: MIT
#include "core/generate/rooms/room_draw.h"

#include <array>
#include <utility>

namespace mazeloom::generate {

namespace {

constexpr Sentence kNoOddWidth{"rooms-no-odd-width",
                               "no odd width lies between %1 and %2; rooms have odd sides"};
constexpr Sentence kNoOddHeight{"rooms-no-odd-height",
                                "no odd height lies between %1 and %2; rooms have odd sides"};
constexpr Sentence kNoShape{"rooms-no-shape",
                            "all shapes have weight 0; give at least one of them a weight"};
constexpr Sentence kNoneFits{"rooms-none-fits",
                             "no room fits: the smallest needs a level of at least %1 × %2 cells"};
constexpr std::array kRoomDrawSentences{kNoOddWidth, kNoOddHeight, kNoShape, kNoneFits};

enum Place : std::size_t { MinWidth, MaxWidth, MinHeight, MaxHeight };

/// Returns the odd sides between two parameters, or an error if there are none.
tl::expected<OddSides, Problem> sidesBetween(std::int64_t least, std::int64_t greatest,
                                             std::string_view parameter, const Sentence& none) {
    const OddSides sides = oddSides(static_cast<int>(least), static_cast<int>(greatest));
    if (sides.count > 0) return sides;
    return failureOf(parameter, none, {least, greatest});
}

OddSides limited(OddSides sides, int most) {
    const int last = sides.first + 2 * (sides.count - 1);
    return oddSides(sides.first, std::min(last, most));
}

}  // namespace

tl::expected<ShapeWeights, Problem> shapeWeights(std::span<const std::int64_t> parameters) {
    ShapeWeights weights{};
    std::copy_n(parameters.begin(), weights.size(), weights.begin());
    if (std::ranges::all_of(weights, [](std::int64_t weight) { return weight == 0; }))
        return failure(kNoShape);
    return weights;
}

tl::expected<RoomDraw, Problem> RoomDraw::from(std::span<const std::int64_t> parameters) {
    const auto widths =
        sidesBetween(parameters[MinWidth], parameters[MaxWidth], "max-width", kNoOddWidth);
    if (!widths) return tl::unexpected(widths.error());
    const auto heights =
        sidesBetween(parameters[MinHeight], parameters[MaxHeight], "max-height", kNoOddHeight);
    if (!heights) return tl::unexpected(heights.error());
    const auto weights = shapeWeights(parameters.subspan(kSideParameters));
    if (!weights) return tl::unexpected(weights.error());
    RoomDraw draw;
    draw.widths_ = *widths;
    draw.heights_ = *heights;
    draw.weights_ = *weights;
    return draw;
}

bool RoomDraw::limitTo(grid::Size most) {
    widths_ = limited(widths_, most.width);
    heights_ = limited(heights_, most.height);
    return widths_.count > 0 && heights_.count > 0;
}

Phrase RoomDraw::noneFits() const {
    return {kNoneFits, {widths_.first + 2, heights_.first + 2}};
}

std::span<const Sentence> roomDrawSentences() {
    return kRoomDrawSentences;
}

}  // namespace mazeloom::generate
