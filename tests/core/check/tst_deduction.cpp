// SPDX-License-Identifier: MIT
// A level's promise that nobody has to guess is checked for each seed, as a finding of the shown
// map and as a promise of all seeds.
#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "core/analyse/deduce/certificate/check_certificate.h"
#include "core/analyse/deduce/closure.h"
#include "core/check/check.h"
#include "core/check/check_seeds.h"
#include "core/check/findings/deduction.h"
#include "core/check/promises/promises.h"
#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_deduction {

class TestDeduction : public QObject {
    Q_OBJECT

  private slots:
    void aGuessIsFoundWhereItIsNeeded();
    void theFixMakesTheLevelKeepItsPromise();
    void aLevelThatPromisesNothingHasNoFinding();
    void withoutGoalsOfItsOwnALevelAsksForItsCoins();
    void aLevelThatNeedsNoDeductionKeepsTheWidestPromise();
    void trapsThatCannotMoveAreNamed();
    void seedsNameThemAFewTimes();
    void trapsThatTheStageCanMoveAreNotBlamed();
    void movedTrapsTakeOnlyFreePaintedFloor();
    void fixesOfFixedTrapsHelp();
    void bothChecksAgreeWithTheGrades();
};

namespace {

using check::Finding;
using level::NoGuess;
using level::Numbers;

/// A hall whose far half can be entered only over one of two cells, one of which holds a trap.
level::Level hall() {
    level::Level level =
        testing::painted({"#########", "#@..x..$#", "#...#...#", "#......$#", "#########"},
                         {"hidden-maze", "reach"});
    level.id = "hall";
    level.numbers = Numbers::Near;
    level.noGuess = NoGuess{};
    return level;
}

std::vector<Finding> lookAt(const level::Level& level, std::uint64_t seed = 1) {
    return check::findingsOfDeduction(level, seed, generate::record(level, {}, seed));
}

QString idOf(const Finding& finding) {
    return QString::fromUtf8(finding.sentence.id.data());
}

std::vector<grid::Point> cellsOf(const Finding& finding) {
    std::vector<grid::Point> cells;
    for (const edit::Run& run : finding.cells.runs()) {
        for (int i = 0; i < run.count; ++i)
            cells.push_back({run.x + i, run.y});
    }
    return cells;
}

/// A cave with many traps and a promise.
level::Level cave(Numbers numbers, NoGuess grades, bool isEnsured) {
    level::Level level = testing::solid(
        {14, 14}, {"shape", "hidden-maze", "reach", "traps", "coins"}, level::Ruleset::Temple);
    level = testing::with(level, "shape", "source", std::string("caves"));
    level = testing::with(level, "traps", "density", std::int64_t{20});
    if (isEnsured) level.recipe.stages.push_back({"deducible", true, {}});
    level.numbers = numbers;
    level.noGuess = grades;
    return level;
}

/// Two ways lead on, with a painted trap in one of them; all other cells hold none.
level::Level twoWays() {
    level::Level level = testing::painted({"#######", "##x####", "#@###E#", "##....#", "#######"},
                                          {"hidden-maze", "deducible"});
    level.paint->at({1, 3}) = static_cast<level::Paint>(level::Terrain::Floor);
    level.paint->at({1, 1}) = static_cast<level::Paint>(level::Terrain::Floor);
    level.objectives.exit = true;
    level = testing::with(level, "deducible", "mode", std::string("visited"));
    return level;
}

}  // namespace

void TestDeduction::aGuessIsFoundWhereItIsNeeded() {
    // A corridor with a trap in it: no number tells which of its cells is safe.
    level::Level level = testing::painted({"@.x.E"}, {"hidden-maze"});
    level.objectives.exit = true;
    level.numbers = Numbers::Near;
    level.noGuess = NoGuess{1, 2};
    const auto findings = lookAt(level);
    QCOMPARE(findings.size(), 1u);
    QCOMPARE(idOf(findings.front()), QString("guess-needed"));
    QVERIFY(findings.front().problem.place.starts_with("seed 1"));
    QVERIFY(findings.front().problem.text.find("grade 2") != std::string::npos);
    QVERIFY((findings.front().problem.cell == grid::Point{4, 0}));
    QVERIFY(!findings.front().isError());
    const auto broken = check::verify(level, {}, 1);
    QVERIFY(std::ranges::any_of(broken, [](const Finding& finding) {
        return idOf(finding) == "promise-deducible" && finding.isError();
    }));
}

void TestDeduction::theFixMakesTheLevelKeepItsPromise() {
    int mended = 0;
    for (int seed = 0; seed < testing::seeds(200, 20); ++seed) {
        const level::Level level = cave(Numbers::Visited, {1, 3}, false);
        const auto findings = lookAt(level, static_cast<std::uint64_t>(seed));
        if (findings.empty()) continue;
        QCOMPARE(idOf(findings.front()), QString("guess-needed"));
        QCOMPARE(findings.front().fixes.size(), 1u);
        const level::Level after = check::repaired(level, findings.front().fixes.front());
        QCOMPARE(after.recipe.stages.back().stage, std::string("deducible"));
        QVERIFY(check::checkLevel(after, {}).empty());
        QVERIFY(lookAt(after, static_cast<std::uint64_t>(seed)).empty());
        ++mended;
    }
    QVERIFY(mended > 0);
}

