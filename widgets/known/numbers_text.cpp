// SPDX-License-Identifier: MIT
#include "widgets/known/numbers_text.h"

#include <QCoreApplication>

namespace mazeloom::widgets {

namespace {

struct NumbersText {
    Q_DECLARE_TR_FUNCTIONS(NumbersText)
};

/// Returns the name of the facts that a deduction of this grade uses: "one number".
QString gradeText(int grade) {
    switch (grade) {
        case 1:
            return NumbersText::tr("one number");
        case 2:
            return NumbersText::tr("two numbers");
        case 3:
            return NumbersText::tr("one supposition");
        default:
            return NumbersText::tr("all placements");
    }
}

}  // namespace

QString titleOf(level::Numbers numbers) {
    switch (numbers) {
        case level::Numbers::All:
            return NumbersText::tr("On all cells");
        case level::Numbers::Near:
            return NumbersText::tr("Near the hero");
        case level::Numbers::Visited:
            return NumbersText::tr("Visited cells");
    }
    return {};
}

QString textOf(level::NoGuess promise) {
    const bool isLimitedBelow = promise.least > level::kLowestGrade;
    const bool isLimitedAbove = promise.most < level::kHighestGrade;
    const QString least = gradeText(promise.least);
    const QString most = gradeText(promise.most);
    if (isLimitedBelow && isLimitedAbove && promise.least == promise.most)
        //: %1 what the hardest deduction uses, such as "two numbers"
        return NumbersText::tr("Never needed; the hardest deduction takes %1").arg(most);
    if (isLimitedBelow && isLimitedAbove)
        //: %1 and %2 what a deduction uses, such as "two numbers"
        return NumbersText::tr("Never needed; the hardest deduction takes %1 to %2")
            .arg(least, most);
    if (isLimitedBelow)
        //: %1 what a deduction uses, such as "two numbers"
        return NumbersText::tr("Never needed; the hardest deduction takes at least %1").arg(least);
    if (isLimitedAbove)
        //: %1 what a deduction uses, such as "two numbers"
        return NumbersText::tr("Never needed; deductions take at most %1").arg(most);
    return NumbersText::tr("Never needed");
}

}  // namespace mazeloom::widgets
