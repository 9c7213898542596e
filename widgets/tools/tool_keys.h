// SPDX-License-Identifier: MIT
// Keys with the same meaning in every tool.
#pragma once

#include <optional>

#include "core/grid/point.h"

class QKeyEvent;

namespace mazeloom::widgets {

/// Returns the offset of one cell in an arrow key's direction; nullopt for other keys.
std::optional<grid::Point> arrowOf(const QKeyEvent& event);
bool isDelete(const QKeyEvent& event);

}  // namespace mazeloom::widgets
