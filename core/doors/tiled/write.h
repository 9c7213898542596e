// SPDX-License-Identifier: MIT
// Writes maps and tilesets as Tiled 1.10 does.
#pragma once

#include <iosfwd>
#include <string_view>

#include "core/doors/tiled/model.h"

namespace mazeloom::doors::tiled {

void writeJson(std::ostream& out, const Map& map);
void writeXml(std::ostream& out, const Map& map);
/// The file of a tileset (tsx): XML, which maps of both texts name.
void writeXml(std::ostream& out, const Tileset& tileset);

/// The element within an object that tells its shape; empty for shapes that have none.
std::string_view elementOf(Shape shape);

}  // namespace mazeloom::doors::tiled
