// SPDX-License-Identifier: MIT
// Imported levels are added to a document in one step; undo restores it to the byte.
#include <QTest>

#include "core/document/edits_structure.h"
#include "core/exchange/in/take_in.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_take_in {

using document::Document;
using exchange::ComingLevel;

namespace {

exchange::Coming withTiles(level::ForeignTiles tiles) {
    exchange::Coming coming;
    coming.tiles = std::move(tiles);
    return coming;
}

}  // namespace

class TestTakeIn : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void whatIsNewComesBehind();
    void whatIsThereIsReplacedInItsPlace();
    void nothingChangesWhereNothingIsNew();
    void whatLevelsNeedComesWithThem();
    void tilesAreKeptWithThePack();

  private:
    level::Pack pack_;
};

void TestTakeIn::init() {
    auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    QVERIFY(pack.has_value());
    pack_ = std::move(*pack);
}

void TestTakeIn::whatIsNewComesBehind() {
    Document document(pack_);
    const std::size_t count = pack_.levels.size();
    level::Level one = pack_.levels[0];
    level::Level two = pack_.levels[0];
    one.title = "One";
    two.title = "Two";
    // Both imported levels have the id of a level of the pack.
    auto edit = exchange::takeIn(document, {{{one, false}, {two, false}}});
    QVERIFY(edit.has_value());
    auto applied = document::apply(document, std::move(*edit));
    const auto& levels = document.pack().levels;
    QCOMPARE(levels.size(), count + 2);
    QCOMPARE(levels[count].title, std::string("One"));
    QCOMPARE(levels[count + 1].title, std::string("Two"));
    QVERIFY(levels[count].id != levels[count + 1].id);
    QVERIFY(levels[count].id != one.id);
    QCOMPARE(levels[0], pack_.levels[0]);
    // The first imported level is shown.
    QCOMPARE(document.idOf(document.shown()), levels[count].id);
    document::apply(document, std::move(applied.inverse));
    QVERIFY(pack::write(document.pack()) == pack::write(pack_));
}

void TestTakeIn::whatIsThereIsReplacedInItsPlace() {
    Document document(pack_);
    level::Level changed = pack_.levels[3];
    changed.title = "Changed";
    level::Object heart;
    heart.kind = level::ThingKind::Heart;
    heart.at = {2, 2};
    changed.objects.push_back(heart);
    changed.recipe.stages.front().enabled = false;
    changed.objectives = {};
    level::Level fresh = pack_.levels[5];
    fresh.id = "fresh";
    const auto key = document.find(document::SheetKind::Level, changed.id);
    auto edit = exchange::takeIn(document, {{{changed, true, 99}, {fresh, true}}});
    QVERIFY(edit.has_value());
    auto applied = document::apply(document, std::move(*edit));
    QCOMPARE(document.pack().levels[3], changed);
    QCOMPARE(document.pack().levels.size(), pack_.levels.size() + 1);
    QCOMPARE(document.find(document::SheetKind::Level, changed.id), key);
    QCOMPARE(document.shown(), key);
    QCOMPARE(document.levelState(key)->seeds.current(), std::uint64_t{99});
    document::apply(document, std::move(applied.inverse));
    QVERIFY(pack::write(document.pack()) == pack::write(pack_));
    QVERIFY(document.levelState(key)->seeds.current() != 99);
}

void TestTakeIn::nothingChangesWhereNothingIsNew() {
    const Document document(pack_);
    const auto edit = exchange::takeIn(document, {{{pack_.levels[2], true}}});
    QVERIFY(edit.has_value());
    QVERIFY(edit->isNothing());
}

void TestTakeIn::whatLevelsNeedComesWithThem() {
    level::Room mine;
    mine.id = "hall";
    mine.title = "Mine";
    mine.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Floor);
    pack_.rooms.push_back(mine);
    level::OwnKind chest;
    chest.id = "chest";
    chest.letter = '&';
    pack_.ownKinds.push_back(chest);
    Document document(pack_);
    exchange::Coming coming;
    coming.levels.push_back({pack_.levels[0], false});
    level::Room other = mine;
    other.title = "Other";
    coming.rooms = {other, mine};
    coming.rooms[1].id = "vault";
    level::OwnKind lamp = chest;
    lamp.id = "lamp";
    lamp.letter = '*';
    coming.ownKinds = {chest, lamp};
    coming.ownKinds[0].title = "Theirs";
    auto edit = exchange::takeIn(document, std::move(coming));
    QVERIFY(edit.has_value());
    auto applied = document::apply(document, std::move(*edit));
    const level::Pack& pack = document.pack();
    QCOMPARE(pack.rooms.size(), std::size_t{2});
    QCOMPARE(pack.rooms[0], mine);
    QCOMPARE(pack.rooms[1].id, std::string("vault"));
    QCOMPARE(pack.ownKinds.size(), std::size_t{2});
    QCOMPARE(pack.ownKinds[0], chest);
    QCOMPARE(pack.ownKinds[1].id, std::string("lamp"));
    // A level is shown, not one of the rooms imported with it.
    QVERIFY(document.levelOf(document.shown()) != nullptr);
    document::apply(document, std::move(applied.inverse));
    QVERIFY(pack::write(document.pack()) == pack::write(pack_));
}

void TestTakeIn::tilesAreKeptWithThePack() {
    Document document(pack_);
    const level::ForeignTiles tiles{{"town.tsx 3", "terrain floor"},
                                    {"a.png #ff0000", "thing hero"}};
    auto edit = exchange::takeIn(document, withTiles(tiles));
    QVERIFY(edit.has_value());
    const auto applied = document::apply(document, std::move(*edit));
    QVERIFY(document.pack().foreignTiles == tiles);
    QVERIFY(document.isPackFileModified());
    // The meanings are written to the pack's file and read back.
    testing::MemorySource source;
    for (const pack::TextFile& file : pack::write(document.pack()))
        source.files[file.name] = file.text;
    const auto reading = pack::readWhatIsGood(source);
    QVERIFY(reading.problems.empty());
    QVERIFY(reading.pack.foreignTiles == tiles);
    source.files["pack.json"].replace(source.files["pack.json"].find("town.tsx 3"), 10,
                                      "a.png #ff0000");
    QCOMPARE(pack::readWhatIsGood(source).problems.size(), std::size_t{1});
    level::ForeignTiles many;
    for (std::size_t i = 0; i <= level::kMaxForeignTiles; ++i)
        many[std::to_string(i)] = "terrain floor";
    QVERIFY(!exchange::takeIn(document, withTiles(many)).has_value());
}

MAZELOOM_TEST(TestTakeIn)

}  // namespace mazeloom::tst_take_in

#include "tst_take_in.moc"
