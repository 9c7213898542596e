// SPDX-License-Identifier: MIT
// The five shapes of generated rooms.
#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/point.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

/// The shapes are in the order of their weights in *rooms*.
enum class RoomShape : std::uint8_t { Rectangle, Cross, L, Octagon, Cave };
inline constexpr int kRoomShapes = 5;

/// The floor cells of a rectangle. Every floor is 4-connected and touches all four sides of its
/// rectangle.
class RoomFloor {
  public:
    /// Draws a floor of a shape. The sides must be odd. Bars, notches and cut corners keep to the
    /// odd lattice where possible, so that mazes of step 2 fit along them.
    void draw(RoomShape shape, grid::Size size, random::Stream& random);

    /// Removes a cell from the floor, if it belongs to the floor. Returns false and changes nothing
    /// if the floor would fall apart or no longer touch one of the four sides.
    bool take(int x, int y);

    grid::Size size() const { return size_; }
    bool contains(int x, int y) const {
        return x >= 0 && y >= 0 && x < size_.width && y < size_.height && cells_[at(x, y)] != 0;
    }

  private:
    std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(x);
    }
    void fill(const grid::Rect& rect, std::uint8_t value);
    void drawCross(random::Stream& random);
    void drawL(random::Stream& random);
    void drawOctagon(random::Stream& random);
    void drawCave(random::Stream& random);
    bool canErode(int x, int y) const;

    grid::Size size_;
    std::vector<std::uint8_t> cells_;
    std::vector<int> rowCounts_;     ///< number of floor cells in each row, for the cave
    std::vector<int> columnCounts_;  ///< number of floor cells in each column
};

}  // namespace mazeloom::generate
