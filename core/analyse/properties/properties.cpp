// SPDX-License-Identifier: MIT
#include "core/analyse/properties/properties.h"

#include <algorithm>
#include <array>

namespace mazeloom::analyse {

extern const Property connectedProperty;
extern const Property heroPlacedProperty;
extern const Property roomDoorsProperty;
extern const Property noDeadEndsProperty;
extern const Property perfectMazeProperty;
extern const Property perfectAislesProperty;
extern const Property goodsReachableProperty;
extern const Property promisesKeptProperty;
extern const Property deducibleProperty;
extern const Property winnableProperty;

namespace {

// A new property needs its own file, a line here and a declaration above.
constexpr std::array kProperties{
    &connectedProperty,   &heroPlacedProperty,    &roomDoorsProperty,      &noDeadEndsProperty,
    &perfectMazeProperty, &perfectAislesProperty, &goodsReachableProperty, &promisesKeptProperty,
    &deducibleProperty,   &winnableProperty,
};

}  // namespace

std::span<const Property* const> properties() {
    return kProperties;
}

const Property* findProperty(std::string_view id) {
    const auto found = std::ranges::find(kProperties, id, &Property::id);
    return found == kProperties.end() ? nullptr : *found;
}

}  // namespace mazeloom::analyse
