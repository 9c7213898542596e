// SPDX-License-Identifier: MIT
// Files that show characters: an imported level generates what the file shows.
#include <algorithm>
#include <map>
#include <sstream>

#include <QTest>

#include "core/exchange/drawn.h"
#include "core/exchange/encodings/bytes.h"
#include "core/exchange/exporter.h"
#include "core/exchange/importer.h"
#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "core/random/stream.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_drawn {

class TestDrawn : public QObject {
    Q_OBJECT

  private slots:
    void charactersComeBack_data();
    void charactersComeBack();
    void textComesBackAsItLeft();
    void editedTextChangesWhatWasEdited();
    void aDamagedOriginIsADrawing();
    void tooManyThingsAreRefused();
    void drawingsReplaceNoLevel();
    void marksOnWallsAreLost();
    void unknownCharactersAreNotedOnce();
    void rowsMayDiffer();
    void packingComesBack();
    void bombsAreRefused();
    void dataBehindTheLastLayerIsTold();
    void anyTruncationOfAPictureIsRefused();
    void badText();
};

namespace {

using testing::besideIn;
using testing::mapOf;
using testing::Written;

std::string written(std::string_view id, const level::Pack& pack, const exchange::MadeLevel& made) {
    return testing::writtenAs(id, pack, made).at(id == "xp" ? "level.xp" : "level.txt");
}

tl::expected<exchange::Imported, Problem> read(const char* file, std::string_view bytes) {
    return exchange::importerOf(file)->read(std::string(bytes), {.file = file, .beside = {}});
}

std::string generated(const level::Level& level) {
    auto made = generate::generate(level, {}, 1);
    if (!made) qFatal("%s", made.error().describe().c_str());
    return level::toText(made->map);
}

}  // namespace

void TestDrawn::charactersComeBack_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("file");
    QTest::newRow("text") << "text"
                          << "hall.txt";
    QTest::newRow("REXPaint") << "xp"
                              << "hall.xp";
}

void TestDrawn::charactersComeBack() {
    QFETCH(QString, format);
    QFETCH(QString, file);
    for (const char* name : {"temple", "dungeons"}) {
        const auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/") + name);
        QVERIFY(pack.has_value());
        std::uint64_t seed = 0;
        for (const level::Level& level : pack->levels) {
            if (!testing::isSampled(++seed)) continue;
            auto made = generate::generate(level, pack->rooms, seed);
            QVERIFY(made.has_value());
            const exchange::MadeLevel out{made->map, level, seed};
            const auto back = read(qPrintable(file), written(format.toStdString(), *pack, out));
            QVERIFY2(back.has_value(), level.id.c_str());
            // One note says that the level does not come back as the same level.
            QCOMPARE(back->notes.size(), std::size_t(format == "xp" ? 1 : 0));
            // The format does not distinguish walls of the hidden maze from its aisles, and cells
            // beyond a level are wall.
            std::string wanted = level::toText(made->map);
            std::replace(wanted.begin(), wanted.end(), ' ', '#');
            std::string found = generated(back->levels.front());
            std::replace(found.begin(), found.end(), ' ', '#');
            if (format == "xp") {
                for (std::string* text : {&wanted, &found})
                    std::replace(text->begin(), text->end(), ',', '.');
            }
            QCOMPARE(QString::fromStdString(found), QString::fromStdString(wanted));
        }
    }
}

void TestDrawn::textComesBackAsItLeft() {
    const int seeds = testing::seeds(100);
    for (const level::Pack& pack : testing::allPacks()) {
        for (const level::Level& level : pack.levels) {
            const bool isLarge = level.size.width * level.size.height > 10'000;
            for (int i = 0; i < (isLarge ? 1 + seeds / 20 : seeds); ++i) {
                const auto seed = static_cast<std::uint64_t>(i) * 7919 + 1;
                const level::Map map = mapOf(pack, level, seed);
                const Written files = testing::writtenAs("text", pack, {map, level, seed});
                const auto back = exchange::importerOf("level.txt")
                                      ->read(files.at("level.txt"),
                                             {.file = "level.txt", .beside = besideIn(files)});
                QVERIFY(back.has_value());
                QVERIFY(back->notes.empty());
                QCOMPARE(back->seed, seed);
                QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
            }
        }
    }
}

