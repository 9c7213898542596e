// SPDX-License-Identifier: MIT
// Checks the messages of mazeloom import about files of other programs, and its refusals.
#include <csignal>
#include <map>
#include <optional>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/temporary.h"
#include "tests/app/support/program.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_import {

namespace {

/// All files below a folder, hidden ones too, and hidden folders.
using Files = std::map<QString, QByteArray>;
Files filesIn(const QString& folder) {
    Files files;
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        QFile file(path);
        if (!all.fileInfo().isDir()) {
            files[QDir(folder).relativeFilePath(path)] =
                file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
        } else if (all.fileName().startsWith('.')) {
            files[QDir(folder).relativeFilePath(path)];
        }
    }
    return files;
}

/// Whether a process has a handler for a signal: its bit in a line of proc(5).
bool catches(qint64 process, int number) {
    QFile status(QString("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly)) return false;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (!line.startsWith("SigCgt:")) continue;
        return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (number - 1) & 1) != 0;
    }
    return false;
}

}  // namespace

class TestCliImport : public QObject {
    Q_OBJECT

  private slots:
    void init() { QVERIFY(folder_.emplace().isValid()); }

    void oldTextIsReadWhenAsked();
    void filesThatAreOnlyWrittenAreNotRead();
    void mistypedMeaningsAreRefused();
    void mistypedTilesAreRefused();
    void aTableMayBeOfSeveralFiles();
    void whatThePackKnowsNeedsNoTable();
    void classesOfObjectsAreSaidByTheTable();
    void tilesetsOfOneNameAreToldApart();
    void filesInOtherFoldersNeedARoot();
    void whatCannotBeGeneratedYetIsSaid();
    void changesThatPreventGenerationAreSaid();
    void aKilledImportCanBeRunAgain();
    void signalsLeaveAllOrNothing_data();
    void signalsLeaveAllOrNothing();
    void longListsAreCutAndCounted();
    void outcomesAreToldOnceTheyAreSaved();

  private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    void write(const QString& name, const QByteArray& bytes) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    testing::ProgramResult import(const QString& file, const QStringList& more = {}) {
        return testing::runProgram(QStringList{"import", path(file), "-o", path("pack")} + more,
                                   testing::speaking("C.UTF-8"));
    }
    QByteArray made(const QString& level) {
        return testing::runProgram({"generate", path("pack"), "--level", level, "--seed", "1"},
                                   testing::speaking("C.UTF-8"))
            .out;
    }

    std::optional<QTemporaryDir> folder_;
};

void TestCliImport::oldTextIsReadWhenAsked() {
    write("old.txt", "#####\n#\xb7@\xb7#\n#####\n");
    const auto refused = import("old.txt");
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.messages.contains("line 2 is not UTF-8 (byte B7)"), refused.messages);
    QVERIFY2(refused.messages.contains("use --latin-1 to read it as Latin-1"), refused.messages);
    QVERIFY(!QFile::exists(path("pack")));
    const auto read = import("old.txt", {"--latin-1"});
    QCOMPARE(read.exitCode, 0);
    QVERIFY2(read.messages.contains("\"·\" was taken for floor"), read.messages);
    QCOMPARE(made("old"), QByteArray("#####\n#.@.#\n#####\n"));
}

void TestCliImport::filesThatAreOnlyWrittenAreNotRead() {
    for (const char* name : {"level.tscn", "level.SVG"}) {
        write(name, "");
        const auto refused = import(name);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.messages.contains("but not imported from it"), refused.messages);
    }
    write("level.doc", "");
    const auto unknown = import("level.doc");
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(unknown.messages.contains("levels cannot be read from such files"), unknown.messages);
}

void TestCliImport::mistypedMeaningsAreRefused() {
    write("ground.csv", "1,1\n0,1\n");
    write("map.json", R"({"csv 1": "terrain wal", "csv 0": "flor", "csv 2": "a house"})");
    const auto refused = import("ground.csv", {"--map", path("map.json")});
    QCOMPARE(refused.exitCode, 1);
    for (const char* wanted :
         {"\"terrain wal\" is not a known meaning; did you mean \"terrain wall\"?",
          "\"flor\" is not a known meaning; did you mean \"terrain floor\"?",
          "\"a house\" is not a known meaning, such as \"terrain floor\""})
        QVERIFY2(refused.messages.contains(wanted), refused.messages);
    QVERIFY(!QFile::exists(path("pack")));
}

