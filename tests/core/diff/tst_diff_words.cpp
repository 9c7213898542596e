// SPDX-License-Identifier: MIT
// The sentences about changes that designers make, word by word.
#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <QTest>

#include "core/diff/part.h"
#include "core/edit/resize.h"
#include "core/generate/recipe.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_diff_words {

using level::Terrain;
using Edit = std::function<void(level::Pack&)>;

class TestDiffWords : public QObject {
    Q_OBJECT

  private slots:
    void tells_data();
    void tells();
    void tellsOfBuiltInRecipes();
    void tellsOfLoneFiles();
    void shortensLongTexts();
    void namesOwnTerrains();
    void listsSentencesOnce();
};

namespace {

/// Returns a pack with a painted temple: a hall with a border, a hero, an emitter and a bug.
level::Pack hallPack() {
    level::Pack pack = testing::twoLevelsAndARoom();
    level::Level hall =
        testing::painted({"########", "#@.....#", "#......#", "#......#", "########"},
                         {"hidden-maze", "reach", "traps"});
    hall.id = "hall";
    hall.title = "The hall";
    level::Object eye;
    eye.id = "eye";
    eye.kind = level::ThingKind::Emitter;
    eye.at = {1, 3};
    hall.objects.push_back(eye);
    level::Trajectory path;
    path.points = {{3, 2}, {6, 2}};
    hall.trajectories.push_back(path);
    pack.levels.push_back(std::move(hall));
    return pack;
}

testing::MemorySource sourceOf(const level::Pack& pack) {
    testing::MemorySource source;
    for (pack::TextFile& file : pack::write(pack))
        source.files[file.name] = std::move(file.text);
    return source;
}

QStringList linesBetween(const pack::Source& before, const pack::Source& after) {
    const diff::PackFiles old(before);
    const diff::PackFiles now(after);
    QStringList lines;
    for (const diff::FilePair& pair : diff::pairsOf(old, now)) {
        const auto difference = diff::differenceOf(pair, old, now);
        if (!difference) {
            lines << QString::fromStdString(difference.error().problem.describe());
            continue;
        }
        if (!difference->has_value()) continue;
        const QString file = QString::fromStdString((*difference)->file);
        if ((*difference)->status == diff::PartDifference::Status::Added) lines << file + " added";
        if ((*difference)->status == diff::PartDifference::Status::Removed)
            lines << file + " removed";
        for (const diff::TellableChange& change : (*difference)->changes)
            lines << file + ": " + QString::fromStdString(diff::english(change.line));
    }
    return lines;
}

level::Level& hallIn(level::Pack& pack) {
    return pack.levels[2];
}

void paint(level::Pack& pack, const grid::Rect& area, Terrain terrain) {
    for (int y = area.y; y <= area.bottom(); ++y) {
        for (int x = area.x; x <= area.right(); ++x)
            hallIn(pack).paint->at({x, y}) = level::painted(terrain);
    }
}

}  // namespace

