// SPDX-License-Identifier: MIT
// Each rule about levels, on a level that breaks it, with each of its fixes.
#include <algorithm>

#include <QTest>

#include "core/check/check.h"
#include "core/check/findings/fixes.h"
#include "core/generate/generate.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_check_level {

using check::Finding;
using grid::Point;
using level::PaintMark;
using level::Terrain;
using level::ThingKind;

class TestCheckLevel : public QObject {
    Q_OBJECT

  private slots:
    void findsWhatIsWrong_data();
    void findsWhatIsWrong();
    void fixesMakeItRight_data() { findsWhatIsWrong_data(); }
    void fixesMakeItRight();
    void leavesInOrderWhatIsInOrder_data();
    void leavesInOrderWhatIsInOrder();
    void saysItInOneSentence();
    void namesThePlace();
    void tellsAllCells();
    void anExitIsAskedFor();
    void trapsBesideDoorsAndOwnTerrains();
    void pinnedOwnTerrainsCanBeOpen();
    void countsWhatIsTooMuch();
    void fixesDoWhatTheySay();
    void fixesThatNoLongerSuitChangeNothing();
    void roomsThatMustAppear_data();
    void roomsThatMustAppear();
    void eachChamberOfARoomThatMustAppearHasAWayIn();
    void stagesMakeWhatObjectivesWant();
    void pinnedThingsAreTargets();
};

namespace {

using Rows = std::vector<std::string>;

const std::initializer_list<std::string_view> kTemple{"shape", "hidden-maze", "reach", "traps",
                                                      "coins"};

level::Level temple(const Rows& rows) {
    return testing::painted(rows, kTemple);
}

level::Level withPath(level::Level level, std::vector<Point> points, bool thereAndBack = true,
                      int size = 1, int phase = 0) {
    level::Trajectory path;
    path.points = std::move(points);
    path.thereAndBack = thereAndBack;
    path.size = size;
    path.phase = phase;
    level.trajectories.push_back(std::move(path));
    return level;
}

level::Level withEmitter(level::Level level, Point at, grid::Direction direction,
                         level::Beam beam = {}) {
    level::Object emitter;
    emitter.kind = ThingKind::Emitter;
    emitter.at = at;
    emitter.direction = direction;
    emitter.beam = beam;
    level.objects.push_back(std::move(emitter));
    return level;
}

level::Level asking(level::Level level, level::Objectives objectives) {
    level.objectives = objectives;
    return level;
}

level::Level withRecipe(level::Level level, std::vector<level::RecipeStage> stages) {
    level.recipe.stages = std::move(stages);
    return level;
}

level::Level withObject(level::Level level, ThingKind kind, Point at, std::string id = {}) {
    level::Object object;
    object.id = std::move(id);
    object.kind = kind;
    object.at = at;
    level.objects.push_back(std::move(object));
    return level;
}

std::vector<Finding> lookAt(const level::Level& level) {
    return check::checkLevel(level, {});
}

QString describe(const std::vector<Finding>& findings) {
    QStringList lines;
    for (const Finding& finding : findings) {
        lines << QString("%1: %2").arg(QString::fromUtf8(finding.sentence.id.data()),
                                       QString::fromStdString(finding.problem.describe()));
    }
    return lines.join('\n');
}

std::vector<const Finding*> ofKind(const std::vector<Finding>& findings, const QString& id) {
    std::vector<const Finding*> found;
    for (const Finding& finding : findings) {
        if (id == QString::fromUtf8(finding.sentence.id.data())) found.push_back(&finding);
    }
    return found;
}

}  // namespace

