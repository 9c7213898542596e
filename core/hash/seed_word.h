// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace mazeloom::hash {

/// The seed that a word or name stands for (core/generate/RULES.md G-2.5): the first eight bytes of
/// the SHA-256 of its UTF-8, the first byte the highest.
std::uint64_t seedOfWord(std::string_view word);

}  // namespace mazeloom::hash
