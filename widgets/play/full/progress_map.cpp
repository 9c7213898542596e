// SPDX-License-Identifier: MIT
#include "widgets/play/full/progress_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

#include <QIcon>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QRadialGradient>
#include <QStyle>

#include "widgets/play/full/level_pictures.h"
#include "widgets/play/full/results/medal_signs.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

using play::NodeState;

namespace {

/// The picture of a node, in pixels.
constexpr QSizeF kMapNode{74, 50};
constexpr double kNodeRounding = 7;
constexpr int kLeastPitchAcross = 92;
constexpr QSizeF kMostPitch{190, 156};
constexpr double kMapTitleGap = 7;  ///< between a picture and its title
constexpr double kMapMargin = 44;   ///< above and below the centres of the outermost nodes
constexpr double kMapMedal = 13;    ///< width of a medal's sign
constexpr double kBadge = 10;       ///< radius of the sign at a picture's corner

/// The bends that a way tries, in rows, and the number of straight parts of a way.
constexpr std::array kBends{0.0, 0.18, -0.18, 0.36, -0.36, 0.54, -0.54, 0.72, -0.72};
constexpr int kWayParts = 60;
/// Upper bound on ways times nodes; the ways of a larger map stay straight.
constexpr std::size_t kMostBends = 40'000;
constexpr int kLightUp = 900;  ///< milliseconds

/// Returns the least distance of two rows: room for a picture and the two lines of its title.
double leastPitchDown(const QFont& font) {
    return kMapNode.height() + kMapTitleGap + 2 * QFontMetricsF(font).lineSpacing() + 9;
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
    light_.setDuration(kLightUp);
    light_.setStartValue(0.0);
    light_.setEndValue(1.0);
    connect(&light_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        lit_ = value.toDouble();
        update();
    });
    setMouseTracking(true);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Campaign map"));
    setTips(*this, tr("Click a level to read about it, double-click to play it; arrows go from "
                      "level to level, Enter plays"));
}

void ProgressMap::setNodes(std::vector<MapNode> nodes) {
    nodes_ = std::move(nodes);
    lightUp();
    hovered_.reset();
    if (selected_ && *selected_ >= nodes_.size()) selected_.reset();
    layOut();
    describe();
    update();
}

/// Lets the ways to new nodes light up, unless motion is off.
void ProgressMap::lightUp() {
    light_.stop();
    lit_ = 1;
    const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    if (duration == 0 || std::ranges::none_of(nodes_, &MapNode::isNew)) return;
    lit_ = 0;
    light_.start();
}

void ProgressMap::setPicture(std::size_t node, const QImage& picture) {
    if (node >= nodes_.size() || nodes_[node].picture.cacheKey() == picture.cacheKey()) return;
    nodes_[node].picture = picture;
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
    QString text = tr("%1, %2").arg(node.title, wordOf(node.state));
    //: Read aloud after a level that was won: %1 the names of its medals
    if (node.medals) text += u'\n' + tr("Medals: %1").arg(namesOf(*node.medals));
    setAccessibleDescription(text);
}

void ProgressMap::layOut() {
    ways_.clear();
    if (nodes_.empty()) return;
    grid::Point last = first_ = nodes_.front().at;
    for (const MapNode& node : nodes_) {
        first_ = {std::min(first_.x, node.at.x), std::min(first_.y, node.at.y)};
        last = {std::max(last.x, node.at.x), std::max(last.y, node.at.y)};
    }
    // Spreads the nodes over the available room, within limits. A map that needs more room scrolls
    // to the selection. A title is a column wide, so it extends half a column beyond the outermost
    // nodes.
    const double titles = kMapTitleGap + 2 * QFontMetricsF(font()).lineSpacing();
    const auto pitch = [](double room, double steps, double least, double most) {
        return steps == 0 ? most : std::clamp(room / steps, least, std::max(least, most));
    };
    const grid::Point steps{last.x - first_.x, last.y - first_.y};
    const QSizeF most = kMostPitch * std::max(1.0, textScale());
    pitch_ = {
        pitch(width(), steps.x + 1, scaledPixels(kLeastPitchAcross), most.width()),
        pitch(height() - 2 * kMapMargin - titles, steps.y, leastPitchDown(font()), most.height())};
    const grid::Point looked = selected_ ? nodes_[*selected_].at : first_;
    const auto start = [](double room, double margin, double span, double at) {
        if (span + 2 * margin <= room) return (room - span) / 2;
        return std::clamp(room / 2 - at, room - span - margin, margin);
    };
    origin_ = {start(width(), pitch_.width() / 2, steps.x * pitch_.width(),
                     (looked.x - first_.x) * pitch_.width()),
               start(height() - titles, kMapMargin, steps.y * pitch_.height(),
                     (looked.y - first_.y) * pitch_.height())};
    layWays();
}

