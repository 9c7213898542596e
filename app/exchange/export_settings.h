// SPDX-License-Identifier: MIT
// The settings of the last export: the dialog starts with them, and drag-out uses them.
#pragma once

#include "core/exchange/exporter.h"

namespace mazeloom::app {

const exchange::Exporter& lastFormat();
/// Returns the window's look of levels: its theme, and drawings or letters for things.
exchange::PictureOptions lookOfWindow();
/// Returns the picture options of the last export, and the window's look for the rest.
exchange::ExportOptions lastOptions();
void keepExport(const exchange::Exporter& format, const exchange::PictureOptions& picture);

}  // namespace mazeloom::app
