// SPDX-License-Identifier: MIT
// Where Tiled shows objects and tiles: alignment, rotation and flips.
#pragma once

#include <vector>

#include "core/doors/tiled/model.h"
#include "core/level/map/symmetry.h"

namespace mazeloom::doors::tiled {

/// The bits of a Gid that turn and mirror its tile.
inline constexpr Gid kTurns = 0xf0000000;

/// The box that an object fills, in pixels, turned about its middle.
class Box {
  public:
    Place middle;
    double width = 0;
    double height = 0;
    double cosine = 1;
    double sine = 0;

    bool contains(Place place) const;
    /// The same for the ellipse that touches its four sides.
    bool hasInEllipse(Place place) const;
    /// How far it reaches from its middle, to the right and downwards.
    Place reach() const;

  private:
    /// Along the sides of the box.
    Place fromMiddle(Place place) const;
};

/// `alignment` and `tile`, a tile's size in pixels, are those of the tileset that the object shows
/// a tile of; other objects have neither.
Box boxOf(const Object& object, Alignment alignment, grid::Size tile);

/// A line's corner, from the object's place, with the object's rotation.
Place turned(Place corner, const Object& object);
/// Where the horizontal line at `y` crosses the border of the area that these corners go around,
/// from the left. A place on the line lies in the area if an odd number of them is to its right.
/// The corners need not be different. Takes n + c · log c steps for c crossings.
std::vector<double> bordersAt(const std::vector<Place>& corners, double y);

/// How a tile is turned and mirrored on an orthogonal map.
level::Symmetry symmetryOf(Gid gid);

}  // namespace mazeloom::doors::tiled
