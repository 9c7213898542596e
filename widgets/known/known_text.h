// SPDX-License-Identifier: MIT
// Sentences that tell what is known about a temple's cells, and why (core/analyse/explain).
#pragma once

#include <vector>

#include <QString>

#include "core/analyse/explain/explanation.h"
#include "core/analyse/explain/hint.h"

namespace mazeloom::widgets {

/// Returns a sentence that tells whether a cell is safe, a trap or unknown, and the reason.
QString sentenceOf(const analyse::explain::Explanation& explanation);
/// Returns a share as whole percent: "33 %"; "<1 %" below 5 ‰, and ">99 %" from 995 ‰.
QString percentOf(int permille);

/// Returns the text of a step of the hint; `step` counts from 0. Hints without deductions have one
/// text, for which `step` is ignored.
QString hintText(const analyse::explain::Hint& hint, std::size_t step);
/// Returns the text beside the cell that a deduction proves safe, before the reason is shown.
/// `nextKey` is the key that shows the reason; if empty, the text mentions no key.
QString whereText(const QString& nextKey);
/// Returns a text that tells whether the trap that ended an attempt could have been known.
/// `thoughts` come from couldBeKnown(). If the trap could not be known, but another cell was known
/// to be safe, `elsewhere` is the hint that leads to that cell. `nextKey` is the key that shows the
/// deductions before the trap's, or why the other cell is safe; if empty, the text mentions no key.
QString deathText(const std::vector<analyse::explain::Explanation>& thoughts,
                  const analyse::explain::Hint& elsewhere, const QString& nextKey);
/// Returns the text that replaces a hint if a trap lies where the rules exclude traps.
QString noHintText();
/// Returns the text that replaces a hint if the level is too large for hints.
QString tooLargeText();

}  // namespace mazeloom::widgets
