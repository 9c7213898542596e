// SPDX-License-Identifier: MIT
// The map of a descent as its hero knows it: what is seen in full colour, what was seen before
// dimmed, all else blank. It shows what it is given and decides nothing; of a turn it draws the
// cells that look different after it.
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
    /// A moment of a run; both are looked at until the next call. Null: nothing is shown.
    void showState(const play::descent::State* state, const play::descent::Dungeon* dungeon);
    /// The fireball, over what is shown.
    void showFire(std::optional<grid::Point> cell);

    /// The designer's X-ray: the whole map, all who are there, and where the hero would wake them.
    void setXRay(bool xRay);
    bool hasXRay() const { return xRay_; }

    /// What a player knows to be on a cell, in words; empty where there is nothing to say.
    QString describe(grid::Point cell) const;
    /// The hero's place in words, for screen readers; empty if there is no run.
    QString describePlace() const;
    /// The cell that the hero walked against, in words; empty if `since` has no such bump.
    QString bumpWords(const play::descent::Happenings& since) const;
    /// Cells that were drawn so far.
    std::int64_t drawnCells() const { return drawnCells_; }

    QSize sizeHint() const override { return {720, 480}; }

  protected:
    void layOut() override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// All that a cell's picture depends on.
    struct CellLook {
        Material material = Material::Void;
        Symbol symbol = Symbol::None;
        std::uint8_t joins = 0;
        bool isKnown = false;
        bool isSeen = false;
        bool isDark = false;
        bool hasThing = false;
        bool isEnchanted = false;
        bool isHidden = false;  ///< a thing that only the X-ray shows
        level::ThingKind thing = level::ThingKind::Hero;
        std::uint8_t health = kHealthy;  ///< of a monster, in so many parts
        std::int16_t own = -1;           ///< as Thing::own: the game passes it by
        std::uint8_t watchers = 0;       ///< monsters that would act if the hero were here
        bool hasTrack = false;           ///< of the boss below
        std::uint8_t glow = 0;           ///< as play::descent::glowAt() says

        static constexpr std::uint8_t kHealthy = 16;

        friend bool operator==(const CellLook&, const CellLook&) = default;
    };

    // descent_view.cpp: place, and what has changed
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
    void drawHealth(QPainter& painter, const QRectF& where, int health) const;
    static void drawTrack(QPainter& painter, const QRectF& where, const QColor& colour);
    const QPixmap& art(level::ThingKind kind, bool enchanted);

    Theme theme_;
    Theme dungeon_;  ///< the theme's colours below the ground
    Glyphs glyphs_ = Glyphs::Letters;
    const play::descent::State* state_ = nullptr;
    const play::descent::Dungeon* rules_ = nullptr;
    bool xRay_ = false;
    std::optional<grid::Point> fire_;

    grid::Size board_;
    grid::Rect shownCells_;        ///< that lie in the widget
    std::vector<CellLook> shown_;  ///< their looks, row by row
    std::map<std::pair<int, int>, int> watchers_;
    /// The objects of the pack's own kinds on a floor, and that floor's map.
    ThingIndex ownThings_;
    const level::Map* ownOf_ = nullptr;
    std::unique_ptr<SpriteSheet> sprites_;
    std::map<std::pair<level::ThingKind, bool>, QPixmap> art_;
    QPixmap fireArt_;
    std::int64_t drawnCells_ = 0;
};

}  // namespace mazeloom::widgets
