// SPDX-License-Identifier: MIT
// The interface of a stage: one algorithm of a recipe, a function of map, parameters and
// random-number stream, with everything that a window needs to offer and explain the stage.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/generate/shared/watch.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/level/rewriting/program.h"
#include "core/problem.h"
#include "core/random/places.h"
#include "core/random/stream.h"
#include "core/trace/recorder.h"

namespace mazeloom::generate {

/// The condition for showing a parameter: another parameter of the same stage, a choice, must
/// itself be shown and have one of the given values.
struct ShownWhen {
    std::string_view parameter = {};  ///< the choice's id; empty: the parameter always matters
    std::uint32_t choices = 0;        ///< the given values: bit k stands for value k
};

/// A parameter of a stage. Every value is an integer: a switch is 0 or 1, a choice the index of its
/// id. Parameters of type OwnKind and Text are exceptions: their integer is 0, and ReadyStage::kind
/// holds their value.
struct ParameterInfo {
    /// OwnKind: the id of one of the pack's own kinds of objects; empty: none.
    /// Text: a text that the stage itself parses.
    enum class Type { Number, Percent, Switch, Choice, OwnKind, Text };

    std::string_view id;     ///< as in a recipe's JSON
    std::string_view title;  ///< as in the recipe panel
    std::string_view help;   ///< one sentence: what it does, with its unit
    Type type = Type::Number;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::int64_t standard = 0;
    std::span<const std::string_view> choices = {};  ///< ids, for Choice
    /// The title above this parameter and its neighbours with the same group; empty: none.
    std::string_view group = {};
    ShownWhen shownWhen = {};
    /// For Type::Text: the default, and a function that returns the flaw of a text, or nothing if
    /// the text is valid.
    std::string_view text = {};
    std::optional<Phrase> (*flawOfText)(std::string_view text) = nullptr;
    /// The value that new stages write into the recipe (new_stage.h). Set only if it differs from
    /// `standard`, the value of a recipe that does not name the parameter.
    std::optional<std::int64_t> inNewStages = {};
    /// For Type::Text: returns the sentences of the flaws, for translation.
    std::span<const Sentence> (*flawSentences)() = nullptr;

    /// Returns the value that the parameter has after a reset.
    std::int64_t usual() const { return inNewStages.value_or(standard); }
};

/// Values in the order of the stage's parameters.
using Parameters = std::vector<std::int64_t>;

/// A kind of step that a stage makes, and the line of its algorithm (from 0) that makes it.
struct StepInfo {
    trace::StepKind kind;
    int line = 0;
    /// The sentence for such a step of this stage, if it differs from the step kind's sentence.
    std::string_view sentence = {};
};

/// How a stage works, for its explanation.
struct Explanation {
    std::span<const std::string_view> algorithm;
    std::span<const StepInfo> steps;
};

/// Facts about the map that a stage needs, or gives to later stages; a set of bits.
enum Fact : unsigned {
    kNothing = 0,
    kOpenCells = 1,   ///< some cells can be walked
    kRooms = 2,       ///< Map::rooms is filled
    kPassages = 4,    ///< a maze or corridors run between the rooms
    kHiddenMaze = 8,  ///< the aisles of a hidden maze are marked
};

/// Postconditions of a stage, which hold whatever it draws; promises and rules rely on them. A set
/// of bits; a stage that declares none guarantees nothing.
enum Guarantee : unsigned {
    kNoGuarantee = 0,
    kConnectsAll = 1,  ///< all open cells are connected
    /// The cells that the stage opened are connected with each other, though perhaps not with
    /// earlier open cells.
    kConnectsItsOwn = 2,
    kStaysConnected = 4,  ///< all open cells are connected if they were before
    /// Each cell that the stage opened beside a room's floor is a door, if a door can stand in the
    /// cell (RULES.md G-60.1).
    kOpensByDoors = 8,
    /// The cells that the stage opened outside of rooms are passages, which may be filled.
    kDigsPassages = 16,
    /// The stage opened no cell and closed none.
    kSameCellsOpen = 32 | kStaysConnected | kOpensByDoors,
};

template <typename Mode>
struct StageRun {
    level::Map& map;
    trace::MapWriter<Mode>& write;
    const Parameters& parameters;
    random::Stream& random;
    random::Places places;  ///< draws that belong to cells and have no order
    std::uint64_t seed;  ///< the seed that the stage draws from; all stages of an attempt share it
    const level::Level& level;
    std::span<const level::Room> rooms;  ///< the pack's handcrafted rooms
    std::vector<Problem>& problems;      ///< the stage adds its warnings here
    const level::FloorContext& floor;    ///< the floor of a descent; a single level is the first
    std::string_view kind = {};          ///< as ReadyStage::kind
    /// As RecipeStage::program; null if there is none.
    const level::rewriting::Program* program = nullptr;
    Watch watch = {};  ///< stages that can take long poll it

