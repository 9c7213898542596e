// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/pattern_grid.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"
#include "widgets/tools/bars/ink_swatch.h"

namespace mazeloom::widgets {

namespace {

constexpr int kFrame = 3;  // around all cells, in pixels
constexpr int kLeastCell = 12;

}  // namespace

PatternGrid::PatternGrid(Side side, const QString& name, QWidget* parent)
    : QWidget(parent), which_(side), name_(name) {
    setFocusPolicy(Qt::StrongFocus);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setStatusTip(side == Side::Find
                     ? tr("Click: paint what to look for; Shift: allow one more ink; right button: "
                          "anything; or type A to H, # wall, . floor")
                     : tr("Click: paint the replacement; right button: leave as it is; or type A "
                          "to H, # wall, . floor"));
    setCursor(Qt::CrossCursor);
}

void PatternGrid::showRule(const level::rewriting::Rule& rule, const RuleLegend& legend) {
    legend_ = legend;
    const bool isOtherSize = rule.size != rule_.size;
    rule_ = rule;
    cursor_ = {std::min(cursor_.x, rule.size.width - 1), std::min(cursor_.y, rule.size.height - 1)};
    if (isOtherSize) updateGeometry();
    setCursorCell(cursor_);
}

int PatternGrid::usualWidth(int columns) {
    return columns * swatchSide() + kFrame;
}

int PatternGrid::leastWidth(int columns) {
    return columns * kLeastCell + kFrame;
}

void PatternGrid::setRoom(int width) {
    const int before = side();
    room_ = width;
    if (side() == before) return;
    updateGeometry();
    update();
}

int PatternGrid::side() const {
    const int fitting = room_ ? (*room_ - kFrame) / std::max(1, rule_.size.width) : swatchSide();
    return std::clamp(fitting, kLeastCell, swatchSide());
}

QSize PatternGrid::sizeHint() const {
    return {rule_.size.width * side() + kFrame, rule_.size.height * side() + kFrame};
}

QRect PatternGrid::rectOf(grid::Point cell) const {
    return {cell.x * side() + 1, cell.y * side() + 1, side(), side()};
}

std::optional<grid::Point> PatternGrid::at(const QPoint& place) const {
    const grid::Point cell{(place.x() - 1) / side(), (place.y() - 1) / side()};
    const bool isInside =
        place.x() >= 1 && place.y() >= 1 && cell.x < rule_.size.width && cell.y < rule_.size.height;
    return isInside ? std::optional(cell) : std::nullopt;
}

QString PatternGrid::textOf(grid::Point cell) const {
    if (which_ == Side::Find) return valuesText(rule_.findAt(cell), legend_);
    const RuleInk& put = rule_.putAt(cell);
    return put ? ruleInkText(put, legend_) : tr("as it is");
}

void PatternGrid::setCursorCell(grid::Point cell) {
    cursor_ = cell;
    //: %1 which pattern, %2 and %3 column and row of a cell, %4 what it holds
    const QString words = tr("%1, column %2, row %3: %4")
                              .arg(name_)
                              .arg(cell.x + 1)
                              .arg(cell.y + 1)
                              .arg(textOf(cell));
    setAccessibleName(words);
    speakPlace(*this, words);
    update();
}

bool PatternGrid::event(QEvent* event) {
    // A character that can be typed here takes precedence over shortcuts that use it.
    if (event->type() == QEvent::ShortcutOverride && inkTypedBy(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto cell = at(help->pos())) {
            showPlainToolTip(help->globalPos(), textOf(*cell) + '\n' + statusTip(), this,
                             rectOf(*cell));
        } else {
            hideToolTip();
        }
        return true;
    }
    return QWidget::event(event);
}

void PatternGrid::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme theme = themeOf(*this);
    for (grid::Point p; p.y < rule_.size.height; ++p.y) {
        for (p.x = 0; p.x < rule_.size.width; ++p.x) {
            const QRectF rect = rectOf(p);
            if (which_ == Side::Find) {
                paintValues(painter, rect, rule_.findAt(p), *this, legend_);
            } else {
                paintRuleInk(painter, rect, rule_.putAt(p), *this, legend_);
            }
            painter.setBrush(Qt::NoBrush);
            painter.setPen(theme.edge);
            painter.drawRect(rect);
        }
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(rectOf(cursor_).adjusted(1, 1, -1, -1));
}

std::optional<RuleInk> PatternGrid::inkTypedBy(const QKeyEvent& event) const {
    constexpr auto kCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if ((event.modifiers() & kCommands) != 0 || event.text().size() != 1) return {};
    return inkTyped(event.text()[0], legend_.terrains);
}

void PatternGrid::paint(grid::Point cell) {
    if (last_ == cell) return;
    last_ = cell;
    setCursorCell(cell);
    if (clears_) {
        emit cleared(cell, gesture_);
    } else {
        emit painted(cell, adds_, gesture_);
    }
}

void PatternGrid::mousePressEvent(QMouseEvent* event) {
    const auto cell = at(event->pos());
    if (!cell) return;
    if (event->button() == Qt::MiddleButton || (event->modifiers() & Qt::AltModifier) != 0) {
        emit picked(which_ == Side::Find ? inkOf(rule_.findAt(*cell), legend_.terrains)
                                         : rule_.putAt(*cell));
        return;
    }
    gesture_ = newGesture();
    last_.reset();
    clears_ = event->button() == Qt::RightButton;
    adds_ = (event->modifiers() & Qt::ShiftModifier) != 0;
    paint(*cell);
}

void PatternGrid::mouseMoveEvent(QMouseEvent* event) {
    const auto cell = at(event->pos());
    if (cell && last_) paint(*cell);
}

void PatternGrid::mouseReleaseEvent(QMouseEvent*) {
    last_.reset();
}

void PatternGrid::contextMenuEvent(QContextMenuEvent* event) {
    // The right button clears cells; without this, it would also open the menu of the stage.
    event->setAccepted(event->reason() == QContextMenuEvent::Mouse);
}

void PatternGrid::keyPressEvent(QKeyEvent* event) {
    const auto go = [&](int x, int y) {
        setCursorCell({std::clamp(cursor_.x + x, 0, rule_.size.width - 1),
                       std::clamp(cursor_.y + y, 0, rule_.size.height - 1)});
    };
    switch (event->key()) {
        case Qt::Key_Left:
            return go(-1, 0);
        case Qt::Key_Right:
            return go(1, 0);
        case Qt::Key_Up:
            return go(0, -1);
        case Qt::Key_Down:
            return go(0, 1);
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit painted(cursor_, (event->modifiers() & Qt::ShiftModifier) != 0, newGesture());
            return;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            emit cleared(cursor_, newGesture());
            return;
        default:
            break;
    }
    if (const auto ink = inkTypedBy(*event)) {
        emit typed(*ink);
        emit painted(cursor_, false, newGesture());
        goOn();
        return;
    }
    QWidget::keyPressEvent(event);
}

/// Moves the cursor as in writing: to the next cell, or to the beginning of the next line.
void PatternGrid::goOn() {
    const grid::Point next = cursor_.x + 1 < rule_.size.width ? cursor_ + grid::Point{1, 0}
                                                              : grid::Point{0, cursor_.y + 1};
    if (next.y < rule_.size.height) setCursorCell(next);
}

void PatternGrid::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void PatternGrid::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace mazeloom::widgets
