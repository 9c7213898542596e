// SPDX-License-Identifier: MIT
// The tiles in which the levels of each pack are shown: the program's own look, or one of the
// pack's tile mappings. The settings store the choice by the pack's name.
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
    /// Upper bound on the number of packs whose choice is stored. The latest choices are kept.
    static constexpr int kMostPacks = 200;

    explicit TileLooks(Workspace& workspace, QObject* parent = nullptr);

    /// Returns the id of the chosen mapping, which may no longer exist; empty for the program's own
    /// look.
    QString chosen(const widgets::PackDocument& document) const;
    /// Returns the id of the mapping that was chosen last; empty if none was chosen.
    QString last(const widgets::PackDocument& document) const;
    void choose(const widgets::PackDocument& document, const QString& id);

    /// Returns the look of the pack's levels. Null means the program's own look, including the case
    /// that the chosen mapping no longer exists or cannot be shown.
    widgets::SharedTileLook look(const widgets::PackDocument& document);
    /// Returns the id of the mapping that is shown; empty if look() is null.
    std::string shown(const widgets::PackDocument& document);
    /// Returns a sentence fragment with the reason why a mapping cannot be shown; empty if it can.
    /// Decodes the picture of the mapping if needed.
    QString flawOf(const widgets::PackDocument& document, const level::TileMapping& mapping);

  signals:
    /// The user chose another look, or the mappings of the pack changed.
    void changed(const mazeloom::widgets::PackDocument* document);

  private:
    struct Choice {
        QString chosen;
        QString last;
    };
    struct Tried {
        level::TileMapping mapping;
        level::TerrainTable terrains;
        widgets::SharedTileLook look;  ///< only for the chosen mapping, because pictures are large
        QString flaw;
    };

    Choice choiceOf(const widgets::PackDocument& document) const;
    void keep(const QString& name, const Choice& choice);
    void forget(const widgets::PackDocument* document);
    const Tried& tried(const widgets::PackDocument& document, const level::TileMapping& mapping);

    std::map<const widgets::PackDocument*, Choice> choices_;  ///< choices made since the start
    std::map<const widgets::PackDocument*, std::map<std::string, Tried>> tried_;  ///< by id
};

}  // namespace mazeloom::app
