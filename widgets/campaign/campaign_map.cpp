// SPDX-License-Identifier: MIT
#include "widgets/campaign/campaign_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <QScrollBar>

#include "core/edit/campaign_edit.h"
#include "core/level/campaign/campaign_graph.h"
#include "widgets/campaign/node_look.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/qstring.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr QSize kPitch{176, 72};  ///< distance between places, in pixels
constexpr QSize kNode{136, 44};
constexpr int kIcon = 16;
constexpr int kHandle = 6;  ///< radius of a handle, in pixels
constexpr int kReach = 6;   ///< distance, in pixels, by which a press may miss an edge or a handle
constexpr int kMargin = 16;

QPainterPath wayOf(const QPointF& from, const QPointF& to) {
    QPainterPath way(from);
    const double bend = std::max(24.0, std::abs(to.x() - from.x()) / 2);
    way.cubicTo(from + QPointF(bend, 0), to - QPointF(bend, 0), to);
    return way;
}

QPainterPath wayBetween(const QRect& from, const QRect& to) {
    return wayOf(QPointF(from.right() + kHandle, from.center().y() + 0.5),
                 QPointF(to.left() - 2, to.center().y() + 0.5));
}

bool isArrow(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

grid::Point offsetOf(int key) {
    switch (key) {
        case Qt::Key_Left:
            return {-1, 0};
        case Qt::Key_Right:
            return {1, 0};
        case Qt::Key_Up:
            return {0, -1};
        default:
            return {0, 1};
    }
}

}  // namespace

CampaignMap::CampaignMap(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Campaign map"));
    setSpokenHint(*this, tr("Arrows go from level to level; with Ctrl they move the level. Delete "
                            "removes it, Enter shows it."));
    setPlainToolTip(*this, tr("Drag a level to move it, or from its handle at the right to a level "
                              "that it unlocks. Arrows go from level to level, with Ctrl they move "
                              "it, Delete removes it, Enter shows it."));
    setStatusTip(
        tr("Drag levels to move them; drag from a level's handle to the level it unlocks"));
    viewport()->setMouseTracking(true);
    horizontalScrollBar()->setSingleStep(kPitch.width() / 4);
    verticalScrollBar()->setSingleStep(kPitch.height() / 4);
}

void CampaignMap::setDocument(PackDocument* document) {
    cancel();
    if (document_ != nullptr) document_->disconnect(this);
    document_ = document;
    if (document_ != nullptr) {
        connect(document_, &PackDocument::campaignChanged, this, &CampaignMap::takeCampaign);
        connect(document_, &PackDocument::structureChanged, this, &CampaignMap::takeCampaign);
    }
    setSelection({}, std::nullopt);
    takeCampaign();
    // Select a node, as a starting point, and scroll to it.
    if (!campaign().nodes.empty()) select(qstring(campaign().nodes.front().id));
}

const level::Campaign& CampaignMap::campaign() const {
    static const level::Campaign none;
    return document_ == nullptr ? none : document_->pack().campaign;
}

void CampaignMap::takeCampaign() {
    const auto has = [this](const QString& node) {
        return campaign().find(node.toStdString()) != nullptr;
    };
    if (!node_.isEmpty() && !has(node_)) setSelection({}, std::nullopt);
    if (edge_) {
        const auto* to = campaign().find(edge_->second.toStdString());
        const bool stands =
            to != nullptr && has(edge_->first) &&
            std::ranges::find(to->needs, edge_->first.toStdString()) != to->needs.end();
        if (!stands) setSelection({}, std::nullopt);
    }
    describe();
    updateBars();
    viewport()->update();
}

