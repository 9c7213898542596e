// SPDX-License-Identifier: MIT
// The designer's own properties: reading, refusing errors, editing and undo, and their cells, which
// move with the level's or room's cells.
#include <sstream>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/document/edits_cells.h"
#include "core/document/edits_structure.h"
#include "core/edit/fragment/fragment.h"
#include "core/edit/resize.h"
#include "core/generate/generate.h"
#include "core/level/map_json.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_contents.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/read/read_room.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_properties {

using grid::Point;
using level::Property;

class TestProperties : public QObject {
    Q_OBJECT

  private slots:
    void aDiffShowsWhatChanged();
    void everyKindIsReadAsWritten();
    void numbersKeepTheirDigits();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void aPackNamesNoCells();
    void cellsGoWithTheLevel();
    void cellsTurnWithTheRoom();
    void cellsGoWithACopy();
    void editsAreTakenBack();
    void aGameReadsThem();
};

namespace {

/// Returns a property of each type.
level::Properties all() {
    return {{"Note", std::string("Two\nlines"), {}},
            {"Price", 12.5, {}},
            {"Locked", true, {}},
            {"Mood", level::Choice{{"calm", "grim"}, "grim"}, {}},
            {"Light", level::Colour{0xff8000ff}, {}},
            {"Leads to", Point{3, 1}, {}},
            {"Key", level::ObjectName{"chest-1"}, {}}};
}

Point cellOf(const level::Properties& properties) {
    for (const Property& property : properties) {
        if (const auto* cell = std::get_if<Point>(&property.value)) return *cell;
    }
    return {-999, -999};
}

/// Returns 4 × 3 cells with a heart at (1, 1) and a bug, each with properties of all types.
level::Level smallLevel() {
    level::Level level = testing::solid({4, 3}, {"maze"});
    level.id = "one";
    level.title = "One";
    level.properties = all();
    level.objects.push_back({.id = "heart-1",
                             .kind = level::ThingKind::Heart,
                             .at = {1, 1},
                             .text = {},
                             .more = {},
                             .properties = all()});
    level.trajectories.push_back(
        {.id = "bug-1", .points = {{0, 0}, {3, 0}}, .more = {}, .properties = all()});
    return level;
}

struct ReadLevel {
    level::Level level;
    std::vector<Problem> problems;
};

ReadLevel readBack(const std::string& text) {
    pack::Report report("levels/one.json");
    level::Level level = pack::readLevel(*pack::parseJson(text, {}), "one", report);
    return {std::move(level), report.take()};
}

}  // namespace

void TestProperties::aDiffShowsWhatChanged() {
    level::Level level = smallLevel();
    level.objects.clear();
    level.trajectories.clear();
    const std::string wanted = R"(  "properties": [
    {"title": "Note", "type": "text", "value": "Two\nlines"},
    {"title": "Price", "type": "number", "value": 12.5},
    {"title": "Locked", "type": "yes-no", "value": true},
    {"title": "Mood", "type": "choice", "value": "grim", "of": ["calm", "grim"]},
    {"title": "Light", "type": "colour", "value": "#ff8000"},
    {"title": "Leads to", "type": "cell", "value": [3,1]},
    {"title": "Key", "type": "object", "value": "chest-1"}
  ],)";
    const std::string text = pack::writeLevel(level);
    QVERIFY2(text.find(wanted) != std::string::npos, text.c_str());
}

void TestProperties::everyKindIsReadAsWritten() {
    level::Level level = smallLevel();
    level.properties[2].more = R"({"why":"stuck"})";
    level.properties[4].value = level::Colour{0x01020304};
    const ReadLevel read = readBack(pack::writeLevel(level));
    QVERIFY2(read.problems.empty(),
             read.problems.empty() ? "" : read.problems.front().describe().c_str());
    QVERIFY(read.level == level);
}

void TestProperties::numbersKeepTheirDigits() {
    for (const char* number : {"0", "-7", "0.1", "1e-30", "12.75", "9007199254740991"}) {
        level::Level level = smallLevel();
        level.properties = {{"n", 1234567.0, {}}};
        std::string text = pack::writeLevel(level);
        const std::size_t at = text.find("1234567");
        text.replace(at, 7, number);
        const ReadLevel read = readBack(text);
        QVERIFY(read.problems.empty());
        QCOMPARE(QString::fromStdString(pack::writeLevel(read.level)),
                 QString::fromStdString(text));
    }
}

