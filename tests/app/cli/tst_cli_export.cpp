// SPDX-License-Identifier: MIT
// Runs `mazeloom export` without a display.
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/pack/archive/archive_read.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "tests/app/support/program.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_export {

class TestCliExport : public QObject {
    Q_OBJECT

  private slots:
    void helps();
    void makesAnArchiveThatOpens_data();
    void makesAnArchiveThatOpens();
    void sameBytesEachTime();
    void archivesArePacksToo();
    void refusesAPackWithErrors();
    void refusesWhatCannotBeRead();
    void keepsTheOldFileOnFailure();
    void wrongUsage_data();
    void wrongUsage();
};

namespace {

const QString kSmall = MAZELOOM_TEST_DATA "/packs/valid/small";

struct Result {
    int exitCode = -1;
    QByteArray out;
    QString messages;
};

Result run(const QString& command, const QStringList& arguments) {
    const auto result = testing::runProgram(QStringList{command} + arguments,
                                            testing::speaking("C.UTF-8"), {}, 120);
    return {result.exitCode, result.out, QString::fromUtf8(result.messages)};
}

Result exported(const QStringList& arguments) {
    return run("export", arguments);
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray read(const pack::ArchiveSource& archive, const std::string& name) {
    const auto bytes = archive.read(name, 100'000'000);
    return bytes ? QByteArray::fromStdString(*bytes) : QByteArray();
}

void copyFolder(const QString& from, const QString& to) {
    QDir().mkpath(to);
    for (const QFileInfo& info :
         QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        const QString target = to + '/' + info.fileName();
        if (info.isDir()) {
            copyFolder(info.filePath(), target);
        } else if (!QFile::copy(info.filePath(), target)) {
            qFatal("cannot copy %s", qPrintable(info.filePath()));
        }
    }
}

}  // namespace

void TestCliExport::helps() {
    for (const QStringList& arguments : {QStringList{"--help"}, {"pack", "-h"}}) {
        const Result result = exported(arguments);
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.out.startsWith("Usage: mazeloom export PACK -o FILE.mazepack"));
        QCOMPARE(result.messages, QString());
    }
    QVERIFY(run("--help", {}).out.contains("  export "));
}

void TestCliExport::makesAnArchiveThatOpens_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("temple") << "temple";
    QTest::newRow("dungeons") << "dungeons";
}

void TestCliExport::makesAnArchiveThatOpens() {
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const QString file = folder.filePath("pack.mazepack");
    const Result result = exported({"builtin:" + name, "-o", file});
    QCOMPARE(result.messages, QString());
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             QStringList("pack.mazepack"));

    const auto archive = pack::openArchive(file.toStdString());
    QVERIFY(archive.has_value());
    const auto pack = pack::read(*archive);
    QVERIFY(pack.has_value());
    const auto original = pack::readFolder((MAZELOOM_PACKS "/" + name).toStdString());
    QVERIFY(original.has_value());
    QVERIFY(*pack == *original);

    // Each file's checksum as Qt computes it, and a picture of each level.
    const QJsonObject sums = QJsonDocument::fromJson(read(*archive, "checksums.json")).object();
    for (const std::string& each : archive->names()) {
        if (each == "checksums.json") continue;
        const auto sum = QCryptographicHash::hash(read(*archive, each), QCryptographicHash::Sha256);
        QCOMPARE(sums[QString::fromStdString(each)].toString(), QString(sum.toHex()));
    }
    for (const level::Level& level : pack->levels) {
        const QImage picture =
            QImage::fromData(read(*archive, "thumbnails/" + level.id + ".png"), "PNG");
        QVERIFY2(!picture.isNull(), level.id.c_str());
        QVERIFY(picture.width() <= 512 && picture.height() <= 512);
        // The picture has the level's aspect ratio and more than one colour.
        const double ratio = double(picture.width()) / picture.height();
        QVERIFY(std::abs(ratio - double(level.size.width) / level.size.height) < 0.05);
        bool isPlain = true;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                isPlain = isPlain && picture.pixel(x, y) == picture.pixel(0, 0);
        }
        QVERIFY(!isPlain);
    }
}

void TestCliExport::sameBytesEachTime() {
    const QTemporaryDir folder;
    const Result first = exported({"builtin:temple", "-o", folder.filePath("a.mazepack")});
    QCOMPARE(first.exitCode, 0);
    const QByteArray bytes = bytesOf(folder.filePath("a.mazepack"));
    QVERIFY(!bytes.isEmpty());
    const Result second = exported({"--output", "-", "builtin:temple"});
    QCOMPARE(second.exitCode, 0);
    QVERIFY(second.out == bytes);
}

