// SPDX-License-Identifier: MIT
// A pack's own terrains: reading, refusing errors, editing and undo, generation, play, checks by
// rules, export and import.
#include <sstream>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/check/check.h"
#include "core/document/edits_cells.h"
#include "core/document/terrains/edits_terrains.h"
#include "core/edit/paint/paint_delta.h"
#include "core/edit/terrains/translate.h"
#include "core/edit/terrains/uses.h"
#include "core/generate/generate.h"
#include "core/grid/hash.h"
#include "core/level/map_json.h"
#include "core/level/rewriting/alphabet.h"
#include "core/pack/fragment_json.h"
#include "core/pack/journal/journal.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_contents.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/read/read_room.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "core/play/temple/state/field.h"
#include "core/trace/ndjson.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_own_terrains {

using grid::Point;
using level::Cell;
using level::Effect;
using level::OwnTerrain;
using level::OwnTerrains;
using level::Terrain;
using level::TerrainTable;

class TestOwnTerrains : public QObject {
    Q_OBJECT

  private slots:
    void theTableMakesCells();
    void charactersAreFree();
    void readAsWritten();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void levelsNameThemById();
    void unknownIdsAreTold();
    void whatIsReadAloneBringsThem();
    void rulesNameThem();
    void editsAreTakenBack();
    void removedOnesBecomeFloorAndWall();
    void theJournalHasThem();
    void paintedGeneratedAndExported();
    void gamesObeyThem();
    void rulesLookAtThem();
};

namespace {

Terrain number(int place) {
    return static_cast<Terrain>(static_cast<int>(level::kFirstOwnTerrain) + place);
}

OwnTerrain row(int place, std::string id, char character) {
    OwnTerrain terrain;
    terrain.terrain = number(place);
    terrain.id = std::move(id);
    terrain.character = character;
    return terrain;
}

/// Returns a swamp that slows, an opaque hedge, thorns that wound, a pit that kills, and moss,
/// which is floor that looks different.
OwnTerrains someTerrains() {
    OwnTerrains terrains{row(0, "swamp", 'U'), row(1, "hedge", 'Y'), row(2, "thorns", 'y'),
                         row(3, "pit", 'P'), row(4, "moss", 'e')};
    terrains[0].title = "Swamp";
    terrains[0].effect = Effect::Slows;
    terrains[0].liquid = true;
    terrains[0].colour = {0x11223344};
    terrains[0].more = R"({"weight":[1,2]})";
    terrains[1].walkable = false;
    terrains[1].opaque = true;
    terrains[1].sprite = "column";
    terrains[2].effect = Effect::Wounds;
    terrains[3].effect = Effect::Kills;
    return terrains;
}

/// Returns a level drawn with the table's characters.
level::Level drawn(const TerrainTable& terrains, const std::vector<std::string>& rows,
                   std::initializer_list<std::string_view> stages, level::Ruleset rules) {
    std::vector<std::string> plain = rows;
    for (std::string& each : plain) {
        for (char& character : each) {
            const auto known = terrains.ofCharacter(character);
            if (known && level::isOwn(*known)) character = '.';
        }
    }
    level::Level level = testing::painted(plain, stages);
    level.id = "one";
    level.title = "One";
    level.ruleset = rules;
    level.terrains = terrains;
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            const auto known = terrains.ofCharacter(
                rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
            if (known && level::isOwn(*known)) level.paint->at({x, y}) = level::painted(*known);
        }
    }
    return level;
}

const std::vector<std::string> kRows{"########", "#@UYyPe#", "#......#", "########"};

level::Pack packOf(OwnTerrains terrains) {
    level::Pack pack;
    pack.id = "one";
    pack.title = "One";
    pack.terrains = TerrainTable(std::move(terrains));
    return pack;
}

