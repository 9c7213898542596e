// SPDX-License-Identifier: MIT
#include "widgets/compare/side_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "widgets/qstring.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

struct SideText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::SideText)
};

QString recipeTitle(const std::string& id, const level::NamedRecipes& recipes) {
    if (const level::NamedRecipe* named = level::findRecipe(recipes, id)) return titleOf(*named);
    if (const generate::BuiltInRecipe* builtIn = generate::findBuiltInRecipe(id))
        return stageText(builtIn->title);
    return qstring(id);
}

}  // namespace

QString algorithmTitle(const std::string& setting) {
    const std::string choice = setting.substr(setting.find('=') + 1);
    return stageText(generate::choiceTitle(choice));
}

QString titleOf(const compare::Side& side, const level::NamedRecipes& recipes) {
    QStringList parts;
    if (side.held)
        parts << (side.isOther ? SideText::tr("The other version") : SideText::tr("Frozen copy"));
    if (!side.recipe.empty()) parts << recipeTitle(side.recipe, recipes);
    for (const std::string& setting : side.settings) {
        const bool isAlgorithm = setting.find(".algorithm=") != std::string::npos;
        parts << (isAlgorithm ? algorithmTitle(setting) : qstring(setting));
    }
    if (parts.isEmpty())
        parts << (side.seed ? SideText::tr("Seed %1").arg(*side.seed) : SideText::tr("As it is"));
    return parts.join(QStringLiteral(", "));
}

}  // namespace mazeloom::widgets
