// SPDX-License-Identifier: MIT
// Sentences of what is known of a temple's cells, and why (core/analyse/explain).
#pragma once

#include <vector>

#include <QString>

#include "core/analyse/explain/explanation.h"
#include "core/analyse/explain/hint.h"

namespace mazeloom::widgets {

/// What is known of a cell, with the reason.
QString sentenceOf(const analyse::explain::Explanation& explanation);
/// Whole percent: "33 %", "<1 %".
QString percentOf(int permille);

/// What is thought of at a step of the hint, from 0; the hint may have none.
QString hintText(const analyse::explain::Hint& hint, std::size_t step);
/// Whether the trap that an attempt ended at could have been known; `thoughts` as couldBeKnown()
/// gives them. `nextKey` shows the next of several.
QString deathText(const std::vector<analyse::explain::Explanation>& thoughts,
                  const QString& nextKey);
/// In the place of a hint where the map hides a trap as no player would expect.
QString noHintText();
/// The same where the level is too large.
QString tooLargeText();

}  // namespace mazeloom::widgets