void TestCliImport::mistypedTilesAreRefused() {
    write("hall.txt", "###\n#▒#\n###\n");
    write("map.json", R"({"test ▒": "terrain water"})");
    const auto refused = import("hall.txt", {"--map", path("map.json")});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.messages.contains("the file has no tile \"test ▒\"; did you mean \"text ▒\"?"),
             refused.messages);
    QVERIFY(!QFile::exists(path("pack")));
    write("ground.csv", "7,8\n");
    write("map.json", R"({"csv 07": "terrain water"})");
    const auto zero = import("ground.csv", {"--map", path("map.json")});
    QCOMPARE(zero.exitCode, 1);
    QVERIFY2(zero.messages.contains("the file has no tile \"csv 07\"; did you mean \"csv 7\"?"),
             zero.messages);
}

void TestCliImport::aTableMayBeOfSeveralFiles() {
    write("ground.csv", "1,1\n5,1\n");
    // The mapping lacks the file's 5, but its 6 is not reported as a misspelt 5.
    write("map.json", R"({"csv 1": "terrain wall", "csv 6": "terrain water"})");
    const auto read = import("ground.csv", {"--map", path("map.json")});
    QVERIFY2(read.exitCode == 0, read.messages);
    QVERIFY2(read.messages.contains("tile \"csv 5\" was taken for floor"), read.messages);
    QCOMPARE(made("ground"), QByteArray("##\n.#\n"));
}

void TestCliImport::whatThePackKnowsNeedsNoTable() {
    write("ground.csv", "1,1\n0,1\n");
    write("map.json", R"({"csv 1": "terrain wall", "csv 0": "terrain floor"})");
    QCOMPARE(import("ground.csv", {"--map", path("map.json")}).exitCode, 0);
    QFile file(path("pack/pack.json"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray pack = file.readAll();
    QVERIFY(!pack.contains("foreign-tiles"));
    pack.insert(pack.lastIndexOf('}'),
                R"(, "foreign-tiles": [{"tile": "csv 8", "means": "terrain water"},
                                     {"tile": "csv 1", "means": "terrain wall"}])");
    file.seek(0);
    file.write(pack);
    file.close();
    write("pond.csv", "1,8\n");
    const auto read = import("pond.csv");
    QVERIFY2(read.exitCode == 0 && read.messages.isEmpty(), read.messages);
    QCOMPARE(made("pond"), QByteArray("#~\n"));
}

/// A Tiled map with a wall all around.
QByteArray tiledMap(const QByteArray& tileset, const QByteArray& objects) {
    return "<map orientation=\"orthogonal\" width=\"4\" height=\"3\" tilewidth=\"8\" "
           "tileheight=\"8\"><tileset firstgid=\"1\" " +
           tileset +
           "/><layer name=\"L\" width=\"4\" height=\"3\"><data encoding=\"csv\">"
           "1,1,1,1,1,2,2,1,1,1,1,1</data></layer><objectgroup name=\"Spawns\">" +
           objects + "</objectgroup></map>";
}

void TestCliImport::classesOfObjectsAreSaidByTheTable() {
    write("map.tmx", tiledMap("name=\"t\" tilewidth=\"8\" tileheight=\"8\"",
                              "<object id=\"1\" type=\"PlayerStart\" x=\"9\" y=\"9\"/>"
                              "<object id=\"2\" type=\"Chest\" x=\"17\" y=\"9\"/>"));
    write("map.json", R"({"t 0": "terrain wall", "t 1": "terrain floor"})");
    const auto unsaid = import("map.tmx", {"--map", path("map.json")});
    QCOMPARE(unsaid.exitCode, 0);
    QVERIFY2(unsaid.messages.contains("say what \"type Chest\" stands for"), unsaid.messages);
    // A kind that the pack does not have yet is not an error.
    write("map.json", R"({"t 0": "terrain wall", "t 1": "terrain floor",
                          "type Chest": "thing own:chest", "PlayerStart": "thing hero"})");
    const auto read = import("map.tmx", {"--map", path("map.json")});
    QVERIFY2(read.exitCode == 0 && read.messages.isEmpty(), read.messages);
    QCOMPARE(made("map-2"), QByteArray("####\n#@*#\n####\n"));
    write("map.json", R"({"type Chst": "thing hero"})");
    const auto mistyped = import("map.tmx", {"--map", path("map.json")});
    QCOMPARE(mistyped.exitCode, 1);
    QVERIFY2(mistyped.messages.contains("did you mean \"type Chest\"?"), mistyped.messages);
}

