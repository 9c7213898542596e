// SPDX-License-Identifier: MIT
// The panel that selects a level: all open packs as a tree, with a filter line.
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

    /// Adds a document, owned by the caller; the list removes one that is destroyed.
    void addDocument(PackDocument* document);
    /// See LevelModel::setTroubles().
    void setTroubles(PackDocument* document,
                     std::vector<std::pair<Sheet, LevelModel::Trouble>> troubles);
    void removeDocument(PackDocument* document);
    /// Moves a pack to the index `to`, counted without it.
    void moveDocument(PackDocument* document, int to) { model_.move(document, to); }
    const std::vector<PackDocument*>& documents() const { return model_.documents(); }

    /// Highlights this document's current level. Null for none.
    void setCurrentDocument(PackDocument* document);
    PackDocument* currentDocument() const { return model_.currentDocument(); }

    /// The row that the user selected: its pack, and its level or room if it has one.
    struct Row {
        PackDocument* document = nullptr;  ///< null if no row is selected
        std::optional<Sheet> sheet;
        QString folder = {};  ///< set for a folder's row
    };
    Row chosen() const;
    void chooseFolder(PackDocument* document, const QString& name);
    bool canRenameChosen() const;
    /// Opens an editor for the selected row's name.
    void renameChosen();
    /// Sets the actions of the selected row's context menu.
    void setRowActions(QList<QAction*> actions) { rowActions_ = std::move(actions); }

    /// Sets the function that returns the files for other programs onto which a level is dragged.
    void setFilesOf(
        std::function<QStringList(const PackDocument& document, const QString& level)> filesOf);

    QStringList filesOf(const PackDocument& document, const QString& level) const;

    QTreeView* tree();
    QLineEdit* filterLine() { return filter_; }

  signals:
    /// The user wants to open a level or room: by a click, by Enter, or by dropping it into a pack.
    void sheetActivated(mazeloom::widgets::PackDocument* document,
                        const mazeloom::widgets::Sheet& sheet);
    /// chosen() returns another row, or the row's text changed.
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
    /// Selects the row of the sheet that the window shows.
    void followCurrent();
    void showDropped(PackDocument* document, const Sheet& sheet);
    void applyFilter(const QString& text);
    /// Expands packs, folders of levels and a few problems; leaves the rooms collapsed.
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
    /// While a pack's rows are rebuilt: the keys of the rows that existed and were expanded.
    QSet<QString> known_;
    QSet<QString> open_;
    QString chosenKey_;
    int scroll_ = 0;
};

}  // namespace mazeloom::widgets