void CampaignMap::updateBars() {
    grid::Point last{0, 0};
    for (const level::CampaignNode& node : campaign().nodes)
        last = {std::max(last.x, node.at.x), std::max(last.y, node.at.y)};
    // The map is one place wider and taller than its nodes, so that nodes can be dragged there.
    const int width = kMargin + (last.x + 2) * kPitch.width();
    const int height = kMargin + (last.y + 2) * kPitch.height();
    horizontalScrollBar()->setRange(0, std::max(0, width - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
}

void CampaignMap::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
    if (!node_.isEmpty() && drag_ == Drag::None) makeVisible(node_);
}

void CampaignMap::select(const QString& node) {
    if (campaign().find(node.toStdString()) == nullptr) return;
    setSelection(node, std::nullopt);
    makeVisible(node);
}

void CampaignMap::setSelection(const QString& node,
                               std::optional<std::pair<QString, QString>> edge) {
    if (node == node_ && edge == edge_) return;
    node_ = node;
    edge_ = std::move(edge);
    describe();
    viewport()->update();
    emit selectionChanged();
}

void CampaignMap::describe() {
    QString words = tr("%n level(s)", nullptr, static_cast<int>(campaign().nodes.size()));
    if (const auto* node = campaign().find(node_.toStdString())) {
        QStringList needs;
        for (const std::string& need : node->needs) {
            const auto* other = campaign().find(need);
            needs << (other == nullptr ? qstring(need) : titleOf(*other));
        }
        const QString kind = nodeKindText(kindOf(*node));
        //: Read aloud: %1 the selected part of the campaign, %2 what it is ("Temple", "Descent")
        words = tr("%1, %2").arg(titleOf(*node), kind);
        //: Read aloud: %1 the selected level, %2 the levels that unlock it
        if (!needs.isEmpty()) words = tr("%1, unlocked by %2").arg(words, needs.join(", "));
        setAccessibleDescription(words);
        if (isHeard()) speakPlace(*this, placeWords(*node, words));
        return;
    }
    if (edge_) {
        const auto titleOfNode = [this](const QString& id) {
            const auto* node = campaign().find(id.toStdString());
            return node == nullptr ? id : titleOf(*node);
        };
        //: Read aloud, a line of the campaign's map: winning %1 unlocks %2
        words = tr("Way from %1 to %2").arg(titleOfNode(edge_->first), titleOfNode(edge_->second));
    }
    setAccessibleDescription(words);
    speakPlace(*this, words);
}

QString CampaignMap::placeWords(const level::CampaignNode& node, const QString& words) const {
    QStringList sentences{words};
    const auto& nodes = campaign().nodes;
    const auto index = static_cast<std::size_t>(&node - nodes.data());
    const bool isUnlockable = level::CampaignGraph(campaign()).unlockable()[index];
    if (const QString note = noteOf(node, isUnlockable); !note.isEmpty()) sentences << note;
    QStringList unlocked;
    for (const level::CampaignNode& other : nodes) {
        if (std::ranges::find(other.needs, node.id) != other.needs.end())
            unlocked << titleOf(other);
    }
    //: Read aloud: the levels that can be played when the selected one is won
    if (!unlocked.isEmpty()) sentences << tr("Unlocks %1").arg(unlocked.join(QStringLiteral(", ")));
    //: Read aloud: where the selected level is on the campaign's map
    sentences << tr("Column %1, row %2").arg(node.at.x + 1).arg(node.at.y + 1);
    return sentences.join(QStringLiteral(". "));
}

void CampaignMap::makeVisible(const QString& node) {
    const QRect rect = rectOf(node).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    const auto scroll = [](QScrollBar& bar, int before, int beyond) {
        if (before < 0) {
            bar.setValue(bar.value() + before);
        } else if (beyond > 0) {
            bar.setValue(bar.value() + std::min(beyond, before));
        }
    };
    scroll(*horizontalScrollBar(), rect.left(), rect.right() - viewport()->width());
    scroll(*verticalScrollBar(), rect.top(), rect.bottom() - viewport()->height());
    viewport()->update();
}

QString CampaignMap::titleOf(const level::CampaignNode& node) const {
    return nodeTitle(node, findLevel(*document_, qstring(node.level)));
}

level::NodeKind CampaignMap::kindOf(const level::CampaignNode& node) const {
    return level::kindOf(node, findLevel(*document_, qstring(node.level)));
}

QRect CampaignMap::rectAt(grid::Point at) const {
    return {kMargin + at.x * kPitch.width() - horizontalScrollBar()->value(),
            kMargin + at.y * kPitch.height() - verticalScrollBar()->value(), kNode.width(),
            kNode.height()};
}

QRect CampaignMap::rectOf(const QString& node) const {
    const auto* found = campaign().find(node.toStdString());
    return found == nullptr ? QRect() : rectAt(found->at);
}

QPoint CampaignMap::handleOf(const QString& node) const {
    const QRect rect = rectOf(node);
    return {rect.right() + 1, rect.center().y()};
}

grid::Point CampaignMap::placeAt(QPoint position) const {
    const int x = position.x() + horizontalScrollBar()->value() - kMargin - kNode.width() / 2 +
                  kPitch.width() / 2;
    const int y = position.y() + verticalScrollBar()->value() - kMargin - kNode.height() / 2 +
                  kPitch.height() / 2;
    return {std::max(0, x) / kPitch.width(), std::max(0, y) / kPitch.height()};
}

grid::Point CampaignMap::placeInView() const {
    const auto* selected = campaign().find(node_.toStdString());
    // A node that the selected one unlocks is usually placed after it.
    if (selected != nullptr) return {selected->at.x + 1, selected->at.y};
    return placeAt({kMargin + kNode.width() / 2, viewport()->height() / 2});
}

QString CampaignMap::nodeAt(QPoint position) const {
    for (const level::CampaignNode& node : campaign().nodes) {
        if (rectAt(node.at).contains(position)) return qstring(node.id);
    }
    return {};
}

std::optional<std::pair<QString, QString>> CampaignMap::edgeAt(QPoint position) const {
    QPainterPathStroker stroker;
    stroker.setWidth(2 * kReach);
    for (const level::CampaignNode& node : campaign().nodes) {
        for (const std::string& need : node.needs) {
            const auto* from = campaign().find(need);
            if (from == nullptr) continue;
            const QPainterPath way = wayBetween(rectAt(from->at), rectAt(node.at));
            if (stroker.createStroke(way).contains(position)) {
                return std::pair(qstring(need), qstring(node.id));
            }
        }
    }
    return std::nullopt;
}

void CampaignMap::removeSelected() {
    if (document_ == nullptr) return;
    level::Campaign after = campaign();
    if (edge_) {
        edit::disconnect(after, edge_->first.toStdString(), edge_->second.toStdString());
        setCampaign(*document_, std::move(after), tr("Remove a way of the campaign"));
    } else if (!node_.isEmpty()) {
        edit::removeNode(after, node_.toStdString());
        setCampaign(*document_, std::move(after), tr("Remove a level from the campaign"));
    }
}

void CampaignMap::moveTo(const QString& node, grid::Point at, Gesture gesture) {
    level::Campaign after = campaign();
    edit::moveNode(after, node.toStdString(), at);
    setCampaign(*document_, std::move(after), tr("Move a level of the campaign"), gesture);
}

void CampaignMap::mousePressEvent(QMouseEvent* event) {
    pressed_ = pointer_ = event->pos();
    if (event->button() == Qt::RightButton && cancel()) return;
    if (event->button() != Qt::LeftButton || document_ == nullptr) return;
    for (const level::CampaignNode& node : campaign().nodes) {
        const QPoint away = handleOf(qstring(node.id)) - pressed_;
        if (away.manhattanLength() > kHandle + kReach || away.x() > kReach) continue;
        setSelection(qstring(node.id), std::nullopt);
        drag_ = Drag::Edge;
        return;
    }
    const QString node = nodeAt(pressed_);
    if (!node.isEmpty()) {
        setSelection(node, std::nullopt);
        grip_ = pressed_ - rectOf(node).center();
        drag_ = Drag::Press;
        return;
    }
    const auto edge = edgeAt(pressed_);
    setSelection({}, edge);
    drag_ = edge ? Drag::None : Drag::View;
}

void CampaignMap::mouseMoveEvent(QMouseEvent* event) {
    const QPoint step = event->pos() - pointer_;
    pointer_ = event->pos();
    if (drag_ == Drag::Press &&
        (pointer_ - pressed_).manhattanLength() >= QApplication::startDragDistance()) {
        drag_ = Drag::Node;
        gesture_ = newGesture();
    }
    if (drag_ == Drag::Node && document_ != nullptr)
        moveTo(node_, placeAt(pointer_ - grip_), gesture_);
    if (drag_ == Drag::View) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - step.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - step.y());
    }
    viewport()->update();
}

