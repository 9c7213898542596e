// SPDX-License-Identifier: MIT
// What core's rules say, in the user's language. Core's sentences are plain English, which is
// looked up under "problems" (translations/stage_texts.cpp lists them).
#pragma once

#include <QString>

#include "core/check/rule/finding.h"

namespace mazeloom::widgets {

QString findingText(const check::Finding& finding);
/// Where it is within its level or room: a cell, a stage. Empty when it is about all of it.
QString placeText(const check::Finding& finding);
QString fixText(const check::Fix& fix);

}  // namespace mazeloom::widgets
