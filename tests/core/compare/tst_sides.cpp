// SPDX-License-Identifier: MIT
// The compared sides, as values and as text; a gallery of seeds on any number of threads;
// favourites and taking over, as edits and in files.
#include <algorithm>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/compare/gallery.h"
#include "core/compare/side.h"
#include "core/document/edits_cells.h"
#include "core/document/history.h"
#include "core/document/seeds/edits_seeds.h"
#include "core/generate/recipe.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_sides {

using compare::Shot;
using compare::Side;
using compare::Values;
using document::Document;
using document::SheetKey;

class TestSides : public QObject {
    Q_OBJECT

  private slots:
    void theLevelItselfIsShared();
    void changesTheLevel();
    void saysWhatThereIs();
    void textsGoThereAndBack();
    void refusesTexts_data();
    void refusesTexts();
    void findsTheAlgorithms();
    void seedsGoOnFromOne();
    void anyThreadsGiveTheSame();
    void aSeedThatFailsSaysWhy();
    void stops();
    void standsInOrder();
    void largeMapsAreNotMeasuredDearly();
    void favouritesAreEdits();
    void favouritesStandInFiles();
    void wrongFavouritesAreRefused();
    void takesOverInOneStep();
};

namespace {

std::shared_ptr<level::Level> levelOf(std::initializer_list<std::string_view> stages,
                                      grid::Size size = {31, 25}) {
    auto level = std::make_shared<level::Level>(testing::solid(size, stages));
    level->id = "one";
    level->title = "One";
    return level;
}

compare::GalleryPlan planOf(std::shared_ptr<const level::Level> level) {
    return {.level = std::move(level),
            .rooms = std::make_shared<const std::vector<level::Room>>(),
            .floor = {},
            .kinds = {}};
}

struct Desk {
    Document document;
    document::History history;
    SheetKey one = document::kNoSheet;

    explicit Desk(const level::Level& level) {
        level::Pack pack;
        pack.levels.push_back(level);
        document = Document(std::move(pack));
        one = document.keyAt(document::SheetKind::Level, 0);
    }
    bool push(document::Wanted edit) {
        if (!edit) return false;
        history.push(document, *std::move(edit), "Edit", document::kNoGesture,
                     [](const document::Change&) {});
        return true;
    }
    void undo() {
        history.undo(document, [](const document::Change&) {});
    }
    const level::Level& level() const { return *document.levelOf(one); }
    std::uint64_t seed() const { return document.levelState(one)->seeds.current(); }
};

}  // namespace

void TestSides::theLevelItselfIsShared() {
    const auto level = levelOf({"maze"});
    QVERIFY(compare::levelOf({}, level, {})->get() == level.get());
    const Side other{.seed = 9};
    QVERIFY(compare::levelOf(other, level, {})->get() == level.get());
    QVERIFY(Side{}.isLevelItself() && !other.isLevelItself() && other.hasOwnStages());
    const auto held = levelOf({"rooms"});
    QVERIFY(compare::levelOf({.held = held}, level, {})->get() == held.get());
}

void TestSides::changesTheLevel() {
    const auto level = levelOf({"maze"});
    const auto woven = compare::levelOf({.settings = {"maze.algorithm=wilson"}}, level, {});
    QVERIFY(woven.has_value());
    QVERIFY((*woven)->recipe.stages[0].parameters.at("algorithm") ==
            level::ParameterValue(std::string("wilson")));
    QVERIFY(level->recipe.stages[0].parameters.empty());

    level::NamedRecipe fort{"fort", "Fort", {}, {{"rooms", true, {}}}, {}};
    const auto named = compare::levelOf({.recipe = "fort"}, level, std::span(&fort, 1));
    QCOMPARE((*named)->recipe.named, std::string("fort"));
    QCOMPARE((*named)->recipe.stages.front().stage, std::string("rooms"));
    const auto builtIn = compare::levelOf({.recipe = "rooms-and-corridors"}, level, {});
    QVERIFY((*builtIn)->recipe == generate::findBuiltInRecipe("rooms-and-corridors")->recipe);
}

