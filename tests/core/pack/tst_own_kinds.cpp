// SPDX-License-Identifier: MIT
// A pack's own kinds of objects: reading, refusing errors, editing and undo, drawing by their
// letters, every export, and checks by rules.
#include <sstream>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/check/check.h"
#include "core/document/edits_structure.h"
#include "core/edit/fragment/fragment_text.h"
#include "core/edit/keep/keep.h"
#include "core/generate/generate.h"
#include "core/level/map_json.h"
#include "core/pack/journal/journal.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_contents.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/write/write.h"
#include "core/trace/ndjson.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_own_kinds {

using grid::Point;
using level::OwnKind;
using level::ThingKind;

class TestOwnKinds : public QObject {
    Q_OBJECT

  private slots:
    void readAsWritten();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void anUnknownKindIsNotLost();
    void editsAreTakenBack();
    void everyExportHasThem();
    void keptOnesKeepTheirKind();
    void textIsReadByTheirLetters();
    void gamesPassThemBy();
    void rulesLookAtThem_data();
    void rulesLookAtThem();
};

namespace {

OwnKind kindOf(std::string id, char letter, level::OwnPlaces places = level::kOnFloor) {
    OwnKind kind;
    kind.id = std::move(id);
    kind.letter = letter;
    kind.places = places;
    return kind;
}

level::OwnKinds someKinds() {
    level::OwnKinds kinds{kindOf("chest", '&', level::kInRoom | level::kInDeadEnd),
                          kindOf("torch", 'i', level::kInWallFace), kindOf("reed", '|')};
    kinds[0].title = "Chest";
    kinds[0].sprite = "cabinet";
    kinds[0].colour = {0x11223344};
    kinds[0].properties = {{"Gold", 10.0, {}}, {"Locked", false, {}}};
    kinds[0].more = R"({"weight":[1,2]})";
    kinds[2].places = level::kInWater;
    return kinds;
}

level::Object ownAt(Point at, std::string kind, std::string id = {}) {
    level::Object object;
    object.kind = ThingKind::Own;
    object.own = std::move(kind);
    object.id = std::move(id);
    object.at = at;
    return object;
}

/// Returns a painted temple with a locked chest, and a lever, which the pack does not define.
level::Level chestLevel() {
    level::Level level =
        testing::painted({"######", "#@...#", "#....#", "######"}, {"hidden-maze"});
    level.id = "one";
    level.title = "One";
    level.objects.push_back(ownAt({3, 1}, "chest", "box"));
    level.objects.back().properties = {{"Locked", true, {}}, {"Key", std::string("red"), {}}};
    level.objects.push_back(ownAt({4, 2}, "lever"));
    return level;
}

level::SharedOwnKinds shared(level::OwnKinds kinds) {
    return std::make_shared<const level::OwnKinds>(std::move(kinds));
}

generate::Options with(level::OwnKinds kinds) {
    generate::Options options;
    options.kinds = shared(std::move(kinds));
    return options;
}

level::Pack packOf(level::OwnKinds kinds) {
    level::Pack pack;
    pack.id = "one";
    pack.title = "One";
    pack.ownKinds = std::move(kinds);
    return pack;
}

pack::Contents readPackText(const std::string& text, pack::Report& report) {
    return pack::readContents(*pack::parseJson(text, "pack.json"), report);
}

}  // namespace

void TestOwnKinds::readAsWritten() {
    const level::Pack pack = packOf(someKinds());
    const std::string text = pack::writePack(pack, {});
    QVERIFY(
        text.find("\"object-kinds\": [\n    {\"id\": \"chest\", \"title\": \"Chest\", \"letter\": "
                  "\"&\", \"sprite\": \"cabinet\", \"colour\": \"#11223344\", \"places\": "
                  "[\"room\", \"dead-end\"]") != std::string::npos);
    pack::Report report("pack.json");
    const pack::Contents read = readPackText(text, report);
    QVERIFY(report.isClean());
    QVERIFY(read.pack.ownKinds == pack.ownKinds);
}