QPointF ProgressMap::centreOf(std::size_t node) const {
    const grid::Point at = nodes_[node].at;
    return origin_ +
           QPointF((at.x - first_.x) * pitch_.width(), (at.y - first_.y) * pitch_.height());
}

QRectF ProgressMap::rectOf(std::size_t node) const {
    return {centreOf(node) - QPointF(kMapNode.width() / 2, kMapNode.height() / 2), kMapNode};
}

std::optional<std::size_t> ProgressMap::nodeAt(QPointF position) const {
    for (std::size_t node = 0; node < nodes_.size(); ++node) {
        const QPointF centre = centreOf(node);
        const QRectF title(centre.x() - pitch_.width() / 2 + 8, centre.y() + kMapNode.height() / 2,
                           pitch_.width() - 16,
                           kMapTitleGap + 2 * QFontMetricsF(font()).lineSpacing());
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

/// Lays the ways straight, or with as slight a bend as avoids the pictures of other nodes.
void ProgressMap::layWays() {
    ways_.clear();
    for (std::size_t to = 0; to < nodes_.size(); ++to) {
        for (const std::size_t from : nodes_[to].needs) {
            if (from < nodes_.size() && from != to) ways_.push_back({from, to, {}});
        }
    }
    const bool mayBend = ways_.size() * nodes_.size() <= kMostBends;
    for (Way& way : ways_) {
        std::size_t least = nodes_.size();
        for (const double bend : kBends) {
            const QPolygonF line = wayBetween(way.from, way.to, bend * pitch_.height());
            const std::size_t hits = mayBend ? hitsOf(way, line) : 0;
            if (hits < least) {
                least = hits;
                way.line = line;
            }
            if (hits == 0) break;
        }
    }
}

/// Returns a curve between the middles of two nodes, which is `bend` pixels beside the straight
/// line at its middle.
QPolygonF ProgressMap::wayBetween(std::size_t from, std::size_t to, double bend) const {
    const QLineF line(centreOf(from), centreOf(to));
    const double length = std::max(1.0, line.length());
    const QPointF aside(-line.dy() / length * bend * 2, line.dx() / length * bend * 2);
    const QPointF control = line.center() + aside;
    QPolygonF way;
    for (int i = 0; i <= kWayParts; ++i) {
        const double t = static_cast<double>(i) / kWayParts;
        way << (1 - t) * (1 - t) * line.p1() + 2 * t * (1 - t) * control + t * t * line.p2();
    }
    return way;
}

/// Returns the number of other nodes whose pictures a way meets.
std::size_t ProgressMap::hitsOf(const Way& way, const QPolygonF& line) const {
    constexpr double kAround = 3;  // the way does not touch the picture's frame
    std::size_t hits = 0;
    for (std::size_t node = 0; node < nodes_.size(); ++node) {
        if (node == way.from || node == way.to) continue;
        const QRectF picture = rectOf(node).adjusted(-kAround, -kAround, kAround, kAround);
        hits += std::ranges::any_of(line, [&](QPointF at) { return picture.contains(at); }) ? 1 : 0;
    }
    return hits;
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
    // Lit ways are drawn over the others, and the pictures of the nodes over their ends.
    for (const bool isLitPass : {false, true}) {
        for (const Way& way : ways_) {
            const MapNode& to = nodes_[way.to];
            const bool isLit = nodes_[way.from].state == NodeState::Won;
            if (isLit != isLitPass) continue;
            const bool isNear = selected_ == way.from || selected_ == way.to;
            QColor ink = theme.mutedText;
            ink.setAlphaF(isNear ? 0.9F : 0.4F);
            QPen pen(ink, isNear ? 2 : 1.5, Qt::SolidLine, Qt::RoundCap);
            // A dashed way: instead of the node where the way begins, another node can be won.
            if (to.isAny) pen.setDashPattern({3, 4});
            if (!isLit) {
                painter.setPen(pen);
                painter.drawPolyline(way.line);
                continue;
            }
            const auto parts = to.isNew ? static_cast<qsizetype>(lit_ * kWayParts) : kWayParts;
            const QPolygonF lit(way.line.mid(0, parts + 1));
            QColor glow = theme.coin;
            glow.setAlphaF(0.22F);
            painter.setPen(QPen(glow, 8, Qt::SolidLine, Qt::RoundCap));
            painter.drawPolyline(lit);
            pen.setColor(theme.coin);
            pen.setWidthF(2.5);
            painter.setPen(pen);
            painter.drawPolyline(lit);
        }
    }
}

void ProgressMap::paintNode(QPainter& painter, const Theme& theme, std::size_t index) const {
    const MapNode& node = nodes_[index];
    const QPointF centre = centreOf(index);
    const QRectF box = rectOf(index);
    const bool isWon = node.state == NodeState::Won;
    const bool isLocked = node.state == NodeState::Locked;
    const QColor ink = isWon ? theme.coin : isLocked ? theme.mutedText : theme.accent;
    if (!isLocked) {
        QRadialGradient glow(centre, kMapNode.width() * (node.isNew ? 1.1 : 0.85));
        QColor light = ink;
        light.setAlphaF(node.isNew ? 0.5F : 0.25F);
        glow.setColorAt(0.3, light);
        light.setAlphaF(0);
        glow.setColorAt(1, light);
        painter.setPen(Qt::NoPen);
        painter.setBrush(glow);
        painter.drawEllipse(centre, kMapNode.width() * 1.1, kMapNode.width() * 1.1);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.base);
    painter.drawRoundedRect(box, kNodeRounding, kNodeRounding);
    painter.setOpacity(isLocked ? 0.3 : 1);
    drawFitting(painter, node.picture, box.adjusted(4, 4, -4, -4));
    painter.setOpacity(1);
    QColor edge = ink;
    if (isLocked) edge.setAlphaF(0.6F);
    painter.setPen(QPen(edge, isLocked ? 1.5 : 2.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, kNodeRounding, kNodeRounding);
    paintSign(painter, theme, node, box);
    paintMedals(painter, theme, node, box);
    painter.setBrush(Qt::NoBrush);
    const QRectF around = box.adjusted(-5, -5, 5, 5);
    if (selected_ == index) {
        painter.setPen(QPen(theme.of(level::Tint::Stairs), hasFocus() ? 3 : 1.5));
        painter.drawRoundedRect(around, kNodeRounding + 4, kNodeRounding + 4);
    } else if (hovered_ == index) {
        QColor faint = theme.of(level::Tint::Stairs);
        faint.setAlphaF(0.5F);
        painter.setPen(QPen(faint, 1.5));
        painter.drawRoundedRect(around, kNodeRounding + 4, kNodeRounding + 4);
    }
    if (!node.isNew) return;
    QFont small = typeFont(Type::Caption, font());
    small.setBold(true);
    painter.setFont(small);
    const QString text = tr("new");
    const double width = painter.fontMetrics().horizontalAdvance(text) + 12;
    const double height = painter.fontMetrics().height();
    const QRectF tag(centre.x() - width / 2, box.top() + 5 - height, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(tag, height / 2, height / 2);
    painter.setPen(theme.onAccent);
    painter.drawText(tag, Qt::AlignCenter, text);
}

/// Draws the state of a node as a sign at the lower right corner of its picture, or a lock in its
/// middle.
void ProgressMap::paintSign(QPainter& painter, const Theme& theme, const MapNode& node,
                            const QRectF& box) const {
    if (node.state == NodeState::Locked) {
        constexpr int kSide = 16;
        const QPointF corner = box.center() - QPointF(kSide / 2.0, kSide / 2.0);
        themedIcon(QStringLiteral("lock"), theme.mutedText)
            .paint(&painter, QRect(corner.toPoint(), QSize(kSide, kSide)));
        return;
    }
    const bool isWon = node.state == NodeState::Won;
    const QPointF at = box.bottomRight() - QPointF(4, 4);
    painter.setPen(QPen(theme.canvas, 2));
    painter.setBrush(isWon ? theme.coin : theme.accent);
    painter.drawEllipse(at, kBadge, kBadge);
    const QColor ink = isWon && !theme.isDark ? theme.room : theme.onAccent;
    if (isWon) {
        painter.setPen(QPen(ink, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(
            QPolygonF{at + QPointF(-4, 0.5), at + QPointF(-1, 3.5), at + QPointF(4.5, -3.5)});
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(
            QPolygonF{at + QPointF(-3, -5), at + QPointF(5.5, 0), at + QPointF(-3, 5)});
    }
}

/// Draws the medals of a won level at the upper edge of its picture.
void ProgressMap::paintMedals(QPainter& painter, const Theme& theme, const MapNode& node,
                              const QRectF& box) const {
    if (!node.medals || node.state != NodeState::Won) return;
    QRectF strip(QPointF(), stripSize(kMapMedal));
    strip.moveCenter({box.center().x(), box.top()});
    paintMedalStrip(painter, theme, strip, *node.medals);
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
    constexpr double kWholePixels = 4;  // lines are placed on whole pixels
    const QRectF where(centre.x() - width / 2, centre.y() + kMapNode.height() / 2 + kMapTitleGap,
                       width, 2 * metrics.lineSpacing() + kWholePixels);
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
