// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/step_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

#include <QPolygonF>

#include "core/generate/stages/stages.h"
#include "core/level/rewriting/program.h"
#include "widgets/canvas/picture/set_colours.h"
#include "widgets/theme/faded.h"
#include "widgets/theme/rule_inks.h"
#include "widgets/theme/stage_colours.h"

namespace mazeloom::widgets {

namespace {

using trace::StepShow;

/// Least cell size, in pixels, at which marks other than the head are recognisable.
constexpr double kLeastDetailedCell = 3;
/// Upper bound on the drawn cells of the trail back. Its newest part is enough to see where it
/// leads.
constexpr std::size_t kLongestTrail = 768;
/// Upper bound on the drawn cells of a walk, which may visit a cell several times.
constexpr std::size_t kLongestWalk = 64;
/// Greatest number of refused rooms shown, and number of steps searched backwards for them.
constexpr int kShownRefusals = 12;
constexpr int kRefusalSearch = 64;
/// If a step changes more cells than this, they spread as a wave and get no outlines.
constexpr std::size_t kMostOutlined = 256;
/// Longest distance that an algorithm moves in one step, in cells.
constexpr int kLongestStride = 2;
/// Least cell size, in pixels, at which a letter is readable.
constexpr double kLeastLetter = 11;

class StepMarkPainter {
  public:
    StepMarkPainter(QPainter& painter, const Moment& moment, const ViewTransform& view,
                    const Theme& theme)
        : painter_(painter),
          timeline_(moment.timeline),
          trace_(moment.timeline.trace()),
          stepIndex_(moment.step),
          step_(trace_.steps[moment.step]),
          shows_(trace::info(step_.kind).shows),
          view_(view),
          theme_(theme),
          colour_(clear(stageColour(trace_.stageOf(moment.step)->stage, theme.isDark), theme)) {}

    void paint() {
        painter_.setRenderHint(QPainter::Antialiasing);
        if (view_.scale() >= kLeastDetailedCell) {
            paintSetsOfMaze();
            paintCuts();
            paintFrontier();
            paintTrail();
            paintRefusedRooms();
            paintInks();
            paintNote();
            if (shows_ == StepShow::Pattern) paintPattern();
            paintChanges();
            if (shows_ == StepShow::Ways) paintTries();
        }
        paintHead();
    }

  private:
    /// Returns the stage's colour, lightened in a dark theme so that it stands out from ground in
    /// the same stage's colour.
    static QColor clear(const QColor& colour, const Theme& theme) {
        return theme.isDark ? colour.lighter(125) : colour;
    }

    double line() const { return std::clamp(view_.scale() / 10, 1.0, 3.0); }

    bool isInView(const QRectF& rect) const {
        return rect.intersects(QRectF(QPointF(0, 0), view_.view()));
    }

    /// Colours the sets of cells if the current stage's algorithm joins sets.
    void paintSetsOfMaze() {
        const auto isOfSets = [](trace::StepKind kind) {
            return trace::info(kind).shows == StepShow::Sets;
        };
        if (!algorithmHas(isOfSets)) return;
        const generate::Stage* stage = generate::findStage(trace_.stageOf(stepIndex_)->stage);
        const bool isHidden = (stage->gives & generate::kHiddenMaze) != 0;
        paintSets(painter_, timeline_, isHidden, view_, theme_);
    }

    /// Whether the current stage's algorithm has steps of a kind that `isAsked` accepts.
    template <typename IsAsked>
    bool algorithmHas(const IsAsked& isAsked) const {
        const trace::StageSpan& span = *trace_.stageOf(stepIndex_);
        const generate::Stage* stage = generate::findStage(span.stage);
        if (stage == nullptr) return false;
        const auto steps = generate::explanationOf(*stage, span.explanation).steps;
        return std::ranges::any_of(
            steps, [&](const generate::StepInfo& step) { return isAsked(step.kind); });
    }

    /// Marks the cells of the maze's frontier. Each has a dot, because colour alone is not enough.
    void paintFrontier() {
        const auto isOfFrontier = [](trace::StepKind kind) {
            return trace::info(kind).shows == StepShow::Frontier;
        };
        if (!algorithmHas(isOfFrontier)) return;
        const trace::FrontierTrack& frontier = timeline_.frontier();
        const QRect seen = view_.visible();
        const auto cell = [&](int pixel) { return static_cast<int>(pixel / view_.scale()); };
        const grid::Size size = timeline_.cells().size();
        const double dot = view_.scale() * 0.12;
        painter_.setPen(Qt::NoPen);
        for (int y = std::max(0, cell(seen.top()));
             y <= std::min(size.height - 1, cell(seen.bottom())); ++y) {
            for (int x = std::max(0, cell(seen.left()));
                 x <= std::min(size.width - 1, cell(seen.right())); ++x) {
                if (!frontier.isOnFrontier({x, y})) continue;
                const QRectF rect = view_.rectOf(grid::Rect{x, y, 1, 1});
                painter_.setBrush(faded(colour_, 0.35));
                painter_.drawRect(rect);
                if (dot < 1) continue;
                painter_.setBrush(faded(colour_, 0.9));
                painter_.drawEllipse(rect.center(), dot, dot);
            }
        }
    }

