// SPDX-License-Identifier: MIT
// Checks how the program handles bad files, full disks and lack of memory.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/temporary.h"
#include "tests/app/support/program.h"
#include "tests/support/root.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_files {

class TestCliFiles : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void lostOutputIsNoticed_data();
    void lostOutputIsNoticed();
    void wordsThatAreNoTextAreRefused();
    void linksAreFollowed_data();
    void linksAreFollowed();
    void whatKilledRunsLeftIsRemoved_data();
    void whatKilledRunsLeftIsRemoved();
    void pipesAreRefusedAtOnce_data();
    void pipesAreRefusedAtOnce();
    void aFullDiskIsNamed_data();
    void aFullDiskIsNamed();
    void withoutMemoryLevelsAreRefused_data();
    void withoutMemoryLevelsAreRefused();

  private:
    std::unique_ptr<QTemporaryDir> folder_;
};

namespace {

using Result = mazeloom::testing::ProgramResult;

const QString kSmall =
    QString::fromStdString(testing::fromRoot(MAZELOOM_TEST_DATA "/packs/valid/small"));

/// Runs a shell command in which $M is the program and $P a pack.
Result shell(const QString& line, const QString& folder) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    environment.insert("M", QString::fromStdString(testing::fromRoot(MAZELOOM_PROGRAM)));
    environment.insert("P", kSmall);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start("/bin/sh", {"-c", line});
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

}  // namespace

void TestCliFiles::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void TestCliFiles::lostOutputIsNoticed_data() {
    QTest::addColumn<QString>("command");
    QTest::newRow("help") << "--help";
    QTest::newRow("version") << "--version";
    QTest::newRow("a command's help") << "check --help";
    QTest::newRow("levels") << "generate $P --list-levels";
    QTest::newRow("text") << "generate $P --level ring --seed 1";
    QTest::newRow("json") << "check builtin:dungeons --json";
    QTest::newRow("archive") << "export builtin:dungeons -o -";
}

void TestCliFiles::lostOutputIsNoticed() {
    QFETCH(QString, command);
    QCOMPARE(shell("$M " + command, folder_->path()).exitCode, 0);
    const Result full = shell("$M " + command + " >/dev/full", folder_->path());
    QCOMPARE(full.exitCode, 1);
    QCOMPARE(full.messages.count("mazeloom: stdout: cannot be written: "), 1);
    QVERIFY2(full.messages.contains("No space left on device"), full.messages.constData());
}

/// Without a check, two names that are not UTF-8 would both become "x\ufffd".
void TestCliFiles::wordsThatAreNoTextAreRefused() {
    const QString generate = R"sh($M generate $P --level ring --seed 1 -o "$(printf 'x\%1')")sh";
    for (const char* byte : {"377", "376"}) {
        const Result result = shell(generate.arg(byte), folder_->path());
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.messages.contains("is not UTF-8"), result.messages.constData());
    }
    QCOMPARE(QDir(folder_->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList());
    QCOMPARE(shell(generate.arg("303\\244"), folder_->path()).exitCode, 0);
    QVERIFY(QFile::exists(folder_->filePath("x\u00e4")));
}

/// Adds the commands that write a file named after them.
void addCommands() {
    QTest::addColumn<QString>("command");
    QTest::newRow("generate") << "$M generate $P --level ring --seed 1 -o ";
    QTest::newRow("trace") << "$M generate $P --level ring --seed 1 --trace ";
    QTest::newRow("export") << "$M export builtin:dungeons -o ";
}

void TestCliFiles::linksAreFollowed_data() {
    addCommands();
}

void TestCliFiles::linksAreFollowed() {
    QFETCH(QString, command);
    const QDir folder(folder_->path());
    QVERIFY(folder.mkdir("elsewhere"));
    QVERIFY(QFile::link("elsewhere/target", folder.filePath("link.mazepack")));
    const Result result = shell(command + "link.mazepack", folder.path());
    QVERIFY2(result.exitCode == 0, result.messages.constData());
    QCOMPARE(QFileInfo(folder.filePath("link.mazepack")).symLinkTarget(),
             folder.filePath("elsewhere/target"));
    QVERIFY(QFileInfo(folder.filePath("elsewhere/target")).size() > 0);
}

