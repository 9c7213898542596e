// SPDX-License-Identifier: MIT
// Baked levels are the same maps, whatever they are generated from, and can be added to a pack.
#include <atomic>
#include <tuple>
#include <vector>

#include <QTest>

#include "core/exchange/bake.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_bake {

class TestBake : public QObject {
    Q_OBJECT

  private slots:
    void bakedLevelsAreTheirMaps();
    void packsHoldEachSeed();
    void onlyWhatIsWishedIsBaked();
    void bakingCanBeStopped();
    void tooManyAreRefused();
    void packsComeIn();
    void packsBringWhatLevelsNeed();
};

namespace {

using Found = std::tuple<level::ThingKind, int, int, std::string>;

std::vector<Found> thingsOf(const level::Map& map, bool areMovers) {
    std::vector<Found> found;
    for (const level::Thing& thing : map.things) {
        if (level::isMover(thing.kind) == areMovers)
            found.emplace_back(thing.kind, thing.at.x, thing.at.y, map.ownIdOf(thing));
    }
    return found;
}

std::vector<std::tuple<int, int, int, int, int>> roomsOf(const level::Map& map) {
    std::vector<std::tuple<int, int, int, int, int>> rooms;
    for (const level::PlacedRoom& room : map.rooms)
        rooms.emplace_back(room.rect.x, room.rect.y, room.rect.width, room.rect.height,
                           room.handcrafted);
    return rooms;
}

}  // namespace

void TestBake::bakedLevelsAreTheirMaps() {
    const int seeds = testing::seeds(20);
    for (const level::Pack& pack : testing::allPacks()) {
        for (const level::Level& level : pack.levels) {
            for (int i = 0; i < (level.size.width > 100 ? 1 : seeds); ++i) {
                const auto seed = static_cast<std::uint64_t>(i) * 31 + 1;
                const level::Map map = testing::mapOf(pack, level, seed);
                const level::Level baked = exchange::baked(map, level, pack.rooms, seed);
                const level::Map again = testing::mapOf(pack, baked, seed + 17);
                QCOMPARE(QString::fromStdString(level::toText(again)),
                         QString::fromStdString(level::toText(map)));
                for (int y = 0; y < map.size().height; ++y) {
                    for (int x = 0; x < map.size().width; ++x)
                        QVERIFY(again.cells.at({x, y}) == map.cells.at({x, y}));
                }
                for (const bool areMovers : {false, true})
                    QVERIFY(thingsOf(again, areMovers) == thingsOf(map, areMovers));
                QVERIFY(roomsOf(again) == roomsOf(map));
                // Each thing keeps its properties, and each bug its path.
                for (std::size_t t = 0; t < map.things.size(); ++t) {
                    const auto same = std::ranges::find_if(again.things, [&](const auto& thing) {
                        return thing.kind == map.things[t].kind && thing.at == map.things[t].at;
                    });
                    QVERIFY(same != again.things.end());
                    QVERIFY(again.propertiesOf(*same) == map.propertiesOf(map.things[t]));
                    const auto* object = map.objectOf(map.things[t]);
                    const auto* now = again.objectOf(*same);
                    if (object != nullptr && now != nullptr) {
                        QCOMPARE(now->text, object->text);
                        QCOMPARE(now->direction, object->direction);
                        QVERIFY(now->beam == object->beam);
                    }
                    const auto* path = map.trajectoryOf(map.things[t]);
                    if (path != nullptr) QVERIFY(again.trajectoryOf(*same)->points == path->points);
                }
            }
        }
    }
}

void TestBake::packsHoldEachSeed() {
    const level::Pack pack = std::move(testing::allPacks().front());
    const auto baked = exchange::withBaked(pack, {5, 6});
    QVERIFY(baked.has_value());
    QCOMPARE(baked->levels.size(), 3 * pack.levels.size());
    const level::Level* ring = baked->findLevel("the-ring-6");
    QVERIFY(ring != nullptr);
    QCOMPARE(ring->recipe.stages.size(), std::size_t{1});
    const std::uint64_t made = hash(testing::mapOf(pack, *pack.findLevel("the-ring"), 6));
    QVERIFY(exchange::isBakedFrom(*ring, "the-ring", 6, made));
    QVERIFY(!exchange::isBakedFrom(*ring, "the-ring", 5, made));
    QVERIFY(!exchange::isBakedFrom(*ring, "crypt", 6, made));
    QVERIFY(!exchange::isBakedFrom(*ring, "the-ring", 6, made + 1));
    QVERIFY(!exchange::isBakedFrom(*pack.findLevel("the-ring"), "the-ring", 6, made));
    // Through an archive, as opened on another machine.
    const auto bytes = pack::writeArchive(*baked, {});
    QVERIFY(bytes.has_value());
    const auto archive = pack::openArchive(*bytes, "baked.mazepack");
    QVERIFY(archive.has_value());
    const auto read = pack::read(*archive);
    if (!read) qFatal("%s", read.error().front().describe().c_str());
    const level::Map map = testing::mapOf(pack, *pack.findLevel("the-ring"), 6);
    const level::Map again = testing::mapOf(*read, *read->findLevel("the-ring-6"), 1);
    QCOMPARE(level::hash(again), level::hash(map));
}