level::Pack paintedPack() {
    level::Pack pack = packOf(someTerrains());
    pack.levels.push_back(drawn(pack.terrains, kRows, {}, level::Ruleset::Descent));
    level::Room room;
    room.id = "lair";
    room.title = "Lair";
    room.cells = grid::Grid<Terrain>({3, 3}, Terrain::Wall);
    room.cells.at({1, 1}) = number(4);
    room.terrains = pack.terrains;
    pack.rooms.push_back(std::move(room));
    return pack;
}

pack::Contents readPackText(const std::string& text, pack::Report& report) {
    return pack::readContents(*pack::parseJson(text, "pack.json"), report);
}

testing::MemorySource sourceOf(const level::Pack& pack) {
    testing::MemorySource source;
    for (const pack::TextFile& file : pack::write(pack))
        source.files[file.name] = file.text;
    return source;
}

}  // namespace

void TestOwnTerrains::theTableMakesCells() {
    const TerrainTable ours;
    for (const level::TerrainInfo& info : level::kTerrains) {
        QVERIFY(ours.cell(info.terrain) == Cell(info.terrain));
        QCOMPARE(ours.character(info.terrain), info.glyph);
        QVERIFY(ours.named(info.name) == info.terrain);
        QVERIFY(ours.withId(info.id) == info.terrain);
    }
    const TerrainTable table(someTerrains());
    QVERIFY(table.cell(number(0)).isWalkable() && table.cell(number(0)).isLiquid());
    QVERIFY(table.cell(number(0)).effect() == Effect::Slows);
    QVERIFY(!table.cell(number(1)).canEnter() && table.cell(number(1)).isOpaque());
    QVERIFY(!table.cell(number(3)).isWalkable() && table.cell(number(3)).canEnter());
    QVERIFY(table.cell(number(4)).holdsItems() && !table.cell(number(2)).holdsItems());
    QVERIFY(!table.has(number(9)) && !table.cell(number(9)).canEnter());
    QVERIFY(table.named("own:moss") == number(4) && !table.named("own:bog"));
    // The program's own terrains are unchanged.
    for (const level::TerrainInfo& info : level::kTerrains)
        QVERIFY(table.cell(info.terrain) == Cell(info.terrain));
}

void TestOwnTerrains::charactersAreFree() {
    OwnTerrains terrains;
    for (std::size_t i = 0; i < level::kMaxOwnTerrains; ++i) {
        const auto free = level::freeNumber(terrains);
        QVERIFY(free.has_value());
        terrains.push_back(row(0, "t" + std::to_string(i), level::freeCharacter(terrains)));
        terrains.back().terrain = *free;
        QVERIFY(level::areAllowed(terrains));
    }
    QVERIFY(!level::freeNumber(terrains));
    terrains.push_back(row(0, "more", 'a'));
    QVERIFY(!level::areAllowed(terrains));
}

void TestOwnTerrains::readAsWritten() {
    level::Pack pack = paintedPack();
    const testing::MemorySource source = sourceOf(pack);
    QVERIFY(
        source.files.at("pack.json")
            .find(
                "\"own-terrains\": [\n    {\"id\": \"swamp\", \"title\": \"Swamp\", \"character\": "
                "\"U\", \"liquid\": true, \"effect\": \"slows\", \"colour\": \"#11223344\", "
                "\"weight\": [1, 2]}") != std::string::npos);
    QVERIFY(source.files.at("levels/one.json")
                .find(R"("own-terrains": {"U": "swamp", "Y": "hedge", "y": "thorns", "P": "pit", )"
                      R"("e": "moss"})") != std::string::npos);
    const auto read = pack::read(source);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().describe().c_str());
    QVERIFY(*read == pack);
    // A terrain whose number differs from its index keeps it.
    OwnTerrains terrains = someTerrains();
    terrains.erase(terrains.begin());
    const level::Pack gap = packOf(terrains);
    pack::Report report("pack.json");
    QVERIFY(readPackText(pack::writePack(gap, {}), report).pack.terrains == gap.terrains);
    QVERIFY(report.isClean());
}

