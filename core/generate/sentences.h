// SPDX-License-Identifier: MIT
// All sentences that generation says in its problems, for translation.
#pragma once

#include <vector>

#include "core/sentence.h"

namespace mazeloom::generate {

/// Returns the sentences of all stages, and of the code that they share.
std::vector<Sentence> allSentences();
/// Returns the words that are arguments of these sentences, except names of facts.
std::vector<Word> allWords();

}  // namespace mazeloom::generate
