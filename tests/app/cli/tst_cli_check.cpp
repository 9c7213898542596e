// SPDX-License-Identifier: MIT
// Runs `mazeloom check` without a display.
#include <algorithm>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/support/program.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_check {

class TestCliCheck : public QObject {
    Q_OBJECT

  private slots:
    void helps();
    void packsOfOurOwnAreInOrder_data();
    void packsOfOurOwnAreInOrder();
    void listsWhatIsWrong();
    void warningsAloneAreNoFailure();
    void checksOneLevel();
    void writesJson();
    void countsNeeds();
    void tellsWhatCannotBeRead();
    void tellsOfUnlistedFiles();
    void tellsOfFailedGenerations();
    void everyBrokenPackFails_data();
    void everyBrokenPackFails();
    void provesSeeds();
    void provesThatTemplesCanBeWon();
    void countsSeedsThatFail();
    void wrongUsage_data();
    void wrongUsage();
    void saysNothingOfProgressToFiles();
    void isTheSameInEveryLanguage();
};

namespace {

const QString kSmall = MAZELOOM_TEST_DATA "/packs/valid/small";

using Result = mazeloom::testing::ProgramResult;

Result run(const QStringList& arguments, const QString& language = "C.UTF-8") {
    return mazeloom::testing::runProgram(QStringList{"check"} + arguments,
                                         mazeloom::testing::speaking(language), {}, 120);
}

/// A pack of one level, a hero in a hall. `more` is added to the level's file.
class Pack {
  public:
    explicit Pack(const QByteArray& more, const QByteArray& recipe = "\"temple\"",
                  QSize size = {7, 4}) {
        QDir(folder_.path()).mkdir("levels");
        write("pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "test",
                               "title": "Test", "levels": ["hall"]})");
        const QByteArray terrain =
            size == QSize(7, 4) ? R"([".......", ".......", "...####", "...#..#"])" : R"(["..."])";
        write("levels/hall.json",
              QByteArray(R"({"id": "hall", "title": "Hall", "ruleset": "temple",
                                                 "size": [)") +
                  QByteArray::number(size.width()) + ", " + QByteArray::number(size.height()) +
                  "], \"terrain\": " + terrain + ", " + more + R"("recipe": )" + recipe + "}");
    }
    QString path() const { return folder_.path(); }
    QString file(const QString& name) const { return folder_.filePath(name); }

  private:
    void write(const QString& name, const QByteArray& text) const {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
    }

    QTemporaryDir folder_;
};

const QByteArray kHero = R"("objects": [{"kind": "hero", "at": [0, 0]}], )";

}  // namespace

void TestCliCheck::helps() {
    for (const QStringList& arguments : {QStringList{"--help"}, {"pack", "-h"}}) {
        const Result result = run(arguments);
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.out.startsWith("Usage: mazeloom check PACK"));
        QVERIFY(result.out.contains("--seeds A..B"));
        QCOMPARE(result.messages, QByteArray());
    }
}

void TestCliCheck::packsOfOurOwnAreInOrder_data() {
    QTest::addColumn<QString>("pack");
    QTest::newRow("temple") << "builtin:temple";
    QTest::newRow("dungeons") << "builtin:dungeons";
    QTest::newRow("descent") << "builtin:descent";
    QTest::newRow("classic") << "builtin:classic";
    QTest::newRow("lab") << "builtin:lab";
}

void TestCliCheck::packsOfOurOwnAreInOrder() {
    QFETCH(QString, pack);
    const Result result = run({pack});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.messages, QByteArray("mazeloom: no problems\n"));
}

void TestCliCheck::listsWhatIsWrong() {
    const Result result = run({kSmall});
    QCOMPARE(result.exitCode, 1);
    QVERIFY(
        result.lines().contains("levels/ring.json: error: the objective asks for 12 coins, but "
                                "there are at most 1: ask for fewer [objective-too-many-coins]"));
    QVERIFY(result.lines().contains(
        "levels/ring.json: trajectory 1 \"patrol\", point 1, (2, 1): warning: the bug begins "
        "where the hero starts: the hero must step off at once [path-begins-at-start]"));
    QCOMPARE(result.lines().filter(": error: ").size(), 3);
    QVERIFY(
        result.lines().contains("levels/ring.json: object 5, (2, 0): warning: the pack has no kind "
                                "of object \"lever\": add "
                                "it, or remove the object [own-kind-unknown]"));
    QCOMPARE(result.lines().filter(": warning: ").size(), 4);
    QCOMPARE(result.messages, QByteArray("mazeloom: 3 errors, 4 warnings\n"));
}

