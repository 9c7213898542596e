// SPDX-License-Identifier: MIT
#include "widgets/timeline/property_lane.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/type.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/scrub_bar.h"

namespace mazeloom::widgets {

namespace {

constexpr int kNameMargin = 8;
constexpr double kNear = 6;        // maximum distance, in pixels, of a click that hits an edge
constexpr double kLeastSpan = 3;   // minimum width of a span in pixels, so that a single step is
                                   // visible
constexpr double kSpanHeight = 8;  // in pixels
constexpr double kDot = 3.5;       // radius in pixels

bool isLaneKey(int key) {
    switch (key) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return true;
        default:
            return false;
    }
}

}  // namespace

PropertyLane::PropertyLane(Player& player, const ScrubBar& scrub, QWidget* parent)
    : QWidget(parent), player_(player), scrub_(scrub) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Properties along the timeline"));
    setSpokenHint(*this, tr("Up and Down choose a property, Left and Right a change of it; Enter "
                            "goes to its step."));
    setStatusTip(
        tr("Click where a bar begins or ends to go to that step; arrows go from one to "
           "the next, Enter goes there"));
    connect(&search_, &HoldingSearch::changed, this, &PropertyLane::takeSearch);
    connect(&player_, &Player::timelineChanged, this, [this] {
        const trace::Timeline* timeline = player_.timeline();
        search_.setTrace(timeline == nullptr ? nullptr : timeline->sharedTrace());
    });
    connect(&player_, &Player::positionChanged, this, qOverload<>(&QWidget::update));
    if (player_.timeline() != nullptr) search_.setTrace(player_.timeline()->sharedTrace());
}

QSize PropertyLane::sizeHint() const {
    return {480, static_cast<int>(rows().size()) * kRowHeight};
}

std::vector<const analyse::Property*> PropertyLane::rows() const {
    std::vector<const analyse::Property*> rows = search_.chosen();
    if (player_.timeline() == nullptr) return rows;
    const level::Ruleset ruleset = player_.timeline()->trace().ruleset;
    std::erase_if(rows, [ruleset](const auto* property) { return !property->isOf(ruleset); });
    return rows;
}

void PropertyLane::takeSearch() {
    const auto shown = rows();
    if (shown.size() != shownRows_) {
        shownRows_ = shown.size();
        updateGeometry();
        emit rowsChanged();
    }
    choose(current_);
    update();
}

std::vector<PropertyLane::Edge> PropertyLane::edgesOf(const analyse::Property& property) const {
    std::vector<Edge> edges;
    const analyse::Holding* holding = search_.of(property);
    if (holding == nullptr) return edges;
    for (const trace::StepIndex moment : holding->looked) {
        const bool holds = std::ranges::find(holding->spans, moment,
                                             &analyse::HoldingSpan::first) != holding->spans.end();
        edges.push_back({moment, holds, true});
    }
    if (!holding->isWhole) return edges;
    for (const analyse::HoldingSpan& span : holding->spans) {
        if (span.first > 0) edges.push_back({span.first, true, false});
        if (span.last < player_.count()) edges.push_back({span.last + 1, false, false});
    }
    return edges;
}

int PropertyLane::barLeft() const {
    return scrub_.x() + ScrubBar::kMargin - x();
}

double PropertyLane::xOf(trace::StepIndex moment) const {
    return barLeft() + scrub_.scale().xOf(moment);
}

const analyse::Property* PropertyLane::rowAt(int y) const {
    const auto shown = rows();
    const int row = y / kRowHeight;
    if (y < 0 || row >= static_cast<int>(shown.size())) return nullptr;
    return shown[static_cast<std::size_t>(row)];
}

int PropertyLane::edgeNear(const std::vector<Edge>& edges, double x) const {
    const ScrubScale scale = scrub_.scale();
    int nearest = -1;
    double distance = kNear;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const double away = std::abs(barLeft() + scale.xOf(edges[i].moment) - x);
        if (away > distance) continue;
        distance = away;
        nearest = static_cast<int>(i);
    }
    return nearest;
}

QString PropertyLane::edgeText(const analyse::Property& property, const Edge& edge) const {
    const QString step = numberText(edge.moment);
    const trace::StageSpan* span =
        edge.moment == 0 ? nullptr : player_.timeline()->trace().stageOf(edge.moment - 1);
    const QString stage = span == nullptr ? tr("start") : stageTitle(span->stage);
    const QString title = stageText(property.title);
    if (edge.isSingle) {
        return edge.holds ? tr("%1: holds at step %2 (%3)").arg(title, step, stage)
                          : tr("%1: does not hold at step %2 (%3)").arg(title, step, stage);
    }
    return edge.holds ? tr("%1: won at step %2 (%3)").arg(title, step, stage)
                      : tr("%1: lost at step %2 (%3)").arg(title, step, stage);
}

