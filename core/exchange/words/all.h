// SPDX-License-Identifier: MIT
// All sentences of exports and imports, for translation.
#pragma once

#include <vector>

#include "core/exchange/words/formats.h"
#include "core/exchange/words/ldtk.h"
#include "core/exchange/words/sentences.h"
#include "core/exchange/words/tiled.h"

namespace mazeloom::exchange {

inline std::vector<Sentence> allSentences() {
    std::vector<Sentence> all(kSentences.begin(), kSentences.end());
    all.insert(all.end(), tiled::kSentences.begin(), tiled::kSentences.end());
    all.insert(all.end(), ldtk::kSentences.begin(), ldtk::kSentences.end());
    all.insert(all.end(), kFormatSentences.begin(), kFormatSentences.end());
    return all;
}

/// Returns the words within the sentences.
inline std::vector<Word> allWords() {
    std::vector<Word> all(kWords.begin(), kWords.end());
    all.insert(all.end(), tiled::kWords.begin(), tiled::kWords.end());
    return all;
}

}  // namespace mazeloom::exchange
