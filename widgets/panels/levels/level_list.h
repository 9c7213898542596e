// SPDX-License-Identifier: MIT
// The panel from which a level is chosen: all open packs as a tree, with a line to filter it.
#pragma once

#include <functional>
#include <optional>

#include <QLineEdit>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTreeView>
#include <QWidget>

#include "widgets/panels/levels/level_model.h"

namespace mazeloom::widgets {

class LevelTree;

class LevelList : public QWidget {
    Q_OBJECT

  public:
    explicit LevelList(QWidget* parent = nullptr);
    ~LevelList() override;

    /// Documents stay the caller's; one that is destroyed leaves the list by itself.
    void addDocument(PackDocument* document);
    /// As LevelModel::setTroubles.
    void setTroubles(PackDocument* document,
                     std::vector<std::pair<Sheet, LevelModel::Trouble>> troubles);
    void removeDocument(PackDocument* document);
    /// Gives a pack the place `to` among all, counted without it.
    void moveDocument(PackDocument* document, int to) { model_.move(document, to); }
    const std::vector<PackDocument*>& documents() const { return model_.documents(); }

    /// Emphasises this document's current level. Null for none.
    void setCurrentDocument(PackDocument* document);
    PackDocument* currentDocument() const { return model_.currentDocument(); }

    /// The row that the user has chosen, with mouse or keys: a pack, and where it is one of a level
    /// or room, which.
    struct Row {
        PackDocument* document = nullptr;  ///< null when no row is chosen
        std::optional<Sheet> sheet;
        QString folder = {};  ///< of a folder's row
    };
    Row chosen() const;
    void chooseFolder(PackDocument* document, const QString& name);
    bool canRenameChosen() const;
    /// Lets the user type a new name in the chosen row.
    void renameChosen();
    /// What the context menu offers for the chosen row.
    void setRowActions(QList<QAction*> actions) { rowActions_ = std::move(actions); }

    /// Gives the files that other programs get of a level that is dragged to them.
    void setFilesOf(
        std::function<QStringList(const PackDocument& document, const QString& level)> filesOf);

    QStringList filesOf(const PackDocument& document, const QString& level) const;

    QTreeView* tree();
    QLineEdit* filterLine() { return filter_; }

  signals:
    /// The user wants to see a level or room: by a click, Enter, or by dropping it into a pack.
    void sheetActivated(mazeloom::widgets::PackDocument* document,
                        const mazeloom::widgets::Sheet& sheet);
    /// chosen() is another row, or the row says something else.
    void chosenChanged();
    /// The user pressed Delete.
    void deleteRequested();
    void openRequested();
    void reloadRequested(mazeloom::widgets::PackDocument* document);
    void closeRequested(mazeloom::widgets::PackDocument* document);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QWidget* emptyPage();
    void activate(const QModelIndex& index);
    void keepState(PackDocument* document);
    void restoreState(PackDocument* document);
    /// Chooses the row of what the window shows.
    void followCurrent();
    void showDropped(PackDocument* document, const Sheet& sheet);
    void applyFilter(const QString& text);
    /// Opens packs, folders of levels and a few problems, leaves the rooms folded.
    void expandLevels(const QModelIndex& pack);
    void showContextMenu(const QPoint& at);
    void showFittingPage();

    LevelModel model_;
    QSortFilterProxyModel proxy_;
    QLineEdit* filter_;
    QStackedWidget* pages_;
    LevelTree* tree_;
    QWidget* empty_;
    QWidget* nothingFound_;
    QList<QAction*> rowActions_;
    /// While a pack's rows are made anew: those that were there and open, by key.
    QSet<QString> known_;
    QSet<QString> open_;
    QString chosenKey_;
    int scroll_ = 0;
};

}  // namespace mazeloom::widgets
