// SPDX-License-Identifier: MIT
// The sentences of problems of exports and imports.
#pragma once

#include <array>

#include "core/sentence.h"

namespace mazeloom::exchange {

inline constexpr Sentence kSeed{"exchange-seed", "seed %1"};
inline constexpr Sentence kPlaceOfSeed{"exchange-place-of-seed", "seed %1, %2"};
inline constexpr Sentence kProblemOfSeed{"exchange-problem-of-seed", "seed %1: %2"};

/// All of them, for translation.
inline constexpr std::array kSentences{kSeed, kPlaceOfSeed, kProblemOfSeed};

}  // namespace mazeloom::exchange