void CampaignMap::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const Drag drag = std::exchange(drag_, Drag::None);
    viewport()->update();
    if (drag != Drag::Edge || document_ == nullptr) return;
    const QString to = nodeAt(event->pos());
    level::Campaign after = campaign();
    if (!edit::connect(after, node_.toStdString(), to.toStdString())) return;
    if (setCampaign(*document_, std::move(after), tr("Draw a way of the campaign"))) {
        setSelection({}, std::pair(node_, to));
    }
}

void CampaignMap::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const auto* node = campaign().find(nodeAt(event->pos()).toStdString());
    if (node != nullptr) want(*node);
}

void CampaignMap::want(const level::CampaignNode& node) {
    if (level::isDescent(node)) {
        emit dungeonWanted();
    } else {
        emit levelWanted(qstring(node.level));
    }
}

bool CampaignMap::cancel() {
    const Drag drag = std::exchange(drag_, Drag::None);
    if (drag == Drag::Node && document_ != nullptr) document_->history()->cancel(gesture_);
    viewport()->update();
    return drag == Drag::Node || drag == Drag::Edge;
}

void CampaignMap::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool CampaignMap::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The focused map handles these keys, even if they are shortcuts of the window.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (isArrow(key) || key == Qt::Key_Delete || key == Qt::Key_Backspace ||
            key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Home ||
            (key == Qt::Key_Escape && drag_ != Drag::None)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void CampaignMap::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (document_ == nullptr || campaign().nodes.empty()) {
        event->ignore();
    } else if (isArrow(key)) {
        stepTo(key, event->modifiers().testFlag(Qt::ControlModifier));
    } else if (key == Qt::Key_Home) {
        select(qstring(campaign().nodes.front().id));
    } else if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        removeSelected();
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        const auto* node = campaign().find(node_.toStdString());
        if (node != nullptr) want(*node);
    } else if (key == Qt::Key_Escape && drag_ != Drag::None) {
        cancel();
    } else {
        event->ignore();
    }
}

