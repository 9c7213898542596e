// SPDX-License-Identifier: MIT
// Inserts a measure into a partly written wish, such that the wish is valid if possible.
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

/// A comparison of a measure with a number, such as "dead-ends <= 3".
struct UsualComparison {
    QString text;
    qsizetype digits = 0;  ///< length of the number at the end of `text`
};
/// Returns a default comparison. `range`, the measure's usual values, can be null. If its values
/// differ, about a quarter of the seeds fulfil the comparison.
UsualComparison usualComparison(const analyse::Measure& measure, const UsualRange* range);

/// Returns `wish` with an insertion at the cursor. Tries in this order: the usual comparison; only
/// the measure's name, to complete a comparison; the usual comparison with "and" before it, and
/// with "and" after it. Takes the first that gives a valid wish. If none does, appends the
/// comparison to the wish. The number of an inserted comparison is selected, unless "and" follows
/// it.
WrittenWish withComparison(const QString& wish, int cursor, const analyse::Measure& measure,
                           const UsualRange* range);

}  // namespace mazeloom::widgets
