// SPDX-License-Identifier: MIT
// Keys that mean the same to every tool.
#pragma once

#include <optional>

#include "core/grid/point.h"

class QKeyEvent;

namespace mazeloom::widgets {

/// One cell the way that an arrow key points; nothing for other keys.
std::optional<grid::Point> arrowOf(const QKeyEvent& event);
bool isDelete(const QKeyEvent& event);

}  // namespace mazeloom::widgets
