// SPDX-License-Identifier: MIT
// What core's rules say, in the user's language. Core's sentences are plain English, which is
// looked up under "problems" (translations/stage_texts.cpp lists them).
#pragma once

#include <QString>

#include "core/check/rule/finding.h"
#include "core/level/level.h"

namespace mazeloom::widgets {

QString findingText(const check::Finding& finding);
/// Where it is within its level or room: a cell, a stage. Empty when it is about all of it.
/// A node of the campaign has its title or its number; `pack` may be null.
QString placeText(const check::Finding& finding, const level::Pack* pack);
QString fixText(const check::Fix& fix);
/// Returns why a level cannot be generated, played or written, with the stage's title instead of
/// its id. If the problem's file is not that of `level`, the title of its level or its name comes
/// first, with the seed if the problem has one. Both pointers may be null.
QString generationText(const Problem& problem, const level::Pack* pack, const level::Level* level);

}  // namespace mazeloom::widgets
