// SPDX-License-Identifier: MIT
// The option --tiles of the commands that draw, on a pack with a game's own tiles.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTest>

#include "core/pack/disk/save.h"
#include "tests/app/support/program.h"
#include "tests/support/packs/pack_folder.h"
#include "tests/support/test_program.h"
#include "tests/support/tiles.h"

namespace mazeloom::tst_cli_tiles {

class TestCliTiles : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void picturesAreInTheTiles_data();
    void picturesAreInTheTiles();
    void animationsEndInTheTiles();
    void unknownTilesAreRefused_data();
    void unknownTilesAreRefused();
    void onlyWhatDrawsTakesThem();

  private:
    QString pack() const { return QString::fromStdString(folder_.path().string()); }
    QString out(const QString& name) const {
        return QString::fromStdString((folder_.parent() / name.toStdString()).string());
    }
    static testing::ProgramResult run(const QStringList& arguments) {
        return testing::runProgram(arguments, testing::speaking("C.UTF-8"), {}, 120);
    }
    /// The wall of the corner: only the cell diagonally below to the right is open.
    static QImage wall() {
        const level::TileMapping mapping = testing::paintedTiles("stone");
        const grid::Rect rect = mapping.rectOf(
            level::shapeOf(level::EdgeSet::Blob, 0xff & ~unsigned{level::kAlikeBelowRight}));
        const QImage all =
            QImage::fromData(QByteArray::fromStdString(std::string(mapping.picture.bytes())));
        return all.copy(rect.x, rect.y, rect.width, rect.height)
            .convertToFormat(QImage::Format_RGB32);
    }
    static QImage cornerOf(const QString& file) {
        return QImage(file).convertToFormat(QImage::Format_RGB32).copy(0, 0, 16, 16);
    }

    testing::PackFolder folder_;
};

void TestCliTiles::initTestCase() {
    level::Pack pack = testing::packOf({"one"});
    pack.tileMappings = {testing::paintedTiles("stone"), testing::paintedTiles("sand", 16, 2)};
    pack::DiskState disk;
    const auto saved = pack::save(pack, folder_.path(), disk);
    QVERIFY2(saved, saved ? "" : testing::describe(saved.error()).c_str());
}

void TestCliTiles::picturesAreInTheTiles_data() {
    QTest::addColumn<QStringList>("command");
    QTest::addRow("export") << QStringList{"export", pack(), "--level", "one"};
    QTest::addRow("generate") << QStringList{"generate", pack(), "--level",  "one",
                                             "--seed",   "1",    "--format", "png"};
}

void TestCliTiles::picturesAreInTheTiles() {
    QFETCH(QStringList, command);
    const QString file = out("level.png");
    const auto made = run(command + QStringList{"--tiles", "stone", "-o", file});
    QVERIFY2(made.exitCode == 0, made.messages);
    QCOMPARE(cornerOf(file), wall());
    const auto own = run(command + QStringList{"-o", file});
    QVERIFY2(own.exitCode == 0, own.messages);
    QVERIFY(cornerOf(file) != wall());
}

void TestCliTiles::animationsEndInTheTiles() {
    const QString place = out("frames");
    const auto made = run({"animate", pack(), "--level", "one", "--seed", "1", "--tiles", "stone",
                           "--to", "frames", "-o", place});
    QVERIFY2(made.exitCode == 0, made.messages);
    const QStringList frames = QDir(place).entryList({"*.png"}, QDir::Files, QDir::Name);
    QVERIFY(!frames.isEmpty());
    QCOMPARE(cornerOf(place + '/' + frames.last()), wall());
}

void TestCliTiles::unknownTilesAreRefused_data() {
    QTest::addColumn<QStringList>("command");
    QTest::addRow("export") << QStringList{"export", pack(), "--level", "one", "-o", out("x.png")};
    QTest::addRow("as data") << QStringList{"export", pack(), "--level",
                                            "one",    "-o",   out("x.json")};
    QTest::addRow("generate") << QStringList{"generate", pack(), "--level", "one", "--seed", "1"};
    QTest::addRow("animate") << QStringList{"animate", pack(), "--level", "one",
                                            "--seed",  "1",    "-o",      out("x.gif")};
}

void TestCliTiles::unknownTilesAreRefused() {
    QFETCH(QStringList, command);
    const auto refused = run(command + QStringList{"--tiles", "wood"});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY(refused.out.isEmpty());
    for (const char* word : {"\"wood\"", "stone", "sand"})
        QVERIFY2(refused.messages.contains(word), refused.messages);
    for (const char* file : {"x.png", "x.json", "x.gif"})
        QVERIFY(!QFile::exists(out(file)));
}

void TestCliTiles::onlyWhatDrawsTakesThem() {
    const auto archive = run({"export", pack(), "-o", out("x.mazepack"), "--tiles", "stone"});
    QCOMPARE(archive.exitCode, 2);
    QVERIFY(archive.messages.contains("--tiles"));
    const auto replay =
        run({"animate", pack(), "--inputs", "x", "--tiles", "stone", "-o", out("x.gif")});
    QCOMPARE(replay.exitCode, 2);
    QVERIFY(replay.messages.contains("--tiles"));
}

MAZELOOM_TEST(TestCliTiles)

}  // namespace mazeloom::tst_cli_tiles

#include "tst_cli_tiles.moc"