void TestCliCheck::warningsAloneAreNoFailure() {
    const Pack pack(kHero);
    const Result result = run({pack.path()});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(
        result.out,
        QByteArray("levels/hall.json: (4, 3): warning: 2 open cells are cut off from the rest: "
                   "open a way there, or fill them [cut-off-region]\n"));
    QCOMPARE(result.messages, QByteArray("mazeloom: 0 errors, 1 warning\n"));
}

void TestCliCheck::checksOneLevel() {
    QVERIFY(run({kSmall, "--level", "ring"}).lines().size() == 6);
    const Result rock = run({kSmall, "--level", "rock"});
    QCOMPARE(rock.exitCode, 0);
    QCOMPARE(rock.lines().size(), 1);
    QVERIFY(
        rock.out.startsWith("levels/rock.json: warning: no stairs lead down, so it cannot be "));
    const Result none = run({kSmall, "--level", "moon"});
    QCOMPARE(none.exitCode, 1);
    QCOMPARE(none.out, QByteArray());
    QVERIFY(none.messages.contains("there is no level \"moon\""));
}

void TestCliCheck::writesJson() {
    const Result result = run({kSmall, "--json", "--seeds", "3..5"});
    QCOMPARE(result.exitCode, 1);
    const QJsonObject report = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(report["format"].toString(), "mazeloom-check");
    QCOMPARE(report["version"].toInt(), 1);
    QCOMPARE(report["pack"].toString(), kSmall);
    QCOMPARE(report["seeds"].toArray(), (QJsonArray{"3", "5"}));
    // Three errors of design, and three seeds that cannot be won.
    QCOMPARE(report["errors"].toInt(), 6);
    QCOMPARE(report["warnings"].toInt(), 4);
    const QJsonArray problems = report["problems"].toArray();
    QCOMPARE(problems.size(), 10);
    QJsonObject path;
    for (const auto& problem : problems) {
        const QJsonObject object = problem.toObject();
        for (const char* key : {"severity", "id", "text", "file"})
            QVERIFY(!object[key].toString().isEmpty());
        if (object["id"] == "path-begins-at-start") path = object;
    }
    QCOMPARE(path["severity"].toString(), "warning");
    QCOMPARE(path["level"].toString(), "ring");
    QCOMPARE(path["trajectory"].toInt(-1), 0);
    QCOMPARE(path["cell"].toArray(), (QJsonArray{2, 1}));
    QCOMPARE(path["fixes"].toArray(), QJsonArray{"Remove the path"});

    const Result good = run({"builtin:temple", "--json"});
    QCOMPARE(good.exitCode, 0);
    const QJsonObject nothing = QJsonDocument::fromJson(good.out).object();
    QVERIFY(nothing["problems"].isArray() && nothing["problems"].toArray().isEmpty());
    QVERIFY(!nothing.contains("seeds"));
}

void TestCliCheck::countsNeeds() {
    const QStringList blindWheel{"builtin:temple", "--needs", "--level",
                                 "blind-wheel",    "--seeds", "0..3"};
    const Result text = run(blindWheel);
    QCOMPARE(text.exitCode, 0);
    const QStringList lines = text.lines();
    QCOMPARE(lines.front(), QString("blind-wheel: 4 seeds"));
    QVERIFY(std::ranges::any_of(lines,
                                [](const QString& line) { return line.startsWith("  beams: "); }));
    // A mechanic that no seed has is not listed.
    QVERIFY(!text.out.contains("absent 4"));
    const QJsonObject json =
        QJsonDocument::fromJson(run(blindWheel + QStringList{"--json"}).out).object();
    QCOMPARE(json["format"].toString(), QString("mazeloom-needs"));
    QCOMPARE(json["seeds"].toArray(), (QJsonArray{"0", "3"}));
    const QJsonObject level = json["levels"].toArray().at(0).toObject();
    QCOMPARE(level["level"].toString(), QString("blind-wheel"));
    const QJsonObject needs = level["needs"].toObject();
    QCOMPARE(needs.size(), lines.size() - 1);
    for (const QJsonValue& counts : needs) {
        int seeds = 0;
        for (const QJsonValue& count : counts.toObject())
            seeds += count.toInt();
        QCOMPARE(seeds, 4);
    }
    const Result descent = run({"builtin:dungeons", "--needs", "--level", "crypt"});
    QCOMPARE(descent.exitCode, 1);
    QVERIFY(descent.messages.contains("only temples have needs"));
}

