// SPDX-License-Identifier: MIT
// The map of a descent as its hero knows it: cells in sight in full colour, remembered cells
// dimmed, all others blank. It only displays the given state. After a turn it redraws only the
// cells whose look has changed.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QPixmap>

#include "core/grid/grid.h"
#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/level/map/thing.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/happening.h"
#include "core/play/descent/state/state.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/play/board/board_view.h"
#include "widgets/play/descent/descent_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

struct ShownDescent;

class DescentView : public BoardView {
    Q_OBJECT

  public:
    explicit DescentView(QWidget* parent = nullptr);
    ~DescentView() override;

    void setTheme(const Theme& theme);
    void setGlyphs(Glyphs glyphs);
    Glyphs glyphs() const { return glyphs_; }
    /// Shows a moment of a run; both arguments must stay valid until the next call. A null state
    /// shows nothing.
    void showState(const play::descent::State* state, const play::descent::Dungeon* dungeon);
    /// Sets whether fireballs and thrusts are bright pictures; otherwise they are frames.
    void setFlashes(bool hasFlashes);
    /// Draws the fireball on a cell; nullopt: draws none.
    void showFire(std::optional<grid::Point> cell);

    /// Sets the designer's X-ray: it shows the whole map with all figures, and the cells where
    /// monsters would notice the hero.
    void setXRay(bool xRay);
    bool hasXRay() const { return xRay_; }

    /// Keeps this cell in view instead of the hero; nullopt: keeps the hero in view.
    void followCell(std::optional<grid::Point> cell);
    /// Returns the hero's cell. Requires that a run is shown, like the next three functions.
    grid::Point heroCell() const { return state_->hero.at; }
    /// Returns the cell of the floor that is nearest to `cell`.
    grid::Point nearestCell(grid::Point cell) const;
    /// Returns all that a player knows about a cell, as widgets::lookWords() does.
    QString lookWords(grid::Point cell) const;
    /// Returns the cells that widgets::sightsOf() finds.
    std::vector<grid::Point> sights() const;

    /// Returns what a player knows about a cell, in words; empty if there is nothing to say.
    QString describe(grid::Point cell) const;
    /// Returns the hero's place in words, for screen readers; empty if there is no run.
    QString describePlace() const;
    /// Returns a description of the cell that the hero bumped into; empty if `since` has no bump.
    QString bumpWords(const play::descent::Happenings& since) const;
    /// The number of cells drawn so far.
    std::int64_t drawnCells() const { return drawnCells_; }

    QSize sizeHint() const override { return {720, 480}; }

  protected:
    void layOut() override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// Everything that the picture of a cell depends on.
    struct CellLook {
        Material material = Material::Void;
        Symbol symbol = Symbol::None;
        std::uint8_t joins = 0;
        bool isKnown = false;
        bool isSeen = false;
        bool isDark = false;
        bool hasThing = false;
        bool isEnchanted = false;
        bool isHidden = false;  ///< only the X-ray shows the object
        level::ThingKind thing = level::ThingKind::Hero;
        std::uint8_t health = kHealthy;  ///< a monster's health, 1 … kHealthy
        std::int16_t own = -1;           ///< as Thing::own; has no effect in the game
        std::uint8_t watchers = 0;       ///< monsters that would act if the hero were here
        bool hasTrack = false;           ///< a track of the boss, who is on a floor below
        std::uint8_t glow = 0;           ///< as returned by play::descent::glowAt()

        static constexpr std::uint8_t kHealthy = 16;

        friend bool operator==(const CellLook&, const CellLook&) = default;
    };

    // descent_view.cpp: place and changes
    bool followHero();
    void look();
    void lookAnew();
    ShownDescent shown() const;
    bool isKnown(grid::Point cell) const;
    unsigned joinsOf(grid::Point cell) const;
    CellLook lookOfCell(grid::Point cell) const;
    void addThing(grid::Point cell, CellLook& look) const;
    void findWatchers();

    // descent_view_paint.cpp
    void drawCell(QPainter& painter, grid::Point cell, const CellLook& look);
    void drawFire(QPainter& painter, const QRectF& where);
    void drawHealth(QPainter& painter, const QRectF& where, int health) const;
    static void drawTrack(QPainter& painter, const QRectF& where, const QColor& colour);
    const QPixmap& art(level::ThingKind kind, bool enchanted);

    Theme theme_;
    Theme dungeon_;  ///< the theme with the dungeon's ground colours
    Glyphs glyphs_ = Glyphs::Letters;
    const play::descent::State* state_ = nullptr;
    const play::descent::Dungeon* rules_ = nullptr;
    bool xRay_ = false;
    bool hasFlashes_ = true;
    std::optional<grid::Point> fire_;
    std::optional<grid::Point> followed_;  ///< kept in view instead of the hero

    grid::Size board_;
    grid::Rect shownCells_;        ///< cells that are visible in the widget
    std::vector<CellLook> shown_;  ///< the looks of shownCells_, row by row
    std::map<std::pair<int, int>, int> watchers_;
    /// The objects of the pack's own kinds on a floor, and the map of that floor.
    ThingIndex ownThings_;
    const level::Map* ownOf_ = nullptr;
    std::unique_ptr<SpriteSheet> sprites_;
    std::map<std::pair<level::ThingKind, bool>, QPixmap> art_;
    std::map<play::descent::Spell, QPixmap> boltArt_;
    std::int64_t drawnCells_ = 0;
};

}  // namespace mazeloom::widgets
