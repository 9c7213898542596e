// SPDX-License-Identifier: MIT
// Draws overlays for the part of a level that is in view, and keeps the picture until something of
// it changes. What a cell is shows by a form, not by colour alone, wherever there is room for one.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <QImage>
#include <QRegion>

#include "core/analyse/distances.h"
#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

enum class Overlay : std::uint8_t { HiddenMaze, Traps, Coins, Reach, Distance, Kept };
inline constexpr int kOverlays = 6;

/// What it is called in settings and on the command line ("hidden-maze").
const char* idOf(Overlay overlay);
std::optional<Overlay> overlayOf(std::string_view id);
/// Of all of them.
std::span<const char* const> overlayIds();

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
    QColor kept;
    /// From near to far: from light to dark, through hues that all eyes tell apart.
    std::array<QColor, kHeats> heat;
};

/// Which of the heats stands for a distance.
int heatOf(analyse::Distances::Steps steps, analyse::Distances::Steps farthest);

class OverlayPicture {
  public:
    using Clock = std::chrono::steady_clock;

    /// Something that the picture is made from has changed: it is drawn anew, part by part, and
    /// shows what it showed until then.
    void forget() { isStale_ = true; }
    /// Draws those of `shown` that `scene` is about. `distances` may be null, or of another size:
    /// then what needs them is left out. What is missing at the deadline is left for the next
    /// frame; returns whether nothing is.
    bool paint(QPainter& painter, const CanvasScene& scene, OverlaySet shown,
               const analyse::Distances* distances, Clock::time_point deadline);

  private:
    /// What must be the same for anything of the picture to be of use.
    struct Look {
        QSize view;
        grid::Size level;
        double scale = 0;
        int theme = 0;  ///< its number
        OverlaySet shown;
        bool hasDistances = false;

        friend bool operator==(const Look&, const Look&) = default;
    };

    void scrollTo(QPoint origin, const QRect& pixels);

    Look look_;
    QImage picture_;  ///< of the view
    QPoint origin_;   ///< of the level, in it
    QRect pixels_;    ///< of the level, in it
    QRegion missing_;
    int nextRow_ = 0;  ///< where to go on drawing
    bool isStale_ = true;
    std::vector<QImage> sprites_;  ///< forms, at this scale
};

}  // namespace mazeloom::widgets
