// SPDX-License-Identifier: MIT
// Text and CSV files as editors, spreadsheets and other programs write them.
#include <algorithm>
#include <map>
#include <set>

#include <QStringEncoder>
#include <QTest>

#include "core/exchange/encodings/bytes.h"
#include "core/exchange/encodings/characters.h"
#include "core/exchange/importer.h"
#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "core/random/stream.h"
#include "core/stop.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_characters {

class TestCharacters : public QObject {
    Q_OBJECT

  private slots:
    void utf8IsJudgedAsQtJudgesIt();
    void everyEncodingGivesTheSame_data();
    void everyEncodingGivesTheSame();
    void whatIsNoTextIsRefused_data();
    void whatIsNoTextIsRefused();
    void aStoppedTextIsNoText();
    void linesEndInEveryWay();
    void messagesShowCharacters();
    void glyphsAreThoseOfCodePage437();
    void aCharacterIsACell_data();
    void aCharacterIsACell();
    void meaningsAreTaken();
    void glyphsHaveMeanings();
    void aReturnedTextTakesMeanings();
    void booksAreNoLevels();
    void spreadsheetsAreRead_data();
    void spreadsheetsAreRead();
};

namespace {

using exchange::Encoding;
using exchange::Imported;
using level::Terrain;

using Read = tl::expected<Imported, Problem>;

Read read(const char* file, const std::string& bytes, level::ForeignTiles tiles = {},
          Encoding encoding = Encoding::Unicode) {
    return exchange::importerOf(file)->read(
        bytes, {.file = file, .beside = {}, .tiles = std::move(tiles), .encoding = encoding});
}

std::string bytesOf(const QByteArray& bytes) {
    return bytes.toStdString();
}

/// Returns a text in an encoding that Qt writes.
std::string encoded(const QString& text, QStringConverter::Encoding encoding, bool hasMark) {
    QStringEncoder encoder(
        encoding, hasMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
    const QByteArray bytes = encoder(text);
    return bytes.toStdString();
}

/// Returns each cell's terrain as the text format's character, and '@' for a thing.
std::string drawn(const Imported& imported) {
    const level::Level& level = imported.levels.front();
    std::string text;
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            const bool isThing = std::ranges::any_of(level.objects, [&](const level::Object& one) {
                return one.at == grid::Point{x, y};
            });
            text += isThing ? '@' : level::glyph(level::terrainOf(level.paint->at({x, y})));
        }
        text += '\n';
    }
    return text;
}

QString notesOf(const Imported& imported) {
    QStringList notes;
    for (const Problem& note : imported.notes)
        notes << QString::fromStdString(note.text);
    return notes.join('\n');
}

/// Returns a REXPaint image of one layer from glyph numbers, row by row, white on black.
std::string picture(const std::vector<std::vector<std::uint32_t>>& rows) {
    std::string bytes;
    const auto number = [&bytes](std::uint32_t value) {
        for (int shift = 0; shift < 32; shift += 8)
            bytes += static_cast<char>(value >> shift & 0xff);
    };
    for (const std::size_t value :
         {std::size_t{0xffffffff}, std::size_t{1}, rows[0].size(), rows.size()})
        number(static_cast<std::uint32_t>(value));
    for (std::size_t x = 0; x < rows[0].size(); ++x) {
        for (const auto& row : rows) {
            number(row[x]);
            bytes += std::string("\xff\xff\xff\0\0\0", 6);
        }
    }
    return exchange::deflated(bytes, exchange::Packing::Gzip);
}

}  // namespace

void TestCharacters::utf8IsJudgedAsQtJudgesIt() {
    random::Stream random(3);
    // Start bytes, continuation bytes and bytes that UTF-8 never uses, mostly in invalid sequences.
    const std::string bytes =
        "a\x7f\x80\x8f\x90\x9f\xa0\xbf\xc0\xc2\xdf\xe0\xe1\xed\xef\xf0\xf1\xf4\xf5\xff";
    for (int i = 0; i < 100'000; ++i) {
        std::string text;
        for (int count = random.between(1, 6); count > 0; --count)
            text += bytes[random.below(static_cast<std::uint32_t>(bytes.size()))];
        if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff")) continue;
        const bool isValid = QByteArray::fromStdString(text).isValidUtf8();
        QVERIFY2(exchange::isOfUnknownEncoding(text) == !isValid,
                 QByteArray::fromStdString(text).toHex().constData());
        const auto back = exchange::toUtf8(text, Encoding::Unicode);
        QCOMPARE(back.has_value(), isValid);
        if (isValid) QCOMPARE(*back, text);
    }
}

