// SPDX-License-Identifier: MIT
// The list of all properties.
#pragma once

#include <span>
#include <string_view>

#include "core/analyse/over_time/property.h"

namespace mazeloom::analyse {

/// Returns all properties in the order in which menus and lanes show them.
std::span<const Property* const> properties();
/// Returns the property with this id; null if there is none.
const Property* findProperty(std::string_view id);

}  // namespace mazeloom::analyse
