// SPDX-License-Identifier: MIT
// The texts of core's rules in the user's language. Core's sentences are plain English and are
// looked up under "problems" (translations/stage_texts.cpp lists them).
#pragma once

#include <QString>

#include "core/check/findings/finding.h"
#include "core/level/level.h"

namespace mazeloom::widgets {

QString findingText(const check::Finding& finding);
/// Returns the place within the level or room: a cell or a stage. Empty if the finding concerns all
/// of it. A node of the campaign has its title or its number; `pack` may be null.
QString placeText(const check::Finding& finding, const level::Pack* pack);
QString fixText(const check::Fix& fix);
/// Returns why a level cannot be generated, played or written, with the stage's title instead of
/// its id. If the problem's file is not the file of `level`, the title of its level, or else its
/// name, comes first, with the seed if known. Both pointers may be null.
QString generationText(const Problem& problem, const level::Pack* pack, const level::Level* level);

}  // namespace mazeloom::widgets
