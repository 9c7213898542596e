// SPDX-License-Identifier: MIT
// Shows which recipe of the pack the current level uses, if any, and how the level deviates from
// it. A button's menu selects, saves, applies, renames and removes recipes of the pack.
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

    /// Shows a document, owned by the caller; null shows nothing.
    void setDocument(PackDocument* document);

    QToolButton* button() { return button_; }
    /// Shows "stages changed here: 2"; hidden while the level changes no stage of the recipe.
    QLabel* changes() { return changes_; }
    /// Returns the button's menu, filled for the present level.
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
