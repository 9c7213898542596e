// SPDX-License-Identifier: MIT
#include "widgets/play/full/progress_map.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

#include <QIcon>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QRadialGradient>

#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

using play::NodeState;

namespace {

constexpr double kRadius = 25;
constexpr double kLockedRadius = 19;
constexpr QSizeF kLeastPitch{96, 104};
constexpr QSizeF kMostPitch{210, 156};
constexpr double kMapMargin = 56;  ///< above and below the outermost nodes

double radiusOf(const MapNode& node) {
    return node.state == NodeState::Locked ? kLockedRadius : kRadius;
}

QString wordOf(NodeState state) {
    switch (state) {
        case NodeState::Won:
            return ProgressMap::tr("won");
        case NodeState::Open:
            return ProgressMap::tr("open");
        case NodeState::Locked:
            break;
    }
    return ProgressMap::tr("locked");
}

}  // namespace

ProgressMap::ProgressMap(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Campaign map"));
    setTips(*this, tr("Click a level to read about it, double-click to play it; arrows go from "
                      "level to level, Enter plays"));
}

void ProgressMap::setNodes(std::vector<MapNode> nodes) {
    nodes_ = std::move(nodes);
    hovered_.reset();
    if (selected_ && *selected_ >= nodes_.size()) selected_.reset();
    layOut();
    describe();
    update();
}

void ProgressMap::select(std::size_t node) {
    if (node >= nodes_.size() || selected_ == node) return;
    selected_ = node;
    layOut();
    describe();
    update();
    emit selectionChanged();
}

void ProgressMap::describe() {
    if (!selected_) return setAccessibleDescription({});
    const MapNode& node = nodes_[*selected_];
    //: Read aloud: %1 a level, %2 "won", "open" or "locked"
    setAccessibleDescription(tr("%1, %2").arg(node.title, wordOf(node.state)));
}

void ProgressMap::layOut() {
    if (nodes_.empty()) return;
    grid::Point last = first_ = nodes_.front().at;
    for (const MapNode& node : nodes_) {
        first_ = {std::min(first_.x, node.at.x), std::min(first_.y, node.at.y)};
        last = {std::max(last.x, node.at.x), std::max(last.y, node.at.y)};
    }
    // Spreads the nodes over the available room, within limits. A map that needs more room scrolls
    // to the selection. A title is a column wide, so it extends half a column beyond the outermost
    // nodes.
    const auto pitch = [](double room, double steps, double least, double most) {
        return steps == 0 ? most : std::clamp(room / steps, least, most);
    };
    const grid::Point steps{last.x - first_.x, last.y - first_.y};
    pitch_ = {pitch(width(), steps.x + 1, kLeastPitch.width(), kMostPitch.width()),
              pitch(height() - 2 * kMapMargin, steps.y, kLeastPitch.height(), kMostPitch.height())};
    const grid::Point looked = selected_ ? nodes_[*selected_].at : first_;
    const auto start = [](double room, double margin, double span, double at) {
        if (span + 2 * margin <= room) return (room - span) / 2;
        return std::clamp(room / 2 - at, room - span - margin, margin);
    };
    // Titles hang below the nodes, so the map looks centred if it is shifted up a little.
    constexpr double kTitles = 14;
    origin_ = {start(width(), pitch_.width() / 2, steps.x * pitch_.width(),
                     (looked.x - first_.x) * pitch_.width()),
               start(height(), kMapMargin, steps.y * pitch_.height(),
                     (looked.y - first_.y) * pitch_.height()) -
                   kTitles};
}

QPointF ProgressMap::centreOf(std::size_t node) const {
    const grid::Point at = nodes_[node].at;
    return origin_ +
           QPointF((at.x - first_.x) * pitch_.width(), (at.y - first_.y) * pitch_.height());
}

QRectF ProgressMap::rectOf(std::size_t node) const {
    const QPointF reach(kRadius, kRadius);
    return {centreOf(node) - reach, centreOf(node) + reach};
}

std::optional<std::size_t> ProgressMap::nodeAt(QPointF position) const {
    for (std::size_t node = 0; node < nodes_.size(); ++node) {
        const QPointF centre = centreOf(node);
        const QRectF title(centre.x() - pitch_.width() / 2 + 8, centre.y() + kRadius,
                           pitch_.width() - 16, 40);
        if (rectOf(node).contains(position) || title.contains(position)) return node;
    }
    return {};
}