void TestCliCheck::tellsWhatCannotBeRead() {
    const Result missing = run({"/nowhere/at/all"});
    QCOMPARE(missing.exitCode, 1);
    QCOMPARE(missing.out, QByteArray());
    QVERIFY(missing.messages.contains("/nowhere/at/all"));

    const Pack pack(kHero, "[\"hidden-maze\", ");
    const Result broken = run({pack.path()});
    QCOMPARE(broken.exitCode, 1);
    QCOMPARE(broken.lines().size(), 1);
    QVERIFY(broken.out.startsWith("levels/hall.json: "));
    QVERIFY(broken.out.endsWith(" [file]\n"));
    const Result json = run({pack.path(), "--json", "--level", "hall"});
    QCOMPARE(json.exitCode, 1);
    const auto problems = QJsonDocument::fromJson(json.out).object()["problems"].toArray();
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].toObject()["file"].toString(), "levels/hall.json");
    QVERIFY(!problems[0].toObject().contains("level"));
}

void TestCliCheck::tellsOfUnlistedFiles() {
    const Pack pack(kHero);
    const QByteArray before = run({pack.path()}).out;
    QVERIFY(QFile::copy(pack.file("levels/hall.json"), pack.file("levels/gamma.json")));
    QVERIFY(QFile::copy(pack.file("levels/hall.json"), pack.file("levels/hall (copy).json")));
    const Result result = run({pack.path()});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.lines().contains(
        "levels/gamma.json: warning: pack.json does not list this level, so the pack does not have "
        "it: add \"gamma\" to its \"levels\", or remove the file [unlisted-level]"));
    QCOMPARE(result.lines().filter("[unlisted-name]").size(), 1);
    QVERIFY(result.lines().filter("[unlisted-name]").front().startsWith("levels/hall (copy).json"));
    QVERIFY(result.messages.endsWith("0 errors, 3 warnings\n"));
    // The check of one level leaves out problems of the whole pack.
    QCOMPARE(run({pack.path(), "--level", "hall"}).out, before);
}

void TestCliCheck::tellsOfFailedGenerations() {
    const Pack pack(R"("marks": [" x "], "objectives": ["exit"], "objects": [
                        {"kind": "hero", "at": [0, 0]}, {"kind": "exit", "at": [2, 0]}], )",
                    "[\"hidden-maze\", \"deducible\"]", {3, 1});
    const Result checked = run({pack.path()});
    QCOMPARE(checked.exitCode, 1);
    const QStringList errors = checked.lines().filter(": error: ");
    QCOMPARE(errors.size(), 1);
    QVERIFY(errors.front().startsWith("levels/hall.json: seed 1, recipe stage 2 (deducible)"));
    QVERIFY(errors.front().endsWith("[generation-fails]"));
    QVERIFY(checked.messages.contains("1 error, "));
    // Export refuses for the same reason, in the same words.
    const auto exported =
        mazeloom::testing::runProgram({"export", pack.path(), "-o", pack.file("out.mazepack")},
                                      mazeloom::testing::speaking("C.UTF-8"), {}, 120);
    QCOMPARE(exported.exitCode, 1);
    QVERIFY2(exported.messages.contains(errors.front().toUtf8()), exported.messages);
    QVERIFY(exported.messages.contains("1 error;"));
    // If seeds are examined anyway, each failure is reported once.
    QCOMPARE(run({pack.path(), "--seeds", "1..2"}).lines().filter("[generation-fails]").size(), 2);
}

void TestCliCheck::everyBrokenPackFails_data() {
    QTest::addColumn<QString>("folder");
    const QDir folder(MAZELOOM_TEST_DATA "/packs/broken");
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestCliCheck::everyBrokenPackFails() {
    QFETCH(QString, folder);
    const Result result = run({folder});
    QCOMPARE(result.exitCode, 1);
    QVERIFY(!result.out.isEmpty() || !QFile::exists(folder + "/pack.json"));
    // Nothing is reported twice.
    QStringList lines = result.lines();
    QCOMPARE(lines.removeDuplicates(), 0);
}

void TestCliCheck::provesSeeds() {
    const Result result = run({"builtin:dungeons", "--seeds", "0..9"});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out, QByteArray());
    // A range up to the largest seed, and a single seed.
    QCOMPARE(run({"builtin:temple", "--level", "the-ring", "--seeds",
                  "18446744073709551613..18446744073709551615"})
                 .exitCode,
             0);
    QCOMPARE(run({"builtin:temple", "--level", "the-ring", "--seeds", "7"}).exitCode, 0);
}