void TestOwnTerrains::tellsWhatIsWrong_data() {
    QTest::addColumn<QString>("terrains");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<int>("good");
    const QString fine = R"({"id": "a", "character": "a"})";
    QTest::addRow("no character") << R"({"id": "b"})"
                                  << "own terrain 1, character" << 0;
    QTest::addRow("two") << R"({"id": "b", "character": "bc"})"
                         << "one ASCII character" << 0;
    QTest::addRow("ours") << R"({"id": "b", "character": "#"})"
                          << "one ASCII character" << 0;
    QTest::addRow("blank") << R"({"id": "b", "character": " "})"
                           << "one ASCII character" << 0;
    QTest::addRow("quote") << R"({"id": "b", "character": "\""})"
                           << "one ASCII character" << 0;
    QTest::addRow("beyond ASCII") << R"({"id": "b", "character": "ä"})"
                                  << "one ASCII character" << 0;
    QTest::addRow("no id") << R"({"character": "b"})"
                           << "own terrain 1, id" << 0;
    QTest::addRow("a path for an id") << R"({"id": "../b", "character": "b"})"
                                      << "id" << 0;
    QTest::addRow("id twice") << fine + R"(, {"id": "a", "character": "b"})"
                              << "own terrain 2, id" << 1;
    QTest::addRow("character twice") << fine + R"(, {"id": "b", "character": "a"})"
                                     << "own terrain 2, character" << 1;
    QTest::addRow("number twice") << fine + R"(, {"id": "b", "character": "b", "number": 0})"
                                  << "own terrain 2, number" << 1;
    QTest::addRow("number") << R"({"id": "b", "character": "b", "number": 32})"
                            << "number" << 1;
    QTest::addRow("effect") << R"({"id": "b", "character": "b", "effect": "melts"})"
                            << "effect" << 1;
    QTest::addRow("flag") << R"({"id": "b", "character": "b", "walkable": 1})"
                          << "walkable" << 1;
    QTest::addRow("colour") << R"({"id": "b", "character": "b", "colour": "red"})"
                            << "a colour" << 1;
    QString many = fine;
    for (std::size_t i = 0; i < level::kMaxOwnTerrains; ++i)
        many += QStringLiteral(R"(, {"id": "k%1", "character": "b"})").arg(i);
    QTest::addRow("too many") << many << "at most 32" << 0;
    QTest::addRow("no list") << R"("swamp")"
                             << "own terrain 1" << 0;
}

void TestOwnTerrains::tellsWhatIsWrong() {
    QFETCH(QString, terrains);
    QFETCH(QString, problem);
    QFETCH(int, good);
    pack::Report report("pack.json");
    const pack::Contents read = readPackText(
        (R"({"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P", "own-terrains": [)" +
         terrains + "]}")
            .toStdString(),
        report);
    QVERIFY(!report.isClean());
    QCOMPARE(static_cast<int>(read.pack.terrains.own().size()), good);
    const QString told = QString::fromStdString(report.take().front().describe());
    QVERIFY2(told.contains(problem) && told.contains("pack.json"), qPrintable(told));
}

/// The list was changed independently: characters differ, and so do numbers.
void TestOwnTerrains::levelsNameThemById() {
    const level::Pack pack = paintedPack();
    testing::MemorySource source = sourceOf(pack);
    OwnTerrains others = someTerrains();
    others.insert(others.begin(), row(0, "ash", 'z'));
    for (std::size_t i = 0; i < others.size(); ++i)
        others[i].terrain = number(static_cast<int>(i));
    std::swap(others[1].character, others[2].character);
    level::Pack list = pack;
    list.terrains = TerrainTable(others);
    source.files["pack.json"] = pack::writePack(list, pack::listingOf(pack));
    const auto read = pack::read(source);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().describe().c_str());
    const level::Level& level = read->levels[0];
    for (int x = 2; x < 7; ++x) {
        const Terrain was = level::terrainOf(pack.levels[0].paint->at({x, 1}));
        const Terrain is = level::terrainOf(level.paint->at({x, 1}));
        QCOMPARE(read->terrains.ownOf(is)->id, pack.terrains.ownOf(was)->id);
    }
}

