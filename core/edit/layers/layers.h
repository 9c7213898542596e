// SPDX-License-Identifier: MIT
// The layers of a canvas, each of which can be hidden, dimmed and locked separately. Their states
// are not stored in the pack.
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
    /// Whether the layer's content may be picked and edited; hidden content may not.
    bool isOpen() const { return !isLocked && !isHidden(); }

    friend bool operator==(const LayerState&, const LayerState&) = default;
};

class Layers {
  public:
    /// All layers are shown and unlocked, except that the notes are hidden: they cover parts of the
    /// level.
    Layers() { of(Layer::Notes).look = LayerLook::Hidden; }

    const LayerState& of(Layer layer) const { return states_[static_cast<std::size_t>(layer)]; }
    LayerState& of(Layer layer) { return states_[static_cast<std::size_t>(layer)]; }

    /// Whether any layer other than the notes has this look.
    bool anyOfMap(LayerLook look) const;

    friend bool operator==(const Layers&, const Layers&) = default;

  private:
    std::array<LayerState, kLayers> states_;
};

/// Returns the layer's id ("painted"), which stays stable for settings and actions.
std::string_view idOf(Layer layer);
/// Whether a canvas of this kind has the layer. A handcrafted room has only paint and objects.
bool hasLayer(level::Canvas canvas, Layer layer);

/// Returns the differences from the initial Layers(), as "painted:dimmed,locked kept:hidden"; empty
/// if there are none.
std::string textOf(const Layers& layers);
/// Parses the result of textOf(); ignores unknown words.
Layers layersFrom(std::string_view text);

/// Returns the layer of a cell of a generated map. `initial` is the cell before the first stage.
constexpr Layer layerOf(level::Cell now, level::Cell initial, bool isKept) {
    if (isKept) return Layer::Kept;
    constexpr auto kThing = level::Cell::kThing;
    return now.without(kThing) == initial.without(kThing) ? Layer::Painted : Layer::Generated;
}
/// Returns the layer of a thing that existed before the first stage. Generated things are in
/// Layer::Generated.
Layer layerOf(level::ThingKind kind, bool isKept);

/// Returns the cell as it is seen when some layers are hidden. Under generated cells lies paint;
/// under paint and pinned cells there is nothing.
inline level::Cell seenCell(level::Cell now, level::Cell initial, bool isKept,
                            const Layers& layers) {
    const Layer layer = layerOf(now, initial, isKept);
    if (!layers.of(layer).isHidden()) return now;
    const unsigned thing = now.bits() & unsigned{level::Cell::kThing};
    const bool showsPaint = layer == Layer::Generated && !layers.of(Layer::Painted).isHidden();
    const level::Cell below = showsPaint ? initial.without(level::Cell::kThing) : level::Cell();
    return level::Cell::fromBits(below.bits() | thing);
}

/// Returns the cells of `area` that are not pinned.
Area withoutKept(const Area& area, const level::KeptCells& kept);

}  // namespace mazeloom::edit
