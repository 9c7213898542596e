// SPDX-License-Identifier: MIT
// What the tiles of another program's file stand for: one clicks its tiles, then what they are.
#pragma once

#include <map>
#include <string>

#include <QImage>
#include <QWidget>

#include "core/doors/importer.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/own_terrain.h"

class QLabel;
class QListWidget;

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

  signals:
    void meaningsChanged();

  private:
    void fillTiles(const std::map<std::string, doors::TileLook>& tiles,
                   const doors::ReadBeside& beside);
    void fillPalette();
    void showMeaning();
    void give(const QString& meaning);
    void update();

    OwnMeanings own_;
    level::ForeignTiles meanings_;
    QListWidget* tiles_;
    QListWidget* palette_;
    QLabel* count_;
};

/// What a tile stands for, in the user's language.
QString meaningText(const QString& meaning, const OwnMeanings& own);

}  // namespace mazeloom::app
