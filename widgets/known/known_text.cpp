// SPDX-License-Identifier: MIT
#include "widgets/known/known_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace mazeloom::widgets {

using analyse::deduce::Known;
using analyse::deduce::Rule;
using analyse::explain::Chance;
using analyse::explain::Explanation;
using analyse::explain::Hint;

namespace {

class KnownText {
    Q_DECLARE_TR_FUNCTIONS(KnownText)
};

/// Returns a chance as text: "1 in 3 (33 %)".
QString chanceText(const Chance& chance) {
    const QString percent = percentOf(chance.permille);
    if (chance.of == 0) return percent;
    //: A chance: %1 traps in %2 cases, which is %3 percent
    return KnownText::tr("%1 in %2 (%3)").arg(chance.traps).arg(chance.of).arg(percent);
}

QString safeText(const Explanation& explanation) {
    const auto& numbers = explanation.numbers;
    const int count = static_cast<int>(numbers.size());
    if (!explanation.rule) {
        return KnownText::tr(
            "Safe: no trap lies at the start, under an object, where the hero has been, or on "
            "ground of this kind.");
    }
    switch (*explanation.rule) {
        case Rule::OneNumber:
            return numbers.front().value == 0
                       ? KnownText::tr("Safe: the marked 0 says that no trap is around it.")
                       : KnownText::tr("Safe: the marked %1 has all its traps in other cells.")
                             .arg(numbers.front().value);
        case Rule::TwoNumbers:
            return KnownText::tr("Safe: comparing the marked %1 and %2 rules out a trap here.")
                .arg(numbers.front().value)
                .arg(numbers.back().value);
        case Rule::Supposition:
            return KnownText::tr(
                "Safe: with a trap here, the %n marked numbers could not all be "
                "right.",
                nullptr, count);
        case Rule::AllPlacements:
            return KnownText::tr(
                "Safe: wherever the traps lie, the %n marked numbers leave none for this cell.",
                nullptr, count);
    }
    return {};
}

QString trapText(const Explanation& explanation) {
    const auto& numbers = explanation.numbers;
    const int count = static_cast<int>(numbers.size());
    switch (explanation.rule.value_or(Rule::AllPlacements)) {
        case Rule::OneNumber:
            return KnownText::tr("A trap: the marked %1 has no other cells left for its traps.")
                .arg(numbers.front().value);
        case Rule::TwoNumbers:
            return KnownText::tr(
                       "A trap: comparing the marked %1 and %2 leaves no other cell for it.")
                .arg(numbers.front().value)
                .arg(numbers.back().value);
        case Rule::Supposition:
            return KnownText::tr(
                "A trap: without one here, the %n marked numbers could not all "
                "be right.",
                nullptr, count);
        case Rule::AllPlacements:
            return KnownText::tr(
                "A trap: wherever the others lie, the %n marked numbers need one here.", nullptr,
                count);
    }
    return {};
}

}  // namespace

QString percentOf(int permille) {
    if (permille < 5) return KnownText::tr("<1 %");
    if (permille >= 995) return KnownText::tr(">99 %");
    //: A share in percent
    return KnownText::tr("%1 %").arg((permille + 5) / 10);
}

QString sentenceOf(const Explanation& explanation) {
    if (explanation.known == Known::Safe) return safeText(explanation);
    if (explanation.known == Known::Trap) return trapText(explanation);
    if (explanation.chance) {
        return KnownText::tr("Not known: the chance of a trap is %1.")
            .arg(chanceText(*explanation.chance));
    }
    return KnownText::tr("Not known: there are too many ways to place traps to count the chance.");
}

QString hintText(const Hint& hint, std::size_t step) {
    switch (hint.kind) {
        case Hint::Kind::Nothing:
            return KnownText::tr(
                "No cell is left to go to: all others are known traps, or cannot "
                "be reached.");
        case Hint::Kind::Given:
            return KnownText::tr(
                "Safe: no trap lies under an object, or on ground of this kind. New numbers may "
                "show there.");
        case Hint::Kind::Guess:
            if (!hint.steps.front().chance) {
                return KnownText::tr(
                    "No safe cell can be deduced, and there are too many ways to place traps to "
                    "count the chances.");
            }
            return KnownText::tr(
                       "No safe cell can be deduced. The least risk is here: the chance of a trap "
                       "is %1.")
                .arg(chanceText(*hint.steps.front().chance));
        case Hint::Kind::Deduction:
            break;
    }
    const QString sentence = sentenceOf(hint.steps.at(step));
    if (hint.steps.size() == 1) return sentence;
    //: One of several thoughts that lead to a safe cell: %1 its number, %2 how many there are, %3
    //: the thought itself
    return KnownText::tr("%1 of %2. %3").arg(step + 1).arg(hint.steps.size()).arg(sentence);
}

QString whereText(const QString& nextKey) {
    if (nextKey.isEmpty()) return KnownText::tr("The marked cell is safe.");
    //: %1 a key
    return KnownText::tr("The marked cell is safe. %1 shows why.").arg(nextKey);
}

QString deathText(const std::vector<Explanation>& thoughts, const Hint& elsewhere,
                  const QString& nextKey) {
    const Explanation& trap = thoughts.back();
    if (trap.known == Known::Unknown) {
        const QString sentence =
            trap.chance ? KnownText::tr("It could not be known: the chance of a trap was %1.")
                              .arg(chanceText(*trap.chance))
                        : KnownText::tr("It could not be known.");
        if (elsewhere.steps.empty()) return sentence;
        //: %1 a sentence
        const QString safe =
            KnownText::tr("%1 But the marked cell was known to be safe.").arg(sentence);
        if (nextKey.isEmpty()) return safe;
        //: %1 sentences, %2 a key
        return KnownText::tr("%1 %2 shows why.").arg(safe, nextKey);
    }
    const QString sentence = KnownText::tr("It could have been known. %1").arg(sentenceOf(trap));
    if (thoughts.size() == 1 || nextKey.isEmpty()) return sentence;
    return KnownText::tr("%1 %2 shows the %n deduction(s) before it.", nullptr,
                         static_cast<int>(thoughts.size() - 1))
        .arg(sentence, nextKey);
}

QString noHintText() {
    return KnownText::tr("Nothing can be deduced here: a trap lies where the rules rule one out.");
}

QString tooLargeText() {
    return KnownText::tr("The level is too large for hints.");
}

}  // namespace mazeloom::widgets