void TestSides::saysWhatThereIs() {
    const auto level = levelOf({"maze"});
    const auto lost = compare::levelOf({.recipe = "fort"}, level, {});
    QVERIFY(!lost);
    QVERIFY(lost.error().text.find("rooms-and-maze") != std::string::npos);
    const auto wrong = compare::levelOf({.settings = {"maze.algorithm=knitting"}}, level, {});
    QVERIFY(!wrong && !wrong.error().text.empty());
    QVERIFY(!compare::levelOf({.settings = {"rooms.attempts=3"}}, level, {}));
}

void TestSides::textsGoThereAndBack() {
    for (const char* text : {"", "7", "18446744073709551615", "recipe=fort", "maze.winding=20",
                             "7 recipe=fort maze.algorithm=wilson maze#2.braid=10..20"}) {
        const auto side = compare::sideOf(text);
        QVERIFY2(side.has_value(), text);
        QCOMPARE(compare::textOf(*side), std::string(text));
    }
    QVERIFY(compare::sideOf("  maze.braid=5   7 ") == compare::sideOf("7 maze.braid=5"));
}

void TestSides::refusesTexts_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"seven", "-1", "18446744073709551616", "7 8", "recipe=", "recipe=a recipe=b", "7x", "7."})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestSides::refusesTexts() {
    QFETCH(const QString, text);
    const auto side = compare::sideOf(text.toStdString());
    QVERIFY(!side && !side.error().empty());
}

void TestSides::findsTheAlgorithms() {
    QVERIFY(compare::algorithmSettings(*levelOf({"rooms"})).empty());
    const auto level = levelOf({"maze", "rooms", "maze"});
    auto settings = compare::algorithmSettings(*level);
    QCOMPARE(settings.size(), 12U);
    QVERIFY(std::ranges::find(settings, "maze.algorithm=wilson") != settings.end());
    level->recipe.stages[0].enabled = false;
    settings = compare::algorithmSettings(*level);
    QVERIFY(std::ranges::find(settings, "maze#2.algorithm=wilson") != settings.end());
    for (const std::string& setting : settings) {
        const auto woven = compare::levelOf({.settings = {setting}}, level, {});
        QVERIFY2(woven.has_value(), setting.c_str());
        QVERIFY((*woven)->recipe.stages[0].parameters.empty());
    }
}

void TestSides::seedsGoOnFromOne() {
    QCOMPARE(compare::seedsFrom(5).size(), 64U);
    QCOMPARE(compare::seedsFrom(5)[63], 68U);
    const auto last = compare::seedsFrom(~std::uint64_t{0}, 2);
    QCOMPARE(last[1], 0U);
    QVERIFY(compare::seedsFrom(1, 0).empty());
}

void TestSides::anyThreadsGiveTheSame() {
    const auto plan = planOf(levelOf({"rooms", "maze", "doors", "dead-ends", "unite"}));
    const auto seeds = compare::seedsFrom(1, 40);
    std::vector<Values> first;
    for (const unsigned threads : {1U, 4U, 100U}) {
        std::vector<Values> values(seeds.size());
        std::vector<std::uint64_t> hashes(seeds.size());
        std::set<std::size_t> places;
        compare::shootAll(plan, seeds, threads, [&](std::size_t place, Shot shot) {
            QVERIFY(places.insert(place).second);
            QCOMPARE(shot.seed, seeds[place]);
            hashes[place] = level::hash(*shot.map);
            values[place] = std::move(shot.values);
        });
        QCOMPARE(places.size(), seeds.size());
        if (first.empty()) first = values;
        QVERIFY(values == first);
        for (const std::size_t place : {std::size_t{0}, std::size_t{17}, std::size_t{39}}) {
            const auto made = generate::generate(*plan.level, *plan.rooms, seeds[place]);
            QCOMPARE(hashes[place], level::hash(made->map));
            const auto trace = generate::record(*plan.level, *plan.rooms, seeds[place]).trace;
            QCOMPARE(*values[place].front(), std::int64_t{trace->stepCount()});
        }
    }
}

