// SPDX-License-Identifier: MIT
// Texts of findings, fixes and problems in the user's language. The sentences of core/check are
// English; they are translated in the context "problems" (translations/stage_texts.cpp lists them).
#pragma once

#include <QString>

#include "core/check/findings/finding.h"
#include "core/level/level.h"

namespace mazeloom::widgets {

QString findingText(const check::Finding& finding);
/// Returns the place of a finding within its level or room, which is a cell; empty if the finding
/// concerns the whole level or room. For a finding of the pack, returns file and place, or a node
/// of the campaign by its title or number. `pack` may be null.
QString placeText(const check::Finding& finding, const level::Pack* pack);
QString fixText(const check::Fix& fix);
/// Returns the reason why a level cannot be generated, played or written, after the title of the
/// stage that failed. If the problem's file is not the file of `level`, the text begins with the
/// title of the file's level and the seed, if known, or else with the file's name. Both pointers
/// may be null.
QString generationText(const Problem& problem, const level::Pack* pack, const level::Level* level);

}  // namespace mazeloom::widgets
