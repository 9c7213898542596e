// SPDX-License-Identifier: MIT
// The stage *deducible*: a level that it has changed requires no guess, and nothing but the places
// of some traps changes.
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analyse/deduce/certificate/check_certificate.h"
#include "core/analyse/deduce/closure.h"
#include "core/analyse/explain/deduction_walk.h"
#include "core/check/promises/promises.h"
#include "core/generate/generate.h"
#include "core/generate/stages/traps/deducible.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_deducible {

using namespace analyse::deduce;
using grid::Point;
using level::Cell;
using play::temple::Numbers;

class TestDeducible : public QObject {
    Q_OBJECT

  private slots:
    void objectivesAreReachedWithoutAGuess();
    void paintedAndKeptTrapsStay();
    void whatNeedsNoGuessStays();
    void recordingChangesNothing();
    void theRecordEndsWithTheDeductions();
    void aLowestGradeIsNeeded();
    void thePromisedModeIsWhatTheLevelSets();
    void impossibleGradesAreRefused();
    void whatCannotComeOutNamesACell_data();
    void whatCannotComeOutNamesACell();
};

namespace {

constexpr std::array<std::string_view, 3> kModes{"all", "near", "visited"};

/// The level and options that one seed gives to the stage.
struct Asked {
    level::Level level;
    Numbers numbers = Numbers::Near;
    int grade = kHighestGrade;
};

/// Returns a cave or blob with coins and a random objective, density, mode and grade.
Asked askedOf(std::uint64_t seed) {
    random::Stream random(seed, 91);
    Asked asked;
    const grid::Size size{random.between(10, 20), random.between(10, 20)};
    asked.level =
        testing::solid(size, {"shape", "hidden-maze", "reach", "traps", "coins", "deducible"},
                       level::Ruleset::Temple);
    asked.level.objectives.coins =
        random.chance(70) ? level::Objectives::kAllCoins : random.between(0, 3);
    const std::size_t mode = random.below(3);
    asked.numbers = static_cast<Numbers>(mode);
    asked.grade = random.between(1, kHighestGrade);
    const auto set = [&](const char* stage, const char* parameter, level::ParameterValue value) {
        asked.level = testing::with(asked.level, stage, parameter, std::move(value));
    };
    set("shape", "source", std::string(random.chance(50) ? "caves" : "blob"));
    set("hidden-maze", "step", std::int64_t{random.between(1, 2)});
    set("traps", "density", std::int64_t{random.between(5, 45)});
    set("deducible", "mode", std::string(kModes[mode]));
    set("deducible", "grade", std::int64_t{asked.grade});
    return asked;
}

level::Level withoutStage(level::Level level) {
    for (level::RecipeStage& stage : level.recipe.stages) {
        if (stage.stage == "deducible") stage.enabled = false;
    }
    return level;
}

template <typename Visit>
void eachPoint(grid::Size size, const Visit& visit) {
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            visit(Point{x, y});
    }
}

int trapsOn(const level::Map& map) {
    int traps = 0;
    eachPoint(map.size(), [&](Point p) { traps += map.cells.at(p).isTrap() ? 1 : 0; });
    return traps;
}

/// Returns the cells reached by trusting the certificate's lines and the cells with things.
std::vector<Point> walkBy(const level::Map& map, const Certificate& certificate) {
    grid::Grid<std::uint8_t, 2> isSafe(map.size());
    eachPoint(map.size(), [&](Point p) {
        const Cell cell = map.cells.at(p);
        const bool isGiven = p == *map.hero() || cell.hasThing() || !cell.holdsItems();
        isSafe.at(p) = cell.isWalkable() && isGiven ? 1 : 0;
    });
    for (const auto& line : certificate.lines()) {
        if (!line.isTrap) isSafe.at(line.cell) = 1;
    }
    std::vector<Point> reached{*map.hero()};
    isSafe.at(*map.hero()) = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const grid::Direction d : grid::kDirections) {
            const Point there = reached[i] + grid::offset(d);
            if (isSafe.at(there) == 0) continue;
            isSafe.at(there) = 0;
            reached.push_back(there);
        }
    }
    return reached;
}

