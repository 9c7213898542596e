// SPDX-License-Identifier: MIT
#include "widgets/tools/tool_keys.h"

#include <QKeyEvent>

namespace mazeloom::widgets {

std::optional<grid::Point> arrowOf(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_Left:
            return grid::Point{-1, 0};
        case Qt::Key_Right:
            return grid::Point{1, 0};
        case Qt::Key_Up:
            return grid::Point{0, -1};
        case Qt::Key_Down:
            return grid::Point{0, 1};
        default:
            return std::nullopt;
    }
}

bool isDelete(const QKeyEvent& event) {
    return event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
}

}  // namespace mazeloom::widgets
