// SPDX-License-Identifier: MIT
// Measures and their values in the user's language.
#pragma once

#include <cstdint>
#include <optional>

#include <QString>

#include "core/analyse/facts/measure.h"

namespace mazeloom::widgets {

QString titleOf(const analyse::Measure& measure);
QString sentenceOf(const analyse::Measure& measure);
/// Returns a value with the user's thousands separators; a dash if it is nullopt.
QString valueText(const std::optional<std::int64_t>& value);
/// Returns a measure's title and value: "Dead ends: 12".
QString valueLine(const analyse::Measure& measure, const std::optional<std::int64_t>& value);

}  // namespace mazeloom::widgets