void TestDiffWords::tells_data() {
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char* name, Edit edit, QStringList lines) {
        for (QString& line : lines) {
            if (!line.startsWith("pack.json") && !line.startsWith("levels/") &&
                !line.startsWith("rooms/"))
                line.prepend("levels/hall.json: ");
        }
        QTest::newRow(name) << std::move(edit) << lines;
    };
    row("nothing", [](level::Pack&) {}, {});
    row("a cell",
        [](level::Pack& pack) {
            paint(pack, {4, 2, 1, 1}, Terrain::Water);
        },
        {"cell (4, 2): Floor → Water"});
    row("many cells",
        [](level::Pack& pack) {
            paint(pack, {1, 1, 6, 2}, Terrain::Wall);
            paint(pack, {2, 3, 2, 1}, Terrain::Ice);
        },
        {"12 cells: Floor → Wall at (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), … (1, 1)–(6, 2)",
         "2 cells: Floor → Ice at (2, 3), (3, 3)"});
    row("a mark",
        [](level::Pack& pack) {
            hallIn(pack).paint->at({5, 3}) = level::painted(Terrain::Floor, level::PaintMark::Trap);
        },
        {"cell (5, 3): no mark → trap"});
    row("a beam", [](level::Pack& pack) { hallIn(pack).objects[1].beam.off = 90; },
        {"emitter eye at (1, 3): ticks off: not set → 90"});
    row("an object moves",
        [](level::Pack& pack) {
            hallIn(pack).objects[0].at = {2, 2};
        },
        {"hero at (1, 1): moved to (2, 2)"});
    row("an object more",
        [](level::Pack& pack) {
            level::Object heart;
            heart.kind = level::ThingKind::Heart;
            heart.at = {5, 1};
            hallIn(pack).objects.push_back(heart);
        },
        {"heart at (5, 1): added"});
    row("an object less", [](level::Pack& pack) { hallIn(pack).objects.pop_back(); },
        {"emitter eye at (1, 3): removed"});
    row("another id", [](level::Pack& pack) { hallIn(pack).objects[1].id = "gaze"; },
        {"emitter eye at (1, 3): id: eye → gaze"});
    row("a faster bug", [](level::Pack& pack) { hallIn(pack).trajectories[0].speed = 25; },
        {"bug at (3, 2): speed: not set → 2.5"});
    row("a longer path",
        [](level::Pack& pack) {
            hallIn(pack).trajectories[0].points.push_back({6, 3});
        },
        {"bug at (3, 2): path: (6, 3) added"});
    row("another corner",
        [](level::Pack& pack) {
            hallIn(pack).trajectories[0].points[1] = {5, 2};
        },
        {"bug at (3, 2): path: (6, 2) → (5, 2)"});
    row("a parameter",
        [](level::Pack& pack) {
            hallIn(pack).recipe.stages[2].parameters["density"] = std::int64_t{40};
        },
        {"stage Traps: Density: not set → 40"});
    row("a disabled stage",
        [](level::Pack& pack) { hallIn(pack).recipe.stages[1].enabled = false; },
        {"stage Reach: disabled"});
    row("a stage more",
        [](level::Pack& pack) {
            auto& stages = hallIn(pack).recipe.stages;
            stages.insert(stages.begin(), level::RecipeStage{"shape", true, {}});
        },
        {"stage Shape: added"});
    row("another order",
        [](level::Pack& pack) {
            auto& stages = hallIn(pack).recipe.stages;
            std::swap(stages[0], stages[1]);
        },
        {"stage Reach: moved from position 2 to 1"});
    row("a title", [](level::Pack& pack) { hallIn(pack).title = "The \"great\" hall"; },
        {"title: \"The hall\" → \"The \"great\" hall\""});
    row("promises",
        [](level::Pack& pack) {
            hallIn(pack).noGuess = level::NoGuess{1, 3};
            hallIn(pack).objectives.exit = true;
        },
        {"no guessing: not set → 1..3", "objectives: not set → \"[\"exit\"]\""});
    row("a larger level",
        [](level::Pack& pack) {
            level::Level& hall = hallIn(pack);
            auto larger = edit::resized(hall, {0, -1, 8, 6});
            hall.size = larger->size;
            hall.origin = larger->origin;
            hall.paint = larger->paint;
            hall.objects = larger->objects;
            hall.trajectories = larger->trajectories;
        },
        {"hero at (1, 1): moved to (1, 2)", "emitter eye at (1, 3): moved to (1, 4)",
         "origin: not set → (0, 1)", "size: 8 × 5 → 8 × 6",
         "8 new cells: Wall at (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), … (0, 0)–(7, 0)",
         "bug at (3, 2): path: (3, 2) → (3, 3)", "bug at (3, 2): path: (6, 2) → (6, 3)"});
    row("a level more",
        [](level::Pack& pack) {
            level::Level copy = hallIn(pack);
            copy.id = "copy";
            pack.levels.push_back(std::move(copy));
        },
        {"pack.json: levels: copy added", "levels/copy.json added"});
    row("a level less", [](level::Pack& pack) { pack.levels.take(2); },
        {"pack.json: levels: hall removed", "levels/hall.json removed"});
    row("order of levels",
        [](level::Pack& pack) {
            level::Level last = pack.levels[2];
            pack.levels.take(2);
            pack.levels = {last, pack.levels[0], pack.levels[1]};
        },
        {"pack.json: levels: hall moved from position 3 to 1"});
    row("a room's cell",
        [](level::Pack& pack) {
            pack.rooms[0].cells.at({2, 2}) = Terrain::Lava;
        },
        {"rooms/lair.json: cell (2, 2): Floor → Lava"});
    row("an unknown value", [](level::Pack& pack) { hallIn(pack).more = R"({"mood":[1,"x"]})"; },
        {"mood: not set → \"[1,\"x\"]\""});
}

void TestDiffWords::tells() {
    QFETCH(Edit, edit);
    QFETCH(QStringList, lines);
    const level::Pack before = hallPack();
    level::Pack after = before;
    edit(after);
    QCOMPARE(linesBetween(sourceOf(before), sourceOf(after)), lines);
}