void TestCharacters::everyEncodingGivesTheSame_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("letters") << QString("####\n#.@#\n####\n");
    QTest::newRow("others") << QString::fromUtf8("Größe █·≈ 日本 👩‍🚀\r\n𝔐");
}

void TestCharacters::everyEncodingGivesTheSame() {
    QFETCH(QString, text);
    const std::string wanted = text.toStdString();
    using Qt = QStringConverter;
    for (const auto& [encoding, hasMark] :
         std::map<Qt::Encoding, bool>{{Qt::Utf8, false}, {Qt::Utf16LE, true}, {Qt::Utf16BE, true}})
        QCOMPARE(*exchange::toUtf8(encoded(text, encoding, hasMark), Encoding::Unicode), wanted);
    QCOMPARE(*exchange::toUtf8("\xef\xbb\xbf" + wanted, Encoding::Unicode), wanted);
    // A byte order mark overrides the chosen encoding.
    QCOMPARE(*exchange::toUtf8("\xef\xbb\xbf" + wanted, Encoding::Latin1), wanted);
    std::string latin;
    for (int c = 0; c < 256; ++c)
        latin += static_cast<char>(c);
    QCOMPARE(*exchange::toUtf8(latin, Encoding::Latin1),
             QString::fromLatin1(latin.data(), 256).toStdString());
}

void TestCharacters::whatIsNoTextIsRefused_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("Latin-1") << QByteArray("####\r#\xb7@#")
                             << "a.txt: line 2 is not UTF-8 (byte B7): save the file as UTF-8, or "
                                "say that it is Latin-1";
    QTest::newRow("UTF-32") << QByteArray("\xff\xfe\0\0#\0\0\0", 8)
                            << "a.txt: is UTF-32: save the file as UTF-8";
    QTest::newRow("half a unit") << QByteArray("\xff\xfe#", 3)
                                 << "a.txt: is UTF-16 that is cut off";
    QTest::newRow("half a character")
        << QByteArray("\xfe\xff\xd8\x00\x00#", 6) << "a.txt: is UTF-16 with half a character";
    QTest::newRow("the other half")
        << QByteArray("\xfe\xff\xdc\x00\xdc\x00", 6) << "a.txt: is UTF-16 with half a character";
}

void TestCharacters::whatIsNoTextIsRefused() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, wanted);
    const Read back = read("a.txt", bytesOf(bytes));
    QVERIFY(!back);
    QCOMPARE(QString::fromStdString(back.error().describe()), wanted);
}

/// Readers take each text for valid UTF-8, also the part that a stopped check has not reached.
void TestCharacters::aStoppedTextIsNoText() {
    const std::string flawed = std::string(2 * kStopPace, 'a') + '\xff';
    for (const std::string& text : {std::string("a"), flawed}) {
        CountedStop stop(1);
        const auto read = exchange::toUtf8(text, Encoding::Unicode, &stop);
        QVERIFY(!read.has_value());
        QCOMPARE(read.error(), std::string(kStopped));
    }
}

void TestCharacters::linesEndInEveryWay() {
    const std::vector<std::string_view> wanted{"a", "", "b"};
    for (const char* text : {"a\n\nb", "a\r\rb\r", "a\r\n\r\nb\r\n", "a\n\r\nb", "a\r\n\rb\n"})
        QCOMPARE(exchange::linesOf(text, 9), wanted);
    QCOMPARE(exchange::linesOf("a\n\nb", 2).size(), std::size_t{2});
    QVERIFY(exchange::linesOf("", 9).empty());
}

