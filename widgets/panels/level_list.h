// SPDX-License-Identifier: MIT
// The panel from which a level is chosen: all open packs as a tree, with a line to filter it.
#pragma once

#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTreeView>
#include <QWidget>

#include "widgets/panels/level_model.h"

namespace mazeloom::widgets {

class LevelList : public QWidget {
    Q_OBJECT

  public:
    explicit LevelList(QWidget* parent = nullptr);

    /// Documents stay the caller's; one that is destroyed leaves the list by itself.
    void addDocument(PackDocument* document);
    void removeDocument(PackDocument* document);
    const std::vector<PackDocument*>& documents() const { return model_.documents(); }

    /// Emphasises this document's current level. Null for none.
    void setCurrentDocument(PackDocument* document);
    PackDocument* currentDocument() const { return model_.currentDocument(); }

    QTreeView* tree() { return tree_; }
    QLineEdit* filterLine() { return filter_; }

  signals:
    /// The user chose a level, with the mouse or Enter.
    void levelActivated(mazeloom::widgets::PackDocument* document, const QString& levelId);
    void openRequested();
    void reloadRequested(mazeloom::widgets::PackDocument* document);
    void closeRequested(mazeloom::widgets::PackDocument* document);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QWidget* emptyPage();
    void activate(const QModelIndex& index);
    void applyFilter(const QString& text);
    /// Opens packs, groups of levels and a few problems, leaves the rooms folded.
    void expandLevels(const QModelIndex& pack);
    void showContextMenu(const QPoint& at);
    void showFittingPage();
    /// A chosen row is tinted, not lit: the level is to be the brightest thing on screen.
    void softenSelection();

    LevelModel model_;
    QSortFilterProxyModel proxy_;
    QLineEdit* filter_;
    QStackedWidget* pages_;
    QTreeView* tree_;
    QWidget* empty_;
    QWidget* nothingFound_;
};

}  // namespace mazeloom::widgets
