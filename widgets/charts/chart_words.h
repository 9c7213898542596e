// SPDX-License-Identifier: MIT
// Texts of charts, in the user's language and number format.
#pragma once

#include <cstdint>
#include <string>

#include <QString>

#include "core/analyse/atlas/bars.h"
#include "core/analyse/survey/survey.h"

namespace mazeloom::widgets {

/// A measure's name, and its axis title with the unit. Both are the measure's id if this program
/// does not know the measure.
struct MeasureWords {
    QString title;  ///< "Dead ends"
    QString axis;   ///< "Dead ends (cells)", or the title if a unit would add nothing
};
MeasureWords wordsOfMeasure(const std::string& id);

/// Returns a range of values as text: "12", or "12 to 15".
QString stretchText(const analyse::Stretch& values);
/// Returns a number of seeds as text: "1,203 seeds".
QString seedsText(std::uint64_t count);
/// Returns a share in percent with one decimal: "12.0 %". Returns "under 0.1 %" for smaller shares
/// of a count above 0.
QString shareText(std::uint64_t count, std::uint64_t all);
/// Returns a share, given in hundredths of a percent, with as many decimals as needed: "2.5 %".
QString hundredthsText(std::int64_t hundredths);
/// Returns a summary of a measure's values: "1,000 seeds, 3 to 41, median 12". Appends the number
/// of seeds that gave no level, if there are any.
QString tallyText(const analyse::Tally& tally, std::uint64_t failures);
/// Returns the text in place of an empty chart.
QString nothingMeasuredText();

}  // namespace mazeloom::widgets
