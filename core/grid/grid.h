// SPDX-License-Identifier: MIT
// A rectangle of values, stored row by row inside a frame.
//
// The frame (`Frame` cells wide on every side) holds the default value and is shared between the
// end of a row and the start of the next. Algorithms that look up to `Frame` cells ahead can
// therefore work on plain indices and never test bounds.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/point.h"

namespace mazeloom::grid {

/// A cell's position in a framed grid's storage, the same in all grids of the same size and frame.
using Index = std::uint32_t;

template <typename T, int Frame = 0>
class Grid {
  public:
    static constexpr int kFrame = Frame;

    Grid() = default;
    /// Fills frame and cells with `value`.
    explicit Grid(Size size, T value = T{})
        : size_(size),
          stride_(size.width + Frame),
          values_(static_cast<std::size_t>(stride_) *
                          static_cast<std::size_t>(size.height + 2 * Frame) +
                      Frame,
                  value) {}

    Size size() const { return size_; }
    int width() const { return size_.width; }
    int height() const { return size_.height; }
    Rect bounds() const { return {0, 0, size_.width, size_.height}; }
    bool contains(Point p) const { return bounds().contains(p); }

    /// Returns the distance in storage between a cell and the one below it.
    int stride() const { return stride_; }
    /// Returns the distance in storage between a cell and its neighbour in direction `d`.
    std::ptrdiff_t step(Direction d) const {
        return std::ptrdiff_t{offset(d).y} * stride_ + offset(d).x;
    }
    std::array<std::ptrdiff_t, 4> steps() const {
        return {step(Direction::Up), step(Direction::Right), step(Direction::Down),
                step(Direction::Left)};
    }

    Index index(Point p) const {
        return static_cast<Index>((p.y + Frame) * std::int64_t{stride_} + p.x + Frame);
    }
    /// Returns the point of a cell; `i` must not lie in the frame.
    Point point(Index i) const {
        const int row = static_cast<int>(i / static_cast<Index>(stride_));
        const int column = static_cast<int>(i % static_cast<Index>(stride_));
        return {column - Frame, row - Frame};
    }

    T& operator[](Index i) { return values_[i]; }
    const T& operator[](Index i) const { return values_[i]; }
    T& at(Point p) { return values_[index(p)]; }
    const T& at(Point p) const { return values_[index(p)]; }

    std::span<T> row(int y) {
        return {values_.data() + index({0, y}), static_cast<std::size_t>(size_.width)};
    }
    std::span<const T> row(int y) const {
        return {values_.data() + index({0, y}), static_cast<std::size_t>(size_.width)};
    }

    /// Returns cells and frame, in storage order.
    std::span<T> storage() { return values_; }
    std::span<const T> storage() const { return values_; }

    /// Sets every cell; the frame stays unchanged.
    void fill(T value) {
        for (int y = 0; y < height(); ++y)
            std::ranges::fill(row(y), value);
    }

    friend bool operator==(const Grid&, const Grid&) = default;

  private:
    Size size_;
    int stride_ = 0;
    std::vector<T> values_;
};

}  // namespace mazeloom::grid
