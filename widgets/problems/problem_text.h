// SPDX-License-Identifier: MIT
// Texts of findings, fixes and problems in the user's language. The sentences of core are English;
// they are translated in the context "stages" (translations/stage_texts.cpp lists them).
#pragma once

#include <QString>

#include "core/check/findings/finding.h"
#include "core/level/level.h"

namespace mazeloom::widgets {

/// Returns an English sentence of core, translated, with its arguments.
QString sentenceText(const Sentence& sentence, const Arguments& arguments);
QString phraseText(const Phrase& phrase);
/// Returns a problem's text; in English if core has no sentence for it.
QString problemText(const Problem& problem);
/// Returns the place of a problem, which names stages and parameters by their titles.
QString problemPlace(const Problem& problem);
/// Returns one line: "file: place: text".
QString problemLine(const Problem& problem);
QString findingText(const check::Finding& finding);
/// Returns the place of a finding. In a level or room, the place is a cell; the text is empty if
/// the finding concerns the whole level or room. For a finding of the pack, the place is a file and
/// a place in it, or the title or number of a campaign node. `pack` may be null.
QString placeText(const check::Finding& finding, const level::Pack* pack);
QString fixText(const check::Fix& fix);
/// Returns the reason why a level cannot be generated, played or written, after the title of the
/// stage that failed. If the problem belongs to a file other than that of `level`, the text begins
/// with the title of that file's level, or else with the file's name, and with the seed if it is
/// known. Both pointers may be null.
QString generationText(const Problem& problem, const level::Pack* pack, const level::Level* level);

}  // namespace mazeloom::widgets
