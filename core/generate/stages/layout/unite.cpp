// SPDX-License-Identifier: MIT
// Fixes a flaw of the Apple II generator: with a small probability, a part of the map was isolated.
#include <algorithm>
#include <array>
#include <string>

#include "core/generate/connect/join_parts.h"
#include "core/generate/connect/link_opener.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/layout/loops.h"

namespace mazeloom::generate::stage::unite {

namespace {

using grid::Index;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that makes the map one connected part, and opens loops (RULES.md G-10).
struct Unite {
    enum Parameter { Loops, Closed };
};

constexpr Sentence kNothingOpen{"unite-nothing-open",
                                "there is nothing open to unite; make the level at least 5 × 5 "
                                "cells and let an earlier stage open some"};
constexpr Sentence kManyWalls{"unite-many-walls",
                              "the level is so large that only %1 of %2 walls were examined"};
constexpr Sentence kFewerLoops{"unite-fewer-loops",
                               "only %1 of %2 loops could be opened: no other wall shortens a way"};
constexpr Sentence kFewerExamined{
    "unite-fewer-examined",
    "only %1 of %2 loops could be opened: no other wall that was examined shortens a way"};
constexpr std::array kSentences{kNothingOpen, kManyWalls, kFewerLoops, kFewerExamined};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "Find the parts that cannot be reached from each other.",
    "While there is more than one, dig the shortest link from the smallest part to any other.",
    "Where a link goes straight through the wall of a room, it opens a door.",
    "Then open as many further walls as asked for, each between the places farthest apart.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Link, 1},
    StepInfo{StepKind::OpenLoop, 3},
};

constexpr std::array kParameters{
    ParameterInfo{"loops", "Loops", "How many further walls are opened between far places",
                  ParameterInfo::Type::Number, 0, 64, 0},
    ParameterInfo{"closed", "Closed", "How many of the doors that links and loops open are closed",
                  ParameterInfo::Type::Percent, 0, 100, 50},
};

template <typename Mode>
class Uniter {
  public:
    explicit Uniter(StageRun<Mode>& run) : run_(run), opener_(run, run.parameter(Unite::Closed)) {}

    StageResult joinParts() {
        Parts parts(run_.map.cells, {run_.watch.part(0, 10), 2 * run_.map.cells.storage().size()});
        if (parts.count() == 0) {
            return failure(kNothingOpen);
        }
        return generate::joinParts(
            run_, parts, StepKind::Link, [this](const LinkCell& cell) { opener_.open(cell); },
            run_.watch.part(10, 20));
    }

    void openLoops() {
        const int wanted = run_.parameter(Unite::Loops);
        Loops loops(run_.map, wanted, run_.random, run_.watch.part(20, 100));
        if (loops.unmeasured() > 0) {
            const std::size_t all = loops.wallCount();
            warnOfLoops(kManyWalls, {all - loops.unmeasured(), all});
        }
        for (int opened = 0; opened < wanted; ++opened) {
            const auto wall = loops.next();
            if (!wall) {
                warnOfLoops(loops.unmeasured() == 0 ? kFewerLoops : kFewerExamined,
                            {opened, wanted});
                return;
            }
            run_.write.begin(StepKind::OpenLoop, *wall);
            opener_.open({.at = *wall});
        }
    }

  private:
    void warnOfLoops(const Sentence& sentence, Arguments arguments) {
        warn(run_, sentence, std::move(arguments));
        run_.problems.back().place = "loops";
    }

    StageRun<Mode>& run_;
    LinkOpener<Mode> opener_;
};

template <typename Mode>
StageResult unite(StageRun<Mode>& run) {
    Uniter<Mode> uniter(run);
    if (StageResult joined = uniter.joinParts(); !joined) return joined;
    uniter.openLoops();
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "unite",
    .title = "Unite",
    .summary = "Makes sure that every place can be reached from every other.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kPassages,
    .guarantees = kConnectsAll | kOpensByDoors | kDigsPassages,
    .run = unite<trace::NoRecording>,
    .record = unite<trace::Recording>,
    .worksInParts = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::unite
