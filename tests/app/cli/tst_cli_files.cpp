// SPDX-License-Identifier: MIT
// What the program does when files, disks and memory are not as it would like them.
#include <QDir>
#include <QFile>
#include <QProcess>
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
    void aFullDiskIsNamed();
    void withoutMemoryItEndsPlainly();

  private:
    std::unique_ptr<QTemporaryDir> folder_;
};

namespace {

using Result = mazeloom::testing::ProgramResult;

const QString kSmall =
    QString::fromStdString(testing::fromRoot(MAZELOOM_TEST_DATA "/packs/valid/small"));

/// Runs a line of the shell; in it, $M is the program, $P a pack.
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

/// Two names that are no UTF-8 would both be "x\ufffd".
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

/// Commands that write a file that is named behind them.
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

void TestCliFiles::aFullDiskIsNamed() {
    // A file may have one block of the shell's at most: what goes beyond it fails as on a full
    // disk.
    const Result result = shell(
        "trap '' XFSZ; ulimit -f 1; $M generate builtin:dungeons --level cellar --seed 1 --trace t",
        folder_->path());
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains("t: cannot be written: File too large"),
             result.messages.constData());
    QCOMPARE(
        QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList());
}

void TestCliFiles::withoutMemoryItEndsPlainly() {
#ifdef MAZELOOM_SANITIZE
    QSKIP("sanitizers want all of the address space");
#endif
    const QDir folder(folder_->path());
    QVERIFY(folder.mkpath("p/levels"));
    const auto put = [&](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(put("p/pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "p",
        "title": "P", "levels": ["a"]})"));
    QVERIFY(put("p/levels/a.json",
                R"({"id": "a", "title": "A", "ruleset": "descent", "size": [8192, 8192],
        "recipe": "rooms-and-maze"})"));
    // The program's own libraries take some of it, the level far more.
    const Result result = shell(
        "ulimit -c 0; ulimit -v 320000; $M generate p --level a --seed 1 -o map", folder.path());
    QVERIFY2(result.messages.contains("not enough memory for the level \"a\" of 8192 × 8192 cells"),
             result.messages.constData());
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList("p"));
}

MAZELOOM_TEST(TestCliFiles)

}  // namespace mazeloom::tst_cli_files

#include "tst_cli_files.moc"
