// SPDX-License-Identifier: MIT
// Texts of charts, in the user's language and number format.
#pragma once

#include <cstdint>
#include <string>

#include <QString>

#include "core/analyse/atlas/bars.h"
#include "core/analyse/survey/survey.h"

namespace mazeloom::widgets {

/// A measure's name and unit; its id if this program does not know it.
struct MeasureWords {
    QString title;  ///< "Dead ends"
    QString axis;   ///< "Dead ends (cells)", or the title if a unit would add nothing
};
MeasureWords wordsOfMeasure(const std::string& id);

/// "12", or "12 to 15".
QString stretchText(const analyse::Stretch& values);
/// "1,203 seeds"
QString seedsText(std::uint64_t count);
/// "12.0 %"; "under 0.1 %" for small counts above 0.
QString shareText(std::uint64_t count, std::uint64_t all);
/// Formats a share in hundredths of a percent, with the decimals that it needs: "2.5 %".
QString hundredthsText(std::int64_t hundredths);
/// "1,000 seeds, 3 to 41, median 12", followed by the number of seeds that gave no level.
QString tallyText(const analyse::Tally& tally, std::uint64_t failures);
/// Returns the text in place of an empty chart.
QString nothingMeasuredText();

}  // namespace mazeloom::widgets