void TestDeduction::aLevelThatPromisesNothingHasNoFinding() {
    level::Level level = testing::painted({"@.x.E"}, {"hidden-maze"});
    level.objectives.exit = true;
    QVERIFY(lookAt(level).empty());
    level.noGuess = NoGuess{};
    QCOMPARE(lookAt(level).size(), 1u);
    // A descent has no numbers.
    level.ruleset = level::Ruleset::Descent;
    QVERIFY(lookAt(level).empty());
}

void TestDeduction::withoutGoalsOfItsOwnALevelAsksForItsCoins() {
    const level::Level level = hall();
    QVERIFY(level.objectives.isEmpty());
    // The coins behind a cell that nothing tells about are asked for.
    level::Level barred = testing::painted({"@.x.$"}, {"hidden-maze"});
    barred.numbers = Numbers::All;
    barred.noGuess = NoGuess{};
    QVERIFY(barred.objectives.isEmpty());
    const auto findings = lookAt(barred);
    QCOMPARE(findings.size(), 1u);
    QVERIFY((findings.front().problem.cell == grid::Point{4, 0}));
    QVERIFY(lookAt(level).empty());
}

void TestDeduction::aLevelThatNeedsNoDeductionKeepsTheWidestPromise() {
    // The exit is beside the hero, so its hardest deduction has the grade 0.
    level::Level level = testing::painted({"@E..x"}, {"hidden-maze"});
    level.objectives.exit = true;
    level.numbers = Numbers::All;
    const auto isBroken = [&level] {
        return std::ranges::any_of(check::verify(level, {}, 1), [](const Finding& finding) {
            return idOf(finding) == "promise-deducible-easy";
        });
    };
    level.noGuess = NoGuess{1, 4};
    QVERIFY(lookAt(level).empty());
    QVERIFY(!isBroken());
    level.noGuess = NoGuess{2, 4};
    QCOMPARE(lookAt(level).size(), 1u);
    QVERIFY(isBroken());
}

void TestDeduction::trapsThatCannotMoveAreNamed() {
    level::Level level = twoWays();
    const auto findings = lookAt(level);
    QCOMPARE(findings.size(), 1u);
    QCOMPARE(idOf(findings.front()), QString("painted-trap-forces-guess"));
    QVERIFY((findings.front().problem.cell == grid::Point{2, 1}));
    QCOMPARE(findings.front().fixes.size(), 1u);
    const level::Level after = check::repaired(level, findings.front().fixes.front());
    QVERIFY(lookAt(after).empty());
    QVERIFY(!generate::record(after, {}, 1).failure);
    // A pinned trap is named, too; its cell has to be unpinned.
    level::Level pinned = after;
    pinned.kept.cells.set(
        {2, 1}, level::KeptCell(level::Cell(level::Terrain::Floor).with(level::Cell::kTrap), 0));
    const auto ofPinned = lookAt(pinned);
    QCOMPARE(ofPinned.size(), 1u);
    QCOMPARE(idOf(ofPinned.front()), QString("pinned-trap-forces-guess"));
    QVERIFY(ofPinned.front().fixes.empty());
    // A failure for another reason blames no trap.
    level::Level easy = after;
    easy.paint->at({5, 3}) = level.paint->at({2, 1});
    easy = testing::with(easy, "deducible", "lowest", std::int64_t{4});
    QVERIFY(generate::record(easy, {}, 1).failure);
    QVERIFY(lookAt(easy).empty());
    // Without the stage, the level promises nothing.
    level.recipe.stages.pop_back();
    QVERIFY(lookAt(level).empty());
}

void TestDeduction::seedsNameThemAFewTimes() {
    const level::Level level = twoWays();
    const auto findings = check::checkSeeds(level, {}, {1, 3 * check::kMostSeedsTold});
    const auto count = [&](const char* id) {
        return std::ranges::count_if(findings, [&](const Finding& one) { return idOf(one) == id; });
    };
    QCOMPARE(count("generation-fails"), check::kMostSeedsTold);
    QCOMPARE(count("painted-trap-forces-guess"), check::kMostSeedsTold);
}

void TestDeduction::trapsThatTheStageCanMoveAreNotBlamed() {
    // The stage may move the traps of the stage *traps*, so they force nothing.
    level::Level level = twoWays();
    level::RecipeStage traps{"traps", true, {}};
    traps.parameters["density"] = std::int64_t{100};
    level.recipe.stages.insert(level.recipe.stages.begin() + 1, traps);
    for (const Finding& finding : lookAt(level))
        QVERIFY((finding.problem.cell == grid::Point{2, 1}));
    QVERIFY(!lookAt(level).empty());
}