void TestCliImport::tilesetsOfOneNameAreToldApart() {
    const auto tileset = [](int first, const char* image) {
        return "<tileset firstgid=\"" + QByteArray::number(first) +
               "\" name=\"walls\" tilewidth=\"8\" tileheight=\"8\" tilecount=\"4\" "
               "columns=\"4\"><image source=\"" +
               image + "\" width=\"32\" height=\"8\"/></tileset>";
    };
    write("map.tmx", R"(<map orientation="orthogonal" width="2" height="1" tilewidth="8" )"
                     R"(tileheight="8">)" +
                         tileset(1, "a.png") + tileset(5, "b.png") +
                         R"(<layer name="L" width="2" height="1"><data encoding="csv">1,5)"
                         "</data></layer></map>");
    write("map.json", R"({"walls 0": "terrain wall"})");
    const auto ambiguous = import("map.tmx", {"--map", path("map.json")});
    QCOMPARE(ambiguous.exitCode, 1);
    QVERIFY2(ambiguous.messages.contains("did you mean \"walls (a.png) 0\"?"), ambiguous.messages);
    write("map.json", R"({"walls (b.png) 0": "terrain wall"})");
    const auto read = import("map.tmx", {"--map", path("map.json")});
    QCOMPARE(read.exitCode, 0);
    QCOMPARE(made("map"), QByteArray(".#\n"));
}

void TestCliImport::filesInOtherFoldersNeedARoot() {
    QVERIFY(QDir(folder_->path()).mkpath("game/maps") &&
            QDir(folder_->path()).mkpath("game/tiles"));
    write("game/tiles/t.tsx",
          "<tileset name=\"t\" tilewidth=\"8\" tileheight=\"8\"><tile id=\"0\"><properties>"
          "<property name=\"mazeloom\" value=\"terrain wall\"/></properties></tile></tileset>");
    write("game/maps/map.tmx", tiledMap("source=\"../tiles/t.tsx\"", ""));
    const auto without = import("game/maps/map.tmx");
    QCOMPARE(without.exitCode, 0);
    QVERIFY2(without.messages.contains("--root " + path("game").toUtf8() + " to read them"),
             without.messages);
    QVERIFY2(without.messages.contains("tile \"../tiles/t.tsx 0\" was taken for floor"),
             without.messages);
    QCOMPARE(made("map"), QByteArray("....\n....\n....\n"));
    const auto with = import("game/maps/map.tmx", {"--root", path("game")});
    QCOMPARE(with.exitCode, 0);
    QCOMPARE(made("map-2"), QByteArray("####\n#..#\n####\n"));
    const auto gone = import("game/maps/map.tmx", {"--root", path("nowhere")});
    QCOMPARE(gone.exitCode, 1);
    QVERIFY2(gone.messages.contains("there is no such folder"), gone.messages);
}

void TestCliImport::whatCannotBeGeneratedYetIsSaid() {
    write("rock.txt", "####\n####\n");
    const auto rock = import("rock.txt");
    QCOMPARE(rock.exitCode, 0);
    QCOMPARE(rock.out, QByteArray("new, but it cannot be generated yet: rock\n"));
    QVERIFY2(rock.messages.contains("cannot be generated yet: no open cell is painted: paint"),
             rock.messages);
    QVERIFY(made("rock").isEmpty());
    write("twins.txt", "#####\n#@B@#\n#####\n");
    const auto twins = import("twins.txt");
    QCOMPARE(twins.out, QByteArray("new: twins\n"));
    QVERIFY2(twins.messages.contains("the hero at (1, 1) was kept"), twins.messages);
    QVERIFY2(twins.messages.contains("the bug at (2, 1), which stands still"), twins.messages);
    QCOMPARE(made("twins"), QByteArray("#####\n#@B,#\n#####\n"));
}

