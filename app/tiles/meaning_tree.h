// SPDX-License-Identifier: MIT
// Everything that can have tiles, in groups, each entry with its current tile; one is selected for
// editing.
#pragma once

#include <QTreeWidget>

#include "app/exchange/tile_meanings.h"

namespace mazeloom::app {

class TileImages;
class TileSession;

class MeaningTree : public QTreeWidget {
    Q_OBJECT

  public:
    /// Session and images outlive the tree.
    MeaningTree(TileSession& session, TileImages& images, OwnMeanings own,
                QWidget* parent = nullptr);

    QSize sizeHint() const override { return {250, 400}; }

  signals:
    /// Enter was pressed or an entry double-clicked: the user wants to choose its tiles.
    void tilesWanted();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QTreeWidgetItem* addGroup(const QString& title);
    void addEntry(QTreeWidgetItem* group, const std::string& meaning, const QImage& own);
    void fill();
    /// Adds entries that the mapping names but the pack no longer has.
    void addLost();
    void showTiles();
    void showTilesOf(QTreeWidgetItem* entry);
    void showChosen();

    TileSession& session_;
    TileImages& images_;
    OwnMeanings own_;
    QTreeWidgetItem* lost_ = nullptr;
};

}  // namespace mazeloom::app