void TestSides::aSeedThatFailsSaysWhy() {
    // No open cell is left for the hero.
    const auto plan = planOf(levelOf({"no-such-stage"}));
    const Shot shot = compare::shoot(plan, 1);
    QVERIFY(shot.failure && !shot.failure->text.empty());
    QVERIFY(shot.map == nullptr && shot.values.empty());
}

void TestSides::stops() {
    const auto plan = planOf(levelOf({"rooms", "maze"}));
    const auto seeds = compare::seedsFrom(1, 1000);
    std::atomic<bool> stop = false;
    std::atomic<int> taken = 0;
    compare::shootAll(
        plan, seeds, 3,
        [&](std::size_t, Shot) {
            if (++taken == 5) stop = true;
        },
        &stop);
    // Calls are serialised, so none follows the fifth.
    QCOMPARE(taken.load(), 5);
    compare::shootAll(
        plan, seeds, 3, [&](std::size_t, Shot) { ++taken; }, &stop);
    QCOMPARE(taken.load(), 5);
}

void TestSides::standsInOrder() {
    const std::size_t count = analyse::measures().size();
    const auto valuesOf = [&](std::optional<std::int64_t> steps) {
        Values values(count);
        values.front() = steps;
        return values;
    };
    const std::vector<Values> shots{valuesOf(5), {},           valuesOf(3),
                                    valuesOf(5), valuesOf({}), valuesOf(9)};
    using Places = std::vector<std::size_t>;
    const analyse::Measure* steps = analyse::measures().front();
    QVERIFY(compare::ordered(shots, {}) == Places({0, 1, 2, 3, 4, 5}));
    QVERIFY(compare::ordered(shots, {nullptr, true}) == Places({5, 4, 3, 2, 1, 0}));
    QVERIFY(compare::ordered(shots, {steps, false}) == Places({2, 0, 3, 5, 1, 4}));
    QVERIFY(compare::ordered(shots, {steps, true}) == Places({5, 0, 3, 2, 1, 4}));
}

void TestSides::largeMapsAreNotMeasuredDearly() {
    const level::Map map(level::Ruleset::Descent, {1024, 512});
    const Values values = compare::measured({map});
    for (std::size_t i = 0; i < values.size(); ++i) {
        const analyse::Measure& measure = *analyse::measures()[i];
        QCOMPARE(values[i].has_value(),
                 measure.cost == analyse::Cost::Cheap && measure.isOf(map.ruleset));
    }
}

void TestSides::favouritesAreEdits() {
    Desk desk(*levelOf({"maze"}));
    QVERIFY(desk.push(addFavourite(desk.document, desk.one, 7)));
    QVERIFY(desk.push(addFavourite(desk.document, desk.one, 3)));
    QVERIFY(desk.level().favourites.seeds == std::vector<std::uint64_t>({7, 3}));
    QVERIFY(addFavourite(desk.document, desk.one, 7)->isNothing());
    QVERIFY(removeFavourite(desk.document, desk.one, 8)->isNothing());
    QVERIFY(desk.document.isModified());
    QVERIFY(desk.push(removeFavourite(desk.document, desk.one, 7)));
    QVERIFY(!desk.level().favourites.contains(7));
    desk.undo();
    QVERIFY(desk.level().favourites.seeds == std::vector<std::uint64_t>({7, 3}));
    desk.undo();
    desk.undo();
    QVERIFY(desk.level().favourites.isEmpty() && !desk.document.isModified());
    QVERIFY(addFavourite(desk.document, 99, 7).error() == document::Refusal::NoSuchSheet);

    level::Level full = *levelOf({"maze"});
    full.favourites.seeds = compare::seedsFrom(1, level::kMostFavourites);
    Desk crowded(full);
    QVERIFY(addFavourite(crowded.document, crowded.one, 0).error() ==
            document::Refusal::NotAllowed);
    QVERIFY(removeFavourite(crowded.document, crowded.one, 5).has_value());
}

