// SPDX-License-Identifier: MIT
#include "widgets/document/named_recipes.h"

#include "core/document/recipes/edits_named.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

namespace {

document::SheetKey levelKeyOf(const PackDocument& document, const QString& id) {
    return keyOf(document, levelSheet(id));
}

}  // namespace

bool keepRecipe(PackDocument& document, const QString& levelId, const QString& title) {
    return document.apply(document::keepRecipe(document.content(), levelKeyOf(document, levelId),
                                               title.toStdString()),
                          PackDocument::tr("Save a recipe"));
}

bool useRecipe(PackDocument& document, const QString& levelId, const std::string& id) {
    return document.apply(
        document::useRecipe(document.content(), levelKeyOf(document, levelId), id),
        PackDocument::tr("Use a recipe of the pack"));
}

bool giveToAll(PackDocument& document, const QString& levelId, const std::string& id) {
    return document.apply(
        document::giveToAll(document.content(), levelKeyOf(document, levelId), id),
        PackDocument::tr("Change the recipe of several levels"));
}

bool detachRecipe(PackDocument& document, const QString& levelId) {
    return document.apply(document::detachRecipe(document.content(), levelKeyOf(document, levelId)),
                          PackDocument::tr("Make stages the level's own"));
}

bool renameRecipe(PackDocument& document, const std::string& id, const QString& title) {
    return document.apply(document::renameRecipe(document.content(), id, title.toStdString()),
                          PackDocument::tr("Rename a recipe"));
}

bool removeRecipe(PackDocument& document, const std::string& id) {
    return document.apply(document::removeRecipe(document.content(), id),
                          PackDocument::tr("Remove a recipe"));
}

}  // namespace mazeloom::widgets
