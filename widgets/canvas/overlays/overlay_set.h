// SPDX-License-Identifier: MIT
// The overlays and their colours.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <QColor>

#include "core/analyse/distances.h"
#include "widgets/known/known_art.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

enum class Overlay : std::uint8_t { HiddenMaze, Traps, Coins, Reach, Distance, Known, Kept, Dark };
inline constexpr int kOverlays = 8;

/// Returns an overlay's id in settings and on the command line ("hidden-maze").
const char* idOf(Overlay overlay);
std::optional<Overlay> overlayOf(std::string_view id);
/// Returns the ids of all overlays.
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

/// The overlays' colours.
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
    QColor dark;
    KnownColours known;
    /// From near to far: from light to dark, through hues that colour-blind people can tell apart.
    std::array<QColor, kHeats> heat;
};

/// Returns the index of the heat for a distance.
int heatOf(analyse::Distances::Steps steps, analyse::Distances::Steps farthest);

}  // namespace mazeloom::widgets