void TestOwnKinds::tellsWhatIsWrong_data() {
    QTest::addColumn<QString>("kinds");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<int>("good");
    const QString fine = R"({"id": "a", "letter": "a"})";
    QTest::addRow("no letter") << R"({"id": "b"})"
                               << "object kind 1, letter" << 0;
    QTest::addRow("two letters") << R"({"id": "b", "letter": "bc"})"
                                 << "one ASCII character" << 0;
    QTest::addRow("a blank") << R"({"id": "b", "letter": " "})"
                             << "one ASCII character" << 0;
    QTest::addRow("beyond ASCII") << R"({"id": "b", "letter": "ä"})"
                                  << "one ASCII character" << 0;
    QTest::addRow("no id") << R"({"letter": "b"})"
                           << "object kind 1, id" << 0;
    QTest::addRow("a path for an id") << R"({"id": "../b", "letter": "b"})"
                                      << "id" << 0;
    QTest::addRow("twice") << fine + "," + fine << "\"a\" appears twice" << 1;
    QTest::addRow("no place") << R"({"id": "b", "letter": "b", "places": []})"
                              << "no place" << 1;
    QTest::addRow("unknown place") << R"({"id": "b", "letter": "b", "places": ["sky"]})"
                                   << "\"sky\"" << 1;
    QTest::addRow("colour") << R"({"id": "b", "letter": "b", "colour": "red"})"
                            << "a colour" << 1;
    QTest::addRow("a cell") << R"({"id": "b", "letter": "b", "properties": [
        {"title": "At", "type": "cell", "value": [1, 2]}]})"
                            << "no cells and objects" << 1;
    QString many = fine;
    for (std::size_t i = 0; i < level::kMaxOwnKinds; ++i)
        many += QStringLiteral(R"(, {"id": "k%1", "letter": "b"})").arg(i);
    QTest::addRow("too many") << many << "at most 200" << 0;
    QTest::addRow("no list") << R"("chest")"
                             << "object kind 1" << 0;
}

void TestOwnKinds::tellsWhatIsWrong() {
    QFETCH(QString, kinds);
    QFETCH(QString, problem);
    QFETCH(int, good);
    pack::Report report("pack.json");
    const pack::Contents read = readPackText(
        (R"({"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P", "object-kinds": [)" +
         kinds + "]}")
            .toStdString(),
        report);
    QVERIFY(!report.isClean());
    QCOMPARE(static_cast<int>(read.pack.ownKinds.size()), good);
    const QString told = QString::fromStdString(report.take().front().describe());
    QVERIFY2(told.contains(problem), qPrintable(told));
}

void TestOwnKinds::anUnknownKindIsNotLost() {
    const level::Level level = chestLevel();
    const std::string text = pack::writeLevel(level);
    QVERIFY(text.find("\"kind\": \"own:lever\"") != std::string::npos);
    pack::Report report("levels/one.json");
    const level::Level read =
        pack::readLevel(*pack::parseJson(text, "levels/one.json"), level.id, report);
    QVERIFY(report.isClean());
    QVERIFY(read == level);
    for (const char* wrong : {"own:", "own:A", "own:a/b", "chest", "own"}) {
        std::string other = text;
        other.replace(other.find("own:lever"), 9, wrong);
        pack::Report bad("levels/one.json");
        pack::readLevel(*pack::parseJson(other, "levels/one.json"), level.id, bad);
        QVERIFY2(!bad.isClean(), wrong);
    }
}

