// SPDX-License-Identifier: MIT
// Overlays that show a level's properties at a glance: the hidden maze, traps, coins, the cells
// that the hero can reach, their distances, and what can be known.
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
    /// Becomes a child of `canvas`, and its ground layer. `player` must outlive it.
    MapOverlays(Canvas& canvas, Player& player);

    bool isShown(Overlay overlay) const { return shown_.contains(overlay); }
    void setShown(Overlay overlay, bool shown);

    /// Sets which numbers the player sees from whom knowledge is deduced.
    void setNumbers(play::temple::Numbers numbers) { known_.setNumbers(numbers); }

    /// Whether everything shown belongs to the shown position.
    bool isUpToDate() const;

    /// Returns what the visible overlays know of a cell, in words; empty if nothing.
    QString describe(grid::Point cell) const;

    void paint(QPainter& painter, const CanvasScene& scene) const override;
    bool isSettled() const override { return isSettled_; }

  signals:
    /// Other overlays are shown, or they have newer results.
    void changed();

  private:
    const analyse::Distances* distances() const;
    const analyse::explain::KnownMap* known() const;
    /// Returns the cell of the recorded deduction that is shown, while the overlay explains it.
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