QString PropertyLane::noteOf(const analyse::Property& property) const {
    if (player_.count() == 0) return tr("There are no steps");
    const analyse::Holding* holding = search_.of(property);
    if (holding == nullptr) return tr("Being found …");
    if (!holding->isWhole && !property.isDear) return tr("The level is too large for this");
    if (!holding->isWhole)
        return holding->looked.empty() ? tr("Not decided at any step") : QString();
    return holding->spans.empty() ? tr("Holds at no step") : QString();
}

QString PropertyLane::textAt(const QPoint& place) const {
    const analyse::Property* property = rowAt(place.y());
    if (property == nullptr) return {};
    const analyse::Holding* holding = search_.of(*property);
    if (place.x() < barLeft() - ScrubBar::kMargin || player_.count() == 0 || holding == nullptr)
        return stageText(property->title) + QStringLiteral("\n") + stageText(property->sentence);
    const auto edges = edgesOf(*property);
    if (!holding->isWhole) {
        const int near = edgeNear(edges, place.x());
        return near < 0 ? tr("%1: not checked at this step").arg(stageText(property->title))
                        : edgeText(*property, edges[static_cast<std::size_t>(near)]);
    }
    const trace::StepIndex moment = scrub_.scale().positionAt(place.x() - barLeft());
    for (const analyse::HoldingSpan& span : holding->spans) {
        if (moment < span.first || moment > span.last) continue;
        QString text =
            tr("%1: holds from step %2 to %3")
                .arg(stageText(property->title), numberText(span.first), numberText(span.last));
        for (const Edge& edge : edges) {
            if (edge.moment == span.first || edge.moment == span.last + 1)
                text += QStringLiteral("\n") + edgeText(*property, edge);
        }
        return text;
    }
    const int near = edgeNear(edges, place.x());
    if (near >= 0) return edgeText(*property, edges[static_cast<std::size_t>(near)]);
    return tr("%1: does not hold at step %2").arg(stageText(property->title), numberText(moment));
}

void PropertyLane::choose(Current current) {
    const auto shown = rows();
    if (shown.empty()) return;
    current.row = std::clamp(current.row, 0, static_cast<int>(shown.size()) - 1);
    const analyse::Property& property = *shown[static_cast<std::size_t>(current.row)];
    const auto edges = edgesOf(property);
    current.edge = std::clamp(current.edge, 0, std::max(0, static_cast<int>(edges.size()) - 1));
    current_ = current;
    //: One of the changes of a property along the timeline: %1 the change, %2 its number, %3 how
    //: many there are
    const QString words =
        edges.empty() ? stageText(property.title) + QStringLiteral(": ") + noteOf(property)
                      : tr("%1; %2 of %3")
                            .arg(edgeText(property, edges[static_cast<std::size_t>(current.edge)]),
                                 QString::number(current.edge + 1), QString::number(edges.size()));
    setAccessibleDescription(words);
    speakPlace(*this, words);
    update();
}

void PropertyLane::goTo(const Edge& edge) {
    player_.pause();
    player_.seek(edge.moment);
}

