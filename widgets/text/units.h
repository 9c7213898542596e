// SPDX-License-Identifier: MIT
// Numbers and their units in wrapped texts.
#pragma once

#include <QString>

namespace mazeloom::widgets {

/// Returns the text with no-break spaces between each number and its unit ("4.5 s", "95 %",
/// "20 × 30"), so that a line never begins with a unit.
QString withUnbrokenUnits(QString text);

}  // namespace mazeloom::widgets
