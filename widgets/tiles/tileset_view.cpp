// SPDX-License-Identifier: MIT
#include "widgets/tiles/tileset_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr std::array kZooms{0.125, 0.25, 0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0};
/// Minimum size of a tile, in pixels, at which the grid is drawn.
constexpr int kLeastGrid = 6;
/// Minimum size of a tile, in pixels, at the initial zoom.
constexpr int kLeastShown = 24;
constexpr int kCheck = 8;  ///< size, in pixels, of the squares behind transparent parts

int placeOf(double zoom) {
    return static_cast<int>(std::ranges::find(kZooms, zoom) - kZooms.begin());
}

int scaled(int pixels, double zoom) {
    return static_cast<int>(std::lround(pixels * zoom));
}

}  // namespace

TilesetView::TilesetView(QWidget* parent) : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Tiles of the picture"));
    setSpokenHint(*this, tr("Arrows go from tile to tile. Enter assigns a tile, Ctrl+Enter adds it "
                            "as a variant; Delete removes the assignment."));
    describe();
}

void TilesetView::setTileset(const level::TileMapping& mapping, const QImage& picture) {
    const bool isOther = picture.cacheKey() != picture_.cacheKey();
    mapping_ = {};
    mapping_.side = mapping.side;
    mapping_.margin = mapping.margin;
    mapping_.spacing = mapping.spacing;
    mapping_.picture = mapping.picture;
    picture_ = picture;
    const int count = picture.isNull() ? 0 : mapping_.tileCount();
    cursor_ = count == 0 ? -1 : std::clamp(cursor_, 0, count - 1);
    hovered_ = -1;
    if (isOther && count > 0) {
        // Fit the picture's width into the view, unless tiles would be too small to see and click.
        const int room = viewport()->width();
        zoom_ = kZooms.front();
        for (const double zoom : kZooms) {
            const bool isSmall = mapping_.side * zoom_ < kLeastShown;
            if (isSmall || scaled(picture.width(), zoom) <= room) zoom_ = zoom;
        }
        emit zoomed();
    }
    updateBars();
    describe();
    viewport()->update();
}

void TilesetView::setEmptyText(const QString& text) {
    emptyText_ = text;
    describe();
    viewport()->update();
}

void TilesetView::setMarked(std::vector<int> chosen, std::vector<int> used) {
    chosen_ = std::move(chosen);
    used_ = std::move(used);
    describe();
    viewport()->update();
}

void TilesetView::setOutlined(std::vector<int> tiles) {
    if (tiles == outlined_) return;
    outlined_ = std::move(tiles);
    viewport()->update();
}

void TilesetView::setWords(std::function<QString(int)> words) {
    words_ = std::move(words);
    describe();
}

QSize TilesetView::shownSize() const {
    return {scaled(picture_.width(), zoom_), scaled(picture_.height(), zoom_)};
}

/// Returns the position of the picture's top left in the viewport; a small picture is centred.
QPoint TilesetView::origin() const {
    const QSize size = shownSize();
    const QSize room = viewport()->size();
    const auto along = [](int size_, int room_, const QScrollBar* bar) {
        return size_ <= room_ ? (room_ - size_) / 2 : -bar->value();
    };
    return {along(size.width(), room.width(), horizontalScrollBar()),
            along(size.height(), room.height(), verticalScrollBar())};
}

void TilesetView::updateBars() {
    const QSize size = shownSize();
    const QSize room = viewport()->size();
    const int step = std::max(8, scaled(mapping_.side + mapping_.spacing, zoom_));
    const auto set = [step](QScrollBar* bar, int length, int page) {
        bar->setRange(0, std::max(0, length - page));
        bar->setPageStep(page);
        bar->setSingleStep(step);
    };
    set(horizontalScrollBar(), size.width(), room.width());
    set(verticalScrollBar(), size.height(), room.height());
}

QRect TilesetView::rectOf(int tile) const {
    if (picture_.isNull() || tile < 0 || tile >= mapping_.tileCount()) return {};
    const grid::Rect rect = mapping_.rectOf(tile);
    const QPoint corner = origin();
    const auto at = [this](int pixels) { return scaled(pixels, zoom_); };
    const QPoint first(at(rect.x), at(rect.y));
    const QPoint last(at(rect.x + rect.width), at(rect.y + rect.height));
    return {corner + first, corner + last - QPoint(1, 1)};
}

int TilesetView::tileAt(QPoint position) const {
    if (picture_.isNull()) return -1;
    const QPoint inside = position - origin();
    const int step = mapping_.side + mapping_.spacing;
    const int x = static_cast<int>(std::floor(inside.x() / zoom_)) - mapping_.margin;
    const int y = static_cast<int>(std::floor(inside.y() / zoom_)) - mapping_.margin;
    const grid::Size tiles = mapping_.tiles();
    const bool isInside = x >= 0 && y >= 0 && x / step < tiles.width && y / step < tiles.height;
    const bool isGap = x % step >= mapping_.side || y % step >= mapping_.side;
    return isInside && !isGap ? y / step * tiles.width + x / step : -1;
}