void TestDrawn::editedTextChangesWhatWasEdited() {
    const auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/temple"));
    const level::Level& level = *pack->findLevel("the-ring");
    const level::Map map = mapOf(*pack, level, 5);
    Written files = testing::writtenAs("text", *pack, {map, level, 5});
    std::string& text = files.at("level.txt");
    const std::size_t hero = text.find('@');
    const std::size_t floor = text.find('.');
    const std::size_t aisle = text.find('.', floor + 1);
    const std::size_t width = text.find('\n') + 1;
    const auto cellAt = [width](std::size_t at) {
        return grid::Point{static_cast<int>(at % width), static_cast<int>(at / width)};
    };
    text[hero] = level::glyph(map.terrains, map.ruleset, map.cells.at(cellAt(hero)));
    text[floor] = '@';
    text[aisle] = '#';
    const auto back = exchange::importerOf("level.txt")
                          ->read(text, {.file = "level.txt", .beside = besideIn(files)});
    QVERIFY(back.has_value());
    QVERIFY(back->notes.empty());
    level::Level now = back->levels.front();
    QCOMPARE(now.kept.cells.count(), level.kept.cells.count() + 1);
    QCOMPARE(now.kept.cells.at(cellAt(aisle)).cell(), level::Cell(level::Terrain::Wall));
    now.kept = level.kept;
    level::Level wanted = level;
    std::ranges::find(wanted.objects, level::ThingKind::Hero, &level::Object::kind)->at =
        cellAt(floor);
    QCOMPARE(pack::writeLevel(now), pack::writeLevel(wanted));
}

void TestDrawn::aDamagedOriginIsADrawing() {
    const auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/temple"));
    const level::Level& level = *pack->findLevel("first-steps");
    const level::Map map = mapOf(*pack, level, 5);
    Written files = testing::writtenAs("text", *pack, {map, level, 5});
    std::string& origin = files.at("level-origin.json");
    for (const std::string& bad :
         {std::string(), std::string("{}"), origin.substr(0, origin.size() / 2),
          std::string(R"({"format": "mazeloom-origin", "version": 2})"),
          std::string(R"({"format": "mazeloom-origin", "version": 1, "level": 3, "made": []})")}) {
        origin = bad;
        const auto back =
            exchange::importerOf("level.txt")
                ->read(files.at("level.txt"), {.file = "level.txt", .beside = besideIn(files)});
        QVERIFY(back.has_value());
        QCOMPARE(back->notes.size(), std::size_t{1});
        QCOMPARE(back->notes.front().file, std::string("level-origin.json"));
        QCOMPARE(back->levels.front().id, std::string("level"));
    }
}

void TestDrawn::tooManyThingsAreRefused() {
    std::string text;
    for (int y = 0; y < 1000; ++y)
        text += std::string(1000, 'r') + '\n';
    const auto back = read("rats.txt", text);
    QVERIFY(!back.has_value());
    QVERIFY(back.error().text.find("200000 things") != std::string::npos);
}

void TestDrawn::drawingsReplaceNoLevel() {
    const auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/temple"));
    const auto back =
        exchange::importerOf("the-ring.txt")
            ->read("###\n#@#\n###\n", {.file = "the-ring.txt", .beside = {}, .into = &*pack});
    QVERIFY(back.has_value());
    QCOMPARE(back->levels.front().id, std::string("the-ring-2"));
}

void TestDrawn::marksOnWallsAreLost() {
    exchange::Drawing drawing;
    drawing.cells = exchange::DrawnCells(grid::Size{3, 1});
    using level::Cell;
    drawing.cells.set({0, 0}, Cell(level::Terrain::Wall).with(Cell::kAisle).with(Cell::kTrap));
    drawing.cells.set({1, 0}, Cell(level::Terrain::Void).with(Cell::kAisle));
    drawing.cells.set({2, 0}, Cell(level::Terrain::Fountain).with(Cell::kCoin));
    exchange::NoteList notes;
    const level::Level level =
        exchange::drawnLevel(drawing, {.file = "a.tmx", .beside = {}}, notes);
    QVERIFY(level.kept.isEmpty());
    for (int x = 0; x < 3; ++x)
        QCOMPARE(level::markOf(level.paint->at({x, 0})), level::PaintMark::None);
}

void TestDrawn::unknownCharactersAreNotedOnce() {
    const auto back = read("hall.txt", "####\n#&&#\n#@&#\n####\n");
    QVERIFY(back.has_value());
    QCOMPARE(back->notes.size(), std::size_t{1});
    QVERIFY(back->notes.front().cell == (grid::Point{1, 1}));
    QCOMPARE(back->levels.front().title, std::string("hall"));
    QCOMPARE(back->levels.front().objects.size(), std::size_t{1});
}

