// SPDX-License-Identifier: MIT
// Puts a measure into a wish that is being written, where it makes sense.
#pragma once

#include <QString>

#include "core/analyse/measure/measure.h"
#include "widgets/find/usual_ranges.h"

namespace mazeloom::widgets {

/// A text with a part of it selected.
struct WrittenWish {
    QString text;
    int from = 0;
    int to = 0;

    friend bool operator==(const WrittenWish&, const WrittenWish&) = default;
};

/// A comparison to begin with: what about a quarter of the seeds fulfil. `range` may be null.
struct UsualComparison {
    QString text;
    qsizetype digits = 0;  ///< of its number, with which it ends
};
UsualComparison usualComparison(const analyse::Measure& measure, const UsualRange* range);

/// `wish` with the comparison at the cursor, or the measure alone where a number stands there or
/// is missing, or else one more condition; its number is selected.
WrittenWish withComparison(const QString& wish, int cursor, const analyse::Measure& measure,
                           const UsualRange* range);

}  // namespace mazeloom::widgets