void TilesetView::setCursorTile(int tile) {
    if (picture_.isNull() || tile < 0 || tile >= mapping_.tileCount()) return;
    const bool isOther = cursor_ != tile;
    cursor_ = tile;
    reveal(tile);
    describe();
    viewport()->update();
    if (isOther) emit pointed(tile);
}

void TilesetView::reveal(int tile) {
    const QRect rect = rectOf(tile);
    if (rect.isEmpty()) return;
    const auto bring = [](QScrollBar* bar, int first, int last, int room) {
        if (first < 0) {
            bar->setValue(bar->value() + first);
        } else if (last >= room) {
            bar->setValue(bar->value() + last - room + 1);
        }
    };
    bring(horizontalScrollBar(), rect.left(), rect.right(), viewport()->width());
    bring(verticalScrollBar(), rect.top(), rect.bottom(), viewport()->height());
}

bool TilesetView::canZoom(int steps) const {
    const int place = placeOf(zoom_) + steps;
    return !picture_.isNull() && place >= 0 && place < static_cast<int>(kZooms.size());
}

void TilesetView::zoomBy(int steps, QPoint around) {
    if (!canZoom(steps)) return;
    const QPointF at = QPointF(around - origin()) / zoom_;
    zoom_ = kZooms[static_cast<std::size_t>(placeOf(zoom_) + steps)];
    updateBars();
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(at.x() * zoom_)) - around.x());
    verticalScrollBar()->setValue(static_cast<int>(std::lround(at.y() * zoom_)) - around.y());
    viewport()->update();
    emit zoomed();
}

QString TilesetView::wordsOf(int tile) const {
    const int columns = mapping_.tiles().width;
    //: A tile of a picture: %1 its number from 0, %2 and %3 its place from 1
    QString words =
        tr("Tile %1: column %2, row %3").arg(tile).arg(tile % columns + 1).arg(tile / columns + 1);
    const QString more = words_ ? words_(tile) : QString();
    if (!more.isEmpty()) words += u'\n' + more;
    return words;
}

void TilesetView::describe() {
    const QString words = cursor_ < 0 ? emptyText_ : wordsOf(cursor_);
    setAccessibleDescription(words);
    speakPlace(*this, words);
}

void TilesetView::hover(int tile) {
    if (tile == hovered_) return;
    hovered_ = tile;
    viewport()->update();
    emit pointed(tile < 0 ? cursor_ : tile);
}

bool TilesetView::moveCursor(const QKeyEvent& event) {
    const grid::Size tiles = mapping_.tiles();
    if (cursor_ < 0) return false;
    int column = cursor_ % tiles.width;
    int row = cursor_ / tiles.width;
    const bool isAll = (event.modifiers() & Qt::ControlModifier) != 0;
    const int page = std::max(
        1, viewport()->height() / std::max(1, scaled(mapping_.side + mapping_.spacing, zoom_)));
    switch (event.key()) {
        case Qt::Key_Left:
            --column;
            break;
        case Qt::Key_Right:
            ++column;
            break;
        case Qt::Key_Up:
            --row;
            break;
        case Qt::Key_Down:
            ++row;
            break;
        case Qt::Key_PageUp:
            row -= page;
            break;
        case Qt::Key_PageDown:
            row += page;
            break;
        case Qt::Key_Home:
            column = 0;
            if (isAll) row = 0;
            break;
        case Qt::Key_End:
            column = tiles.width - 1;
            if (isAll) row = tiles.height - 1;
            break;
        default:
            return false;
    }
    column = std::clamp(column, 0, tiles.width - 1);
    row = std::clamp(row, 0, tiles.height - 1);
    setCursorTile(row * tiles.width + column);
    return true;
}

void TilesetView::keyPressEvent(QKeyEvent* event) {
    const bool adds = (event->modifiers() & Qt::ControlModifier) != 0;
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            // Accept the key even if there is no tile, so that it does not press a dialog's button.
            if (cursor_ >= 0 && !event->isAutoRepeat()) emit tileChosen(cursor_, adds);
            return;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (cursor_ >= 0) emit removeWanted(cursor_);
            return;
        case Qt::Key_Plus:
            return zoomBy(1);
        case Qt::Key_Minus:
            return zoomBy(-1);
        default:
            break;
    }
    if (!moveCursor(*event)) event->ignore();
}

void TilesetView::mousePressEvent(QMouseEvent* event) {
    const int tile = tileAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || tile < 0) return;
    setCursorTile(tile);
    emit tileChosen(tile, (event->modifiers() & Qt::ControlModifier) != 0);
}

void TilesetView::mouseMoveEvent(QMouseEvent* event) {
    hover(tileAt(event->position().toPoint()));
}

void TilesetView::wheelEvent(QWheelEvent* event) {
    if ((event->modifiers() & Qt::ControlModifier) == 0) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    constexpr int kStep = QWheelEvent::DefaultDeltasPerStep;
    wheelRest_ += event->angleDelta().y();
    for (; std::abs(wheelRest_) >= kStep; wheelRest_ += wheelRest_ > 0 ? -kStep : kStep)
        zoomBy(wheelRest_ > 0 ? 1 : -1, event->position().toPoint());
    event->accept();
}