    /// Draws the cuts that the current stage has made so far. The first three are thicker than the
    /// later ones, and this step's cut is the thickest.
    void paintCuts() {
        const trace::StageSpan& span = *trace_.stageOf(stepIndex_);
        const auto& notes = trace_.notes;
        auto note = std::ranges::lower_bound(notes, span.first, {}, &trace::Note::step);
        painter_.setBrush(Qt::NoBrush);
        for (int shown = 0; note != notes.end() && note->step <= stepIndex_; ++note) {
            if (trace::info(trace_.steps[note->step].kind).shows != StepShow::Cuts) continue;
            const QRectF cut = view_.rectOf(note->rect);
            const double weight = note->step == stepIndex_ ? 2.0 : ++shown <= 3 ? 1.5 : 1.0;
            if (!isInView(cut)) continue;
            const bool isUpright = cut.height() > cut.width();
            const QPointF middle = cut.center();
            painter_.setPen(QPen(faded(colour_, 0.8), line() * weight, Qt::DashLine));
            if (isUpright) {
                painter_.drawLine(QPointF(middle.x(), cut.top()),
                                  QPointF(middle.x(), cut.bottom()));
            } else {
                painter_.drawLine(QPointF(cut.left(), middle.y()),
                                  QPointF(cut.right(), middle.y()));
            }
        }
    }

    /// Draws the trail back to the start of the maze, fading with distance.
    void paintTrail() {
        std::vector<grid::Point> stack =
            trace::backtrackStack(trace_, stepIndex_ + 1, kLongestTrail);
        // A tree that grows in several places has no single trail back: the trail ends at the first
        // jump.
        const auto jump = std::ranges::adjacent_find(stack, [](grid::Point a, grid::Point b) {
            return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) > kLongestStride;
        });
        if (jump != stack.end()) stack.erase(jump + 1, stack.end());
        if (stack.size() > 1) {
            paintFading(stack, kLongestTrail, 24);
        } else if (algorithmHas([](auto kind) { return kind == trace::StepKind::Walk; }) &&
                   !algorithmHas([](auto kind) { return kind == trace::StepKind::EraseLoop; })) {
            // For a walk without loop erasure, draws the latest cells.
            paintFading(trace::walkTrail(trace_, stepIndex_ + 1, kLongestWalk), kLongestWalk, 2);
        }
    }

    /// Draws a line through cells, in pieces of `pieceLength`, fading to nothing at `longest`
    /// cells.
    void paintFading(const std::vector<grid::Point>& cells, std::size_t longest,
                     std::size_t pieceLength) {
        painter_.setBrush(Qt::NoBrush);
        for (std::size_t from = 0; from + 1 < cells.size(); from += pieceLength) {
            QPolygonF piece;
            const std::size_t last = std::min(from + pieceLength, cells.size() - 1);
            for (std::size_t i = from; i <= last; ++i) {
                piece << view_.rectOf(cells[i]).center();
            }
            if (!isInView(piece.boundingRect().adjusted(-1, -1, 1, 1))) continue;
            const double age = static_cast<double>(from) / static_cast<double>(longest);
            const QColor colour = faded(colour_, 0.85 * (1 - age) * (1 - age));
            painter_.setPen(QPen(colour, std::max(1.5, view_.scale() * 0.16), Qt::SolidLine,
                                 Qt::FlatCap, Qt::RoundJoin));
            painter_.drawPolyline(piece);
        }
    }

    void paintRefusedRooms() {
        int shown = 0;
        const trace::StepIndex oldest =
            stepIndex_ > kRefusalSearch ? stepIndex_ - kRefusalSearch : 0;
        for (trace::StepIndex s = stepIndex_ + 1; s > oldest && shown < kShownRefusals; --s) {
            if (trace::info(trace_.steps[s - 1].kind).shows != StepShow::Refusal) continue;
            const double strength = 1 - static_cast<double>(shown++) / kShownRefusals;
            const trace::Note* note = trace_.noteOf(s - 1);
            if (note == nullptr) continue;
            const bool isNow = s == stepIndex_ + 1;
            const QColor colour =
                isNow ? faded(theme_.error, 0.95) : faded(theme_.mutedText, 0.7 * strength);
            painter_.setBrush(Qt::NoBrush);
            painter_.setPen(QPen(colour, line(), Qt::DashLine));
            paintFrame(note->rect);
        }
    }

    void paintFrame(const grid::Rect& cells) {
        const double inset = line() / 2;
        const QRectF rect = view_.rectOf(cells).adjusted(inset, inset, -inset, -inset);
        if (isInView(rect)) painter_.drawRect(rect);
    }

    void paintNote() {
        if (shows_ == StepShow::Refusal) return;
        const trace::Note* note = trace_.noteOf(stepIndex_);
        if (note == nullptr) return;
        painter_.setBrush(faded(colour_, 0.12));
        painter_.setPen(QPen(colour_, line() * 1.3));
        paintFrame(note->rect);
    }

