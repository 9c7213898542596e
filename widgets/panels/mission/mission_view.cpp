// SPDX-License-Identifier: MIT
#include "widgets/panels/mission/mission_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include "widgets/canvas/cells/cell_text.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/scroll/column_area.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

constexpr double kMissionRow = 92;
constexpr double kMissionMargin = 12;
/// Minimum width of the view, in pixels, chosen for the narrowest column.
constexpr int kLeastMissionWidth = 140;
constexpr double kZoneHeight = 44;
constexpr double kMostZoneWidth = 116;
constexpr int kMissionPicture = 20;
/// Horizontal distance between the icons of door groups that join the same two zones.
constexpr double kMissionBend = 44;
constexpr double kFaintness = 0.25;
constexpr double kPlannedness = 0.6;

}  // namespace

MissionView::MissionView(QWidget* parent) : QWidget(parent), theme_(Theme::dark()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Mission"));
    setSpokenHint(*this, tr("Arrows go from zone to zone, then from door to door."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
}

void MissionView::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void MissionView::setMission(analyse::Mission mission) {
    mission_ = std::move(mission);
    moment_ = {};
    pointed_.reset();
    speakPlace(*this, {});
    findItems();
    QStringList words;
    for (const Item& item : items_)
        words << textOf(item);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

void MissionView::setMoment(MissionMoment moment) {
    if (moment == moment_) return;
    moment_ = std::move(moment);
    update();
}

void MissionView::findItems() {
    items_.clear();
    bends_.clear();
    placeInRow_.assign(mission_.zones.size(), 0);
    rowSizes_.clear();
    for (std::size_t i = 0; i < mission_.zones.size(); ++i) {
        const std::size_t row = mission_.zones[i].depth;
        if (rowSizes_.size() <= row) rowSizes_.resize(row + 1);
        placeInRow_[i] = rowSizes_[row]++;
        items_.push_back({i, {}});
        bends_.push_back(0);
    }
    const std::size_t zones = items_.size();
    const auto& doors = mission_.doors;
    for (std::size_t i = 0; i < doors.size(); ++i) {
        const auto isLike = [&](const Item& item) {
            const analyse::MissionDoor& other = doors[item.doors.front()];
            const bool isSame = other.from == doors[i].from && other.to == doors[i].to;
            const bool isTurned = other.from == doors[i].to && other.to == doors[i].from;
            return other.lock == doors[i].lock && (isSame || (other.lock && isTurned));
        };
        const auto like =
            std::find_if(items_.begin() + static_cast<std::ptrdiff_t>(zones), items_.end(), isLike);
        if (like != items_.end()) {
            like->doors.push_back(i);
            continue;
        }
        int bend = 0;
        for (std::size_t k = zones; k < items_.size(); ++k) {
            const analyse::MissionDoor& other = doors[items_[k].doors.front()];
            bend += std::minmax(other.from, other.to) == std::minmax(doors[i].from, doors[i].to);
        }
        items_.push_back({std::nullopt, {i}});
        bends_.push_back(bend);
    }
}

QSize MissionView::minimumSizeHint() const {
    return {kLeastMissionWidth,
            static_cast<int>(kMissionRow *
                             static_cast<double>(std::max<std::size_t>(rowSizes_.size(), 1)))};
}

QSize MissionView::sizeHint() const {
    return minimumSizeHint().expandedTo({280, 0});
}

QRectF MissionView::boxOf(std::size_t zone) const {
    const std::size_t row = mission_.zones[zone].depth;
    // Leaves room at the right for the lines that pass beside a zone.
    const double room = width() - 2 * kMissionMargin - kMissionBend;
    const double column = room / static_cast<double>(rowSizes_[row]);
    const double boxWidth = std::min(kMostZoneWidth, column - 8);
    const double x = kMissionMargin + column * (static_cast<double>(placeInRow_[zone]) + 0.5);
    const double y = kMissionRow * (static_cast<double>(row) + 0.5);
    return {x - boxWidth / 2, y - kZoneHeight / 2, boxWidth, kZoneHeight};
}

QPointF MissionView::markOf(std::size_t item) const {
    const analyse::MissionDoor& door = mission_.doors[items_[item].doors.front()];
    const QRectF from = boxOf(door.from);
    const QRectF to = boxOf(door.to);
    if (door.from == door.to) return {from.right() + kMissionBend / 2 + 4, from.center().y()};
    const QPointF middle = (from.center() + to.center()) / 2;
    const auto rows = std::abs(static_cast<double>(mission_.zones[door.from].depth) -
                               static_cast<double>(mission_.zones[door.to].depth));
    // The icon lies to the right of any zones in the rows between the two zones, and of the icons
    // of other groups of doors between the same two zones.
    const double aside = bends_[item] * kMissionBend + (rows > 1 ? kMostZoneWidth / 2 + 20 : 0);
    return {std::min(middle.x() + aside, width() - kMissionMargin - kMissionPicture / 2.0),
            rows == 0 ? middle.y() + kZoneHeight / 2 + 12 : middle.y()};
}

QString MissionView::zoneTitle(std::size_t zone) const {
    const analyse::MissionZone& it = mission_.zones[zone];
    if (it.isStart && it.isGoal) return tr("Start and goal");
    if (it.isStart) return tr("Start");
    if (it.isGoal) return tr("Goal");
    //: A part of a level with locks, in which one can walk without passing a locked or one-way door
    return tr("Zone %1").arg(zone);
}

QString MissionView::textOf(const Item& item) const {
    if (item.zone) {
        QStringList parts{zoneTitle(*item.zone)};
        for (const auto& key : mission_.zones[*item.zone].keys)
            parts << thingText(level::kKeys[key.lock]);
        parts << tr("%n cells", nullptr, static_cast<int>(mission_.zones[*item.zone].cells));
        return parts.join(QStringLiteral(", "));
    }
    const analyse::MissionDoor& door = mission_.doors[item.doors.front()];
    const int count = static_cast<int>(item.doors.size());
    if (!door.lock)
        return tr("%n one-way doors from %1 to %2", nullptr, count)
            .arg(zoneTitle(door.from), zoneTitle(door.to));
    return tr("%1 between %2 and %3: %n", nullptr, count)
        .arg(terrainText(level::lockedDoor(*door.lock)), zoneTitle(door.from), zoneTitle(door.to));
}

void MissionView::drawDoors(QPainter& painter, std::size_t item) const {
    const Item& group = items_[item];
    const analyse::MissionDoor& door = mission_.doors[group.doors.front()];
    const auto isSo = [&](const std::vector<bool>& flags) {
        return std::ranges::any_of(group.doors,
                                   [&](std::size_t i) { return i < flags.size() && flags[i]; });
    };
    const bool stands = isSo(moment_.doors);
    painter.setOpacity(stands ? 1 : isSo(moment_.planned) ? kPlannedness : kFaintness);
    const QPointF mark = markOf(item);
    const QColor colour = pointed_ == item ? theme_.accent
                          : door.lock ? theme_.of(level::info(level::lockedDoor(*door.lock)).tint)
                                      : theme_.mutedText;
    painter.setPen(QPen(colour, pointed_ == item ? 3 : 2, stands ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    const QRectF from = boxOf(door.from);
    const QRectF to = boxOf(door.to);
    QPointF end = to.center();
    if (door.from == door.to) {
        QPainterPath loop(QPointF(from.right(), from.center().y() - 10));
        loop.quadTo(mark + QPointF(12, -12), mark);
        loop.quadTo(mark + QPointF(12, 12), QPointF(from.right(), from.center().y() + 10));
        painter.drawPath(loop);
        end = {from.right(), from.center().y() + 10};
    } else {
        QPainterPath line(from.center());
        // Makes the curve pass through the icon: the control point lies twice as far out as the
        // icon.
        line.quadTo(2 * mark - (from.center() + to.center()) / 2, to.center());
        painter.drawPath(line);
    }
    if (!door.lock) {
        // The arrow between the door's icon and the end of the line shows the direction of the
        // door.
        const QPointF at = mark + (end - mark) * 0.4;
        const double angle = std::atan2(end.y() - mark.y(), end.x() - mark.x());
        QPainterPath arrow;
        arrow.moveTo(at + QPointF(std::cos(angle), std::sin(angle)) * 8);
        arrow.lineTo(at + QPointF(std::cos(angle + 2.4), std::sin(angle + 2.4)) * 8);
        arrow.lineTo(at + QPointF(std::cos(angle - 2.4), std::sin(angle - 2.4)) * 8);
        arrow.closeSubpath();
        painter.fillPath(arrow, colour);
    }
    const level::Terrain terrain =
        door.lock
            ? level::lockedDoor(*door.lock)
            : level::oneWayDoor(end.y() < mark.y() ? grid::Direction::Up : grid::Direction::Down);
    const double ratio = devicePixelRatioF();
    QImage picture =
        symbolArt(symbolOf(terrain), static_cast<int>(kMissionPicture * ratio), theme_);
    picture.setDevicePixelRatio(ratio);
    const QRectF place(mark - QPointF(kMissionPicture / 2.0, kMissionPicture / 2.0),
                       QSizeF(kMissionPicture, kMissionPicture));
    painter.fillRect(place.adjusted(-2, -2, 2, 2), theme_.window);
    painter.drawImage(place.topLeft(), picture);
    if (group.doors.size() > 1) {
        painter.setPen(theme_.text);
        painter.drawText(QRectF(place.right() + 3, place.top(), 40, kMissionPicture),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                         QStringLiteral("×%1").arg(group.doors.size()));
    }
    painter.setOpacity(1);
}

void MissionView::drawZone(QPainter& painter, std::size_t item) const {
    const std::size_t number = *items_[item].zone;
    const analyse::MissionZone& zone = mission_.zones[number];
    const QRectF box = boxOf(number);
    painter.setPen(
        QPen(pointed_ == item ? theme_.accent : theme_.border, pointed_ == item ? 2 : 1));
    painter.setBrush(theme_.base);
    painter.drawRoundedRect(box, 6, 6);
    const double ratio = devicePixelRatioF();
    const bool hasPictures = !zone.keys.empty() || zone.isStart || zone.isGoal;
    painter.setPen(theme_.text);
    const QRectF title = hasPictures ? box.adjusted(4, 2, -4, -kZoneHeight / 2) : box;
    painter.drawText(title, static_cast<int>(Qt::AlignCenter),
                     fontMetrics().elidedText(zoneTitle(number), Qt::ElideRight,
                                              static_cast<int>(title.width())));
    std::vector<std::pair<Symbol, bool>> symbols;
    if (zone.isStart) symbols.emplace_back(symbolOf(level::ThingKind::Hero), true);
    for (std::size_t i = 0; i < zone.keys.size(); ++i) {
        const bool lies = number < moment_.keys.size() && i < moment_.keys[number].size() &&
                          moment_.keys[number][i];
        symbols.emplace_back(symbolOf(level::kKeys[zone.keys[i].lock]), lies);
    }
    if (zone.isGoal) symbols.emplace_back(symbolOf(level::Terrain::StairsDown), true);
    double x = box.center().x() - (kMissionPicture + 2.0) * static_cast<double>(symbols.size()) / 2;
    for (const auto& shown : symbols) {
        QImage picture = symbolArt(shown.first, static_cast<int>(kMissionPicture * ratio), theme_);
        picture.setDevicePixelRatio(ratio);
        painter.setOpacity(shown.second ? 1 : kFaintness);
        painter.drawImage(QPointF(x + 1, box.bottom() - kMissionPicture - 2), picture);
        x += kMissionPicture + 2;
    }
    painter.setOpacity(1);
}

void MissionView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = mission_.zones.size(); i < items_.size(); ++i)
        drawDoors(painter, i);
    for (std::size_t i = 0; i < mission_.zones.size(); ++i)
        drawZone(painter, i);
    // While the keyboard cursor is at no item, a frame shows the focus.
    if (hasFocus() && !pointed_) {
        painter.setPen(QPen(theme_.accent, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
    }
}

std::optional<std::size_t> MissionView::itemAt(const QPointF& place) const {
    for (std::size_t i = 0; i < mission_.zones.size(); ++i) {
        if (boxOf(i).contains(place)) return i;
    }
    for (std::size_t i = mission_.zones.size(); i < items_.size(); ++i) {
        const QPointF by = markOf(i) - place;
        if (std::hypot(by.x(), by.y()) <= kMissionPicture * 0.7) return i;
    }
    return std::nullopt;
}

void MissionView::point(std::optional<std::size_t> item) {
    if (item == pointed_) return;
    pointed_ = item;
    // The view also announces this text when it gets the focus.
    if (!item) {
        speakPlace(*this, {});
    } else if (isHeard()) {
        speakPlace(*this, textOf(items_[*item]));
    }
    update();
    emit pointed(item ? &items_[*item] : nullptr);
}

void MissionView::mouseMoveEvent(QMouseEvent* event) {
    point(itemAt(event->position()));
}

void MissionView::leaveEvent(QEvent*) {
    point(std::nullopt);
}

void MissionView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    point(std::nullopt);
}

void MissionView::keyPressEvent(QKeyEvent* event) {
    const bool isOn = event->key() == Qt::Key_Down || event->key() == Qt::Key_Right;
    const bool isBack = event->key() == Qt::Key_Up || event->key() == Qt::Key_Left;
    if (items_.empty() || !(isOn || isBack)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::size_t count = items_.size();
    const std::size_t first = isOn ? count - 1 : 0;
    const std::size_t next = (pointed_.value_or(first) + (isOn ? 1 : count - 1)) % count;
    point(next);
    const QRectF place = items_[next].zone
                             ? boxOf(*items_[next].zone)
                             : QRectF(markOf(next), QSizeF()).marginsAdded({16, 16, 16, 16});
    revealInAreas(*this, place.toAlignedRect(), 4);
}

bool MissionView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto item = itemAt(help->pos());
    showPlainToolTip(help->globalPos(), item ? textOf(items_[*item]) : QString(), this);
    return true;
}

}  // namespace mazeloom::widgets
