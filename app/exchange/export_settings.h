// SPDX-License-Identifier: MIT
// The settings of the last export. The export dialog starts with them, and levels dragged out of
// the list use them.
#pragma once

#include "core/exchange/exporter.h"

namespace mazeloom::app {

const exchange::Exporter& lastFormat();
/// Returns the window's look of levels: its theme, and whether objects are drawings or letters.
exchange::PictureOptions lookOfWindow();
/// Returns the picture options of the last export; the rest is the window's look.
exchange::ExportOptions lastOptions();
void keepExport(const exchange::Exporter& format, const exchange::PictureOptions& picture);

}  // namespace mazeloom::app
