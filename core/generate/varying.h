// SPDX-License-Identifier: MIT
// Parameters that are not the same for every seed and depth (RULES.md G-90): what a recipe says of
// them, as numbers, and what comes of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/stage/stage.h"
#include "core/level/recipe.h"

namespace mazeloom::generate {

struct Varying {
    struct Drawn {
        std::int64_t from;
        std::int64_t to;
    };
    using OneOf = std::vector<std::int64_t>;
    /// By ascending depth.
    using ByDepth = std::vector<std::pair<int, std::int64_t>>;

    std::size_t parameter = 0;  ///< its place among the stage's
    /// Between two depths there are numbers; a switch or choice stays as it is.
    bool isNumber = true;
    std::variant<Drawn, OneOf, ByDepth> values = {};
};

/// The value of a parameter as the stage takes it: a switch as 0 or 1, a choice as its index; or
/// what is wrong with it.
tl::expected<std::int64_t, std::string> readFixed(const ParameterInfo& info,
                                                  const level::FixedValue& value);

/// The same of a value that varies; `value` is no fixed one.
tl::expected<Varying, std::string> readVarying(const ParameterInfo& info, std::size_t parameter,
                                               const level::ParameterValue& value);

/// What is wrong with a value, fixed or not, that a recipe gives a parameter; nothing: the stage
/// takes it.
std::optional<std::string> flawOf(const ParameterInfo& info, const level::ParameterValue& value);

/// What stands for it where no seed and depth are known: the least number, else the first value.
std::int64_t firstOf(const Varying& varying);

/// What the `occurrence`-th stage called `stage` (0 = first) gets for this seed at this depth.
std::int64_t valueOf(const Varying& varying, const ParameterInfo& info, std::string_view stage,
                     unsigned occurrence, std::uint64_t seed, int depth);

}  // namespace mazeloom::generate
