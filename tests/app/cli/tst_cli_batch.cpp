// SPDX-License-Identifier: MIT
// mazeloom export of many levels: however it ends, finished files stay and no hidden files do, and
// the same command produces the same files.
#include <csignal>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include "core/files/temporary.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/disk/save.h"
#include "tests/app/support/program.h"
#include "tests/support/packs/unlucky.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_batch {

class TestCliBatch : public QObject {
    Q_OBJECT

  private slots:
    void init() { QVERIFY(folder_.emplace().isValid()); }
    void seedsAreLists();
    void seedsThatAreNamedAgainDoNotCount();
    void wrongListsAreRefused_data();
    void wrongListsAreRefused();
    void onlyLevelsAreLeftOut();
    void aBadSeedIsNamed();
    void theRestIsWrittenAndFailuresAreListed();
    void picturesOfManySeedsAreTheSameFromAllCores();
    void whateverEndsItTheSameCommandGoesOn_data();
    void whateverEndsItTheSameCommandGoesOn();
    void whatStandsInTheWayIsNotFollowed();

  private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    /// Returns the built-in dungeons with a level that cannot be generated from seed unlucky_.
    QString dungeons();
    /// Returns a range such as "556..559", in which unlucky_ is the second of four.
    QString seedsAround() const {
        return QStringLiteral("%1..%2").arg(unlucky_ - 1).arg(unlucky_ + 2);
    }

    std::uint64_t unlucky_ = 0;
    std::optional<QTemporaryDir> folder_;
};

namespace {

using Files = std::map<QString, QByteArray>;

Files filesIn(const QString& folder) {
    Files files;
    const auto filters = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    for (const QFileInfo& info : QDir(folder).entryInfoList(filters)) {
        QFile file(info.filePath());
        files[info.fileName()] =
            file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
    }
    return files;
}

testing::ProgramResult exported(const QStringList& arguments) {
    return testing::runProgram(QStringList{"export"} + arguments, testing::speaking("C.UTF-8"), {},
                               120);
}

QStringList tomb(const QString& seeds, const QString& place) {
    return {
        "builtin:dungeons", "--level", "the-tomb", "--seeds", seeds, "--to", "text", "-o", place};
}
QStringList unlucky(const QString& seeds, const QString& place, const QString& pack) {
    return {pack, "--level", testing::kUnlucky, "--seeds", seeds, "--to", "text", "-o", place};
}

}  // namespace

QString TestCliBatch::dungeons() {
    auto pack = pack::readFolder(MAZELOOM_PACKS "/dungeons");
    if (!pack) qFatal("%s", pack.error().front().describe().c_str());
    unlucky_ = testing::addUnlucky(*pack);
    pack::DiskState disk;
    const QString folder = path("dungeons");
    if (!pack::save(*pack, folder.toStdString(), disk)) qFatal("the pack cannot be saved");
    return folder;
}

void TestCliBatch::seedsAreLists() {
    const auto result = exported(tomb("1..3,558,2..4", path("out")));
    QVERIFY2(result.exitCode == 0, result.messages);
    QStringList names;
    for (const auto& [name, bytes] : filesIn(path("out")))
        names << name;
    QCOMPARE(names, QStringList({"origins.json", "the-tomb-1.txt", "the-tomb-2.txt",
                                 "the-tomb-3.txt", "the-tomb-4.txt", "the-tomb-558.txt"}));
    // One seed produces one file.
    QCOMPARE(exported(tomb("7", path("one.txt"))).exitCode, 0);
    QVERIFY(QFile::exists(path("one.txt")) && QFile::exists(path("one-origin.json")));
}

void TestCliBatch::wrongListsAreRefused_data() {
    QTest::addColumn<QString>("seeds");
    QTest::addColumn<QString>("message");
    QTest::newRow("nothing") << ""
                             << "such as 1..50, with commas between, not \"\"";
    QTest::newRow("gap") << "1,,2"
                         << "not \"1,,2\"";
    QTest::newRow("word") << "1,two"
                          << "not \"two\"";
    QTest::newRow("backward") << "1,9..5"
                              << "9..5: the last one is before the first";
    QTest::newRow("three") << "1..2..3"
                           << "not \"1..2..3\"";
    QTest::newRow("too large") << "1,18446744073709551616"
                               << "not \"18446744073709551616\"";
    QTest::newRow("negative") << "-1..5"
                              << "not \"-1..5\"";
    QTest::newRow("too many") << "1..10001"
                              << "at most 10000 at a time";
    QTest::newRow("too many together") << "1..9999,20000..20001"
                                       << "at most 10000 at a time";
    QTest::newRow("all seeds") << "0..18446744073709551615,1"
                               << "at most 10000 at a time";
}

