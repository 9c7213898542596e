// SPDX-License-Identifier: MIT
// The ways in which a parameter's value varies: not at all, with the seed, or with the depth.
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "core/generate/shared/stage.h"
#include "core/level/recipe.h"

namespace mazeloom::widgets {

enum class VaryKind : std::uint8_t { Fixed, Range, OneOf, ByDepth };

/// Whether the parameter's values are numbers, between which other values lie.
bool isNumeric(const generate::ParameterInfo& info);

VaryKind kindOf(const level::ParameterValue& value);
/// Returns the ways in which a parameter can vary; the first is always Fixed.
std::vector<VaryKind> kindsOf(const generate::ParameterInfo& info);
/// Returns the kind's title in the menu: "Range, drawn per seed".
QString titleOf(VaryKind kind);
QString tipOf(VaryKind kind);

/// Returns the value with which a parameter starts to vary as `kind`. `value` is the fixed value
/// that the parameter has had until then.
level::ParameterValue begin(VaryKind kind, const generate::ParameterInfo& info, std::int64_t value);

/// Formats a value for display: "12", "40 %", "on", "Rooms and maze".
QString valueText(const generate::ParameterInfo& info, std::int64_t value);
/// Returns a value in the form in which a recipe stores it.
level::FixedValue fixedValue(const generate::ParameterInfo& info, std::int64_t value);
/// Returns the number that stands for `value`; the parameter's default if `value` is not valid.
std::int64_t numberOf(const generate::ParameterInfo& info, const level::FixedValue& value);

}  // namespace mazeloom::widgets
