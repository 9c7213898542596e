// SPDX-License-Identifier: MIT
// Draws the moving objects over a temple's board, and the designer's X-ray.
#include <algorithm>

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>

#include "core/level/laser_beam.h"
#include "core/play/temple/rules/boss.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/play/temple/temple_view.h"
#include "widgets/theme/faded.h"

namespace mazeloom::widgets {

using grid::Point;
using play::temple::What;

namespace {

constexpr double kGhostStrength = 0.35;
/// Side of the square in which a boss hears the hero move, in cells.
constexpr int kHearingSide = 2 * play::temple::kBossHearing + 1;

QPointF toQt(Point p) {
    return {static_cast<double>(p.x), static_cast<double>(p.y)};
}

}  // namespace

QRegion TempleView::movingRegion() const {
    QRegion region;
    // Drawings may extend a little beyond their cell.
    const int over = 2 + static_cast<int>(cellSize() / geometry().scale() / 5);
    const auto add = [&](QPointF cell, int before, int size) {
        region |= rectAt(cell - QPointF(before, before), size)
                      .toAlignedRect()
                      .adjusted(-over, -over, over, over);
    };
    const auto addBody = [&](QPointF place, int size) { add(place, (size - 1) / 2, size); };
    add(heroPlace(), 0, 1);
    if (const auto ghost = ghostPlace()) add(*ghost, 0, 1);
    for (std::size_t i = 0; i < field_->bugs().size(); ++i) {
        const auto& bug = field_->bugs()[i];
        if (state_.bugs.contains(static_cast<std::uint32_t>(i))) continue;
        addBody(bugPlace(bug), bug.size);
        addBody(toQt(bug.path.cellAt(state_.tick)), bug.size);
    }
    for (std::size_t i = 0; i < walks_.size(); ++i) {
        addBody(bossPlace(i), field_->bosses()[i].size);
        addBody(toQt(state_.bosses[i].at), field_->bosses()[i].size);
        if (hears(i)) addBody(toQt(state_.bosses[i].at), kHearingSide);
    }
    for (std::size_t i = 0; i < field_->emitters().size(); ++i) {
        const auto& emitter = field_->emitters()[i];
        if (emitter.length == 0) continue;
        const Point step = grid::offset(emitter.direction);
        const Point last{emitter.at.x + step.x * emitter.length,
                         emitter.at.y + step.y * emitter.length};
        region |= (rectOf(emitter.at) | rectOf(last)).toAlignedRect();
    }
    for (const auto& explosive : state_.explosives)
        add(toQt(explosive.at), 1, 3);
    for (const Trace& trace : traces_) {
        const int reach = trace.what == What::Blasted ? trace.radius + 1 : 1;
        add(toQt(trace.at), reach, 2 * reach + 1);
    }
    return region;
}

void TempleView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), theme_.canvas);
    if (!field_) return;
    tiles_.paint(painter, geometry().origin(), geometry().pixelsOf(event->rect()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    paintHeat(painter, event->rect(), theme_.error);
    paintHint(painter);
    if (xRay_) paintXRay(painter);
    paintBeams(painter);
    paintExplosives(painter);
    paintMovers(painter);
    paintGhost(painter);
    paintHero(painter);
    paintTraces(painter);
    if (xRay_) paintTimings(painter);
    paintMark(painter, theme_.error);
}

void TempleView::paintBeams(QPainter& painter) const {
    for (std::size_t i = 0; i < field_->emitters().size(); ++i) {
        const auto& emitter = field_->emitters()[i];
        if (emitter.length == 0 || state_.emitters.contains(static_cast<std::uint32_t>(i)))
            continue;
        const bool burns = level::burnsAt(emitter.beam, state_.tick);
        const bool isStill =
            emitter.beam.off > 0 && !mayFlashEach(std::int64_t{emitter.beam.on} + emitter.beam.off);
        if (!burns && !xRay_ && !isStill) continue;
        const Point step = grid::offset(emitter.direction);
        const double side = rectOf(emitter.at).width();
        const QPointF way(step.x * side, step.y * side);
        const QPointF from = rectOf(emitter.at).center() + way / 2;
        const QLineF line(from, from + way * emitter.length);
        if (isStill) {
            paintStillBeam(painter, line, side * 0.5, burns);
            continue;
        }
        if (burns) {
            painter.setPen(
                QPen(faded(theme_.hostile, 0.28), side * 0.5, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(line);
            painter.setPen(
                QPen(theme_.hostile, std::max(1.5, side * 0.14), Qt::SolidLine, Qt::FlatCap));
        } else {
            painter.setPen(QPen(faded(theme_.hostile, 0.5), 1, Qt::DotLine));
        }
        painter.drawLine(line);
    }
}

void TempleView::paintStillBeam(QPainter& painter, const QLineF& line, double width,
                                bool burns) const {
    // Only thin lines change when the beam switches: its frame stays, and is crossed while it
    // burns.
    const QPointF aside = QLineF(line.p1(), line.p2()).unitVector().normalVector().p2() - line.p1();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_.hostile, 1.5, burns ? Qt::SolidLine : Qt::DotLine));
    const QPointF half = aside * width / 2;
    painter.drawPolygon(
        QPolygonF{line.p1() + half, line.p2() + half, line.p2() - half, line.p1() - half});
    if (burns) painter.drawLine(line);
}

bool TempleView::hears(std::size_t boss) const {
    const auto& mind = state_.bosses[boss];
    const auto& body = field_->bosses()[boss];
    return isAlive(body, mind) && phaseOf(body, mind) != play::temple::BossPhase::Watching;
}

/// Draws the edge of the square in which a boss hears the hero move.
void TempleView::paintHearing(QPainter& painter, Point boss) const {
    painter.setPen(QPen(faded(theme_.hostile, 0.5), 1.5, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    const int reach = play::temple::kBossHearing;
    const QRectF square = rectAt(toQt(boss) - QPointF(reach, reach), kHearingSide);
    painter.drawRoundedRect(square, 3, 3);
}

void TempleView::paintMovers(QPainter& painter) {
    const auto body = [&](QPointF place, Point cell, int size, Symbol art, double heat,
                          double strength) {
        const QPointF before((size - 1) / 2, (size - 1) / 2);
        // Marks the mover's cell in the simulation, not the place where it is drawn, because
        // touching that cell is deadly.
        painter.setPen(QPen(faded(theme_.hostile, 0.55 + 0.45 * heat), 1 + heat));
        painter.setBrush(faded(theme_.hostile, 0.12 + 0.38 * heat));
        painter.drawRoundedRect(rectAt(toQt(cell) - before, size).adjusted(1, 1, -1, -1), 3, 3);
        const QRectF where = rectAt(place - before, size);
        painter.setOpacity(strength);
        painter.drawPixmap(where, symbol(art), QRectF(symbol(art).rect()));
        painter.setOpacity(1);
    };
    for (std::size_t i = 0; i < field_->bugs().size(); ++i) {
        const auto& bug = field_->bugs()[i];
        if (state_.bugs.contains(static_cast<std::uint32_t>(i))) continue;
        body(bugPlace(bug), bug.path.cellAt(state_.tick), bug.size, symbolOf(level::ThingKind::Bug),
             0, 1);
    }
    for (std::size_t i = 0; i < walks_.size(); ++i) {
        const auto& boss = field_->bosses()[i];
        const auto& mind = state_.bosses[i];
        const int left = boss.toughness - mind.wounds;
        if (left <= 0) continue;
        if (hears(i)) paintHearing(painter, mind.at);
        const bool rages = phaseOf(boss, mind) == play::temple::BossPhase::Raging;
        body(bossPlace(i), mind.at, boss.size, symbolOf(level::ThingKind::Boss), rages ? 1 : 0,
             mind.rest > 0 ? 0.5 : 1);
        // Draws a bar above the boss with its remaining hits.
        const QRectF where =
            rectAt(bossPlace(i) - QPointF((boss.size - 1) / 2, (boss.size - 1) / 2), boss.size);
        const QRectF bar(where.left(), where.top() - 1, where.width(), 3);
        painter.fillRect(bar, faded(theme_.canvas, 0.8));
        painter.fillRect(
            QRectF(bar.left(), bar.top(), bar.width() * left / boss.toughness, bar.height()),
            theme_.hostile);
    }
}

void TempleView::paintGhost(QPainter& painter) {
    const auto place = ghostPlace();
    if (!place) return;
    const QPixmap& art = symbol(symbolOf(level::ThingKind::Hero));
    painter.setOpacity(kGhostStrength);
    painter.drawPixmap(rectAt(*place), art, QRectF(art.rect()));
    painter.setOpacity(1);
}

void TempleView::paintHero(QPainter& painter) {
    const QRectF where = rectAt(heroPlace());
    const double side = where.width();
    painter.setPen(Qt::NoPen);
    if (theme_.hasLetters && !theme_.isTerminal()) {
        // A soft disc makes the letter stand out from the ground; drawings have an outline instead.
        painter.setBrush(
            faded(theme_.isDark ? theme_.canvas : theme_.hero, theme_.isDark ? 0.75 : 0.08));
        painter.drawEllipse(where.center(), side * 0.48, side * 0.48);
    }
    const QPixmap& art = symbol(symbolOf(level::ThingKind::Hero));
    painter.drawPixmap(where, art, QRectF(art.rect()));
    // Draws a wedge on the side that the hero faces.
    const Point step = grid::offset(state_.hero.facing);
    const QPointF way(step.x, step.y);
    const QPointF aside(-way.y(), way.x());
    const QPointF tip = where.center() + way * side * 0.56;
    QPainterPath wedge(tip);
    wedge.lineTo(tip - way * side * 0.14 + aside * side * 0.12);
    wedge.lineTo(tip - way * side * 0.14 - aside * side * 0.12);
    wedge.closeSubpath();
    painter.setBrush(theme_.hero);
    painter.drawPath(wedge);
    // The number of the hero's cell is drawn over the hero, because it counts the nearest traps.
    const auto shown = play::temple::shownNumber(*field_, state_, numbers_, state_.hero.at);
    if (!shown || *shown == 0) return;
    const QRectF corner(where.right() - side * 0.5, where.bottom() - side * 0.5, side * 0.58,
                        side * 0.58);
    painter.setBrush(faded(theme_.canvas, 0.85));
    painter.drawEllipse(corner);
    const QPixmap& digit = number(*shown);
    painter.drawPixmap(corner, digit, QRectF(digit.rect()));
}

void TempleView::paintExplosives(QPainter& painter) {
    for (const auto& explosive : state_.explosives) {
        const bool isTnt = explosive.kind == play::temple::Supply::Tnt;
        const QPixmap& art =
            symbol(symbolOf(isTnt ? level::ThingKind::Tnt : level::ThingKind::Grenade));
        QPointF place = toQt(explosive.at);
        if (!isTnt) {
            const Point step = grid::offset(explosive.direction);
            const double left =
                (explosive.ticks - thousandths_ / 1000.0) / play::temple::kGrenadeTicksPerCell;
            place -= QPointF(step.x, step.y) * std::clamp(left, 0.0, 1.0);
        }
        const QRectF where = rectAt(place);
        painter.drawPixmap(where, art, QRectF(art.rect()));
        if (!isTnt) continue;
        const double left = static_cast<double>(explosive.ticks) / play::temple::kTntFuse;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme_.warning, std::max(1.5, where.width() * 0.09)));
        painter.drawArc(where.adjusted(1, 1, -1, -1), 90 * 16, static_cast<int>(left * 360 * 16));
    }
}

QColor TempleView::colourOf(const Trace& trace) const {
    if (trace.what == What::Blasted) return theme_.of(level::Tint::Fire);
    return trace.what == What::CoinTaken ? theme_.coin : theme_.trap;
}

void TempleView::paintStillTrace(QPainter& painter, const Trace& trace) const {
    painter.setPen(QPen(colourOf(trace), 2));
    const QRectF cell = rectOf(trace.at);
    if (trace.what == What::Blasted) {
        const double around = trace.radius * cell.width() - 1;  // the pen stays in the cells hit
        painter.drawRect(cell.adjusted(-around, -around, around, around));
    } else {
        painter.drawEllipse(cell.adjusted(1, 1, -1, -1));
    }
}

void TempleView::paintTraces(QPainter& painter) const {
    for (const Trace& trace : traces_) {
        const double age = (now() - static_cast<double>(trace.tick)) / Trace::kTicks;
        const QRectF cell = rectOf(trace.at);
        painter.setBrush(Qt::NoBrush);
        if (!trace.isFlash) {
            paintStillTrace(painter, trace);
            continue;
        }
        if (trace.what == What::Blasted) {
            const double reach = (trace.radius + 0.5) * cell.width();
            painter.setPen(Qt::NoPen);
            painter.setBrush(faded(colourOf(trace), 0.6 * (1 - age)));
            const double radius = reach * std::min(1.0, 0.5 + age * 1.5);
            painter.drawRoundedRect(
                QRectF(cell.center() - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                radius * 0.35, radius * 0.35);
            continue;
        }
        painter.setPen(QPen(faded(colourOf(trace), 1 - age), 2));
        const double radius = cell.width() * (0.4 + age * 0.5);
        painter.drawEllipse(cell.center(), radius, radius);
    }
}

void TempleView::paintXRay(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(theme_.hostile, 0.6), 1, Qt::DashLine));
    const auto way = [&](const level::MoverPath& path) {
        QPolygonF line;
        for (const Point cell : path.cells())
            line << rectOf(cell).center();
        painter.drawPolyline(line);
    };
    for (std::size_t i = 0; i < field_->bugs().size(); ++i) {
        if (!state_.bugs.contains(static_cast<std::uint32_t>(i))) way(field_->bugs()[i].path);
    }
    for (std::size_t i = 0; i < state_.bosses.size(); ++i) {
        const auto& boss = state_.bosses[i];
        if (boss.wounds >= field_->bosses()[i].toughness) continue;
        way(field_->bosses()[i].path);
        if (boss.mode != play::temple::BossState::Mode::Hunting) continue;
        painter.setPen(QPen(boss.sees ? theme_.error : faded(theme_.warning, 0.8), 1.5));
        painter.drawLine(rectOf(boss.at).center(), rectOf(boss.target).center());
        painter.setPen(QPen(faded(theme_.hostile, 0.6), 1, Qt::DashLine));
    }
}

