// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/adding/stage_offer.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "widgets/qstring.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

struct StageOfferText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::StageOffer)
};

StageGroup groupOf(const generate::Stage& stage) {
    if ((stage.guarantees & generate::kSameCellsOpen) != generate::kSameCellsOpen)
        return stage.gives != generate::kNothing ? StageGroup::Layout : StageGroup::Change;
    return stage.gives != generate::kNothing ? StageGroup::Layout : StageGroup::Things;
}

bool hasWords(const QString& text, const QStringList& words) {
    return std::ranges::all_of(
        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

std::vector<StageOffer> stageOffers(const level::Level& level, std::size_t at) {
    const bool painted = level.paint.has_value();
    const auto examined = generate::examine(level.recipe, painted);
    const unsigned facts = generate::factsBefore(examined.recipe, at, painted);
    std::vector<StageOffer> offers;
    for (const generate::Stage* stage : generate::stages()) {
        offers.push_back({.stage = stage,
                          .group = groupOf(*stage),
                          .missing = stage->needs & ~facts,
                          .isOfOtherRuleset = stage->ruleset && *stage->ruleset != level.ruleset});
    }
    std::ranges::stable_sort(offers, {}, &StageOffer::group);
    return offers;
}

std::vector<StageOffer> matching(const std::vector<StageOffer>& offers, const QString& query) {
    const QStringList words = query.simplified().split(' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) return offers;
    std::vector<StageOffer> found;
    std::ranges::copy_if(offers, std::back_inserter(found), [&](const StageOffer& offer) {
        const generate::Stage& stage = *offer.stage;
        const QString all = stageText(stage.title) + '\n' +
                            QString::fromUtf8(stage.id.data(), std::ssize(stage.id)) + '\n' +
                            stageText(stage.summary) + '\n' + needsText(stage) + '\n' +
                            groupTitle(offer.group);
        return hasWords(all, words);
    });
    std::ranges::stable_sort(found, [&](const StageOffer& a, const StageOffer& b) {
        if (a.group != b.group) return a.group < b.group;
        return hasWords(stageText(a.stage->title), words) &&
               !hasWords(stageText(b.stage->title), words);
    });
    return found;
}

QString groupTitle(StageGroup group) {
    switch (group) {
        case StageGroup::Layout:
            return StageOfferText::tr("Layout: other stages build on it");
        case StageGroup::Change:
            return StageOfferText::tr("Changes to the layout");
        case StageGroup::Things:
            return StageOfferText::tr("Objects in the level");
    }
    return {};
}

QString factsText(unsigned facts) {
    QStringList names;
    for (const generate::Fact fact : generate::facts()) {
        if ((facts & fact) != 0) names << stageText(generate::name(fact));
    }
    return names.join(QStringLiteral(", "));
}

QString needsText(const generate::Stage& stage) {
    QStringList parts;
    //: About a stage: %1 what it needs, such as "open cells, rooms"
    if (stage.needs != generate::kNothing)
        parts << StageOfferText::tr("Needs %1.").arg(factsText(stage.needs));
    //: About a stage: %1 what it provides for the stages after it
    if (stage.gives != generate::kNothing)
        parts << StageOfferText::tr("Gives %1.").arg(factsText(stage.gives));
    return parts.join(' ');
}

QString hindranceText(const StageOffer& offer) {
    QStringList parts;
    //: About a stage in a list: %1 what it needs but no earlier stage provides
    if (offer.missing != generate::kNothing)
        parts << StageOfferText::tr("Missing here: %1.").arg(factsText(offer.missing));
    if (offer.isOfOtherRuleset) {
        parts << (*offer.stage->ruleset == level::Ruleset::Temple
                      ? StageOfferText::tr("Only for temples.")
                      : StageOfferText::tr("Only for floors of a descent."));
    }
    return parts.join(' ');
}

}  // namespace mazeloom::widgets
