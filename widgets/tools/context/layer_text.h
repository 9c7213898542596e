// SPDX-License-Identifier: MIT
// Names of layers, and the reasons why their contents cannot be edited.
#pragma once

#include <QString>

#include "core/edit/layers/layers.h"

namespace mazeloom::widgets {

/// Returns a layer's title: "Painted".
QString layerTitle(edit::Layer layer);
/// Returns a sentence about the layer's contents.
QString layerHelp(edit::Layer layer);
/// Returns the reason why the contents of a layer that is not open cannot be edited, and how to
/// change that.
QString closedLayerText(edit::Layer layer, const edit::LayerState& state);

}  // namespace mazeloom::widgets
