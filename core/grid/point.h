// SPDX-License-Identifier: MIT
// Points, sizes and rectangles, in cells. x grows to the right, y downwards.
#pragma once

#include <compare>
#include <cstdint>

namespace mazeloom::grid {

struct Point {
    int x = 0;
    int y = 0;

    friend constexpr auto operator<=>(const Point&, const Point&) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, int factor) { return {a.x * factor, a.y * factor}; }
};

struct Size {
    int width = 0;
    int height = 0;

    constexpr bool isEmpty() const { return width <= 0 || height <= 0; }
    constexpr std::int64_t area() const { return std::int64_t{width} * height; }
    friend constexpr bool operator==(const Size&, const Size&) = default;
};

/// A rectangle of cells: columns x … x + width − 1, rows y … y + height − 1.
struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    constexpr bool isEmpty() const { return width <= 0 || height <= 0; }
    constexpr int right() const { return x + width - 1; }
    constexpr int bottom() const { return y + height - 1; }
    constexpr Point topLeft() const { return {x, y}; }
    /// Returns the middle cell; halves are rounded towards the top left.
    constexpr Point centre() const { return {x + (width - 1) / 2, y + (height - 1) / 2}; }
    constexpr std::int64_t area() const { return std::int64_t{width} * height; }

    constexpr bool contains(Point p) const {
        return p.x >= x && p.y >= y && p.x <= right() && p.y <= bottom();
    }
    constexpr bool contains(const Rect& other) const {
        return other.x >= x && other.y >= y && other.right() <= right() &&
               other.bottom() <= bottom();
    }
    constexpr bool intersects(const Rect& other) const {
        return x <= other.right() && other.x <= right() && y <= other.bottom() &&
               other.y <= bottom();
    }
    /// Returns the rectangle with `margin` more cells on every side (fewer if it is negative).
    constexpr Rect grown(int margin) const {
        return {x - margin, y - margin, width + 2 * margin, height + 2 * margin};
    }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace mazeloom::grid
