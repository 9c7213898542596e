// SPDX-License-Identifier: MIT
// Runs `mazeloom gallery` and `mazeloom animate --beside` without a display.
#include <algorithm>
#include <functional>
#include <vector>

#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/support/program.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_gallery {

class TestCliGallery : public QObject {
    Q_OBJECT

  private slots:
    void helps();
    void writesSheets();
    void theSameWishGivesTheSameBytes();
    void sortsAndPicks();
    void complains_data();
    void complains();
    void animatesBesideEachOther();
    void captionsAreOfTheChosenLanguage_data();
    void captionsAreOfTheChosenLanguage();
    void leavesNothingWhenItFails();
};

namespace {

const QString kSmall = MAZELOOM_TEST_DATA "/packs/valid/small";

QStringList sheetOf(const QString& place, const QStringList& more = {}) {
    return QStringList{"gallery", kSmall, "--level", "ring", "-o", place} + more;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

void TestCliGallery::helps() {
    const auto help = testing::runProgram({"gallery", "--help"});
    QCOMPARE(help.exitCode, 0);
    for (const QByteArray word : {"--seeds", "--sort", "dead-ends", "longest-way", "--favourites"})
        QVERIFY2(help.out.contains(word), word);
    QVERIFY(testing::runProgram({"--help"}).out.contains("gallery"));
}

void TestCliGallery::writesSheets() {
    const QTemporaryDir folder;
    const QString png = folder.filePath("a.png");
    const auto written = testing::runProgram(sheetOf(png, {"--seeds", "1..6", "--scale", "3"}));
    QCOMPARE(written.messages, QByteArray());
    QCOMPARE(written.exitCode, 0);
    const QImage sheet(png);
    QVERIFY(!sheet.isNull());
    // A sheet of one seed has a sixth of this sheet's area, plus a frame.
    const QString one = folder.filePath("b.png");
    QCOMPARE(testing::runProgram(sheetOf(one, {"--seeds", "4", "--scale", "3"})).exitCode, 0);
    QVERIFY(QImage(one).width() < sheet.width() / 2);
    const QString svg = folder.filePath("a.svg");
    QCOMPARE(testing::runProgram(sheetOf(svg, {"--seeds", "1..6"})).exitCode, 0);
    QVERIFY(bytesOf(svg).contains("id=\"seed-6\""));
    const auto out = testing::runProgram(sheetOf("-", {"--to", "svg", "--seeds", "1..6"}));
    QCOMPARE(out.exitCode, 0);
    QCOMPARE(out.out, bytesOf(svg));
}

void TestCliGallery::theSameWishGivesTheSameBytes() {
    const QTemporaryDir folder;
    const QString first = folder.filePath("a.png");
    const QString second = folder.filePath("b.png");
    QCOMPARE(testing::runProgram(sheetOf(first)).exitCode, 0);
    QCOMPARE(testing::runProgram(sheetOf(second, {"--seeds", "1..64"})).exitCode, 0);
    QVERIFY(!bytesOf(first).isEmpty());
    QCOMPARE(bytesOf(first), bytesOf(second));
}

void TestCliGallery::sortsAndPicks() {
    const auto placesOf = [](const QStringList& more) {
        const auto sheet =
            testing::runProgram(sheetOf("-", QStringList{"--to", "svg", "--seeds", "1..9"} + more));
        std::vector<qsizetype> places;
        for (int seed = 1; seed <= 9; ++seed)
            places.push_back(sheet.out.indexOf("id=\"seed-" + QByteArray::number(seed) + '"'));
        return places;
    };
    const auto plain = placesOf({});
    QVERIFY(std::ranges::is_sorted(plain) && plain.front() > 0);
    const auto turned = placesOf({"--descending"});
    QVERIFY(std::ranges::is_sorted(turned, std::greater<>()));
    const auto sorted = placesOf({"--sort", "aisle-dead-ends"});
    QVERIFY(std::ranges::min(sorted) > 0);
}

void TestCliGallery::complains_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const QStringList& arguments, int code,
                        const char* message) {
        QTest::newRow(name) << arguments << code << QByteArray(message);
    };
    row("no level", {"gallery", kSmall, "-o", "a.png"}, 2, "--level");
    row("no place", {"gallery", kSmall, "--level", "ring"}, 2, "-o FILE");
    row("no format", sheetOf("a.bmp"), 2, "--to");
    row("lost level", {"gallery", kSmall, "--level", "rung", "-o", "a.png"}, 1, "rung");
    row("too many", sheetOf("a.png", {"--seeds", "1..1025"}), 2, "1024");
    row("no measure", sheetOf("a.png", {"--sort", "beauty"}), 2, "dead-ends");
    row("no favourites", sheetOf("a.png", {"--favourites"}), 1, "ring");
    row("too large", sheetOf("a.png", {"--scale", "128", "--seeds", "1..900"}), 1, "16384");
    const QStringList film{"animate", kSmall, "--level", "ring", "--seed", "7", "-o", "a.gif"};
    row("no side", film + QStringList{"--beside", "x"}, 2, "recipe=ID");
    row("no such recipe", film + QStringList{"--beside", "recipe=x"}, 1, "temple");
    row("too many sides",
        film + QStringList{"--beside", "1", "--beside", "2", "--beside", "3", "--beside", "4"}, 2,
        "at most 4");
    row("no pace", film + QStringList{"--beside", "1", "--pace", "slow"}, 2, "stages");
    row("with ghosts", film + QStringList{"--beside", "1", "--ghosts"}, 2, "--beside");
}

