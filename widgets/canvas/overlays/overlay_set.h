// SPDX-License-Identifier: MIT
// The list of overlays. Each overlay has its own file.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

// To add an overlay, add a file `…_overlay.cpp` in this folder with a namespace of the same name,
// and a line to this list. The menu, command line and legend use the list's order.
#define MAZELOOM_OVERLAYS(OVERLAY)   \
    OVERLAY(hidden_maze, HiddenMaze) \
    OVERLAY(traps, Traps)            \
    OVERLAY(coins, Coins)            \
    OVERLAY(reach, Reach)            \
    OVERLAY(distance, Distance)      \
    OVERLAY(known, Known)            \
    OVERLAY(kept, Kept)              \
    OVERLAY(dark, Dark)

namespace mazeloom::widgets {

#define MAZELOOM_NAME_OVERLAY(file, name) name,
enum class Overlay : std::uint8_t { MAZELOOM_OVERLAYS(MAZELOOM_NAME_OVERLAY) };
#undef MAZELOOM_NAME_OVERLAY

#define MAZELOOM_COUNT_OVERLAY(file, name) +1
inline constexpr int kOverlays = 0 MAZELOOM_OVERLAYS(MAZELOOM_COUNT_OVERLAY);
#undef MAZELOOM_COUNT_OVERLAY

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

}  // namespace mazeloom::widgets