/// Imports an exported level without its hero, into the pack that has the level and into a new
/// pack.
void TestCliImport::changesThatPreventGenerationAreSaid() {
    const auto run = [](const QStringList& arguments) {
        return testing::runProgram(arguments, testing::speaking("C.UTF-8"));
    };
    QCOMPARE(run({"export", "builtin:temple", "--level", "the-eyes", "--seed", "3", "-o",
                  path("eyes.tmj")})
                 .exitCode,
             0);
    QFile exported(path("eyes.tmj"));
    QVERIFY(exported.open(QIODevice::ReadOnly));
    QByteArray map = exported.readAll();
    exported.close();
    const auto whole = import("eyes.tmj");
    QCOMPARE(whole.out, QByteArray("new: the-eyes\n"));
    QVERIFY2(whole.messages.isEmpty(), whole.messages);
    // The hero becomes a second exit.
    QVERIFY(map.contains("\"gid\": 81") || map.contains("\"gid\":81"));
    map.replace("\"gid\": 81", "\"gid\": 82").replace("\"gid\":81", "\"gid\":82");
    write("eyes.tmj", map);
    const QByteArray why = "cannot be generated yet: the level has no hero: place the hero's start";
    const auto changed = import("eyes.tmj");
    QCOMPARE(changed.exitCode, 0);
    QCOMPARE(changed.out, QByteArray("changed, but it cannot be generated yet: the-eyes\n"));
    QVERIFY2(changed.messages.contains(why), changed.messages);
    QVERIFY2(!changed.messages.contains("is regenerated around"), changed.messages);
    QVERIFY(QDir(path("pack")).removeRecursively());
    const auto fresh = import("eyes.tmj");
    QCOMPARE(fresh.out, QByteArray("new, but it cannot be generated yet: the-eyes\n"));
    QVERIFY2(fresh.messages.contains(why), fresh.messages);
}

