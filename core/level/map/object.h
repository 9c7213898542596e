// SPDX-License-Identifier: MIT
// A thing on a cell with its data: a console's text, an emitter's beam.
#pragma once

#include <string>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/level/map/properties.h"
#include "core/level/map/thing.h"
#include "core/level/map/translations.h"

namespace mazeloom::level {

/// Ticks of the temple game in a second (RULES.md T-1.1).
inline constexpr int kTicksPerSecond = 60;

/// When an emitter's beam burns, in ticks (RULES.md T-8): `on` ticks on and `off` ticks off,
/// repeatedly, as if `phase` ticks had passed before the level starts.
struct Beam {
    static constexpr int kMaxTicks = 10 * 60 * kTicksPerSecond;

    int on = kTicksPerSecond;  ///< 1–kMaxTicks
    int off = 0;               ///< 0–kMaxTicks; 0 = always on, whatever `on` says
    int phase = 0;             ///< 0–2 kMaxTicks

    friend bool operator==(const Beam&, const Beam&) = default;
};

/// A thing that the designer placed, or that generation placed with data beyond its kind.
struct Object {
    std::string id;  ///< unique in its level; may be empty
    ThingKind kind = ThingKind::Hero;
    grid::Point at;
    grid::Direction direction = grid::Direction::Right;  ///< emitters: where the beam goes
    std::string text;                                    ///< consoles: what they show
    /// The keys that this version does not know, as JSON text. They are written again when the pack
    /// is saved.
    std::string more;
    Beam beam = {};                               ///< emitters: when it burns
    Translations<std::string> translations = {};  ///< consoles: their text in other languages
    Properties properties = {};
    std::string own = {};  ///< the id of its kind if that is one of the pack's own

    friend bool operator==(const Object&, const Object&) = default;
};

/// Moves the object, and the cells that its properties name, to `placeOf(cell)`.
template <typename PlaceOf>
void relocate(Object& object, const PlaceOf& placeOf) {
    object.at = placeOf(object.at);
    relocate(object.properties, placeOf);
}

}  // namespace mazeloom::level
