// SPDX-License-Identifier: MIT
// RULES.md G-61, G-62, G-100 and G-101: the stages that replace rooms and maze, on 10,000 seeds,
// with painted shapes, handcrafted rooms and pinned cells, and in levels that are too small.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/check/check.h"
#include "core/generate/generate.h"
#include "core/level/named_recipe.h"
#include "tests/support/doorways.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_layouts {

using grid::Point;
using level::Terrain;

class TestLayouts : public QObject {
    Q_OBJECT

  private slots:
    void keepTheirPromises_data();
    void keepTheirPromises();
    void leavePaintedShapesWhole_data();
    void leavePaintedShapesWhole();
    void recordingChangesNothing_data();
    void recordingChangesNothing();
    void cavesAreSmoothAndWide();
    void accretionFillsTheLevel();
    void roomsThatAreTooLargeAreSaid();
    void detoursBecomeDoors();
    void cutsLieBetweenRooms();
    void districtsAreApartUntilLinked();
    void stagesOfDistrictsAreTold();
    void recipesOfDistrictsAreRead_data();
    void recipesOfDistrictsAreRead();
    void districtsWithoutRoomAreSaid();
    void districtsUseRecipesOfThePack();
    void unusableRecipesOfThePackAreSaid_data();
    void unusableRecipesOfThePackAreSaid();
    void districtsAreNotMoreThanHaveNumbers();
};

namespace {

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

void forEachLayout() {
    QTest::addColumn<QString>("stage");
    QTest::newRow("accretion") << QString("accretion");
    QTest::newRow("caves") << QString("caves");
    QTest::newRow("bsp") << QString("bsp");
    QTest::newRow("districts") << QString("districts");
}

std::vector<level::Room> roomsFor(int seed, grid::Size size) {
    if (seed % 3 != 2 || std::min(size.width, size.height) < 13) return {};
    level::Room lair =
        testing::roomOf("lair", {"###e###  ", "#.....#  ", "#.D.o.###", "#.......e", "#########"});
    lair.min = 1;
    lair.symmetries = testing::allSymmetries();
    return {lair};
}

/// Returns a level whose size and options depend on the seed.
level::Level levelFor(const std::string& stage, int seed) {
    random::Stream random(std::uint64_t(seed), 60);
    const int most = seed % 10 == 0 ? 65 : 33;
    level::Level level =
        testing::solid({random.between(5, most), random.between(5, most)}, {"handcrafted-rooms"});
    if (seed % 5 == 1) level.recipe.stages.push_back({"rooms", true, {}});
    level.recipe.stages.push_back({stage, true, {}});
    auto& parameters = level.recipe.stages.back().parameters;
    if (stage == "caves") {
        if (seed % 4 == 1) parameters["open"] = std::int64_t{random.between(30, 70)};
        if (seed % 4 == 2) parameters["rounds"] = std::int64_t{random.between(0, 12)};
        if (seed % 7 == 2) parameters["pocket"] = std::int64_t{1};
    } else if (stage == "districts") {
        parameters["least"] = std::int64_t{9};
        parameters["sites"] = std::int64_t{random.between(1, 6)};
        if (seed % 4 == 1) parameters["recipes"] = std::string("bsp(leaf=5), caves(pocket=1)");
        if (seed % 4 == 2) parameters["recipes"] = std::string("accretion, rooms+maze(step=2)");
    } else if (stage == "bsp") {
        if (seed % 2 == 1) parameters["leaf"] = std::int64_t{random.between(5, 12)};
        if (seed % 4 == 1) parameters["split"] = std::int64_t{100};
        if (seed % 5 == 2) parameters["fill"] = std::int64_t{random.between(0, 100)};
        if (seed % 7 == 2) parameters["straight"] = std::int64_t{0};
        if (seed % 9 == 2) parameters["cave"] = std::int64_t{50};
    } else {
        if (seed % 4 == 1) parameters["corridors"] = std::int64_t{100};
        if (seed % 4 == 2) parameters["detour"] = std::int64_t{random.between(0, 12)};
        if (seed % 7 == 2) parameters["max-corridor"] = std::int64_t{1};
        if (seed % 9 == 2) parameters["cave"] = std::int64_t{50};
    }
    return level;
}

bool borderIsSolid(const level::Map& map) {
    return std::ranges::all_of(testing::openCells(map), [&](Point p) {
        return p.x > 0 && p.y > 0 && p.x < map.size().width - 1 && p.y < map.size().height - 1;
    });
}

bool roomsLieApart(const level::Map& map) {
    for (std::size_t i = 0; i < map.rooms.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (testing::overlapOrTouch(map.rooms[i], map.rooms[k])) return false;
        }
    }
    return true;
}

