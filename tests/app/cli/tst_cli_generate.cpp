// SPDX-License-Identifier: MIT
// Runs `mazeloom generate` without a display.
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/support/program.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_generate {

class TestCliGenerate : public QObject {
    Q_OBJECT

  private slots:
    void helpsAndNamesItself();
    void listsLevels();
    void setsParameters();
    void sameSeedSameText();
    void everyFormatTellsTheSame();
    void traceAppliesToTheText();
    void stepsLeadFromThePaintedToTheFinished();
    void wrongUsage_data();
    void wrongUsage();
    void brokenPacks_data();
    void brokenPacks();
    void failuresLeaveFilesAlone();
    void tellsTheProgressOnATerminal();
    void worksWithoutAnyEnvironment();
    void writesToDevicesAsTheyAre();
    void opensBuiltInPacks();
    void makesFloorsOfADepth();
    void challengeIsTheSameForEverybody();
    void challengeRefusesWhatItDoesNotUnderstand();
};

namespace {

const QString kSmall = MAZELOOM_TEST_DATA "/packs/valid/small";

using Result = mazeloom::testing::ProgramResult;

Result run(const QStringList& arguments,
           const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) {
    return mazeloom::testing::runProgram(arguments, environment);
}

QStringList generating(const QString& level, const QStringList& more = {}) {
    return QStringList{"generate", kSmall, "--level", level, "--seed", "7"} + more;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no such file)");
}

}  // namespace

void TestCliGenerate::helpsAndNamesItself() {
    for (const QStringList& arguments :
         {QStringList{"--help"}, {"-h"}, {"generate", "--help"}, {"generate", "pack", "-h"}}) {
        const Result result = run(arguments);
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.out.startsWith("Usage: mazeloom "));
        QCOMPARE(result.messages, QByteArray());
    }
    const Result version = run({"--version"});
    QCOMPARE(version.exitCode, 0);
    QVERIFY(version.out.startsWith("mazeloom "));
    QVERIFY(run({"generate", "--help"}).out.contains("--list-levels"));
}

void TestCliGenerate::listsLevels() {
    const Result result = run({"generate", kSmall, "--list-levels"});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out, QByteArray("ring\tThe ring\nrock\tRock\n"));
    QCOMPARE(result.messages, QByteArray());
    // Temples that set their numbers or promise something about guesses say so.
    const QByteArray temple = run({"generate", "builtin:temple", "--list-levels"}).out;
    QVERIFY(
        temple.contains("\nthe-court\tThe court\tnear\tno-guess 1..4\tneeds explosives,beams\n"));
    QVERIFY(temple.startsWith("first-steps\tFirst steps\tall\tno-guess 1..2\n"));
}

void TestCliGenerate::setsParameters() {
    const QByteArray asItIs = run(generating("rock")).out;
    const Result lattice = run(generating("rock", {"--set", "maze.step=2"}));
    QCOMPARE(lattice.exitCode, 0);
    QVERIFY(lattice.out != asItIs);
    // The last option wins.
    const Result both =
        run(generating("rock", {"--set", "maze.step=2", "--set=maze.step=standard"}));
    QCOMPARE(both.messages, QByteArray());
    QCOMPARE(both.out, asItIs);
    const Result lost = run(generating("rock", {"--set", "mase.step=2"}));
    QCOMPARE(lost.exitCode, 2);
    QCOMPARE(lost.out, QByteArray());
    QVERIFY2(lost.messages.contains("--set: the recipe has no stage \"mase\""),
             lost.messages.constData());
}

void TestCliGenerate::sameSeedSameText() {
    const Result first = run(generating("rock"));
    QCOMPARE(first.exitCode, 0);
    QCOMPARE(first.messages, QByteArray());
    QCOMPARE(first.out.count('\n'), 11);
    QCOMPARE(first.out.indexOf('\n'), 21);
    QCOMPARE(run(generating("rock")).out, first.out);
    QVERIFY(run({"generate", kSmall, "--level", "rock", "--seed", "8"}).out != first.out);

    const QTemporaryDir folder;
    const QString path = folder.filePath("map.txt");
    const Result toFile = run(generating("rock", {"-o", path}));
    QCOMPARE(toFile.exitCode, 0);
    QCOMPARE(toFile.out, QByteArray());
    QCOMPARE(contents(path), first.out);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"map.txt"});
}

