// SPDX-License-Identifier: MIT
#include "app/cli/maps/picture_options.h"

#include "app/cli/terminal.h"
#include "core/level/tiles/mapping_named.h"
#include "widgets/canvas/overlays/overlay_set.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

std::span<const char* const> shownOverlayIds() {
    return widgets::overlayIds();
}

exchange::PictureOptions pictureOf(const CommandArguments& arguments) {
    exchange::PictureOptions picture;
    if (arguments.has(kScaleOption.name))
        picture.cell = static_cast<int>(arguments.number(kScaleOption.name));
    picture.theme = arguments.text(kThemeOption.name).toStdString();
    picture.tiles = arguments.text(kTilesOption.name).toStdString();
    picture.letters = arguments.has(kLettersOption.name);
    picture.scanLines = !arguments.has(kNoScanLinesOption.name);
    picture.grid = arguments.has(kGridOption.name);
    if (arguments.has(kOverlayOption.name)) {
        for (const QString& id : arguments.text(kOverlayOption.name).split(u','))
            picture.overlays.push_back(id.toStdString());
    }
    return picture;
}

bool hasTiles(const exchange::PictureOptions& picture, const QString& name,
              const level::Pack& pack) {
    if (picture.tiles.empty()) return true;
    const auto mapping = level::mappingNamed(&pack.tileMappings, picture.tiles);
    if (!mapping) complain(name + QStringLiteral(": ") + widgets::qstring(mapping.error()));
    return mapping.has_value();
}

}  // namespace mazeloom::app
