// SPDX-License-Identifier: MIT
// Shows which of the pack's recipes the current level uses, if any, and how the level deviates from
// this recipe. The menu of a button selects, saves, applies, renames and removes recipes of the
// pack.
#pragma once

#include <string>

#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QToolButton>
#include <QWidget>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

class NamedRecipeBar : public QWidget {
    Q_OBJECT

  public:
    explicit NamedRecipeBar(QWidget* parent = nullptr);

    /// Shows a document, which the caller owns; null shows nothing.
    void setDocument(PackDocument* document);

    QToolButton* button() { return button_; }
    /// Returns the label that shows "stages changed here: 2". Hidden unless the level changes a
    /// stage of the recipe.
    QLabel* changes() { return changes_; }
    /// Returns the button's menu, filled for the current level.
    QMenu* filledMenu();

  private:
    void showLevel();
    void fillMenu();
    void addRecipes();
    void addUses(const level::Recipe& recipe);
    void addReplacing();
    void keep();
    void rename(const std::string& id);
    QAction* add(const QString& text, const QString& tip);

    QPointer<PackDocument> document_;
    QToolButton* button_;
    QLabel* changes_;
    QMenu* menu_;
};

}  // namespace mazeloom::widgets