/// Draws a ring around each switching emitter. The ring is an arc that gets shorter until the beam
/// turns on or off; it is thick while the beam burns, and thin otherwise. Writes the remaining
/// ticks in the ring if there is room.
void TempleView::paintTimings(QPainter& painter) const {
    constexpr double kRoomForTicks = 26;  // pixels of a cell
    constexpr int kTurn = 360 * 16;
    QFont small = font();
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < field_->emitters().size(); ++i) {
        const auto& emitter = field_->emitters()[i];
        const bool isDestroyed = state_.emitters.contains(static_cast<std::uint32_t>(i));
        const level::BeamMoment moment = level::momentOf(emitter.beam, state_.tick);
        if (emitter.length == 0 || isDestroyed || moment.left == 0) continue;
        const QRectF cell = rectOf(emitter.at);
        const double side = cell.width();
        const double width = std::max(1.5, side * (moment.burns ? 0.14 : 0.07));
        const QColor colour = moment.burns ? theme_.hostile : theme_.text;
        const double inset = 1 + side * 0.07;
        const QRectF ring = cell.adjusted(inset, inset, -inset, -inset);
        painter.setPen(QPen(faded(theme_.canvas, 0.8), width + 2));
        painter.drawEllipse(ring);
        painter.setPen(QPen(faded(colour, 0.3), width));
        painter.drawEllipse(ring);
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(ring, 90 * 16, kTurn * moment.left / moment.length);
        if (side < kRoomForTicks) continue;
        small.setPixelSize(static_cast<int>(side * 0.32));
        painter.setFont(small);
        const QString ticks = QString::number(moment.left);
        QRectF label(QPointF(), QSizeF(painter.fontMetrics().horizontalAdvance(ticks) + side * 0.14,
                                       side * 0.36));
        label.moveCenter(cell.center());
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme_.canvas, 0.85));
        painter.drawRoundedRect(label, 2, 2);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(colour);
        painter.drawText(label, Qt::AlignCenter, ticks);
    }
}

}  // namespace mazeloom::widgets
