// SPDX-License-Identifier: MIT
// The reports that `mazeloom check` and `mazeloom drift` write for other programs.
#include <algorithm>
#include <cstdint>
#include <vector>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "app/cli/commands/check_seed_help.h"
#include "app/links/link.h"
#include "tests/app/support/program.h"
#include "tests/support/packs/archives.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_reports {

class TestCliReports : public QObject {
    Q_OBJECT

  private slots:
    void checkWritesAllReports();
    void aPackWithoutProblemsPasses();
    void theFilesOfReportsAreThoseOfThePack();
    void failedSeedsHaveLinksAndPictures();
    void linksOpenArchivesAndBuiltInPacks();
    void aFailedGenerationIsDrawn();
    void picturesAreBounded();
    void driftWritesAllReports();
    void wrongUsage_data();
    void wrongUsage();
    void unwritableReportsAreTold();
};

namespace {

const QString kSmall = MAZELOOM_TEST_DATA "/packs/valid/small";

QByteArray readFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(path));
}

QJsonObject jsonIn(const QByteArray& text) {
    return QJsonDocument::fromJson(text).object();
}

QJsonArray sarifResults(const QString& path) {
    const QJsonArray runs = jsonIn(readFile(path))["runs"].toArray();
    return runs.isEmpty() ? QJsonArray() : runs.first().toObject()["results"].toArray();
}

struct Counts {
    int tests = 0;
    int failures = 0;
};

/// Returns the number of test cases and of failures; −1 if it is no XML.
Counts countsOf(const QString& path) {
    const QByteArray xml = readFile(path);
    QXmlStreamReader reader(xml);
    Counts counts;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        counts.tests += reader.name() == u"testcase" ? 1 : 0;
        counts.failures += reader.name() == u"failure" ? 1 : 0;
    }
    return reader.hasError() || xml.isEmpty() ? Counts{-1, -1} : counts;
}

/// A pack of one level that no seed can generate, or in which no seed can be won.
void makePack(const QString& folder, const QByteArray& recipe, const QByteArray& more) {
    QDir().mkpath(folder + "/levels");
    writeFile(folder + "/pack.json",
              R"({"format": "mazeloom-pack", "version": 1, "id": "test",
                                         "title": "Test", "levels": ["hall"]})");
    writeFile(folder + "/levels/hall.json", R"({"id": "hall", "title": "Hall",
                  "ruleset": "temple", "size": [7, 4],
                  "terrain": [".......", ".......", "...####", "...#..#"], )" +
                                                more + R"("objects": [
                  {"kind": "hero", "at": [0, 0]}], "recipe": )" +
                                                recipe + "}");
}

const QByteArray kUnwinnable = R"("marks": ["       ", "       ", "       ", "    $  "], )";
const QByteArray kImpossible = R"(["rooms", {"stage": "rooms", "min-width": 9, "max-width": 3}])";

QStringList picturesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files, QDir::Name);
}

}  // namespace

void TestCliReports::checkWritesAllReports() {
    const QTemporaryDir folder;
    const QString junit = folder.filePath("a.xml");
    const QString sarif = folder.filePath("a.sarif");
    const auto plain = testing::runProgram({"check", kSmall});
    const auto result =
        testing::runProgram({"check", kSmall, "--junit", junit, "--sarif", sarif, "--github"});
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.messages, plain.messages);
    // The text stays, and annotations follow.
    QVERIFY(result.out.startsWith(plain.out));
    const QStringList annotations =
        QString::fromUtf8(result.out.mid(plain.out.size())).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(annotations.size(), plain.lines().size());
    QCOMPARE(annotations.filter("::error ").size(), 3);
    QVERIFY(annotations[0].startsWith("::error file=" + kSmall + "/levels/"));
    const QJsonArray results = sarifResults(sarif);
    QCOMPARE(results.size(), annotations.size());
    const Counts counts = countsOf(junit);
    QVERIFY(counts.failures > 0 && counts.failures <= 3 && counts.tests > counts.failures);
    // The same in JSON.
    const QJsonArray problems =
        jsonIn(testing::runProgram({"check", kSmall, "--json"}).out)["problems"].toArray();
    QCOMPARE(problems.size(), results.size());
    for (qsizetype i = 0; i < problems.size(); ++i) {
        QCOMPARE(problems[i].toObject()["id"].toString(),
                 results[i].toObject()["ruleId"].toString());
    }
}