void TestCliBatch::seedsThatAreNamedAgainDoNotCount() {
    // The number of seeds is allowed, so the level's name is the error.
    const auto result = exported({"builtin:dungeons", "--level", "nowhere", "--to", "text",
                                  "--seeds", "1..10000,1..10000,7", "-o", path("out")});
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains("there is no level \"nowhere\""), result.messages);
}

void TestCliBatch::wrongListsAreRefused() {
    QFETCH(QString, seeds);
    QFETCH(QString, message);
    const auto result = exported(tomb(seeds, path("out")));
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(QString::fromUtf8(result.messages).contains(message), result.messages);
    QVERIFY(!QFile::exists(path("out")));
}

void TestCliBatch::onlyLevelsAreLeftOut() {
    QVERIFY(QDir().mkpath(path("out/the-tomb-2.txt")));
    const auto result = exported(tomb("1..3", path("out")));
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains("the-tomb-2.txt: cannot be written"), result.messages);
    // The file failed, not the level, so --keep-going is not suggested.
    QVERIFY2(!result.messages.contains("--keep-going"), result.messages);
    QVERIFY2(result.messages.contains("run the same command with --resume to continue"),
             result.messages);
}

void TestCliBatch::aBadSeedIsNamed() {
    const QString pack = dungeons();
    const auto result = exported(unlucky(seedsAround(), path("out"), pack));
    QCOMPARE(result.exitCode, 1);
    const QByteArray seed = QByteArray::number(unlucky_);
    QVERIFY2(result.messages.contains("levels/unlucky.json: seed " + seed +
                                      ", recipe stage 2 (stairs): "),
             result.messages);
    QVERIFY2(result.messages.contains("1 of 4 files are finished"), result.messages);
    QVERIFY2(result.messages.contains("--keep-going leaves out levels"), result.messages);
    // A level that the format refuses is named, too, whether it is one of many or alone.
    for (const QStringList& which : {QStringList(), QStringList{"--level", "great-temple"}}) {
        const auto refused =
            exported(QStringList{"builtin:temple", "--to", "svg", "-o", path("great.svg")} + which);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains("levels/great-temple.json: seed 1: an SVG picture"),
                 refused.messages);
    }
}

void TestCliBatch::theRestIsWrittenAndFailuresAreListed() {
    const QString pack = dungeons();
    const auto result = exported(unlucky(seedsAround(), path("out"), pack) << "--keep-going");
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains("1 level left out"), result.messages);
    const Files files = filesIn(path("out"));
    QCOMPARE(files.size(), std::size_t{5});
    const QJsonObject list = QJsonDocument::fromJson(files.at("failures.json")).object();
    QCOMPARE(list["format"].toString(), QStringLiteral("mazeloom-failures"));
    const QJsonArray failures = list["failures"].toArray();
    QCOMPARE(failures.size(), 1);
    const QJsonObject failure = failures[0].toObject();
    QCOMPARE(failure["level"].toString(), QString(testing::kUnlucky));
    QCOMPARE(failure["seed"].toString(), QString::number(unlucky_));
    QCOMPARE(failure["stage"].toString(), QStringLiteral("stairs"));
    QVERIFY(failure["reason"].toString().startsWith("no floor is left"));
    // A file of several levels is written without the failed one.
    const QString seed = QString::number(unlucky_);
    const QStringList world{pack, "--to",         "ldtk", "--seed",
                            seed, "--keep-going", "-o",   path("all.ldtk")};
    const auto all = exported(world);
    QCOMPARE(all.exitCode, 1);
    QVERIFY2(all.messages.contains("seed " + seed.toUtf8()), all.messages);
    QVERIFY(QFile::exists(path("all.ldtk")));
}

void TestCliBatch::picturesOfManySeedsAreTheSameFromAllCores() {
    for (const QString format : {"png", "svg", "ldtk"}) {
        Files first;
        for (const QString threads : {"1", "2", "7"}) {
            const QString place = path(format + threads);
            const auto result = exported({"builtin:dungeons", "--level", "cellar", "--seeds",
                                          "1..12", "--overlay", "reach,distance", "--scale", "8",
                                          "--to", format, "-o", place, "--threads", threads});
            QVERIFY2(result.exitCode == 0, result.messages);
            if (first.empty()) first = filesIn(place);
            QVERIFY(first.size() >= 12);
            QVERIFY(filesIn(place) == first);
        }
    }
}

