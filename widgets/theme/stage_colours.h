// SPDX-License-Identifier: MIT
// Every stage has one colour, the same in timeline, step list, captions and canvas.
#pragma once

#include <string_view>

#include <QColor>

namespace mazeloom::widgets {

/// The colour of a stage, by its id; a neutral one for a stage that is not known. All have one
/// lightness. Stages that follow each other in a recipe stay apart for colour-blind eyes too, and
/// every colour has a contrast of at least 3:1 with the panels of the dark or light theme.
QColor stageColour(std::string_view stageId, bool dark);
/// Of text that stands on any of them.
QColor textOnStage(bool dark);
/// Dark or white, whichever is readable on any other ground.
QColor readableOn(const QColor& ground);

}  // namespace mazeloom::widgets
