// SPDX-License-Identifier: MIT
// The colours of stages. A stage has the same colour in the timeline, step list, captions and
// canvas.
#pragma once

#include <string_view>

#include <QColor>

namespace mazeloom::widgets {

/// Returns the colour of the stage with this id; a neutral colour for an unknown stage. All colours
/// have the same lightness, and a contrast of at least 3:1 with the panels of the dark or light
/// theme. All people, including colour-blind ones, can tell apart stages that follow each other in
/// a recipe.
QColor stageColour(std::string_view stageId, bool dark);
/// Returns the colour of text that is readable on all stage colours.
QColor textOnStage(bool dark);
/// Returns a dark colour or white for text, whichever is readable on the given ground.
QColor readableOn(const QColor& ground);

}  // namespace mazeloom::widgets
