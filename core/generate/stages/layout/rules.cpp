// SPDX-License-Identifier: MIT
// Runs an algorithm that a designer painted: rules that find small patterns and replace them
// (defined in core/level/rewriting, run by core/generate/rewrite). The idea is from Maxim Gumin's
// MarkovJunior.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "core/generate/rewrite/interpreter.h"
#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate::stage::rules {

namespace {

using grid::Index;
using level::Cell;
using level::rewriting::Value;
using trace::StepKind;

/// The stage that rewrites the map by the designer's rules (RULES.md G-80 to G-85).
struct Rules {
    enum Parameter { Limit };
};

constexpr Sentence kNoRules{"rules-none", "has no rules: paint one, or choose an example"};
constexpr Sentence kFlawedRule{"rules-flaw", "%1: %2"};
constexpr Sentence kTooMany{
    "rules-too-many",
    "the rules have %1 patterns in all symmetries, and a level of this size may have %2: remove "
    "rules or symmetries, or split the rules into two stages"};
constexpr Sentence kRunsOn{"rules-run-on",
                           "was stopped after %1 rewrites: %2 runs on; give its node a number of "
                           "times, or raise the limit"};
constexpr Sentence kRunsOnInLarge{"rules-run-on-large",
                                  "was stopped after %1 rewrites: %2 runs on; give its node a "
                                  "number of times, or make the level smaller"};
constexpr std::array kSentences{kNoRules, kFlawedRule, kTooMany, kRunsOn, kRunsOnInLarge};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "Go through the nodes in order, each to its end.",
    "Find where a rule's pattern matches, in each of its symmetries.",
    "Replace a match with the rule's right side: one match drawn at random, or all of them.",
    "Look again round the cells that changed, until nothing matches or it has been done often "
    "enough.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Rewrite, 2},
};

constexpr std::array kParameters{
    ParameterInfo{
        "limit", "Rewrites per cell",
        "Maximum number of rewrites per cell of the level, and at most 200,000,000 in all, which "
        "take about three minutes; then rules that never end are stopped",
        ParameterInfo::Type::Number, 1, 1000, 64},
};

/// Upper bound on the rewrites, for levels of any size.
constexpr std::uint64_t kMostRewrites = 200'000'000;

/// Applies the rewrites of the board to the map.
template <typename Mode>
class Scribe {
  public:
    Scribe(StageRun<Mode>& run, const rewrite::Board& board) : run_(run), board_(board) {}

    void write(const rewrite::Rewrite& rewrite) {
        run_.write.begin(StepKind::Rewrite, onMap(rewrite.at),
                         trace::rewriteDetail(rewrite.rule, rewrite.symmetry));
        for (const rewrite::Change& change : rewrite.changes) {
            const Index i = onMap(change.cell);
            const Value before = rewrite::shown(change.before);
            const Value after = rewrite::shown(change.after);
            if (before.isInk() || after.isInk()) run_.write.ink(i, inkOf(before), inkOf(after));
            if (after.isTerrain()) put(i, after.terrain());
        }
    }

  private:
    static std::uint8_t inkOf(Value value) {
        return static_cast<std::uint8_t>(value.isInk() ? value.ink() + 1 : 0);
    }
    Index onMap(Index cell) const { return run_.map.cells.index(board_.point(cell)); }

    void put(Index i, level::Terrain terrain) {
        const bool wasOpen = run_.map.cells[i].isWalkable();
        run_.write.set(i, run_.map.terrains.changed(run_.map.cells[i], terrain));
        const bool isOpen = run_.map.cells[i].isWalkable();
        if (isOpen == wasOpen) return;
        constexpr unsigned kOfOpen = level::kRoom | level::kPassage | level::kRegion | level::kLink;
        const unsigned marks = run_.map.marks[i] & ~kOfOpen;
        run_.map.marks[i] =
            static_cast<std::uint8_t>(isOpen ? marks | unsigned{level::kPassage} : marks);
    }

    StageRun<Mode>& run_;
    const rewrite::Board& board_;
};

template <typename Mode>
StageResult rewriteMap(StageRun<Mode>& run) {
    if (run.program == nullptr || ruleCount(*run.program) == 0) {
        warn(run, kNoRules);
        return {};
    }
    for (const level::rewriting::Flaw& flaw : flawsOf(*run.program)) {
        if (flaw.isHarmless()) continue;
        if (flaw.place.nodes.empty()) return failure(flaw.phrase.sentence, flaw.phrase.arguments);
        return failure(kFlawedRule, {phraseOf(flaw.place), flaw.phrase});
    }
    rewrite::Board board = rewrite::boardOf(run.map, run.watch.stop().flag());
    const rewrite::Compiled compiled(*run.program, board.stride());
    if (!rewrite::isSmallEnough(compiled, board)) {
        return failure(kTooMany, {compiled.variants.size(), rewrite::mostVariants(board)});
    }
    Scribe<Mode> scribe(run, board);
    rewrite::Settings settings;
    const std::uint64_t asked = static_cast<std::uint64_t>(run.map.size().area()) *
                                static_cast<std::uint64_t>(run.parameter(Rules::Limit));
    settings.limit = std::min(kMostRewrites, asked);
    settings.stop = run.watch.stop().flag();
    settings.progress = [&run](std::uint64_t done, std::uint64_t most) {
        run.watch.poll(done, most);
    };
    settings.rewritten = [&](const rewrite::Rewrite& rewrite) { scribe.write(rewrite); };
    const rewrite::Outcome outcome = rewrite::run(*run.program, board, run.random, settings);
    if (outcome.ranOn) {
        warn(run, asked > kMostRewrites ? kRunsOnInLarge : kRunsOn,
             {outcome.rewrites, phraseOf(placeOf(*run.program, *outcome.ranOn))});
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "rules",
    .title = "Rules",
    .summary = "Replaces small patterns with others, as you paint them.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kPassages,
    .guarantees = kNoGuarantee,
    .run = rewriteMap<trace::NoRecording>,
    .record = rewriteMap<trace::Recording>,
    .runsProgram = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::rules
