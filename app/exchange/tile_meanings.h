// SPDX-License-Identifier: MIT
// Editor for the meanings of another program's tiles: the user clicks tiles, then their meaning.
#pragma once

#include <map>
#include <string>
#include <vector>

#include <QImage>
#include <QWidget>

#include "core/exchange/importer.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/own_terrain.h"

class QLabel;
class QListView;
class QListWidget;

namespace mazeloom::widgets {
class RowsModel;
}

namespace mazeloom::app {

/// The pack's own kinds and terrains that tiles can stand for.
struct OwnMeanings {
    level::SharedOwnKinds kinds;  ///< not null
    level::TerrainTable terrains = {};
};

class TileMeanings : public QWidget {
    Q_OBJECT

  public:
    /// `tiles` are the tiles of the file; `known` contains the meanings of some of them.
    TileMeanings(const std::map<std::string, exchange::TileLook>& tiles,
                 const level::ForeignTiles& known, OwnMeanings own,
                 const exchange::ReadBeside& beside, QWidget* parent = nullptr);

    /// Returns the meanings of all tiles that have one.
    const level::ForeignTiles& meanings() const { return meanings_; }
    /// Restores earlier meanings. Emits nothing.
    void setMeanings(level::ForeignTiles meanings);

  signals:
    void meaningsChanged();

  private:
    struct Tile {
        std::string name;
        exchange::TileLook look;
    };

    QVariant dataOf(int row, int role) const;
    /// Returns the tile's picture; null if it is unknown. Reads a picture file when a tile of the
    /// file is needed for the first time.
    QImage pictureOf(const exchange::TileLook& look) const;
    QString textOf(const Tile& tile) const;
    void fillPalette();
    void showMeaning();
    void give(const QString& meaning);
    void update();

    OwnMeanings own_;
    level::ForeignTiles meanings_;
    std::vector<Tile> names_;
    exchange::ReadBeside beside_;
    mutable std::map<std::string, QImage> pictures_;  ///< pictures read so far, by file
    int unknown_ = 0;                                 ///< number of tiles without a meaning
    widgets::RowsModel* rows_;
    QListView* tiles_;
    QListWidget* palette_;
    QLabel* count_;
};

/// Returns a tile's meaning, in the user's language.
QString meaningText(const QString& meaning, const OwnMeanings& own);

}  // namespace mazeloom::app