void ProgressMap::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void ProgressMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    if (const auto node = nodeAt(event->position())) select(*node);
}

void ProgressMap::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const auto node = nodeAt(event->position())) emit chosen(*node);
}

void ProgressMap::mouseMoveEvent(QMouseEvent* event) {
    const auto node = nodeAt(event->position());
    if (node == hovered_) return;
    hovered_ = node;
    setCursor(node ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void ProgressMap::leaveEvent(QEvent*) {
    hovered_.reset();
    update();
}

void ProgressMap::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void ProgressMap::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void ProgressMap::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            return stepTo(event->key());
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (selected_ && !event->isAutoRepeat()) emit chosen(*selected_);
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

void ProgressMap::stepTo(int key) {
    if (nodes_.empty()) return;
    if (!selected_) return select(0);
    const grid::Point way = key == Qt::Key_Left    ? grid::Point{-1, 0}
                            : key == Qt::Key_Right ? grid::Point{1, 0}
                            : key == Qt::Key_Up    ? grid::Point{0, -1}
                                                   : grid::Point{0, 1};
    const grid::Point here = nodes_[*selected_].at;
    // Finds the nearest node in that direction. Distance across the direction counts double.
    std::optional<std::size_t> best;
    int least = std::numeric_limits<int>::max();
    for (std::size_t node = 0; node < nodes_.size(); ++node) {
        const grid::Point to{nodes_[node].at.x - here.x, nodes_[node].at.y - here.y};
        const int ahead = to.x * way.x + to.y * way.y;
        const int aside = std::abs(to.x * way.y) + std::abs(to.y * way.x);
        if (ahead <= 0 || ahead + 2 * aside >= least) continue;
        least = ahead + 2 * aside;
        best = node;
    }
    if (best) select(*best);
}

QPainterPath ProgressMap::wayBetween(std::size_t from, std::size_t to) const {
    constexpr double kGap = 5;
    const QPointF start = centreOf(from);
    const QPointF end = centreOf(to);
    const QPointF between = end - start;
    const double length = std::hypot(between.x(), between.y());
    if (length < 1) return {};
    // A path between two columns leaves and arrives horizontally.
    const bool isAcross = std::abs(between.x()) > kRadius;
    const QPointF along =
        isAcross ? QPointF(between.x() < 0 ? -1 : 1, 0) : QPointF(0, between.y() < 0 ? -1 : 1);
    const QPointF a = start + along * (radiusOf(nodes_[from]) + kGap);
    const QPointF b = end - along * (radiusOf(nodes_[to]) + kGap);
    const double bend = (isAcross ? std::abs(b.x() - a.x()) : std::abs(b.y() - a.y())) / 2;
    QPainterPath way(a);
    way.cubicTo(a + along * bend, b - along * bend, b);
    return way;
}

void ProgressMap::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(rect(), 10, 10);
    paintWays(painter, theme);
    for (std::size_t node = 0; node < nodes_.size(); ++node)
        paintNode(painter, theme, node);
    for (std::size_t node = 0; node < nodes_.size(); ++node)
        paintTitle(painter, theme, node);
}

void ProgressMap::paintWays(QPainter& painter, const Theme& theme) const {
    painter.setBrush(Qt::NoBrush);
    // Open paths are drawn over the others.
    for (const bool isOpenPass : {false, true}) {
        for (std::size_t to = 0; to < nodes_.size(); ++to) {
            for (const std::size_t from : nodes_[to].needs) {
                if (from >= nodes_.size()) continue;
                const bool isOpen = nodes_[from].state == NodeState::Won;
                if (isOpen != isOpenPass) continue;
                QColor ink = isOpen ? theme.coin : theme.mutedText;
                ink.setAlphaF(isOpen ? 0.85F : 0.45F);
                QPen pen(ink, isOpen ? 2.5 : 1.5, Qt::SolidLine, Qt::RoundCap);
                // A dashed path: instead of the node where the path begins, another node can be
                // won.
                if (nodes_[to].isAny && !isOpen) pen.setDashPattern({4, 4});
                painter.setPen(pen);
                painter.drawPath(wayBetween(from, to));
            }
        }
    }
}

void ProgressMap::paintNode(QPainter& painter, const Theme& theme, std::size_t index) const {
    const MapNode& node = nodes_[index];
    const QPointF centre = centreOf(index);
    const double radius = radiusOf(node);
    const bool isWon = node.state == NodeState::Won;
    const bool isLocked = node.state == NodeState::Locked;
    const QColor ink = isWon ? theme.coin : isLocked ? theme.mutedText : theme.accent;
    if (!isLocked) {
        QRadialGradient glow(centre, radius * (node.isNew ? 3 : 2.2));
        QColor light = ink;
        light.setAlphaF(node.isNew ? 0.45F : 0.22F);
        glow.setColorAt(0, light);
        light.setAlphaF(0);
        glow.setColorAt(1, light);
        painter.setPen(Qt::NoPen);
        painter.setBrush(glow);
        painter.drawEllipse(centre, radius * 3, radius * 3);
    }
    painter.setPen(isLocked ? QPen(ink, 1.5, Qt::DotLine) : QPen(ink, 2.5));
    painter.setBrush(isWon ? ink : theme.base);
    painter.drawEllipse(centre, radius, radius);
    if (isWon) {
        // A tick marks a win.
        QPen pen(theme.isDark ? theme.onAccent : theme.room, 4, Qt::SolidLine, Qt::RoundCap,
                 Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(
            QPolygonF{centre + QPointF(-10, 1), centre + QPointF(-3, 8), centre + QPointF(11, -8)});
    } else if (isLocked) {
        const int side = 16;
        themedIcon(QStringLiteral("lock"), ink)
            .paint(&painter,
                   QRect((centre - QPointF(side / 2.0, side / 2.0)).toPoint(), QSize(side, side)));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF{centre + QPointF(-6, -10), centre + QPointF(11, 0),
                                      centre + QPointF(-6, 10)});
    }
    painter.setBrush(Qt::NoBrush);
    if (selected_ == index) {
        painter.setPen(QPen(theme.of(level::Tint::Stairs), hasFocus() ? 2.5 : 1.5));
        painter.drawEllipse(centre, radius + 6, radius + 6);
    } else if (hovered_ == index) {
        QColor faint = theme.of(level::Tint::Stairs);
        faint.setAlphaF(0.5F);
        painter.setPen(QPen(faint, 1.5));
        painter.drawEllipse(centre, radius + 6, radius + 6);
    }
    if (!node.isNew) return;
    QFont small = typeFont(Type::Caption, font());
    small.setBold(true);
    painter.setFont(small);
    const QString text = tr("new");
    const double width = painter.fontMetrics().horizontalAdvance(text) + 12;
    const QRectF tag(centre.x() - width / 2, centre.y() - radius - 25, width, 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(tag, 8, 8);
    painter.setPen(theme.onAccent);
    painter.drawText(tag, Qt::AlignCenter, text);
}

void ProgressMap::paintTitle(QPainter& painter, const Theme& theme, std::size_t index) const {
    const MapNode& node = nodes_[index];
    const QPointF centre = centreOf(index);
    QFont face = font();
    face.setBold(selected_ == index);
    painter.setFont(face);
    painter.setPen(node.state == NodeState::Locked ? theme.mutedText : theme.text);
    // The title has at most two lines. A background makes it legible where paths run behind it.
    const QFontMetricsF metrics(face);
    const double width = pitch_.width() - 8;
    constexpr double kRounding = 4;  // lines are placed on whole pixels
    const QRectF where(centre.x() - width / 2, centre.y() + kRadius + 8, width,
                       2 * metrics.lineSpacing() + kRounding);
    constexpr int kFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    QString title = node.title;
    while (title.size() > 4 && metrics.boundingRect(where, kFlags, title).height() > where.height())
        title = title.left(title.size() - 2).trimmed() + u'…';
    QColor ground = theme.canvas;
    ground.setAlphaF(0.8F);
    const QColor ink = painter.pen().color();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(metrics.boundingRect(where, kFlags, title).adjusted(-3, -1, 3, 1), 4,
                            4);
    painter.setPen(ink);
    painter.drawText(where, kFlags, title);
}

}  // namespace mazeloom::widgets