/// pack.json is written last, so a killed import leaves the other files.
void TestCliImport::aKilledImportCanBeRunAgain() {
    write("hall.txt", "###\n#.#\n###\n");
    QCOMPARE(import("hall.txt").exitCode, 0);
    const auto bytesOf = [this](const QString& name) {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray level = bytesOf("pack/levels/hall.json");
    const QByteArray pack = bytesOf("pack/pack.json");
    QVERIFY(!level.isEmpty() && !pack.isEmpty());
    const QDir folder(path("pack"));
    const QString left = QString::fromStdString(files::temporaryNameOf(1));
    for (const bool hasLevel : {true, false}) {
        QVERIFY(QFile::remove(path("pack/pack.json")));
        if (!hasLevel) QVERIFY(QFile::remove(path("pack/levels/hall.json")));
        QVERIFY(folder.mkdir(left));
        QVERIFY(QFile::setPermissions(folder.filePath(left),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto again = import("hall.txt");
        QVERIFY2(again.exitCode == 0, again.messages);
        QCOMPARE(bytesOf("pack/levels/hall.json"), level);
        QCOMPARE(bytesOf("pack/pack.json"), pack);
        QVERIFY(!folder.exists(left));
    }
    // A folder that has no pack.json but another level is not an unfinished import.
    QVERIFY(QFile::remove(path("pack/pack.json")));
    write("pack/levels/other.json", "{}");
    const auto refused = import("hall.txt");
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.messages.contains("no pack.json"), refused.messages);
    QVERIFY(!folder.exists("pack.json"));
    // Import refuses a folder with unrelated content.
    QVERIFY(folder.mkdir("else"));
    QCOMPARE(import("hall.txt").exitCode, 1);
}

void TestCliImport::signalsLeaveAllOrNothing_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("isPackThere");
    // Limited runs try one signal at each place; tst_cli_batch sends all of them in any run, and
    // all have one handler.
    for (const bool isPackThere : {false, true}) {
        const char* where = isPackThere ? "a pack that is there" : "a new folder";
        if (testing::isWhole()) QTest::addRow("INT, %s", where) << SIGINT << isPackThere;
        if (testing::isWhole() || isPackThere)
            QTest::addRow("TERM, %s", where) << SIGTERM << isPackThere;
        if (testing::isWhole() || !isPackThere)
            QTest::addRow("HUP, %s", where) << SIGHUP << isPackThere;
    }
}

/// The signals arrive at several moments of the import, until one comes after its end.
void TestCliImport::signalsLeaveAllOrNothing() {
    QFETCH(int, number);
    QFETCH(bool, isPackThere);
    constexpr int kSide = 1500;
    QByteArray rows;
    for (int y = 0; y < kSide; ++y)
        rows += QByteArray(kSide, y % 2 == 0 ? '.' : '#') + '\n';
    write("large.txt", rows);
    write("small.txt", "###\n#.#\n###\n");
    const auto words = [this](const QString& place, const QString& file) {
        return QStringList{"import", path(file), "-o", place + "/pack"};
    };
    const auto prepare = [&](const QString& place) {
        if (!QDir().mkpath(place)) return false;
        return !isPackThere ||
               testing::runProgram(words(place, "small.txt"), testing::speaking("C.UTF-8"))
                       .exitCode == 0;
    };
    QVERIFY(prepare(path("whole")));
    const Files before = filesIn(path("whole"));
    QCOMPARE(before.empty(), !isPackThere);
    QCOMPARE(testing::runProgram(words(path("whole"), "large.txt"), testing::speaking("C.UTF-8"))
                 .exitCode,
             0);
    const Files whole = filesIn(path("whole"));
    int ended = 0;
    bool isFinished = false;
    for (int moment = 0; !isFinished; ++moment) {
        const QString place = path("at" + QString::number(moment));
        QVERIFY(prepare(place));
        QProcess process;
        testing::startProgram(process, words(place, "large.txt"), testing::speaking("C.UTF-8"), {});
        QVERIFY(process.waitForStarted());
        while (!catches(process.processId(), number))
            QVERIFY(!process.waitForFinished(1));
        isFinished = process.waitForFinished(1 + moment * moment * 8);
        if (!isFinished) QCOMPARE(::kill(static_cast<pid_t>(process.processId()), number), 0);
        QVERIFY(isFinished || process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        const bool isDone = process.exitCode() == 0;
        QVERIFY2(isDone || process.exitCode() == 128 + number,
                 qPrintable(QString::number(process.exitCode())));
        ended += isDone ? 0 : 1;
        // Hidden files are listed as well.
        QVERIFY2(filesIn(place) == (isDone ? whole : before), qPrintable(place));
        if (!isDone) {
            QCOMPARE(testing::runProgram(words(place, "large.txt"), testing::speaking("C.UTF-8"))
                         .exitCode,
                     0);
            QVERIFY(filesIn(place) == whole);
        }
    }
    QVERIFY(ended > 0);
}

void TestCliImport::longListsAreCutAndCounted() {
    // 22 unknown numbers, and 31 objects without a kind.
    QByteArray numbers;
    for (int i = 100; i < 122; ++i)
        numbers += QByteArray::number(i) + (i == 121 ? "\n" : ",");
    write("odd.csv", numbers);
    const auto few = import("odd.csv");
    QCOMPARE(few.exitCode, 0);
    QCOMPARE(few.messages.count("was taken for floor"), 20);
    QVERIFY2(few.messages.contains("and 2 more tiles were taken for floor; --all-notes lists them"),
             few.messages);
    const auto all = import("odd.csv", {"--all-notes"});
    QCOMPARE(all.messages.count("was taken for floor"), 22);
    QVERIFY2(!all.messages.contains("more"), all.messages);
    // A single tile above the limit is listed: a line that counts it would be as long.
    write("odd.csv", numbers.mid(4));
    const auto one = import("odd.csv");
    QCOMPARE(one.messages.count("was taken for floor"), 21);
    QVERIFY2(!one.messages.contains("more"), one.messages);

    QByteArray objects;
    for (int i = 1; i <= 31; ++i) {
        const QByteArray number = QByteArray::number(i);
        objects += "<object id=\"" + number + "\" type=\"T" + number + "\" x=\"8\" y=\"8\"/>";
    }
    write("many.tmx", tiledMap("name=\"t\"", objects));
    const auto notes = import("many.tmx");
    QCOMPARE(notes.messages.count("is no kind of thing"), 20);
    QVERIFY2(notes.messages.contains("and 11 more notes; --all-notes lists them"), notes.messages);
    QCOMPARE(import("many.tmx", {"--all-notes"}).messages.count("is no kind of thing"), 31);
}

void TestCliImport::outcomesAreToldOnceTheyAreSaved() {
    write("hall.txt", "###\n#.#\n###\n");
    // A folder has the name of the level's file.
    QVERIFY(QDir().mkpath(path("pack/levels/hall.json/x")));
    const auto refused = import("hall.txt");
    QVERIFY(refused.exitCode != 0);
    QVERIFY2(refused.out.isEmpty(), refused.out);
}

MAZELOOM_TEST(TestCliImport)

}  // namespace mazeloom::tst_cli_import

#include "tst_cli_import.moc"