void TestOwnKinds::editsAreTakenBack() {
    document::Document document(packOf(someKinds()));
    const level::Pack before = document.pack();
    level::OwnKinds kinds = someKinds();
    kinds.erase(kinds.begin());
    kinds[0].letter = '!';
    auto edit = document::setOwnKinds(document, kinds);
    QVERIFY(edit.has_value());
    document::Applied applied = document::apply(document, std::move(*edit));
    QVERIFY(applied.change.kinds);
    QVERIFY(document.pack().ownKinds == level::SharedVector<OwnKind>(kinds));
    QVERIFY(document::setOwnKinds(document, kinds)->isNothing());
    document::apply(document, std::move(applied.inverse));
    QVERIFY(document.pack() == before);

    const auto isRefused = [&](const auto& change) {
        level::OwnKinds wrong = someKinds();
        change(wrong);
        return !document::setOwnKinds(document, wrong).has_value();
    };
    QVERIFY(isRefused([](auto& all) { all[1].id = all[0].id; }));
    QVERIFY(isRefused([](auto& all) { all[1].id = "No"; }));
    QVERIFY(isRefused([](auto& all) { all[1].letter = '\n'; }));
    QVERIFY(isRefused([](auto& all) { all[1].places = 0; }));
    QVERIFY(isRefused([](auto& all) { all[1].sprite = "../a"; }));
    QVERIFY(isRefused([](auto& all) { all[0].properties = {{"At", Point{1, 2}, {}}}; }));
    QVERIFY(isRefused([](auto& all) { all[0].properties = {{"", true, {}}}; }));
    QVERIFY(isRefused([](auto& all) {
        for (std::size_t i = 0; i < level::kMaxOwnKinds; ++i)
            all.push_back(kindOf("more-" + std::to_string(i), 'm'));
    }));
}

void TestOwnKinds::everyExportHasThem() {
    const level::Level level = chestLevel();
    const auto recorded = generate::record(level, {}, 1, with(someKinds()));
    QVERIFY(!recorded.failure);
    const level::Map& map = recorded.map;
    const std::string text = level::toText(map);
    QCOMPARE(text.at(7 + 3), '&');
    QCOMPARE(text.at(2 * 7 + 4), level::kUnknownLetter);

    std::ostringstream json;
    level::writeJson(json, map, level, {}, 1);
    const auto things = nlohmann::json::parse(json.str())["things"];
    // Its own properties first, then those of its kind that it does not set.
    QVERIFY(things[1]["kind"] == "own:chest");
    QVERIFY(things[1]["id"] == "box");
    QVERIFY(things[1]["properties"] ==
            nlohmann::json::parse(R"({"Gold": 10, "Locked": true, "Key": "red"})"));
    QVERIFY(things[2]["kind"] == "own:lever");
    QVERIFY(!things[2].contains("properties"));

    std::ostringstream lines;
    trace::writeNdjson(lines, *recorded.trace, level, 1);
    const auto header = nlohmann::json::parse(lines.str().substr(0, lines.str().find('\n')));
    QCOMPARE(header["initial"][1].get<std::string>().at(3), '&');
    // The journal restores an unsaved pack.
    const level::Pack pack = packOf(someKinds());
    QVERIFY(pack::readJournal(pack::journalOf(pack, {}), "journal").pack == pack);
}

void TestOwnKinds::keptOnesKeepTheirKind() {
    const generate::Options options = with(someKinds());
    level::Level level = chestLevel();
    const level::Level without = [&] {
        level::Level bare = level;
        bare.objects.resize(1);
        return bare;
    }();
    auto map = generate::initialMap(without, {}, options.kinds);
    // As stages place them: with a kind alone, or with further data.
    map.things.push_back({ThingKind::Own, {2, 2}, -1, 0});
    map.things.push_back(map.add(ownAt({3, 2}, "lever", "pull")));
    level = without;
    edit::KeptChange kept = edit::keep(level, {}, map, edit::Area(grid::Rect{1, 1, 4, 2}));
    QVERIFY(kept.things.has_value());
    edit::redo(level.kept, level.size, kept.delta);
    edit::swapThings(level.kept, *kept.things);
    const std::string text = pack::writeLevel(level);
    pack::Report report("levels/one.json");
    const level::Level read =
        pack::readLevel(*pack::parseJson(text, "levels/one.json"), level.id, report);
    QVERIFY(report.isClean());
    QVERIFY(read == level);
    const auto again = generate::initialMap(read, {}, options.kinds);
    const auto at = [&](Point p) { return *std::ranges::find(again.things, p, &level::Thing::at); };
    QCOMPARE(again.ownIdOf(at({2, 2})), std::string("chest"));
    QCOMPARE(again.ownIdOf(at({3, 2})), std::string("lever"));
    QCOMPARE(again.objectOf(at({3, 2}))->id, std::string("pull"));
}