    int parameter(std::size_t index) const { return static_cast<int>(parameters[index]); }
    bool flag(std::size_t index) const { return parameters[index] != 0; }
};

/// Nothing, or the reason why the level cannot be generated and what to change.
using StageResult = tl::expected<void, Problem>;

struct Stage {
    std::string_view id;
    std::string_view title;
    std::string_view summary;                     ///< one sentence
    std::span<const std::string_view> algorithm;  ///< a few lines in plain words
    std::span<const StepInfo> steps;
    std::span<const ParameterInfo> parameters;
    unsigned needs = kNothing;
    unsigned gives = kNothing;
    unsigned guarantees = kNoGuarantee;
    StageResult (*run)(StageRun<trace::NoRecording>&);
    StageResult (*record)(StageRun<trace::Recording>&);
    /// The only ruleset whose levels may use the stage; nothing: any.
    std::optional<level::Ruleset> ruleset = {};
    /// Whether each attempt at a level may draw the stage anew. It does so only if all later stages
    /// have this flag, too.
    bool isOfAttempt = false;
    /// Whether the stage places the pack's handcrafted rooms.
    bool placesPackRooms = false;
    /// Whether the stage places the pack's furniture.
    bool placesFurniture = false;
    /// Whether the stage runs RecipeStage::program.
    bool runsProgram = false;
    /// Whether the stage opens or closes cells on any map and places no things, so that it may work
    /// in a part of a level (RULES.md G-101).
    bool worksInParts = false;
    /// Returns whether the stage leaves the map unchanged with these parameters; null if it never
    /// does.
    bool (*changesNothing)(const Parameters&) = nullptr;
    /// For a stage with several algorithms: one explanation for each choice of its first parameter,
    /// in place of `algorithm` and `steps`, which are empty. Null for all others.
    std::span<const Explanation> (*explanations)() = nullptr;
    /// The sentences of the stage's own failures and warnings, for translation.
    std::span<const Sentence> sentences = {};
};

inline StageName sentenceName(const Stage& stage) {
    return {std::string(stage.id), stage.title};
}

/// Returns all explanations of a stage: one, or one for each of its algorithms.
std::vector<Explanation> explanationsOf(const Stage& stage);
/// Returns the index of a stage's explanation for these parameters; 0 if it has only one.
int explanationFor(const Stage& stage, const Parameters& parameters);
/// Returns the stage's explanation with the index `which`; the first one if there is none.
Explanation explanationOf(const Stage& stage, int which);
/// Returns all kinds of steps that a stage may make, each once, in order of first mention.
std::vector<trace::StepKind> stepKindsOf(const Stage& stage);
/// Whether a parameter is shown. `valueOf(info)` must return the value of a parameter of the stage.
template <typename ValueOf>
bool isShown(const Stage& stage, const ParameterInfo& info, const ValueOf& valueOf) {
    if (info.shownWhen.parameter.empty()) return true;
    for (const ParameterInfo& other : stage.parameters) {
        if (other.id != info.shownWhen.parameter) continue;
        return (info.shownWhen.choices >> valueOf(other) & 1u) != 0 &&
               isShown(stage, other, valueOf);
    }
    return false;
}

inline tl::unexpected<Problem> failure(const Sentence& sentence, Arguments arguments = {},
                                       std::optional<grid::Point> cell = std::nullopt) {
    return tl::unexpected(problemSaying(Severity::Error, {sentence, std::move(arguments)}, cell));
}
/// Returns a failure whose place is a parameter of the stage, by its id.
inline tl::unexpected<Problem> failureOf(std::string_view parameter, const Sentence& sentence,
                                         Arguments arguments) {
    Problem problem = problemSaying(Severity::Error, {sentence, std::move(arguments)});
    problem.place = parameter;
    return tl::unexpected(std::move(problem));
}

/// Adds a warning; `cell` is the cell that it points at.
template <typename Mode>
void warn(StageRun<Mode>& run, const Sentence& sentence, Arguments arguments = {},
          std::optional<grid::Point> cell = std::nullopt) {
    run.problems.push_back(
        problemSaying(Severity::Warning, {sentence, std::move(arguments)}, cell));
}

/// Returns the title of a choice, made from its id: "rooms-and-maze" → "Rooms and maze".
std::string choiceTitle(std::string_view id);

}  // namespace mazeloom::generate
