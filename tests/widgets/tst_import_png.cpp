// SPDX-License-Identifier: MIT
// Import of pixels as terrain, from pictures that Qt writes.
#include <algorithm>
#include <map>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <QBuffer>
#include <QImage>
#include <QTest>

#include "core/exchange/png/origin_text.h"
#include "core/exchange/png/read_png.h"
#include "core/random/stream.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/exchange/exporters.h"

namespace mazeloom::tst_import_png {

class TestImportPng : public QObject {
    Q_OBJECT

  private slots:
    void pixelsAreReadAsQtWritesThem_data();
    void pixelsAreReadAsQtWritesThem();
    void coloursOfThemesAreKnown();
    void squaresAreCells();
    void photographsAreRefused();
    void damageIsRefusedOrChangesNoPixel();
    void interlacedPicturesAreRead_data();
    void interlacedPicturesAreRead();
    void flawsThatChangeNoPixelAreTold();
    void coloursBeyondThePaletteAreBlack();
    void ourPicturesAreTheirLevels();
    void aLevelStaysAsItIsInThePack();
    void aChangedPictureIsReadByItsColours();
    void aDamagedOriginIsTold();
    void ownTerrainsAreKnownByTheirColours();

  private:
    level::Pack pack_ = std::move(testing::allPacks().front());
};

namespace {

level::Terrain terrainAt(const exchange::Imported& imported, int x, int y) {
    return level::terrainOf(imported.levels.front().paint->at({x, y}));
}

std::string pngOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

std::vector<std::uint32_t> pixelsOf(const exchange::png::Picture& picture) {
    std::vector<std::uint32_t> pixels;
    for (std::size_t i = 0; i < static_cast<std::size_t>(picture.size.area()); ++i)
        pixels.push_back(picture.at(i));
    return pixels;
}

tl::expected<exchange::Imported, Problem> read(const char* file, const std::string& bytes,
                                               level::ForeignTiles tiles = {}) {
    return exchange::importerOf(file)->read(
        bytes, {.file = file, .beside = {}, .tiles = std::move(tiles)});
}

/// Returns the PNG file that the program exports.
std::string exported(const level::Pack& pack, const level::Level& level, std::uint64_t seed,
                     exchange::ExportOptions options) {
    const level::Map map = testing::mapOf(pack, level, seed);
    const exchange::MadeLevel made{map, level, seed};
    const auto files =
        widgets::findExporter("png")->filesOf({pack.title, pack.rooms, {&made, 1}}, options);
    if (!files) qFatal("%s", files.error().describe().c_str());
    std::ostringstream out;
    files->front().write(out);
    return out.str();
}

/// Options for one pixel a cell and no letters, whose colours stand for no terrain.
exchange::ExportOptions small() {
    exchange::ExportOptions options;
    options.picture.cell = 1;
    return options;
}

}  // namespace

void TestImportPng::ourPicturesAreTheirLevels() {
    int levels = 0;
    for (const level::Level& level : pack_.levels) {
        if (level.size.width > 100 || ++levels > 8) continue;
        exchange::ExportOptions options;
        options.picture.cell = 5 + levels;
        const std::string bytes = exported(pack_, level, 77, options);
        // To other programs the file is an ordinary picture.
        QCOMPARE(QImage::fromData(QByteArray::fromStdString(bytes)).width(),
                 options.picture.cell * level.size.width);
        const auto back = read("level.png", bytes);
        if (!back) qFatal("%s", back.error().describe().c_str());
        QVERIFY(back->levels.front() == level);
        QVERIFY(back->cameBack);
        QCOMPARE(back->seeds, std::vector<std::uint64_t>{77});
        QVERIFY(back->notes.empty());
        QVERIFY(back->unknownTiles.empty());
    }
    QVERIFY(levels > 2);
    // The user can export the picture alone.
    exchange::ExportOptions alone = small();
    alone.keepsOrigin = false;
    const auto back = read("level.png", exported(pack_, pack_.levels.front(), 77, alone));
    QVERIFY(back.has_value() && !back->cameBack);
}

void TestImportPng::aLevelStaysAsItIsInThePack() {
    const level::Level left = pack_.levels.front();
    const testing::Written files{{"level.png", exported(pack_, left, 3, small())}};
    level::Pack now = pack_;
    now.levels[0].title = "Another title";
    const auto back = testing::imported(files, "level.png", &now);
    QVERIFY(back.has_value());
    QCOMPARE(back->levels.front().title, std::string("Another title"));
    // Imported into another pack, the level is as it was exported.
    level::Pack other;
    const auto there = testing::imported(files, "level.png", &other);
    QVERIFY(there.has_value() && there->levels.front() == left);
}

void TestImportPng::aChangedPictureIsReadByItsColours() {
    const level::Level& level = pack_.levels.front();
    const std::string bytes = exported(pack_, level, 3, small());
    // Qt keeps the texts when it rewrites a picture.
    QImage image = QImage::fromData(QByteArray::fromStdString(bytes));
    QVERIFY(!image.text("mazeloom-origin").isEmpty());
    image = image.convertToFormat(QImage::Format_RGB32);
    image.setPixelColor(0, 0, QColor(0xa9cdf5));
    const std::string changed = pngOf(image);
    const auto back = read("level.png", changed);
    if (!back) qFatal("%s", back.error().describe().c_str());
    QVERIFY(!back->cameBack);
    QCOMPARE(terrainAt(*back, 0, 0), level::Terrain::Water);
}

void TestImportPng::aDamagedOriginIsTold() {
    const level::Level& level = pack_.levels.front();
    exchange::ExportOptions alone = small();
    alone.keepsOrigin = false;
    const std::string picture = exported(pack_, level, 3, alone);
    for (const char* text : {"", "{}", "[1", "{\"format\": \"mazeloom-origin\", \"version\": 1}"}) {
        const auto back = read("level.png", exchange::png::withOrigin(picture, text));
        QVERIFY(back.has_value());
        QVERIFY(!back->cameBack);
        QVERIFY(back->notes.front().text.find("it was read from its colours") != std::string::npos);
    }
    // Other pixels with the same text.
    const std::string whole = exported(pack_, level, 3, small());
    const std::string other = exported(pack_, level, 4, alone);
    const auto origin = exchange::png::originIn(whole);
    QVERIFY(origin && origin->isOfThesePixels);
    // The chunk is before the last one, which has 12 bytes.
    const std::size_t chunk = whole.size() - picture.size();
    std::string mixed = other;
    mixed.insert(other.size() - 12, whole.substr(picture.size() - 12, chunk));
    QVERIFY(!exchange::png::originIn(mixed)->isOfThesePixels);
    const auto back = read("level.png", mixed);
    QVERIFY(back.has_value() && !back->cameBack);
    QVERIFY(back->notes.front().text.find("was changed") != std::string::npos);
}

void TestImportPng::ownTerrainsAreKnownByTheirColours() {
    level::OwnTerrains own(3);
    const char* const ids[] = {"moss", "hedge", "ash"};
    for (std::size_t i = 0; i < own.size(); ++i) {
        own[i].terrain = static_cast<level::Terrain>(
            static_cast<std::size_t>(level::kFirstOwnTerrain) + 30 - 3 * i);
        own[i].id = ids[i];
        own[i].character = level::freeCharacter(std::span(own).first(i));
    }
    own[0].colour = {0x2fa84cff};
    own[1].colour = {0x8040c080};  // its opacity does not matter
    own[1].walkable = false;
    own[2].colour = {0x2c4a6eff};  // the dark theme's water: the program's colours take precedence
    level::Pack pack;
    pack.id = "meadow";
    pack.terrains = level::TerrainTable(own);
    level::Level level = testing::painted({"#####", "#@..#", "#...#", "#####"}, {});
    level.id = "meadow";
    level.ruleset = level::Ruleset::Descent;
    level.terrains = pack.terrains;
    level.paint->at({2, 1}) = level::painted(own[0].terrain);
    level.paint->at({1, 2}) = level::painted(own[1].terrain);
    level.paint->at({2, 2}) = level::painted(own[0].terrain);
    pack.levels = {level};
    exchange::ExportOptions alone = small();
    alone.keepsOrigin = false;
    const QImage exact =
        QImage::fromData(QByteArray::fromStdString(exported(pack, level, 3, alone)));
    for (const int cell : {1, 4}) {
        const testing::Written files{
            {"level.png", pngOf(exact.scaled(cell * exact.width(), cell * exact.height()))}};
        const auto back = testing::imported(files, "level.png", &pack);
        if (!back) qFatal("%s", back.error().describe().c_str());
        const level::Level& found = back->levels.front();
        QVERIFY(found.terrains == pack.terrains);
        QCOMPARE(found.size, level.size);
        QCOMPARE(terrainAt(*back, 2, 1), own[0].terrain);
        QCOMPARE(terrainAt(*back, 1, 2), own[1].terrain);
        QCOMPARE(terrainAt(*back, 2, 2), own[0].terrain);
        QCOMPARE(terrainAt(*back, 3, 2), level::Terrain::Floor);
        QCOMPARE(terrainAt(*back, 0, 0), level::Terrain::Wall);
        // Without the pack these colours are unknown.
        const auto stranger = testing::imported(files, "level.png");
        QVERIFY(stranger.has_value());
        QCOMPARE(terrainAt(*stranger, 2, 1), level::Terrain::Floor);
        QVERIFY(std::ranges::find(stranger->unknownTiles, "#2fa84c") !=
                stranger->unknownTiles.end());
    }
    // The user's mapping precedes the pack's colours, and may name a terrain of the pack.
    QImage image(2, 1, QImage::Format_RGB32);
    image.setPixel(0, 0, qRgb(0x2f, 0xa8, 0x4c));
    image.setPixel(1, 0, qRgb(0x2c, 0x4a, 0x6e));
    const testing::Written files{{"a.png", pngOf(image)}};
    const auto read = [&](level::ForeignTiles tiles) {
        const auto back = exchange::importerOf("a.png")->read(
            files.at("a.png"),
            {.file = "a.png", .beside = {}, .tiles = std::move(tiles), .into = &pack});
        if (!back) qFatal("%s", back.error().describe().c_str());
        return std::pair(terrainAt(*back, 0, 0), terrainAt(*back, 1, 0));
    };
    QVERIFY(read({}) == std::pair(own[0].terrain, level::Terrain::Water));
    QVERIFY(read({{"#2fa84c", "terrain wall"}, {"#2c4a6e", "terrain own:ash"}}) ==
            std::pair(level::Terrain::Wall, own[2].terrain));
}

void TestImportPng::pixelsAreReadAsQtWritesThem_data() {
    QTest::addColumn<int>("format");
    for (const auto format : {QImage::Format_Mono, QImage::Format_Indexed8,
                              QImage::Format_Grayscale8, QImage::Format_Grayscale16,
                              QImage::Format_RGB32, QImage::Format_ARGB32, QImage::Format_RGBA64})
        QTest::addRow("%d", int{format}) << int{format};
}

void TestImportPng::pixelsAreReadAsQtWritesThem() {
    QFETCH(int, format);
    random::Stream random(9);
    for (const QSize size : {QSize(1, 1), QSize(7, 3), QSize(40, 61)}) {
        QImage image(size, QImage::Format_ARGB32);
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x) {
                const auto part = [&] { return random.between(0, 3) * 85; };
                image.setPixel(x, y, qRgba(part(), part(), part(), x % 5 == 0 ? 0 : 255));
            }
        }
        image = image.convertToFormat(static_cast<QImage::Format>(format));
        const auto picture = exchange::png::read(pngOf(image));
        if (!picture) qFatal("%s", picture.error().c_str());
        QCOMPARE(picture->size, (grid::Size{size.width(), size.height()}));
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x) {
                const QRgb is = image.pixel(x, y);
                const std::uint32_t wanted = static_cast<std::uint32_t>(qRed(is)) << 24 |
                                             static_cast<std::uint32_t>(qGreen(is)) << 16 |
                                             static_cast<std::uint32_t>(qBlue(is)) << 8 |
                                             static_cast<std::uint32_t>(qAlpha(is));
                const auto at = static_cast<std::size_t>(y * size.width() + x);
                const std::uint32_t found = picture->at(at);
                QVERIFY(qAlpha(is) == 0 ? (found & 0xff) == 0 : found == wanted);
            }
        }
    }
}

