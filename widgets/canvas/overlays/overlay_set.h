// SPDX-License-Identifier: MIT
// The overlays that there are, and their colours.
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
    QColor dark;
    KnownColours known;
    /// From near to far: from light to dark, through hues that all eyes tell apart.
    std::array<QColor, kHeats> heat;
};

/// Which of the heats stands for a distance.
int heatOf(analyse::Distances::Steps steps, analyse::Distances::Steps farthest);

}  // namespace mazeloom::widgets
