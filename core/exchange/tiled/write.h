// SPDX-License-Identifier: MIT
// Writes maps and tilesets in the formats of Tiled 1.10.
#pragma once

#include <iosfwd>
#include <string_view>

#include "core/exchange/tiled/model.h"

namespace mazeloom::exchange::tiled {

void writeJson(std::ostream& out, const Map& map);
void writeXml(std::ostream& out, const Map& map);
/// Writes a tileset's file (tsx): XML, which maps of both formats refer to.
void writeXml(std::ostream& out, const Tileset& tileset);

/// Returns the name of the XML element for an object's shape; empty for shapes without an element.
std::string_view elementOf(Shape shape);

}  // namespace mazeloom::exchange::tiled
