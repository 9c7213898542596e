// SPDX-License-Identifier: MIT
// Runs `mazeloom survey`, `find` and `drift` without a display.
#include <csignal>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/random/stream.h"
#include "tests/app/support/program.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_survey {

class TestCliSurvey : public QObject {
    Q_OBJECT

  private slots:
    void shardsGiveTheBytesOfOneProcess();
    void goesOnAfterBeingKilled();
    void aDoneSurveyIsNotDoneAgain();
    void writesTables();
    void damagedShardsAreNamed();
    void finds();
    void findsDrift();
    void namesWhatDiffers();
    void complains_data();
    void complains();
    void aFullDiskIsTold();
};

namespace {

const QString kSmall = MAZELOOM_TEST_DATA "/packs/valid/small";

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList surveyOf(const QString& file, const QString& seeds, const QStringList& more = {}) {
    return QStringList{"survey", kSmall, "--level", "ring", "--seeds", seeds, "-o", file} + more;
}

}  // namespace

void TestCliSurvey::shardsGiveTheBytesOfOneProcess() {
    const QTemporaryDir folder;
    const QString whole = folder.filePath("whole.json");
    const auto made = testing::runProgram(surveyOf(whole, "5..64"));
    QCOMPARE(made.messages, QByteArray());
    QCOMPARE(made.exitCode, 0);
    QVERIFY(made.out.contains("open-cells\t60\t"));
    QStringList shards;
    for (int i = 5; i >= 1; --i) {
        shards << folder.filePath(QStringLiteral("shard-%1.json").arg(i));
        const auto one = testing::runProgram(
            surveyOf(shards.back(), "5..64",
                     {"--shard", QStringLiteral("%1/5").arg(i), "--threads", QString::number(i)}));
        QCOMPARE(one.exitCode, 0);
    }
    const QString merged = folder.filePath("merged.json");
    QCOMPARE(
        testing::runProgram(QStringList{"survey", "--merge"} + shards + QStringList{"-o", merged})
            .exitCode,
        0);
    QCOMPARE(bytesOf(merged), bytesOf(whole));
    // Another parameter value makes another survey.
    const QString other = folder.filePath("other.json");
    QCOMPARE(testing::runProgram(surveyOf(other, "70..79", {"--set", "maze.winding=1"})).exitCode,
             0);
    const auto refused =
        testing::runProgram({"survey", "--merge", whole, other, "-o", folder.filePath("no.json")});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY(refused.messages.contains("other.json") && refused.messages.contains("recipe"));
    QVERIFY(!QFile::exists(folder.filePath("no.json")));
    const auto twice =
        testing::runProgram({"survey", "--merge", whole, shards[0], "-o", folder.filePath("no")});
    QCOMPARE(twice.exitCode, 1);
    QVERIFY(twice.messages.contains("both have seed"));
}

/// The program is killed repeatedly, at any moment. It resumes from the saved progress, and the
/// final file is as if nothing had happened.
void TestCliSurvey::goesOnAfterBeingKilled() {
    const QTemporaryDir folder;
    const QString whole = folder.filePath("whole.json");
    const QStringList dungeon{"survey",  "builtin:dungeons", "--level",   "warren",
                              "--seeds", "1..4000",          "--threads", "2"};
    QCOMPARE(testing::runProgram(dungeon + QStringList{"-o", whole}).exitCode, 0);
    const QString file = folder.filePath("killed.json");
    random::Stream random(1);
    // Progress is saved every 5 seconds and on SIGTERM. Some rounds send SIGTERM so that there is
    // progress to resume from.
    const int kills = testing::seeds(50, 6);
    for (int killed = 0, told = 0; killed < kills;) {
        QProcess process;
        testing::startProgram(process, dungeon + QStringList{"-o", file},
                              QProcessEnvironment::systemEnvironment(), {});
        QVERIFY(process.waitForStarted());
        if (process.waitForFinished(random.between(1, 60))) {
            // The survey was resumed and finished before the signal: begin again.
            QCOMPARE(process.exitCode(), 0);
            QCOMPARE(bytesOf(file), bytesOf(whole));
            QVERIFY(QFile::remove(file));
            continue;
        }
        const bool isTold = told <= killed / 5;
        ::kill(static_cast<pid_t>(process.processId()), isTold ? SIGTERM : SIGKILL);
        QVERIFY(process.waitForFinished());
        ++(isTold ? told : killed);
        if (!QFile::exists(file)) continue;
        // The survey was written before the signal arrived: begin again.
        QCOMPARE(bytesOf(file), bytesOf(whole));
        QVERIFY(QFile::remove(file));
    }
    QCOMPARE(testing::runProgram(dungeon + QStringList{"-o", file}).exitCode, 0);
    QCOMPARE(bytesOf(file), bytesOf(whole));
    QVERIFY(!QFile::exists(file + ".part"));
}

