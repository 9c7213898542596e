// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/named_recipe_bar.h"

#include <algorithm>

#include <QHBoxLayout>

#include "core/document/recipes/edits_named.h"
#include "core/level/named_recipe.h"
#include "widgets/document/lookup.h"
#include "widgets/document/named_recipes.h"
#include "widgets/qstring.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/input_dialog.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

/// Escapes ampersands, which a menu would interpret as mnemonics.
QString menuText(QString text) {
    return text.replace('&', QStringLiteral("&&"));
}

QString titleOf(const level::NamedRecipe& recipe) {
    return QString::fromStdString(recipe.title);
}

/// Returns the reason why a recipe of the pack cannot have this title; empty if it can.
QString titleFlaw(const level::NamedRecipes& recipes, const QString& text) {
    const QString title = text.simplified();
    if (title.isEmpty()) return NamedRecipeBar::tr("Enter a name for the recipe");
    const auto isTaken = [&](const level::NamedRecipe& each) { return titleOf(each) == title; };
    if (std::ranges::any_of(recipes, isTaken))
        return NamedRecipeBar::tr("The pack already has a recipe with this name");
    return lineFlaw(title);
}

}  // namespace

NamedRecipeBar::NamedRecipeBar(QWidget* parent)
    : QWidget(parent),
      button_(newTextButton(themedIcon("recipe"), tr("This level's stages"),
                            tr("Choose a recipe of the pack, or save this one for other levels"))),
      changes_(new PlainLabel),
      menu_(new QMenu(this)) {
    button_->setPopupMode(QToolButton::InstantPopup);
    button_->setMenu(menu_);
    button_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    menu_->setTitle(tr("Recipe of the pack"));
    setTips(*menu_->menuAction(), button_->statusTip());
    menu_->setToolTipsVisible(true);
    changes_->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(button_);
    row->addWidget(changes_);
    row->addStretch(1);
    connect(menu_, &QMenu::aboutToShow, this, &NamedRecipeBar::fillMenu);
    showLevel();
}

void NamedRecipeBar::setDocument(PackDocument* document) {
    if (document == document_) return;
    if (document_) document_->disconnect(this);
    document_ = document;
    if (document_) {
        for (const auto signal : {&PackDocument::currentLevelChanged, &PackDocument::partsChanged})
            connect(document_, signal, this, &NamedRecipeBar::showLevel);
        connect(document_, &PackDocument::sheetChanged, this, [this](const Sheet&, SheetPart part) {
            if (part == SheetPart::Recipe) showLevel();
        });
    }
    showLevel();
}

void NamedRecipeBar::showLevel() {
    const level::Level* level = document_ ? currentLevel(*document_) : nullptr;
    setEnabled(level != nullptr);
    QString title = tr("This level's stages");
    QString changes;
    QString tip =
        tr("Only this level uses these stages. Save them as a recipe to use them in other levels.");
    if (level != nullptr && !level->recipe.named.empty()) {
        const level::Recipe& recipe = level->recipe;
        const auto* named = level::findRecipe(document_->pack().recipes, recipe.named);
        title = named == nullptr ? QString::fromStdString(recipe.named) : titleOf(*named);
        const auto users = document::usersOf(document_->content(), recipe.named).size();
        tip = tr("Levels that use this recipe: %1. Your changes apply to this level only, until "
                 "you give them to all.")
                  .arg(users);
        if (!recipe.changes.empty())
            changes = tr("stages changed here: %1").arg(recipe.changes.size());
    }
    button_->setText(menuText(title));
    button_->setAccessibleName(tr("Recipe of the pack: %1").arg(title));
    // The tool tip shows the whole title, which may be elided in a narrow column.
    setPlainToolTip(*button_, title + '\n' + tip);
    changes_->setText(changes);
    changes_->setVisible(!changes.isEmpty());
}

QMenu* NamedRecipeBar::filledMenu() {
    fillMenu();
    return menu_;
}

QAction* NamedRecipeBar::add(const QString& text, const QString& tip) {
    QAction* action = menu_->addAction(text);
    setTips(*action, tip);
    return action;
}