void TestCliGenerate::everyFormatTellsTheSame() {
    const QByteArray text = run(generating("rock", {"--format", "text"})).out;
    const Result json = run(generating("rock", {"--format=json"}));
    QCOMPARE(json.exitCode, 0);
    const QJsonObject document = QJsonDocument::fromJson(json.out).object();
    QByteArray rows;
    for (const auto& row : document["terrain"].toArray())
        rows += row.toString().toUtf8() + '\n';
    QCOMPARE(rows, text);
    QCOMPARE(document["level"].toString(), "rock");

    const QTemporaryDir folder;
    const QString path = folder.filePath("map.png");
    QCOMPARE(run(generating("rock", {"--format", "png", "-o", path})).exitCode, 0);
    const QImage fromFile(path);
    const QImage fromStdout =
        QImage::fromData(run(generating("rock", {"--format", "png"})).out, "PNG");
    QVERIFY(!fromFile.isNull());
    QCOMPARE(fromFile, fromStdout);
    QCOMPARE(fromFile.width() / 21, fromFile.height() / 11);
    // Walls and floor look different: the centres of a row's cells match the row of the text.
    const int side = fromFile.width() / 21;
    const QList<QByteArray> lines = text.split('\n');
    const auto colourAt = [&](int x) {
        return fromFile.pixel(x * side + side / 2, 5 * side + side / 2);
    };
    const qsizetype floor = lines[5].indexOf('.');
    for (int x = 0; x < 21; ++x) {
        QCOMPARE(colourAt(x) == colourAt(static_cast<int>(floor)), lines[5][x] == '.');
    }
}

void TestCliGenerate::traceAppliesToTheText() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("trace.ndjson");
    const Result result = run(generating("ring", {"--trace", path}));
    QCOMPARE(result.exitCode, 0);
    const QList<QByteArray> lines = contents(path).trimmed().split('\n');
    QVERIFY(lines.size() > 2);
    QList<QByteArray> rows;
    for (const auto& row : QJsonDocument::fromJson(lines.first()).object()["initial"].toArray()) {
        rows << row.toString().toUtf8();
    }
    for (const QByteArray& line : lines.mid(1, lines.size() - 2)) {
        for (const auto& change : QJsonDocument::fromJson(line).object()["cells"].toArray()) {
            const QJsonArray cell = change.toArray();
            const int x = cell[0].toInt();
            const int y = cell[1].toInt();
            QCOMPARE(QString(rows[y][x]), cell[2].toString());
            rows[y][x] = cell[3].toString().at(0).toLatin1();
        }
    }
    QCOMPARE(rows.join('\n') + '\n', result.out);
}

void TestCliGenerate::stepsLeadFromThePaintedToTheFinished() {
    const QByteArray finished = run(generating("rock")).out;
    const QTemporaryDir folder;
    const QString path = folder.filePath("trace.ndjson");
    QCOMPARE(run(generating("rock", {"--trace", path, "--step", "0"})).out,
             QByteArray((QByteArray(21, '#') + '\n').repeated(11)));
    const auto steps = contents(path).count('\n') - 2;
    QVERIFY(steps > 10);
    QCOMPARE(run(generating("rock", {"--step", QString::number(steps)})).out, finished);
    const QByteArray halfWay = run(generating("rock", {"--step", QString::number(steps / 2)})).out;
    QVERIFY(halfWay.count('.') > 0);
    QVERIFY(halfWay.count('.') < finished.count('.'));

    const Result beyond = run(generating("rock", {"--step", QString::number(steps + 1)}));
    QCOMPARE(beyond.exitCode, 2);
    QCOMPARE(beyond.out, QByteArray());
    QVERIFY(beyond.messages.contains(QByteArray::number(steps) + " steps"));
}