void TestCheckLevel::findsWhatIsWrong_data() {
    QTest::addColumn<level::Level>("level");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QPoint>("cell");  // (−1, −1): none
    QTest::addColumn<bool>("isError");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, const level::Level& level, const char* id, QPoint cell,
                        bool isError = true, int count = 1) {
        QTest::newRow(name) << level << id << cell << isError << count;
    };
    constexpr QPoint kNone(-1, -1);
    using enum grid::Direction;

    row("no hero", temple({"....", "...."}), "no-hero", kNone);
    row("two heroes", temple({"@..@"}), "second-hero", {3, 0});
    level::Objectives toRead;
    toRead.consoles = true;
    row("two consoles to read",
        asking(withObject(temple({"@..?"}), ThingKind::Console, {3, 0}), toRead), "two-consoles",
        {3, 0});
    row("two consoles", withObject(temple({"@..?"}), ThingKind::Console, {3, 0}), "two-consoles",
        {3, 0}, false);
    const auto naming = [](level::PropertyValue value) {
        level::Level level = withObject(temple({"@..."}), ThingKind::Console, {3, 0});
        level.properties = {{"way", std::move(value), {}}};
        return level;
    };
    row("property that names no object", naming(level::ObjectName{"gate"}), "property-object",
        kNone, false);
    row("property with a cell outside", naming(grid::Point{4, 0}), "property-cell", kNone, false);
    level::Level dangling = temple({"@..?"});
    dangling.objects.back().properties = {{"key", level::ObjectName{"gate"}, {}},
                                          {"none", level::ObjectName{}, {}},
                                          {"here", grid::Point{0, 0}, {}}};
    row("an object's property that names no object", dangling, "property-object",
        {dangling.objects.back().at.x, dangling.objects.back().at.y}, false);
    row("hero in a wall", withObject(temple({"....", ".##."}), ThingKind::Hero, {2, 1}),
        "hero-on-solid", {2, 1});
    row("hero on nothing", withObject(temple({"....", ". .."}), ThingKind::Hero, {1, 1}),
        "hero-on-solid", {1, 1});
    row("hero in unpainted rock",
        withObject(testing::solid({9, 9}, {"rooms", "hidden-maze"}), ThingKind::Hero, {2, 1}),
        "hero-on-solid", {2, 1});
    row("hero on an emitter", withEmitter(temple({"@..."}), {0, 0}, Right), "hero-on-emitter",
        {0, 0});
    row("nothing painted", testing::solid({9, 9}, kTemple, level::Ruleset::Temple), "no-open-cell",
        kNone);
    row("only walls painted", temple({"###"}), "no-open-cell", kNone);

    row("heart behind a wall", temple({"@.#h"}), "unreachable-object", {3, 0}, false);
    row("exit behind a wall", temple({"@.#E"}), "unreachable-object", {3, 0});
    row("console behind a wall, asked for",
        asking(temple({"@.#?"}), {.coins = 1, .consoles = true}), "unreachable-object", {3, 0});
    row("grenade in the wall", withObject(temple({"@.##"}), ThingKind::Grenade, {2, 0}),
        "object-in-wall", {2, 0}, false);
    row("heart in rock that no stage opens",
        withObject(testing::solid({21, 21}, {"rooms", "maze"}), ThingKind::Heart, {4, 4}),
        "object-in-wall", {4, 4}, false);
    row("coin behind a wall", temple({"@.#$"}), "unreachable-coins", {3, 0});
    row("coins behind walls, few asked for",
        asking(temple({"@..#$", "...#$", "...##"}), {.coins = 1}), "unreachable-coins", {4, 0},
        false);

    row("single cell", temple({"@..#."}), "cut-off-cell", {4, 0}, false);
    row("two regions", temple({"@..#...", "...#.##", "####.##", "..#####"}), "cut-off-region",
        {4, 0}, false, 2);
    row("no hero: cut off from the largest", testing::painted({"..#...."}, {"shape"}),
        "cut-off-region", {0, 0}, false);

    row("trap on the hero",
        [] {
            level::Level level = temple({"@..", "..."});
            level.paint->at({0, 0}) = level::painted(Terrain::Floor, PaintMark::Trap);
            return level;
        }(),
        "trap-on-hero", {0, 0});
    row("trap on the exit",
        [] {
            level::Level level = temple({"@..", "..E"});
            level.paint->at({2, 1}) = level::painted(Terrain::Floor, PaintMark::Trap);
            return level;
        }(),
        "trap-on-object", {2, 1});
    row("trap in a narrow way", temple({"@..x..."}), "trap-bars-way", {3, 0});
    row("traps across a wide way", temple({"@..x...", "...x..."}), "trap-bars-way", {3, 0});
    row("trap in front of one cell", temple({"@..x."}), "trap-bars-way", {3, 0});
    row("traps two deep", temple({"@.xx..."}), "trap-bars-way", {3, 0});
    row("trap among traps", temple({".....", ".xxx.", "@xxx.", ".xxx.", "....."}), "trap-shut-in",
        {2, 2});

    row("path through a wall", withPath(temple({"@....", "..#.."}), {{0, 1}, {4, 1}}),
        "path-through-wall", {2, 1});
    row("path through a wall on its way back",
        withPath(temple({"@.....", "...#..", "......"}), {{1, 2}, {5, 2}, {5, 0}}, false),
        "path-through-wall", {3, 1});
    row("path through an emitter",
        withPath(withEmitter(temple({"@....", "....."}), {2, 1}, Up), {{0, 1}, {4, 1}}),
        "path-through-wall", {2, 1});
    row("path of one point", withPath(temple({"@....", "....."}), {{2, 1}}), "short-path", kNone);
    row("path without points", withPath(temple({"@....", "....."}), {}), "short-path", kNone);
    row("path of one cell", withPath(temple({"@....", "....."}), {{2, 1}, {2, 1}}),
        "path-of-one-cell", {2, 1}, false);
    row("path over the start", withPath(temple({"..@.."}), {{0, 0}, {4, 0}}), "path-over-start",
        {2, 0}, false);
    row("path that begins on the start", withPath(temple({"..@.."}), {{2, 0}, {4, 0}}),
        "path-begins-at-start", {2, 0}, false);
    level::Level guarded = withPath(temple({"..@.."}), {{2, 0}, {4, 0}});
    guarded.trajectories.back().kind = level::ThingKind::Boss;
    row("boss that begins on the start", guarded, "path-begins-at-start", {2, 0}, false);
    row("path that begins on the start, ahead",
        withPath(temple({"..@.."}), {{2, 0}, {4, 0}}, true, 1, 30), "path-over-start", {2, 0},
        false);
    row("large bug over the start",
        withPath(temple({"@.....", "......", "......", "......"}), {{1, 1}, {4, 1}}, true, 3, 45),
        "path-over-start", {1, 1}, false);
    row("large bug in a narrow way",
        withPath(temple({"......@", "......#", "......."}), {{1, 1}, {5, 1}}, true, 3),
        "path-too-narrow", {5, 1}, false);

    row("emitter before a wall", withEmitter(temple({"@...", "####"}), {1, 1}, Left),
        "emitter-buried", {1, 1}, false);
    row("emitter at the edge", withEmitter(temple({"@...", "...."}), {3, 1}, Right),
        "emitter-buried", {3, 1}, false);
    row("emitter on the start", withEmitter(temple({"@..."}), {3, 0}, Left), "emitter-burns-start",
        {3, 0}, false);
    row("emitter on the start, later",
        withEmitter(temple({"@..."}), {3, 0}, Left, {.on = 10, .off = 10, .phase = 10}),
        "emitter-crosses-start", {3, 0}, false);
    row("emitter on the start, phase beyond a cycle",
        withEmitter(temple({"@..."}), {3, 0}, Left, {.on = 10, .off = 10, .phase = 30}),
        "emitter-crosses-start", {3, 0}, false);

    row("no bug to kill", asking(temple({"@..t"}), {.bugs = true}), "objective-without-target",
        kNone);
    row("no exit, no boss", asking(temple({"@..t"}), {.boss = true, .exit = true}),
        "objective-without-target", kNone, true, 2);
    row("nothing to blast with",
        asking(withPath(temple({"@....", "....."}), {{2, 1}, {4, 1}}), {.bugs = true}),
        "objective-without-blast", kNone);
    row("more coins than aisles", asking(temple({"@....", "..$.."}), {.coins = 20}),
        "objective-too-many-coins", kNone);
    row("more coins than there are without the stage",
        asking(testing::painted({"@.$..", "....."}, {"hidden-maze"}), {.coins = 2}),
        "objective-too-many-coins", kNone);
    row("more coins than the stage lays",
        asking(testing::with(temple({"@....", "....."}), "coins", "count", std::int64_t{3}),
               {.coins = 4}),
        "objective-too-many-coins", kNone);
    row("more coins than likely", asking(temple({"@....", "....."}), {.coins = 8}),
        "objective-unlikely-coins", kNone, false);
    row("no coins at all", testing::painted({"@....", "....."}, {"hidden-maze"}),
        "objective-without-coins", kNone, false);
    row("more coins to lay than cells",
        testing::with(temple({"@....", "....."}), "coins", "count", std::int64_t{30}),
        "coins-without-room", kNone);

    row("same id",
        withObject(withObject(temple({"@..."}), ThingKind::Heart, {2, 0}, "a"), ThingKind::Heart,
                   {3, 0}, "a"),
        "duplicate-id", {3, 0});
    row("object outside", withObject(temple({"@..."}), ThingKind::Heart, {4, 0}), "object-outside",
        {4, 0});
    row("point outside", withPath(temple({"@..."}), {{1, 0}, {2, 0}, {2, 9'999'999}}),
        "point-outside", {2, 9'999'999});

    const level::Level plain = temple({"@...", "...."});
    row("unknown stage", withRecipe(plain, {{"hidden-maze", true, {}}, {"weave", true, {}}}),
        "unknown-stage", kNone);
    row("unknown parameter", testing::with(plain, "traps", "colour", std::int64_t{1}),
        "unknown-parameter", kNone);
    row("number out of range", testing::with(plain, "traps", "density", std::int64_t{101}),
        "parameter-out-of-range", kNone);
    row("number that is text", testing::with(plain, "traps", "density", std::string("many")),
        "parameter-out-of-range", kNone);
    row("unknown choice", testing::with(plain, "shape", "source", std::string("clouds")),
        "parameter-no-choice", kNone);
    row("range with its ends swapped",
        testing::with(plain, "traps", "density", level::DrawnNumber{60, 20}),
        "parameter-range-backwards", kNone);
    row("range beyond the parameter's limits",
        testing::with(plain, "traps", "density", level::DrawnNumber{60, 120}),
        "parameter-out-of-range", kNone);
    row("range of a choice", testing::with(plain, "shape", "source", level::DrawnNumber{0, 1}),
        "parameter-no-range", kNone);
    row("depths that do not rise",
        testing::with(plain, "traps", "density",
                      level::ByDepth{{{3, std::int64_t{10}}, {3, std::int64_t{20}}}}),
        "parameter-not-depths", kNone);
    row("depth 0",
        testing::with(plain, "traps", "density", level::ByDepth{{{0, std::int64_t{10}}}}),
        "parameter-not-depths", kNone);
    row("value at a depth out of range",
        testing::with(plain, "traps", "density", level::ByDepth{{{2, std::int64_t{101}}}}),
        "parameter-out-of-range", kNone);
    row("a set of choices with an unknown one",
        testing::with(plain, "shape", "source", level::OneOf{{std::string("clouds")}}),
        "parameter-no-choice", kNone);
    row("stage before the one that it needs",
        withRecipe(plain, {{"traps", true, {}}, {"hidden-maze", true, {}}}), "stage-order", kNone);
    row("needed stage is switched off",
        withRecipe(plain, {{"hidden-maze", false, {}}, {"traps", true, {}}}), "stage-order", kNone);
    row("needed stage is missing", withRecipe(plain, {{"traps", true, {}}}), "stage-order", kNone);

    row("deducing before coins are laid",
        withRecipe(plain, {{"hidden-maze", true, {}},
                           {"traps", true, {}},
                           {"deducible", true, {}},
                           {"coins", true, {}}}),
        "deducible-too-early", kNone, false);
    const auto deducing = [](std::optional<level::Numbers> numbers,
                             std::optional<level::NoGuess> noGuess) {
        level::Level level = temple({"@....", "....."});
        level.recipe.stages.push_back({"deducible", true, {{"mode", std::string("near")}}});
        level.numbers = numbers;
        level.noGuess = noGuess;
        return level;
    };
    row("a promise about numbers that the player chooses", deducing(std::nullopt, level::NoGuess{}),
        "promise-without-numbers", kNone, false);
    level::Level visited = plain;
    visited.numbers = level::Numbers::Visited;
    row("few numbers and no promise", visited, "visited-without-promise", kNone, false);
    row("deducing from other numbers", deducing(level::Numbers::Visited, level::NoGuess{}),
        "deducible-other-numbers", kNone, false);
    row("deductions harder than promised", deducing(level::Numbers::Near, level::NoGuess{1, 2}),
        "deducible-higher-grade", kNone, false);
    row("deductions easier than promised", deducing(level::Numbers::Near, level::NoGuess{2, 4}),
        "deducible-lower-grade", kNone, false);

    using level::rewriting::Node;
    using level::rewriting::Program;
    using level::rewriting::Rule;
    const auto withRules = [&](Program program) {
        level::Level level = withRecipe(plain, {{"rules", true, {}}});
        level.recipe.stages.back().program = std::move(program);
        return level;
    };
    Rule useful;
    useful.put = {level::rewriting::Value(Terrain::Water)};
    row("a rewriting rule that changes nothing",
        withRules({{Node{.rules = {useful, Rule{}}}, Node{.rules = {Rule{}}}}}),
        "rule-without-effect", kNone, false, 2);
    row("a node without rules", withRules({{Node{.rules = {useful}}, Node{}}}),
        "node-without-rules", kNone, false);
}

