// SPDX-License-Identifier: MIT
// In which tiles each pack's levels are shown: the program's own look, or one of the pack's tile
// mappings. Remembered by the pack's name from start to start.
#pragma once

#include <map>
#include <string>

#include <QObject>
#include <QString>

#include "core/level/tiles/tile_mapping.h"
#include "widgets/canvas/cells/tile_look.h"

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

class Workspace;

class TileLooks : public QObject {
    Q_OBJECT

  public:
    /// So many packs are remembered, those that were chosen for last.
    static constexpr int kMostPacks = 200;

    explicit TileLooks(Workspace& workspace, QObject* parent = nullptr);

    /// The id of a mapping, which the pack may have no more; empty: the program's own look.
    QString chosen(const widgets::PackDocument& document) const;
    /// The mapping that was chosen last; empty where none was.
    QString last(const widgets::PackDocument& document) const;
    void choose(const widgets::PackDocument& document, const QString& id);

    /// What is shown; null where that is the program's own look, as the mapping is there no more or
    /// cannot be shown.
    widgets::SharedTileLook look(const widgets::PackDocument& document);
    /// The mapping that is shown; empty where look() is null.
    std::string shown(const widgets::PackDocument& document);
    /// Why a mapping cannot be shown, half a sentence; empty where it can. Decodes its picture
    /// where that was not done yet.
    QString flawOf(const widgets::PackDocument& document, const level::TileMapping& mapping);

  signals:
    /// Another look is chosen, or the mappings of the pack are others.
    void changed(const mazeloom::widgets::PackDocument* document);

  private:
    struct Choice {
        QString chosen;
        QString last;
    };
    struct Tried {
        level::TileMapping mapping;
        level::TerrainTable terrains;
        widgets::SharedTileLook look;  ///< only of what is chosen: pictures are large
        QString flaw;
    };

    Choice choiceOf(const widgets::PackDocument& document) const;
    void keep(const QString& name, const Choice& choice);
    void forget(const widgets::PackDocument* document);
    const Tried& tried(const widgets::PackDocument& document, const level::TileMapping& mapping);

    std::map<const widgets::PackDocument*, Choice> choices_;  ///< that were made since the start
    std::map<const widgets::PackDocument*, std::map<std::string, Tried>> tried_;  ///< by id
};

}  // namespace mazeloom::app