void TestCliGenerate::wrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& arguments, const QByteArray& says) {
        QTest::newRow(name) << arguments << says;
    };
    const QStringList base{"generate", kSmall, "--level", "rock"};
    row("unknown command", {"genrate", kSmall}, "did you mean generate?");
    row("no pack", {"generate", "--level", "rock", "--seed", "1"}, "which pack");
    row("two packs", {"generate", kSmall, "other", "--list-levels"}, "\"other\"");
    row("no level", {"generate", kSmall, "--seed", "1"}, "--level");
    row("no seed", base, "--seed");
    row("seed without value", base + QStringList{"--seed"}, "seed");
    for (const char* seed : {"", "x", "-1", "+1", " 1", "1.5", "0x10", "18446744073709551616"}) {
        row(qPrintable(QString("seed '%1'").arg(seed)), base + QStringList{"--seed", seed},
            "--seed needs a whole number");
    }
    row("unknown format", generating("rock", {"--format", "bmp"}), "\"bmp\"");
    row("unknown option", generating("rock", {"--speed", "3"}), "speed");
    row("step that is not a number", generating("rock", {"--step", "-1"}), "--step");
    row("step beyond", generating("rock", {"--step", "4000000000"}), "--step 4000000000");
    for (const char* depth : {"0", "-1", "x", "1000001"}) {
        row(qPrintable(QString("depth '%1'").arg(depth)), generating("rock", {"--depth", depth}),
            "--depth needs a whole number");
    }
    row("depth of a temple", generating("ring", {"--depth", "2"}), "is a temple");
    row("seed twice", generating("rock", {"--seed", "8"}), "--seed");
    row("empty output", generating("rock", {"-o", ""}), "--output");
    row("same file twice", generating("rock", {"-o", "/tmp/x", "--trace", "/tmp/x"}), "--trace");
    row("list and make", generating("rock", {"--list-levels"}), "--list-levels");
}

void TestCliGenerate::wrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Result result = run(arguments);
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.messages.contains(says), result.messages);
    QCOMPARE(result.messages.count('\n'), 1);
}

void TestCliGenerate::brokenPacks_data() {
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QByteArray>("messages");
    const QDir broken(MAZELOOM_TEST_DATA "/packs/broken");
    for (const QString& name : broken.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QByteArray expected;
        for (const QByteArray& line :
             contents(broken.filePath(name + "/expected.txt")).trimmed().split('\n')) {
            expected += "mazeloom: " + line + '\n';
        }
        QTest::newRow(qPrintable(name)) << broken.filePath(name) << expected;
    }
    QTest::newRow("missing") << "/nowhere/at/all"
                             << QByteArray("mazeloom: /nowhere/at/all: there is no such folder\n");
    QTest::newRow("a file") << kSmall + "/pack.json"
                            << "mazeloom: " + kSmall.toUtf8() + "/pack.json: is not a folder\n";
    QTest::newRow("built-in") << "builtin:none"
                              << QByteArray(
                                     "mazeloom: builtin:none: there is no such built-in pack; "
                                     "there are builtin:classic, builtin:descent, "
                                     "builtin:dungeons, builtin:lab, builtin:temple\n");
}

void TestCliGenerate::brokenPacks() {
    QFETCH(QString, pack);
    QFETCH(QByteArray, messages);
    const QTemporaryDir folder;
    const Result listed = run({"generate", pack, "--list-levels"});
    QCOMPARE(listed.exitCode, 1);
    QCOMPARE(listed.messages, messages);
    // Generating a level reports only the problems of the files that it uses.
    const Result result = run({"generate", pack, "--level", "ring", "--seed", "1", "-o",
                               folder.filePath("map"), "--trace", folder.filePath("trace")});
    for (const QByteArray& line : result.messages.split('\n'))
        QVERIFY2(messages.contains(line) || line.contains("there is no level"), line);
    QCOMPARE(result.exitCode, result.messages.isEmpty() ? 0 : 1);
    QCOMPARE(QDir(folder.path()).isEmpty(), result.exitCode == 1);
    const bool isItsOwn = messages.contains("levels/ring.json") || messages.contains("pack.json");
    QVERIFY(result.exitCode == 1 || !isItsOwn);
}

