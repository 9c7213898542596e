// SPDX-License-Identifier: MIT
// What the tiles of another program's file stand for: one clicks its tiles, then what they are.
#pragma once

#include <map>
#include <string>
#include <vector>

#include <QImage>
#include <QWidget>

#include "core/doors/importer.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/own_terrain.h"

class QLabel;
class QListView;
class QListWidget;

namespace mazeloom::widgets {
class RowsModel;
}

namespace mazeloom::app {

/// What a pack has of its own that tiles can stand for.
struct OwnMeanings {
    level::SharedOwnKinds kinds;  ///< not null
    level::TerrainTable terrains = {};
};

class TileMeanings : public QWidget {
    Q_OBJECT

  public:
    /// `tiles` are the file's, of which `known` says some.
    TileMeanings(const std::map<std::string, doors::TileLook>& tiles,
                 const level::ForeignTiles& known, OwnMeanings own, const doors::ReadBeside& beside,
                 QWidget* parent = nullptr);

    /// Of those that were said.
    const level::ForeignTiles& meanings() const { return meanings_; }
    /// Takes back what the user said since these were the meanings. Emits nothing.
    void setMeanings(level::ForeignTiles meanings);

  signals:
    void meaningsChanged();

  private:
    struct Tile {
        std::string name;
        doors::TileLook look;
    };

    QVariant dataOf(int row, int role) const;
    /// Null where nobody knows what the tile looks like. Reads a picture when its first tile is
    /// asked for.
    QImage pictureOf(const doors::TileLook& look) const;
    QString textOf(const Tile& tile) const;
    void fillPalette();
    void showMeaning();
    void give(const QString& meaning);
    void update();

    OwnMeanings own_;
    level::ForeignTiles meanings_;
    std::vector<Tile> names_;
    doors::ReadBeside beside_;
    mutable std::map<std::string, QImage> pictures_;  ///< by file, as far as they were asked for
    int unknown_ = 0;                                 ///< names without a meaning
    widgets::RowsModel* rows_;
    QListView* tiles_;
    QListWidget* palette_;
    QLabel* count_;
};

/// What a tile stands for, in the user's language.
QString meaningText(const QString& meaning, const OwnMeanings& own);

}  // namespace mazeloom::app