void CampaignMap::stepTo(int key, bool moves) {
    const auto* here = campaign().find(node_.toStdString());
    if (here == nullptr) {
        select(qstring(campaign().nodes.front().id));
        return;
    }
    const grid::Point way = offsetOf(key);
    if (moves) {
        // Skip occupied places.
        grid::Point to = here->at + way;
        const auto isTaken = [&](const level::CampaignNode& node) { return node.at == to; };
        while (std::ranges::any_of(campaign().nodes, isTaken))
            to = to + way;
        if (to.x < 0 || to.y < 0) return;
        moveTo(node_, to, kNoGesture);
        makeVisible(node_);
        return;
    }
    // Select the nearest node in this direction. Distance across the direction counts double.
    const level::CampaignNode* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (const level::CampaignNode& node : campaign().nodes) {
        const grid::Point to{node.at.x - here->at.x, node.at.y - here->at.y};
        const int ahead = to.x * way.x + to.y * way.y;
        const int aside = std::abs(to.x * way.y) + std::abs(to.y * way.x);
        if (ahead <= 0 || ahead + 2 * aside >= least) continue;
        least = ahead + 2 * aside;
        best = &node;
    }
    if (best != nullptr) select(qstring(best->id));
}

void CampaignMap::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme.base);
    painter.setRenderHint(QPainter::Antialiasing);
    if (document_ == nullptr) return;
    // Faint marks show possible places.
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.border);
    const grid::Point first = placeAt({0, 0});
    for (int y = first.y; rectAt({0, y}).top() < viewport()->height(); ++y) {
        for (int x = first.x; rectAt({x, 0}).left() < viewport()->width(); ++x)
            painter.drawEllipse(rectAt({x, y}).center(), 1, 1);
    }
    for (const level::CampaignNode& node : campaign().nodes) {
        const bool isAny = node.enough != level::CampaignNode::kAll && node.needs.size() > 1;
        for (const std::string& need : node.needs)
            paintEdge(painter, qstring(need), qstring(node.id), isAny);
    }
    const std::vector<bool> unlockable = level::CampaignGraph(campaign()).unlockable();
    for (std::size_t i = 0; i < campaign().nodes.size(); ++i)
        paintNode(painter, campaign().nodes[i], unlockable[i]);
    if (drag_ != Drag::Edge) return;
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(wayOf(handleOf(node_), pointer_));
}

