// SPDX-License-Identifier: MIT
// How a parameter's value varies: not at all, or with the seed or depth.
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "core/generate/shared/stage.h"
#include "core/level/recipe.h"

namespace mazeloom::widgets {

enum class VaryKind : std::uint8_t { Fixed, Range, OneOf, ByDepth };

/// Whether the values are numbers, with others between them.
bool isNumeric(const generate::ParameterInfo& info);

VaryKind kindOf(const level::ParameterValue& value);
/// Returns the kinds that a parameter can have; the first is always Fixed.
std::vector<VaryKind> kindsOf(const generate::ParameterInfo& info);
/// Returns the title in the menu: "Range, drawn per seed".
QString titleOf(VaryKind kind);
QString tipOf(VaryKind kind);

/// Returns the first value of a parameter that starts to vary as `kind`; `value` is its old one.
level::ParameterValue begin(VaryKind kind, const generate::ParameterInfo& info, std::int64_t value);

/// Formats a value for display: "12", "40 %", "on", "Rooms and maze".
QString valueText(const generate::ParameterInfo& info, std::int64_t value);
/// Returns a value as a recipe stores it.
level::FixedValue fixedValue(const generate::ParameterInfo& info, std::int64_t value);
/// Returns the standard if `value` is not valid for the parameter.
std::int64_t numberOf(const generate::ParameterInfo& info, const level::FixedValue& value);

}  // namespace mazeloom::widgets
