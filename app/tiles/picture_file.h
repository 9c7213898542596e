// SPDX-License-Identifier: MIT
// Reads pictures of tiles from files.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/level/tiles/tile_mapping.h"

class QWidget;

namespace mazeloom::app {

/// Reads a PNG that can be shown. Returns a sentence with the reason if it cannot.
tl::expected<level::TilePicture, QString> readTilePicture(const QString& file);

/// Asks for a PNG in the last used folder; returns an empty text if the user cancelled.
QString askForTilePicture(QWidget* window, const QString& title);

}  // namespace mazeloom::app