void TestCliExport::archivesArePacksToo() {
    const QTemporaryDir folder;
    const QString first = folder.filePath("first.mazepack");
    QCOMPARE(exported({"builtin:temple", "-o", first}).exitCode, 0);
    // A second export is identical, even over its own source.
    const QByteArray bytes = bytesOf(first);
    QCOMPARE(exported({first, "-o", first}).exitCode, 0);
    QVERIFY(bytesOf(first) == bytes);
    QCOMPARE(run("check", {first}).exitCode, 0);
    const Result levels = run("generate", {first, "--list-levels"});
    QCOMPARE(levels.exitCode, 0);
    QCOMPARE(levels.out, run("generate", {"builtin:temple", "--list-levels"}).out);
    const QString level = QString::fromUtf8(levels.out).section('\t', 0, 0);
    const QStringList how{"--level", level, "--seed", "7"};
    QCOMPARE(run("generate", QStringList{first} + how).out,
             run("generate", QStringList{"builtin:temple"} + how).out);
}

void TestCliExport::refusesAPackWithErrors() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("pack.mazepack");
    const Result result = exported({kSmall, "-o", file});
    QCOMPARE(result.exitCode, 1);
    QVERIFY(!QFile::exists(file));
    // The export lists the errors that `check` lists, and only these.
    const QStringList checked =
        QString::fromUtf8(run("check", {kSmall}).out).split('\n').filter(": error: ");
    const QStringList listed = result.messages.split('\n').filter(": error: ");
    QCOMPARE(listed.size(), checked.size());
    for (const QString& line : checked)
        QVERIFY2(listed.contains("mazeloom: " + line), qPrintable(line));
    QVERIFY(!result.messages.contains(": warning: "));
    QVERIFY(result.messages.endsWith(" was not exported: fix its errors first\n"));
}

void TestCliExport::refusesWhatCannotBeRead() {
    const QTemporaryDir folder;
    const QString pack = folder.filePath("pack");
    copyFolder(MAZELOOM_PACKS "/temple", pack);
    const QString level = QDir(pack + "/levels").entryInfoList(QDir::Files).front().filePath();
    QFile file(level);
    QVERIFY(file.resize(file.size() / 2));
    const Result result = exported({pack, "-o", folder.filePath("pack.mazepack")});
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains("levels/" + QFileInfo(level).fileName()),
             qPrintable(result.messages));
    QVERIFY(!QFile::exists(folder.filePath("pack.mazepack")));
    QCOMPARE(exported({folder.filePath("nowhere"), "-o", "x.mazepack"}).exitCode, 1);
}

void TestCliExport::keepsTheOldFileOnFailure() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("pack.mazepack");
    QFile old(file);
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("precious") == 8);
    old.close();
    QCOMPARE(exported({kSmall, "-o", file}).exitCode, 1);
    QCOMPARE(bytesOf(file), QByteArray("precious"));
    // First the folder does not exist, then a folder has the file's name.
    const Result nowhere = exported({"builtin:temple", "-o", folder.filePath("no/pack.mazepack")});
    QCOMPARE(nowhere.exitCode, 1);
    QVERIFY(nowhere.messages.contains("cannot be written"));
    QVERIFY(QDir(folder.path()).mkdir("folder.mazepack"));
    const Result inPlace = exported({"builtin:temple", "-o", folder.filePath("folder.mazepack")});
    QCOMPARE(inPlace.exitCode, 1);
    QVERIFY(inPlace.messages.contains("is not a file"));
    QCOMPARE(exported({"builtin:temple", "-o", file}).exitCode, 0);
    QVERIFY(bytesOf(file).startsWith("PK"));
}

void TestCliExport::wrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QStringList& arguments, const char* message) {
        QTest::newRow(name) << arguments << QString(message);
    };
    row("no pack", {"-o", "a.mazepack"}, "which pack? Give a folder, an archive .mazepack, or");
    row("two packs", {"a", "b", "-o", "a.mazepack"}, "one pack at a time, not also \"b\"");
    row("nowhere to", {"a"}, "where to? Give -o FILE.mazepack");
    row("an empty name", {"a", "-o", ""}, "--output needs a file");
    row("twice", {"a", "-o", "a.mazepack", "-o", "b.mazepack"}, "is given more than once");
    row("another kind of file", {"a", "-o", "a.zip"}, "a.zip: which format? Give --to FORMAT");
    row("a pack under another name", {"a", "--to", "mazepack", "-o", "a.zip"},
        "ends in .mazepack, not \"a.zip\"");
    row("unknown option", {"a", "--fast"}, "fast");
}

void TestCliExport::wrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    const Result result = exported(arguments);
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.messages.contains(message), qPrintable(result.messages));
    QVERIFY(result.messages.endsWith("; see mazeloom export --help\n"));
    QCOMPARE(result.out, QByteArray());
}

MAZELOOM_TEST(TestCliExport)

}  // namespace mazeloom::tst_cli_export

#include "tst_cli_export.moc"
