// SPDX-License-Identifier: MIT
// The cell cursor: the arrow keys stand in for the pointer, Enter for the mouse button.
#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QPainter>

#include "widgets/canvas/canvas.h"
#include "widgets/text/spoken.h"

namespace mazeloom::widgets {

namespace {

using edit::CursorMove;

constexpr auto kClickKeys = Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier;

std::optional<CursorMove> arrowMove(const QKeyEvent& event) {
    if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0) return std::nullopt;
    switch (event.key()) {
        case Qt::Key_Left:
            return CursorMove::Left;
        case Qt::Key_Right:
            return CursorMove::Right;
        case Qt::Key_Up:
            return CursorMove::Up;
        case Qt::Key_Down:
            return CursorMove::Down;
        default:
            return std::nullopt;
    }
}

std::optional<CursorMove> longMove(const QKeyEvent& event) {
    if ((event.modifiers() & ~Qt::KeypadModifier) != 0) return std::nullopt;
    switch (event.key()) {
        case Qt::Key_Home:
            return CursorMove::RowStart;
        case Qt::Key_End:
            return CursorMove::RowEnd;
        case Qt::Key_PageUp:
            return CursorMove::PageUp;
        case Qt::Key_PageDown:
            return CursorMove::PageDown;
        default:
            return std::nullopt;
    }
}

bool isEnterKey(const QKeyEvent& event) {
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) &&
           (event.modifiers() & Qt::MetaModifier) == 0;
}

}  // namespace

edit::CursorGround Canvas::cursorGround() const {
    const QSize size = view().view();
    edit::CursorGround ground{
        .cells = {0, 0, view().level().width, view().level().height},
        .stride = std::max(1, static_cast<int>(std::ceil(1 / view().scale()))),
        .pageHeight = std::max(1, static_cast<int>(size.height() / view().scale()))};
    if (tool_ != nullptr && tool_->reachesBeyond()) {
        // The cursor can go wherever the pointer could: beyond the level, up to the edges of the
        // view.
        const QPointF first = view().inCells({0, 0});
        const QPointF last = view().inCells({size.width() - 1.0, size.height() - 1.0});
        const int left = std::min(0, static_cast<int>(std::floor(first.x())));
        const int top = std::min(0, static_cast<int>(std::floor(first.y())));
        const int right = std::max(ground.cells.right(), static_cast<int>(std::floor(last.x())));
        const int bottom = std::max(ground.cells.bottom(), static_cast<int>(std::floor(last.y())));
        ground.cells = {left, top, right - left + 1, bottom - top + 1};
    }
    return ground;
}

bool Canvas::cursorWantsKey(const QKeyEvent& event) const {
    const bool isToolsArrow = arrowMove(event) && tool_ != nullptr && tool_->takesArrows();
    if (!cursor_) return arrowMove(event) && !isToolsArrow && !toolWantsKey(event);
    if (event.key() == Qt::Key_Escape)
        return event.modifiers() == Qt::NoModifier && !toolWantsKey(event);
    return (arrowMove(event) && !isToolsArrow) || longMove(event) || isEnterKey(event);
}

void Canvas::cursorKey(const QKeyEvent& event) {
    // A switch to another level, or the removal of the cells, may have ended the tool's gesture.
    if (held_ && (pressedTool_ == nullptr || !pressedTool_->isHeld())) {
        held_.reset();
        pressedTool_ = nullptr;
    }
    if (!cursor_) {
        showCursor();
    } else if (event.key() == Qt::Key_Escape) {
        hideCursor();
    } else if (isEnterKey(event)) {
        // Ignores auto-repeat, which would press and release the button alternately.
        if (!event.isAutoRepeat()) pressAtCursor(event.modifiers() & kClickKeys);
    } else {
        const auto move = arrowMove(event) ? *arrowMove(event) : *longMove(event);
        const bool isFar = (event.modifiers() & Qt::ShiftModifier) != 0;
        setCursorCell(edit::moveCursor(*cursor_, move, isFar, cursorGround()));
    }
    update();
}

/// Places the cursor where the user is looking: at the pointer, else at the cursor's last place if
/// that is in view, else at the view's middle.
void Canvas::showCursor() {
    const auto isInView = [this](grid::Point cell) {
        return QRectF(QPointF(0, 0), view().view()).contains(view().rectOf(cell).center());
    };
    const QPointF middle = view().inCells(QRectF(QPointF(0, 0), view().view()).center());
    grid::Point cell{static_cast<int>(middle.x()), static_cast<int>(middle.y())};
    if (cursorBefore_ && isInView(*cursorBefore_)) cell = *cursorBefore_;
    if (hovered_) cell = *hovered_;
    setCursorCell(edit::onGround(cell, cursorGround()));
    emit cursorShown(true);
}