void TestImportPng::coloursOfThemesAreKnown() {
    QImage image(4, 2, QImage::Format_ARGB32);
    image.fill(QColor(0x555d6a));
    image.setPixelColor(0, 0, QColor(0x1d2128));
    image.setPixelColor(1, 0, QColor(0xa9cdf5));
    image.setPixelColor(2, 0, QColor(1, 2, 3));
    image.setPixelColor(3, 0, Qt::transparent);
    image.setPixelColor(0, 1, QColor(0xffd84a));
    const auto back = read("town.png", pngOf(image));
    QVERIFY(back.has_value());
    QCOMPARE(terrainAt(*back, 0, 0), level::Terrain::Wall);
    QCOMPARE(terrainAt(*back, 1, 0), level::Terrain::Water);
    QCOMPARE(terrainAt(*back, 2, 0), level::Terrain::Floor);
    QCOMPARE(terrainAt(*back, 3, 0), level::Terrain::Wall);
    QCOMPARE(level::markOf(back->levels.front().paint->at({0, 1})), level::PaintMark::Coin);
    QCOMPARE(back->unknownTiles, (std::vector<std::string>{"#010203"}));
    const auto told = read("town.png", pngOf(image), {{"#010203", "terrain column"}});
    QCOMPARE(terrainAt(*told, 2, 0), level::Terrain::Column);
}