void TestProperties::tellsWhatIsWrong_data() {
    QTest::addColumn<QString>("properties");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const char* properties, const char* problem) {
        QTest::newRow(name) << properties << problem;
    };
    row("no list", R"({"a": 1})", "properties: must be a list");
    row("no title", R"([{"type": "text", "value": ""}])", "property 1, title");
    row("empty title", R"([{"title": "", "type": "text", "value": ""}])", "property 1, title");
    row("no type", R"([{"title": "a", "value": ""}])", "property 1, type");
    row("unknown type", R"([{"title": "a", "type": "date", "value": ""}])", "property 1, type");
    row("no value", R"([{"title": "a", "type": "text"}])", "property 1, value");
    row("text", R"([{"title": "a", "type": "text", "value": 3}])", "property 1, value");
    row("number", R"([{"title": "a", "type": "number", "value": "3"}])", "property 1, value");
    row("too large", R"([{"title": "a", "type": "number", "value": 9007199254740992}])",
        "property 1, value: must be a number of at most");
    row("too large whole", R"([{"title": "a", "type": "number", "value": 9007199254740993}])",
        "property 1, value: must be a number of at most");
    row("yes or no", R"([{"title": "a", "type": "yes-no", "value": 1}])", "property 1, value");
    row("choice without words", R"([{"title": "a", "type": "choice", "value": "x"}])",
        "property 1, of");
    row("not among the words",
        R"([{"title": "a", "type": "choice", "value": "x", "of": ["y", "z"]}])",
        "property 1, value: \"x\" is not one of the words");
    row("word twice", R"([{"title": "a", "type": "choice", "value": "x", "of": ["x", "x"]}])",
        "property 1, of: \"x\" appears twice");
    row("empty word", R"([{"title": "a", "type": "choice", "value": "x", "of": ["x", ""]}])",
        "property 1, of: has an empty word");
    row("colour", R"([{"title": "a", "type": "colour", "value": "#12345g"}])",
        "property 1, value: must be a colour");
    row("short colour", R"([{"title": "a", "type": "colour", "value": "#123"}])",
        "property 1, value: must be a colour");
    row("signed colour", R"([{"title": "a", "type": "colour", "value": "#-12345"}])",
        "property 1, value: must be a colour");
    row("cell", R"([{"title": "a", "type": "cell", "value": [1]}])", "property 1, value");
    row("object", R"([{"title": "a", "type": "object", "value": "No Id"}])", "property 1, value");
    row("title twice",
        R"([{"title": "a", "type": "text", "value": ""}, {"title": "a", "type": "yes-no", "value": true}])",
        "property 2, title: \"a\" appears twice");
    const QString many = QStringLiteral(R"({"title": "a%1", "type": "yes-no", "value": true})");
    QStringList list;
    for (std::size_t i = 0; i <= level::kMaxProperties; ++i)
        list << many.arg(i);
    QTest::newRow("too many") << '[' + list.join(',') + ']' << "has 201 entries, at most 200";
}

void TestProperties::tellsWhatIsWrong() {
    QFETCH(QString, properties);
    QFETCH(QString, problem);
    level::Level level = smallLevel();
    level.objects.clear();
    level.trajectories.clear();
    level.properties = {{"xyzzy", true, {}}};
    std::string text = pack::writeLevel(level);
    const std::string written =
        "[\n    {\"title\": \"xyzzy\", \"type\": \"yes-no\", \"value\": true}\n  ]";
    const std::size_t at = text.find(written);
    QVERIFY(at != std::string::npos);
    text.replace(at, written.size(), properties.toStdString());
    const ReadLevel read = readBack(text);
    QCOMPARE(read.problems.size(), std::size_t{1});
    const QString told = QString::fromStdString(read.problems.front().describe());
    QVERIFY2(told.startsWith("levels/one.json: ") && told.contains(problem), qPrintable(told));
}

void TestProperties::aPackNamesNoCells() {
    level::Pack pack;
    pack.id = "p";
    pack.title = "P";
    pack.properties = all();
    const auto read = [](const level::Pack& written) {
        pack::Report report("pack.json");
        auto contents =
            pack::readContents(*pack::parseJson(pack::write(written)[0].text, {}), report);
        return std::pair(std::move(contents.pack), report.take());
    };
    const auto [wrong, problems] = read(pack);
    QCOMPARE(problems.size(), std::size_t{2});
    QVERIFY(problems[0].describe().find("property 6, type") != std::string::npos);
    QVERIFY(problems[1].describe().find("property 7, type") != std::string::npos);
    pack.properties.resize(5);
    const auto [right, none] = read(pack);
    QVERIFY(none.empty());
    QVERIFY(right.properties == pack.properties);
}

void TestProperties::cellsGoWithTheLevel() {
    document::Document document;
    const level::Level level = smallLevel();
    document::apply(document, document::insertLevel(document, level, 0));
    const document::SheetKey sheet = document.find(document::SheetKind::Level, "one");
    // Two more columns at the left and one more row at the top.
    auto applied = document::apply(document, *document::grow(document, sheet, {-2, -1, 6, 4}));
    const level::Level& grown = *document.levelOf(sheet);
    QCOMPARE(cellOf(grown.properties), (Point{5, 2}));
    QCOMPARE(cellOf(grown.objects[0].properties), (Point{5, 2}));
    QCOMPARE(grown.objects[0].at, (Point{3, 2}));
    QCOMPARE(cellOf(grown.trajectories[0].properties), (Point{5, 2}));
    QCOMPARE(grown.trajectories[0].points[1], (Point{5, 1}));
    document::apply(document, std::move(applied.inverse));
    QVERIFY(*document.levelOf(sheet) == level);
    // Cropped by one column at the left: anything there would be lost, but nothing was there.
    const auto cropped = edit::resized(level, {1, 0, 3, 3});
    QVERIFY(cropped.has_value());
    QCOMPARE(cellOf(cropped->properties), (Point{2, 1}));
    QCOMPARE(cellOf(cropped->objects[0].properties), (Point{2, 1}));
}

