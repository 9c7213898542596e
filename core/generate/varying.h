// SPDX-License-Identifier: MIT
// Parameters that vary with seed or depth (RULES.md G-90): their specification in a recipe,
// converted to numbers, and their value for a seed and depth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/shared/stage.h"
#include "core/level/recipe.h"

namespace mazeloom::generate {

struct Varying {
    struct Drawn {
        std::int64_t from;
        std::int64_t to;
    };
    using OneOf = std::vector<std::int64_t>;
    /// Depths with their values, in ascending order of depth.
    using ByDepth = std::vector<std::pair<int, std::int64_t>>;

    std::size_t parameter = 0;  ///< its index among the stage's parameters
    /// Whether values between two depths are interpolated; switches and choices are not.
    bool isNumber = true;
    std::variant<Drawn, OneOf, ByDepth> values = {};
};

/// Returns the value of a parameter in the stage's form (a switch as 0 or 1, a choice as its
/// index), or a sentence fragment that describes the flaw.
tl::expected<std::int64_t, Phrase> readFixed(const ParameterInfo& info,
                                             const level::FixedValue& value);

/// Like readFixed(), for a value that varies; `value` must not be fixed.
tl::expected<Varying, Phrase> readVarying(const ParameterInfo& info, std::size_t parameter,
                                          const level::ParameterValue& value);

/// Returns the flaw of a recipe's value for a parameter, as a sentence fragment; nothing if the
/// stage accepts the value.
std::optional<Phrase> flawOf(const ParameterInfo& info, const level::ParameterValue& value);
/// Returns the sentences of these flaws, for translation.
std::span<const Sentence> valueSentences();

/// Returns the value to assume while seed and depth are unknown: the start of a range, else the
/// first value listed.
std::int64_t firstOf(const Varying& varying);
/// Returns the greatest value, for any seed and depth.
std::int64_t mostOf(const Varying& varying);

/// Returns the value for a seed and depth in the `occurrence`-th stage named `stage` (0 = first).
std::int64_t valueOf(const Varying& varying, const ParameterInfo& info, std::string_view stage,
                     unsigned occurrence, std::uint64_t seed, int depth);

}  // namespace mazeloom::generate
