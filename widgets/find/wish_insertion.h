// SPDX-License-Identifier: MIT
// Inserts a measure into a partly written wish, where it makes sense.
#pragma once

#include <QString>

#include "core/analyse/facts/measure.h"
#include "widgets/find/usual_ranges.h"

namespace mazeloom::widgets {

/// A text with a selection.
struct WrittenWish {
    QString text;
    int from = 0;
    int to = 0;

    friend bool operator==(const WrittenWish&, const WrittenWish&) = default;
};

/// A default comparison that about a quarter of the seeds fulfil. `range` may be null.
struct UsualComparison {
    QString text;
    qsizetype digits = 0;  ///< length of the number at its end
};
UsualComparison usualComparison(const analyse::Measure& measure, const UsualRange* range);

/// Returns `wish` with an insertion at the cursor: the comparison; only the measure, where the rest
/// is there already; or the comparison joined by "and". Takes the first that gives a valid wish,
/// else appends the comparison. The inserted number is selected.
WrittenWish withComparison(const QString& wish, int cursor, const analyse::Measure& measure,
                           const UsualRange* range);

}  // namespace mazeloom::widgets
