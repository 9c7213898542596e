// SPDX-License-Identifier: MIT
// The settings of the last export: the dialog starts with them, and drag-out uses them.
#pragma once

#include "core/doors/exporter.h"

namespace mazeloom::app {

const doors::Exporter& lastFormat();
/// Returns the window's look of levels: its theme, and drawings or letters for things.
doors::PictureOptions lookOfWindow();
/// Returns the picture options of the last export, and the window's look for the rest.
doors::ExportOptions lastOptions();
void keepExport(const doors::Exporter& format, const doors::PictureOptions& picture);

}  // namespace mazeloom::app