void TilesetView::contextMenuEvent(QContextMenuEvent* event) {
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const int tile = isKey ? cursor_ : tileAt(event->pos());
    if (tile < 0) return;
    setCursorTile(tile);
    const QPoint at = isKey ? rectOf(tile).bottomLeft() : event->pos();
    emit menuWanted(tile, viewport()->mapToGlobal(at));
}

void TilesetView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    describe();
    viewport()->update();
}

void TilesetView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    describe();
    viewport()->update();
}

bool TilesetView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) hover(-1);
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int tile = tileAt(help->pos());
        if (tile < 0) {
            hideToolTip();
        } else {
            showPlainToolTip(help->globalPos(), wordsOf(tile), viewport(), rectOf(tile));
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TilesetView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
}

void TilesetView::frame(QPainter& painter, int tile, const QColor& colour, int width) const {
    if (tile < 0 || tile >= mapping_.tileCount()) return;
    const QRect rect = rectOf(tile);
    if (!rect.intersects(viewport()->rect())) return;
    const double half = width / 2.0;
    // A border in a contrasting colour makes the frame visible on tiles of the frame's colour.
    const bool isLight = colour.lightness() > 127;
    painter.setPen(QPen(isLight ? Qt::black : Qt::white, width + 2, Qt::SolidLine, Qt::SquareCap,
                        Qt::MiterJoin));
    const QRectF line = QRectF(rect).adjusted(half, half, 1 - half, 1 - half);
    painter.drawRect(line);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(line);
}

void TilesetView::drawGrid(QPainter& painter, const QRect& exposed) const {
    if (scaled(mapping_.side, zoom_) < kLeastGrid) return;
    const grid::Size tiles = mapping_.tiles();
    QColor line = themeOf(palette()).text;
    line.setAlphaF(0.35F);
    painter.setPen(line);
    const int step = mapping_.side + mapping_.spacing;
    const QRect inside = exposed.translated(-origin());
    const auto first = [&](int pixels) {
        return std::max(0, static_cast<int>(pixels / zoom_ - mapping_.margin) / step - 1);
    };
    const auto last = [&](int pixels, int count) {
        return std::min(count, static_cast<int>(pixels / zoom_ - mapping_.margin) / step + 2);
    };
    for (int row = first(inside.top()); row < last(inside.bottom(), tiles.height); ++row) {
        for (int column = first(inside.left()); column < last(inside.right(), tiles.width);
             ++column) {
            const QRect rect = rectOf(row * tiles.width + column);
            // Without spacing, adjacent tiles share a grid line.
            painter.drawRect(mapping_.spacing == 0 ? rect.adjusted(0, 0, 1, 1) : rect);
        }
    }
}

void TilesetView::drawMarks(QPainter& painter) const {
    const Theme& theme = themeOf(palette());
    painter.setBrush(Qt::NoBrush);
    for (const int tile : used_)
        frame(painter, tile, theme.mutedText, 1);
    for (const int tile : chosen_)
        frame(painter, tile, theme.accent, 3);
    for (const int tile : outlined_)
        frame(painter, tile, theme.hero, 2);
    if (hovered_ >= 0) frame(painter, hovered_, theme.text, 1);
    if (hasFocus() && cursor_ >= 0) {
        const QRect rect = rectOf(cursor_);
        for (const auto& [colour, style] : {std::pair{QColor(Qt::black), Qt::SolidLine},
                                            std::pair{QColor(Qt::white), Qt::DashLine}}) {
            painter.setPen(QPen(colour, 1, style));
            painter.drawRect(rect.adjusted(-2, -2, 2, 2));
        }
    }
}

void TilesetView::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    const Theme& theme = themeOf(palette());
    painter.fillRect(event->rect(), theme.canvas);
    if (picture_.isNull()) {
        painter.setPen(theme.mutedText);
        painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24),
                         Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
        return;
    }
    const QRect all(origin(), shownSize());
    const QRect exposed = event->rect() & all;
    // Draw a pattern of squares, which is visible behind transparent parts of the picture.
    painter.setClipRect(exposed);
    painter.fillRect(exposed, theme.base);
    const QPoint start = exposed.topLeft() - all.topLeft();
    for (int y = start.y() / kCheck; y * kCheck <= start.y() + exposed.height(); ++y) {
        for (int x = start.x() / kCheck; x * kCheck <= start.x() + exposed.width(); ++x) {
            if ((x + y) % 2 != 0) continue;
            painter.fillRect(all.x() + x * kCheck, all.y() + y * kCheck, kCheck, kCheck,
                             theme.alternateBase);
        }
    }
    painter.setClipping(false);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, zoom_ < 1);
    const QRectF source(QPointF(exposed.topLeft() - all.topLeft()) / zoom_,
                        QSizeF(exposed.size()) / zoom_);
    painter.drawImage(QRectF(exposed), picture_, source);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    drawGrid(painter, exposed);
    drawMarks(painter);
}

}  // namespace mazeloom::widgets