bool doorsStandWell(const level::Map& map) {
    const testing::Doorways counts = testing::doorwaysOf(map);
    return counts.bad == 0 && counts.beside == 0 && counts.seconds == 0;
}

/// Whether each opening into a room is a door, except where none could stand.
bool roomsOpenByDoors(const level::Map& map) {
    return std::ranges::all_of(testing::openCells(map), [&](Point p) {
        if (testing::hasMark(map, p, level::kRoom) || testing::hasMark(map, p, level::kFinal))
            return true;
        const bool besideARoom = std::ranges::any_of(testing::neighboursOf(p), [&](Point next) {
            return testing::isOpen(map, next) && testing::hasMark(map, next, level::kRoom);
        });
        return !besideARoom || level::isDoor(testing::terrainAt(map, p)) ||
               !testing::couldBeADoor(map, p);
    });
}

}  // namespace

void TestLayouts::keepTheirPromises_data() {
    forEachLayout();
}

void TestLayouts::keepTheirPromises() {
    QFETCH(QString, stage);
    int made = 0;
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        const level::Level level = levelFor(stage.toStdString(), seed);
        const auto rooms = roomsFor(seed, level.size);
        const auto generated = generate::generate(level, rooms, std::uint64_t(seed));
        if (!generated) {
            // In small levels the noise may leave no open cell.
            const std::string why = "the level is made, " + std::to_string(level.size.width) +
                                    " x " + std::to_string(level.size.height) + ": " +
                                    generated.error().describe();
            const bool isHard = stage == "caves" || stage == "districts";
            check(isHard && level.size.area() < 800, why.c_str(), seed);
            continue;
        }
        ++made;
        const level::Map& map = generated->map;
        check(testing::countParts(map) == 1, "one connected map", seed);
        check(borderIsSolid(map), "the border is never opened", seed);
        check(roomsLieApart(map), "rooms never overlap or touch", seed);
        check(doorsStandWell(map), "doors stand in walls, apart, and none twice", seed);
        check(roomsOpenByDoors(map), "rooms open by doors", seed);
        if (!rooms.empty()) {
            check(testing::standsAsDrawn(map, map.rooms.front(), rooms.front()),
                  "the lair stands as drawn", seed);
        }
    }
    QVERIFY(made * 10 > testing::seeds(10'000) * 7);
}

void TestLayouts::leavePaintedShapesWhole_data() {
    forEachLayout();
}

/// Painted open cells and void stay, no cell beside void is opened, and all parts are joined or
/// reported as separate.
void TestLayouts::leavePaintedShapesWhole() {
    QFETCH(QString, stage);
    int made = 0;
    for (int seed = 0; seed < testing::seeds(2'000); ++seed) {
        random::Stream random(std::uint64_t(seed), 61);
        level::Level level = testing::solid({random.between(7, 40), random.between(7, 30)}, {});
        level.recipe.stages.push_back({stage.toStdString(), true, {}});
        level.paint.emplace(level.size, level::Paint(Terrain::Wall));
        for (int blot = random.between(0, 6); blot > 0; --blot) {
            const auto paint = level::Paint(random.chance(50) ? Terrain::Void : Terrain::Floor);
            const Point at{random.between(0, level.size.width - 1),
                           random.between(0, level.size.height - 1)};
            for (int dy = 0; dy < 4; ++dy) {
                for (int dx = 0; dx < 4; ++dx) {
                    if (level.paint->contains(at + Point{dx, dy}))
                        level.paint->at(at + Point{dx, dy}) = paint;
                }
            }
        }
        const level::Map before = generate::initialMap(level);
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        if (!generated) continue;
        ++made;
        const level::Map& map = generated->map;
        check(testing::countParts(map) == 1, "one connected map", seed);
        check(doorsStandWell(map), "doors stand in walls, apart, and none twice", seed);
        for (Point p : testing::cellsOf(map)) {
            if (testing::terrainAt(before, p) != Terrain::Wall) {
                check(testing::terrainAt(map, p) == testing::terrainAt(before, p),
                      "what is painted stays", seed);
            } else if (testing::isOpen(map, p)) {
                check(std::ranges::none_of(testing::neighboursOf(p),
                                           [&](Point next) {
                                               return testing::terrainAt(before, next) ==
                                                      Terrain::Void;
                                           }),
                      "no border is opened", seed);
            }
        }
    }
    QVERIFY(made * 2 > testing::seeds(2'000));
}

void TestLayouts::recordingChangesNothing_data() {
    forEachLayout();
}

void TestLayouts::recordingChangesNothing() {
    QFETCH(QString, stage);
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const level::Level level = levelFor(stage.toStdString(), seed);
        const auto rooms = roomsFor(seed, level.size);
        const auto [recorded, wrong] = testing::checkedRecord(level, rooms, std::uint64_t(seed));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

/// Between a quarter and three quarters of the level are open, and few open cells are isolated.
void TestLayouts::cavesAreSmoothAndWide() {
    const level::Level level = testing::solid({80, 50}, {"caves"});
    int thin = 0;
    int all = 0;
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        const auto open = testing::openCells(map);
        check(open.size() > 1000 && open.size() < 3000, "about half is open", seed);
        all += static_cast<int>(open.size());
        for (Point p : open)
            thin += testing::openAround(map, p) < 2 ? 1 : 0;
    }
    QVERIFY(thin * 50 < all);
}

void TestLayouts::accretionFillsTheLevel() {
    const level::Level level = testing::solid({80, 50}, {"accretion"});
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        check(map.rooms.size() >= 15, "there are many rooms", seed);
        check(testing::openCells(map).size() > 1000, "a quarter of the level is open", seed);
    }
}

/// It is an error only if nothing was open before.
void TestLayouts::roomsThatAreTooLargeAreSaid() {
    level::Level level = testing::solid({12, 12}, {"accretion"});
    level = testing::with(level, "accretion", "min-width", std::int64_t{15});
    level = testing::with(level, "accretion", "max-width", std::int64_t{17});
    const auto refused = generate::generate(level, {}, 1);
    QVERIFY(!refused);
    QVERIFY(refused.error().describe().find("no room fits") != std::string::npos);
    level.paint.emplace(level.size, level::Paint(Terrain::Wall));
    level.paint->at({2, 2}) = level::Paint(Terrain::Floor);
    level.paint->at({8, 5}) = level::Paint(Terrain::Floor);
    const auto joined = generate::generate(level, {}, 1);
    QVERIFY(joined.has_value());
    QCOMPARE(joined->problems.size(), std::size_t{1});
    QVERIFY(joined->problems.front().describe().find("no room fits") != std::string::npos);
    QCOMPARE(testing::countParts(joined->map), 1);
}

/// With a detour of 0 the rooms form a tree; a shorter detour opens at least as many doors.
void TestLayouts::detoursBecomeDoors() {
    level::Level level = testing::solid({60, 40}, {"accretion"});
    std::size_t more = 0;
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        std::vector<std::size_t> open;
        for (const int detour : {0, 60, 12}) {
            level.recipe.stages[0].parameters["detour"] = std::int64_t{detour};
            const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
            open.push_back(testing::openCells(map).size());
        }
        QVERIFY(open[0] <= open[1] && open[1] <= open[2]);
        more += open[2] - open[0];
    }
    QVERIFY(more > std::size_t(testing::seeds(100)));
}

/// No room's floor lies on a cut, and each cut has rooms on both sides.
void TestLayouts::cutsLieBetweenRooms() {
    const level::Level level = testing::solid({80, 50}, {"bsp"});
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        const auto recorded = generate::record(level, {}, std::uint64_t(seed));
        const trace::Trace& trace = *recorded.trace;
        check(recorded.map.rooms.size() >= 8, "there are many rooms", seed);
        std::size_t cuts = 0;
        for (const trace::Note& note : trace.notes) {
            if (trace.steps[note.step].kind != trace::StepKind::SplitPiece) continue;
            ++cuts;
            check(std::ranges::none_of(recorded.map.rooms,
                                       [&](const level::PlacedRoom& room) {
                                           return room.rect.intersects(note.rect);
                                       }),
                  "cuts go through no room", seed);
        }
        check(recorded.map.rooms.size() <= cuts + 1, "a room in a piece at most", seed);
    }
}

namespace {

level::Level ofDistricts(grid::Size size, const std::string& recipes, int sites) {
    level::Level level = testing::solid(size, {"districts"});
    level.recipe.stages[0].parameters["recipes"] = recipes;
    level.recipe.stages[0].parameters["sites"] = std::int64_t{sites};
    return level;
}

}  // namespace

/// Before the links, each opened part lies within one district, which means nearest to one site.
void TestLayouts::districtsAreApartUntilLinked() {
    const level::Level level = ofDistricts({60, 40}, "caves, bsp(leaf=7), accretion", 5);
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto recorded = generate::record(level, {}, std::uint64_t(seed));
        QVERIFY(!recorded.failure);
        const trace::Trace& trace = *recorded.trace;
        std::vector<Point> sites;
        grid::Grid<int> owner(level.size, -1);
        std::size_t change = 0;
        for (trace::StepIndex s = 0; s < trace.stepCount(); ++s) {
            const trace::Step step = trace.steps[s];
            if (step.kind == trace::StepKind::PlaceSite)
                sites.push_back(trace.initial.point(step.at));
            for (unsigned k = 0; k < step.changes; ++k, ++change) {
                const Point p = trace.initial.point(trace.changedCells[change]);
                if (trace.stageOf(s)->isInner) owner.at(p) = 0;
            }
        }
        QVERIFY(sites.size() == 5);
        const auto siteOf = [&](Point p) {
            const auto far = [&](Point site) {
                return (site.x - p.x) * (site.x - p.x) + (site.y - p.y) * (site.y - p.y);
            };
            return std::ranges::min_element(sites, {}, far) - sites.begin();
        };
        for (Point p : testing::cellsOf(recorded.map)) {
            if (owner.at(p) < 0) continue;
            for (Point next : testing::neighboursOf(p)) {
                if (owner.contains(next) && owner.at(next) >= 0)
                    check(siteOf(p) == siteOf(next), "districts stay apart", seed);
            }
        }
    }
}

