// SPDX-License-Identifier: MIT
// An algorithm as a designer paints it: rules that say what to look for and what takes its place,
// in nodes that say when. The idea is that of Maxim Gumin's MarkovJunior.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/symmetry.h"
#include "core/level/rewriting/value.h"

namespace mazeloom::level::rewriting {

// Bounds of a program: what is larger is refused.
inline constexpr int kMostSide = 5;  ///< of a pattern, in cells
inline constexpr std::size_t kMostRules = 32;
inline constexpr std::size_t kMostNodes = 64;
inline constexpr int kMostDepth = 6;  ///< nodes in nodes
inline constexpr int kMostTimes = 1'000'000;
/// Different sets of values in all patterns: each has a digit in files.
inline constexpr std::size_t kMostSets = 41;

inline constexpr std::uint8_t kAllSymmetries = 0xff;

/// Where the cells show what `find` asks for, they become what `put` says.
struct Rule {
    grid::Size size{1, 1};
    std::vector<Values> find{Values::any()};              ///< row by row
    std::vector<std::optional<Value>> put{std::nullopt};  ///< row by row; nothing: as it is
    /// A bit for each of level::kSymmetries.
    std::uint8_t symmetries = kAllSymmetries;
    /// Percent, 1–100. Of a match in a pass over all: how often it is rewritten. Of matches that
    /// are drawn one at a time: the rule's weight.
    int chance = 100;
    int most = 0;  ///< rewrites of it in one run of its node; 0: no bound

    const Values& findAt(grid::Point p) const { return find[placeOf(p)]; }
    const std::optional<Value>& putAt(grid::Point p) const { return put[placeOf(p)]; }
    std::size_t placeOf(grid::Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size.width) +
               static_cast<std::size_t>(p.x);
    }

    friend bool operator==(const Rule&, const Rule&) = default;
};

enum class NodeKind : std::uint8_t {
    One,       ///< of all matches of its rules, one at random at a time
    All,       ///< all matches in one pass, in random order, those left out that overlap others
    Parallel,  ///< all matches in one pass as they were before it; of two writers the first wins
    Grow,      ///< as One, but the match nearest to a cell that shows one of `towards`
    Sequence,  ///< its nodes in order, each to its end
    First,     ///< of its nodes the first that changes something, again and again
};
inline constexpr int kNodeKinds = 6;

/// As in files and settings.
constexpr std::string_view idOf(NodeKind kind) {
    constexpr std::string_view kIds[] = {"one", "all", "parallel", "grow", "sequence", "first"};
    return kIds[static_cast<std::size_t>(kind)];
}
constexpr bool hasRules(NodeKind kind) {
    return kind <= NodeKind::Grow;
}
/// How often a node goes round where nothing else is said; 0: until nothing matches.
constexpr int usualTimes(NodeKind kind) {
    const bool isOnce =
        kind == NodeKind::All || kind == NodeKind::Parallel || kind == NodeKind::Sequence;
    return isOnce ? 1 : 0;
}

struct Node {
    NodeKind kind = NodeKind::One;
    std::vector<Rule> rules = {};  ///< of a kind that has them
    std::vector<Node> nodes = {};  ///< of the others
    int times = 0;                 ///< rewrites, passes or rounds; 0: until nothing matches
    Values towards = {};           ///< of Grow
    int stray = 0;                 ///< of Grow: percent of rewrites that are drawn as in One

    friend bool operator==(const Node&, const Node&) = default;
};

struct Program {
    std::vector<Node> nodes;  ///< one after the other, each to its end

    friend bool operator==(const Program&, const Program&) = default;
};

/// A program that copies of a recipe share; never written once it is shared.
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

/// Where a rule or a node stands: the places of the nodes that lead to it, and that of the rule.
struct Place {
    std::vector<std::size_t> nodes;
    std::optional<std::size_t> rule = {};

    friend bool operator==(const Place&, const Place&) = default;
};

/// "node 2.1, rule 3", counted from 1.
std::string textOf(const Place& place);

/// Calls visit(node, place) for each node, those within others after these.
template <typename Visit>
void forEachNode(const std::vector<Node>& nodes, const Visit& visit, Place place = {}) {
    place.nodes.push_back(0);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        place.nodes.back() = i;
        visit(nodes[i], std::as_const(place));
        forEachNode(nodes[i].nodes, visit, place);
    }
}
/// Calls visit(rule, place) for each rule, in the order of their numbers: a rule's number is how
/// many this visits before it.
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
/// The rule of a number; null when there is none.
const Rule* findRule(const Program& program, std::size_t number);
/// Where the rule of a number stands; there is one.
Place placeOf(const Program& program, std::size_t number);
/// Null when nothing stands there.
const Node* findNode(const Program& program, const Place& place);

/// The rule turned and mirrored, waterfalls too; it has this one symmetry.
Rule transformed(const Rule& rule, std::size_t symmetry);
/// Where the rule's pattern lies, turned, when the first cell in reading order that it writes is
/// `at`.
grid::Rect patternAt(const Rule& rule, std::size_t symmetry, grid::Point at);
/// Of the rule's symmetries those that make another rule than the ones before them, in their order.
std::vector<std::size_t> distinctSymmetries(const Rule& rule);

/// What is wrong with a program or one of its rules.
struct Flaw {
    enum class Kind {
        TooLarge,    ///< more than a bound allows
        Shape,       ///< a pattern whose lists do not have the pattern's size
        NoValue,     ///< a cell that asks for one of nothing, or a way towards nothing
        Unwritable,  ///< void or outside is to be written, or something outside of the map
        NoEffect,    ///< a rule that changes nothing, wherever it matches; the program still runs
        Empty,       ///< a node without rules or nodes; the program still runs
    };
    Kind kind = Kind::NoEffect;
    Place place;
    std::string text;  ///< one sentence without final stop, in English

    bool isHarmless() const { return kind == Kind::NoEffect || kind == Kind::Empty; }
};

std::vector<Flaw> flawsOf(const Program& program);
/// Whether it changes no cell, wherever it matches.
bool hasNoEffect(const Rule& rule);
/// The program without what flawsOf() calls harmless.
Program withoutUseless(Program program);

}  // namespace mazeloom::level::rewriting