void TestCheckLevel::findsWhatIsWrong() {
    QFETCH(level::Level, level);
    QFETCH(QString, id);
    QFETCH(QPoint, cell);
    QFETCH(bool, isError);
    QFETCH(int, count);
    const auto findings = lookAt(level);
    const auto found = ofKind(findings, id);
    QVERIFY2(static_cast<int>(found.size()) == count, qPrintable(describe(findings)));
    const Finding& first = *found.front();
    QCOMPARE(first.isError(), isError);
    QCOMPARE(first.problem.cell.has_value(), cell.x() >= 0);
    if (first.problem.cell) QCOMPARE(*first.problem.cell, (Point{cell.x(), cell.y()}));
    QCOMPARE(first.where.sheet, (check::Sheet{check::Sheet::Kind::Level, "test"}));
    QCOMPARE(first.problem.file, std::string("levels/test.json"));
}

void TestCheckLevel::fixesMakeItRight() {
    QFETCH(level::Level, level);
    QFETCH(QString, id);
    QFETCH(int, count);
    const auto findings = lookAt(level);
    for (const Finding* finding : ofKind(findings, id)) {
        for (const check::Fix& fix : finding->fixes) {
            QVERIFY(!check::repairOf(level, fix).isEmpty());
            const level::Level after = check::repaired(level, fix);
            QVERIFY(after != level);
            const auto left = lookAt(after);
            QVERIFY2(static_cast<int>(ofKind(left, id).size()) < count,
                     qPrintable(QString::fromStdString(english(fix.sentence, fix.arguments)) +
                                ":\n" + describe(left)));
        }
    }
}

