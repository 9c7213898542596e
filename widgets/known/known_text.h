// SPDX-License-Identifier: MIT
// Sentences about what is known of a temple's cells, and why (core/analyse/explain).
#pragma once

#include <vector>

#include <QString>

#include "core/analyse/explain/explanation.h"
#include "core/analyse/explain/hint.h"

namespace mazeloom::widgets {

/// Returns what is known of a cell, and the reason.
QString sentenceOf(const analyse::explain::Explanation& explanation);
/// Formats whole percent: "33 %", "<1 %".
QString percentOf(int permille);

/// Returns the text of a step of the hint, from 0; the hint may have none.
QString hintText(const analyse::explain::Hint& hint, std::size_t step);
/// Returns the text beside the cell of a deduction before its reason is told. Names `nextKey`, the
/// key that tells it; it may be empty.
QString whereText(const QString& nextKey);
/// Returns, in words, whether the trap that ended an attempt could have been known; `thoughts` as
/// from couldBeKnown(). If the trap could not be, but a safe cell could, `elsewhere` is the hint
/// that leads there. Names `nextKey`, the key for the next thought, if there are several.
QString deathText(const std::vector<analyse::explain::Explanation>& thoughts,
                  const analyse::explain::Hint& elsewhere, const QString& nextKey);
/// Returns the text in place of a hint if the map hides a trap that no player would expect.
QString noHintText();
/// Returns the text in place of a hint if the level is too large for hints.
QString tooLargeText();

}  // namespace mazeloom::widgets
