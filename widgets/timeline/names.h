// SPDX-License-Identifier: MIT
// Names and numbers of stages and steps as the window shows them.
#pragma once

#include <string_view>

#include <QColor>
#include <QString>
#include <QWidget>

#include "core/trace/step.h"
#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Returns a stage's title in the user's language; its id if the stage is unknown.
QString stageTitle(std::string_view id);
/// Translates a text of the stages in core (title, summary, algorithm line) into the user's
/// language.
QString stageText(std::string_view english);
/// Returns the title of a kind of step for lists of kinds: "Refused room".
QString kindTitle(trace::StepKind kind);
/// Returns a cell as "(12, 7)".
QString cellText(grid::Point cell);
/// Returns a number with the user's thousands separators.
QString numberText(trace::StepIndex number);
/// Returns a short text for a speed in steps per second: "60 /s", "2.5 k/s", "1 M/s".
QString speedText(double stepsPerSecond);

/// Returns a stage's colour for the theme of a widget, dark or light.
QColor stageColour(std::string_view id, const QWidget& widget);

}  // namespace mazeloom::widgets
