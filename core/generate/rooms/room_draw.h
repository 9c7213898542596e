// SPDX-License-Identifier: MIT
// Rooms with odd sides and drawn shapes, shared by several stages: their parameters, the checks of
// these parameters, and the drawing of a room.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/generate/rooms/room_shape.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/problem.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

/// A sequence of `count` odd numbers: first, first + 2, …
struct OddSides {
    int first = 0;
    int count = 0;

    int draw(random::Stream& random) const {
        return first + 2 * static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    }
};

constexpr OddSides oddSides(int least, int greatest) {
    const int first = least | 1;
    return {first, greatest < first ? 0 : (greatest - first) / 2 + 1};
}

/// A weight for each shape, in the order of RoomShape.
using ShapeWeights = std::array<std::int64_t, kRoomShapes>;

/// The defaults of the four parameters for sides.
struct SideStandards {
    int minWidth = 3;
    int maxWidth = 9;
    int minHeight = 3;
    int maxHeight = 7;
};

inline constexpr std::size_t kSideParameters = 4;

/// Concatenates lists of parameters.
template <std::size_t... counts>
constexpr auto parameterList(const std::array<ParameterInfo, counts>&... lists) {
    std::array<ParameterInfo, (counts + ...)> all;
    auto end = all.begin();
    ((end = std::copy(lists.begin(), lists.end(), end)), ...);
    return all;
}

/// Returns the parameters of a stage that draws sides: minimum and maximum width and height.
constexpr std::array<ParameterInfo, kSideParameters> sideParameters(const SideStandards& is) {
    constexpr std::string_view group = "Size of the floor";
    return {
        number("min-width", "Min width", "Minimum width of a room's floor, in cells", 3, 99,
               is.minWidth, group),
        number("max-width", "Max width", "Maximum width of a room's floor, in cells", 3, 99,
               is.maxWidth, group),
        number("min-height", "Min height", "Minimum height of a room's floor, in cells", 3, 99,
               is.minHeight, group),
        number("max-height", "Max height", "Maximum height of a room's floor, in cells", 3, 99,
               is.maxHeight, group),
    };
}

/// Returns the parameters of a stage that draws shapes: a weight for each.
constexpr std::array<ParameterInfo, kRoomShapes> shapeParameters(const ShapeWeights& is) {
    constexpr std::string_view group = "Weights of the shapes";
    return {
        number("rectangle", "Rectangles", "Weight of rectangular rooms among the shapes", 0, 100,
               is[0], group),
        number("cross", "Crosses", "Weight of crosses among the shapes", 0, 100, is[1], group),
        number("l", "Ls", "Weight of L shapes among the shapes", 0, 100, is[2], group),
        number("octagon", "Octagons", "Weight of octagons among the shapes", 0, 100, is[3], group),
        number("cave", "Caves", "Weight of caves among the shapes", 0, 100, is[4], group),
    };
}

/// Returns the values of the parameters for shapes, or a problem if all of them are 0.
tl::expected<ShapeWeights, Problem> shapeWeights(std::span<const std::int64_t> parameters);

inline RoomShape drawShape(const ShapeWeights& weights, random::Stream& random) {
    return static_cast<RoomShape>(random.weighted(weights));
}

/// Draws shapes and odd sides.
class RoomDraw {
  public:
    /// Creates a RoomDraw from parameter values: first those for sides, then those for shapes.
    /// Returns an error if no odd side lies in a range, or all weights are 0.
    static tl::expected<RoomDraw, Problem> from(std::span<const std::int64_t> parameters);
    /// Limits the sides to a maximum; returns false if no side is left.
    bool limitTo(grid::Size most);

    RoomShape shape(random::Stream& random) const { return drawShape(weights_, random); }
    grid::Size sides(random::Stream& random) const {
        const int width = widths_.draw(random);
        return {width, heights_.draw(random)};
    }
    grid::Size least() const { return {widths_.first, heights_.first}; }
    /// Returns advice on how large a level must be for the smallest room to fit.
    Phrase noneFits() const;

  private:
    OddSides widths_;
    OddSides heights_;
    ShapeWeights weights_{};
};

/// Returns the sentences of RoomDraw and shapeWeights(), for translation.
std::span<const Sentence> roomDrawSentences();

}  // namespace mazeloom::generate
