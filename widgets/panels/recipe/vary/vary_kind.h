// SPDX-License-Identifier: MIT
// The ways in which a parameter has a value: one for all seeds and depths, or another for each.
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "core/generate/stage/stage.h"
#include "core/level/recipe.h"

namespace mazeloom::widgets {

enum class VaryKind : std::uint8_t { Fixed, Range, OneOf, ByDepth };

/// Whether its values are numbers, with others between them.
bool isNumeric(const generate::ParameterInfo& info);

VaryKind kindOf(const level::ParameterValue& value);
/// Those that a parameter can have; Fixed is always the first of them.
std::vector<VaryKind> kindsOf(const generate::ParameterInfo& info);
/// As in the menu: "Range, drawn per seed".
QString titleOf(VaryKind kind);
QString tipOf(VaryKind kind);

/// What a parameter begins with when it varies in another way; `value` is what it was.
level::ParameterValue begin(VaryKind kind, const generate::ParameterInfo& info, std::int64_t value);

/// A value as people read it: "12", "40 %", "on", "Rooms and maze".
QString valueText(const generate::ParameterInfo& info, std::int64_t value);
/// A value as a recipe writes it.
level::FixedValue fixedValue(const generate::ParameterInfo& info, std::int64_t value);
/// The standard where it is none of the parameter's.
std::int64_t numberOf(const generate::ParameterInfo& info, const level::FixedValue& value);

}  // namespace mazeloom::widgets
