// SPDX-License-Identifier: MIT
// Which recipe of the pack the current level uses, if any, and what it has otherwise: a button
// whose menu chooses, keeps, gives, renames and removes recipes of the pack.
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

    /// The document stays the caller's. Null shows nothing.
    void setDocument(PackDocument* document);

    QToolButton* button() { return button_; }
    /// "2 changes"; hidden while the level has none.
    QLabel* changes() { return changes_; }
    /// The button's menu, filled for the level as it is.
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