void TestCheckLevel::leavesInOrderWhatIsInOrder_data() {
    QTest::addColumn<level::Level>("level");
    using enum grid::Direction;
    QTest::newRow("temple") << temple({"@....", "..h.E"});
    QTest::newRow("a random shape places the hero")
        << testing::with(temple({"....", "...."}), "shape", "source", std::string("blob"));
    QTest::newRow("caves open the cells of things") << testing::with(
        withObject(withObject(testing::solid({30, 30}, kTemple, level::Ruleset::Temple),
                              ThingKind::Hero, {4, 4}),
                   ThingKind::Exit, {20, 20}),
        "shape", "source", std::string("caves"));
    QTest::newRow("a layout without paint places the hero")
        << testing::solid({31, 31}, {"rooms", "maze", "doors", "unite", "hidden-maze", "reach"},
                          level::Ruleset::Temple);
    QTest::newRow("a dungeon needs no hero") << testing::painted({"....", "...."}, {});
    QTest::newRow("separate parts before unite")
        << testing::painted({"....", "....", "####", "####", "...."}, {"unite"});
    QTest::newRow("a path that keeps to the floor")
        << withPath(temple({"@....", ".....", "....."}), {{1, 2}, {4, 2}, {4, 1}}, false);
    QTest::newRow("a beam past the start") << withEmitter(temple({"@....", "....."}), {4, 1}, Left);
    QTest::newRow("a wall between beam and start")
        << withEmitter(temple({"@.#..", "....."}), {4, 0}, Left);
    QTest::newRow("objectives that can be met")
        << asking(withPath(withEmitter(temple({"@....t", "g....E", "?....."}), {5, 2}, Left),
                           {{2, 1}, {4, 1}}),
                  {.coins = 1, .bugs = true, .lasers = true, .exit = true, .consoles = true});
    QTest::newRow("deducing at the end")
        << withRecipe(temple({"@....", "....."}), {{"hidden-maze", true, {}},
                                                   {"traps", true, {}},
                                                   {"coins", true, {}},
                                                   {"deducible", true, {}},
                                                   {"coins", false, {}}});
    level::Level promising = temple({"@....", "....."});
    promising.recipe.stages.push_back({"deducible",
                                       true,
                                       {{"mode", std::string("visited")},
                                        {"grade", std::int64_t{3}},
                                        {"lowest", std::int64_t{2}}}});
    promising.numbers = level::Numbers::Visited;
    promising.noGuess = level::NoGuess{2, 3};
    QTest::newRow("a promise that its stage ensures") << promising;
    promising.noGuess.reset();
    QTest::newRow("few numbers, but a stage that ensures enough") << promising;
    QTest::newRow("painted traps that block no way") << temple({"@.x..", "....x", "x...."});
    QTest::newRow("a painted trap in a dead end") << temple({"@...x"});
    QTest::newRow("painted coins alone")
        << asking(testing::painted({"@.$..", "..$.."}, {"hidden-maze"}), {.coins = 2});
}

