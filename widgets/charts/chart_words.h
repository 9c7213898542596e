// SPDX-License-Identifier: MIT
// What charts say, in the user's language and way of writing numbers.
#pragma once

#include <cstdint>
#include <string>

#include <QString>

#include "core/analyse/atlas/bars.h"
#include "core/analyse/survey/survey.h"

namespace mazeloom::widgets {

/// What a measure is called and counts; its id where this program does not know it.
struct MeasureWords {
    QString title;  ///< "Dead ends"
    QString axis;   ///< "Dead ends (cells)", or the title where the unit says no more
};
MeasureWords wordsOfMeasure(const std::string& id);

/// "12", or "12 to 15".
QString stretchText(const analyse::Stretch& values);
/// "1,203 seeds"
QString seedsText(std::uint64_t count);
/// "12.0 %"; "under 0.1 %" of few, but not of none.
QString shareText(std::uint64_t count, std::uint64_t all);
/// Of a share in hundredths of a percent, with the decimals that it needs: "2.5 %".
QString hundredthsText(std::int64_t hundredths);
/// "1,000 seeds, 3 to 41, median 12"; how many seeds gave no level stands behind it.
QString tallyText(const analyse::Tally& tally, std::uint64_t failures);
/// What stands in place of a chart that has nothing to show.
QString nothingMeasuredText();

}  // namespace mazeloom::widgets
