// SPDX-License-Identifier: MIT
// Numbers that stand for terrains.
#include <utility>

#include <QTest>

#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_import_csv {

class TestImportCsv : public QObject {
    Q_OBJECT

  private slots:
    void numbersComeBack();
    void numbersOfOthersAreAsked();
    void spacesSeparateNumbersAndStayInWords();
    void wordsMayNameThings();
    void legendsMayHaveMoreColumns();
    void badNumbers_data();
    void badNumbers();
};

namespace {

level::Terrain terrainAt(const exchange::Imported& imported, int x, int y) {
    return level::terrainOf(imported.levels.front().paint->at({x, y}));
}

tl::expected<exchange::Imported, Problem> read(const char* file, const std::string& bytes,
                                               level::ForeignTiles tiles = {}) {
    return exchange::importerOf(file)->read(
        bytes, {.file = file, .beside = {}, .tiles = std::move(tiles)});
}

}  // namespace

void TestImportCsv::numbersComeBack() {
    for (const level::Pack& pack : testing::allPacks()) {
        for (const level::Level& level : pack.levels) {
            const level::Map map = testing::mapOf(pack, level, 3);
            const auto files = testing::writtenAs("csv", pack, {map, level, 3});
            const auto back = testing::imported(files, "level.csv");
            QVERIFY(back.has_value());
            QVERIFY(back->unknownTiles.empty());
            for (int y = 0; y < map.size().height; ++y) {
                for (int x = 0; x < map.size().width; ++x) {
                    const level::Terrain was = map.cells.at({x, y}).terrain();
                    QCOMPARE(terrainAt(*back, x, y),
                             was == level::Terrain::Void ? level::Terrain::Wall : was);
                }
            }
        }
    }
}

void TestImportCsv::numbersOfOthersAreAsked() {
    const char* text = "7;7;-1\r\n7;water;\r\n9;7\r\n";
    const auto back = read("town.csv", text);
    QVERIFY(back.has_value());
    QCOMPARE(back->unknownTiles, (std::vector<std::string>{"csv 7", "csv 9"}));
    QCOMPARE(back->notes.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(back->notes.front().text),
             "row 3 has 2 of 3 cells: the others were read as empty");
    QCOMPARE(back->levels.front().size, (grid::Size{3, 3}));
    QCOMPARE(terrainAt(*back, 0, 0), level::Terrain::Floor);
    QCOMPARE(terrainAt(*back, 1, 1), level::Terrain::Water);
    QCOMPARE(terrainAt(*back, 2, 0), level::Terrain::Wall);
    const auto told = read("town.csv", text, {{"csv 7", "terrain wall"}, {"csv 9", "thing hero"}});
    QVERIFY(told.has_value());
    QVERIFY(told->unknownTiles.empty());
    QCOMPARE(terrainAt(*told, 0, 0), level::Terrain::Wall);
    QCOMPARE(told->levels.front().objects.size(), std::size_t{1});
    QCOMPARE(told->levels.front().objects.front().at, (grid::Point{0, 2}));
}

void TestImportCsv::spacesSeparateNumbersAndStayInWords() {
    const auto numbers = read("town.csv", " 1 0  1 \n1 -1 0\n");
    QVERIFY(numbers.has_value());
    QCOMPARE(numbers->levels.front().size, (grid::Size{3, 2}));
    QCOMPARE(numbers->unknownTiles, (std::vector<std::string>{"csv 0", "csv 1"}));
    QCOMPARE(terrainAt(*numbers, 1, 1), level::Terrain::Wall);
    const auto words = read("town.csv", "dark  stone , 1 0\nmoss,\"a, b\"\n");
    QVERIFY(words.has_value());
    QCOMPARE(words->levels.front().size, (grid::Size{2, 2}));
    QCOMPARE(words->unknownTiles,
             (std::vector<std::string>{"csv 1 0", "csv a, b", "csv dark  stone", "csv moss"}));
}

void TestImportCsv::wordsMayNameThings() {
    const auto back = read("town.csv", "Wall,hero,WATER\nwall,Dread Knight,floor\n");
    QVERIFY(back.has_value());
    QCOMPARE(back->unknownTiles, std::vector<std::string>());
    QCOMPARE(terrainAt(*back, 0, 0), level::Terrain::Wall);
    QCOMPARE(terrainAt(*back, 1, 0), level::Terrain::Floor);
    QCOMPARE(terrainAt(*back, 2, 0), level::Terrain::Water);
    const auto& objects = std::as_const(back->levels.front()).objects;
    QCOMPARE(objects.size(), std::size_t{2});
    QCOMPARE(objects[0].kind, level::ThingKind::Hero);
    QCOMPARE(objects[1].kind, level::ThingKind::DreadKnight);
    QCOMPARE(objects[1].at, (grid::Point{1, 1}));
}

void TestImportCsv::legendsMayHaveMoreColumns() {
    // Columns after those that are read do not form rows of their own.
    const auto legend = [](const std::string& name) -> tl::expected<std::string, std::string> {
        if (name != "town-legend.csv") return tl::unexpected<std::string>("is not there");
        return "1,wall,a,b,2,water,c,d,2,floor\n2,wall\n";
    };
    const auto back =
        exchange::importerOf("town.csv")->read("1,2\n", {.file = "town.csv", .beside = legend});
    QVERIFY(back.has_value());
    QCOMPARE(terrainAt(*back, 0, 0), level::Terrain::Wall);
    QCOMPARE(terrainAt(*back, 1, 0), level::Terrain::Wall);
}

void TestImportCsv::badNumbers_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("nothing") << QByteArray() << "a.csv: has no cells";
    QTest::newRow("long rows") << QByteArray(20'000, ',')
                               << "a.csv: has more than 8192 rows or cells a row";
    QTest::newRow("many rows") << QByteArray("1\n").repeated(9000)
                               << "a.csv: has more than 8192 rows or cells a row";
    QTest::newRow("an open quote") << QByteArray("1,2\n1,\"2\n1,2\n")
                                   << "a.csv: row 2 has a quote that is never closed: close it, or "
                                      "write it twice";
    QTest::newRow("long words") << QByteArray("1\n" + QByteArray(300, 'x'))
                                << "a.csv: row 2 has a word of more than 200 letters, or the file "
                                   "has more than 10000 different ones";
}

void TestImportCsv::badNumbers() {
    QFETCH(QByteArray, text);
    QFETCH(QString, wanted);
    const auto back = read("a.csv", text.toStdString());
    QVERIFY(!back.has_value());
    QCOMPARE(QString::fromStdString(back.error().describe()), wanted);
}

MAZELOOM_TEST(TestImportCsv)

}  // namespace mazeloom::tst_import_csv

#include "tst_import_csv.moc"