void TestCharacters::messagesShowCharacters() {
    QCOMPARE(exchange::describeCharacter(U'k'), "\"k\"");
    QCOMPARE(exchange::describeCharacter(U'▒'), "\"▒\" (U+2592)");
    QCOMPARE(exchange::describeCharacter(U'\t'), "a tab");
    QCOMPARE(exchange::describeCharacter(U'\u200b'), "U+200B");
    QCOMPARE(exchange::describeCharacter(U'\x07'), "U+0007");
    QCOMPARE(exchange::describeCharacter(U'😀'), "\"😀\" (U+1F600)");
    // Spaces, line ends, control characters and surrogates are invisible.
    for (char32_t c = 0; c < 0x110000; ++c) {
        const QChar::Category category = QChar::category(c);
        const bool isUnseen = QChar::isSpace(c) || category == QChar::Other_Control ||
                              category == QChar::Other_Surrogate;
        if (isUnseen && c != U' ')
            QVERIFY2(exchange::describeCharacter(c).find('"') == std::string::npos,
                     qPrintable(QString::number(c, 16)));
    }
}

void TestCharacters::glyphsAreThoseOfCodePage437() {
    // Samples from different parts of the Unicode consortium's table of that code page.
    const std::map<int, char32_t> known{
        {1, U'☺'},   {6, U'♠'},   {15, U'☼'},  {31, U'▼'},  {65, U'A'},  {127, U'⌂'}, {128, U'Ç'},
        {156, U'£'}, {176, U'░'}, {178, U'▓'}, {179, U'│'}, {186, U'║'}, {219, U'█'}, {223, U'▀'},
        {224, U'α'}, {247, U'≈'}, {249, U'∙'}, {250, U'·'}, {254, U'■'}};
    for (const auto& [glyph, character] : known)
        QCOMPARE(exchange::ofCodePage437(static_cast<unsigned char>(glyph)), character);
    std::set<char32_t> all;
    for (int glyph = 0; glyph < 256; ++glyph)
        all.insert(exchange::ofCodePage437(static_cast<unsigned char>(glyph)));
    QCOMPARE(all.size(), std::size_t{256});
}

void TestCharacters::aCharacterIsACell_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("notes");
    const QString room = "#####\n#.@.#\n#####\n";
    QTest::newRow("CR") << QByteArray("#####\r#.@.#\r#####\r") << room << "";
    QTest::newRow("middle dots") << QByteArray("#####\n#·@·#\n#####\n") << room
                                 << "\"·\" was taken for floor";
    QTest::newRow("blocks") << QByteArray("█████\n█.@.█\n█████\n") << room
                            << "\"█\" was taken for wall";
    QTest::newRow("lines") << QByteArray("┌───┐\n│.@.│\n└───┘\n") << room
                           << "\"─\", \"│\", \"┌\", \"┐\", \"└\", \"┘\" were taken for wall";
    QTest::newRow("UTF-16") << QByteArray::fromStdString(
                                   encoded(QString::fromUtf8("█████\r\n█.@.█\r\n█████\r\n"),
                                           QStringConverter::Utf16LE, true))
                            << room << "\"█\" was taken for wall";
    for (const auto order : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
        QTest::addRow("UTF-16 without a mark, %d", static_cast<int>(order))
            << QByteArray::fromStdString(encoded(room, order, false)) << room << "";
    }
    QTest::newRow("an accent") << QByteArray("#####\n#.\xcc\x81@.#\n#####\n") << room
                               << "U+0301 has no width: it was left out";
    QTest::newRow("marks of a sort")
        << QByteArray("#####\n#.\xef\xb8\x8f@\xe2\x80\x8b.#\n###\xef\xb8\x8f##\n") << room
        << "U+FE0F has no width: it was left out (and 1 more like it)\nU+200B has no width: it was "
           "left out";
    QTest::newRow("a tab") << QByteArray("#####\n#\t@.#\n#####\n") << room
                           << "a tab has no meaning: it was taken for floor";
    QTest::newRow("a shade") << QByteArray("#####\n#▒@▒#\n#####\n") << room
                             << "character \"▒\" (U+2592) has no meaning: it was taken for floor";
}