/// Returns what is wrong with a level that the stage has changed; empty if nothing is.
std::string wrongWith(const Asked& asked, const level::Map& map) {
    const auto board = Board::of(map, level::objectivesOf(asked.level));
    if (!board) return board.error().describe();
    const Closure closure = closureOf(*board, asked.numbers, asked.grade);
    if (const auto flaw = flawOf(*board, asked.numbers, closure.certificate)) return flaw->text;
    for (const auto& line : closure.certificate.lines()) {
        if (static_cast<int>(line.rule) > asked.grade) return "a rule of a higher grade is needed";
        if (line.isTrap != map.cells.at(line.cell).isTrap()) return "a line is wrong";
    }
    int coins = 0;
    for (const Point cell : walkBy(map, closure.certificate)) {
        if (map.cells.at(cell).isTrap()) return "the way leads over a trap";
        coins += map.cells.at(cell).hasCoin() ? 1 : 0;
    }
    int all = 0;
    eachPoint(map.size(), [&](Point p) { all += map.cells.at(p).hasCoin() ? 1 : 0; });
    const int wanted = level::objectivesOf(asked.level).coins;
    if (coins < (wanted == level::Objectives::kAllCoins ? all : wanted))
        return "a coin is not reached";
    return {};
}

/// Returns a fault unless only places of traps changed: their number is the same, painted traps
/// stay, and no trap lies on an aisle or under a coin.
std::string wrongChange(const level::Map& before, const level::Map& after) {
    std::string wrong;
    eachPoint(before.size(), [&](Point p) {
        const Cell old = before.cells.at(p);
        const Cell now = after.cells.at(p);
        if (old.without(Cell::kTrap) != now.without(Cell::kTrap)) wrong = "a cell is another";
        if (now.isTrap() && (now.isAisle() || now.hasCoin())) wrong = "a trap is in the way";
        if (old.isTrap() && (before.marks.at(p) & level::kForced) != 0 && !now.isTrap())
            wrong = "a painted trap is gone";
    });
    if (trapsOn(before) != trapsOn(after)) wrong = "the number of traps is another";
    return wrong;
}

}  // namespace

void TestDeducible::objectivesAreReachedWithoutAGuess() {
    const int rounds = testing::seeds(2000, 100);
    int changed = 0;
    for (int i = 0; i < rounds; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Asked asked = askedOf(seed);
        const auto before = generate::generate(withoutStage(asked.level), {}, seed);
        QVERIFY2(before.has_value(), before ? "" : before.error().describe().c_str());
        const auto after = generate::generate(asked.level, {}, seed);
        if (!after) {
            // The only permitted error: a small region with too few coins for the objective.
            const std::string text = after.error().describe();
            QVERIFY2(text.find("the objective asks for") != std::string::npos, text.c_str());
            continue;
        }
        const std::string wrong =
            wrongWith(asked, after->map) + wrongChange(before->map, after->map);
        QVERIFY2(wrong.empty(), (std::to_string(i) + ": " + wrong).c_str());
        if (i % 10 == 0) QVERIFY(check::verify(asked.level, {}, seed).empty());
        changed += before->map.cells == after->map.cells ? 0 : 1;
    }
    QVERIFY(changed > rounds / 20);
}

void TestDeducible::paintedAndKeptTrapsStay() {
    int changed = 0;
    const int rounds = testing::seeds(500, 100);
    for (int i = 0; i < rounds; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        Asked asked;
        asked.level = testing::painted(testing::randomShape(seed, {.traps = 4, .noTraps = 10}),
                                       {"hidden-maze", "reach", "traps", "coins", "deducible"});
        asked.level.objectives.coins = level::Objectives::kAllCoins;
        asked.numbers = Numbers::Visited;
        asked.level = testing::with(asked.level, "traps", "density", std::int64_t{25});
        asked.level = testing::with(asked.level, "deducible", "mode", std::string("visited"));
        const auto before = generate::generate(withoutStage(asked.level), {}, seed);
        const auto after = generate::generate(asked.level, {}, seed);
        if (!before || !after) continue;
        const std::string wrong =
            wrongWith(asked, after->map) + wrongChange(before->map, after->map);
        QVERIFY2(wrong.empty(), (std::to_string(i) + ": " + wrong).c_str());
        eachPoint(after->map.size(), [&](Point p) {
            const auto mark = level::markOf(asked.level.paint->at(p));
            if (mark == level::PaintMark::NoTrap) QVERIFY(!after->map.cells.at(p).isTrap());
            if (mark == level::PaintMark::Trap && before->map.cells.at(p).isTrap())
                QVERIFY(after->map.cells.at(p).isTrap());
        });
        changed += before->map.cells == after->map.cells ? 0 : 1;
    }
    QVERIFY(changed > 0);
}

void TestDeducible::whatNeedsNoGuessStays() {
    int stayed = 0;
    for (int i = 0; i < testing::seeds(300, 50); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Asked asked = askedOf(seed);
        const auto before = generate::generate(withoutStage(asked.level), {}, seed);
        QVERIFY(before.has_value());
        if (!wrongWith(asked, before->map).empty()) continue;
        ++stayed;
        const auto after = generate::generate(asked.level, {}, seed);
        QVERIFY2(after.has_value(), after ? "" : after.error().describe().c_str());
        QVERIFY(before->map.cells == after->map.cells);
    }
    QVERIFY(stayed > 0);
}