void TestOwnTerrains::unknownIdsAreTold() {
    const level::Pack pack = paintedPack();
    testing::MemorySource source = sourceOf(pack);
    std::string& text = source.files["levels/one.json"];
    text.replace(text.find("\"thorns\""), 8, "\"brier\"");
    const auto read = pack::read(source);
    QVERIFY(!read.has_value());
    const QString told = QString::fromStdString(read.error().front().describe());
    QVERIFY2(told.contains("levels/one.json") && told.contains("own-terrains, y") &&
                 told.contains("\"brier\""),
             qPrintable(told));
    // An undefined character is reported with its row and column.
    text.replace(text.find("\"y\": \"brier\", "), 14, "");
    level::Pack list = pack;
    OwnTerrains others = someTerrains();
    others[2].character = 'z';
    list.terrains = TerrainTable(others);
    source.files["pack.json"] = pack::writePack(list, pack::listingOf(pack));
    const auto again = pack::read(source);
    QVERIFY(!again.has_value());
    const QString where = QString::fromStdString(again.error().front().describe());
    QVERIFY2(where.contains("row 2, column 5") && where.contains("'y'"), qPrintable(where));
}

void TestOwnTerrains::whatIsReadAloneBringsThem() {
    const level::Pack pack = paintedPack();
    const level::Level& level = pack.levels[0];
    pack::Report report("one");
    const level::Level alone =
        pack::readLevel(*pack::parseJson(pack::writeLevelAlone(level), "one"), "one", report);
    QVERIFY(report.isClean());
    QVERIFY(alone == level);
    // Brought into a pack that has one of these terrains under another number, and uses the
    // character of another one for a terrain of its own.
    OwnTerrains others{row(3, "moss", 'q'), row(0, "lawn", 'U')};
    const auto joined = level::joined(TerrainTable(others), alone.terrains.own());
    QVERIFY(joined.has_value());
    level::Level moved = alone;
    edit::translate(moved, *joined);
    QVERIFY(moved.terrains == *joined);
    QVERIFY(level::terrainOf(moved.paint->at({6, 1})) == number(3));
    const Terrain swamp = level::terrainOf(moved.paint->at({2, 1}));
    QCOMPARE(joined->ownOf(swamp)->id, std::string("swamp"));
    QVERIFY(joined->ownOf(swamp)->character != 'U');
    // Without the table each becomes the program's most similar terrain.
    edit::translate(moved, TerrainTable());
    QVERIFY(level::terrainOf(moved.paint->at({2, 1})) == Terrain::Floor);
    QVERIFY(level::terrainOf(moved.paint->at({3, 1})) == Terrain::Wall);
    // The clipboard contains the terrains that the fragment shows.
    const edit::Fragment fragment =
        edit::copyOf(*level.paint, {}, {}, edit::Area(grid::Rect{2, 1, 2, 1}), {}, level.terrains);
    const auto pasted = pack::readFragment(pack::writeFragment(fragment), TerrainTable(others));
    QVERIFY(pasted.has_value());
    QCOMPARE(pasted->terrains.own().size(), 4u);
    QCOMPARE(pasted->terrains.ownOf(level::terrainOf(pasted->paint.at({1, 0})))->id,
             std::string("hedge"));
}

