// SPDX-License-Identifier: MIT
// Rooms of odd sides and drawn shapes, as several stages make them: the nine parameters that say
// which, what can be wrong with them, and how a room is drawn.
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
#include "core/generate/stage/ranges.h"
#include "core/generate/stage/stage.h"
#include "core/problem.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

/// The odd numbers first, first + 2, …, of which there are `count`.
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

/// The standards of the nine parameters.
struct RoomStandards {
    int minWidth = 3;
    int maxWidth = 9;
    int minHeight = 3;
    int maxHeight = 7;
    std::array<int, kRoomShapes> weights{};  ///< in the order of RoomShape
};

inline constexpr std::size_t kRoomParameters = 4 + kRoomShapes;

/// The parameters of a stage that draws rooms: least and greatest width and height, and a weight
/// for each shape.
constexpr std::array<ParameterInfo, kRoomParameters> roomParameters(const RoomStandards& is) {
    constexpr std::string_view sides = "Size of the floor";
    constexpr std::string_view shapes = "Weights of the shapes";
    const auto& weights = is.weights;
    return {
        number("min-width", "Least width", "Least width of a room's floor, in cells", 3, 99,
               is.minWidth, sides),
        number("max-width", "Greatest width", "Greatest width of a room's floor, in cells", 3, 99,
               is.maxWidth, sides),
        number("min-height", "Least height", "Least height of a room's floor, in cells", 3, 99,
               is.minHeight, sides),
        number("max-height", "Greatest height", "Greatest height of a room's floor, in cells", 3,
               99, is.maxHeight, sides),
        number("rectangle", "Rectangles", "Weight of rectangular rooms among the shapes", 0, 100,
               weights[0], shapes),
        number("cross", "Crosses", "Weight of crosses among the shapes", 0, 100, weights[1],
               shapes),
        number("l", "Ls", "Weight of L shapes among the shapes", 0, 100, weights[2], shapes),
        number("octagon", "Octagons", "Weight of octagons among the shapes", 0, 100, weights[3],
               shapes),
        number("cave", "Caves", "Weight of caves among the shapes", 0, 100, weights[4], shapes),
    };
}

/// Lists of parameters, one behind the other.
template <std::size_t... counts>
constexpr auto parameterList(const std::array<ParameterInfo, counts>&... lists) {
    std::array<ParameterInfo, (counts + ...)> all;
    auto end = all.begin();
    ((end = std::copy(lists.begin(), lists.end(), end)), ...);
    return all;
}

/// Draws shapes and odd sides.
class RoomDraw {
  public:
    /// By the values of the nine parameters, or what is wrong with them.
    static tl::expected<RoomDraw, Problem> from(std::span<const std::int64_t> parameters);
    /// Draws only sides that are at most so long. False: there are none.
    bool limitTo(grid::Size most);

    RoomShape shape(random::Stream& random) const {
        return static_cast<RoomShape>(random.weighted(weights_));
    }
    grid::Size sides(random::Stream& random) const {
        const int width = widths_.draw(random);
        return {width, heights_.draw(random)};
    }
    grid::Size least() const { return {widths_.first, heights_.first}; }
    /// How large a level must be so that the smallest room fits.
    std::string noneFits() const;

  private:
    OddSides widths_;
    OddSides heights_;
    std::array<std::int64_t, kRoomShapes> weights_{};
};

}  // namespace mazeloom::generate