void TestCheckLevel::leavesInOrderWhatIsInOrder() {
    QFETCH(level::Level, level);
    const auto findings = lookAt(level);
    QVERIFY2(findings.empty(), qPrintable(describe(findings)));
}

void TestCheckLevel::saysItInOneSentence() {
    for (const Sentence& sentence : check::allSentences()) {
        QVERIFY(!sentence.id.empty() && !sentence.text.empty());
        QVERIFY2(!sentence.text.ends_with('.'), sentence.text.data());
    }
    // No two different sentences share an id.
    for (const check::Rule* rule : check::rules()) {
        QVERIFY(!rule->sentences.empty());
        for (const Sentence& sentence : rule->sentences) {
            const auto all = check::allSentences();
            QVERIFY(std::ranges::all_of(all, [&](const Sentence& other) {
                return other.id != sentence.id || other.text == sentence.text;
            }));
        }
    }
    const std::vector<Argument> arguments{std::int64_t{7}, Point{1, 2}, ThingKind::DreadKnight};
    QCOMPARE(english({"", "%2 then %1, %3; 100 %, %9"}, arguments),
             std::string("(1, 2) then 7, dread knight; 100 %, "));
}

void TestCheckLevel::namesThePlace() {
    level::Level level = withObject(temple({"@.#.", "..##"}), ThingKind::Heart, {3, 0}, "ruby");
    level = withPath(std::move(level), {{0, 1}, {2, 1}});
    level = testing::with(std::move(level), "traps", "density", std::int64_t{500});
    const auto findings = lookAt(level);
    const auto only = [&](const char* id) { return *ofKind(findings, id).front(); };
    const Finding heart = only("unreachable-object");
    QCOMPARE(heart.problem.describe(),
             std::string("levels/test.json: object 2 \"ruby\", (3, 0): the heart cannot be "
                         "reached: open a way to it, or move it"));
    QCOMPARE(heart.where.object, 1);
    const Finding path = only("path-through-wall");
    QCOMPARE(path.problem.place, std::string("trajectory 1, point 1, (2, 1)"));
    QCOMPARE(path.where.trajectory, 0);
    QCOMPARE(path.where.point, 0);
    const Finding stage = only("parameter-out-of-range");
    QCOMPARE(stage.problem.place, std::string("recipe stage 4 (traps), density"));
    QCOMPARE(stage.problem.recipeStage, 3);
    QVERIFY(check::isSame(heart, heart));
    QVERIFY(!check::isSame(heart, path));
}