    /// Draws the temporary inks of rewrite rules, with their letters if there is room.
    void paintInks() {
        const trace::InkTrack::Inks* inks = timeline_.inks();
        if (inks == nullptr) return;
        const double unit = view_.scale();
        for (int y = 0; y < inks->height(); ++y) {
            for (int x = 0; x < inks->width(); ++x) {
                const int ink = inks->at({x, y});
                if (ink == 0) continue;
                const QRectF cell = view_.rectOf(grid::Rect{x, y, 1, 1});
                if (isInView(cell)) paintRuleInk(painter_, cell, ink - 1, unit >= kLeastLetter);
            }
        }
    }

    /// Marks the area where the rule's pattern matched.
    void paintPattern() {
        const auto& program = trace_.stageOf(stepIndex_)->program;
        if (!program) return;
        const auto* rule = level::rewriting::findRule(*program, trace::rewriteRule(step_.detail));
        if (rule == nullptr) return;
        painter_.setBrush(faded(colour_, 0.12));
        painter_.setPen(QPen(colour_, line() * 1.3));
        paintFrame(
            patternAt(*rule, trace::rewriteSymmetry(step_.detail), trace_.initial.point(step_.at)));
    }

    void paintChanges() {
        if (step_.changes == 0 || step_.changes > kMostOutlined) return;
        // The frame of a placed room is already drawn.
        if (shows_ == StepShow::Room) return;
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(faded(colour_, 0.9), line()));
        for (const trace::CellChange& change : timeline_.changesOf(stepIndex_)) {
            paintFrame({change.cell.x, change.cell.y, 1, 1});
        }
    }

    /// Draws the tried directions around the cell that was carved from: a long thick line for the
    /// direction taken, a short one for each other free direction, a bar for each blocked one. The
    /// marks differ in form, not in colour alone.
    void paintTries() {
        if (view_.scale() < 6) return;
        const grid::DirectionSet free = trace::carveFree(step_.detail);
        const grid::Direction taken = trace::carveTaken(step_.detail);
        const QRectF from = view_.rectOf(trace_.initial.point(step_.at));
        const double unit = view_.scale();
        for (grid::Direction direction : grid::kDirections) {
            const grid::Point way = grid::offset(direction);
            const QPointF ahead(way.x, way.y);
            const QPointF aside(way.y, way.x);
            const QPointF middle = from.center();
            if (direction == taken) {
                painter_.setPen(QPen(colour_, line() * 2, Qt::SolidLine, Qt::RoundCap));
                painter_.drawLine(middle, middle + ahead * unit * 0.72);
            } else if (free.contains(direction)) {
                painter_.setPen(QPen(colour_, line() * 1.3, Qt::SolidLine, Qt::RoundCap));
                painter_.drawLine(middle + ahead * unit * 0.4, middle + ahead * unit * 0.8);
            } else {
                painter_.setPen(QPen(theme_.text, line() * 1.3, Qt::SolidLine, Qt::FlatCap));
                const QPointF wall = middle + ahead * unit * 0.4;
                painter_.drawLine(wall - aside * unit * 0.25, wall + aside * unit * 0.25);
            }
        }
    }

    /// Draws a ring around the head, or a dot where cells are too small for a ring.
    void paintHead() {
        const QRectF cell = view_.rectOf(headOf(trace_, stepIndex_));
        if (!isInView(cell.adjusted(-4, -4, 4, 4))) return;
        constexpr double kLeastRing = 8;
        const QPointF centre = cell.center();
        if (view_.scale() < kLeastRing) {
            const double radius = std::max(2.5, view_.scale() * 0.5);
            painter_.setPen(QPen(theme_.canvas, 1.5));
            painter_.setBrush(colour_);
            painter_.drawEllipse(centre, radius + 0.75, radius + 0.75);
            return;
        }
        painter_.setBrush(Qt::NoBrush);
        const double radius = view_.scale() * 0.5 + line();
        painter_.setPen(QPen(theme_.canvas, line() * 3));
        painter_.drawEllipse(centre, radius, radius);
        painter_.setPen(QPen(colour_, line() * 1.5));
        painter_.drawEllipse(centre, radius, radius);
    }

    QPainter& painter_;
    const trace::Timeline& timeline_;
    const trace::Trace& trace_;
    const trace::StepIndex stepIndex_;
    const trace::Step& step_;
    const StepShow shows_;
    const ViewTransform& view_;
    const Theme& theme_;
    const QColor colour_;
};

}  // namespace

grid::Point headOf(const trace::Trace& trace, trace::StepIndex step) {
    const trace::Step& record = trace.steps[step];
    const grid::Point at = trace.initial.point(record.at);
    if (trace::info(record.kind).shows != StepShow::Ways) return at;
    return at + grid::offset(trace::carveTaken(record.detail)) * trace::carveReach(record);
}

void paintStepMarks(QPainter& painter, const Moment& moment, const ViewTransform& view,
                    const Theme& theme) {
    painter.save();
    StepMarkPainter(painter, moment, view, theme).paint();
    painter.restore();
}

}  // namespace mazeloom::widgets