void TestImportPng::squaresAreCells() {
    QImage small(5, 4, QImage::Format_RGB32);
    small.fill(QColor(0x555d6a));
    small.setPixelColor(1, 1, QColor(0x1d2128));
    small.setPixelColor(4, 3, QColor(0x1d2128));
    for (const int side : {1, 2, 7, 16}) {
        const QImage large = small.scaled(small.size() * side);
        const auto back = read("town.png", pngOf(large));
        QVERIFY(back.has_value());
        QCOMPARE(back->levels.front().size, (grid::Size{5, 4}));
        QCOMPARE(terrainAt(*back, 1, 1), level::Terrain::Wall);
        QCOMPARE(terrainAt(*back, 4, 3), level::Terrain::Wall);
        QCOMPARE(terrainAt(*back, 3, 3), level::Terrain::Floor);
    }
}

void TestImportPng::photographsAreRefused() {
    QImage image(40, 40, QImage::Format_RGB32);
    for (int y = 0; y < 40; ++y) {
        for (int x = 0; x < 40; ++x)
            image.setPixel(x, y, qRgb(x * 6, y * 6, x * y % 256));
    }
    const auto back = read("photo.png", pngOf(image));
    QVERIFY(!back.has_value());
    QVERIFY(back.error().describe().find("photo.png: has more than 256 colours") == 0);
}

