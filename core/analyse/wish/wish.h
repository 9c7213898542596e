// SPDX-License-Identifier: MIT
// A wish for a map, such as "dead-ends <= 3 and grade.near >= 2". A wish consists of comparisons of
// measures, combined with and, or, not and brackets. A comparison may use a range, as in
// "rooms = 4..9", and sums, differences and products of measures and whole numbers, as in
// "traps * 10 <= open-cells".
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/analyse/facts/measure.h"
#include "core/analyse/survey/wide.h"

namespace mazeloom::analyse {

/// One part of a wish. Value, Measured, Plus, Minus and Times are numbers, the others booleans.
struct WishNode {
    enum class Kind : std::uint8_t {
        Value,
        Measured,
        Plus,
        Minus,
        Times,
        Less,
        LessOrEqual,
        Equal,
        NotEqual,
        Within,  ///< the first number lies from the second to the third, both included
        Not,
        And,
        Or,
    };

    Kind kind = Kind::Value;
    std::int64_t value = 0;          ///< the number, for Kind::Value
    std::size_t measure = 0;         ///< the index in Wish::measures, for Kind::Measured
    std::vector<std::size_t> parts;  ///< indices in Wish::nodes
    std::size_t first = 0;           ///< index of the node's first character in the wish's text
    std::size_t end = 0;             ///< index after the node's last character
};

struct Wish {
    std::string text;
    std::vector<const Measure*> measures;  ///< the measures that the wish uses, each once
    std::vector<WishNode> nodes;           ///< parts come before the nodes that contain them
    std::size_t root = 0;

    std::string_view textOf(const WishNode& node) const {
        return std::string_view(text).substr(node.first, node.end - node.first);
    }
};

struct WishFlaw {
    std::size_t at = 0;  ///< index of the character in the wish's text
    std::string text;    ///< what was expected, or is not possible; a sentence without a full stop
};

/// Upper bounds on the length of a wish and on its depth of nesting; readWish() rejects wishes that
/// exceed them.
inline constexpr std::size_t kMostWishCharacters = 4096;
inline constexpr int kMostWishDepth = 64;
/// Greatest whole number in a wish.
inline constexpr std::int64_t kMostWishNumber = 1'000'000'000'000;

tl::expected<Wish, WishFlaw> readWish(std::string_view text);

/// Returns a flaw if the wish uses a measure of the other game, so that no map of this ruleset can
/// fulfil the wish; else nullopt.
std::optional<WishFlaw> whyNever(const Wish& wish, level::Ruleset ruleset);

/// Evaluates whether a wish is fulfilled. `valueOf(place)` returns the value of the measure
/// wish.measures[place], or nullopt; a comparison with a missing value is never true.
template <typename ValueOf>
class WishEvaluation {
  public:
    WishEvaluation(const Wish& wish, const ValueOf& valueOf) : wish_(wish), valueOf_(valueOf) {}

    bool isTrue(std::size_t node) const {
        const WishNode& one = wish_.nodes[node];
        switch (one.kind) {
            case WishNode::Kind::Not:
                return !isTrue(one.parts[0]);
            case WishNode::Kind::And:
                for (const std::size_t part : one.parts)
                    if (!isTrue(part)) return false;
                return true;
            case WishNode::Kind::Or:
                for (const std::size_t part : one.parts)
                    if (isTrue(part)) return true;
                return false;
            default:
                return compares(one);
        }
    }

  private:
    bool compares(const WishNode& one) const {
        const auto left = number(one.parts[0]);
        const auto right = left ? number(one.parts[1]) : std::nullopt;
        if (!right) return false;
        switch (one.kind) {
            case WishNode::Kind::Less:
                return *left < *right;
            case WishNode::Kind::LessOrEqual:
                return *left <= *right;
            case WishNode::Kind::Equal:
                return *left == *right;
            case WishNode::Kind::NotEqual:
                return *left != *right;
            default: {
                const auto last = number(one.parts[2]);
                return last && *left >= *right && *left <= *last;
            }
        }
    }

    std::optional<Wide> number(std::size_t node) const {
        const WishNode& one = wish_.nodes[node];
        if (one.kind == WishNode::Kind::Value) return one.value;
        if (one.kind == WishNode::Kind::Measured) {
            const auto value = valueOf_(one.measure);
            return value ? std::optional<Wide>(*value) : std::nullopt;
        }
        const auto left = number(one.parts[0]);
        const auto right = left ? number(one.parts[1]) : std::nullopt;
        if (!right) return std::nullopt;
        if (one.kind == WishNode::Kind::Plus) return *left + *right;
        if (one.kind == WishNode::Kind::Minus) return *left - *right;
        return *left * *right;
    }

    const Wish& wish_;
    const ValueOf& valueOf_;
};

}  // namespace mazeloom::analyse
