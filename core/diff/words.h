// SPDX-License-Identifier: MIT
// Tells changes in words for designers, such as "stage Traps: Density: 30 → 40". A value that has
// no words of its own is told by its key, so that nothing is left out.
#pragma once

#include <string>
#include <vector>

#include "core/diff/changes.h"
#include "core/diff/subject.h"
#include "core/json/value.h"
#include "core/sentence.h"

namespace mazeloom::diff {

/// Returns the parts in English, with colons between them.
std::string english(const Line& line);

/// Tells a change between these documents, which changesBetween() compared. Never returns an empty
/// line.
Line lineOf(const Change& change, const json::Value& before, const json::Value& after);

/// Returns a cell as in "(12, 7)", and several as a list of the first ones.
std::string textOf(const CellGroup& group);

/// Return all sentences and words, for translation.
std::vector<Sentence> allSentences();
std::vector<Word> allWords();

}  // namespace mazeloom::diff
