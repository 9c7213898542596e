// SPDX-License-Identifier: MIT
// A program's rules, prepared for matching: turned and mirrored, with a table of answers for each
// condition.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/generate/rewrite/board.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::generate::rewrite {

/// How a cell of a pattern answers to each state of a cell on the board: the bits kFits and
/// kWouldChange, or 0 if the state does not fit.
using Answers = std::array<std::uint8_t, std::size_t{kLocked} * 2>;
inline constexpr std::uint8_t kFits = 1;
inline constexpr std::uint8_t kWouldChange = 2;  ///< the rule writes another value

/// A rule in one of its symmetries.
struct Variant {
    struct Asked {
        std::ptrdiff_t offset;  ///< from the pattern's top left cell, in the board's storage
        std::uint16_t answers;  ///< index in Compiled::answers
    };
    struct Written {
        std::ptrdiff_t offset;
        State state;
    };
    std::uint8_t rule = 0;
    std::uint8_t symmetry = 0;
    std::vector<Asked> asked;  ///< the most selective ones first
    std::vector<Written> written;
};

struct CompiledRule {
    const level::rewriting::Rule* rule = nullptr;
    std::size_t firstVariant = 0;
    std::size_t variantCount = 0;
};

struct Compiled {
    /// Compiles for boards of this stride. `program` must outlive this.
    Compiled(const level::rewriting::Program& program, int stride);
    /// Like the other constructor, for boards whose states have another meaning. `answersOf`
    /// returns the answers of a cell of a pattern that finds and writes these values.
    using AnswersOf = std::function<Answers(const level::rewriting::Values&,
                                            const std::optional<level::rewriting::Value>&)>;
    Compiled(const level::rewriting::Program& program, int stride, const AnswersOf& answersOf);

    std::vector<CompiledRule> rules;  ///< by the rule's number
    std::vector<Variant> variants;    ///< of all rules, in their order
    std::vector<Answers> answers;

    std::span<const Variant> variantsOf(std::size_t rule) const {
        return std::span(variants).subspan(rules[rule].firstVariant, rules[rule].variantCount);
    }
    /// Whether the variant matches with its top left cell at `anchor` and would change something.
    bool matches(const Variant& variant, const State* anchor) const {
        std::uint8_t all = 0;
        for (const Variant::Asked& asked : variant.asked) {
            const std::uint8_t answer = answers[asked.answers][anchor[asked.offset]];
            if (answer == 0) return false;
            all |= answer;
        }
        return (all & kWouldChange) != 0;
    }
};

}  // namespace mazeloom::generate::rewrite
