// SPDX-License-Identifier: MIT
#include "core/exchange/tiled/placing.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

namespace mazeloom::exchange::tiled {

namespace {

constexpr Gid kFlippedSideways = 0x80000000;
constexpr Gid kFlippedUpsideDown = 0x40000000;
constexpr Gid kFlippedDiagonally = 0x20000000;

/// Returns the fraction of the box that lies left of and above the object's position, 0 … 1.
Place anchorOf(Alignment alignment) {
    switch (alignment) {
        case Alignment::Top:
            return {0.5, 0};
        case Alignment::TopRight:
            return {1, 0};
        case Alignment::Left:
            return {0, 0.5};
        case Alignment::Centre:
            return {0.5, 0.5};
        case Alignment::Right:
            return {1, 0.5};
        case Alignment::BottomLeft:
            return {0, 1};
        case Alignment::Bottom:
            return {0.5, 1};
        case Alignment::BottomRight:
            return {1, 1};
        case Alignment::Unspecified:
        case Alignment::TopLeft:
            break;
    }
    return {0, 0};
}

/// Returns the cosine and sine of an angle. Quarter turns are exact, so that a centre on the border
/// of two cells stays there.
std::pair<double, double> cosineAndSine(double degrees) {
    constexpr double kQuarter = 90;
    const double turn = std::fmod(std::fmod(degrees, 4 * kQuarter) + 4 * kQuarter, 4 * kQuarter);
    if (turn == 0) return {1, 0};
    if (turn == kQuarter) return {0, 1};
    if (turn == 2 * kQuarter) return {-1, 0};
    if (turn == 3 * kQuarter) return {0, -1};
    const double radians = turn * std::numbers::pi / (2 * kQuarter);
    return {std::cos(radians), std::sin(radians)};
}

}  // namespace

Place Box::fromMiddle(Place place) const {
    const double x = place.x - middle.x;
    const double y = place.y - middle.y;
    return {x * cosine + y * sine, y * cosine - x * sine};
}

bool Box::contains(Place place) const {
    const Place at = fromMiddle(place);
    return std::abs(at.x) <= width / 2 && std::abs(at.y) <= height / 2;
}

bool Box::hasInEllipse(Place place) const {
    if (width <= 0 || height <= 0) return false;
    const Place at = fromMiddle(place);
    const double x = at.x / (width / 2);
    const double y = at.y / (height / 2);
    return x * x + y * y <= 1;
}

Place Box::reach() const {
    return {(std::abs(width * cosine) + std::abs(height * sine)) / 2,
            (std::abs(width * sine) + std::abs(height * cosine)) / 2};
}

Box boxOf(const Object& object, Alignment alignment, grid::Size tile) {
    Box box{{}, object.width, object.height};
    const bool isTile = object.shape == Shape::Tile;
    if (!isTile) alignment = Alignment::TopLeft;
    if (alignment == Alignment::Unspecified) alignment = Alignment::BottomLeft;
    // Tiled's first versions did not store the size of tile objects.
    if (isTile && object.width == 0 && object.height == 0) {
        box.width = tile.width;
        box.height = tile.height;
    }
    const Place anchor = anchorOf(alignment);
    const double x = (0.5 - anchor.x) * box.width;
    const double y = (0.5 - anchor.y) * box.height;
    std::tie(box.cosine, box.sine) = cosineAndSine(object.rotation);
    box.middle = {object.at.x + x * box.cosine - y * box.sine,
                  object.at.y + x * box.sine + y * box.cosine};
    return box;
}

Place turned(Place corner, const Object& object) {
    const auto [cosine, sine] = cosineAndSine(object.rotation);
    return {corner.x * cosine - corner.y * sine, corner.x * sine + corner.y * cosine};
}

std::vector<double> bordersAt(const std::vector<Place>& corners, double y) {
    std::vector<double> borders;
    if (corners.empty()) return borders;
    Place a = corners.back();
    for (const Place b : corners) {
        const Place from = std::exchange(a, b);
        if ((from.y > y) == (b.y > y)) continue;
        const double x = from.x + (b.x - from.x) * (y - from.y) / (b.y - from.y);
        if (!std::isnan(x)) borders.push_back(x);
    }
    std::ranges::sort(borders);
    return borders;
}

level::Symmetry symmetryOf(Gid gid) {
    if ((gid & kTurns) == 0) return {};
    const auto shown = [gid](grid::Point point) {
        if ((gid & kFlippedDiagonally) != 0) std::swap(point.x, point.y);
        if ((gid & kFlippedSideways) != 0) point.x = -point.x;
        if ((gid & kFlippedUpsideDown) != 0) point.y = -point.y;
        return point;
    };
    constexpr grid::Point kRight{1, 0};
    constexpr grid::Point kDown{0, 1};
    return *std::ranges::find_if(level::kSymmetries, [&](level::Symmetry symmetry) {
        return level::transformed(kRight, symmetry) == shown(kRight) &&
               level::transformed(kDown, symmetry) == shown(kDown);
    });
}

level::Symmetry symmetryOf(const Object& object) {
    const Place right = turned({1, 0}, object);
    const bool isUpright = std::abs(right.y) > std::abs(right.x);
    const int turns = isUpright ? (right.y > 0 ? 1 : 3) : right.x < 0 ? 2 : 0;
    const level::Symmetry flipped = symmetryOf(object.gid);
    return {(flipped.quarterTurns + turns) % 4, flipped.mirrored};
}

}  // namespace mazeloom::exchange::tiled