void TestCliReports::aPackWithoutProblemsPasses() {
    const QTemporaryDir folder;
    const QString junit = folder.filePath("a.xml");
    const QString sarif = folder.filePath("a.sarif");
    const auto result =
        testing::runProgram({"check", "builtin:dungeons", "--level", "crypt", "--seeds", "1..3",
                             "--junit", junit, "--sarif", sarif, "--github"});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(countsOf(junit).tests, 1);
    QCOMPARE(countsOf(junit).failures, 0);
    QVERIFY(sarifResults(sarif).isEmpty());
}

void TestCliReports::theFilesOfReportsAreThoseOfThePack() {
    const QTemporaryDir folder;
    makePack(folder.filePath("a pack"), "[]", {});
    writeFile(folder.filePath("a pack/levels/hall.json"), "{\n  \"id\": \"hall\",\n  oops\n}\n");
    const auto result =
        testing::runProgram({"check", folder.filePath("a pack") + "//", "--github"});
    QCOMPARE(result.exitCode, 1);
    // The reader's line becomes the annotation's line.
    QVERIFY2(result.out.contains("::error file=" + folder.filePath("a pack").toUtf8() +
                                 "/levels/hall.json,line=3,title=file::line 3, column "),
             result.out);
}

void TestCliReports::failedSeedsHaveLinksAndPictures() {
    const QTemporaryDir folder;
    const QString pack = folder.filePath("it's");
    makePack(pack, "\"temple\"", kUnwinnable);
    const QString pictures = folder.filePath("out/pictures");
    const auto result =
        testing::runProgram({"check", pack, "--seeds", "4..5", "--json", "--pictures", pictures});
    QCOMPARE(result.exitCode, 1);
    QList<QJsonObject> seeds;
    for (const QJsonValue& value : jsonIn(result.out)["problems"].toArray())
        if (value.toObject()["id"] == "unwinnable") seeds << value.toObject();
    QCOMPARE(seeds.size(), 2);
    QCOMPARE(seeds[0]["seed"].toString(), QString("4"));
    // A link cannot open a folder, but a shell can run the command.
    QVERIFY(!seeds[0].contains("link"));
    QCOMPARE(
        seeds[0]["command"].toString(),
        "mazeloom generate '" + QString(pack).replace("'", "'\\''") + "' --level hall --seed 4");
    QVERIFY(picturesIn(pictures).contains("hall-unwinnable-4.png"));
    QVERIFY(picturesIn(pictures).contains("hall-unwinnable-5.png"));
    const QString picture = seeds[1]["picture"].toString();
    QCOMPARE(picture, pictures + "/hall-unwinnable-5.png");
    QVERIFY(QImage(picture).width() > QImage(picture).height());
    // The text tells the command once.
    const auto text = testing::runProgram({"check", pack, "--seeds", "4..5"});
    QCOMPARE(text.lines().filter("  mazeloom generate ").size(), 1);
}