void TestCliCheck::provesThatTemplesCanBeWon() {
    // A coin in the chamber that cannot be reached.
    const Pack pack(R"("marks": ["       ", "       ", "       ", "    $  "], )" + kHero);
    const QString lost =
        "levels/hall.json: seed %1, (4, 3): error: the level cannot be won: too few coins can be "
        "walked to: %2";
    const Result result = run({pack.path(), "--seeds", "4..5"});
    QCOMPARE(result.exitCode, 1);
    const QStringList found = result.lines().filter("[unwinnable]");
    QCOMPARE(found.size(), 2);
    QVERIFY2(found[0].startsWith(lost.arg(4).arg("")), qPrintable(found[0]));
    QVERIFY(found[1].startsWith(lost.arg(5).arg("")));
    QVERIFY(!run({pack.path()}).out.contains("[unwinnable]"));
}

void TestCliCheck::countsSeedsThatFail() {
    const Pack pack(kHero, R"(["rooms", {"stage": "rooms", "min-width": 9, "max-width": 3}])");
    const Result result = run({pack.path(), "--seeds", "100..124"});
    QCOMPARE(result.exitCode, 1);
    const QStringList lines = result.lines();
    QCOMPARE(lines.filter("[generation-fails]").size(), 10);
    QVERIFY(
        lines[0].startsWith("levels/hall.json: seed 100, recipe stage 2 (rooms), max-width: error: "
                            "the level cannot be generated: "));
    QVERIFY(
        lines.last().startsWith("levels/hall.json: error: 15 more seeds: the level cannot be "));
}

void TestCliCheck::wrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no pack") << QStringList{} << QByteArray("which pack?");
    QTest::newRow("two packs") << QStringList{"a", "b"} << QByteArray("one pack at a time");
    QTest::newRow("unknown option") << QStringList{kSmall, "--sedes", "1"} << QByteArray("sedes");
    QTest::newRow("no level") << QStringList{kSmall, "--level", ""} << QByteArray("--level");
    QTest::newRow("level twice") << QStringList{kSmall, "--level", "ring", "--level", "rock"}
                                 << QByteArray("--level is given more than once");
    for (const char* seeds :
         {"", "1..", "..1", "1...2", "a..b", "-1..2", "1.5", "0x1..2", "1..18446744073709551616"}) {
        QTest::addRow("seeds \"%s\"", seeds) << QStringList{kSmall, "--seeds", seeds}
                                             << QByteArray("--seeds needs two whole numbers");
    }
    QTest::newRow("backwards") << QStringList{kSmall, "--seeds", "5..4"} << QByteArray("before");
    QTest::newRow("too many") << QStringList{kSmall, "--seeds", "0..1000000"}
                              << QByteArray("at most 1000000");
    QTest::newRow("all seeds") << QStringList{kSmall, "--seeds", "0..18446744073709551615"}
                               << QByteArray("at most 1000000");
}

void TestCliCheck::wrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Result result = run(arguments);
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.messages.contains(says), result.messages);
    QVERIFY(result.messages.endsWith("see mazeloom check --help\n"));
}

void TestCliCheck::saysNothingOfProgressToFiles() {
    const Result result = run({"builtin:dungeons", "--seeds", "0..30"});
    QCOMPARE(result.messages, QByteArray("mazeloom: no problems\n"));
}

void TestCliCheck::isTheSameInEveryLanguage() {
    for (const QStringList& arguments :
         {QStringList{kSmall}, {kSmall, "--json"}, {kSmall, "--seeds", "1..2"}}) {
        const Result english = run(arguments);
        const Result german = run(arguments, "de_DE.UTF-8");
        QCOMPARE(german.out, english.out);
        QCOMPARE(german.exitCode, english.exitCode);
    }
}

MAZELOOM_TEST(TestCliCheck)

}  // namespace mazeloom::tst_cli_check

#include "tst_cli_check.moc"