void TestDeducible::recordingChangesNothing() {
    int moves = 0;
    for (int i = 0; i < testing::seeds(500, 100); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const auto [recorded, wrong] = testing::checkedRecord(askedOf(seed).level, {}, seed);
        QVERIFY2(wrong.empty(), wrong.c_str());
        for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s) {
            if (recorded.trace->steps[s].kind != trace::StepKind::MoveTrap) continue;
            QCOMPARE(recorded.trace->steps[s].changes, std::uint16_t{2});
            ++moves;
        }
    }
    QVERIFY(moves > 0);
}

/// The steps after the last move are the deductions from nothing, and change nothing.
void TestDeducible::theRecordEndsWithTheDeductions() {
    int hard = 0;
    for (int i = 0; i < testing::seeds(300, 60); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Asked asked = askedOf(seed);
        const auto recorded = generate::record(asked.level, {}, seed);
        if (recorded.failure) continue;
        const trace::Trace& trace = *recorded.trace;
        const auto board = Board::of(recorded.map, level::objectivesOf(asked.level));
        QVERIFY(board.has_value());
        const Closure closure = closureOf(*board, asked.numbers, asked.grade);
        const auto& lines = closure.certificate.lines();
        const trace::StageSpan& stage = trace.stages.back();
        QVERIFY(stage.stage == "deducible");
        QCOMPARE(stage.end, trace.stepCount());
        QVERIFY(stage.end - stage.first >= lines.size());
        const auto first = stage.end - static_cast<trace::StepIndex>(lines.size());
        int hardest = 1;
        for (trace::StepIndex s = stage.first; s < stage.end; ++s) {
            const trace::Step& step = trace.steps[s];
            QCOMPARE(trace::isDeduction(step.kind), s >= first);
            if (s < first) continue;
            const auto& line = lines[s - first];
            QCOMPARE(trace.initial.point(step.at), line.cell);
            QCOMPARE(step.detail, std::uint8_t{line.isTrap});
            QCOMPARE(step.changes, std::uint16_t{0});
            const int grade =
                1 + static_cast<int>(step.kind) - static_cast<int>(trace::StepKind::DeduceByOne);
            QCOMPARE(grade, static_cast<int>(line.rule));
            hardest = std::max(hardest, grade);
            // The cell is what the step says.
            QCOMPARE(recorded.map.cells.at(line.cell).isTrap(), step.detail != 0);
        }
        const auto marked = analyse::explain::hardestDeduction(trace);
        QCOMPARE(marked.has_value(), hardest > 1);
        if (!marked) continue;
        QCOMPARE(static_cast<int>(trace.steps[*marked].kind) -
                     static_cast<int>(trace::StepKind::DeduceByOne) + 1,
                 hardest);
        ++hard;
    }
    QVERIFY(hard > 0);
}

/// Deductions below the lowest grade do not lead to all coins; those up to the highest do.
void TestDeducible::aLowestGradeIsNeeded() {
    int asked = 0;
    int tooEasy = 0;
    int hardened = 0;
    for (int i = 0; i < testing::seeds(600, 40); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        Asked one = askedOf(seed);
        // With all numbers or few traps, most caves cannot ask for two numbers.
        if (one.numbers == Numbers::All) continue;
        one.level.objectives.coins = level::Objectives::kAllCoins;
        one.grade = kHighestGrade;
        const int lowest = one.numbers == Numbers::Near ? 2 : 2 + i % 2;
        one.level = testing::with(one.level, "traps", "density", std::int64_t{25 + i % 20});
        one.level = testing::with(one.level, "deducible", "grade", std::int64_t{one.grade});
        const auto usual = generate::generate(one.level, {}, seed);
        one.level = testing::with(one.level, "deducible", "lowest", std::int64_t{lowest});
        const auto [recorded, wrong] = testing::checkedRecord(one.level, {}, seed);
        QVERIFY2(wrong.empty(), wrong.c_str());
        ++asked;
        if (recorded.failure) {
            QVERIFY2(recorded.failure->text.find("lower the lowest grade") != std::string::npos,
                     recorded.failure->describe().c_str());
            ++tooEasy;
            continue;
        }
        const std::string fault =
            wrongWith(one, recorded.map) + (usual ? wrongChange(usual->map, recorded.map) : "");
        QVERIFY2(fault.empty(), (std::to_string(i) + ": " + fault).c_str());
        const auto board = Board::of(recorded.map, level::objectivesOf(one.level));
        const Closure easier = closureOf(*board, one.numbers, lowest - 1);
        QVERIFY(!gradeOf(*board, easier).has_value());
        bool isHardened = false;
        for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s)
            isHardened = isHardened || recorded.trace->steps[s].kind == trace::StepKind::AskMore;
        hardened += isHardened ? 1 : 0;
        if (i % 10 == 0) QVERIFY(check::verify(one.level, {}, seed).empty());
    }
    QVERIFY(hardened > asked / 20);
    QVERIFY2(tooEasy < asked / 4, qPrintable(QString::number(tooEasy)));
}