void TestOwnTerrains::rulesNameThem() {
    level::Pack pack = paintedPack();
    level::rewriting::Rule rule;
    rule.size = {1, 1};
    rule.find = {level::rewriting::Values(Terrain::Floor)};
    rule.put = {level::rewriting::Value(number(4))};
    level::rewriting::Program program;
    program.nodes.push_back({level::rewriting::NodeKind::All, {rule}});
    program.nodes.back().times = 1;
    level::RecipeStage stage{"rules", true, {}};
    stage.program = level::rewriting::SharedProgram(program);
    pack.levels[0].recipe.stages = {stage};
    const testing::MemorySource source = sourceOf(pack);
    QVERIFY(source.files.at("levels/one.json").find("own:moss") != std::string::npos);
    const auto read = pack::read(source);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().describe().c_str());
    QVERIFY(*read == pack);
    const auto made = generate::generate(read->levels[0], {}, 1);
    QVERIFY(made.has_value());
    QVERIFY(made->map.cells.at({3, 2}) == pack.terrains.cell(number(4)));
    QVERIFY(made->map.cells.at({3, 2}).isWalkable());
    QCOMPARE(edit::usesOf(*read, number(4)).recipes, std::vector<std::string>{"one"});
    testing::MemorySource bad = source;
    std::string& text = bad.files["levels/one.json"];
    text.replace(text.find("own:moss"), 8, "own:lawn");
    const auto refused = pack::read(bad);
    QVERIFY(!refused.has_value());
    QVERIFY(QString::fromStdString(refused.error().front().describe()).contains("own:lawn"));
}

void TestOwnTerrains::editsAreTakenBack() {
    document::Document document(paintedPack());
    const level::Pack before = document.pack();
    OwnTerrains changed = someTerrains();
    changed[0].character = 'q';
    changed[0].walkable = false;
    changed.push_back(row(7, "ash", 'z'));
    auto edit = document::setOwnTerrains(document, changed);
    QVERIFY(edit.has_value());
    auto applied = document::apply(document, std::move(*edit));
    QVERIFY(applied.change.terrains);
    QVERIFY(document.pack().terrains.own() == changed);
    QVERIFY(document.pack().levels[0].terrains == document.pack().terrains);
    QVERIFY(document.pack().rooms[0].terrains == document.pack().terrains);
    document::apply(document, std::move(applied.inverse));
    QVERIFY(document.pack() == before);
    // Terrains in use must stay, with their numbers.
    changed = someTerrains();
    changed.erase(changed.begin());
    QVERIFY(document::setOwnTerrains(document, changed).error() == document::Refusal::InUse);
    changed = someTerrains();
    changed[0].terrain = number(9);
    QVERIFY(document::setOwnTerrains(document, changed).error() == document::Refusal::InUse);
    changed = someTerrains();
    changed[1].character = 'U';
    QVERIFY(document::setOwnTerrains(document, changed).error() == document::Refusal::NotAllowed);
}

void TestOwnTerrains::removedOnesBecomeFloorAndWall() {
    const level::Pack before = paintedPack();
    for (const int place : {0, 1, 4}) {
        document::Document document(before);
        auto edit = document::removeOwnTerrain(document, number(place));
        QVERIFY(edit.has_value());
        auto applied = document::apply(document, std::move(*edit));
        QVERIFY(document.pack().terrains.ownOf(number(place)) == nullptr);
        QVERIFY(edit::usesOf(document.pack(), number(place)).isEmpty());
        const level::Pack& now = document.pack();
        if (place == 0)
            QVERIFY(level::terrainOf(now.levels[0].paint->at({2, 1})) == Terrain::Floor);
        if (place == 1) QVERIFY(level::terrainOf(now.levels[0].paint->at({3, 1})) == Terrain::Wall);
        if (place == 4) QVERIFY(now.rooms[0].cells.at({1, 1}) == Terrain::Floor);
        auto redo = document::apply(document, std::move(applied.inverse));
        QVERIFY(document.pack() == before);
        document::apply(document, std::move(redo.inverse));
        QVERIFY(document.pack().terrains.ownOf(number(place)) == nullptr);
    }
}

void TestOwnTerrains::theJournalHasThem() {
    level::Pack pack = paintedPack();
    OwnTerrains gap = someTerrains();
    gap.insert(gap.begin(), row(9, "ash", 'z'));
    pack.terrains = TerrainTable(gap);
    pack.levels[0].paint->at({3, 2}) = level::painted(number(9));
    pack.resolveTerrains();
    const std::string journal = pack::journalOf(pack, {"one", "/tmp/one", "One", {}});
    const pack::JournalReading read = pack::readJournal(journal, "one.journal");
    QVERIFY2(read.problems.empty(),
             read.problems.empty() ? "" : read.problems.front().describe().c_str());
    QVERIFY(read.pack == pack);
}

