// SPDX-License-Identifier: MIT
// All that can have tiles, in groups, each with the tile that it has: one is chosen, and given
// others.
#pragma once

#include <QTreeWidget>

#include "core/level/map/own_kind.h"

namespace mazeloom::app {

class TileImages;
class TileSession;

class MeaningTree : public QTreeWidget {
    Q_OBJECT

  public:
    /// `kinds` are the pack's own. Session and images outlive the tree.
    MeaningTree(TileSession& session, TileImages& images, level::SharedOwnKinds kinds,
                QWidget* parent = nullptr);

    QSize sizeHint() const override { return {250, 400}; }

  signals:
    /// Enter was pressed, or a double click made: its tiles are to be chosen.
    void tilesWanted();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QTreeWidgetItem* addGroup(const QString& title);
    void addEntry(QTreeWidgetItem* group, const std::string& meaning, const QImage& own);
    void fill();
    /// What the mapping names and the pack has no more.
    void addLost();
    void showTiles();
    void showTilesOf(QTreeWidgetItem* entry);
    void showChosen();

    TileSession& session_;
    TileImages& images_;
    level::SharedOwnKinds kinds_;
    QTreeWidgetItem* lost_ = nullptr;
};

}  // namespace mazeloom::app