void TestDeducible::thePromisedModeIsWhatTheLevelSets() {
    const auto mapOf = [](const level::Level& level, std::uint64_t seed) {
        auto made = generate::generate(level, {}, seed);
        return made ? std::optional(std::move(made->map)) : std::nullopt;
    };
    int moved = 0;
    for (int i = 0; i < testing::seeds(300, 40); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Asked asked = askedOf(seed);
        level::Level promising = asked.level;
        promising.numbers = asked.numbers;
        promising.noGuess = level::NoGuess{1, asked.grade};
        promising = testing::with(promising, "deducible", "mode", std::string("promised"));
        // Shown only in the other modes, and without effect in this one.
        promising = testing::with(promising, "deducible", "grade",
                                  std::int64_t{asked.grade % kHighestGrade + 1});
        const auto expected = mapOf(asked.level, seed);
        const auto made = mapOf(promising, seed);
        QCOMPARE(made.has_value(), expected.has_value());
        if (!made) continue;
        QVERIFY(made->cells == expected->cells);
        moved += mapOf(withoutStage(asked.level), seed)->cells == made->cells ? 0 : 1;
    }
    QVERIFY(moved > 0);
    // If the player chooses the numbers: near ones, or all if the level promises something.
    const generate::Parameters promised{3, 2, 3, 1000};
    level::Level level = askedOf(1).level;
    QVERIFY(generate::Deducible::asked(promised, level).numbers == Numbers::Near);
    QVERIFY(generate::Deducible::asked(promised, level).grades == level::NoGuess{});
    level.noGuess = level::NoGuess{1, 2};
    QVERIFY(generate::Deducible::asked(promised, level).numbers == Numbers::All);
    QVERIFY(generate::Deducible::asked(promised, level).grades == (level::NoGuess{1, 2}));
    level.numbers = Numbers::Visited;
    QVERIFY(generate::Deducible::asked(promised, level).numbers == Numbers::Visited);
}

void TestDeducible::impossibleGradesAreRefused() {
    level::Level level = testing::painted({"@..E"}, {"hidden-maze", "deducible"});
    level.objectives.exit = true;
    level = testing::with(level, "deducible", "lowest", std::int64_t{2});
    const auto easy = generate::generate(level, {}, 1);
    QVERIFY(!easy.has_value());
    QVERIFY2(easy.error().text.find("lower the lowest grade") != std::string::npos,
             easy.error().describe().c_str());
    level = testing::with(level, "deducible", "grade", std::int64_t{1});
    const auto crossed = generate::generate(level, {}, 1);
    QVERIFY(!crossed.has_value());
    QVERIFY2(crossed.error().text.find("the lowest grade, 2, is above the highest, 1") !=
                 std::string::npos,
             crossed.error().describe().c_str());
}

void TestDeducible::whatCannotComeOutNamesACell_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<int>("x");
    QTest::addColumn<QString>("says");
    const QString painted = "no trap can be moved that would help";
    QTest::newRow("painted trap in the only way") << QStringList{"@xE"} << 1000 << 2 << painted;
    QTest::newRow("wall before the exit") << QStringList{"@.#E"} << 1000 << 3 << painted;
    QTest::newRow("no attempt") << QStringList{"@xE"} << 0 << 2 << "allow more attempts";
}

void TestDeducible::whatCannotComeOutNamesACell() {
    QFETCH(const QStringList, rows);
    QFETCH(const int, attempts);
    QFETCH(const int, x);
    QFETCH(const QString, says);
    std::vector<std::string> painted;
    for (const QString& row : rows)
        painted.push_back(row.toStdString());
    level::Level level = testing::painted(painted, {"hidden-maze", "deducible"});
    level.objectives.exit = true;
    level = testing::with(level, "deducible", "attempts", std::int64_t{attempts});
    const auto refused = generate::generate(level, {}, 1);
    QVERIFY(!refused.has_value());
    QVERIFY(refused.error().cell == (Point{x, 0}));
    const QString text = QString::fromStdString(refused.error().describe());
    QVERIFY2(text.contains(says), qPrintable(text));
    QVERIFY2(text.contains("deducible"), qPrintable(text));
}

MAZELOOM_TEST(TestDeducible)

}  // namespace mazeloom::tst_deducible

#include "tst_deducible.moc"
