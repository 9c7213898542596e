// SPDX-License-Identifier: MIT
// Keys that have the same meaning in all tools.
#pragma once

#include <optional>

#include "core/grid/point.h"

class QKeyEvent;

namespace mazeloom::widgets {

/// Returns the offset by one cell in the direction of an arrow key; nullopt for other keys.
std::optional<grid::Point> arrowOf(const QKeyEvent& event);
bool isDelete(const QKeyEvent& event);

}  // namespace mazeloom::widgets
