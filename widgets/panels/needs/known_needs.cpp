// SPDX-License-Identifier: MIT
#include "widgets/panels/needs/known_needs.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

using analyse::needs::AnswerCounts;
using analyse::needs::Need;
using level::Mechanic;

/// Translation context of this file.
struct NeedsText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::NeedsText)
};

struct AnswerText {
    Need need;
    const char* first;  ///< with the number of seeds and how many there are
    const char* more;   ///< with the number of seeds
    const char* shown;  ///< for the shown seed
};

/// The answers, the most needed first.
constexpr std::array kAnswerTexts{
    AnswerText{
        Need::Needed,
        //: %1: number of seeds, %2: number of all seeds
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "needed on %1 of %2 seeds"),
        //: %1: number of seeds; follows a sentence like "useful on 2 of 20 seeds"
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "needed on %1"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "needed for this seed"),
    },
    AnswerText{
        Need::Useful,
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "useful on %1 of %2 seeds"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "useful on %1"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "useful for this seed"),
    },
    AnswerText{
        Need::Decoration,
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "decoration on %1 of %2 seeds"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "decoration on %1"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "decoration for this seed"),
    },
    AnswerText{
        Need::Undecided,
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "undecided on %1 of %2 seeds"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "undecided on %1"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::NeedsText", "undecided for this seed"),
    },
};

Need shownNeed(const KnownNeeds& known, Mechanic mechanic) {
    return known.shown ? (*known.shown)[static_cast<std::size_t>(mechanic)] : Need::Absent;
}

Need needOfSign(const KnownNeeds& known, Mechanic mechanic) {
    const Need usual = known.seeds ? known.seeds->usual(mechanic) : Need::Absent;
    return usual == Need::Absent ? shownNeed(known, mechanic) : usual;
}

QString countsText(const AnswerCounts& seeds, Mechanic mechanic) {
    QStringList parts;
    for (const AnswerText& answer : kAnswerTexts) {
        const int count = seeds.count(mechanic, answer.need);
        if (count == 0) continue;
        parts << (parts.isEmpty() ? NeedsText::tr(answer.first).arg(count).arg(seeds.seeds())
                                  : NeedsText::tr(answer.more).arg(count));
    }
    return parts.join(QStringLiteral(", "));
}

QString signText(const KnownNeeds& known, Mechanic mechanic) {
    QStringList parts;
    if (known.seeds) parts << countsText(*known.seeds, mechanic);
    for (const AnswerText& answer : kAnswerTexts) {
        if (answer.need == shownNeed(known, mechanic)) parts << NeedsText::tr(answer.shown);
    }
    parts.removeAll(QString());
    return stageText(level::info(mechanic).title) + QStringLiteral(": ") +
           parts.join(QStringLiteral("; "));
}

std::size_t rankOf(Need need) {
    const auto found = std::ranges::find(kAnswerTexts, need, &AnswerText::need);
    return static_cast<std::size_t>(found - kAnswerTexts.begin());
}

}  // namespace

QList<NeedSign> signsOf(const KnownNeeds& known) {
    const auto has = [&](Mechanic mechanic) { return needOfSign(known, mechanic) != Need::Absent; };
    QList<NeedSign> signs;
    for (const level::MechanicInfo& one : level::kMechanics) {
        if (!has(one.mechanic)) continue;
        if (one.mechanic == Mechanic::Explosives &&
            !(has(Mechanic::Tnt) && has(Mechanic::Grenades)))
            continue;
        signs << NeedSign{one.mechanic, needOfSign(known, one.mechanic),
                          signText(known, one.mechanic)};
    }
    std::ranges::stable_sort(signs, {}, [](const NeedSign& sign) { return rankOf(sign.need); });
    return signs;
}

QStringList textsOf(const QList<NeedSign>& signs) {
    QStringList texts;
    for (const NeedSign& sign : signs)
        texts << sign.text;
    return texts;
}

}  // namespace mazeloom::widgets
