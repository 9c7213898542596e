// SPDX-License-Identifier: MIT
// mazeloom generate --certificate and mazeloom check --certificate, and the checker in Python.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/support/program.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_certificate {

using testing::ProgramResult;
using testing::runProgram;

class TestCliCertificate : public QObject {
    Q_OBJECT

  private slots:
    void bothCheckersAgree();
    void aChangedFileIsRefused();
    void readsAndWritesStandardStreams();
    void wrongUsage_data();
    void wrongUsage();
    void aLevelThatNeedsAGuessHasNone();
};

namespace {

ProgramResult generate(const QString& pack, const QString& level, const QString& seed,
                       const QString& certificate) {
    return runProgram({"generate", pack, "--level", level, "--seed", seed, "-o", "/dev/null",
                       "--certificate", certificate});
}

/// Runs tests/core/deduce/check_certificate.py.
ProgramResult checkByPython(const QStringList& files) {
    QProcess python;
    const QString script =
        QStringLiteral(MAZELOOM_SOURCES "/tests/core/deduce/check_certificate.py");
    python.start("python3", QStringList{"-B", script} + files);
    return testing::resultOf(python, 300);
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no such file)");
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

}  // namespace

void TestCliCertificate::bothCheckersAgree() {
    const QTemporaryDir folder;
    QStringList files;
    for (const auto& [pack, level] : {std::pair("builtin:temple", "first-steps"),
                                      {"builtin:temple", "the-eyes"},
                                      {"builtin:temple", "the-court"},
                                      {"builtin:dungeons", "buried-temple"}}) {
        for (const char* seed : {"1", "2", "3"}) {
            const QString file = folder.filePath(QString("%1-%2.json").arg(level, seed));
            const ProgramResult made = generate(pack, level, seed, file);
            QCOMPARE(made.messages, QByteArray());
            QCOMPARE(made.exitCode, 0);
            const ProgramResult checked = runProgram({"check", pack, "--certificate", file});
            QCOMPARE(checked.messages, QByteArray());
            QCOMPARE(checked.exitCode, 0);
            QVERIFY(checked.out.startsWith(QByteArray(level) + ", seed " + seed +
                                           ": nobody has to guess; each of "));
            files << file;
        }
    }
    const ProgramResult python = checkByPython(files);
    QCOMPARE(python.messages, QByteArray());
    QVERIFY2(python.exitCode == 0, python.out.constData());
    QCOMPARE(python.out.count(" deductions follow, grade "), files.size());
}

void TestCliCertificate::aChangedFileIsRefused() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("c.json");
    QCOMPARE(generate("builtin:temple", "the-eyes", "2", file).exitCode, 0);
    // The last deduction of the file, turned into its opposite.
    QByteArray text = contents(file);
    const qsizetype place = text.lastIndexOf("\"trap\":true");
    QVERIFY(place >= 0);
    text.replace(place, 11, "\"trap\":false");
    write(file, text);
    const QByteArray number = QByteArray::number(text.left(place).count("\"trap\":") + 1);

    const ProgramResult checked = runProgram({"check", "builtin:temple", "--certificate", file});
    QCOMPARE(checked.exitCode, 1);
    QVERIFY2(checked.messages.contains("deduction " + number + ": does not follow at ("),
             checked.messages.constData());
    const ProgramResult python = checkByPython({file});
    QCOMPARE(python.exitCode, 1);
    QVERIFY2(python.out.contains("deduction " + number + ": the opposite is possible, too"),
             python.out.constData());

    QCOMPARE(runProgram({"check", "builtin:dungeons", "--certificate", file}).exitCode, 1);
    QCOMPARE(runProgram({"check", "builtin:temple", "--certificate", "no-such-file"}).exitCode, 1);
}

void TestCliCertificate::readsAndWritesStandardStreams() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("c.json");
    QCOMPARE(generate("builtin:temple", "first-steps", "4", file).exitCode, 0);
    const ProgramResult made =
        runProgram({"generate", "builtin:temple", "--level", "first-steps", "--seed", "4", "-o",
                    folder.filePath("map.txt"), "--certificate", "-"});
    QCOMPARE(made.exitCode, 0);
    QCOMPARE(made.out, contents(file));
    const ProgramResult checked = runProgram({"check", "builtin:temple", "--certificate", "-"},
                                             QProcessEnvironment::systemEnvironment(), made.out);
    QCOMPARE(checked.messages, QByteArray());
    QCOMPARE(checked.exitCode, 0);
}

void TestCliCertificate::wrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("said");
    const QStringList eyes{"generate", "builtin:temple", "--level", "the-eyes", "--seed", "1"};
    QTest::newRow("a step") << eyes + QStringList{"--step", "3", "--certificate", "c.json"} << 2
                            << QByteArray("--certificate needs the finished level");
    QTest::newRow("one file twice")
        << eyes + QStringList{"--trace", "c.json", "--certificate", "c.json"} << 2
        << QByteArray("--trace and --certificate need different files");
    QTest::newRow("stdout twice") << eyes + QStringList{"--certificate", "-"} << 2
                                  << QByteArray("--output and --certificate need different files");
    QTest::newRow("a descent") << QStringList{"generate",      "builtin:dungeons",
                                              "--level",       "crypt",
                                              "--seed",        "1",
                                              "--certificate", "c.json"}
                               << 2 << QByteArray("\"crypt\" is a floor of a descent");
    QTest::newRow("beside other options")
        << QStringList{"check", "builtin:temple", "--certificate", "c.json", "--json"} << 2
        << QByteArray("--certificate");
}

void TestCliCertificate::wrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(const QByteArray, said);
    const QTemporaryDir folder;
    arguments.replaceInStrings("c.json", folder.filePath("c.json"));
    const ProgramResult result = runProgram(arguments);
    QTEST(result.exitCode, "exitCode");
    QVERIFY2(result.messages.contains(said), result.messages.constData());
    QVERIFY(!QFile::exists(folder.filePath("c.json")));
}

void TestCliCertificate::aLevelThatNeedsAGuessHasNone() {
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir("levels");
    write(
        folder.filePath("pack.json"),
        R"({"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P", "levels": ["guess"]})");
    write(folder.filePath("levels/guess.json"), R"({"id": "guess", "title": "Guess",
        "ruleset": "temple", "size": [6, 3], "terrain": ["######", "#....#", "######"],
        "marks": ["      ", "   x  ", "      "], "objectives": ["exit"], "recipe": ["hidden-maze"],
        "objects": [{"kind": "hero", "at": [1, 1]}, {"kind": "exit", "at": [4, 1]}]})");
    const QString file = folder.filePath("c.json");
    const ProgramResult made = generate(folder.path(), "guess", "1", file);
    QCOMPARE(made.exitCode, 1);
    QCOMPARE(made.messages,
             QByteArray("mazeloom: levels/guess.json: there is no certificate: (4, 1) "
                        "cannot be reached without a guess; promise that nobody has "
                        "to guess, or add the stage deducible\n"));
    QVERIFY(!QFile::exists(file));
}

MAZELOOM_TEST(TestCliCertificate)

}  // namespace mazeloom::tst_cli_certificate

#include "tst_cli_certificate.moc"
