// SPDX-License-Identifier: MIT
// Draws overlays for the part of a level that is in view, and keeps the picture until something of
// it changes. What a cell is shows by a form, not by colour alone, wherever there is room for one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include <QImage>

#include "core/analyse/distances.h"
#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

enum class Overlay : std::uint8_t { HiddenMaze, Traps, Coins, Reach, Distance };
inline constexpr int kOverlays = 5;

class OverlaySet {
  public:
    bool contains(Overlay overlay) const { return (bits_ & bit(overlay)) != 0; }
    void set(Overlay overlay, bool on) {
        bits_ = on ? bits_ | bit(overlay) : bits_ & ~bit(overlay);
    }
    bool isEmpty() const { return bits_ == 0; }
    friend bool operator==(OverlaySet, OverlaySet) = default;

  private:
    static constexpr unsigned bit(Overlay overlay) { return 1u << static_cast<unsigned>(overlay); }
    unsigned bits_ = 0;
};

/// What the overlays' colours are.
struct OverlayColours {
    explicit OverlayColours(const Theme& theme);

    static constexpr int kHeats = 64;

    QColor maze;
    QColor trap;
    QColor coin;
    QColor reached;
    QColor overTraps;
    QColor never;
    /// From near to far: from light to dark, through hues that all eyes tell apart.
    std::array<QColor, kHeats> heat;
};

/// Which of the heats stands for a distance.
int heatOf(analyse::Distances::Steps steps, analyse::Distances::Steps farthest);

class OverlayPicture {
  public:
    /// Something that the pictures are made from has changed.
    void forget() { picture_ = {}; }
    /// Draws those of `shown` that `scene` is about. `distances` may be null, or of another size:
    /// then what needs them is left out.
    void paint(QPainter& painter, const CanvasScene& scene, OverlaySet shown,
               const analyse::Distances* distances);

  private:
    struct Place {
        QRect pixels;
        QPoint origin;
        double scale = 0;
        bool isDark = false;
        OverlaySet shown;
        const analyse::Distances* distances = nullptr;

        friend bool operator==(const Place&, const Place&) = default;
    };

    Place place_;
    QImage picture_;
};

}  // namespace mazeloom::widgets
