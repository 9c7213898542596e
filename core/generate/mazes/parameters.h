// SPDX-License-Identifier: MIT
// The parameters of *maze* and *hidden maze*, and the algorithms that both offer.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "core/generate/mazes/lattice/algorithm.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate::mazes {

/// Indices of the parameters that *maze* and *hidden maze* share.
enum Parameter { AlgorithmChoice, Step, Winding, PickChoice, Newest, Groups, Braid };

inline constexpr std::array<std::string_view, 12> kAlgorithmIds{
    "backtracker", "growing-tree",  "prim",
    "kruskal",     "wilson",        "aldous-broder",
    "eller",       "hunt-and-kill", "recursive-division",
    "sidewinder",  "binary-tree",   "local-tree"};

/// Indexed by Pick.
inline constexpr std::array<std::string_view, 4> kPickIds{"newest", "oldest", "random",
                                                          "newest-or-any"};

/// Returns the index of an algorithm's id in kAlgorithmIds.
consteval int choiceOf(std::string_view id) {
    for (std::size_t i = 0; i < kAlgorithmIds.size(); ++i) {
        if (kAlgorithmIds[i] == id) return static_cast<int>(i);
    }
    throw "no such algorithm";
}

consteval ShownWhen onlyFor(std::initializer_list<std::string_view> ids) {
    std::uint32_t choices = 0;
    for (const std::string_view id : ids)
        choices |= 1u << choiceOf(id);
    return {"algorithm", choices};
}

/// The algorithms that can open one cell at a time and then use no lattice (RULES.md G-40.2).
inline constexpr ShownWhen kGrowths =
    onlyFor({"backtracker", "growing-tree", "prim", "hunt-and-kill"});

/// Whether the maze uses its lattice.
constexpr bool isOnLattice(const Parameters& parameters) {
    return parameters[Step] != 1 || (kGrowths.choices >> parameters[AlgorithmChoice] & 1u) == 0;
}

/// Returns the parameters with a stage's defaults.
consteval auto parametersOf(int algorithm, int step, ShownWhen winding) {
    using Type = ParameterInfo::Type;
    return std::array{
        ParameterInfo{
            "algorithm", "Algorithm",
            "The algorithm that makes the maze; the explanation shows each one line by line",
            Type::Choice, 0, 0, algorithm, kAlgorithmIds},
        ParameterInfo{"step",
                      "Step",
                      "Cells opened at a time: 2 uses every second column and row, 1 has no such "
                      "pattern. Only algorithms that grow cell by cell support 1; all others use 2",
                      Type::Number,
                      1,
                      2,
                      step,
                      {},
                      {},
                      onlyFor({"backtracker"})},
        ParameterInfo{"winding",
                      "Winding",
                      "How often a corridor draws a new direction instead of going straight on",
                      Type::Percent,
                      0,
                      100,
                      100,
                      {},
                      {},
                      winding},
        ParameterInfo{"pick",
                      "Goes on from",
                      "Which cell of its list the growing tree takes next",
                      Type::Choice,
                      0,
                      0,
                      0,
                      kPickIds,
                      {},
                      onlyFor({"growing-tree"})},
        ParameterInfo{"newest",
                      "Newest",
                      "How often the growing tree takes the newest cell instead of a random one",
                      Type::Percent,
                      0,
                      100,
                      50,
                      {},
                      {},
                      ShownWhen{"pick", 1u << 3}},
        ParameterInfo{"groups",
                      "Cell groups",
                      "Side of the groups, in cells of the maze: each group is a maze of its own, "
                      "joined to the others by single ways; 0 makes no groups",
                      Type::Number,
                      0,
                      64,
                      0,
                      {},
                      {},
                      onlyFor({"local-tree"})},
        ParameterInfo{"braid", "Braid",
                      "Share of the dead ends that are opened into loops, those with the longest "
                      "way round first",
                      Type::Percent, 0, 100, 0},
    };
}

/// Returns the algorithms in the order of their ids.
std::span<const Algorithm* const> algorithms();

/// Makes the maze that a stage's parameters select.
template <typename Mode>
void weaveMaze(Weaving<Mode>& weaving, const Parameters& parameters);

/// Returns the explanation of each algorithm.
std::span<const Explanation> explanations();
/// Like explanations(), for a stage that also places the hero, and at its end opens a way from the
/// hero to the maze. Placing the hero belongs to the first line of each algorithm.
std::span<const Explanation> explanationsWithHero();

/// Returns the settings for a stage's parameters.
Settings settingsOf(const Parameters& parameters);

}  // namespace mazeloom::generate::mazes
