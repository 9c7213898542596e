// SPDX-License-Identifier: MIT
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

Tool::Tool(EditContext& context, ToolInfo info)
    : QObject(&context), context_(context), info_(std::move(info)) {}

void paintArea(QPainter& painter, const CanvasScene& scene, const edit::Area& area,
               const QColor& colour) {
    const QRectF screen(QPointF(0, 0), scene.view.view());
    QColor tint = colour;
    tint.setAlphaF(0.35F);
    const double line = std::max(1.0, std::min(2.0, scene.view.scale() / 8));
    const auto rectOf = [&](int x, int y, int width) {
        return scene.view.rectOf(grid::Rect{x, y, width, 1});
    };
    // Draw an edge wherever a cell has no neighbour in the area: at the ends of a run, and where no
    // run of the row above or below is adjacent.
    const auto drawEdge = [&](int x, int end, int y, bool above) {
        const QRectF rect = rectOf(x, y, end - x);
        const double top = above ? rect.top() : rect.bottom() - line;
        painter.fillRect(QRectF(rect.left(), top, rect.width(), line), colour);
    };
    const auto drawEdges = [&](const edit::Run& run, int neighbour, bool above) {
        int x = run.x;
        for (const edit::Run& other : area.row(neighbour)) {
            if (other.end() <= x) continue;
            if (other.x >= run.end()) break;
            if (other.x > x) drawEdge(x, other.x, run.y, above);
            x = other.end();
        }
        if (x < run.end()) drawEdge(x, run.end(), run.y, above);
    };
    for (const edit::Run& run : area.runs()) {
        const QRectF rect = rectOf(run.x, run.y, run.count);
        if (!rect.intersects(screen)) continue;
        painter.fillRect(rect, tint);
        if (scene.view.scale() < 2) continue;
        painter.fillRect(QRectF(rect.left(), rect.top(), line, rect.height()), colour);
        painter.fillRect(QRectF(rect.right() - line, rect.top(), line, rect.height()), colour);
        drawEdges(run, run.y - 1, true);
        drawEdges(run, run.y + 1, false);
    }
}

}  // namespace mazeloom::widgets