void TestCliFiles::whatKilledRunsLeftIsRemoved_data() {
    addCommands();
}

void TestCliFiles::whatKilledRunsLeftIsRemoved() {
    QFETCH(QString, command);
    const QDir folder(folder_->path());
    QFile left(folder.filePath(QString::fromStdString(files::temporaryNameOf(1))));
    QVERIFY(left.open(QIODevice::WriteOnly));
    QVERIFY(left.write("half") == 4);
    left.close();
    QCOMPARE(shell(command + "it.mazepack", folder.path()).exitCode, 0);
    QCOMPARE(folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList("it.mazepack"));
}

void TestCliFiles::pipesAreRefusedAtOnce_data() {
    QTest::addColumn<QString>("command");
    QTest::newRow("import") << "$M import a.tmx -o new";
    QTest::newRow("import: meanings") << "echo . >a.txt; $M import a.txt -o new --map pipe";
    QTest::newRow("play") << "$M play $P --level ring --seed 1 --inputs pipe";
    QTest::newRow("replay") << "$M animate $P --level ring --inputs pipe -o a.gif";
    QTest::newRow("archive") << "$M check a.mazepack";
    QTest::newRow("pack") << "mkdir p; mkfifo p/pack.json; $M check p";
    QTest::newRow("survey") << "$M drift pipe pipe";
    QTest::newRow("merged surveys") << "$M survey --merge pipe pipe -o a.json";
}

/// Opening a pipe blocks until its other end opens, unless it is opened non-blocking.
void TestCliFiles::pipesAreRefusedAtOnce() {
    QFETCH(QString, command);
    const Result result = shell("mkfifo pipe a.tmx a.mazepack; " + command, folder_->path());
    // `check` prints its findings to the standard output.
    const QByteArray said = result.messages + result.out;
    QVERIFY2(result.exitCode == 1 || result.exitCode == 2, said);
    QVERIFY2(said.contains("not a file") || said.contains("no regular file") ||
                 said.contains("is no file"),
             said);
}

void TestCliFiles::aFullDiskIsNamed_data() {
    QTest::addColumn<QString>("command");
    const QString crypt = " builtin:dungeons --level crypt ";
    const QString seed = crypt + "--seed 1 ";
    QTest::newRow("trace") << "generate builtin:dungeons --level cellar --seed 1 --trace o";
    for (const char* format : {"text", "json", "png", "svg", "tmj", "tmx", "ldtk", "tscn", "csv"})
        QTest::addRow("map, %s", format) << "generate" + seed + "--format " + format + " -o o";
    QTest::newRow("animation, gif") << "animate" + seed + "-o o.gif";
    QTest::newRow("animation, webp") << "animate" + seed + "-o o.webp";
    QTest::newRow("animation, frames") << "animate" + seed + "--seconds 1 -o o/";
    QTest::newRow("gallery, png") << "gallery" + crypt + "--seeds 1..9 -o o.png";
    QTest::newRow("gallery, svg") << "gallery" + crypt + "--seeds 1..9 -o o.svg";
    QTest::newRow("survey") << "survey" + crypt + "--seeds 1..20 -o o.json";
    QTest::newRow("table of a survey")
        << "survey" + crypt + "--seeds 1..20 -o /dev/null --csv o.csv";
    QTest::newRow("archive") << "export builtin:dungeons -o o.mazepack";
    QTest::newRow("archive, baked") << "export builtin:dungeons --bake 1..2 -o o.mazepack";
    for (const char* format : {"text", "json", "csv", "tmj", "tmx", "ldtk", "tscn", "png", "svg"}) {
        QTest::addRow("levels, %s", format)
            << QString("export") + crypt + "--to " + format + " --seeds 1..3 -o o";
    }
    QTest::newRow("import") << "import level.txt -o o";
}