namespace {

void addWord(std::string& out, std::uint32_t number) {
    for (const unsigned shift : {24u, 16u, 8u, 0u})
        out += static_cast<char>(number >> shift & 0xff);
}

/// Returns a chunk with a valid checksum.
std::string chunk(const std::string& type, const std::string& data) {
    const std::string checked = type + data;
    std::string out;
    addWord(out, static_cast<std::uint32_t>(data.size()));
    out += checked;
    std::uint32_t sum = ~0u;
    for (const char c : checked) {
        sum ^= static_cast<unsigned char>(c);
        for (int i = 0; i < 8; ++i)
            sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xedb88320u : 0);
    }
    addWord(out, ~sum);
    return out;
}

/// Returns a PNG file of a picture's samples, row by row. `kind` is PNG's colour type.
std::string pngOfSamples(grid::Size size, int kind, const std::vector<std::uint8_t>& samples,
                         int perPixel, bool isInterlaced, const std::string& before = {},
                         const std::string& behind = {}) {
    std::string header;
    addWord(header, static_cast<std::uint32_t>(size.width));
    addWord(header, static_cast<std::uint32_t>(size.height));
    for (const int byte : {8, kind, 0, 0, isInterlaced ? 1 : 0})
        header += static_cast<char>(byte);
    struct Pass {
        int x, y, stepX, stepY;
    };
    // https://www.w3.org/TR/png/#8Interlace
    const std::vector<Pass> adam7{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
                                  {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};
    QByteArray rows;
    for (const Pass& pass : isInterlaced ? adam7 : std::vector<Pass>{{0, 0, 1, 1}}) {
        for (int y = pass.y; y < size.height && pass.x < size.width; y += pass.stepY) {
            rows.append('\0');
            for (int x = pass.x; x < size.width; x += pass.stepX) {
                for (int i = 0; i < perPixel; ++i)
                    rows.append(static_cast<char>(
                        samples[static_cast<std::size_t>((y * size.width + x) * perPixel + i)]));
            }
        }
    }
    rows += behind.c_str();
    // qCompress() writes the length first.
    const std::string packed = qCompress(rows).mid(4).toStdString();
    return std::string("\x89PNG\r\n\x1a\n", 8) + chunk("IHDR", header) + before +
           chunk("IDAT", packed) + chunk("IEND", {});
}

}  // namespace