void TestCliSurvey::aDoneSurveyIsNotDoneAgain() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("a.json");
    QCOMPARE(testing::runProgram(surveyOf(file, "1..20")).exitCode, 0);
    const QByteArray before = bytesOf(file);
    const auto again = testing::runProgram(surveyOf(file, "1..20"));
    QCOMPARE(again.exitCode, 0);
    QVERIFY(again.messages.contains("done already"));
    // For other seeds the survey is computed anew.
    const auto other = testing::runProgram(surveyOf(file, "1..21"));
    QCOMPARE(other.exitCode, 0);
    QVERIFY(bytesOf(file) != before);
    // A shard does not replace another survey, but it replaces a damaged file.
    const QStringList shard{"--shard", "1/2"};
    const QByteArray others = bytesOf(file);
    const auto refused = testing::runProgram(surveyOf(file, "1..20", shard));
    QCOMPARE(refused.exitCode, 1);
    QVERIFY(refused.messages.contains("a shard does not replace it"));
    QCOMPARE(bytesOf(file), others);
    const QString damaged = folder.filePath("damaged.json");
    QVERIFY(QFile::copy(file, damaged));
    QVERIFY(QFile::resize(damaged, others.size() / 2));
    QCOMPARE(testing::runProgram(surveyOf(damaged, "1..20", shard)).exitCode, 0);
    QVERIFY(testing::runProgram(surveyOf(damaged, "1..10")).messages.contains("done already"));
    // The progress of another survey is not used.
    QVERIFY(QFile::copy(file, folder.filePath("b.json.part")));
    const auto wrong = testing::runProgram(surveyOf(folder.filePath("b.json"), "1..9"));
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY(wrong.messages.contains("b.json.part"));
    QVERIFY(testing::runProgram(surveyOf(folder.filePath("b.json"), "1..40")).exitCode == 0);
}

void TestCliSurvey::writesTables() {
    const QTemporaryDir folder;
    const QString csv = folder.filePath("a.csv");
    QCOMPARE(
        testing::runProgram(surveyOf("-", "1..30", {"--csv", csv, "--measures", "coins,traps"}))
            .exitCode,
        0);
    const QList<QByteArray> lines = bytesOf(csv).split('\n');
    QCOMPARE(lines[0], QByteArray("measure,value,count\r"));
    int coins = 0;
    for (const QByteArray& line : lines) {
        const auto fields = line.trimmed().split(',');
        QVERIFY(line.isEmpty() || fields.size() == 3);
        if (fields[0] == "coins") coins += fields[2].toInt();
        QVERIFY(fields[0] != "rooms");
    }
    QCOMPARE(coins, 30);
}

void TestCliSurvey::damagedShardsAreNamed() {
    const QTemporaryDir folder;
    QStringList shards;
    for (int i = 1; i <= 3; ++i) {
        shards << folder.filePath(QStringLiteral("s%1.json").arg(i));
        QCOMPARE(testing::runProgram(
                     surveyOf(shards.back(), "1..30", {"--shard", QStringLiteral("%1/3").arg(i)}))
                     .exitCode,
                 0);
    }
    QByteArray bytes = bytesOf(shards[1]);
    bytes.replace("\"level\": \"ring\"", "\"level\": \"rang\"");
    QFile damaged(shards[1]);
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write(bytes);
    damaged.close();
    const QString merged = folder.filePath("m.json");
    const QStringList merge = QStringList{"survey", "--merge"} + shards + QStringList{"-o", merged};
    const auto refused = testing::runProgram(merge);
    QCOMPARE(refused.exitCode, 1);
    QVERIFY(refused.messages.contains("s2.json") && refused.messages.contains("damaged"));
    QVERIFY(!QFile::exists(merged));
    const auto partial = testing::runProgram(merge + QStringList{"--partial"});
    QCOMPARE(partial.exitCode, 0);
    QVERIFY(partial.messages.contains("s2.json"));
    QVERIFY(partial.out.contains("open-cells\t20\t"));
    QVERIFY(QFile::remove(shards[0]));
    QVERIFY(testing::runProgram(merge).messages.contains("s1.json: there is no such file"));
}