void Canvas::hideCursor() {
    if (!cursor_) return;
    releaseAtCursor();
    cursorBefore_ = cursor_;
    cursor_.reset();
    entered_.reset();
    speakPlace(*this, {});
    tellToolOfHover(pointer_, {});
    hoverAgain();
    update();
    emit cursorShown(false);
}

void Canvas::setCursorCell(grid::Point cell) {
    if (cell != cursor_) entered_.reset();
    cursor_ = cell;
    // Reveals the neighbours too, so that the user sees the next cells before the cursor reaches
    // them.
    const grid::Rect level{0, 0, view().level().width, view().level().height};
    for (const grid::Point near : {cell - grid::Point{1, 1}, cell + grid::Point{1, 1}, cell}) {
        if (level.contains(near)) transform().reveal(near);
    }
    if (held_ && pressedTool_ != nullptr) {
        pressedTool_->drag(cursorPointer(*held_));
    } else {
        tellToolOfHover(std::nullopt, {});
    }
    viewChanged();
    sayCursorCell();
}

void Canvas::keepCursor() {
    if (!hasMap()) {
        hideCursor();
        cursorBefore_.reset();
        return;
    }
    if (!cursor_) return;
    cursor_ = edit::onGround(*cursor_, cursorGround());
    sayCursorCell();
}

void Canvas::pressAtCursor(Qt::KeyboardModifiers modifiers) {
    if (held_) {
        releaseAtCursor(modifiers);
        return;
    }
    if (tool_ == nullptr) {
        if (hovered_) emit cellClicked(*hovered_);
        return;
    }
    const bool isSecond = entered_ == cursor_;
    entered_ = cursor_;
    CanvasTool* const tool = tool_;
    const CanvasPointer pointer = cursorPointer(modifiers);
    isSecond ? tool->doubleClick(pointer) : tool->press(pointer);
    // The click may have replaced the tool.
    if (tool != tool_) return;
    if (tool->isHeld()) {
        pressedTool_ = tool;
        held_ = modifiers;
    } else {
        tool->release(pointer);
    }
}

void Canvas::releaseAtCursor(Qt::KeyboardModifiers modifiers) {
    if (!held_) return;
    const Qt::KeyboardModifiers all = *held_ | modifiers;
    held_.reset();
    CanvasTool* const tool = pressedTool_;
    pressedTool_ = nullptr;
    if (tool != nullptr) tool->release(cursorPointer(all));
    tellToolOfHover(std::nullopt, {});
    update();
}

CanvasPointer Canvas::cursorPointer(Qt::KeyboardModifiers modifiers) const {
    return {*cursor_, {cursor_->x + 0.5, cursor_->y + 0.5}, modifiers, cells()};
}

void Canvas::sayCursorCell() {
    if (!cursor_ || !isHeard()) return;
    const QString cell = describe(*cursor_);
    speakPlace(*this, cell.isEmpty()
                          //: For screen readers; %1 column, %2 row
                          ? tr("Beside the level: %1, %2")
                                .arg(QString::number(cursor_->x), QString::number(cursor_->y))
                          : cell);
}

void Canvas::paintHovered(QPainter& painter) const {
    if (!hovered_ || view().scale() < 4) return;
    QColor soft = theme().highlight;
    soft.setAlphaF(0.6F);
    paintFrame(painter, *hovered_, soft, 1);
}

/// Draws a frame at a small distance around the cell, unlike the other frames. Fills it while Enter
/// is held down.
void Canvas::paintCursor(QPainter& painter) const {
    if (!cursor_ || !hasFocus()) return;
    constexpr double kLeast = 9;  // so that it can be found at any scale
    const double ratio = devicePixelRatioF();
    QRectF rect = view().rectOf(*cursor_);
    const double missing = std::max(0.0, kLeast * ratio - rect.width()) / 2 + 2 * ratio;
    rect.adjust(-missing, -missing, missing, missing);
    if (held_) {
        QColor soft = theme().accent;
        soft.setAlphaF(0.35F);
        painter.fillRect(rect, soft);
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, line] :
         {std::pair{theme().canvas, 5.0}, std::pair{theme().accent, held_ ? 3.0 : 2.0}}) {
        painter.setPen(QPen(colour, line * ratio, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(rect);
    }
}

}  // namespace mazeloom::widgets