void TestCheckLevel::countsWhatIsTooMuch() {
    Rows rows(41, std::string(61, '#'));
    for (std::size_t y = 0; y < rows.size(); y += 2) {
        for (std::size_t x = 0; x < rows[y].size(); x += 2)
            rows[y][x] = '.';
    }
    rows[0][0] = '@';
    const auto findings = lookAt(temple(rows));
    QCOMPARE(ofKind(findings, "cut-off-cell").size(), check::Findings::kMost);
    const auto more = ofKind(findings, "more-of-the-same");
    QCOMPARE(more.size(), 1u);
    const auto all = static_cast<std::int64_t>(21 * 31 - 1 - check::Findings::kMost);
    QCOMPARE(std::get<std::int64_t>(more.front()->arguments.front().value()), all);
    QVERIFY(!more.front()->isError());
    QVERIFY(more.front()->fixes.empty());
}

void TestCheckLevel::fixesDoWhatTheySay() {
    const auto fixed = [](const level::Level& level, const char* id, std::size_t fix) {
        const auto findings = lookAt(level);
        return check::repaired(level, ofKind(findings, id).front()->fixes.at(fix));
    };
    // The new passage leads straight through the wall and does not change the outline.
    const level::Level cut = temple({"#######", "#@.##.#", "#..##.#", "#######"});
    const level::Level linked = fixed(cut, "cut-off-region", 0);
    int opened = 0;
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < 7; ++x) {
            const bool changed = linked.paint->at({x, y}) != cut.paint->at({x, y});
            opened += changed ? 1 : 0;
            QVERIFY(!changed || (x > 0 && y > 0 && x < 6 && y < 3));
        }
    }
    QCOMPARE(opened, 2);
    const level::Level filled = fixed(cut, "cut-off-region", 1);
    QCOMPARE(filled.paint->at({5, 1}), filled.paint->at({0, 0}));
    QCOMPARE(filled.paint->at({5, 2}), filled.paint->at({0, 0}));
    QCOMPARE(filled.paint->at({1, 1}), cut.paint->at({1, 1}));

    // The hero is not placed in the closed pocket in the middle.
    const level::Level outside =
        fixed(temple({".......", ".#####.", ".#...#.", ".#####.", "......."}), "no-hero", 0);
    const Point start = outside.objects.back().at;
    QVERIFY(start.x == 0 || start.x == 6 || start.y == 0 || start.y == 4);
    level::Level walled = temple({".......", ".#####.", ".#...#.", ".#####.", "......@"});
    walled.objects.back().at = {3, 1};
    const Point stands = fixed(walled, "hero-on-solid", 0).objects.back().at;
    QCOMPARE(stands, (Point{3, 0}));
    const level::Level found = fixed(temple({".....", "..#..", "....."}), "no-hero", 0);
    QCOMPARE(found.objects.back().kind, ThingKind::Hero);
    QCOMPARE(found.objects.back().at, (Point{2, 0}));

    level::Level buried = withEmitter(temple({"@...", "####"}), {1, 1}, grid::Direction::Down);
    QCOMPARE(fixed(buried, "emitter-buried", 0).objects.back().direction, grid::Direction::Up);

    // Two traps block the first row, four the last one.
    const level::Level barred = temple({"@xx..", "#####", "@xxxx"});
    const level::Level cleared = fixed(barred, "trap-bars-way", 0);
    const auto isTrap = [&](Point at) {
        return level::markOf(cleared.paint->at(at)) == PaintMark::Trap;
    };
    QVERIFY(!isTrap({1, 0}));
    QVERIFY(!isTrap({2, 0}));
    QVERIFY(isTrap({1, 2}));

    // Only the point in the wall is removed, one of three.
    level::Level path =
        withPath(temple({"@....", "...#.", "....."}), {{1, 2}, {3, 1}, {4, 2}}, true);
    QCOMPARE(fixed(path, "path-through-wall", 0).trajectories[0].points,
             (std::vector<Point>{{1, 2}, {4, 2}}));
    const level::Level dug = fixed(path, "path-through-wall", 1);
    QVERIFY(dug.paint->at({3, 1}) == dug.paint->at({1, 0}));

    level::Level order = temple({"@..", "..."});
    order.recipe.stages = {{"traps", true, {}}, {"coins", true, {}}, {"hidden-maze", true, {}}};
    const level::Level moved = fixed(order, "stage-order", 0);
    QCOMPARE(moved.recipe.stages[0].stage, std::string("coins"));
    QCOMPARE(moved.recipe.stages[1].stage, std::string("hidden-maze"));
    QCOMPARE(moved.recipe.stages[2].stage, std::string("traps"));
    order.recipe.stages.pop_back();
    const level::Level added = fixed(order, "stage-order", 0);
    QCOMPARE(added.recipe.stages[0].stage, std::string("hidden-maze"));
    QVERIFY(ofKind(lookAt(added), "stage-order").empty());
}