void TestCliReports::linksOpenArchivesAndBuiltInPacks() {
    const QTemporaryDir folder;
    makePack(folder.filePath("p"), "\"temple\"", kUnwinnable);
    std::vector<testing::ArchiveFile> files;
    for (const char* name : {"pack.json", "levels/hall.json"})
        files.push_back({name, readFile(folder.filePath("p/") + name).toStdString()});
    const QString archive = folder.filePath("b c.mazepack");
    writeFile(archive,
              QByteArray::fromStdString(testing::archiveOf(testing::withChecksums(files))));
    const auto checked = testing::runProgram(
        {"check", folder.filePath("p/../b c.mazepack"), "--seeds", "8..9", "--sarif", "-"});
    QCOMPARE(checked.exitCode, 1);
    int links = 0;
    const QJsonObject log = jsonIn(checked.out);
    const QJsonArray runs = log["runs"].toArray();
    QCOMPARE(runs.size(), 1);
    const QJsonObject run = runs.first().toObject();
    for (const QJsonValue& value : run["results"].toArray()) {
        const QJsonObject properties = value.toObject()["properties"].toObject();
        if (value.toObject()["ruleId"] != "unwinnable") continue;
        const auto link = app::readLink(properties["link"].toString());
        QVERIFY(link.has_value());
        QCOMPARE(*link, (app::Link{archive, "hall", static_cast<std::uint64_t>(8 + links)}));
        ++links;
    }
    QCOMPARE(links, 2);
    QCOMPARE(app::linkToSeed("builtin:temple", "the-ring", 7),
             QString("mazeloom://open?pack=builtin:temple&level=the-ring&seed=7"));
    QCOMPARE(app::linkToSeed(kSmall, "ring", 7), QString());
    // A link must not have control characters.
    QCOMPARE(app::linkToSeed("a\nb.mazepack", "ring", 7), QString());
}

void TestCliReports::aFailedGenerationIsDrawn() {
    const QTemporaryDir folder;
    makePack(folder.filePath("p"), kImpossible, {});
    const auto result = testing::runProgram({"check", folder.filePath("p"), "--seeds", "100..124",
                                             "--json", "--pictures", folder.filePath("pictures")});
    QCOMPARE(result.exitCode, 1);
    const QStringList pictures = picturesIn(folder.filePath("pictures"));
    QCOMPARE(pictures.size(), 10);
    QCOMPARE(pictures[0], QString("hall-generation-fails-100.png"));
    QVERIFY(!QImage(folder.filePath("pictures/" + pictures[0])).isNull());
    // The finding that counts the other seeds has the first one.
    const QJsonArray problems = jsonIn(result.out)["problems"].toArray();
    const auto more = std::find_if(problems.begin(), problems.end(), [](const QJsonValue& value) {
        return value.toObject()["id"] == "more-seeds";
    });
    QVERIFY(more != problems.end());
    QCOMPARE((*more).toObject()["seed"].toString(), QString("100"));
}

void TestCliReports::picturesAreBounded() {
    const QTemporaryDir folder;
    const QString pack = folder.filePath("p");
    makePack(pack, kImpossible, {});
    QByteArray names;
    for (int i = 0; i < 6; ++i) {
        const QByteArray id = "hall-" + QByteArray::number(i);
        QByteArray level = readFile(pack + "/levels/hall.json");
        writeFile(pack + "/levels/" + id + ".json",
                  level.replace("\"id\": \"hall\"", "\"id\": \"" + id + '"'));
        names += ", \"" + id + '"';
    }
    writeFile(pack + "/pack.json",
              readFile(pack + "/pack.json").replace("[\"hall\"", "[\"hall\"" + names));
    const auto result = testing::runProgram(
        {"check", pack, "--seeds", "1..10", "--pictures", folder.filePath("pictures")});
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(picturesIn(folder.filePath("pictures")).size(), 50);
    QVERIFY2(result.messages.contains("only 50 pictures were drawn; left out: 20"),
             result.messages);
}

