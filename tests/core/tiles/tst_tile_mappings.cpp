// SPDX-License-Identifier: MIT
// A game's own tiles in a pack: reading and writing, refusing errors, saving beside the levels,
// archives, journals, edits and undo.
#include <QTest>

#include "core/document/edits_structure.h"
#include "core/document/history.h"
#include "core/edit/tile_mappings.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/journal/journal.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_contents.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/packs/pack_folder.h"
#include "tests/support/packs/packs.h"
#include "tests/support/packs/random_tiles.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_tile_mappings {

using document::Document;
using level::EdgeSet;
using level::TileMapping;
using level::TileMappings;
using testing::PackFolder;

namespace {

TileMapping stone() {
    TileMapping mapping;
    mapping.id = "stone";
    mapping.title = "Stone";
    mapping.side = 8;
    mapping.spacing = 1;
    mapping.picture = testing::headOfPicture({80, 40});
    mapping.rules = {{"terrain floor", EdgeSet::Single, {{{1, 12}, {2, 1}}}},
                     {"terrain wall", EdgeSet::Sides, std::vector<level::TileVariants>(16)}};
    mapping.rules[1].shapes[15] = {{4, 1}};
    return mapping;
}

level::Pack packWith(TileMappings mappings) {
    level::Pack pack = testing::packOf({"one"});
    pack.tileMappings = std::move(mappings);
    return pack;
}

}  // namespace

class TestTileMappings : public QObject {
    Q_OBJECT

  private slots:
    void readAsWritten();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void picturesAreFilesOfThePack();
    void aPictureThatIsMissingLosesNothing();
    void theJournalHasThem();
    void editsAreTakenBack();
    void refusesWhatCouldNotBeSaved();
};

void TestTileMappings::readAsWritten() {
    const level::Pack pack = packWith({stone()});
    const std::string text = pack::writePack(pack, {});
    QVERIFY(text.find("  \"tile-mappings\": [\n    {\n      \"id\": \"stone\",\n      \"title\": "
                      "\"Stone\",\n      \"side\": 8,\n      \"spacing\": 1,\n      \"tiles\": [\n"
                      "        {\"for\": \"terrain floor\", \"tiles\": [{\"tile\": 1, \"weight\": "
                      "12}, 2]},\n        {\"for\": \"terrain wall\", \"edges\": \"sides\", "
                      "\"tiles\": [[], []") != std::string::npos);
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const level::Pack one = packWith(testing::randomTileMappings(random));
        pack::Report report("pack.json");
        const std::string written = pack::writePack(one, {});
        pack::Contents read = pack::readContents(*pack::parseJson(written, "pack.json"), report);
        QVERIFY(report.isClean());
        QCOMPARE(pack::writePack(read.pack, {}), written);
        for (std::size_t i = 0; i < one.tileMappings.size(); ++i)
            read.pack.tileMappings[i].picture = one.tileMappings[i].picture;
        QVERIFY(read.pack.tileMappings == one.tileMappings);
        QVERIFY(edit::areAllowed(one.tileMappings));
    }
}