/// The spans of a trace follow each other without gaps. Spans of a district's stages have their own
/// names and the index of "districts", and lie between spans of "districts" itself.
void TestLayouts::stagesOfDistrictsAreTold() {
    level::Level level = ofDistricts({60, 40}, "caves, rooms + maze + doors", 4);
    level.recipe.stages.push_back({"stairs", true, {}});
    std::set<std::string> inner;
    for (int seed = 0; seed < testing::seeds(50); ++seed) {
        const auto recorded = generate::record(level, {}, std::uint64_t(seed));
        const auto& spans = recorded.trace->stages;
        QVERIFY(!recorded.failure && spans.size() >= 4);
        QCOMPARE(spans.front().stage, "districts");
        QCOMPARE(spans.back().stage, "stairs");
        QCOMPARE(spans[spans.size() - 2].stage, "districts");
        trace::StepIndex next = 0;
        for (const trace::StageSpan& span : spans) {
            QCOMPARE(span.first, next);
            next = span.end;
            QCOMPARE(span.recipeIndex, &span == &spans.back() ? 1 : 0);
            QCOMPARE(span.isInner, span.stage != "districts" && span.stage != "stairs");
            if (span.isInner) inner.insert(span.stage);
        }
        QCOMPARE(next, recorded.trace->stepCount());
    }
    QVERIFY(inner.contains("caves") && inner.contains("maze") && inner.contains("doors"));
}

