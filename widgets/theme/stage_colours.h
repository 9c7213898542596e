// SPDX-License-Identifier: MIT
// Every stage has one colour, the same in the timeline, step list, captions and canvas.
#pragma once

#include <string_view>

#include <QColor>

namespace mazeloom::widgets {

/// Returns the colour of a stage by its id; a neutral one for an unknown stage. All have one
/// lightness. Colour-blind people too can tell apart stages that follow each other in a recipe, and
/// every colour has a contrast of at least 3:1 with the panels of the dark or light theme.
QColor stageColour(std::string_view stageId, bool dark);
/// Returns the colour of text on any stage colour.
QColor textOnStage(bool dark);
/// Returns dark or white, whichever is readable on the given ground.
QColor readableOn(const QColor& ground);

}  // namespace mazeloom::widgets