void TestTileMappings::tellsWhatIsWrong_data() {
    QTest::addColumn<QString>("mapping");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const QString& mapping, const char* problem) {
        QTest::addRow("%s", name) << mapping << problem;
    };
    row("no id", R"({"tiles": []})", "tile mapping 1, id");
    row("a path for an id", R"({"id": "../a", "tiles": []})", "tile mapping 1, id");
    row("no tiles", R"({"id": "a"})", "tile mapping 1, tiles");
    row("tiny tiles", R"({"id": "a", "side": 1, "tiles": []})", "tile mapping 1, side");
    row("huge tiles", R"({"id": "a", "side": 257, "tiles": []})", "tile mapping 1, side");
    row("a negative margin", R"({"id": "a", "margin": -1, "tiles": []})", "tile mapping 1, margin");
    row("twice", R"({"id": "a", "tiles": []}, {"id": "a", "tiles": []})", "\"a\" appears twice");
    row("a meaning twice",
        R"({"id": "a", "tiles": [{"for": "x", "tiles": []}, {"for": "x", "tiles": []}]})",
        "entry 2, for");
    row("no meaning", R"({"id": "a", "tiles": [{"tiles": []}]})", "entry 1, for");
    row("unknown edges", R"({"id": "a", "tiles": [{"for": "x", "edges": "hex", "tiles": []}]})",
        "entry 1, edges");
    row("too few shapes", R"({"id": "a", "tiles": [{"for": "x", "edges": "blob", "tiles": [[]]}]})",
        "has 47");
    row("a shape that is no list",
        R"({"id": "a", "tiles": [{"for": "x", "edges": "sides", "tiles": [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]}]})",
        "shape 0");
    row("a negative tile", R"({"id": "a", "tiles": [{"for": "x", "tiles": [-1]}]})",
        "entry 1, tiles, variant 1");
    row("a word for a tile", R"({"id": "a", "tiles": [{"for": "x", "tiles": ["wall"]}]})",
        "variant 1");
    row("a weight without a tile",
        R"({"id": "a", "tiles": [{"for": "x", "tiles": [{"weight": 2}]}]})", "variant 1, tile");
    row("no weight", R"({"id": "a", "tiles": [{"for": "x", "tiles": [{"tile": 1, "weight": 0}]}]})",
        "variant 1, weight");
    QStringList many;
    for (int i = 0; i < 70; ++i)
        many << QString::number(i);
    row("many variants",
        R"({"id": "a", "tiles": [{"for": "x", "tiles": [)" + many.join(',') + "]}]}", "at most 64");
    QStringList mappings;
    for (int i = 0; i < 33; ++i)
        mappings << QString(R"({"id": "a%1", "tiles": []})").arg(i);
    row("many mappings", mappings.join(','), "at most 32");
}

void TestTileMappings::tellsWhatIsWrong() {
    QFETCH(const QString, mapping);
    QFETCH(const QString, problem);
    const QString text = R"({"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P", )"
                         R"("levels": [], "rooms": [], "tile-mappings": [)" +
                         mapping + "]}";
    pack::Report report("pack.json");
    pack::readContents(*pack::parseJson(text.toStdString(), "pack.json"), report);
    QVERIFY(!report.isWhole());
    QString told;
    for (const Problem& one : report.take())
        told += QString::fromStdString(one.describe()) + '\n';
    QVERIFY2(told.contains(problem), qPrintable(told));
}

void TestTileMappings::picturesAreFilesOfThePack() {
    const PackFolder files;
    level::Pack pack = packWith({stone()});
    pack::DiskState disk;
    auto saved = pack::save(pack, files.path(), disk);
    QVERIFY(saved.has_value());
    QVERIFY(std::ranges::find(saved->written, "tiles/stone.png") != saved->written.end());
    QCOMPARE(files.bytes("tiles/stone.png"), std::string(stone().picture.bytes()));
    const auto again = pack::readFolder(files.path());
    QVERIFY(again && *again == pack);
    // Nothing changed, so nothing is written.
    pack::Opened opened = *pack::openForEditing(files.path());
    QVERIFY(opened.reading.pack == pack);
    QVERIFY(pack::save(pack, files.path(), opened.disk)->written.empty());
    // Another picture of the same name, then none.
    pack.tileMappings[0].picture = testing::headOfPicture({8, 8});
    QCOMPARE(pack::save(pack, files.path(), opened.disk)->written,
             std::vector<std::string>{"tiles/stone.png"});
    pack.tileMappings.clear();
    const auto last = pack::save(pack, files.path(), opened.disk);
    QCOMPARE(last->written, std::vector<std::string>{"pack.json"});
    QCOMPARE(last->removed, std::vector<std::string>{"tiles/stone.png"});
}

void TestTileMappings::aPictureThatIsMissingLosesNothing() {
    const PackFolder files;
    pack::DiskState disk;
    QVERIFY(pack::save(packWith({stone()}), files.path(), disk).has_value());
    // Another program saved a different kind of picture under that name.
    files.write("tiles/stone.png", "GIF89a");
    pack::Opened opened = *pack::openForEditing(files.path());
    QCOMPARE(opened.reading.problems.size(), std::size_t{1});
    QCOMPARE(opened.reading.problems[0].severity, Severity::Warning);
    QCOMPARE(opened.reading.problems[0].describe(),
             std::string("tiles/stone.png: is no PNG picture"));
    QCOMPARE(opened.reading.pack.tileMappings.size(), std::size_t{1});
    opened.reading.pack.title = "Another";
    const auto saved = pack::save(opened.reading.pack, files.path(), opened.disk);
    QCOMPARE(saved->written, std::vector<std::string>{"pack.json"});
    QVERIFY(saved->removed.empty());
    QCOMPARE(files.bytes("tiles/stone.png"), std::string("GIF89a"));
    // Levels need no picture, and readers of the pack do not either.
    std::filesystem::remove(files.path() / "tiles/stone.png");
    QVERIFY(pack::readFolder(files.path()).has_value());
}

