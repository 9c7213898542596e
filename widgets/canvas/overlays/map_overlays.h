// SPDX-License-Identifier: MIT
// What a designer wants to see of a level at a glance, laid over it: the hidden maze, traps, coins,
// where the hero can go, how far that is, and what can be known.
#pragma once

#include <cstdint>

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
    /// Belongs to `canvas`, and lies over its level at once. `player` outlives it.
    MapOverlays(Canvas& canvas, Player& player);

    bool isShown(Overlay overlay) const { return shown_.contains(overlay); }
    void setShown(Overlay overlay, bool shown);

    /// Which numbers a player sees by whom things can be known.
    void setNumbers(play::temple::Numbers numbers) { known_.setNumbers(numbers); }

    /// Whether all that is shown is of the shown moment.
    bool isUpToDate() const;

    /// What the overlays that are shown know of a cell, in words; empty where that is nothing.
    QString describe(grid::Point cell) const;

    void paint(QPainter& painter, const CanvasScene& scene) const override;
    bool isSettled() const override { return isSettled_; }

  signals:
    /// Others are shown, or they know more.
    void changed();

  private:
    const analyse::Distances* distances() const;
    const analyse::explain::KnownMap* known() const;
    QString describeDistance(grid::Point cell) const;
    QString describeKnown(grid::Point cell) const;
    /// The numbers that what is known of the cell under the pointer follows from.
    void paintReasons(QPainter& painter, const CanvasScene& scene,
                      const analyse::explain::KnownMap& known) const;

    const Canvas& canvas_;
    Player& player_;
    OverlaySet shown_;
    mutable DistanceSource source_;
    mutable KnownSource known_;
    mutable OverlayPicture picture_;
    mutable bool isSettled_ = true;
};

}  // namespace mazeloom::widgets