void TestCliReports::driftWritesAllReports() {
    const QTemporaryDir folder;
    const QString old = folder.filePath("old.json");
    const QString now = folder.filePath("new.json");
    const auto survey = [](const QString& file, const QString& attempts, const QString& measures) {
        return testing::runProgram({"survey", "builtin:dungeons", "--level", "warren", "--seeds",
                                    "1..200", "--set", "rooms.attempts=" + attempts, "--measures",
                                    measures, "--no-pairs", "-o", file})
            .exitCode;
    };
    QCOMPARE(survey(old, "120", "rooms,open-cells,loops"), 0);
    QCOMPARE(survey(now, "60", "rooms,open-cells,doors"), 0);
    const QString junit = folder.filePath("a.xml");
    const QString sarif = folder.filePath("a.sarif");
    const auto text = testing::runProgram({"drift", old, now});
    const auto result =
        testing::runProgram({"drift", old, now, "--junit", junit, "--sarif", sarif, "--github"});
    QCOMPARE(result.exitCode, 1);
    QVERIFY(result.out.startsWith(text.out));
    const QStringList annotations =
        QString::fromUtf8(result.out.mid(text.out.size())).split('\n', Qt::SkipEmptyParts);
    QVERIFY(annotations.filter("::error file=" + old + ",title=drift::level warren: rooms has")
                .size() == 1);
    QCOMPARE(annotations.filter("title=missing-measure::level warren: loops is").size(), 1);
    QCOMPARE(annotations.filter("::warning file=" + old + ",title=new-measure").size(), 1);
    QCOMPARE(sarifResults(sarif).size(), annotations.size());
    // Each measure and the failures are a test.
    QCOMPARE(countsOf(junit).tests, 5);
    QCOMPARE(countsOf(junit).failures, static_cast<int>(annotations.filter("::error").size()));
    const auto json = testing::runProgram({"drift", old, now, "--json"});
    QCOMPARE(json.exitCode, 1);
    const QJsonObject report = jsonIn(json.out);
    QCOMPARE(report["format"].toString(), QString("mazeloom-drift"));
    QVERIFY(report["before"].toObject()["recipe"] != report["after"].toObject()["recipe"]);
    QCOMPARE(report["before"].toObject()["seeds"].toArray(), (QJsonArray{QJsonArray{"1", "200"}}));
    QCOMPARE(report["alpha"].toDouble(), 0.001);
    QJsonObject rooms;
    for (const QJsonValue& value : report["problems"].toArray())
        if (value.toObject()["measure"] == "rooms") rooms = value.toObject();
    QCOMPARE(rooms["result"].toString(), QString("drifted"));
    QVERIFY(rooms["chance"].toDouble(1) < 0.001);
    QVERIFY(rooms["mean-before"].toDouble() > rooms["mean-after"].toDouble());
    const auto same = testing::runProgram({"drift", old, old, "--json"});
    QCOMPARE(same.exitCode, 0);
    QCOMPARE(jsonIn(same.out)["errors"].toInt(-1), 0);
    QCOMPARE(jsonIn(same.out)["passed"].toArray().size(), 4);
}

void TestCliReports::wrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("two in one file")
        << QStringList{"check", kSmall, "--junit", "both", "--sarif", "./both"}
        << QByteArray("--junit and --sarif cannot both write to ./both");
    QTest::newRow("two on stdout") << QStringList{"check", kSmall, "--json", "--sarif", "-"}
                                   << QByteArray("--json and --sarif cannot both write to stdout");
    QTest::newRow("JSON and annotations") << QStringList{"drift", "a", "b", "--json", "--github"}
                                          << QByteArray("--json and --github cannot both");
    QTest::newRow("needs") << QStringList{"check", kSmall, "--needs", "--junit", "a.xml"}
                           << QByteArray("--needs cannot be combined with --junit");
    QTest::newRow("pictures without seeds")
        << QStringList{"check", kSmall, "--pictures", "p"} << QByteArray("--seeds");
    QTest::newRow("pictures on stdout")
        << QStringList{"check", kSmall, "--seeds", "1", "--pictures", "-"}
        << QByteArray("--pictures needs a folder");
    QTest::newRow("no file") << QStringList{"check", kSmall, "--junit", ""}
                             << QByteArray("--junit needs a file");
}

void TestCliReports::wrongUsage() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, says);
    const auto result = testing::runProgram(arguments);
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.messages.contains(says), result.messages);
}

void TestCliReports::unwritableReportsAreTold() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("no/such/folder.xml");
    const auto result = testing::runProgram({"check", "builtin:lab", "--junit", file});
    QCOMPARE(result.exitCode, 1);
    QVERIFY(result.messages.contains(file.toUtf8()));
    // No file of several appears alone.
    const QString sarif = folder.filePath("a.sarif");
    QCOMPARE(
        testing::runProgram({"check", "builtin:lab", "--junit", sarif, "--sarif", file}).exitCode,
        1);
    QVERIFY(QDir(folder.path()).isEmpty());
}

MAZELOOM_TEST(TestCliReports)

}  // namespace mazeloom::tst_cli_reports

#include "tst_cli_reports.moc"
