// SPDX-License-Identifier: MIT
// Pictures of tiles from files.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/level/tiles/tile_mapping.h"

class QWidget;

namespace mazeloom::app {

/// A PNG that can be shown; or a sentence on why not.
tl::expected<level::TilePicture, QString> readTilePicture(const QString& file);

/// Asks for a PNG, where the last one was; empty: the user gave up.
QString askForTilePicture(QWidget* window, const QString& title);

}  // namespace mazeloom::app