void NamedRecipeBar::fillMenu() {
    menu_->clear();
    const level::Level* level = document_ ? currentLevel(*document_) : nullptr;
    if (level == nullptr) return;
    addRecipes();
    menu_->addSeparator();
    QAction* keepIt = add(tr("Save as recipe…"),
                          tr("Gives these stages a name, under which other levels can use them"));
    keepIt->setEnabled(!document_->isReadOnly());
    connect(keepIt, &QAction::triggered, this, &NamedRecipeBar::keep);
    addReplacing();
    if (!level->recipe.named.empty()) addUses(level->recipe);
}

void NamedRecipeBar::addRecipes() {
    const std::string used = currentLevel(*document_)->recipe.named;
    const level::NamedRecipes& recipes = document_->pack().recipes;
    if (recipes.empty()) {
        add(tr("The pack has no recipes yet"),
            tr("Save the stages of a level as a recipe to use them in others"))
            ->setEnabled(false);
        return;
    }
    for (const level::NamedRecipe& recipe : recipes) {
        QAction* use =
            add(menuText(titleOf(recipe)), tr("Replaces the level's stages with this recipe"));
        use->setCheckable(true);
        use->setChecked(recipe.id == used);
        use->setEnabled(!document_->isReadOnly());
        connect(use, &QAction::triggered, this,
                [this, id = recipe.id] { useRecipe(*document_, currentLevelId(*document_), id); });
    }
}

void NamedRecipeBar::addReplacing() {
    const level::Recipe& recipe = currentLevel(*document_)->recipe;
    const level::NamedRecipes& recipes = document_->pack().recipes;
    if (recipes.empty() || !recipe.named.empty()) return;
    QMenu* menu = menu_->addMenu(tr("Replace a recipe"));
    menu->setEnabled(!document_->isReadOnly());
    for (const level::NamedRecipe& each : recipes) {
        QAction* action = menu->addAction(menuText(titleOf(each)));
        const QString tip = tr("All levels that use this recipe get the stages of this level");
        setTips(*action, tip);
        connect(action, &QAction::triggered, this,
                [this, id = each.id] { giveToAll(*document_, currentLevelId(*document_), id); });
    }
}

void NamedRecipeBar::addUses(const level::Recipe& recipe) {
    const QString level = currentLevelId(*document_);
    const bool mayEdit = !document_->isReadOnly();
    const bool hasChanges = !recipe.changes.empty();
    const auto connected = [&](QAction* action, bool isEnabled, const auto& does) {
        action->setEnabled(mayEdit && isEnabled);
        connect(action, &QAction::triggered, this, does);
    };
    menu_->addSeparator();
    connected(
        add(tr("Give the changes to all levels"),
            tr("The recipe gets the stages of this level; other levels keep their own changes")),
        hasChanges, [this, level, id = recipe.named] { giveToAll(*document_, level, id); });
    connected(add(tr("Take the changes back"),
                  tr("Uses the recipe of the pack, without the changes in this level")),
              hasChanges, [this, level, id = recipe.named] { useRecipe(*document_, level, id); });
    connected(add(tr("Make the stages this level's own"),
                  tr("Later changes of the recipe will not affect this level")),
              true, [this, level] { detachRecipe(*document_, level); });
    menu_->addSeparator();
    connected(add(tr("Rename the recipe…"), tr("Gives the recipe another name")), !recipe.isLost,
              [this, id = recipe.named] { rename(id); });
    connected(add(tr("Remove the recipe"),
                  tr("Removes the recipe from the pack; its levels keep the stages as their own")),
              !recipe.isLost, [this, id = recipe.named] { removeRecipe(*document_, id); });
}

void NamedRecipeBar::keep() {
    const auto flaw = [this](const QString& text) {
        return titleFlaw(document_->pack().recipes, text);
    };
    const auto title = askForText(this, tr("Save as recipe"), tr("Name of the recipe:"), flaw);
    if (title && document_) keepRecipe(*document_, currentLevelId(*document_), title->simplified());
}

void NamedRecipeBar::rename(const std::string& id) {
    const auto flaw = [this](const QString& text) {
        return titleFlaw(document_->pack().recipes, text);
    };
    const auto title = askForText(this, tr("Rename the recipe"), tr("Name of the recipe:"), flaw);
    if (title && document_) renameRecipe(*document_, id, title->simplified());
}

}  // namespace mazeloom::widgets