void TestCliSurvey::finds() {
    const QStringList find{"find", kSmall, "--level", "ring", "--seeds", "1..60", "--wish"};
    const auto all = testing::runProgram(find + QStringList{"coins >= 0", "--count", "100"});
    QCOMPARE(all.exitCode, 0);
    QCOMPARE(all.lines().size(), 60);
    // The printed values match the output of generate: coins are $ in the text.
    const QStringList first = all.lines()[7].split('\t');
    QCOMPARE(first[0], QString("8"));
    const auto made = testing::runProgram({"generate", kSmall, "--level", "ring", "--seed", "8"});
    QCOMPARE(first[1], QStringLiteral("coins=%1").arg(made.out.count('$')));
    const auto none = testing::runProgram(find + QStringList{"coins > 100000"});
    QCOMPARE(none.exitCode, 1);
    QVERIFY(none.messages.contains("none in 60"));
    QVERIFY(none.out.isEmpty());
}

void TestCliSurvey::findsDrift() {
    const QTemporaryDir folder;
    const QString one = folder.filePath("a.json");
    const QString same = folder.filePath("b.json");
    const QString other = folder.filePath("c.json");
    const auto survey = [](const QString& file, const QString& seeds, const QString& attempts) {
        return testing::runProgram({"survey", "builtin:dungeons", "--level", "warren", "--seeds",
                                    seeds, "--set", "rooms.attempts=" + attempts, "--measures",
                                    "rooms,open-cells,longest-way", "-o", file})
            .exitCode;
    };
    QCOMPARE(survey(one, "1..300", "120"), 0);
    QCOMPARE(survey(same, "1001..1300", "120"), 0);
    QCOMPARE(survey(other, "1..300", "60"), 0);
    const auto identical = testing::runProgram({"drift", one, one});
    QCOMPARE(identical.exitCode, 0);
    QVERIFY(identical.out.contains("rooms\tidentical"));
    QCOMPARE(testing::runProgram({"drift", one, same}).exitCode, 0);
    const auto drifted = testing::runProgram({"drift", one, other});
    QCOMPARE(drifted.exitCode, 1);
    QVERIFY(drifted.out.contains("rooms\tdrifted"));
    QVERIFY(drifted.out.contains("failures\tidentical"));
    QCOMPARE(identical.messages, QByteArray());
    QVERIFY(drifted.messages.contains("the recipe or level was changed: its hash was "));
}

void TestCliSurvey::namesWhatDiffers() {
    const QTemporaryDir folder;
    const QString two = folder.filePath("two.json");
    const QString one = folder.filePath("one.json");
    const QString other = folder.filePath("other.json");
    const auto survey = [](const QString& file, const QString& level, const QString& measures) {
        return testing::runProgram({"survey", "builtin:dungeons", "--level", level, "--seeds",
                                    "1..30", "--measures", measures, "-o", file})
            .exitCode;
    };
    QCOMPARE(survey(two, "warren", "rooms,open-cells"), 0);
    QCOMPARE(survey(one, "warren", "rooms"), 0);
    QCOMPARE(survey(other, "crypt", "rooms"), 0);
    // A gate must not pass because it measures less.
    const auto missing = testing::runProgram({"drift", two, one});
    QCOMPARE(missing.exitCode, 1);
    QVERIFY(missing.out.contains("rooms\tidentical\t") &&
            missing.out.contains("open-cells\tmissing"));
    const auto added = testing::runProgram({"drift", one, two});
    QCOMPARE(added.exitCode, 0);
    QVERIFY(added.out.contains("open-cells\tnew\n"));
    const auto level = testing::runProgram({"drift", one, other});
    QCOMPARE(level.exitCode, 1);
    QCOMPARE(level.out, QByteArray());
    QVERIFY(level.messages.contains("surveys of one level are compared"));
}