bool PropertyLane::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) return true;  // shown as the mouse moves
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (isLaneKey(key.key()) &&
            (key.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void PropertyLane::mousePressEvent(QMouseEvent* event) {
    const analyse::Property* property = rowAt(event->position().toPoint().y());
    if (event->button() != Qt::LeftButton || property == nullptr || player_.count() == 0) return;
    const double x = event->position().x();
    const int row = event->position().toPoint().y() / kRowHeight;
    if (x < barLeft() - ScrubBar::kMargin) return choose({row, 0});
    const auto edges = edgesOf(*property);
    const int near = edgeNear(edges, x);
    if (near >= 0) {
        choose({row, near});
        goTo(edges[static_cast<std::size_t>(near)]);
    } else {
        choose({row, 0});
        goTo({scrub_.scale().positionAt(x - barLeft()), false, false});
    }
}

void PropertyLane::mouseMoveEvent(QMouseEvent* event) {
    const QPoint place = event->position().toPoint();
    const analyse::Property* property = rowAt(place.y());
    const bool isOnEdge = property != nullptr && edgeNear(edgesOf(*property), place.x()) >= 0;
    setCursor(isOnEdge ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showPlainToolTip(event->globalPosition().toPoint(), textAt(place), this);
}

void PropertyLane::keyPressEvent(QKeyEvent* event) {
    const auto shown = rows();
    if (!isLaneKey(event->key()) || shown.empty()) {
        event->ignore();
        return;
    }
    Current next = current_;
    switch (event->key()) {
        case Qt::Key_Left:
            --next.edge;
            break;
        case Qt::Key_Right:
            ++next.edge;
            break;
        case Qt::Key_Up:
            --next.row;
            break;
        case Qt::Key_Down:
            ++next.row;
            break;
        case Qt::Key_Home:
            next.edge = 0;
            break;
        case Qt::Key_End:
            next.edge = std::numeric_limits<int>::max();
            break;
        default:
            break;
    }
    choose(next);
    const analyse::Property& property = *shown[static_cast<std::size_t>(current_.row)];
    const auto edges = edgesOf(property);
    if (edges.empty()) return;
    const Edge& edge = edges[static_cast<std::size_t>(current_.edge)];
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) goTo(edge);
    const QPoint below(static_cast<int>(xOf(edge.moment)), (current_.row + 1) * kRowHeight);
    showPlainToolTip(mapToGlobal(below), edgeText(property, edge), this);
}

void PropertyLane::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(typeFont(Type::Caption, font()));
    const auto shown = rows();
    for (std::size_t row = 0; row < shown.size(); ++row)
        paintRow(painter, *shown[row], static_cast<int>(row));
    if (player_.count() == 0) return;
    const double x = xOf(player_.position());
    painter.setPen(QPen(palette().color(QPalette::Text), 1));
    painter.drawLine(QPointF(x, 0), QPointF(x, height()));
}

void PropertyLane::paintRow(QPainter& painter, const analyse::Property& property, int row) const {
    const int top = row * kRowHeight;
    const int width = scrub_.width() - 2 * ScrubBar::kMargin;
    const QRect bar(barLeft(), top, width, kRowHeight);
    const QRect name(0, top, bar.left() - kNameMargin, kRowHeight);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(
        name, Qt::AlignVCenter | Qt::AlignRight,
        painter.fontMetrics().elidedText(stageText(property.title), Qt::ElideRight, name.width()));
    const double middle = top + kRowHeight / 2.0;
    const QString note = noteOf(property);
    if (!note.isEmpty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(bar, Qt::AlignVCenter | Qt::AlignLeft, note);
    } else {
        const analyse::Holding& holding = *search_.of(property);
        if (holding.isWhole) {
            painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1));
            painter.drawLine(QPointF(bar.left(), middle), QPointF(bar.right(), middle));
            paintSpans(painter, holding, bar);
        } else {
            paintSingles(painter, holding, bar);
        }
    }
    if (!hasFocus() || row != current_.row) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DotLine));
    painter.drawRoundedRect(QRectF(bar).adjusted(-4.5, 0.5, 4.5, -0.5), 3, 3);
    const auto edges = edgesOf(property);
    if (edges.empty()) return;
    const double x = xOf(edges[static_cast<std::size_t>(current_.edge)].moment);
    painter.setPen(QPen(palette().color(QPalette::Text), 2));
    painter.drawRoundedRect(QRectF(x - 4, top + 2, 8, kRowHeight - 4), 3, 3);
}

void PropertyLane::paintSpans(QPainter& painter, const analyse::Holding& holding,
                              const QRect& bar) const {
    const ScrubScale scale = scrub_.scale();
    const double top = bar.top() + (kRowHeight - kSpanHeight) / 2;
    const QColor colour = palette().color(QPalette::Highlight);
    double painted = -1;  // right end of the spans painted so far, in pixels
    for (const analyse::HoldingSpan& span : holding.spans) {
        const double left = scale.xOf(span.first);
        const trace::StepIndex end = std::min(span.last + 1, player_.count());
        const double right = std::max(scale.xOf(end), left + kLeastSpan);
        if (right <= painted) continue;
        painter.fillRect(QRectF(bar.left() + left, top, right - left, kSpanHeight), colour);
        painted = right;
    }
}

void PropertyLane::paintSingles(QPainter& painter, const analyse::Holding& holding,
                                const QRect& bar) const {
    const ScrubScale scale = scrub_.scale();
    const QColor colour = palette().color(QPalette::Highlight);
    const double middle = bar.top() + kRowHeight / 2.0;
    for (const trace::StepIndex moment : holding.looked) {
        const bool holds = std::ranges::find(holding.spans, moment, &analyse::HoldingSpan::first) !=
                           holding.spans.end();
        painter.setPen(QPen(holds ? colour : palette().color(QPalette::PlaceholderText), 1.5));
        painter.setBrush(holds ? QBrush(colour) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QPointF(bar.left() + scale.xOf(moment), middle), kDot, kDot);
    }
}

}  // namespace mazeloom::widgets