void TestOwnTerrains::paintedGeneratedAndExported() {
    const level::Pack pack = paintedPack();
    const level::Level& level = pack.levels[0];
    const auto recorded = generate::record(level, {}, 1);
    QVERIFY(recorded.map.cells.at({2, 1}).terrain() == number(0));
    const std::string text = level::toText(recorded.map);
    QCOMPARE(text.substr(9, 8), std::string("#@UYyPe#"));
    std::ostringstream json;
    level::writeJson(json, recorded.map, level, {}, 1);
    const auto document = nlohmann::json::parse(json.str());
    QCOMPARE(document["own-terrains"].size(), 5u);
    QCOMPARE(document["own-terrains"][0]["id"].get<std::string>(), std::string("swamp"));
    QCOMPARE(document["own-terrains"][0]["effect"].get<std::string>(), std::string("slows"));
    QCOMPARE(document["own-terrains"][1]["title"].get<std::string>(), std::string("hedge"));
    QCOMPARE(document["terrain"][1].get<std::string>(), std::string("#.UYyPe#"));
    std::ostringstream trace;
    trace::writeNdjson(trace, *recorded.trace, level, 1);
    QVERIFY(trace.str().find("\"own-terrains\":[{\"id\":\"swamp\"") != std::string::npos);
    QVERIFY(trace.str().find("#@UYyPe#") != std::string::npos);
    // The game's hash does not depend on a terrain's number.
    grid::Hash one;
    grid::Hash other;
    pack.terrains.cell(number(0)).addTo(one);
    OwnTerrains moved = someTerrains();
    moved[0].terrain = number(20);
    TerrainTable(moved).cell(number(20)).addTo(other);
    QCOMPARE(one.value(), other.value());
}

void TestOwnTerrains::gamesObeyThem() {
    const TerrainTable table(someTerrains());
    const level::Level temple = drawn(table, kRows, {}, level::Ruleset::Temple);
    const auto made = play::temple::Field::make(temple, generate::initialMap(temple));
    QVERIFY(made.has_value());
    const play::temple::Field& field = **made;
    QVERIFY(field.isOpen({2, 1}) && !field.isOpen({3, 1}) && field.isOpen({4, 1}));
    QVERIFY(!field.isOpen({5, 1}) && field.canEnter({5, 1}) && field.isOpen({6, 1}));
    QVERIFY(!field.canEnter({3, 1}));
    // A hedge blocks sight and beams, a pit does not.
    QVERIFY(!field.isClear({3, 1}) && field.isClear({5, 1}));
}

void TestOwnTerrains::rulesLookAtThem() {
    level::Pack pack = paintedPack();
    QVERIFY(check::checkTerrains(pack).empty());
    OwnTerrains terrains = someTerrains();
    terrains.push_back(row(7, "ash", '@'));
    terrains[1].sprite = "unicorn";
    terrains[1].effect = Effect::Kills;
    pack.terrains = TerrainTable(terrains);
    pack.resolveTerrains();
    const auto findings = check::checkTerrains(pack);
    QStringList told;
    for (const check::Finding& finding : findings)
        told << QString::fromLatin1(finding.sentence.id);
    QCOMPARE(told, (QStringList{"own-terrain-drawing", "own-terrain-effect", "own-terrain-unused",
                                "own-terrain-character"}));
    for (const check::Finding& finding : findings) {
        QCOMPARE(finding.fixes.size(), 1u);
        level::Pack mended = pack;
        mended.terrains = TerrainTable(check::repaired(pack.terrains.own(), finding.fixes.front()));
        mended.resolveTerrains();
        const auto left = check::checkTerrains(mended);
        QVERIFY(std::ranges::none_of(left, [&](const check::Finding& one) {
            return one.sentence.id == finding.sentence.id;
        }));
    }
}

MAZELOOM_TEST(TestOwnTerrains)

}  // namespace mazeloom::tst_own_terrains

#include "tst_own_terrains.moc"
