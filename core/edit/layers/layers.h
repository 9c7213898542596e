// SPDX-License-Identifier: MIT
// The layers that a sheet is seen in on the canvas, each of which can be hidden, dimmed and locked
// by itself. How they are seen is no part of a pack.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/edit/area/area.h"
#include "core/level/map/cell.h"
#include "core/level/map/kept.h"
#include "core/level/map/terrain.h"
#include "core/level/map/thing.h"

namespace mazeloom::edit {

enum class Layer : std::uint8_t { Painted, Kept, Generated, Objects, Paths, Notes };
inline constexpr int kLayers = 6;
inline constexpr std::array<Layer, kLayers> kAllLayers{
    Layer::Painted, Layer::Kept, Layer::Generated, Layer::Objects, Layer::Paths, Layer::Notes};

enum class LayerLook : std::uint8_t { Shown, Dimmed, Hidden };

struct LayerState {
    LayerLook look = LayerLook::Shown;
    bool isLocked = false;

    bool isHidden() const { return look == LayerLook::Hidden; }
    bool isDimmed() const { return look == LayerLook::Dimmed; }
    /// Whether what is in it may be picked and edited: nobody edits what cannot be seen.
    bool isOpen() const { return !isLocked && !isHidden(); }

    friend bool operator==(const LayerState&, const LayerState&) = default;
};

class Layers {
  public:
    /// All shown and open, but for the notes: these cover a part of the level.
    Layers() { of(Layer::Notes).look = LayerLook::Hidden; }

    const LayerState& of(Layer layer) const { return states_[static_cast<std::size_t>(layer)]; }
    LayerState& of(Layer layer) { return states_[static_cast<std::size_t>(layer)]; }

    /// Whether a layer that map cells or things are in has this look.
    bool anyOfMap(LayerLook look) const;

    friend bool operator==(const Layers&, const Layers&) = default;

  private:
    std::array<LayerState, kLayers> states_;
};

/// Stable, for settings and actions ("painted").
std::string_view idOf(Layer layer);
/// Whether such a sheet has this layer: a handcrafted room is painted and has objects.
bool hasLayer(level::Canvas canvas, Layer layer);

/// What differs from Layers(), as "painted:dimmed,locked kept:hidden"; empty where nothing does.
std::string textOf(const Layers& layers);
/// The other way; what makes no sense is left out.
Layers layersFrom(std::string_view text);

/// The layer that a cell of a generated map is in. `initial` is the cell before the first stage.
constexpr Layer layerOf(level::Cell now, level::Cell initial, bool isKept) {
    if (isKept) return Layer::Kept;
    constexpr auto kThing = level::Cell::kThing;
    return now.without(kThing) == initial.without(kThing) ? Layer::Painted : Layer::Generated;
}
/// The layer of a thing that was there before the first stage; generation's are in Generated.
Layer layerOf(level::ThingKind kind, bool isKept);

/// The cell as it is seen where some layers are hidden: what is generated leaves what is painted;
/// nothing is below that, nor below what is kept.
inline level::Cell seenCell(level::Cell now, level::Cell initial, bool isKept,
                            const Layers& layers) {
    const Layer layer = layerOf(now, initial, isKept);
    if (!layers.of(layer).isHidden()) return now;
    const unsigned thing = now.bits() & unsigned{level::Cell::kThing};
    const bool showsPaint = layer == Layer::Generated && !layers.of(Layer::Painted).isHidden();
    const level::Cell below = showsPaint ? initial.without(level::Cell::kThing) : level::Cell();
    return level::Cell::fromBits(below.bits() | thing);
}

/// The cells of `area` that are not kept.
Area withoutKept(const Area& area, const level::KeptCells& kept);

}  // namespace mazeloom::edit
