// SPDX-License-Identifier: MIT
#include <array>
#include <sstream>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/generate/generate.h"
#include "core/level/map_json.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_map_json {

using Json = nlohmann::json;

class TestMapJson : public QObject {
    Q_OBJECT

  private slots:
    void holdsAllOfATemple();
    void holdsTheRoomsOfADungeon();
    void escapesWhatDesignersWrite();
    void holdsWhatMovesAndWhatWasMade();
    void letsABugWithoutAPathStandStill();
};

namespace {

Json written(const level::Map& map, const level::Level& level,
             std::span<const level::Room> rooms = {}, std::uint64_t seed = 0) {
    std::stringstream stream;
    level::writeJson(stream, map, level, rooms, seed);
    return Json::parse(stream.str());
}

std::string joined(const Json& rows) {
    std::string text;
    for (const Json& row : rows)
        text += row.get<std::string>() + '\n';
    return text;
}

}  // namespace

void TestMapJson::holdsAllOfATemple() {
    const level::Level level =
        testing::painted({"########", "#.@..~.#", "#.##.#h#", "#......#", "########"},
                         {"hidden-maze", "traps", "coins"});
    constexpr std::uint64_t kSeed = 18446744073709551615u;
    const auto generated = generate::generate(level, {}, kSeed);
    QVERIFY(generated);
    const level::Map& map = generated->map;
    const Json document = written(map, level, {}, kSeed);
    QCOMPARE(document["format"].dump(), Json("mazeloom-map").dump());
    QCOMPARE(document["ruleset"].dump(), Json("temple").dump());
    QCOMPARE(document["seed"].get<std::string>(), std::string("18446744073709551615"));
    QCOMPARE(document["size"].dump(), Json::array({8, 5}).dump());
    QCOMPARE(joined(document["terrain"]), "########\n#....~.#\n#.##.#.#\n#......#\n########\n");

    // The parts, put together again, equal the text output.
    auto rows = document["terrain"].get<std::vector<std::string>>();
    const auto cellOf = [&](const Json& point) -> char& {
        return rows[point[1].get<std::size_t>()][point[0].get<std::size_t>()];
    };
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const auto aisles = document["aisles"][y].get<std::string>();
        for (std::size_t x = 0; x < aisles.size(); ++x) {
            if (rows[y][x] == '.' && aisles[x] == ' ') rows[y][x] = ',';
        }
    }
    for (const Json& point : document["coins"])
        cellOf(point) = '$';
    for (const Json& point : document["traps"])
        cellOf(point) = 'x';
    for (const Json& thing : document["things"]) {
        cellOf(thing["at"]) =
            level::info(*level::thingKind(thing["kind"].get<std::string>())).glyph;
    }
    QCOMPARE(joined(rows), level::toText(map));
    QCOMPARE(document["hash"].get<std::string>(),
             QString("%1").arg(level::hash(map), 16, 16, QChar('0')).toStdString());
}

void TestMapJson::holdsTheRoomsOfADungeon() {
    level::Map map(level::Ruleset::Descent, {9, 7});
    map.rooms = {{{1, 1, 3, 3}, -1}, {{5, 2, 3, 4}, 1}};
    std::vector<level::Room> rooms(2);
    rooms[1].id = "lair";
    const Json document = written(map, {}, rooms);
    QCOMPARE(
        document["rooms"].dump(),
        Json::parse(R"([{"rect": [1, 1, 3, 3]}, {"rect": [5, 2, 3, 4], "room": "lair"}])").dump());
    QVERIFY(!document.contains("aisles"));
    QCOMPARE(document["things"].dump(), Json::array().dump());
}

void TestMapJson::escapesWhatDesignersWrite() {
    level::Level level = testing::painted({"####", "#?L#", "####"}, {});
    level.title = "The \"deep\" hall\\";
    level.objects[0].id = "sign";
    level.objects[0].text = "Line one\nline \"two\"";
    level.objects[1].direction = grid::Direction::Left;
    const Json document = written(generate::initialMap(level), level);
    QCOMPARE(document["title"].get<std::string>(), level.title);
    QCOMPARE(document["things"][0]["text"].get<std::string>(), level.objects[0].text);
    QCOMPARE(document["things"][0]["id"].dump(), Json("sign").dump());
    QVERIFY(!document["things"][0].contains("direction"));
    QCOMPARE(document["things"][1]["direction"].dump(), Json("left").dump());
    QVERIFY(!document["things"][1].contains("off"));
    level.objects[1].beam = {90, 30, 15};
    const Json emitter = written(generate::initialMap(level), level)["things"][1];
    QVERIFY((std::array{emitter["on"], emitter["off"], emitter["phase"]} ==
             std::array<Json, 3>{90, 30, 15}));
}

void TestMapJson::holdsWhatMovesAndWhatWasMade() {
    level::Level level = testing::painted({"#######", "#.....#", "#######"}, {});
    level.trajectories.resize(2);
    level.trajectories[0] = {
        .id = "beetle", .points = {{1, 1}, {5, 1}}, .thereAndBack = true, .speed = 25, .more = {}};
    level.trajectories[1] = {.id = {},
                             .kind = level::ThingKind::Boss,
                             .points = {{5, 1}, {4, 1}},
                             .phase = 7,
                             .size = 2,
                             .toughness = 4,
                             .more = {}};
    level::Map map = generate::initialMap(level);
    QCOMPARE(level::toText(map), "#######\n#B,,,X#\n#######\n");
    level::Object laser;
    laser.kind = level::ThingKind::Emitter;
    laser.direction = grid::Direction::Up;
    laser.beam.off = 30;
    map.things.push_back(map.add(laser));
    const Json things = written(map, level)["things"];
    QCOMPARE(things[0].dump(), Json::parse(R"({"kind": "bug", "at": [1, 1], "id": "beetle",
        "points": [[1, 1], [5, 1]], "mode": "there and back", "speed": 2.5, "phase": 0,
        "size": 1})")
                                   .dump());
    QCOMPARE(things[1].dump(), Json::parse(R"({"kind": "boss", "at": [5, 1],
        "points": [[5, 1], [4, 1]], "mode": "loop", "speed": 4, "phase": 7, "size": 2,
        "toughness": 4})")
                                   .dump());
    QCOMPARE(things[2].dump(), Json::parse(R"({"kind": "emitter", "at": [0, 0],
        "direction": "up", "on": 60, "off": 30, "phase": 0})")
                                   .dump());
}

void TestMapJson::letsABugWithoutAPathStandStill() {
    const level::Level level = testing::painted({"####", "#.B#", "####"}, {});
    const level::Map map = generate::initialMap(level);
    QCOMPARE(map.objects.size(), std::size_t{1});
    QCOMPARE(map.trajectories.size(), std::size_t{1});
    QVERIFY((map.trajectories[0].points == std::vector<grid::Point>{{2, 1}}));
    QVERIFY(map.objectOf(map.things[0]) == nullptr);
    QVERIFY(map.trajectoryOf(map.things[0]) == &map.trajectories[0]);
}

MAZELOOM_TEST(TestMapJson)

}  // namespace mazeloom::tst_map_json

#include "tst_map_json.moc"