void TestSides::favouritesStandInFiles() {
    level::Level level = *levelOf({"maze"});
    QVERIFY(pack::writeLevel(level).find("favourites") == std::string::npos);
    level.favourites.seeds = {7, 0, 18446744073709551615U};
    const std::string text = pack::writeLevel(level);
    QVERIFY(text.find("\"favourites\": [\"7\", \"0\", \"18446744073709551615\"]") !=
            std::string::npos);
    const auto json = pack::parseJson(text, {});
    pack::Report report("levels/one.json");
    QVERIFY(pack::readLevel(*json, "one", report) == level);
    QVERIFY(report.isClean());
    // Packs of earlier versions store seeds as numbers.
    const auto old = pack::parseJson(
        QByteArray::fromStdString(text)
            .replace("[\"7\", \"0\", \"18446744073709551615\"]", "[7, 0, 18446744073709551615]")
            .toStdString(),
        {});
    QVERIFY(pack::readLevel(*old, "one", report) == level);
    QVERIFY(report.isClean());
}

void TestSides::wrongFavouritesAreRefused() {
    level::Level level = *levelOf({"maze"});
    level.favourites.seeds = {7};
    const std::string good = pack::writeLevel(level);
    std::string many = "[";
    for (int i = 0; i <= 1000; ++i)
        many += std::to_string(i) + (i < 1000 ? "," : "]");
    for (const std::string& wrong :
         {std::string("[7, 7]"), std::string("[-1]"), std::string("[1.5]"),
          std::string("[18446744073709551616]"), std::string("[\"seven\"]"),
          std::string("[7, \"7\"]"), std::string("7"), many}) {
        std::string text = good;
        text.replace(text.find("[\"7\"]"), 5, wrong);
        const auto json = pack::parseJson(text, {});
        pack::Report report("levels/one.json");
        pack::readLevel(*json, "one", report);
        QVERIFY2(!report.isClean(), wrong.substr(0, 40).c_str());
    }
}

void TestSides::takesOverInOneStep() {
    level::Level level = *levelOf({"rooms", "maze"});
    level.favourites.seeds = {4};
    Desk desk(level);
    // Another algorithm and another seed.
    const auto woven = compare::levelOf({.settings = {"maze.algorithm=eller"}},
                                        std::make_shared<level::Level>(level), {});
    QVERIFY(desk.push(takeOver(desk.document, desk.one, **woven, 12)));
    QVERIFY(desk.level().recipe == (*woven)->recipe);
    QCOMPARE(desk.seed(), 12U);
    QVERIFY(desk.level().favourites.seeds == level.favourites.seeds);
    desk.undo();
    QVERIFY(desk.level() == level);
    QCOMPARE(desk.seed(), 1U);
    // An earlier painted state.
    level::Level painted = level;
    painted.size = {15, 15};
    painted.paint = level::PaintGrid({15, 15}, level::painted(level::Terrain::Floor));
    painted.title = "Held";
    painted.sight = level::Sight::Shadows;
    painted.numbers = level::Numbers::Visited;
    QVERIFY(desk.push(takeOver(desk.document, desk.one, painted, 1)));
    QVERIFY(desk.level().paint == painted.paint && desk.level().size == painted.size);
    QVERIFY(desk.level().sight == painted.sight);
    QVERIFY(desk.level().numbers == painted.numbers);
    QCOMPARE(desk.level().title, std::string("One"));
    desk.undo();
    QVERIFY(desk.level() == level && !desk.document.isModified());
    QVERIFY(takeOver(desk.document, desk.one, level, 1)->isNothing());
    // In a read-only pack a seed can still be taken over.
    QVERIFY(takeOver(desk.document, desk.one, level, 5)->isSeed());
}

MAZELOOM_TEST(TestSides)

}  // namespace mazeloom::tst_sides

#include "tst_sides.moc"