void TestLayouts::recipesOfDistrictsAreRead_data() {
    QTest::addColumn<QString>("recipes");
    QTest::addColumn<QString>("flaw");
    QTest::newRow("one") << "caves"
                         << "";
    QTest::newRow("blanks") << "  caves ( open = 60 )"
                            << "is no parameter";
    QTest::newRow("parameters") << "caves( open=60  rounds=2 )*3,bsp(leaf=7)+furnish"
                                << "";
    QTest::newRow("choice") << "maze(algorithm=wilson)"
                            << "";
    QTest::newRow("no choice") << "maze(algorithm=mine)"
                               << "not one of its choices";
    QTest::newRow("nothing") << ""
                             << "a stage is missing";
    QTest::newRow("comma") << "caves,,"
                           << "a stage is missing";
    QTest::newRow("unknown") << "grotto"
                             << "\"grotto\" is no stage";
    QTest::newRow("in itself") << "caves, districts"
                               << "cannot have districts of its own";
    QTest::newRow("things") << "caves + monsters"
                            << "\"monsters\" is no stage";
    QTest::newRow("range") << "caves(open=5)"
                           << "open must be a whole number from 30 to 70";
    QTest::newRow("open") << "caves(open=50"
                          << "a ) is missing";
    QTest::newRow("order") << "doors + rooms"
                           << "doors needs rooms";
    QTest::newRow("weight") << "caves*x"
                            << "a weight from 0 to 1000";
    QTest::newRow("weights") << "caves*0, bsp*0"
                             << "weight 0";
    QTest::newRow("huge") << QString(5000, 'x') << "too long";
}

