// SPDX-License-Identifier: MIT
// A preview of a level in the edited tiles.
#pragma once

#include <optional>

#include <QTimer>

#include "app/exchange/level_preview.h"
#include "widgets/canvas/cells/tile_look.h"

namespace mazeloom::app {

class TileSession;

class TilesPreview : public LevelPreview {
    Q_OBJECT

  public:
    /// Shows the level of the request, or a small sample level. `terrains` are the terrains of the
    /// pack. `session` must outlive this object.
    TilesPreview(TileSession& session, level::TerrainTable terrains,
                 std::optional<widgets::GenerationRequest> request, QWidget* parent = nullptr);

  private:
    void dress();

    TileSession& session_;
    level::TerrainTable terrains_;
    widgets::SharedTileLook look_;  ///< keeps the decoded picture
    QTimer settle_;                 ///< debounce: pictures may be large
};

}  // namespace mazeloom::app
