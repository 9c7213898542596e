// SPDX-License-Identifier: MIT
// A level in the tiles that are being edited.
#pragma once

#include <optional>

#include <QTimer>

#include "app/doors/level_preview.h"
#include "widgets/canvas/cells/tile_look.h"

namespace mazeloom::app {

class TileSession;

class TilesPreview : public LevelPreview {
    Q_OBJECT

  public:
    /// Shows the request's level, or a small sample where there is none; `terrains` are those of
    /// the pack. The session outlives it.
    TilesPreview(TileSession& session, level::TerrainTable terrains,
                 std::optional<widgets::GenerationRequest> request, QWidget* parent = nullptr);

  private:
    void dress();

    TileSession& session_;
    level::TerrainTable terrains_;
    widgets::SharedTileLook look_;  ///< as it is shown: its picture is not decoded again
    QTimer settle_;  ///< edits that come at once are shown together: pictures may be large
};

}  // namespace mazeloom::app
