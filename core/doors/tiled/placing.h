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
/// Whether a place lies in the area that these corners go around; the corners need not be
/// different.
bool isAround(const std::vector<Place>& corners, Place place);

/// How a tile is turned and mirrored on an orthogonal map.
level::Symmetry symmetryOf(Gid gid);

}  // namespace mazeloom::doors::tiled
