// SPDX-License-Identifier: MIT
#include "app/tiles/tiles_preview.h"

#include <memory>
#include <utility>
#include <vector>

#include "app/tiles/sample_level.h"
#include "app/tiles/tile_session.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

TilesPreview::TilesPreview(TileSession& session, level::TerrainTable terrains,
                           std::optional<widgets::GenerationRequest> request, QWidget* parent)
    : LevelPreview(parent), session_(session), terrains_(std::move(terrains)) {
    if (!request) {
        request.emplace();
        request->level = std::make_shared<const level::Level>(sampleLevel(terrains_));
        request->rooms = std::make_shared<const std::vector<level::Room>>();
        setCaption(tr("A sample: no level of the pack is shown"));
    } else {
        setCaption({});
    }
    // Use the window's theme, in which everything without a tile is drawn.
    setTheme(widgets::themeOf(*this));
    settle_.setSingleShot(true);
    connect(&settle_, &QTimer::timeout, this, &TilesPreview::dress);
    connect(&session_, &TileSession::changed, &settle_, qOverload<>(&QTimer::start));
    dress();
    show(*request);
}

void TilesPreview::dress() {
    const level::TileMapping* mapping = session_.mapping();
    widgets::SharedTileLook look;
    if (mapping != nullptr) {
        // If the picture cannot be shown, the dialog reports it.
        if (auto made = widgets::TileLook::of(*mapping, terrains_, look_)) look = *std::move(made);
    }
    look_ = look;
    setTileLook(std::move(look));
}

}  // namespace mazeloom::app