void TestOwnKinds::textIsReadByTheirLetters() {
    level::OwnKinds kinds = someKinds();
    kinds.push_back(kindOf("wardrobe", 'c'));  // a cabinet's letter
    edit::Fragment fragment;
    fragment.paint = level::PaintGrid({3, 1}, level::painted(level::Terrain::Floor));
    fragment.mask = edit::Area(fragment.paint.bounds());
    fragment.objects = {ownAt({0, 0}, "chest"), ownAt({1, 0}, "lever")};
    const std::string text = edit::toText(fragment, kinds);
    QCOMPARE(text, std::string("&*.\n"));
    const auto read = edit::fromText("&c.\n", kinds);
    QVERIFY(read.has_value());
    QCOMPARE(read->objects.size(), std::size_t{1});
    QVERIFY(read->objects[0] == fragment.objects[0]);
    QCOMPARE(level::terrainOf(read->paint.at({1, 0})), level::Terrain::Cabinet);
    QVERIFY(!edit::fromText("&\n").has_value());
}

void TestOwnKinds::gamesPassThemBy() {
    level::Level level = chestLevel();
    const auto played = [&] {
        const auto field = generate::generate(level, {}, 3, with(someKinds()));
        return field->map.cells;
    }();
    level.objects.resize(1);
    const auto alone = generate::generate(level, {}, 3);
    for (const Point p : testing::cellsOf(alone->map)) {
        QCOMPARE(played.at(p).terrain(), alone->map.cells.at(p).terrain());
        QCOMPARE(played.at(p).isAisle(), alone->map.cells.at(p).isAisle());
    }
}

void TestOwnKinds::rulesLookAtThem_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("finding");
    const QStringList rows{"######", "#@...#", "#..~~#", "######"};
    QTest::addRow("a chest on floor") << rows << "chest"
                                      << "";
    QTest::addRow("a torch on floor") << rows << "torch"
                                      << "own-kind-place";
    QTest::addRow("a reed on floor") << rows << "reed"
                                     << "own-kind-place";
    QTest::addRow("unknown") << rows << "lever"
                             << "own-kind-unknown";
}

void TestOwnKinds::rulesLookAtThem() {
    QFETCH(QStringList, rows);
    QFETCH(QString, kind);
    QFETCH(QString, finding);
    std::vector<std::string> lines;
    for (const QString& row : rows)
        lines.push_back(row.toStdString());
    level::Level level = testing::painted(lines, {"hidden-maze"});
    level.objects.push_back(ownAt({3, 1}, kind.toStdString()));
    const level::OwnKinds kinds = someKinds();
    const auto of = [&](const level::Level& checked) {
        std::vector<check::Finding> found = check::checkLevel(checked, {}, nullptr, {}, kinds);
        std::erase_if(found, [](const check::Finding& each) {
            return !each.sentence.id.starts_with("own-kind");
        });
        return found;
    };
    const auto found = of(level);
    QCOMPARE(found.size(), std::size_t{finding.isEmpty() ? 0u : 1u});

    level::Room room;
    room.id = "room";
    room.cells = grid::Grid<level::Terrain>(level.size);
    for (const Point p : {Point{3, 1}, Point{2, 1}})
        room.cells.at(p) = level::Terrain::Floor;
    room.objects = {level.objects.back()};
    const auto ofRoom = check::checkRoom(room, kinds);
    const bool isTold = std::ranges::any_of(ofRoom, [&](const check::Finding& each) {
        return each.sentence.id == finding.toStdString();
    });
    QCOMPARE(isTold, !finding.isEmpty());
    if (found.empty()) return;
    QCOMPARE(QString::fromUtf8(found[0].sentence.id.data(),
                               static_cast<qsizetype>(found[0].sentence.id.size())),
             finding);
    QVERIFY(!found[0].fixes.empty());
    for (const check::Fix& fix : found[0].fixes)
        QVERIFY(of(check::repaired(level, fix)).empty());
}

MAZELOOM_TEST(TestOwnKinds)

}  // namespace mazeloom::tst_own_kinds

#include "tst_own_kinds.moc"