void TestDrawn::rowsMayDiffer() {
    const auto back = read("hall.txt", "\xef\xbb\xbf#####\r\n#.\r\n#####\r\n\r\n");
    QVERIFY(back.has_value());
    const level::Level& level = back->levels.front();
    QCOMPARE(level.size, (grid::Size{5, 3}));
    QCOMPARE(level::terrainOf(level.paint->at({1, 1})), level::Terrain::Floor);
    QCOMPARE(level::terrainOf(level.paint->at({3, 1})), level::Terrain::Wall);
}

void TestDrawn::packingComesBack() {
    random::Stream random(7);
    for (int i = 0; i < 300; ++i) {
        std::string bytes;
        for (int count = random.between(0, 5000); count > 0; --count)
            bytes += static_cast<char>(random.below(i % 2 == 0 ? 256 : 3));
        QCOMPARE(*exchange::fromBase64(exchange::toBase64(bytes)), bytes);
        for (const auto packing : {exchange::Packing::Zlib, exchange::Packing::Gzip})
            QCOMPARE(*exchange::inflated(exchange::deflated(bytes, packing), bytes.size()), bytes);
    }
    QVERIFY(!exchange::fromBase64("not*base64").has_value());
}

void TestDrawn::bombsAreRefused() {
    // The header says version −1 and one layer of 8000 × 8000 cells.
    const std::string head("\xff\xff\xff\xff\x01\0\0\0\x40\x1f\0\0\x40\x1f\0\0", 16);
    const std::string bomb = exchange::deflated(head + std::string(exchange::kMaxImportBytes, '\0'),
                                                exchange::Packing::Gzip);
    QVERIFY(bomb.size() < 2'000'000);
    const auto back = read("bomb.xp", bomb);
    QVERIFY(!back.has_value());
    QCOMPARE(back.error().describe(),
             "bomb.xp: layer 1 makes the picture unpack to more than 268435456 bytes, the limit");
    // Extra data after the layers as well.
    const std::string small("\xff\xff\xff\xff\x01\0\0\0\x01\0\0\0\x01\0\0\0", 16);
    const auto more = read("bomb.xp", exchange::deflated(small + std::string(300'000'000, '\0'),
                                                         exchange::Packing::Gzip));
    QVERIFY(!more.has_value());
    QCOMPARE(more.error().describe(), "bomb.xp: unpacks to more than 268435456 bytes, the limit");
}

void TestDrawn::dataBehindTheLastLayerIsTold() {
    // The header says version −1 and one layer of 1 × 1 cells, of ten bytes each.
    const std::string small("\xff\xff\xff\xff\x01\0\0\0\x01\0\0\0\x01\0\0\0#\0\0\0......", 26);
    for (const std::string& more :
         {std::string(), std::string("more"), std::string(1 << 17, 'm')}) {
        const auto back =
            read("more.xp", exchange::deflated(small + more, exchange::Packing::Gzip));
        QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
        QCOMPARE(back->notes.size(), std::size_t{more.empty() ? 0U : 1U});
        if (!more.empty())
            QCOMPARE(back->notes[0].text, "has data after its last layer, which was ignored");
    }
}

void TestDrawn::anyTruncationOfAPictureIsRefused() {
    const auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/temple"));
    const level::Level& level = *pack->findLevel("first-steps");
    const auto made = generate::generate(level, pack->rooms, 1);
    const std::string packed = written("xp", *pack, {made->map, level, 1});
    const std::string whole = *exchange::inflated(packed, 1'000'000);
    for (std::size_t size = 0; size < whole.size(); size += 7) {
        const std::string part = exchange::deflated(whole.substr(0, size), exchange::Packing::Gzip);
        QVERIFY(!read("part.xp", part).has_value());
    }
    for (std::size_t size = 0; size < packed.size(); size += 11)
        QVERIFY(!read("part.xp", std::string_view(packed).substr(0, size)).has_value());
}

void TestDrawn::badText() {
    QVERIFY(!read("a.txt", "").has_value());
    QVERIFY(!read("a.txt", "\n\n\n").has_value());
    QVERIFY(!read("a.txt", std::string(9000, '#')).has_value());
    QVERIFY(!read("a.txt", std::string(20'000, '\n') + "#").has_value());
}

MAZELOOM_TEST(TestDrawn)

}  // namespace mazeloom::tst_drawn

#include "tst_drawn.moc"
