// SPDX-License-Identifier: MIT
// What layers are called, and why something in one cannot be edited.
#pragma once

#include <QString>

#include "core/edit/layers/layers.h"

namespace mazeloom::widgets {

/// "Painted"
QString layerTitle(edit::Layer layer);
/// What is in it, as a sentence.
QString layerHelp(edit::Layer layer);
/// Why what is in the layer cannot be edited, and what helps; for a layer that is not open.
QString closedLayerText(edit::Layer layer, const edit::LayerState& state);

}  // namespace mazeloom::widgets