void TestCharacters::aCharacterIsACell() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, wanted);
    QFETCH(QString, notes);
    const Read back = read("a.txt", bytesOf(bytes));
    QVERIFY2(back, back ? "" : back.error().describe().c_str());
    QCOMPARE(QString::fromStdString(drawn(*back)), wanted);
    QCOMPARE(notesOf(*back), notes);
}

void TestCharacters::meaningsAreTaken() {
    const Read old = read("a.txt", "###\n#\xb7#\n###\n", {}, Encoding::Latin1);
    QCOMPARE(drawn(*old), std::string("###\n#.#\n###\n"));
    // A given meaning overrides the text format and any guess.
    const Read said = read("a.txt", "..█\n.#@\n▒..\n",
                           {{"text .", "terrain wall"},
                            {"text █", "terrain floor"},
                            {"text #", "terrain water"},
                            {"text ▒", "thing exit"}});
    QCOMPARE(drawn(*said), std::string("##.\n#~@\n@##\n"));
    QVERIFY2(said->notes.empty(), qPrintable(notesOf(*said)));
    QCOMPARE(said->levels.front().objects.size(), std::size_t{2});
    // Characters without a given meaning are offered for one.
    const Read unsaid = read("a.txt", "&█.\n");
    QVERIFY(unsaid->foreignTiles.contains("text &") && unsaid->foreignTiles.contains("text █"));
    QCOMPARE(unsaid->guessedTiles, (level::ForeignTiles{{"text █", "terrain wall"}}));
    // Pack files cannot hold a tab in a name, so the code point is written.
    const Read tabbed = read("a.txt", "#\t#\n", {{"text U+0009", "terrain wall"}});
    QCOMPARE(drawn(*tabbed), std::string("###\n"));
    QVERIFY(tabbed->foreignTiles.contains("text U+0009"));
    // A meaning from another pack is ignored.
    QCOMPARE(drawn(*read("a.txt", "#&#\n", {{"text &", "terrain own:bog"}})), std::string("#.#\n"));
}