void TestCliGenerate::failuresLeaveFilesAlone() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("map.txt");
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();

    const Result unknown = run({"generate", kSmall, "--level", "none", "--seed", "1", "-o", path});
    QCOMPARE(unknown.exitCode, 1);
    QVERIFY(unknown.messages.contains("there is no level \"none\""));
    QCOMPARE(contents(path), QByteArray("old"));

    QCOMPARE(run(generating("rock", {"-o", path, "--step", "4000000000"})).exitCode, 2);
    QCOMPARE(contents(path), QByteArray("old"));

    // If the map cannot be written, neither is the trace.
    const QString trace = folder.filePath("trace.ndjson");
    const Result nowhere =
        run(generating("rock", {"-o", folder.filePath("none/map"), "--trace", trace}));
    QCOMPARE(nowhere.exitCode, 1);
    QVERIFY(nowhere.messages.contains("none/map: cannot be written"));
    QVERIFY(!QFile::exists(trace));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"map.txt"});
}

void TestCliGenerate::tellsTheProgressOnATerminal() {
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    QVERIFY(terminal >= 0 && ::grantpt(terminal) == 0 && ::unlockpt(terminal) == 0);
    const int end = ::open(::ptsname(terminal), O_RDWR | O_NOCTTY);
    QVERIFY(end >= 0);
    QProcess process;
    process.setChildProcessModifier([end] { ::dup2(end, STDERR_FILENO); });
    const QStringList arguments{"generate", "builtin:lab", "--level", "backtracker", "--seed", "7"};
    mazeloom::testing::startProgram(process, arguments, QProcessEnvironment::systemEnvironment(),
                                    {});
    const Result shown = mazeloom::testing::resultOf(process, 60);
    ::fcntl(terminal, F_SETFL, O_NONBLOCK);
    QByteArray line(4096, '\0');
    line.resize(std::max<qsizetype>(0, ::read(terminal, line.data(), 4096)));
    ::close(end);
    ::close(terminal);
    QCOMPARE(shown.exitCode, 0);
    QVERIFY2(line.contains("Stage 1 of "), line);
    // The line is removed at the end, and nothing of it is in the level or in a file.
    QVERIFY2(line.endsWith("\r\033[K"), line);
    const Result other = run(arguments);
    QCOMPARE(other.messages, QByteArray());
    QCOMPARE(shown.out, other.out);
}

void TestCliGenerate::worksWithoutAnyEnvironment() {
    const QProcessEnvironment empty;
    for (const QString format : {"text", "json", "png"}) {
        const Result result = run(generating("rock", {"--format", format}), empty);
        QCOMPARE(result.exitCode, 0);
        QVERIFY(!result.out.isEmpty());
        QCOMPARE(result.messages, QByteArray());
    }
    for (const QStringList& arguments : {QStringList{"--help"}, {"generate", "--help"}}) {
        const Result help = run(arguments, empty);
        QVERIFY(help.out.startsWith("Usage: mazeloom "));
        QCOMPARE(help.messages, QByteArray());
    }
}

void TestCliGenerate::writesToDevicesAsTheyAre() {
    const QByteArray text = run(generating("rock")).out;
    QCOMPARE(run(generating("rock", {"-o", "/dev/stdout"})).out, text);
    QCOMPARE(run(generating("rock", {"-o", "-"})).out, text);
    if (!QFile::exists("/dev/full")) QSKIP("no device that is always full");
    const Result full = run(generating("rock", {"-o", "/dev/full"}));
    QCOMPARE(full.exitCode, 1);
    QVERIFY(full.messages.contains("/dev/full: cannot be written"));
}

void TestCliGenerate::opensBuiltInPacks() {
    const Result dungeons = run({"generate", "builtin:dungeons", "--list-levels"});
    QCOMPARE(dungeons.messages, QByteArray());
    QCOMPARE(dungeons.exitCode, 0);
    QVERIFY(dungeons.out.contains("cellar\t"));
    const Result temple = run({"generate", "builtin:temple", "--level", "the-ring", "--seed", "3"});
    QCOMPARE(temple.exitCode, 0);
    QVERIFY(temple.out.contains('@'));
}