void TestImportPng::damageIsRefusedOrChangesNoPixel() {
    QImage image(20, 10, QImage::Format_RGB32);
    image.fill(QColor(0x555d6a));
    image.setPixelColor(3, 4, QColor(0x1d2128));
    const std::string whole = pngOf(image);
    const auto pixels = pixelsOf(*exchange::png::read(whole));
    // Bytes after the pixels may be missing, with a note.
    const std::size_t lastChunk = 12;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto part = exchange::png::read(whole.substr(0, size));
        QVERIFY(!part || size >= whole.size() - lastChunk);
        if (part) QVERIFY(pixelsOf(*part) == pixels && !part->flaws.empty());
        QCOMPARE(read("part.png", whole.substr(0, size)).has_value(), part.has_value());
    }
    int refused = 0;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        const auto back = exchange::png::read(damaged);
        refused += back ? 0 : 1;
        if (back && pixelsOf(*back) != pixels) QFAIL(qPrintable(QString::number(at)));
    }
    QVERIFY(refused > 60);
    // A header that claims the largest picture: for so short a file no memory may be allocated.
    std::string header;
    for (int i = 0; i < 2; ++i)
        addWord(header, 8192);
    header += std::string("\x08\x06\0\0\0", 5);
    const auto huge = exchange::png::read(std::string("\x89PNG\r\n\x1a\n", 8) +
                                          chunk("IHDR", header) + chunk("IDAT", "x"));
    QVERIFY(!huge.has_value());
    QCOMPARE(huge.error(), std::string("is cut off"));
}

void TestImportPng::interlacedPicturesAreRead_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("perPixel");
    QTest::newRow("grey") << 0 << 1;
    QTest::newRow("colours") << 2 << 3;
    QTest::newRow("palette") << 3 << 1;
    QTest::newRow("grey and opacity") << 4 << 2;
    QTest::newRow("colours and opacity") << 6 << 4;
}

