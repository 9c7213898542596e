// SPDX-License-Identifier: MIT
#include "widgets/find/wish_insertion.h"

#include "core/analyse/wish/wish.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

bool isWish(const QString& text) {
    return analyse::readWish(text.toStdString()).has_value();
}

/// Joins two texts, with a space between them if needed.
QString joined(const QString& before, const QString& after) {
    if (before.isEmpty() || after.isEmpty()) return before + after;
    const bool isApart = before.back().isSpace() || after.front().isSpace() ||
                         before.back() == u'(' || after.front() == u')';
    return isApart ? before + after : before + u' ' + after;
}

/// Returns the text `put` between two other texts; the last `selected` characters of `put` are
/// selected.
WrittenWish between(const QString& before, const QString& put, const QString& after,
                    qsizetype selected) {
    const QString head = joined(before, put);
    const auto to = static_cast<int>(head.size());
    return {joined(head, after), to - static_cast<int>(selected), to};
}

}  // namespace

UsualComparison usualComparison(const analyse::Measure& measure, const UsualRange* range) {
    const auto made = [&](const char* sign, std::int64_t number) {
        const QString digits = QString::number(number);
        return UsualComparison{QStringLiteral("%1 %2 %3").arg(qstring(measure.id), sign, digits),
                               digits.size()};
    };
    if (range == nullptr || range->count == 0) return made(">=", 1);
    if (range->least == range->most) return made("=", range->least);
    // If the first quartile is the greatest value, less than a quarter of the seeds have smaller
    // values.
    return range->lower < range->most ? made("<=", range->lower) : made("<", range->most);
}

WrittenWish withComparison(const QString& wish, int cursor, const analyse::Measure& measure,
                           const UsualRange* range) {
    const UsualComparison comparison = usualComparison(measure, range);
    const qsizetype number = comparison.digits;
    const QString id = qstring(measure.id);
    const QString before = wish.left(cursor);
    const QString after = wish.mid(cursor);
    if (wish.trimmed().isEmpty()) return between({}, comparison.text, {}, number);
    const QString one = QStringLiteral("and ");
    const WrittenWish tries[] = {
        between(before, comparison.text, after, number),
        between(before, id, after, 0),
        between(before, one + comparison.text, after, number),
        between(before, comparison.text + QStringLiteral(" and"), after, 0),
    };
    for (const WrittenWish& written : tries) {
        if (isWish(written.text)) return written;
    }
    // The wish is incomplete anyway: append at the end, so that no text is torn apart.
    const bool isOpen = isWish(joined(wish, comparison.text));
    return between(wish, isOpen ? comparison.text : one + comparison.text, {}, number);
}

}  // namespace mazeloom::widgets