void TestLayouts::recipesOfDistrictsAreRead() {
    QFETCH(QString, recipes);
    QFETCH(QString, flaw);
    const level::Level level = ofDistricts({40, 30}, recipes.toStdString(), 2);
    const auto generated = generate::generate(level, {}, 1);
    if (flaw.isEmpty()) {
        QVERIFY2(generated.has_value(), generated ? "" : generated.error().describe().c_str());
        return;
    }
    QVERIFY(!generated.has_value());
    const QString said = QString::fromStdString(generated.error().describe());
    QVERIFY2(said.contains(flaw) && said.contains("districts"), qPrintable(said));
}

namespace {

level::NamedRecipe named(const std::string& id, std::vector<level::RecipeStage> stages) {
    level::NamedRecipe recipe;
    recipe.id = id;
    recipe.title = id;
    recipe.stages = std::move(stages);
    return recipe;
}

/// Returns a pack with one level, in the state after reading.
level::Pack packOf(level::Level level) {
    level::Pack pack;
    pack.recipes = {
        named("fort", {{"bsp", true, {{"leaf", std::int64_t{7}}}},
                       {"furnish", true, {}},
                       {"monsters", false, {}}}),
        named("mines", {{"caves", true, {{"open", level::DrawnNumber{40, 65}}}}}),
        named("town", {{"bsp", true, {}}, {"monsters", true, {}}}),
        named("nest", {{"districts", true, {{"recipes", std::string("@nest")}}}}),
        named("off", {{"caves", false, {}}}),
        named("order", {{"doors", true, {}}}),
        named("odd", {{"bsp", true, {{"leaf", std::int64_t{99'999}}}}}),
        named("lost", {{"weave", true, {}}}),
    };
    pack.levels.push_back(std::move(level));
    pack.resolveRecipes();
    return pack;
}

}  // namespace

/// A pack's recipe generates the same as its stages written out, and draws its varying parameters
/// separately in each district.
void TestLayouts::districtsUseRecipesOfThePack() {
    const auto plain = ofDistricts({60, 40}, "bsp(leaf=7) + furnish, caves", 5);
    const level::Pack pack = packOf(ofDistricts({60, 40}, "@fort , caves", 5));
    int differences = 0;
    const level::Pack drawn = packOf(ofDistricts({60, 40}, "@mines*3", 5));
    const auto fixed = ofDistricts({60, 40}, "caves", 5);
    for (std::uint64_t seed = 0; seed < std::uint64_t(testing::seeds(200)); ++seed) {
        const auto wanted = generate::generate(plain, {}, seed);
        const auto made = generate::generate(pack.levels.front(), {}, seed);
        QVERIFY(wanted && made);
        QCOMPARE(level::hash(made->map), level::hash(wanted->map));
        const auto mines = generate::generate(drawn.levels.front(), {}, seed);
        const auto caves = generate::generate(fixed, {}, seed);
        QVERIFY(mines && caves);
        QCOMPARE(testing::countParts(mines->map), 1);
        differences += level::hash(mines->map) != level::hash(caves->map) ? 1 : 0;
        const auto recorded = generate::record(drawn.levels.front(), {}, seed);
        QCOMPARE(recorded.trace->finalHash, level::hash(mines->map));
    }
    QVERIFY(differences > testing::seeds(200) / 2);
}

void TestLayouts::unusableRecipesOfThePackAreSaid_data() {
    QTest::addColumn<QString>("recipes");
    QTest::addColumn<QString>("flaw");
    QTest::newRow("unknown") << "caves, @fortress"
                             << "the pack has no recipe \"fortress\"";
    QTest::newRow("things") << "@town"
                            << "has the stage \"Monsters\", which cannot stand";
    QTest::newRow("districts") << "@nest"
                               << "a district cannot have its own";
    QTest::newRow("off") << "@off"
                         << "no stage that is on";
    QTest::newRow("order") << "@order"
                           << "needs rooms";
    QTest::newRow("value") << "@odd"
                           << "Min piece";
    QTest::newRow("lost stage") << "@lost"
                                << "unknown stage \"weave\"";
}

void TestLayouts::unusableRecipesOfThePackAreSaid() {
    QFETCH(QString, recipes);
    QFETCH(QString, flaw);
    const level::Pack pack =
        packOf(ofDistricts({40, 30}, recipes.toStdString() + " * 2, @fort", 2));
    const level::Level& level = pack.levels.front();
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(!generated.has_value());
    const QString said = QString::fromStdString(generated.error().describe());
    QVERIFY2(said.contains(flaw), qPrintable(said));
    int told = 0;
    for (const check::Finding& finding : check::checkLevel(level, {})) {
        if (finding.sentence.id != "district-recipe") continue;
        ++told;
        QVERIFY(finding.fixes.size() >= 2);
        // Each fix repairs it, whether it uses another recipe of the pack or the default.
        for (const check::Fix& fix : finding.fixes) {
            const level::Level mended = check::repaired(level, fix);
            const auto again = generate::generate(mended, {}, 1);
            QVERIFY2(again.has_value(), again ? "" : again.error().describe().c_str());
        }
    }
    QCOMPARE(told, 1);
    const level::Pack good = packOf(ofDistricts({40, 30}, "@fort, @mines", 2));
    for (const check::Finding& finding : check::checkLevel(good.levels.front(), {}))
        QVERIFY(finding.sentence.id != "district-recipe");
}

/// Each stage continues the numbering of the one before it, and fails before a number would repeat.
void TestLayouts::districtsAreNotMoreThanHaveNumbers() {
    level::Level level = testing::solid({160, 120}, {});
    for (int k = 0; k < 9; ++k) {
        const std::string one = "accretion(attempts=1 max-width=3 max-height=3)";
        level.recipe.stages.push_back(
            {"districts",
             true,
             {{"sites", std::int64_t{64}}, {"recipes", one}, {"least", std::int64_t{9}}}});
        const auto generated = generate::generate(level, {}, 1);
        if (generated) {
            const auto& numbers = generated->map.districts.storage();
            QVERIFY(*std::ranges::max_element(numbers) <= 64 * (k + 1));
            continue;
        }
        const std::string said = generated.error().describe();
        QVERIFY2(said.find("at most 255") != std::string::npos, said.c_str());
        QCOMPARE(k, 3);
        return;
    }
    QFAIL("256 districts were accepted");
}

/// Rooms too large for all districts are an error, for one district a warning.
void TestLayouts::districtsWithoutRoomAreSaid() {
    const auto none =
        generate::generate(ofDistricts({30, 30}, "accretion(min-width=41 max-width=51)", 3), {}, 1);
    QVERIFY(!none.has_value());
    QVERIFY(none.error().describe().find("no recipe found room") != std::string::npos);
    const auto small = generate::generate(ofDistricts({12, 12}, "caves", 20), {}, 1);
    QVERIFY(!small.has_value());
    QVERIFY(small.error().describe().find("no district has room") != std::string::npos);
    int warned = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto some = generate::generate(
            ofDistricts({50, 40},
                        "accretion(min-width=13 max-width=13 min-height=13 max-height=13)", 6),
            {}, seed);
        if (!some) continue;
        for (const Problem& problem : some->problems)
            warned += problem.text.find("stays rock") != std::string::npos ? 1 : 0;
        QCOMPARE(testing::countParts(some->map), 1);
    }
    QVERIFY(warned > 0);
}

MAZELOOM_TEST(TestLayouts)

}  // namespace mazeloom::tst_layouts

#include "tst_layouts.moc"