void TestImportPng::interlacedPicturesAreRead() {
    QFETCH(int, kind);
    QFETCH(int, perPixel);
    random::Stream random(3);
    std::string colours;
    for (int i = 0; i < 256 * 3; ++i)
        colours += static_cast<char>(random.below(256));
    const std::string palette = kind == 3 ? chunk("PLTE", colours) : "";
    for (const grid::Size size : {grid::Size{1, 1}, {3, 2}, {8, 8}, {13, 21}, {40, 7}}) {
        std::vector<std::uint8_t> samples(static_cast<std::size_t>(size.area() * perPixel));
        for (std::uint8_t& sample : samples)
            sample = static_cast<std::uint8_t>(random.below(256));
        const auto plain =
            exchange::png::read(pngOfSamples(size, kind, samples, perPixel, false, palette));
        const auto laced =
            exchange::png::read(pngOfSamples(size, kind, samples, perPixel, true, palette));
        if (!plain || !laced) qFatal("%s", (plain ? laced : plain).error().c_str());
        QVERIFY(pixelsOf(*plain) == pixelsOf(*laced));
        QVERIFY(laced->flaws.empty());
        for (std::size_t i = 0; kind == 6 && 4 * i < samples.size(); ++i) {
            QCOMPARE(plain->at(i) >> 24, std::uint32_t{samples[4 * i]});
            QCOMPARE(plain->at(i) & 0xff, std::uint32_t{samples[4 * i + 3]});
        }
    }
}

void TestImportPng::flawsThatChangeNoPixelAreTold() {
    const std::vector<std::uint8_t> samples{0x55, 0x5d, 0x6a, 0x1d, 0x21, 0x28};
    std::string text = chunk("tEXt", std::string("Comment\0x", 9));
    const std::string good = pngOfSamples({2, 1}, 2, samples, 3, false, text);
    QVERIFY(read("a.png", good)->notes.empty());
    text.back() = static_cast<char>(text.back() ^ 1);
    const std::map<std::string, std::string> flaws{
        {"tEXt: CRC error", pngOfSamples({2, 1}, 2, samples, 3, false, text)},
        {"Too much image data", pngOfSamples({2, 1}, 2, samples, 3, false, {}, "more")},
        {"has data after its end, which was ignored", good + "again"},
        {"ends before its last chunk", good.substr(0, good.size() - 12)}};
    for (const auto& [note, bytes] : flaws) {
        const auto back = read("a.png", bytes);
        if (!back) qFatal("%s", back.error().describe().c_str());
        QCOMPARE(back->notes.size(), std::size_t{1});
        const std::string told = back->notes.front().describe();
        QVERIFY2(told.starts_with("a.png: ") && told.find(note) != std::string::npos, told.c_str());
        QCOMPARE(terrainAt(*back, 0, 0), level::Terrain::Floor);
        QCOMPARE(terrainAt(*back, 1, 0), level::Terrain::Wall);
    }
}

void TestImportPng::coloursBeyondThePaletteAreBlack() {
    const std::string palette = chunk("PLTE", "\x55\x5d\x6a\x1d\x21\x28");
    const auto picture = exchange::png::read(pngOfSamples({3, 1}, 3, {0, 1, 9}, 1, false, palette));
    if (!picture) qFatal("%s", picture.error().c_str());
    QVERIFY((pixelsOf(*picture) == std::vector<std::uint32_t>{0x555d6aff, 0x1d2128ff, 0xff}));
    QCOMPARE(picture->flaws,
             (std::vector<std::string>{"names a colour that its palette does not have in 1 of its "
                                       "pixels: it was taken for black"}));
}

MAZELOOM_TEST(TestImportPng)

}  // namespace mazeloom::tst_import_png

#include "tst_import_png.moc"