/// A command writes its output completely, or says why not and leaves nothing.
void TestCliFiles::aFullDiskIsNamed() {
    QFETCH(QString, command);
    const QDir folder(folder_->path());
    QFile level(folder.filePath("level.txt"));
    QVERIFY(level.open(QIODevice::WriteOnly));
    QVERIFY(level.write((QByteArray(200, '#') + '\n').repeated(200)) > 0);
    level.close();
    const QStringList before = folder.entryList(QDir::AllEntries | QDir::Hidden);
    // The shell limits files to one block: writing more fails as on a full disk.
    const Result result = shell("ulimit -f 1; $M " + command, folder.path());
    QVERIFY2(result.exitCode == 1, QByteArray::number(result.exitCode) + result.messages);
    QVERIFY2(result.messages.contains("o"), result.messages.constData());
    QVERIFY2(result.messages.contains("File too large") || result.messages.contains("disk"),
             result.messages.constData());
    QStringList after = folder.entryList(QDir::AllEntries | QDir::Hidden);
    // A folder created for several files is empty.
    if (after.removeOne("o")) {
        const QFileInfo made(folder.filePath("o"));
        QVERIFY(made.isDir());
        QCOMPARE(QDir(made.filePath())
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                     .filter(QRegularExpression("^(?!unfinished.ndjson)")),
                 QStringList());
    }
    QCOMPARE(after, before);
}

void TestCliFiles::withoutMemoryLevelsAreRefused_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("refusal");
    const QByteArray named = "the level \"large\" of 8192 × 8192 cells";
    QTest::newRow("map") << "generate p --level large --seed 1 -o map" << named;
    QTest::newRow("picture") << "generate p --level large --seed 1 -o map.png --scale 1" << named;
    QTest::newRow("step") << "generate p --level large --seed 1 --step 9 -o map" << named;
    QTest::newRow("trace") << "generate p --level large --seed 1 --trace trace" << named;
    QTest::newRow("export") << "export p --level large --seeds 1..2 --to tmj -o out" << named;
    QTest::newRow("gallery") << "gallery p --level large --seeds 1 -o sheet.png" << named;
    QTest::newRow("animation") << "animate p --level large --seed 1 -o a.gif"
                               << QByteArray("the animation would take about ");
}

/// The memory limit, part of which the libraries use, is less than the level needs.
void TestCliFiles::withoutMemoryLevelsAreRefused() {
#ifdef MAZELOOM_SANITIZE
    QSKIP("sanitizers need the whole address space");
#endif
    QFETCH(QString, command);
    QFETCH(QByteArray, refusal);
    const QDir folder(folder_->path());
    QVERIFY(folder.mkpath("p/levels"));
    const auto put = [&](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(put("p/pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "p",
        "title": "P", "levels": ["large", "small"]})"));
    const QByteArray level = R"({"id": "%1", "title": "A", "ruleset": "descent", "size": [%2, %2],
        "recipe": "rooms-and-maze"})";
    QVERIFY(
        put("p/levels/large.json", QByteArray(level).replace("%1", "large").replace("%2", "8192")));
    QVERIFY(
        put("p/levels/small.json", QByteArray(level).replace("%1", "small").replace("%2", "20")));
    const auto limited = [&](const QString& words) {
        return shell("ulimit -c 0; ulimit -v 700000; $M " + words, folder.path());
    };
    // The limit suffices for the program itself.
    const Result good = limited(QString(command).replace("large", "small"));
    QVERIFY2(good.exitCode == 0, good.messages.constData());
    for (const QFileInfo& made : folder.entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        if (made.fileName() == "p") continue;
        QVERIFY(made.isDir() ? QDir(made.filePath()).removeRecursively()
                             : QFile::remove(made.filePath()));
    }
    const Result refused = limited(command);
    QVERIFY2(refused.exitCode == 1, refused.messages.constData());
    QVERIFY2(refused.messages.contains(refusal), refused.messages.constData());
    QVERIFY2(refused.messages.contains("make the level smaller"), refused.messages.constData());
    QStringList left = folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    // A folder created for an export is empty.
    if (left.removeOne("out")) {
        QVERIFY(QDir(folder.filePath("out"))
                    .isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }
    QCOMPARE(left, QStringList("p"));
}

MAZELOOM_TEST(TestCliFiles)

}  // namespace mazeloom::tst_cli_files

#include "tst_cli_files.moc"