void TestProperties::cellsTurnWithTheRoom() {
    level::Room room;
    room.cells = grid::Grid<level::Terrain>({4, 3}, level::Terrain::Wall);
    room.properties = all();
    room.objects = smallLevel().objects;
    // A quarter turn clockwise: (x, y) moves to (2 − y, x).
    const level::Room turned = level::transformed(room, {1, false});
    QCOMPARE(cellOf(turned.properties), (Point{1, 3}));
    QCOMPARE(cellOf(turned.objects[0].properties), (Point{1, 3}));
    QCOMPARE(turned.objects[0].at, (Point{1, 1}));
    level::Room back = turned;
    for (int i = 0; i < 3; ++i)
        back = level::transformed(back, {1, false});
    QVERIFY(back == room);
}

void TestProperties::cellsGoWithACopy() {
    const level::Level level = smallLevel();
    const level::PaintGrid paint({4, 3});
    const edit::Fragment copy =
        edit::copyOf(paint, level.objects, {}, edit::Area(grid::Rect{1, 1, 2, 2}));
    QCOMPARE(copy.objects.size(), std::size_t{1});
    QCOMPARE(copy.objects[0].at, (Point{0, 0}));
    QCOMPARE(cellOf(copy.objects[0].properties), (Point{2, 0}));
}

void TestProperties::editsAreTakenBack() {
    document::Document document;
    level::Level level = smallLevel();
    level.properties.clear();
    document::apply(document, document::insertLevel(document, level, 0));
    level::Room room;
    room.id = "hall";
    room.title = "Hall";
    room.cells = grid::Grid<level::Terrain>({4, 3}, level::Terrain::Floor);
    document::apply(document, document::insertRoom(document, room, 0));
    const auto levelKey = document.find(document::SheetKind::Level, "one");
    const auto roomKey = document.find(document::SheetKind::Room, "hall");
    const level::Pack before = document.pack();
    level::Properties ofPack = all();
    ofPack.resize(5);
    std::vector<document::Edit> undo;
    for (const document::SheetKey sheet : {document::kNoSheet, levelKey, roomKey}) {
        auto edit =
            document::setProperties(document, sheet, sheet == document::kNoSheet ? ofPack : all());
        QVERIFY(edit.has_value());
        QVERIFY(!edit->isNothing());
        undo.push_back(document::apply(document, std::move(*edit)).inverse);
    }
    QVERIFY(document.pack().properties == ofPack);
    QVERIFY(document.levelOf(levelKey)->properties == all());
    QVERIFY(document.roomOf(roomKey)->properties == all());
    // Setting the same properties is no edit.
    QVERIFY(document::setProperties(document, levelKey, all())->isNothing());
    // Properties that no file could store are refused.
    for (const level::Properties& wrong :
         {level::Properties{{"", true, {}}}, level::Properties{{"a", true, {}}, {"a", 1.0, {}}},
          level::Properties{{"a", 1e300, {}}}, level::Properties{{"a", 0.0 / 0.0, {}}},
          level::Properties{{"a", level::Choice{{"x", "x"}, "x"}, {}}},
          level::Properties{{"a", level::Choice{{"x"}, "y"}, {}}},
          level::Properties(level::kMaxProperties + 1, {"a", true, {}})}) {
        QVERIFY(!level::areAllowed(wrong));
        QVERIFY(!document::setProperties(document, levelKey, wrong).has_value());
    }
    QVERIFY(!document::setProperties(document, document::kNoSheet, all()).has_value());
    while (!undo.empty()) {
        document::apply(document, std::move(undo.back()));
        undo.pop_back();
    }
    QVERIFY(document.pack() == before);
}

void TestProperties::aGameReadsThem() {
    level::Level level = smallLevel();
    level.objects[0].properties[5].value = Point{2, 2};
    const auto recorded = generate::generate(level, {}, 1);
    QVERIFY(recorded.has_value());
    std::ostringstream out;
    level::writeJson(out, recorded->map, level, {}, 1);
    const auto json = nlohmann::json::parse(out.str());
    const auto wanted = nlohmann::json::parse(
        R"({"Note": "Two\nlines", "Price": 12.5, "Locked": true, "Mood": "grim",
            "Light": "#ff8000", "Leads to": [3, 1], "Key": "chest-1"})");
    QVERIFY(json["properties"] == wanted);
    bool hasHeart = false;
    for (const auto& thing : json["things"]) {
        if (thing["kind"] != "heart") continue;
        hasHeart = true;
        QVERIFY(thing["properties"]["Leads to"] == nlohmann::json({2, 2}));
    }
    QVERIFY(hasHeart);
}

MAZELOOM_TEST(TestProperties)

}  // namespace mazeloom::tst_properties

#include "tst_properties.moc"
