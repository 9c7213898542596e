// SPDX-License-Identifier: MIT
// A list of everything that can have tiles, in groups. Each entry shows its current tile. The
// selected entry is edited.
#pragma once

#include <QTreeWidget>

#include "app/exchange/tile_meanings.h"

namespace mazeloom::app {

class TileImages;
class TileSession;

class MeaningTree : public QTreeWidget {
    Q_OBJECT

  public:
    /// `session` and `images` must outlive the tree.
    MeaningTree(TileSession& session, TileImages& images, OwnMeanings own,
                QWidget* parent = nullptr);

    QSize sizeHint() const override { return {250, 400}; }

  signals:
    /// The user pressed Enter or double-clicked an entry, in order to choose its tiles.
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