void TestCheckLevel::fixesThatNoLongerSuitChangeNothing() {
    const level::Level small = temple({"@"});
    namespace fix = check::fix;
    for (const check::Fix& mend :
         {fix::removeObject(5), fix::moveObject(0, {7, 7}), fix::moveObject(5, {0, 0}),
          fix::openCell({-1, 0}), fix::openWay({3, 3}), fix::removeTrajectory(0),
          fix::removePoint(0, 0), fix::switchOn(9, "coins"), fix::switchOff(9, "coins"),
          fix::insertStage(9, "coins"), fix::addStage(9, "coins"), fix::resetParameter(9, "source"),
          fix::letRoomBeAbsent(), fix::removeNode(0)}) {
        QVERIFY(check::repairOf(small, mend).isEmpty());
        QVERIFY(check::repaired(small, mend) == small);
    }
}

void TestCheckLevel::roomsThatMustAppear_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<int>("min");
    QTest::addColumn<QString>("id");
    const QStringList rock(9, QString(11, '#'));
    QTest::newRow("fits") << rock << 1 << "";
    QTest::newRow("need not appear") << QStringList{"####", "####"} << 0 << "";
    QTest::newRow("too large") << QStringList{"####", "####"} << 1 << "room-too-large";
    QTest::newRow("fits, but no corridor reaches it")
        << QStringList(5, QString(5, '#')) << 1 << "room-fits-nowhere";
    QTest::newRow("no rock left") << QStringList(9, QString("####....###")) << 1
                                  << "room-fits-nowhere";
    QTest::newRow("too many") << rock << 9 << "rooms-too-many";
}

void TestCheckLevel::roomsThatMustAppear() {
    QFETCH(QStringList, rows);
    QFETCH(int, min);
    QFETCH(QString, id);
    Rows painted;
    for (const QString& row : rows)
        painted.push_back(row.toStdString());
    const level::Level level = testing::painted(painted, {"handcrafted-rooms"});
    level::Room room = testing::roomOf("lair", {"#####", "#...#", "#...#", "#...#", "#####"});
    room.min = min;
    room.max = std::max(min, 1);
    const auto findings = check::checkLevel(level, {{room}});
    QCOMPARE(describe(findings).section(':', 0, 0), id);
    if (findings.empty()) return;
    QCOMPARE(findings.front().problem.recipeStage, 0);
    for (const check::Fix& fix : findings.front().fixes) {
        const bool isRoom = fix.sheet.kind == check::Sheet::Kind::Room;
        if (isRoom) QCOMPARE(fix.sheet.id, std::string("lair"));
        const level::Level levelAfter = isRoom ? level : check::repaired(level, fix);
        const level::Room roomAfter = isRoom ? check::repaired(room, fix) : room;
        QVERIFY(check::checkLevel(levelAfter, {{roomAfter}}).empty());
    }
}

/// A room of two chambers with a wall between them: like the generator, the check requires that
/// each chamber can be reached.
void TestCheckLevel::eachChamberOfARoomThatMustAppearHasAWayIn() {
    level::Room room = testing::roomOf("cells", {"#######", "#..#..#", "e..#..e", "#######"});
    room.min = 1;
    for (const int width : {9, 11}) {
        const Rows rock(8, std::string(std::size_t(width), '#'));
        const level::Level level = testing::painted(rock, {"handcrafted-rooms"});
        const bool isMade = generate::generate(level, {{room}}, 1).has_value();
        QCOMPARE(isMade, width == 11);
        QCOMPARE(describe(check::checkLevel(level, {{room}})).section(':', 0, 0),
                 QString(isMade ? "" : "room-fits-nowhere"));
    }
}

void TestCheckLevel::stagesMakeWhatObjectivesWant() {
    const level::Level level =
        asking(testing::painted({"@.........", "#........."},
                                {"hidden-maze", "bugs", "lasers", "supplies"}),
               {.bugs = true, .lasers = true});
    QCOMPARE(describe(check::checkLevel(level, {})), QString());
    const auto without = [&](const char* stage, std::initializer_list<const char*> what) {
        level::Level none = level;
        for (const char* count : what) {
            none = testing::with(none, stage, std::string("min-") + count, std::int64_t{0});
            none = testing::with(none, stage, std::string("max-") + count, std::int64_t{0});
        }
        return describe(check::checkLevel(none, {})).section(':', 0, 0);
    };
    QCOMPARE(without("bugs", {"count"}), "objective-without-target");
    QCOMPARE(without("lasers", {"count"}), "objective-without-target");
    QCOMPARE(without("supplies", {"tnt"}), QString());
    QCOMPARE(without("supplies", {"tnt", "grenades"}), "objective-without-blast");
}

