// SPDX-License-Identifier: MIT
#include "core/hash/seed_word.h"

#include "core/hash/sha256.h"

namespace mazeloom::hash {

std::uint64_t seedOfWord(std::string_view word) {
    constexpr std::size_t kBytes = 8;
    const Digest digest = sha256(word);
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < kBytes; ++i)
        seed = seed << 8U | digest[i];
    return seed;
}

}  // namespace mazeloom::hash
