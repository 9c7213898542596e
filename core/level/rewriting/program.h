// SPDX-License-Identifier: MIT
// An algorithm that a designer paints: rules with a pattern to find and its replacement, in nodes
// that control when the rules run. The idea is from Maxim Gumin's MarkovJunior.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/symmetry.h"
#include "core/level/rewriting/value.h"
#include "core/sentence.h"

namespace mazeloom::level::rewriting {

// Upper bounds on a program; larger ones are refused.
inline constexpr int kMostSide = 5;  ///< cells on each side of a pattern
inline constexpr std::size_t kMostRules = 32;
inline constexpr std::size_t kMostNodes = 64;
inline constexpr int kMostDepth = 6;  ///< nesting of nodes
inline constexpr int kMostTimes = 1'000'000;
/// Upper bound on the distinct sets of values in all patterns. Each set needs a character in files.
inline constexpr std::size_t kMostSets = 41;

inline constexpr std::uint8_t kAllSymmetries = 0xff;

/// A rule: where the cells match `find`, they become `put`.
struct Rule {
    grid::Size size{1, 1};
    std::vector<Values> find{Values::any()};              ///< row by row
    std::vector<std::optional<Value>> put{std::nullopt};  ///< row by row; nullopt: unchanged
    /// The allowed symmetries: one bit for each of level::kSymmetries.
    std::uint8_t symmetries = kAllSymmetries;
    /// In percent, 1–100. If a pass rewrites all matches, the chance that a match is rewritten; if
    /// matches are drawn one at a time, the rule's weight.
    int chance = 100;
    int most = 0;  ///< upper bound on rewrites in one run of its node; 0: no limit

    const Values& findAt(grid::Point p) const { return find[placeOf(p)]; }
    const std::optional<Value>& putAt(grid::Point p) const { return put[placeOf(p)]; }
    std::size_t placeOf(grid::Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size.width) +
               static_cast<std::size_t>(p.x);
    }

    friend bool operator==(const Rule&, const Rule&) = default;
};

enum class NodeKind : std::uint8_t {
    One,  ///< repeatedly rewrites one match, drawn from all matches of its rules
    All,  ///< rewrites all matches in one pass in random order; skips any that overlap earlier ones
    Parallel,  ///< rewrites the matches found before the pass; if two write a cell, the first wins
    Grow,      ///< like One, but takes the match nearest to a cell that shows one of `towards`
    Sequence,  ///< runs its nodes in order, each to its end
    First,     ///< repeatedly runs the first of its nodes that changes something
};
inline constexpr int kNodeKinds = 6;

/// Returns the kind's word in files and settings.
constexpr std::string_view idOf(NodeKind kind) {
    constexpr std::string_view kIds[] = {"one", "all", "parallel", "grow", "sequence", "first"};
    return kIds[static_cast<std::size_t>(kind)];
}
constexpr bool hasRules(NodeKind kind) {
    return kind <= NodeKind::Grow;
}
/// Returns a node's default number of repetitions; 0: until nothing matches.
constexpr int usualTimes(NodeKind kind) {
    const bool isOnce =
        kind == NodeKind::All || kind == NodeKind::Parallel || kind == NodeKind::Sequence;
    return isOnce ? 1 : 0;
}

struct Node {
    NodeKind kind = NodeKind::One;
    std::vector<Rule> rules = {};  ///< if the kind has rules
    std::vector<Node> nodes = {};  ///< if the kind has no rules
    int times = 0;                 ///< rewrites, passes or rounds; 0: until nothing matches
    Values towards = {};           ///< for Grow: the values towards which it grows
    int stray = 0;                 ///< for Grow: percent of rewrites that are drawn as in One

    friend bool operator==(const Node&, const Node&) = default;
};

struct Program {
    std::vector<Node> nodes;  ///< run in order, each to its end

    friend bool operator==(const Program&, const Program&) = default;
};

/// A program that copies of a recipe share. It is never written once it is shared.
class SharedProgram {
  public:
    SharedProgram() = default;
    SharedProgram(Program program);

    explicit operator bool() const { return program_ != nullptr; }
    const Program& operator*() const { return *program_; }
    const Program* operator->() const { return program_.get(); }
    const Program* get() const { return program_.get(); }

    friend bool operator==(const SharedProgram& a, const SharedProgram& b);

  private:
    std::shared_ptr<const Program> program_;
};

/// The position of a rule or node: the indices of the nodes from the root to it, and the rule's
/// index.
struct Place {
    std::vector<std::size_t> nodes;
    std::optional<std::size_t> rule = {};

    friend bool operator==(const Place&, const Place&) = default;
};

/// Returns "node 2.1, rule 3", counted from 1.
Phrase phraseOf(const Place& place);
std::string textOf(const Place& place);

/// Calls visit(node, place) for each node, a parent before its children.
template <typename Visit>
void forEachNode(const std::vector<Node>& nodes, const Visit& visit, Place place = {}) {
    place.nodes.push_back(0);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        place.nodes.back() = i;
        visit(nodes[i], std::as_const(place));
        forEachNode(nodes[i].nodes, visit, place);
    }
}
/// Calls visit(rule, place) for each rule in the order of the rules' numbers. A rule's number is
/// the count of rules visited before it.
template <typename Visit>
void forEachRule(const Program& program, const Visit& visit) {
    forEachNode(program.nodes, [&](const Node& node, Place place) {
        for (std::size_t i = 0; i < node.rules.size(); ++i) {
            place.rule = i;
            visit(node.rules[i], std::as_const(place));
        }
    });
}

std::size_t ruleCount(const Program& program);
/// Returns the rule with a number; null if none has it.
const Rule* findRule(const Program& program, std::size_t number);
/// Returns the place of the rule with a number, which must exist.
Place placeOf(const Program& program, std::size_t number);
/// Returns the node at the place; null if the place does not exist.
const Node* findNode(const Program& program, const Place& place);

/// Returns the rule turned and mirrored, including its waterfalls and one-way doors. `symmetry`
/// becomes the only symmetry of the rule.
Rule transformed(const Rule& rule, std::size_t symmetry);
/// Returns the rectangle that the transformed pattern covers if `at` is the first cell, in reading
/// order, that the rule writes.
grid::Rect patternAt(const Rule& rule, std::size_t symmetry, grid::Point at);
/// Returns the rule's symmetries in order, except those that give the same rule as an earlier one.
std::vector<std::size_t> distinctSymmetries(const Rule& rule);

/// A flaw of a program or one of its rules.
struct Flaw {
    enum class Kind {
        TooLarge,    ///< a number outside of its bounds
        Shape,       ///< a pattern whose lists do not match its size
        NoValue,     ///< a cell that matches no value, a rule without a symmetry, or a node that
                     ///< grows towards nothing
        Unwritable,  ///< a rule that writes void or outside, or writes outside of the map
        NoEffect,    ///< a rule that changes nothing, wherever it matches; the program still runs
        Empty,       ///< a node without rules or nodes; the program still runs
    };
    Kind kind = Kind::NoEffect;
    Place place;
    Phrase phrase;  ///< without a full stop

    bool isHarmless() const { return kind == Kind::NoEffect || kind == Kind::Empty; }
};

std::vector<Flaw> flawsOf(const Program& program);
/// Returns the sentences of all flaws and places, for translation.
std::span<const Sentence> flawSentences();
/// Whether the rule changes no cell wherever it matches.
bool hasNoEffect(const Rule& rule);
/// Returns the program without the rules that have no effect and without the nodes that are empty
/// or that this makes empty.
Program withoutUseless(Program program);

}  // namespace mazeloom::level::rewriting
