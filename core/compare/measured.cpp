// SPDX-License-Identifier: MIT
#include "core/compare/measured.h"

namespace mazeloom::compare {

Values measured(const analyse::Subject& subject, Wanted wanted) {
    const bool mayBeDear = wanted == Wanted::All && subject.map.size().area() <= kMostDearCells;
    Values values;
    for (const analyse::Measure* measure : analyse::measures()) {
        values.emplace_back();
        if (subject.isStopped() || !measure->isOf(subject.map.ruleset)) continue;
        if (measure->cost != analyse::Cost::Cheap && !mayBeDear) continue;
        const std::int64_t value = measure->value(subject);
        // The value of a stopped measure is meaningless.
        if (!subject.isStopped()) values.back() = value;
    }
    return values;
}

}  // namespace mazeloom::compare
