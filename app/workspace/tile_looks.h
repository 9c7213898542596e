// SPDX-License-Identifier: MIT
// The tiles in which each pack's levels are shown: the program's own look, or one of the pack's
// tile mappings. Stored in the settings by the pack's name.
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
    /// Upper bound on the packs remembered; the latest choices are kept.
    static constexpr int kMostPacks = 200;

    explicit TileLooks(Workspace& workspace, QObject* parent = nullptr);

    /// Returns the chosen mapping's id, which may be gone; empty: the program's own look.
    QString chosen(const widgets::PackDocument& document) const;
    /// Returns the mapping chosen last; empty if none was.
    QString last(const widgets::PackDocument& document) const;
    void choose(const widgets::PackDocument& document, const QString& id);

    /// Returns the look; null: the program's own, also if the mapping is gone or cannot be shown.
    widgets::SharedTileLook look(const widgets::PackDocument& document);
    /// Returns the mapping that is shown; empty if look() is null.
    std::string shown(const widgets::PackDocument& document);
    /// Returns why a mapping cannot be shown, as half a sentence; empty if it can. Decodes its
    /// picture if needed.
    QString flawOf(const widgets::PackDocument& document, const level::TileMapping& mapping);

  signals:
    /// Another look was chosen, or the pack's mappings changed.
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

    std::map<const widgets::PackDocument*, Choice> choices_;  ///< made since the start
    std::map<const widgets::PackDocument*, std::map<std::string, Tried>> tried_;  ///< by id
};

}  // namespace mazeloom::app