void TestCliBatch::whateverEndsItTheSameCommandGoesOn_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("resumes");
    for (const bool resumes : {true, false}) {
        const char* how = resumes ? "resumed" : "again";
        QTest::addRow("INT, %s", how) << SIGINT << resumes;
        QTest::addRow("TERM, %s", how) << SIGTERM << resumes;
        QTest::addRow("HUP, %s", how) << SIGHUP << resumes;
        QTest::addRow("KILL, %s", how) << SIGKILL << resumes;
    }
}

void TestCliBatch::whateverEndsItTheSameCommandGoesOn() {
    QFETCH(int, number);
    QFETCH(bool, resumes);
    const auto command = [pack = dungeons()](const QString& place) {
        return unlucky("300..999", place, pack) + QStringList{"--keep-going", "--threads", "2"};
    };
    static Files whole;
    if (whole.empty()) {
        QCOMPARE(exported(command(path("whole"))).exitCode, 1);
        whole = filesIn(path("whole"));
        QVERIFY(whole.size() > 600);
    }
    const QString place = path("out");
    QProcess process;
    testing::startProgram(process, QStringList{"export"} + command(place),
                          testing::speaking("C.UTF-8"), {});
    QVERIFY(process.waitForStarted());
    // The export is running: some files exist.
    while (QDir(place).entryList({"*.txt"}).size() < 5)
        QVERIFY(!process.waitForFinished(1));
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), number), 0);
    QVERIFY(process.waitForFinished());
    const Files left = filesIn(place);
    QVERIFY(left.size() < whole.size());
    if (number == SIGKILL) {
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    } else {
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + number);
        QVERIFY(process.readAllStandardError().contains("with --resume to continue"));
    }
    for (const auto& [name, bytes] : left) {
        if (number != SIGKILL) QVERIFY2(!name.startsWith('.'), qPrintable(name));
        if (name.endsWith(".txt")) QVERIFY2(whole.at(name) == bytes, qPrintable(name));
    }
    // A resumed export does not touch finished files.
    const QString one = QDir(place).filePath(QDir(place).entryList({"*.txt"}).front());
    struct stat before {};
    QCOMPARE(::stat(qPrintable(one), &before), 0);
    const auto again =
        exported(command(place) + (resumes ? QStringList("--resume") : QStringList()));
    QCOMPARE(again.exitCode, 1);
    QVERIFY(filesIn(place) == whole);
    struct stat after {};
    QCOMPARE(::stat(qPrintable(one), &after), 0);
    QCOMPARE(before.st_ino == after.st_ino, resumes);
}

/// Folders and links with names that temporary files have or had.
void TestCliBatch::whatStandsInTheWayIsNotFollowed() {
    const QDir out(path("out"));
    QVERIFY(out.mkpath("."));
    QFile mine(path("mine"));
    QVERIFY(mine.open(QIODevice::WriteOnly));
    mine.write("mine");
    mine.close();
    // exec gives the export the shell's process id, which is part of the temporary names.
    QFile script(path("run.sh"));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(
        "mkdir out/.export.saving-$$\n"
        "for s in 1 2 3; do ln -s ../../mine out/.export.saving-$$/the-tomb-$s.txt; done\n"
        "ln -s ../mine out/unfinished.ndjson\n"
        "ln -s ../mine out/$TEMPORARY\n"
        "exec $M export builtin:dungeons --level the-tomb --seeds 1..3 --to text -o out\n");
    script.close();
    QProcess process;
    QProcessEnvironment environment = testing::speaking("C.UTF-8");
    environment.insert("M", QString::fromStdString(testing::fromRoot(MAZELOOM_PROGRAM)));
    environment.insert("TEMPORARY", QString::fromStdString(files::temporaryNameOf(5)));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder_->path());
    process.start("/bin/sh", {"run.sh"});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(filesIn(path("")).at("mine"), QByteArray("mine"));
    QCOMPARE(out.entryList({"*.txt"}).size(), 3);
    QCOMPARE(exported(tomb("1..3", path("clean"))).exitCode, 0);
    const Files there = filesIn(out.path());
    for (const auto& [name, bytes] : filesIn(path("clean")))
        QVERIFY2(there.at(name) == bytes, qPrintable(name));
}

MAZELOOM_TEST(TestCliBatch)

}  // namespace mazeloom::tst_cli_batch

#include "tst_cli_batch.moc"
