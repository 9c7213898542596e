// SPDX-License-Identifier: MIT
#include <algorithm>
#include <memory>

#include <QSignalSpy>
#include <QTest>

#include "core/check/check.h"
#include "core/check/findings/generation.h"
#include "core/check/winnable.h"
#include "core/level/campaign/floor_of.h"
#include "core/random/stream.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/packs/broken_design.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/problems/apply_fix.h"
#include "widgets/problems/problem_watch.h"

namespace mazeloom::tst_problem_watch {

using widgets::levelSheet;
using widgets::PackDocument;
using widgets::ProblemWatch;
using widgets::roomSheet;

class TestProblemWatch : public QObject {
    Q_OBJECT

  private slots:
    void findsWhatCoreFinds();
    void tellsOfFilesThatWereNotRead();
    void tellsOfUnlistedFiles();
    void followsEveryEdit();
    void levelsFollowTheRoomsTheyTake();
    void waitsForTheEndOfStrokesOnLargeLevels();
    void checksDuringStrokesOnSmallLevels();
    void anEditDuringACheckWins();
    void aProofOutlivesACheckButNoEdit();
    void checksAtOnceWhenAsked();
    void looksAgainAtAPackThatWasReadAgain();
    void goesWhileItChecks();
    void watchesTheDescent();
    void aLargePackIsToldInFewParts();
    void leavesTheRestOfManyLargeLevelsUntilShown();
};

namespace {

bool wait(const ProblemWatch& watch) {
    return QTest::qWaitFor([&] { return watch.isUpToDate(); }, 10'000);
}

bool areSame(const std::vector<check::Finding>& a, const std::vector<check::Finding>& b) {
    return std::ranges::equal(a, b, check::isSame);
}

/// Returns what differs from the core's answer; empty if nothing does.
QString slip(const ProblemWatch& watch) {
    const PackDocument& document = watch.document();
    const level::Pack pack = document.pack();
    if (watch.groups().size() != 1 + pack.levels.size() + pack.rooms.size()) return "other groups";
    int errors = 0;
    int warnings = 0;
    std::size_t place = 1;
    const auto differs = [&](const widgets::Sheet& sheet, const auto& findings) {
        const auto& group = watch.groups()[place++];
        for (const check::Finding& finding : findings)
            ++(finding.isError() ? errors : warnings);
        return group.sheet != sheet || !areSame(group.findings, findings);
    };
    for (const level::Level& level : pack.levels) {
        const QString id = QString::fromStdString(level.id);
        std::vector<check::Finding> findings =
            check::checkLevel(level, pack.rooms, nullptr, pack.descent);
        generate::Options options;
        options.floor = level::floorOf(pack.descent, level);
        check::addGeneration(
            findings, check::checkGeneration(level, pack.rooms, seedOf(document, id), options));
        if (differs(levelSheet(id), findings)) return "level " + id;
    }
    for (const level::Room& room : pack.rooms) {
        if (differs(roomSheet(QString::fromStdString(room.id)), check::checkRoom(room))) {
            return "room " + QString::fromStdString(room.id);
        }
    }
    // The pack's own problems come first.
    for (const check::Finding& finding : watch.groups().front().findings)
        ++(finding.isError() ? errors : warnings);
    if (errors != watch.errors() || warnings != watch.warnings()) return "other counts";
    return {};
}

edit::PaintDelta wallAt(const PackDocument& document, const QString& level, grid::Point cell) {
    return edit::deltaOf(*paintOf(document, levelSheet(level)), edit::Area(cell),
                         edit::terrainInk(level::Terrain::Wall));
}

}  // namespace

void TestProblemWatch::findsWhatCoreFinds() {
    PackDocument document("pack", testing::brokenDesign());
    ProblemWatch watch(document);
    QVERIFY(!watch.isUpToDate());
    QVERIFY(wait(watch));
    QCOMPARE(slip(watch), QString());
    QVERIFY(watch.errors() > 3);
    QVERIFY(watch.warnings() > 1);
    QVERIFY(watch.groups()[0].findings.empty());
}

void TestProblemWatch::tellsOfFilesThatWereNotRead() {
    pack::Reading reading = testing::brokenDesign();
    reading.problems = {
        problemAt("levels/lost.json", "line 3", "a comma is missing"),
        problemAt("levels/hall.json", "recipe stage 4 (traps)", "no such parameter")};
    PackDocument document("pack", std::move(reading));
    ProblemWatch watch(document);
    QVERIFY(wait(watch));
    // hall.json was read despite its problem, so the rules report that one. Only the unread file is
    // listed here.
    const auto& findings = watch.groups()[0].findings;
    QCOMPARE(findings.size(), 1u);
    QCOMPARE(findings[0].problem.file, std::string("levels/lost.json"));
    QCOMPARE(document.loadProblems().size(), 1u);
}

void TestProblemWatch::tellsOfUnlistedFiles() {
    pack::Reading reading{testing::twoLevelsAndARoom(), {}};
    using Kind = pack::Unlisted::Kind;
    reading.unlisted = {{Kind::Level, "levels/gamma.json", "gamma"},
                        {Kind::Room, "rooms/lair.json", "lair"}};
    PackDocument document("pack", std::move(reading));
    ProblemWatch watch(document);
    QVERIFY(wait(watch));
    // The pack has a room of that id itself, so only the level's file is reported.
    const auto& findings = watch.groups()[0].findings;
    QCOMPARE(findings.size(), 1u);
    QCOMPARE(findings[0].problem.file, std::string("levels/gamma.json"));
    // A pack with such files can be opened, edited and saved like any other.
    QVERIFY(document.loadProblems().empty());
    document.setUnlisted({});
    QVERIFY(watch.groups()[0].findings.empty());
}

void TestProblemWatch::followsEveryEdit() {
    PackDocument document("pack", testing::brokenDesign());
    ProblemWatch watch(document);
    random::Stream random(5);
    const auto anywhere = [&](grid::Size size) {
        const int x = random.between(0, size.width - 1);
        return grid::Point{x, random.between(0, size.height - 1)};
    };
    for (int i = 0; i < testing::seeds(150); ++i) {
        const std::size_t index =
            random.below(static_cast<std::uint32_t>(document.pack().levels.size()));
        const level::Level& level = document.pack().levels[index];
        const QString id = QString::fromStdString(level.id);
        switch (random.below(11)) {
            case 0:
                paintCells(document, levelSheet(id), wallAt(document, id, anywhere(level.size)),
                           "paint");
                break;
            case 1: {
                auto objects = level.objects;
                level::Object object;
                object.kind = static_cast<level::ThingKind>(random.below(7));
                object.at = anywhere(level.size);
                objects.push_back(object);
                setObjects(document, levelSheet(id), std::move(objects), "object");
                break;
            }
            case 2: {
                auto paths = level.trajectories;
                paths.push_back({});
                paths.back().points = {anywhere(level.size), anywhere(level.size)};
                setTrajectories(document, id, std::move(paths), "path");
                break;
            }
            case 3:
                setObjectives(document, id, {.coins = random.between(0, 40), .boss = true},
                              "objectives");
                break;
            case 4:
                setStageEnabled(document, id, random.below(5), random.chance(50));
                break;
            case 5: {
                widgets::LevelHead head = headOf(document, id);
                head.id += 'x';
                setHead(document, id, std::move(head), "rename");
                break;
            }
            case 6:
                duplicateSheet(document, levelSheet(id));
                break;
            case 7:
                if (document.pack().levels.size() > 1) removeSheet(document, levelSheet(id));
                break;
            case 8:
                document.history()->undo();
                break;
            case 9:
                document.history()->redo();
                break;
            default: {
                level::Room room = document.pack().rooms[0];
                room.min = random.between(0, 2);
                room.max = random.between(0, 2);
                setRoom(document, QString::fromStdString(room.id), std::move(room), "room");
            }
        }
        if (!random.chance(30)) continue;
        QVERIFY(wait(watch));
        QCOMPARE(slip(watch), QString());
    }
    QVERIFY(wait(watch));
    QCOMPARE(slip(watch), QString());
}

void TestProblemWatch::levelsFollowTheRoomsTheyTake() {
    pack::Reading reading;
    level::Level level = testing::solid({9, 9}, {"handcrafted-rooms"});
    level.id = "level";
    reading.pack.levels.push_back(std::move(level));
    reading.pack.rooms.push_back(testing::roomOf("lair", {"#####", "#...#", "#####"}));
    PackDocument document("pack", std::move(reading));
    ProblemWatch watch(document);
    QVERIFY(wait(watch));
    QCOMPARE(watch.errors(), 0);
    level::Room large = testing::roomOf("lair", {"###########", "#.........#", "###########"});
    large.min = 1;
    QVERIFY(setRoom(document, "lair", large, "larger"));
    QVERIFY(wait(watch));
    QCOMPARE(watch.errors(), 1);
    QCOMPARE(watch.groups()[1].findings.at(0).sentence.id, std::string_view("room-too-large"));
    removeSheet(document, roomSheet("lair"));
    QVERIFY(wait(watch));
    QCOMPARE(watch.errors(), 0);
    document.history()->undo();
    QVERIFY(wait(watch));
    QCOMPARE(slip(watch), QString());
}

void TestProblemWatch::waitsForTheEndOfStrokesOnLargeLevels() {
    pack::Reading reading;
    reading.pack.levels.push_back(
        testing::painted(std::vector<std::string>(600, std::string(600, '.')), {"shape"}));
    PackDocument document("pack", std::move(reading));
    ProblemWatch watch(document);
    QVERIFY(wait(watch));
    document.beginStroke();
    paintCells(document, levelSheet("test"), wallAt(document, "test", {1, 0}), "stroke");
    paintCells(document, levelSheet("test"), wallAt(document, "test", {0, 1}), "stroke");
    QTest::qWait(150);
    QVERIFY(!watch.isUpToDate());
    QCOMPARE(watch.warnings(), 0);
    document.endStroke();
    QVERIFY(wait(watch));
    QCOMPARE(watch.warnings(), 1);
}

void TestProblemWatch::checksDuringStrokesOnSmallLevels() {
    PackDocument document("pack", testing::brokenDesign());
    ProblemWatch watch(document);
    QVERIFY(wait(watch));
    document.beginStroke();
    paintCells(document, levelSheet("field"), wallAt(document, "field", {0, 0}), "stroke");
    QVERIFY(wait(watch));
    QCOMPARE(slip(watch), QString());
    document.endStroke();
}

void TestProblemWatch::anEditDuringACheckWins() {
    pack::Reading reading;
    // The level is so large that the check is still running at the edit.
    reading.pack.levels.push_back(
        testing::painted(std::vector<std::string>(1500, std::string(1500, '.')), {"shape"}));
    PackDocument document("pack", std::move(reading));
    ProblemWatch watch(document);
    for (int i = 0; i < 20; ++i) {
        QTest::qWait(40 + i);
        paintCells(document, levelSheet("test"), wallAt(document, "test", {i % 2, 1 - i % 2}),
                   "paint");
        if (i % 4 == 3) document.history()->undo();
    }
    QVERIFY(wait(watch));
    QCOMPARE(slip(watch), QString());
}

void TestProblemWatch::aProofOutlivesACheckButNoEdit() {
    PackDocument document("pack", testing::brokenDesign());
    ProblemWatch watch(document);
    const auto isListed = [&watch] {
        const auto& findings = watch.groups()[1].findings;
        return std::ranges::any_of(findings, check::isOfProof);
    };
    play::temple::Proof proof;
    proof.verdict = play::temple::Verdict::Unwinnable;
    proof.obstacle = play::temple::Obstacle::NoWay;
    const auto& level = document.pack().levels.front();
    const widgets::Sheet sheet = levelSheet(QString::fromStdString(level.id));
    const auto findings = check::findingsOfProof(level, 1, proof);
    // The level's first check is still pending.
    QVERIFY(!watch.isUpToDate());
    watch.setProof(sheet, findings);
    QVERIFY(wait(watch));
    QVERIFY(isListed());
    watch.findingsNow(sheet);
    QVERIFY(isListed());
    paintCells(document, sheet, wallAt(document, sheet.id, {2, 2}), "paint");
    QVERIFY(wait(watch));
    QVERIFY(!isListed());
    watch.setProof(sheet, findings);
    setSeed(document, sheet.id, 4711);
    QVERIFY(!isListed());
}

void TestProblemWatch::checksAtOnceWhenAsked() {
    PackDocument document("pack", testing::brokenDesign());
    ProblemWatch watch(document);
    const level::Pack pack = document.pack();
    QVERIFY(areSame(watch.findingsNow(levelSheet("moor")),
                    check::checkLevel(pack.levels[1], pack.rooms)));
    paintCells(document, levelSheet("field"), wallAt(document, "field", {0, 0}), "paint");
    QVERIFY(!watch.findingsNow(levelSheet("field")).empty());
    QVERIFY(!watch.findingsNow(roomSheet("lair")).empty());
    QVERIFY(watch.findingsNow(levelSheet("nowhere")).empty());
    QVERIFY(wait(watch));
    QCOMPARE(slip(watch), QString());
}

void TestProblemWatch::looksAgainAtAPackThatWasReadAgain() {
    PackDocument document("pack", testing::brokenDesign());
    ProblemWatch watch(document);
    QVERIFY(wait(watch));
    // Levels with the same ids and other objects.
    pack::Reading again = testing::brokenDesign();
    for (std::size_t i = 0; i < again.pack.levels.size(); ++i)
        again.pack.levels[i].objects.clear();
    document.replaceBy(std::move(again));
    QVERIFY(!watch.isUpToDate());
    QVERIFY(wait(watch));
    QCOMPARE(slip(watch), QString());
}

void TestProblemWatch::goesWhileItChecks() {
    pack::Reading reading;
    reading.pack.levels.push_back(
        testing::painted(std::vector<std::string>(1000, std::string(1000, '.')), {"shape"}));
    PackDocument document("pack", std::move(reading));
    for (int i = 0; i < 10; ++i) {
        auto watch = std::make_unique<ProblemWatch>(document);
        QTest::qWait(38 + i);
        watch.reset();
    }
    QCoreApplication::processEvents();
}

void TestProblemWatch::watchesTheDescent() {
    pack::Reading reading;
    level::Level level = testing::solid({20, 20}, {"corridors"});
    level.id = "deep";
    reading.pack.levels.push_back(level);
    PackDocument document("pack", std::move(reading));
    ProblemWatch watch(document);
    QVERIFY(wait(watch));
    QCOMPARE(watch.errors(), 0);
    // A floor needs stairs and an existing level.
    level::Descent descent;
    descent.floors = {{2, "deep"}, {5, "gone"}};
    QVERIFY(setDescent(document, descent, "Floors"));
    QVERIFY(wait(watch));
    QCOMPARE(slip(watch), QString());
    QCOMPARE(watch.errors(), 2);
    const auto findings = watch.groups()[0].findings;
    QCOMPARE(findings.size(), 1u);
    QVERIFY(widgets::applyFix(document, findings[0].fixes.at(0)));
    QCOMPARE(document.pack().descent.floors.size(), 1u);
    QVERIFY(watch.groups()[0].findings.empty());
    const auto stairs = watch.groups()[1].findings;
    QCOMPARE(stairs.size(), 1u);
    QVERIFY(widgets::applyFix(document, stairs[0].fixes.at(0)));
    QVERIFY(wait(watch));
    QCOMPARE(watch.errors(), 0);
    document.history()->undo();
    document.history()->undo();
    QVERIFY(wait(watch));
    QCOMPARE(watch.errors(), 2);
}

void TestProblemWatch::aLargePackIsToldInFewParts() {
    pack::Reading reading;
    for (int i = 0; i < 200; ++i) {
        level::Level level = testing::solid({3, 3}, {});
        level.id = "level-" + std::to_string(i);
        reading.pack.levels.push_back(std::move(level));
    }
    PackDocument document("pack", std::move(reading));
    ProblemWatch watch(document);
    QSignalSpy changed(&watch, &ProblemWatch::changed);
    QVERIFY(QTest::qWaitFor([&] { return watch.isUpToDate(); }, 60'000));
    // Every signal makes panels show all problems again, so there must be few.
    QVERIFY2(changed.count() <= 40, qPrintable(QString::number(changed.count())));
    QCOMPARE(slip(watch), QString());
    // Moved levels stay checked; a change to an already checked level is checked again.
    QVERIFY(moveSheet(document, levelSheet("level-0"), 150));
    QVERIFY(watch.isUpToDate());
    QVERIFY(setObjects(document, levelSheet("level-7"), {level::Object{}}, "Place"));
    QVERIFY(!watch.isUpToDate());
    QVERIFY(wait(watch));
    QCOMPARE(slip(watch), QString());
}

void TestProblemWatch::leavesTheRestOfManyLargeLevelsUntilShown() {
    pack::Reading reading;
    for (int i = 0; i < 6; ++i) {
        level::Level level;
        level.id = "level-" + std::to_string(i);
        level.size = i == 4 ? grid::Size{2049, 2048} : grid::Size{2048, 2048};
        reading.pack.levels.push_back(std::move(level));
    }
    level::Level small;
    small.id = "small";
    small.size = {8, 8};
    reading.pack.levels.push_back(std::move(small));
    PackDocument document("pack", std::move(reading));
    ProblemWatch watch(document);
    // Four levels of the largest size use up the budget of background generation: level-4 is too
    // large, and nothing is left for level-5 and small.
    QVERIFY(QTest::qWaitFor([&] { return watch.isUpToDate(); }, 300'000));
    QCOMPARE(watch.ungenerated(), 3);
    QVERIFY(resizeSheet(document, levelSheet("level-0"), {0, 0, 64, 64}, "Resize"));
    QVERIFY(QTest::qWaitFor([&] { return watch.isUpToDate(); }, 300'000));
    // Now the budget suffices for the small level.
    QCOMPARE(watch.ungenerated(), 2);
    for (const char* id : {"level-4", "level-5"})
        watch.setGeneration(levelSheet(id), {});
    QCOMPARE(watch.ungenerated(), 0);
}

MAZELOOM_TEST(TestProblemWatch)

}  // namespace mazeloom::tst_problem_watch

#include "tst_problem_watch.moc"
