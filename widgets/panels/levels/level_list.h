// SPDX-License-Identifier: MIT
// The panel that selects a level: all open packs as a tree, with a line for filtering.
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

    /// Adds a document, which the caller owns. The list removes a document that is destroyed.
    void addDocument(PackDocument* document);
    /// Sets the marks of problems; see LevelModel::setTroubles().
    void setTroubles(PackDocument* document,
                     std::vector<std::pair<Sheet, LevelModel::Trouble>> troubles);
    /// Sets the signs of needed mechanics; see LevelModel::setNeeds().
    void setNeeds(PackDocument* document, const QString& level, const QList<NeedSign>& signs) {
        model_.setNeeds(document, level, signs);
    }
    void removeDocument(PackDocument* document);
    /// Moves a pack to the index `to`, counted without that pack.
    void moveDocument(PackDocument* document, int to);
    const std::vector<PackDocument*>& documents() const { return model_.documents(); }

    /// Highlights the current level of this document; null: highlights none.
    void setCurrentDocument(PackDocument* document);
    PackDocument* currentDocument() const { return model_.currentDocument(); }

    /// The row that the user selected: its pack, and the level or room that the row shows, if any.
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

    /// Sets the function that returns a level's files, for dragging the level onto other programs.
    void setFilesOf(
        std::function<QStringList(const PackDocument& document, const QString& level)> filesOf);

    QStringList filesOf(const PackDocument& document, const QString& level) const;

    QTreeView* tree();
    QLineEdit* filterLine() { return filter_; }

  signals:
    /// Emitted when the user wants to open a level or room: by a click, Enter, or dropping it into
    /// another pack.
    void sheetActivated(mazeloom::widgets::PackDocument* document,
                        const mazeloom::widgets::Sheet& sheet);
    /// Emitted when chosen() returns another row, or that row's text has changed.
    void chosenChanged();
    /// Emitted when the user presses Delete in the tree.
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
    bool isChosenSeen() const;
    void showDropped(PackDocument* document, const Sheet& sheet);
    void applyFilter(const QString& text);
    /// Expands packs, folders of levels, and problems if they are few; leaves the rooms collapsed.
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
    /// Used while a pack's rows are rebuilt: the keys of the rows before, and those of the expanded
    /// ones.
    QSet<QString> known_;
    QSet<QString> open_;
    QString chosenKey_;
    int scroll_ = 0;
};

}  // namespace mazeloom::widgets
