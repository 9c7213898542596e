// SPDX-License-Identifier: MIT
// The themes of a level's regions, as a designer writes them (RULES.md G-112.1):
//   bare*2, moss(floor=grass:60 monsters=rat*3), study(floor=carpet furniture=shelf light=lit)
// Themes are separated by commas. A theme has a name, and may have properties and a weight.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/map/theme.h"
#include "core/sentence.h"

namespace mazeloom::generate {

struct WrittenTheme {
    level::Theme theme;  ///< its floor is not set yet: see `floor`
    std::string floor;   ///< the terrain's id: "grass", "own:swamp"
    std::int64_t weight = 1;
};

/// Returns the themes, or a sentence fragment if the text has a flaw. At least one theme must have
/// a weight above 0. Does not check whether the pack has the terrains that themes name as "own:…".
tl::expected<std::vector<WrittenTheme>, Phrase> writtenThemes(std::string_view text);

std::optional<Phrase> flawOfThemes(std::string_view text);
/// Returns the sentences of these flaws, for translation.
std::span<const Sentence> themeSentences();

}  // namespace mazeloom::generate