void CampaignMap::paintEdge(QPainter& painter, const QString& from, const QString& to,
                            bool isAny) const {
    const auto* start = campaign().find(from.toStdString());
    if (start == nullptr) return;
    const Theme theme = themeOf(*this);
    const bool isSelected = edge_ && edge_->first == from && edge_->second == to;
    const QColor ink = isSelected ? theme.accent : theme.mutedText;
    const QPainterPath way = wayBetween(rectAt(start->at), rectOf(to));
    QPen pen(ink, isSelected ? 2.5 : 1.5);
    // A dashed edge: the target can also be unlocked by other wins, without this one.
    if (isAny) pen.setDashPattern({5, 4});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(way);
    const QPointF tip = way.currentPosition();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(-7, -4.5), tip + QPointF(-7, 4.5)});
}

QString CampaignMap::noteOf(const level::CampaignNode& node, bool isUnlockable) const {
    const auto needs = static_cast<int>(node.needs.size());
    QStringList notes;
    // A title given by the designer might not mention the depth.
    if (level::isDescent(node) && !node.texts.title.empty())
        notes << tr("depth %1").arg(node.descendTo);
    if (kindOf(node) == level::NodeKind::Missing) {
        notes << tr("no such level");
    } else if (node.isStart) {
        notes << tr("start");
    } else if (!isUnlockable) {
        notes << tr("never unlocked");
    } else if (needs > 1) {
        notes << (node.enough == level::CampaignNode::kAll ? tr("all of %1").arg(needs)
                  : node.enough == level::CampaignNode::kAny
                      ? tr("any of %1").arg(needs)
                      //: How a level is unlocked: %1 of the %2 levels before it must be won
                      : tr("%1 of %2").arg(node.enough).arg(needs));
    }
    return notes.join(QStringLiteral(" · "));
}

void CampaignMap::paintNode(QPainter& painter, const level::CampaignNode& node,
                            bool isUnlockable) const {
    const Theme theme = themeOf(*this);
    const QString id = qstring(node.id);
    const QRect rect = rectAt(node.at);
    const bool isSelected = id == node_;
    const bool isTarget = drag_ == Drag::Edge && rect.contains(pointer_) &&
                          edit::canConnect(campaign(), node_.toStdString(), node.id);
    const level::NodeKind kind = kindOf(node);
    const bool isWrong = kind == level::NodeKind::Missing || !isUnlockable;
    const QColor edge = isSelected || isTarget ? theme.accent
                        : isWrong              ? theme.error
                                               : theme.border;
    painter.setPen(QPen(edge, isSelected || isTarget ? 2.5 : 1.5));
    painter.setBrush(theme.button);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (isSelected && hasFocus()) {
        painter.setPen(QPen(theme.text, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect).adjusted(3.5, 3.5, -3.5, -3.5), 4, 4);
    }

    const QString below = noteOf(node, isUnlockable);
    const QIcon icon = kind == level::NodeKind::Missing
                           ? themedIcon(nodeIconName(kind), theme.error)
                           : themedIcon(nodeIconName(kind));
    icon.paint(&painter, QRect(rect.left() + 7, rect.center().y() - kIcon / 2, kIcon, kIcon));
    const QRect inside = rect.adjusted(7 + kIcon + 6, 4, -10, -4);
    const QFont small = typeFont(Type::Caption, font());
    const QRect titleRect =
        below.isEmpty() ? inside : inside.adjusted(0, 0, 0, -inside.height() / 2);
    painter.setPen(theme.text);
    painter.setFont(font());
    painter.drawText(
        titleRect, Qt::AlignVCenter | Qt::AlignLeft,
        painter.fontMetrics().elidedText(titleOf(node), Qt::ElideRight, titleRect.width()));
    if (!below.isEmpty()) {
        const QRect belowRect = inside.adjusted(0, inside.height() / 2, 0, 0);
        painter.setFont(small);
        painter.setPen(isWrong ? theme.error : theme.mutedText);
        painter.drawText(belowRect, Qt::AlignVCenter | Qt::AlignLeft, below);
    }
    const bool isOver = (handleOf(id) - pointer_).manhattanLength() <= kHandle + kReach;
    painter.setPen(QPen(isOver ? theme.accent : edge, 1.5));
    painter.setBrush(isOver || isSelected ? theme.accent : theme.base);
    painter.drawEllipse(QPointF(handleOf(id)), kHandle - 1, kHandle - 1);
}

}  // namespace mazeloom::widgets
