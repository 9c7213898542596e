// SPDX-License-Identifier: MIT
// How levels were exported last: what the dialog begins with, and dragging out gives.
#pragma once

#include <string>

#include "core/doors/exporter.h"

class QComboBox;

namespace mazeloom::app {

/// Pixels a cell of pictures.
inline constexpr int kMostScale = 128;

const doors::Exporter& lastFormat();
/// Pictures as they were asked for last, or as the window looks.
doors::ExportOptions lastOptions();
void keepExport(const doors::Exporter& format, const doors::PictureOptions& picture);

/// The colours that pictures can have; `theme` is chosen. The data are the themes' ids.
QComboBox* newThemeBox(const std::string& theme);

}  // namespace mazeloom::app
