// SPDX-License-Identifier: MIT
// Computes where Tiled shows objects and tiles, from alignment, rotation and flips.
#pragma once

#include <vector>

#include "core/exchange/tiled/model.h"
#include "core/level/map/symmetry.h"

namespace mazeloom::exchange::tiled {

/// The bits of a Gid that rotate and flip its tile.
inline constexpr Gid kTurns = 0xf0000000;

/// The box that an object fills, in pixels, rotated about its centre.
class Box {
  public:
    Place middle;
    double width = 0;
    double height = 0;
    double cosine = 1;
    double sine = 0;

    bool contains(Place place) const;
    /// Whether the ellipse inscribed in the box contains the place.
    bool hasInEllipse(Place place) const;
    /// Returns how far the box extends from its centre to the right and downwards.
    Place reach() const;

  private:
    /// Returns the offset of a place from the centre, along the sides of the box.
    Place fromMiddle(Place place) const;
};

/// Returns the box of an object. `alignment` and `tile`, the size of a tile in pixels, belong to
/// the tileset of a tile object; for other objects they do not matter.
Box boxOf(const Object& object, Alignment alignment, grid::Size tile);

/// Returns a line's corner, relative to the object's position, with the object's rotation applied.
Place turned(Place corner, const Object& object);
/// Returns the x coordinates, ascending, at which the horizontal line at `y` crosses the border of
/// the polygon with these corners. A point on the line lies inside if an odd number of crossings is
/// to its right. Corners may coincide. Takes n + c · log c steps for n corners and c crossings.
std::vector<double> bordersAt(const std::vector<Place>& corners, double y);

/// Returns how a tile is rotated and flipped on an orthogonal map.
level::Symmetry symmetryOf(Gid gid);
/// Returns how an object's picture is flipped and rotated, to the nearest quarter turn.
level::Symmetry symmetryOf(const Object& object);

}  // namespace mazeloom::exchange::tiled