void TestDiffWords::tellsOfBuiltInRecipes() {
    // The file of an unchanged built-in recipe has only its name.
    level::Pack before = hallPack();
    hallIn(before).recipe = generate::findBuiltInRecipe("temple")->recipe;
    level::Pack after = before;
    const auto traps =
        std::ranges::find(hallIn(after).recipe.stages, "traps", &level::RecipeStage::stage);
    QVERIFY(traps != hallIn(after).recipe.stages.end());
    traps->enabled = false;
    const QStringList wanted{"levels/hall.json: stage Traps: disabled"};
    QCOMPARE(linesBetween(sourceOf(before), sourceOf(after)), wanted);
    QCOMPARE(linesBetween(sourceOf(after), sourceOf(before)),
             QStringList({"levels/hall.json: stage Traps: enabled"}));
}

void TestDiffWords::tellsOfLoneFiles() {
    const level::Pack before = hallPack();
    level::Pack after = before;
    hallIn(after).trajectories[0].phase = 20;
    const diff::LoneFile old(pack::writeLevel(hallIn(const_cast<level::Pack&>(before))));
    const diff::LoneFile now(pack::writeLevel(hallIn(after)));
    QCOMPARE(old.name(), std::string("levels/hall.json"));
    QVERIFY(diff::PackFiles(old).canonicalText(old.name()));
    QCOMPARE(linesBetween(old, now),
             QStringList({"levels/hall.json: bug at (3, 2): phase: not set → 20"}));
    const diff::LoneFile room(pack::writeRoom(after.rooms[0]));
    QCOMPARE(room.name(), std::string("rooms/lair.json"));
    QVERIFY(diff::PackFiles(room).canonicalText(room.name()));
    QCOMPARE(diff::LoneFile("{\"format\":\"mazeloom-pack\"}").name(), std::string("pack.json"));
    QCOMPARE(diff::LoneFile("no JSON").name(), std::string("levels/level.json"));
}

void TestDiffWords::shortensLongTexts() {
    const level::Pack before = [] {
        level::Pack pack = hallPack();
        hallIn(pack).notes = std::string(200, 'a') + "ü old end";
        return pack;
    }();
    level::Pack after = before;
    hallIn(after).notes = std::string(200, 'a') + "ü new end";
    QCOMPARE(linesBetween(sourceOf(before), sourceOf(after)),
             QStringList({"levels/hall.json: notes: \"…aaaaaaaaaaaaaü old end\" → "
                          "\"…aaaaaaaaaaaaaü new end\""}));
}

void TestDiffWords::namesOwnTerrains() {
    const level::Pack before = testing::packOfItsOwn();
    const level::OwnTerrain& own = before.terrains.own().front();
    level::Pack after = before;
    level::Level& level = after.levels[0];
    if (!level.paint) level.paint.emplace(level.size, level::painted(Terrain::Wall));
    level::Pack plain = after;
    plain.levels[0].paint->at({0, 0}) = level::painted(Terrain::Wall);
    level.paint->at({0, 0}) = level::painted(*after.terrains.withId("own:" + own.id));
    const QStringList lines = linesBetween(sourceOf(plain), sourceOf(after));
    QVERIFY(!lines.isEmpty());
    QVERIFY2(lines.back().endsWith(
                 QString("cell (0, 0): Wall → %1").arg(QString::fromStdString(own.id))),
             qPrintable(lines.join('\n')));
    // The terrain is the same, but the file writes it as another character.
    level::Pack respelt = after;
    level::OwnTerrains rows = respelt.terrains.own();
    rows.front().character = level::freeCharacter(rows, 'Q');
    const char character = rows.front().character;
    QVERIFY(character != own.character && level::areAllowed(rows));
    respelt.terrains = level::TerrainTable(std::move(rows));
    respelt.resolveTerrains();
    const QString respelling = linesBetween(sourceOf(after), sourceOf(respelt)).join('\n');
    QVERIFY2(respelling.contains(QString("cells: %1 (“%2” → “%3”) at (0, 0)")
                                     .arg(QString::fromStdString(own.id))
                                     .arg(QChar(own.character), QChar(character))),
             qPrintable(respelling));
}

void TestDiffWords::listsSentencesOnce() {
    std::vector<std::string> ids;
    for (const Sentence& sentence : diff::allSentences())
        ids.emplace_back(sentence.id);
    std::ranges::sort(ids);
    QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
    QVERIFY(ids.size() > 20);
    for (const Word& word : diff::allWords())
        QVERIFY(!word.text.empty());
}

MAZELOOM_TEST(TestDiffWords)

}  // namespace mazeloom::tst_diff_words

#include "tst_diff_words.moc"
