// SPDX-License-Identifier: MIT
// A temple attempt as its player sees it: one glyph per cell, numbers, and moving objects, which
// are drawn between the cells of the simulation. It only displays the given state.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QPixmap>
#include <QRegion>

#include "core/grid/point.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/happening.h"
#include "core/play/temple/state/state.h"
#include "core/play/temple/track.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/play/board/board_tiles.h"
#include "widgets/play/board/board_view.h"
#include "widgets/play/temple/temple_hints.h"
#include "widgets/play/temple/temple_words.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class TempleView : public BoardView {
    Q_OBJECT

  public:
    explicit TempleView(QWidget* parent = nullptr);
    ~TempleView() override;

    void setTheme(const Theme& theme);
    /// Shows the field of another attempt; null: shows nothing.
    void setField(std::shared_ptr<const play::temple::Field> field);
    /// Shows a state at `thousandths` of the way to the next tick. `since` holds the events since
    /// the last call; it is empty after a jump in time, such as a rewind.
    void showState(const play::temple::State& state, int thousandths,
                   const play::temple::Happenings& since);

    void setNumbers(play::temple::Numbers numbers);
    play::temple::Numbers numbers() const { return numbers_; }
    /// Sets the designer's X-ray: shows the hidden maze, the traps, the reach of all beams, the
    /// paths, and the cells that the boss sees.
    void setXRay(bool xRay);
    bool hasXRay() const { return xRay_; }
    /// Sets whether traps are drawn, as after the end of an attempt. Painted traps are not drawn,
    /// since every attempt has the same ones.
    void setTrapsShown(bool areShown);
    bool areTrapsShown() const { return areTrapsShown_; }
    /// Sets whether explosions and beams may flash; otherwise each has a still sign.
    void setFlashes(bool hasFlashes);
    /// Sets the speed at which time passes, in percent. An explosion or a beam that would flash
    /// more than three times in a second of real time has a still sign (WCAG 2.2, 2.3.1).
    void setSpeed(int percent) { speed_ = percent; }
    /// Shows a ghost that takes this way through the attempt (RULES.md T-22); null: none. A new
    /// field has no ghost.
    void setGhost(std::shared_ptr<const play::temple::Track> track);
    bool hasGhost() const { return ghostPlace().has_value(); }
    /// Shows a hint on the board; nullopt: none.
    void setHint(std::optional<HintMarks> hint);
    const std::optional<HintMarks>& hint() const { return hint_; }

    /// Returns a description of events, in words; empty if no event needs one.
    QString newsWords(const play::temple::Happenings& since) const;

    QSize sizeHint() const override { return {960, 640}; }

  protected:
    void layOut() override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// An effect that stays visible for a while after its event.
    struct Trace {
        static constexpr std::int64_t kTicks = 30;

        play::temple::What what;
        grid::Point at;
        int radius = 0;
        std::int64_t tick = 0;
        bool isFlash = true;  ///< it grows and fades; otherwise it is a still frame
    };
    /// A boss's current step. Bosses may step at any tick, so the view stores the start cell and
    /// tick.
    struct Walk {
        grid::Point from;
        grid::Point to;
        std::int64_t tick = 0;
    };

    // temple_view.cpp: time and place
    void takeChanges(const play::temple::State& state);
    /// Announces the hero's place after a step, or when a neighbouring cell has changed.
    /// `wasWalking`: whether a move was under way in the previous state.
    void sayPlace(bool wasWalking);
    ShownTemple shown() const;
    QPointF placeOf(const play::temple::Footprint& print) const;
    QPointF heroPlace() const;
    /// Returns the ghost's place; nullopt if there is none at this moment.
    std::optional<QPointF> ghostPlace() const;
    QPointF bugPlace(const play::temple::Bug& bug) const;
    QPointF bossPlace(std::size_t boss) const;
    QRectF rectAt(QPointF cell, int size = 1) const { return geometry().rectAt(cell, size); }
    /// Whether a cell may get bright and dark again each time that so many ticks have passed.
    bool mayFlashEach(std::int64_t ticks) const;
    /// Whether an explosion that begins now may flash.
    bool mayBlastFlash() const;
    double now() const { return static_cast<double>(state_.tick) + thousandths_ / 1000.0; }

    // temple_view_cells.cpp: static parts
    void drawCell(QPainter& painter, grid::Point cell, const QRect& where);
    /// Returns the pack's own kind of the object on a cell; null if there is none.
    const level::OwnKind* ownAt(grid::Point cell) const;
    /// Whether an object on the cell is drawn over its number.
    bool hasThing(grid::Point cell) const;
    /// Returns the lower right part of a cell, for its number if an object shares the cell.
    static QRect numberCorner(const QRect& cell);
    /// Returns the upper left part of a cell, for its trap if the cell also shows a number.
    static QRect trapCorner(const QRect& cell);
    const QPixmap& symbol(Symbol symbol);
    const QPixmap& number(int number);

    // temple_view_paint.cpp: moving parts
    QRegion movingRegion() const;
    void paintBeams(QPainter& painter) const;
    /// Draws the frame of a beam that switches without a flash.
    void paintStillBeam(QPainter& painter, const QLineF& line, double width, bool burns) const;
    /// Whether a boss lives and hears the hero move.
    bool hears(std::size_t boss) const;
    void paintHearing(QPainter& painter, grid::Point boss) const;
    void paintMovers(QPainter& painter);
    void paintGhost(QPainter& painter);
    void paintHero(QPainter& painter);
    void paintExplosives(QPainter& painter);
    QColor colourOf(const Trace& trace) const;
    void paintTraces(QPainter& painter) const;
    /// Draws a frame around what the event concerns.
    void paintStillTrace(QPainter& painter, const Trace& trace) const;
    void paintXRay(QPainter& painter) const;
    void paintTimings(QPainter& painter) const;

    // temple_view_hint.cpp
    void paintHint(QPainter& painter);
    void paintChance(QPainter& painter, grid::Point cell, int permille, const QColor& colour) const;

    Theme theme_;
    std::shared_ptr<const play::temple::Field> field_;
    play::temple::State state_;
    int thousandths_ = 0;
    play::temple::Numbers numbers_ = play::temple::Numbers::All;
    bool xRay_ = false;
    bool hasFlashes_ = true;
    int speed_ = 100;
    bool areTrapsShown_ = false;
    std::optional<HintMarks> hint_;

    BoardTiles tiles_;
    std::unique_ptr<SpriteSheet> sprites_;
    std::vector<QPixmap> symbols_;
    std::vector<QPixmap> digits_;
    ThingIndex ownThings_;  ///< the pack's own kinds, which have no effect in the game

    play::temple::Footprint hero_;
    std::shared_ptr<const play::temple::Track> ghost_;
    std::vector<Walk> walks_;
    std::vector<Trace> traces_;
    QRegion lastMoving_;
    QString lastPlace_;  ///< last announcement, without distant bugs and bosses
};

}  // namespace mazeloom::widgets
