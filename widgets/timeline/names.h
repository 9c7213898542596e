// SPDX-License-Identifier: MIT
// What stages and steps are called in the window.
#pragma once

#include <string_view>

#include <QColor>
#include <QString>
#include <QWidget>

#include "core/trace/step.h"
#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// A stage's title in the user's language; its id when no such stage is known.
QString stageTitle(std::string_view id);
/// A text of core's stages (title, summary, a line of the algorithm) in the user's language.
QString stageText(std::string_view english);
/// A kind of step, as in lists of kinds ("Refused room").
QString kindTitle(trace::StepKind kind);
/// "(12, 7)"
QString cellText(grid::Point cell);
/// A number with the user's thousands separators.
QString numberText(trace::StepIndex number);
/// Steps a second, short: "60 /s", "2.5 k/s", "1 M/s".
QString speedText(double stepsPerSecond);

/// The stage's colour on this widget's ground, dark or light.
QColor stageColour(std::string_view id, const QWidget& widget);

}  // namespace mazeloom::widgets