void TestTileMappings::theJournalHasThem() {
    Document document(packWith({stone()}));
    document::History history;
    pack::ChangedParts changed(document);
    std::string journal = pack::journalOf(document.pack(), {"n", "f", "t", {}});
    const auto told = [&] {
        journal += pack::recordOf(document.pack(), changed.take(document));
        const pack::JournalReading read = pack::readJournal(journal, "journal");
        return read.problems.empty() && read.isWhole && read.pack == document.pack();
    };
    const auto tell = [&](const document::Change& change) { changed.note(document, change); };
    QVERIFY(pack::readJournal(journal, "journal").pack == document.pack());
    TileMappings mappings = document.pack().tileMappings;
    const auto set = [&] {
        history.push(document, *document::setTileMappings(document, mappings), "Tiles",
                     document::kNoGesture, tell);
    };
    mappings[0].side = 16;
    set();
    const std::size_t before = journal.size();
    QVERIFY(told());
    // The picture is unchanged, so it is not recorded again.
    QVERIFY(journal.find("tiles 24 stone", before) == std::string::npos);
    mappings[0].picture = testing::headOfPicture({8, 8}, "\n\0record");
    mappings.push_back(stone());
    mappings[1].id = "second";
    set();
    QVERIFY(told());
    mappings.erase(mappings.begin());
    set();
    QVERIFY(told());
    mappings[0].picture = {};
    set();
    QVERIFY(told());
    while (history.canUndo()) {
        history.undo(document, tell);
        QVERIFY(told());
    }
    QVERIFY(document.pack().tileMappings == TileMappings{stone()});
}

void TestTileMappings::editsAreTakenBack() {
    Document document(packWith({stone()}));
    const level::Pack before = document.pack();
    TileMappings mappings = before.tileMappings;
    mappings[0].rules[0].shapes[0][0].weight = 3;
    auto applied = document::apply(document, *document::setTileMappings(document, mappings));
    QVERIFY(applied.change.tiles);
    QVERIFY(!applied.change.structure);
    QVERIFY(document.pack().tileMappings == mappings);
    document::apply(document, std::move(applied.inverse));
    QVERIFY(document.pack() == before);
    QVERIFY(document::isIdle(document, *document::setTileMappings(document, before.tileMappings)));
}

void TestTileMappings::refusesWhatCouldNotBeSaved() {
    const Document document(packWith({}));
    const auto isRefused = [&](const auto& spoil) {
        TileMappings mappings{stone()};
        spoil(mappings);
        const auto edit = document::setTileMappings(document, mappings);
        return !edit && edit.error() == document::Refusal::NotAllowed;
    };
    QVERIFY(!isRefused([](TileMappings&) {}));
    QVERIFY(isRefused([](TileMappings& m) { m[0].id = "A b"; }));
    QVERIFY(isRefused([](TileMappings& m) { m.push_back(m[0]); }));
    QVERIFY(isRefused([](TileMappings& m) { m[0].side = 0; }));
    QVERIFY(isRefused([](TileMappings& m) { m[0].margin = 65; }));
    QVERIFY(isRefused([](TileMappings& m) { m[0].rules[1].shapes.pop_back(); }));
    QVERIFY(isRefused([](TileMappings& m) { m[0].rules[1].meaning = "terrain floor"; }));
    QVERIFY(isRefused([](TileMappings& m) { m[0].rules[0].meaning.clear(); }));
    QVERIFY(isRefused([](TileMappings& m) { m[0].rules[0].shapes[0][0].tile = -1; }));
    QVERIFY(isRefused([](TileMappings& m) { m[0].rules[0].shapes[0][0].weight = 0; }));
}

MAZELOOM_TEST(TestTileMappings)

}  // namespace mazeloom::tst_tile_mappings

#include "tst_tile_mappings.moc"
