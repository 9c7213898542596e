// SPDX-License-Identifier: MIT
// How levels were exported last: what the dialog begins with, and dragging out gives.
#pragma once

#include "core/doors/exporter.h"

namespace mazeloom::app {

const doors::Exporter& lastFormat();
/// How the window draws levels: its colours, and drawings or letters for what stands on cells.
doors::PictureOptions lookOfWindow();
/// Pictures as they were asked for last; the rest as the window looks.
doors::ExportOptions lastOptions();
void keepExport(const doors::Exporter& format, const doors::PictureOptions& picture);

}  // namespace mazeloom::app