void TestCliGenerate::makesFloorsOfADepth() {
    const QTemporaryDir folder;
    const auto write = [&](const QString& name, const QByteArray& text) {
        QDir(folder.path()).mkpath("levels");
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    };
    write("pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P",
        "levels": ["deep"], "descent": {"floors": [{"depth": 4, "level": "deep"}]}})");
    write("levels/deep.json", R"({"id": "deep", "title": "Deep", "ruleset": "descent",
        "size": [30, 18], "recipe": "rooms-and-corridors"})");
    const auto floor = [&](const QStringList& more) {
        const QStringList start{"generate", folder.path(), "--level", "deep", "--seed", "5"};
        const Result result = run(start + more);
        return result.exitCode == 0 ? result.out : result.messages;
    };
    // The pack sets the level's depth. At depth 1 no stairs lead up, under the hero.
    const QByteArray asItIs = floor({});
    QCOMPARE(floor({"--depth", "4"}), asItIs);
    QVERIFY(floor({"--depth", "1"}) != asItIs);
    QVERIFY(floor({"--format", "json"}).contains(QByteArray("<")) &&
            !floor({"--format", "json", "--depth", "1"}).contains(QByteArray("<")));
    for (const QByteArray& text : {asItIs, floor({"--depth", "1"})}) {
        QCOMPARE(text.count('@'), 1);
        QCOMPARE(text.count('>'), 1);
    }
}

void TestCliGenerate::challengeIsTheSameForEverybody() {
    QFile golden(MAZELOOM_TEST_DATA "/challenges.txt");
    QVERIFY(golden.open(QIODevice::ReadOnly));
    const QByteArrayList pinned = golden.readAll().split('\n').value(4).split(' ');
    const QString date = pinned[0];
    const Result text = run({"challenge", "--date", date});
    QCOMPARE(text.exitCode, 0);
    QCOMPARE(text.messages, QByteArray());
    QCOMPARE(text.out.indexOf('\n'), pinned[2].toInt());
    QCOMPARE(text.out.count('\n'), pinned[3].toInt());
    const Result json = run({"challenge", "--date=" + date, "--format", "json"});
    const QJsonObject document = QJsonDocument::fromJson(json.out).object();
    QCOMPARE(document["level"].toString(), "challenge-" + date);
    QVERIFY(document["things"].toArray().size() > 1);
    const QTemporaryDir folder;
    const QString path = folder.filePath("day.png");
    QCOMPARE(run({"challenge", "--date", date, "--format", "png", "-o", path}).exitCode, 0);
    QVERIFY(!QImage(path).isNull());
    QVERIFY(run({"challenge"}).out.contains('@'));
    QVERIFY(run({"challenge", "--help"}).out.contains("--date"));
}

void TestCliGenerate::challengeRefusesWhatItDoesNotUnderstand() {
    const auto refused = [](const QStringList& arguments) {
        const Result result = run(QStringList{"challenge"} + arguments);
        return result.exitCode == 2 && result.out.isEmpty() ? result.messages : QByteArray();
    };
    for (const char* date : {"2026-02-29", "tomorrow", "20261120", ""})
        QVERIFY(refused({"--date", date}).contains("--date needs a day of the calendar"));
    QVERIFY(refused({"--format", "bmp"}).contains("--format needs"));
    QVERIFY(refused({"--date", "2026-11-20", "--date", "2026-11-21"}).contains("more than once"));
    QVERIFY(refused({"builtin:temple"}).contains("takes no pack"));
    QVERIFY(refused({"--seed", "1"}).contains("see mazeloom challenge --help"));
    QVERIFY(refused({"-o", ""}).contains("--output needs a file"));
}

MAZELOOM_TEST(TestCliGenerate)

}  // namespace mazeloom::tst_cli_generate

#include "tst_cli_generate.moc"
