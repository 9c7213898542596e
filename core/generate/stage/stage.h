// SPDX-License-Identifier: MIT
// What a stage is: one algorithm of a recipe, a function of map, parameters and random stream, with
// everything that a window needs in order to offer and to explain it.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/level/rewriting/program.h"
#include "core/problem.h"
#include "core/random/places.h"
#include "core/random/stream.h"
#include "core/trace/recorder.h"

namespace mazeloom::generate {

/// When a parameter matters: while a choice of the same stage, which itself matters, is one of
/// some.
struct ShownWhen {
    std::string_view parameter = {};  ///< the choice's id; empty: the parameter always matters
    std::uint32_t choices = 0;        ///< a bit for each of them, from the lowest
};

/// Every parameter is an integer inside: a switch is 0 or 1, a choice the index of its id. Only
/// what names a kind of the pack's own, or is a text, is none: 0 stands there.
struct ParameterInfo {
    /// OwnKind: the id of one of the pack's own kinds of objects, as ReadyStage::kind; none: empty.
    /// Text: words that the stage reads itself; ReadyStage::kind too.
    enum class Type { Number, Percent, Switch, Choice, OwnKind, Text };

    std::string_view id;     ///< as in a recipe's JSON
    std::string_view title;  ///< as in the recipe panel
    std::string_view help;   ///< one sentence: what it does, with its unit
    Type type = Type::Number;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::int64_t standard = 0;
    std::span<const std::string_view> choices = {};  ///< ids, for Choice
    /// The title that it is shown under with its neighbours of the same group; empty = none.
    std::string_view group = {};
    ShownWhen shownWhen = {};
    /// Of a text: the standard, and what is wrong with one; nothing: the stage can read it.
    std::string_view text = {};
    std::optional<std::string> (*flawOfText)(std::string_view text) = nullptr;
    /// The choice that new stages write out (new_stage.h), where it is not the standard, which a
    /// recipe means that does not name the parameter.
    std::optional<std::int64_t> inNewStages = {};

    /// The value that resetting the parameter gives.
    std::int64_t usual() const { return inNewStages.value_or(standard); }
};

/// Values in the order of the stage's parameters.
using Parameters = std::vector<std::int64_t>;

/// A kind of step that a stage makes, and the line of its algorithm (from 0) that is at work then.
struct StepInfo {
    trace::StepKind kind;
    int line = 0;
    /// What is said of such a step of this stage, where it is not the kind's own sentence.
    std::string_view sentence = {};
};

/// How a stage works: what its explanation shows.
struct Explanation {
    std::span<const std::string_view> algorithm;
    std::span<const StepInfo> steps;
};

/// What a stage needs of the map before it, or gives to those after it; a set of bits.
enum Fact : unsigned {
    kNothing = 0,
    kOpenCells = 1,   ///< some cells can be walked
    kRooms = 2,       ///< Map::rooms is filled
    kPassages = 4,    ///< a maze or corridors run between the rooms
    kHiddenMaze = 8,  ///< aisles are marked
};

/// What holds after a stage, whatever it drew: promises and rules rest on it. A set of bits; of a
/// stage that says nothing, nothing is expected.
enum Guarantee : unsigned {
    kNoGuarantee = 0,
    kConnectsAll = 1,     ///< all open cells are connected
    kConnectsItsOwn = 2,  ///< what it opened is, though perhaps not with what was open before
    kStaysConnected = 4,  ///< all open cells are connected if they were before
    /// A cell that it opened beside a room's floor is a door, where one can stand
    /// (RULES.md G-60.1).
    kOpensByDoors = 8,
    kDigsPassages = 16,  ///< what it opened outside of rooms is a passage, which may be filled
    /// No cell was opened, and none closed.
    kSameCellsOpen = 32 | kStaysConnected | kOpensByDoors,
};

template <typename Mode>
struct StageRun {
    level::Map& map;
    trace::MapWriter<Mode>& write;
    const Parameters& parameters;
    random::Stream& random;
    random::Places places;  ///< draws without an order, which belong to cells
    std::uint64_t seed;     ///< that the stage draws from, as those of the same attempt do
    const level::Level& level;
    std::span<const level::Room> rooms;  ///< the pack's handcrafted rooms
    std::vector<Problem>& problems;      ///< what is not as the designer may want it
    const level::FloorContext& floor;    ///< of a descent; a level that stands alone is the first
    std::string_view kind = {};          ///< as ReadyStage::kind
    /// As RecipeStage::program; null where there is none.
    const level::rewriting::Program* program = nullptr;
    /// As Options::stop: a stage that can take long looks at it and returns at once, whatever the
    /// map is like then.
    const std::atomic<bool>* stop = nullptr;

    int parameter(std::size_t index) const { return static_cast<int>(parameters[index]); }
    bool flag(std::size_t index) const { return parameters[index] != 0; }
};

/// Nothing, or why the level cannot be generated and what to change.
using StageResult = tl::expected<void, Problem>;

struct Stage {
    std::string_view id;
    std::string_view title;
    std::string_view summary;                     ///< one sentence
    std::span<const std::string_view> algorithm;  ///< a few plain lines
    std::span<const StepInfo> steps;
    std::span<const ParameterInfo> parameters;
    unsigned needs = kNothing;
    unsigned gives = kNothing;
    unsigned guarantees = kNoGuarantee;
    StageResult (*run)(StageRun<trace::NoRecording>&);
    StageResult (*record)(StageRun<trace::Recording>&);
    /// The only one whose levels it can be in; nothing: any.
    std::optional<level::Ruleset> ruleset = {};
    /// Each attempt at a level draws it anew where no stage that is not so follows.
    bool isOfAttempt = false;
    /// Whether it places the pack's handcrafted rooms.
    bool placesPackRooms = false;
    /// Whether it places the pack's furniture.
    bool placesFurniture = false;
    /// Whether it runs RecipeStage::program.
    bool runsProgram = false;
    /// Whether it opens or closes cells of any map, and puts no thing on it: then it may work in a
    /// part of a level (RULES.md G-101).
    bool worksInParts = false;
    /// Whether it leaves the map as it is with these parameters; null: it never does.
    bool (*changesNothing)(const Parameters&) = nullptr;
    /// Of a stage with several algorithms: one for each choice of its first parameter, in place of
    /// `algorithm` and `steps`, which are empty. Null for all others.
    std::span<const Explanation> (*explanations)() = nullptr;
};

/// All that a stage can show: one, or one for each of its algorithms.
std::vector<Explanation> explanationsOf(const Stage& stage);
/// Which of its explanations a stage has with these parameters; 0 where it has only one.
int explanationFor(const Stage& stage, const Parameters& parameters);
/// That explanation; the first one where there is none of that number.
Explanation explanationOf(const Stage& stage, int which);
/// All kinds of steps that a stage makes, whatever its parameters: each once, as it is first told.
std::vector<trace::StepKind> stepKindsOf(const Stage& stage);
/// Whether a parameter matters, with `valueOf(info)` as the values of the stage's parameters.
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

inline tl::unexpected<Problem> failure(std::string text,
                                       std::optional<grid::Point> cell = std::nullopt) {
    return tl::unexpected(Problem{Severity::Error, std::move(text), {}, {}, cell});
}

/// What a choice is called, made from its id: "rooms-and-maze" → "Rooms and maze".
std::string choiceTitle(std::string_view id);

}  // namespace mazeloom::generate