void TestBake::onlyWhatIsWishedIsBaked() {
    const level::Pack pack = std::move(testing::allPacks().front());
    const std::vector<exchange::BakeWish> wishes{{2, {7, 8}}, {0, {UINT64_MAX, UINT64_MAX}}};
    QCOMPARE(exchange::countOf(wishes), std::uint64_t{3});
    const auto baked = exchange::withBaked(pack, wishes);
    QVERIFY(baked.has_value());
    QCOMPARE(baked->levels.size(), pack.levels.size() + 3);
    const auto idAt = [&](std::size_t place) { return baked->levels[place].id; };
    const std::size_t first = pack.levels.size();
    QCOMPARE(idAt(first), pack.levels[2].id + "-7");
    QCOMPARE(idAt(first + 1), pack.levels[2].id + "-8");
    QCOMPARE(idAt(first + 2), pack.levels[0].id + "-18446744073709551615");
}

void TestBake::bakingCanBeStopped() {
    const level::Pack pack = std::move(testing::allPacks().front());
    const std::vector<exchange::BakeWish> wishes{{0, {1, 100}}};
    std::atomic<bool> stop = false;
    int told = 0;
    const auto baked = exchange::withBaked(
        pack, wishes,
        [&](const level::Level&, std::uint64_t) {
            stop = ++told == 3;
            return true;
        },
        &stop);
    QVERIFY(!baked.has_value());
    QVERIFY(baked.error().text.empty());
    QCOMPARE(told, 3);
}

void TestBake::tooManyAreRefused() {
    const level::Pack pack = std::move(testing::allPacks().front());
    for (const exchange::BakeRange range :
         {exchange::BakeRange{0, 100'000}, exchange::BakeRange{0, UINT64_MAX}}) {
        const auto baked = exchange::withBaked(pack, range);
        QVERIFY(!baked.has_value());
        QVERIFY(baked.error().describe().find("pack.json: would have too many levels") == 0);
    }
}

void TestBake::packsComeIn() {
    const level::Pack pack = std::move(testing::allPacks().front());
    const testing::Written files{{"temple.mazepack", *pack::writeArchive(pack, {})}};
    // Into an empty pack, into the same pack, and into one with another level of the same id.
    level::Pack empty;
    auto first = testing::imported(files, "temple.mazepack", &empty);
    if (!first) qFatal("%s", first.error().describe().c_str());
    exchange::NoteList notes;
    exchange::addTo(empty, std::move(*first), notes);
    QCOMPARE(empty.levels.size(), pack.levels.size());
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        // What their pack promised, the levels promise now.
        level::Level expected = pack.levels[i];
        expected.promises = pack.promises;
        QCOMPARE(pack::writeLevel(empty.levels[i]), pack::writeLevel(expected));
    }
    QCOMPARE(empty.ownKinds.size(), pack.ownKinds.size());

    level::Pack same = pack;
    exchange::addTo(same, *testing::imported(files, "temple.mazepack", &same), notes);
    QVERIFY(same == pack);
    QVERIFY(notes.empty());

    level::Pack other;
    other.levels.push_back(*pack.findLevel("the-ring"));
    other.levels[0].title = "Mine";
    exchange::addTo(other, *testing::imported(files, "temple.mazepack", &other), notes);
    QCOMPARE(other.findLevel("the-ring")->title, std::string("Mine"));
    QVERIFY(other.findLevel("the-ring-2") != nullptr);
}

void TestBake::packsBringWhatLevelsNeed() {
    const auto dungeons = pack::readFolder(std::string(MAZELOOM_PACKS "/dungeons"));
    QVERIFY(dungeons.has_value());
    QVERIFY(!dungeons->rooms.empty());
    level::Pack pack = *dungeons;
    pack.ownKinds.push_back(
        {.id = "chest", .title = "Chest", .letter = 'C', .sprite = {}, .properties = {}});
    pack.ownKinds.push_back(
        {.id = "lever", .title = "Lever", .letter = 'l', .sprite = {}, .properties = {}});
    level::Object chest;
    chest.kind = level::ThingKind::Own;
    chest.own = "chest";
    chest.at = {1, 1};
    pack.levels[0].objects.push_back(chest);
    const testing::Written files{{"d.mazepack", *pack::writeArchive(pack, {})}};
    level::Pack into;
    into.rooms.push_back(pack.rooms[0]);
    into.rooms[0].title = "Another";
    const auto back = testing::imported(files, "d.mazepack", &into);
    if (!back) qFatal("%s", back.error().describe().c_str());
    QCOMPARE(back->ownKinds.size(), std::size_t{1});
    QCOMPARE(back->ownKinds.front().id, std::string("chest"));
    QCOMPARE(back->rooms.size(), pack.rooms.size());
    QVERIFY(back->rooms.front().id != pack.rooms[0].id);
    exchange::NoteList notes;
    exchange::addTo(into, *back, notes);
    QVERIFY(notes.empty());
    QCOMPARE(into.rooms.size(), pack.rooms.size() + 1);
}

MAZELOOM_TEST(TestBake)

}  // namespace mazeloom::tst_bake

#include "tst_bake.moc"