void TestCliGallery::complains() {
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exitCode);
    QFETCH(const QByteArray, message);
    const auto run = testing::runProgram(arguments);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.messages.contains(message), run.messages);
}

void TestCliGallery::animatesBesideEachOther() {
    const QTemporaryDir folder;
    const auto sizeOf = [&](const QString& name, const QStringList& more) {
        const QString path = folder.filePath(name);
        const auto written = testing::runProgram(QStringList{"animate", kSmall, "--level", "ring",
                                                             "--seed", "7", "-o", path, "--scale",
                                                             "16", "--seconds", "2", "--fps", "5"} +
                                                 more);
        return written.exitCode == 0 ? QImageReader(path).size() : QSize();
    };
    const QSize alone = sizeOf("a.gif", {});
    const QSize two = sizeOf("b.gif", {"--beside", "8"});
    const QSize four = sizeOf("c.gif", {"--beside", "8", "--beside", "9", "--beside",
                                        "hidden-maze.algorithm=wilson", "--pace", "share"});
    QVERIFY(two.width() > 2 * alone.width() && two.height() < 2 * alone.height());
    QCOMPARE(four.width(), two.width());
    QVERIFY(four.height() > 2 * alone.height());
}

void TestCliGallery::captionsAreOfTheChosenLanguage_data() {
    QTest::addColumn<QStringList>("chosen");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("standard") << QStringList() << QByteArray("Hidden dead ends");
    QTest::newRow("en") << QStringList{"--lang", "en"} << QByteArray("Hidden dead ends");
    QTest::newRow("de") << QStringList{"--lang", "de"} << QByteArray("Verborgene Sackgassen");
}

/// The system's language does not matter: a file is the same on every machine.
void TestCliGallery::captionsAreOfTheChosenLanguage() {
    QFETCH(const QStringList, chosen);
    QFETCH(const QByteArray, words);
    const QTemporaryDir folder;
    const QStringList film{"animate",  kSmall, "--level",   "ring", "--seed", "7",
                           "--beside", "8",    "--seconds", "1",    "--fps",  "2"};
    QByteArrayList sheets;
    QByteArrayList films;
    for (const QString system : {"C", "C.UTF-8", "de_DE.UTF-8", "en_GB.UTF-8"}) {
        const auto sheet = testing::runProgram(
            sheetOf("-",
                    QStringList{"--to", "svg", "--seeds", "1..3", "--sort", "aisle-dead-ends"} +
                        chosen),
            testing::speaking(system));
        QCOMPARE(sheet.exitCode, 0);
        QVERIFY2(sheet.out.contains(words), sheet.out);
        sheets << sheet.out;
        const QString place = folder.filePath(system + ".gif");
        QCOMPARE(
            testing::runProgram(film + QStringList{"-o", place} + chosen, testing::speaking(system))
                .exitCode,
            0);
        films << bytesOf(place);
    }
    for (const QByteArray& sheet : sheets)
        QCOMPARE(sheet, sheets.front());
    for (const QByteArray& one : films)
        QVERIFY(!one.isEmpty() && one == films.front());
    const auto unknown = testing::runProgram(sheetOf("-", {"--to", "svg", "--lang", "fr"}));
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(unknown.messages.contains("de"), unknown.messages);
}

void TestCliGallery::leavesNothingWhenItFails() {
    const QTemporaryDir folder;
    const QString place = folder.filePath("a.png");
    const auto run = testing::runProgram(sheetOf(place, {"--scale", "128", "--seeds", "1..900"}));
    QCOMPARE(run.exitCode, 1);
    QVERIFY(!QFile::exists(place));
}

MAZELOOM_TEST(TestCliGallery)

}  // namespace mazeloom::tst_cli_gallery

#include "tst_cli_gallery.moc"