void TestCliSurvey::complains_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QStringList& arguments, int code,
                        const char* says) { QTest::newRow(name) << arguments << code << says; };
    const QStringList ring{"survey", kSmall, "--level", "ring", "-o", "-"};
    row("no seeds", ring, 2, "which seeds? Give --seeds A..B");
    row("seeds backwards", ring + QStringList{"--seeds", "9..3"}, 2, "before the first");
    row("too many seeds", ring + QStringList{"--seeds", "0..18446744073709551615"}, 2, "at most");
    row("too many threads", ring + QStringList{"--seeds", "1..9", "--threads", "4000"}, 2,
        "from 1 to 256");
    row("no threads", ring + QStringList{"--seeds", "1..9", "--threads", "0"}, 2, "from 1 to 256");
    row("shard 0", ring + QStringList{"--seeds", "1..9", "--shard", "0/4"}, 2, "--shard");
    row("shard 5 of 4", ring + QStringList{"--seeds", "1..9", "--shard", "5/4"}, 2, "--shard");
    row("an empty shard", ring + QStringList{"--seeds", "1..3", "--shard", "1/9"}, 2,
        "fewer seeds");
    row("unknown measure", ring + QStringList{"--seeds", "1..9", "--measures", "roms"}, 2,
        "--measures has no choice \"roms\"; did you mean \"rooms\"?");
    row("unknown level", {"survey", kSmall, "--level", "rung", "--seeds", "1..3", "-o", "-"}, 1,
        "rung");
    row("no level", {"survey", kSmall, "--seeds", "1..3", "-o", "-"}, 2, "--level");
    row("no pack", {"survey", "--level", "ring", "--seeds", "1..3", "-o", "-"}, 2, "--help");
    row("two packs", {"survey", kSmall, kSmall, "--level", "ring", "--seeds", "1..3", "-o", "-"}, 2,
        "--merge");
    row("no place", {"survey", kSmall, "--level", "ring", "--seeds", "1..3"}, 2, "-o FILE");
    row("partial alone", ring + QStringList{"--seeds", "1..3", "--partial"}, 2, "--merge");
    row("merge with seeds", {"survey", "--merge", "a", "--seeds", "1..3", "-o", "-"}, 2, "--seeds");
    row("merge of a missing file", {"survey", "--merge", "not-there", "-o", "-"}, 1, "not-there");
    row("merge of a file that is no survey",
        {"survey", "--merge", kSmall + "/pack.json", "-o", "-"}, 1, "no survey");
    row("bad setting", ring + QStringList{"--seeds", "1..3", "--set", "traps.densty=3"}, 2,
        "--set");
    const QStringList find{"find", kSmall, "--level", "ring", "--wish"};
    row("bad wish", find + QStringList{"dead-ends <= "}, 2, "character 14");
    row("empty wish", find + QStringList{""}, 2, "character 1");
    row("no wish", {"find", kSmall, "--level", "ring"}, 2, "--wish");
    row("empty range", find + QStringList{"coins = 9..3"}, 2, "empty");
    row("another ruleset", {"find", "builtin:dungeons", "--level", "cellar", "--wish", "coins > 1"},
        2, "ruleset");
    row("one survey", {"drift", "a"}, 2, "two surveys");
    row("bad alpha", {"drift", "a", "b", "--alpha", "2"}, 2, "--alpha");
}

void TestCliSurvey::complains() {
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exitCode);
    QFETCH(const QString, says);
    const auto result = testing::runProgram(arguments);
    QVERIFY2(QString::fromUtf8(result.messages).contains(says), result.messages.constData());
    QCOMPARE(result.exitCode, exitCode);
    QVERIFY(result.out.isEmpty());
}

void TestCliSurvey::aFullDiskIsTold() {
    if (!QFile::exists("/dev/full")) QSKIP("there is no /dev/full here");
    const auto full = testing::runProgram(surveyOf("/dev/full", "1..5"));
    QCOMPARE(full.exitCode, 1);
    QVERIFY(full.messages.contains("/dev/full"));
}

MAZELOOM_TEST(TestCliSurvey)

}  // namespace mazeloom::tst_cli_survey

#include "tst_cli_survey.moc"
