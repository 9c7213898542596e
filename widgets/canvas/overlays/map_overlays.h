// SPDX-License-Identifier: MIT
// Overlays that show a level's properties at a glance: the hidden maze, traps, coins, the cells
// that the hero can reach, their distances, and what a player can know.
#pragma once

#include <cstdint>
#include <optional>

#include <QImage>
#include <QObject>

#include "widgets/canvas/canvas_tool.h"
#include "widgets/canvas/overlays/distance_source.h"
#include "widgets/canvas/overlays/known_source.h"
#include "widgets/canvas/overlays/overlay_picture.h"

namespace mazeloom::widgets {

class Canvas;

class MapOverlays final : public QObject, public CanvasLayer {
    Q_OBJECT

  public:
    /// Becomes a child of `canvas` and its ground layer. `player` must outlive the overlays.
    MapOverlays(Canvas& canvas, Player& player);

    bool isShown(Overlay overlay) const { return shown_.contains(overlay); }
    void setShown(Overlay overlay, bool shown);

    /// Sets which numbers the player of a temple sees; knowledge is deduced from them.
    void setNumbers(play::temple::Numbers numbers) { known_.setNumbers(numbers); }

    /// Whether all displayed results belong to the shown position.
    bool isUpToDate() const;

    /// Returns what the visible overlays show about a cell, in words; empty if they show nothing.
    QString describe(grid::Point cell) const;

    void paint(QPainter& painter, const CanvasScene& scene) const override;
    bool isSettled() const override { return isSettled_; }

  signals:
    /// Emitted when other overlays are shown, or the shown ones have newer results.
    void changed();

  private:
    const analyse::Distances* distances() const;
    const analyse::explain::KnownMap* known() const;
    /// Returns the cell of the recorded deduction at the shown position, which the overlay then
    /// explains; nullopt if there is none.
    std::optional<grid::Point> lastDeduced() const;

    const Canvas& canvas_;
    Player& player_;
    OverlaySet shown_;
    mutable DistanceSource source_;
    mutable KnownSource known_;
    mutable OverlayPicture picture_;
    mutable bool isSettled_ = true;
};

}  // namespace mazeloom::widgets
