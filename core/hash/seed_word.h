// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace mazeloom::hash {

/// Returns the seed of a word or name (core/generate/RULES.md G-2.5): the first eight bytes of the
/// SHA-256 of its UTF-8, big-endian.
std::uint64_t seedOfWord(std::string_view word);

}  // namespace mazeloom::hash