void TestCharacters::glyphsHaveMeanings() {
    const auto room = [](std::uint32_t wall, std::uint32_t floor) {
        return picture(
            {{wall, wall, wall}, {wall, floor, wall}, {wall, '@', wall}, {wall, wall, wall}});
    };
    const std::string wanted = "###\n#.#\n#@#\n###\n";
    for (const auto& [wall, floor] : std::map<std::uint32_t, std::uint32_t>{
             {'#', '.'}, {219, 250}, {186, 249}, {0x2588, 0x2219}})
        QCOMPARE(drawn(*read("a.xp", room(wall, floor))), wanted);
    // By number and by character.
    for (const char* key : {"xp 177", "xp ▒"}) {
        const Read said = read("a.xp", room(177, '.'), {{key, "terrain wall"}});
        QCOMPARE(drawn(*said), wanted);
        QVERIFY(said->notes.empty());
        QVERIFY(said->foreignTiles.contains(key));
    }
    const Read unsaid = read("a.xp", room('#', 177));
    QCOMPARE(drawn(*unsaid), wanted);
    QCOMPARE(notesOf(*unsaid), "glyph 177, \"▒\" (U+2592), has no meaning: it was taken for floor");
    QVERIFY(unsaid->foreignTiles.contains("xp 177"));
    // A number beyond Unicode is no character.
    QCOMPARE(notesOf(*read("a.xp", room('#', 0xffff'fffbU))),
             "glyph 4294967291, U+FFFFFFFB, has no meaning: it was taken for floor");
    // The first glyph is blank.
    const Read blank = read("a.xp", room('#', 0));
    QVERIFY(blank->notes.empty());
}

void TestCharacters::aReturnedTextTakesMeanings() {
    const auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/temple"));
    const level::Level& level = *pack->findLevel("the-ring");
    const level::Map map = testing::mapOf(*pack, level, 5);
    testing::Written files = testing::writtenAs("text", *pack, {map, level, 5});
    std::string& text = files.at("level.txt");
    const std::size_t width = text.find('\n') + 1;
    const std::size_t aisle = text.find('.');
    const grid::Point at{static_cast<int>(aisle % width), static_cast<int>(aisle / width)};
    const auto back = [&](const char* character, level::ForeignTiles tiles) {
        std::string edited = text;
        edited.replace(aisle, 1, character);
        return exchange::importerOf("level.txt")
            ->read(edited, {.file = "level.txt",
                            .beside = testing::besideIn(files),
                            .tiles = std::move(tiles)});
    };
    for (const auto& [character, tiles] : std::map<const char*, level::ForeignTiles>{
             {"#", {}}, {"█", {}}, {"▒", {{"text ▒", "terrain wall"}}}}) {
        const Read changed = back(character, tiles);
        QVERIFY(changed && changed->cameBack);
        const auto made = generate::generate(changed->levels.front(), pack->rooms, 5);
        QVERIFY(made);
        QCOMPARE(made->map.cells.at(at).terrain(), Terrain::Wall);
    }
    const Read unknown = back("▒", {});
    QCOMPARE(unknown->levels.front(), level);
    QCOMPARE(notesOf(*unknown),
             "character \"▒\" (U+2592) has no meaning: the cell stays as it was");
}

void TestCharacters::booksAreNoLevels() {
    std::string text;
    for (char32_t c = 0x4e00; c < 0x4e00 + 2000; ++c)
        text += exchange::toUtf8(c) + (c % 80 == 0 ? "\n" : "");
    const Read back = read("a.txt", text);
    QVERIFY(!back);
    QCOMPARE(back.error().text,
             "has more than 1000 different characters without a meaning: it is not a level");
}

void TestCharacters::spreadsheetsAreRead_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("wanted");
    const QString room = "###\n#.#\n###\n";
    QTest::newRow("commas at line ends")
        << QByteArray("wall,wall,wall,\nwall,floor,wall,\nwall,wall,wall,\n") << room;
    QTest::newRow("sep") << QByteArray(
                                "sep=;\r\nwall;wall;wall\r\nwall;floor;wall\r\nwall;wall;wall")
                         << room;
    QTest::newRow("commas at some line ends")
        << QByteArray("wall,wall,wall,\nwall,floor,wall\nwall,wall,wall\n") << room;
    QTest::newRow("sep in capitals")
        << QByteArray("SEP=;\r\nwall;wall;wall\r\nwall;floor;wall\r\nwall;wall;wall\r\n") << room;
    QTest::newRow("sep in quotes")
        << QByteArray("\"sep=;\"\nwall;wall;wall\nwall;floor;wall\nwall;wall;wall\n") << room;
    QTest::newRow("sep, a bar") << QByteArray("sep=|\nwall|wall\nfloor|wall") << "##\n.#\n";
    QTest::newRow("UTF-16") << QByteArray::fromStdString(encoded(
                                   "wall\twall\twall\r\nwall\tfloor\twall\r\nwall\twall\twall",
                                   QStringConverter::Utf16LE, true))
                            << room;
    QTest::newRow("CR") << QByteArray("wall,wall,wall\rwall,floor,wall\rwall,wall,wall\r") << room;
    QTest::newRow("a line end in quotes")
        << QByteArray("wall,\"wall\n\",wall\nwall,floor,wall\nwall,wall,wall\n") << room;
    QTest::newRow("quotes")
        << QByteArray("\"wall\",\" wall \",wall\n\"wall\",floor,wall\n\"wall\",wall,wall\n")
        << room;
    QTest::newRow("empty cells in the middle")
        << QByteArray("wall,,wall\nwall,floor,\n") << "###\n#.#\n";
    QTest::newRow("a column of nothing") << QByteArray("-1\nwall\n") << "#\n#\n";
}

void TestCharacters::spreadsheetsAreRead() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, wanted);
    const Read back = read("a.csv", bytesOf(bytes));
    QVERIFY2(back, back ? "" : back.error().describe().c_str());
    QCOMPARE(QString::fromStdString(drawn(*back)), wanted);
    QVERIFY(back->unknownTiles.empty());
}

MAZELOOM_TEST(TestCharacters)

}  // namespace mazeloom::tst_characters

#include "tst_characters.moc"