void TestDeduction::movedTrapsTakeOnlyFreePaintedFloor() {
    const level::Level level = twoWays();
    const auto findings = lookAt(level);
    for (const check::Fix& fix : findings.front().fixes) {
        const level::Level after = check::repaired(level, fix);
        int traps = 0;
        for (int y = 0; y < level.size.height; ++y) {
            for (int x = 0; x < level.size.width; ++x) {
                const level::Paint was = level.paint->at({x, y});
                const level::Paint is = after.paint->at({x, y});
                QCOMPARE(level::terrainOf(is), level::terrainOf(was));
                traps += level::markOf(is) == level::PaintMark::Trap ? 1 : 0;
                if (level::markOf(was) == level::PaintMark::NoTrap) QCOMPARE(is, was);
            }
        }
        QCOMPARE(traps, fix.sentence.id == std::string_view("move-painted-trap") ? 1 : 0);
        // A fix that no longer applies changes nothing.
        const level::Level again = check::repaired(after, fix);
        QVERIFY(*again.paint == *after.paint);
    }
}

/// In halls with painted traps, each fix lets deductions lead to all coins of the seed's map.
void TestDeduction::fixesOfFixedTrapsHelp() {
    std::map<QString, int> seen;
    for (int seed = 0; seed < testing::seeds(2'000, 60); ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        random::Stream random(number, 71);
        testing::Rows rows;
        for (int y = 0; y < 9; ++y) {
            std::string row;
            for (int x = 0; x < 13; ++x)
                row += random.chance(8 + seed % 12) ? 'x' : "$!#...."[random.below(7)];
            rows.push_back(row);
        }
        rows[4][6] = '@';
        level::Level level = testing::painted(rows, {"hidden-maze", "reach", "deducible"});
        level = testing::with(level, "deducible", "mode",
                              std::string(seed % 2 == 0 ? "near" : "visited"));
        level = testing::with(level, "deducible", "grade", std::int64_t{2});
        level.objectives.coins = level::Objectives::kAllCoins;
        const auto isDeducible = [number](const level::Level& one) {
            return !generate::record(one, {}, number).failure;
        };
        for (const Finding& finding : lookAt(level, number)) {
            ++seen[idOf(finding)];
            QVERIFY(!finding.fixes.empty());
            for (const check::Fix& fix : finding.fixes) {
                ++seen[QString::fromUtf8(fix.sentence.id.data())];
                QVERIFY(isDeducible(check::repaired(level, fix)));
            }
            // The traps that force a guess together are all needed for that.
            for (const grid::Point kept : cellsOf(finding)) {
                level::Level all = check::repaired(level, finding.fixes.back());
                all.paint->at(kept) = level.paint->at(kept);
                QVERIFY(!isDeducible(all));
            }
        }
    }
    for (const char* id :
         {"painted-trap-forces-guess", "move-painted-trap", "fixed-traps-force-guess"})
        QVERIFY2(seen[id] > 0, id);
}

void TestDeduction::bothChecksAgreeWithTheGrades() {
    namespace deduce = analyse::deduce;
    int kept = 0;
    int easy = 0;
    int guessed = 0;
    for (int i = 0; i < testing::seeds(300, 30); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const auto numbers = static_cast<Numbers>(i % 3);
        const NoGuess grades{1 + i % 2, 2 + i % 3};
        const level::Level level = cave(numbers, grades, i % 5 == 0);
        const auto recorded = generate::record(level, {}, seed);
        if (recorded.failure) continue;
        const auto board = deduce::Board::of(recorded.map, level::objectivesOf(level));
        QVERIFY(board.has_value());
        // All grades are allowed here, so the grade is not cut off by the promise.
        const auto closure = deduce::closureOf(*board, numbers);
        QVERIFY(!deduce::flawOf(*board, numbers, closure.certificate));
        const auto grade = deduce::gradeOf(*board, closure);
        QString expected;
        if (!grade || *grade > grades.most)
            expected = "guess-needed";
        else if (grades.least > 1 && *grade < grades.least)
            expected = "easier-than-promised";
        const auto findings = check::findingsOfDeduction(level, seed, recorded);
        QCOMPARE(findings.size(), expected.isEmpty() ? 0u : 1u);
        if (!expected.isEmpty()) QCOMPARE(idOf(findings.front()), expected);
        const auto broken = check::verify(level, {}, seed);
        QCOMPARE(std::ranges::any_of(broken,
                                     [](const Finding& finding) {
                                         return idOf(finding).startsWith("promise-deducible");
                                     }),
                 !expected.isEmpty());
        kept += expected.isEmpty() ? 1 : 0;
        easy += expected.startsWith("easier") ? 1 : 0;
        guessed += expected.startsWith("guess") ? 1 : 0;
    }
    QVERIFY(kept > 0);
    QVERIFY(easy > 0);
    QVERIFY(guessed > 0);
}

MAZELOOM_TEST(TestDeduction)

}  // namespace mazeloom::tst_deduction

#include "tst_deduction.moc"