void TestCheckLevel::pinnedThingsAreTargets() {
    level::Level level = asking(temple({"@..t"}), {.exit = true});
    const auto wrong = [&] { return describe(check::checkLevel(level, {})).section(':', 0, 0); };
    QCOMPARE(wrong(), QString("objective-without-target"));
    level::Object exit;
    exit.id = "way-out";
    exit.kind = level::ThingKind::Exit;
    exit.at = {2, 0};
    level.kept.objects.push_back(exit);
    QCOMPARE(wrong(), QString());
}

void TestCheckLevel::tellsAllCells() {
    const auto findings = lookAt(temple({"@..#...", "...#.##", "####.##", "..#####"}));
    const auto parts = ofKind(findings, "cut-off-region");
    QCOMPARE(parts.size(), std::size_t{2});
    const edit::Area first(std::vector<edit::Run>{{0, 4, 3}, {1, 4, 1}, {2, 4, 1}});
    QVERIFY(parts[0]->cells == first);
    QVERIFY(parts[1]->cells == edit::Area(grid::Rect{0, 3, 2, 1}));
    const auto coins = lookAt(temple({"@.#$.", "..#$$"}));
    QVERIFY(ofKind(coins, "unreachable-coins").front()->cells ==
            edit::Area(std::vector<edit::Run>{{0, 3, 1}, {1, 3, 2}}));
}

void TestCheckLevel::anExitIsAskedFor() {
    const auto isTold = [](const level::Level& level) {
        return !ofKind(lookAt(level), "unasked-exit").empty();
    };
    const level::Level level = withObject(temple({"@.$."}), ThingKind::Exit, {3, 0});
    // The exit is the objective of a level without objectives.
    QVERIFY(!isTold(level));
    const level::Level coins = asking(level, {.coins = 1});
    QVERIFY(isTold(coins));
    const auto findings = lookAt(coins);
    const level::Level mended =
        check::repaired(coins, ofKind(findings, "unasked-exit").front()->fixes.front());
    QVERIFY(mended.objectives.exit && mended.objectives.coins == 1);
    QVERIFY(!isTold(mended));
}

/// Returns two terrains of a pack's own: one that can be walked and one that cannot.
std::pair<level::OwnTerrain, level::OwnTerrain> mossAndHedge() {
    level::OwnTerrain moss;
    moss.id = "moss";
    moss.character = 'e';
    level::OwnTerrain hedge = moss;
    hedge.terrain = static_cast<Terrain>(static_cast<int>(moss.terrain) + 1);
    hedge.id = "hedge";
    hedge.character = 'j';
    hedge.walkable = false;
    return {moss, hedge};
}

void TestCheckLevel::pinnedOwnTerrainsCanBeOpen() {
    const auto [moss, hedge] = mossAndHedge();
    level::Level level = temple({"###"});
    level.terrains = level::TerrainTable({moss, hedge});
    for (const level::OwnTerrain& pinned : {moss, hedge}) {
        level.kept.cells.set({1, 0}, level::KeptCell(level::Cell(pinned.terrain), 0));
        const auto findings = lookAt(level);
        QVERIFY2(ofKind(findings, "no-open-cell").empty() == pinned.walkable,
                 qPrintable(describe(findings)));
    }
}

/// Locked doors and walkable terrains of the pack's own count as open cells, although the built-in
/// terrain table does not list them as walkable.
void TestCheckLevel::trapsBesideDoorsAndOwnTerrains() {
    const auto [moss, hedge] = mossAndHedge();
    const level::TerrainTable terrains({moss, hedge});
    const auto barred = [&](Terrain behind) {
        level::Level level = temple({"@..x..."});
        level.terrains = terrains;
        for (int x = 4; x < 7; ++x)
            level.paint->at({x, 0}) = level::painted(behind);
        return lookAt(level);
    };
    for (const Terrain open : {Terrain::Floor, Terrain::LockedDoor, moss.terrain}) {
        const auto findings = barred(open);
        QVERIFY2(ofKind(findings, "trap-bars-way").size() == 1, qPrintable(describe(findings)));
    }
    for (const Terrain shut : {Terrain::Wall, hedge.terrain}) {
        const auto findings = barred(shut);
        QVERIFY2(ofKind(findings, "trap-bars-way").empty(), qPrintable(describe(findings)));
    }
}

MAZELOOM_TEST(TestCheckLevel)

}  // namespace mazeloom::tst_check_level

#include "tst_check_level.moc"
