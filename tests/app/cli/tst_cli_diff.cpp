// SPDX-License-Identifier: MIT
// Runs `mazeloom diff` on folders, archives, single files and git revisions, and as git's difftool
// and textconv.
#include <sys/stat.h>

#include <csignal>
#include <string>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include "tests/app/support/program.h"
#include "tests/support/root.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_diff {

using Json = nlohmann::json;
using Result = testing::ProgramResult;

class TestCliDiff : public QObject {
    Q_OBJECT

  private slots:
    void tellsWhatChanged();
    void isSilentIfNothingDiffers();
    void writesAPatch();
    void comparesSeeds();
    void comparesTwoSeeds();
    void comparesTwoLevels();
    void comparesFiles();
    void waitsForPipes();
    void comparesWhatItCan();
    void drawsBothSides();
    void writesAPage();
    void escapesTexts();
    void isTheSameInEveryLanguage();
    void complains_data();
    void complains();
    void readsRevisions();
    void complainsOfRevisions();
    void isADiffTool();
    void convertsToText();
};

namespace {

Result run(const QStringList& arguments, const QString& language = "C.UTF-8") {
    return testing::runProgram(QStringList{"diff"} + arguments, testing::speaking(language), {},
                               120);
}

/// A pack of one painted hall, which a test can edit as text.
class Hall {
  public:
    Hall() {
        QDir(path()).mkpath("levels");
        write("pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "halls",
                               "title": "Halls", "levels": ["hall"]})");
        write("levels/hall.json", level());
    }

    static QByteArray level() {
        return R"({"id": "hall", "title": "The hall", "ruleset": "temple", "size": [8, 4],
                   "terrain": ["########", "#......#", "#......#", "########"],
                   "objects": [{"kind": "hero", "at": [1, 1]}, {"kind": "exit", "at": [6, 2]}],
                   "recipe": ["hidden-maze", "reach", {"stage": "traps", "density": 20}]})";
    }

    QString path() const { return folder_.path(); }
    QString file(const QString& name) const { return folder_.filePath(name); }
    void write(const QString& name, const QByteArray& text) const {
        QFile out(file(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
    }
    void edit(const QByteArray& from, const QByteArray& to) const {
        QFile in(file("levels/hall.json"));
        if (!in.open(QIODevice::ReadOnly)) qFatal("no level");
        QByteArray text = in.readAll();
        in.close();
        if (!text.contains(from)) qFatal("no %s", from.constData());
        write("levels/hall.json", text.replace(from, to));
    }

  private:
    QTemporaryDir folder_;
};

QByteArray read(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Runs git without the user's configuration. Aborts if it fails.
QByteArray git(const Hall& hall, const QStringList& words) {
    QProcess process;
    QProcessEnvironment environment = testing::speaking("C.UTF-8");
    for (const QString& name : environment.keys()) {
        if (name.startsWith("GIT_")) environment.remove(name);
    }
    environment.insert("GIT_CONFIG_GLOBAL", "/dev/null");
    environment.insert("GIT_CONFIG_NOSYSTEM", "1");
    environment.insert("HOME", hall.path());
    environment.insert("GIT_PAGER", "cat");
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(hall.path());
    process.start("git",
                  QStringList{"-c", "user.name=Ada", "-c", "user.email=ada@example.org"} + words);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qFatal("git %s: %s", qPrintable(words.join(u' ')),
               process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

bool hasGit() {
    return !QStandardPaths::findExecutable("git").isEmpty();
}

/// Runs a command of mazeloom within the repository.
Result runInFolder(const QString& folder, const QStringList& arguments,
                   const QString& command = "diff") {
    QProcess process;
    process.setWorkingDirectory(folder);
    QProcessEnvironment environment = testing::speaking("C.UTF-8");
    environment.insert("GIT_CONFIG_GLOBAL", "/dev/null");
    environment.insert("GIT_CONFIG_NOSYSTEM", "1");
    testing::startProgram(process, QStringList{command} + arguments, environment, {});
    return testing::resultOf(process, 120);
}

Result runIn(const Hall& hall, const QStringList& arguments, const QString& command = "diff") {
    return runInFolder(hall.path(), arguments, command);
}

/// Commits the hall, then a hall with water.
void commitTwice(const Hall& hall) {
    git(hall, {"init", "--quiet"});
    git(hall, {"add", "."});
    git(hall, {"commit", "--quiet", "-m", "hall: begin"});
    hall.edit("#......#\", \"#......#", "#......#\", \"#..~~..#");
    git(hall, {"commit", "--quiet", "-am", "hall: add water"});
}

const QStringList kWater{"levels/hall.json: The hall",
                         "  2 cells: Floor → Water at (3, 2), (4, 2)"};

QString program() {
    return QDir(QString::fromStdString(testing::fromRoot(MAZELOOM_PROGRAM))).absolutePath();
}

}  // namespace

void TestCliDiff::tellsWhatChanged() {
    const Hall before;
    const Hall after;
    after.edit("\"density\": 20", "\"density\": 30");
    after.edit("{\"kind\": \"exit\", \"at\": [6, 2]}", "{\"kind\": \"exit\", \"at\": [5, 2]}");
    after.write("levels/new.json",
                QByteArray(Hall::level()).replace("\"id\": \"hall\"", "\"id\": \"new\""));
    after.write("pack.json",
                read(after.file("pack.json")).replace("[\"hall\"]", "[\"hall\", \"new\"]"));
    const Result result = run({before.path(), after.path()});
    QCOMPARE(result.messages, QByteArray());
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.lines(),
             QStringList({"pack.json: Halls", "  levels: new added", "levels/hall.json: The hall",
                          "  exit at (6, 2): moved to (5, 2)", "  stage Traps: Density: 20 → 30",
                          "levels/new.json: The hall: added"}));
    // Only the level that was asked for.
    const Result one = run({before.path(), after.path(), "--level", "new"});
    QCOMPARE(one.lines(), QStringList({"levels/new.json: The hall: added"}));
}

void TestCliDiff::isSilentIfNothingDiffers() {
    const Hall before;
    const Hall after;
    // Spelling does not count.
    after.edit("\"size\": [8, 4],", "\"size\":[8,4],\n\"notes\": \"\",");
    for (const QStringList& both :
         {QStringList{before.path(), after.path()}, {"builtin:temple", "builtin:temple"}}) {
        const Result result = run(both);
        QCOMPARE(result.out + result.messages, QByteArray());
        QCOMPARE(result.exitCode, 0);
    }
}

void TestCliDiff::writesAPatch() {
    const Hall before;
    const Hall after;
    after.edit("\"density\": 20", "\"density\": 30");
    const Result result = run({before.path(), after.path(), "--json"});
    QCOMPARE(result.exitCode, 1);
    const Json json = Json::parse(result.out.toStdString());
    QCOMPARE(json["format"].get<std::string>(), std::string("mazeloom-diff"));
    QVERIFY(!json["same"].get<bool>());
    QCOMPARE(json["parts"].size(), std::size_t{1});
    const Json& part = json["parts"][0];
    const Json& change = part["changes"][0];
    QCOMPARE(change["text"].get<std::string>(), std::string("stage Traps: Density: 20 → 30"));
    QCOMPARE(change["before"].get<std::string>(), std::string("/recipe/2/density"));
    QCOMPARE(change["to"].get<int>(), 30);
    const Json old = Json::parse(read(before.file("levels/hall.json")).toStdString());
    QVERIFY(old.patch(part["patch"]) ==
            Json::parse(read(after.file("levels/hall.json")).toStdString()));
}

void TestCliDiff::comparesSeeds() {
    const Hall before;
    const Hall after;
    after.edit("\"title\": \"The hall\"", "\"title\": \"Another title\"");
    const QStringList both{before.path(), after.path(), "--seeds", "1..20,30", "--level", "hall"};
    const Result same = run(both);
    QCOMPARE(same.lines().mid(1), QStringList({"  title: \"The hall\" → \"Another title\"",
                                               "hall: the same on 21 of 21 seeds"}));
    after.edit("\"density\": 20", "\"density\": 90");
    const Result other = run(both);
    QCOMPARE(other.exitCode, 1);
    const QString line = other.lines()[3];
    QVERIFY2(line.startsWith("hall: different on ") && line.contains(" of 21 seeds, first "),
             qPrintable(line));
    QVERIFY2(other.lines()[4].contains("trap"), qPrintable(other.lines()[4]));
    // The number of threads changes nothing.
    QCOMPARE(run(both + QStringList{"--threads", "1"}).out, other.out);
    // A seed that gives no level is told with its reason.
    after.edit("{\"kind\": \"hero\", \"at\": [1, 1]}, ", "");
    const Result broken = run(both);
    QCOMPARE(broken.exitCode, 1);
    QVERIFY2(broken.out.contains("gives a level → "), broken.out.constData());
}

void TestCliDiff::comparesTwoSeeds() {
    const QStringList level{"builtin:temple", "--level", "the-ring", "--seed", "1"};
    const Result result = run(level + QStringList{"--other-seed", "2"});
    QCOMPARE(result.messages, QByteArray());
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.lines()[0], QString("the-ring: different on 1 of 1 seeds, first 1 → 2"));
    QVERIFY(result.lines().size() > 2);
    QCOMPARE(run(level + QStringList{"--other-seed", "1"}).exitCode, 0);
}

void TestCliDiff::comparesTwoLevels() {
    const Result result =
        run({"builtin:temple", "--level", "the-ring", "--other-level", "the-cells"});
    QCOMPARE(result.exitCode, 1);
    QVERIFY(result.lines()[0].startsWith("levels/the-ring.json → levels/the-cells.json"));
    QVERIFY(result.out.contains("id: the-ring → the-cells"));
}

void TestCliDiff::comparesFiles() {
    const Hall before;
    const Hall after;
    after.edit("\"density\": 20", "\"density\": 30");
    const QStringList wanted{"levels/hall.json: The hall", "  stage Traps: Density: 20 → 30"};
    QFile::copy(before.file("levels/hall.json"), before.file("x.tmp"));
    const Result files = run({before.file("x.tmp"), after.file("levels/hall.json")});
    QCOMPARE(files.messages, QByteArray());
    QCOMPARE(files.lines(), wanted);
    // A file and a pack that has it.
    QCOMPARE(run({before.file("x.tmp"), after.path()}).lines(), wanted);
    const Result added = run({"/dev/null", after.file("levels/hall.json")});
    QCOMPARE(added.lines(), QStringList({"levels/hall.json: The hall: added"}));
    QCOMPARE(run({after.file("levels/hall.json"), "/dev/null"}).lines(),
             QStringList({"levels/hall.json: The hall: removed"}));
    QCOMPARE(run({"/dev/null", "/dev/null"}).exitCode, 0);
}

/// A pipe is read once its writer has come, and a signal ends the waiting.
void TestCliDiff::waitsForPipes() {
    const Hall hall;
    const QString pipe = hall.file("pipe");
    QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
    for (const bool isWritten : {true, false}) {
        QProcess process;
        testing::startProgram(process, {"diff", hall.file("levels/hall.json"), pipe},
                              testing::speaking("C.UTF-8"), {});
        QVERIFY(process.waitForStarted());
        // Waits until the program has opened the pipe.
        QFile writer(pipe);
        QVERIFY(writer.open(QIODevice::WriteOnly));
        if (isWritten) {
            writer.write(Hall::level().replace("20", "30"));
            writer.close();
        } else {
            QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        }
        const Result result = testing::resultOf(process, 120);
        QCOMPARE(result.exitCode, isWritten ? 1 : 130);
        QCOMPARE(result.out.contains("Density: 20 → 30"), isWritten);
        if (!isWritten) QCOMPARE(result.messages, QByteArray("mazeloom: cancelled\n"));
    }
}

/// A file that is no JSON is named with its side, and the other files are compared.
void TestCliDiff::comparesWhatItCan() {
    const Hall before;
    const Hall after;
    before.write("levels/hall.json", "{\n  nonsense");
    after.write("pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "halls",
                                 "title": "Corridors", "levels": ["hall"]})");
    const Result words = run({before.path(), after.path()});
    QCOMPARE(words.exitCode, 2);
    QVERIFY2(words.out.contains("title: \"Halls\" → \"Corridors\""), words.out.constData());
    QCOMPARE(words.messages.count('\n'), qsizetype{1});
    const QByteArray said = "mazeloom: " + before.path().toUtf8() + ": levels/hall.json: line 2";
    QVERIFY2(words.messages.startsWith(said), words.messages.constData());
    const Result result = run({before.path(), after.path(), "--json"});
    QCOMPARE(result.exitCode, 2);
    const Json json = Json::parse(result.out.toStdString());
    QVERIFY(json["same"] == false);
    QCOMPARE(json["parts"].size(), std::size_t{1});
    QCOMPARE(json["incomparable"].size(), std::size_t{1});
    QVERIFY(json["incomparable"][0]["file"] == "levels/hall.json");
    QVERIFY(json["incomparable"][0]["side"] == "before");
    // A page does not say that nothing differs.
    const Hall other;
    const QString page = other.file("page.html");
    QCOMPARE(run({before.path(), other.path(), "--html", page}).exitCode, 2);
    const QByteArray html = read(page);
    QVERIFY2(html.contains("cannot be compared"), html.constData());
    QVERIFY(!html.contains("No differences"));
    QCOMPARE(run({before.path(), before.path()}).exitCode, 0);
}

void TestCliDiff::drawsBothSides() {
    const Hall before;
    const Hall after;
    const QString file = after.file("out.png");
    after.edit("#......#\", \"#......#", "#......#\", \"#..~~..#");
    const Result result = run({before.path(), after.path(), "-o", file, "--scale", "10"});
    QCOMPARE(result.messages, QByteArray());
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.lines().mid(0, 2), kWater);
    const QImage image(file);
    QVERIFY(image.width() > 2 * 80 && image.height() > 40);
    // The outline's colour occurs on both halves.
    const QRgb bright = qRgb(255, 64, 160);
    int left = 0;
    int right = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == bright) ++(x < image.width() / 2 ? left : right);
        }
    }
    QVERIFY(left > 0);
    QCOMPARE(left, right);
}

void TestCliDiff::writesAPage() {
    const Hall before;
    const Hall after;
    after.edit("#......#\", \"#......#", "#......#\", \"#..~~..#");
    const Result result = run({before.path(), after.path(), "--html", "-"});
    QCOMPARE(result.messages, QByteArray());
    QCOMPARE(result.exitCode, 1);
    QVERIFY(result.out.startsWith("<!DOCTYPE html>"));
    QCOMPARE(result.out.count("<img "), qsizetype{2});
    QVERIFY(result.out.contains("2 cells: Floor → Water at (3, 2), (4, 2)"));
    QVERIFY(!result.out.contains("<script") && !result.out.contains("http"));
    QVERIFY(result.out.contains("cells differ."));
    // Beside a level that is only on one side, no number of cells makes sense.
    after.write("pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "halls",
                                 "title": "Halls", "levels": []})");
    QVERIFY(QFile::remove(after.file("levels/hall.json")));
    const Result alone = run({before.path(), after.path(), "--html", "-"});
    QVERIFY(alone.out.contains("There is no such level."));
    QVERIFY2(!alone.out.contains("cells differ"), alone.out.left(2000).constData());
}

void TestCliDiff::escapesTexts() {
    const Hall before;
    const Hall after;
    after.edit("\"title\": \"The hall\"", "\"title\": \"<script>alert(1)</script>&\\u202e\"");
    const QByteArray page = run({before.path(), after.path(), "--html", "-"}).out;
    QVERIFY(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&amp;"));
    QVERIFY(!page.contains("<script>"));
    QVERIFY(!page.contains("\u202e"));
    const QByteArray words = run({before.path(), after.path()}).out;
    QVERIFY(!words.contains("\u202e"));
}

void TestCliDiff::isTheSameInEveryLanguage() {
    const QStringList both{"builtin:temple", "builtin:dungeons", "--json"};
    const Result english = run(both);
    QCOMPARE(english.exitCode, 1);
    QCOMPARE(run(both, "de_DE.UTF-8").out, english.out);
}

void TestCliDiff::complains_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const QStringList& arguments, const char* message) {
        QTest::newRow(name) << arguments << QByteArray(message);
    };
    row("nothing", {}, "an argument is missing");
    row("one side", {"builtin:temple"}, "give OLD and NEW");
    row("three sides", {"a", "b", "c"}, "give OLD and NEW");
    row("no such pack", {"builtin:temple", "builtin:tempel"}, "no such built-in pack");
    row("no such folder", {"builtin:temple", "nowhere"}, "there is no such folder");
    row("no such level", {"builtin:temple", "builtin:temple", "--level", "x"},
        "there is no levels/x.json");
    row("no such other level", {"builtin:temple", "--level", "the-ring", "--other-level", "x"},
        "there is no levels/x.json");
    row("other level alone", {"builtin:temple", "--other-level", "x"}, "needs --level");
    row("other seed alone", {"builtin:temple", "--other-seed", "1"}, "needs --seed");
    row("no level of the seeds",
        {"builtin:temple", "--level", "the-ring", "--seed", "1", "--other-seed", "2", "--seeds",
         "1"},
        "cannot be combined");
    row("no file of a pack", {"--textconv", "builtin:temple"}, "needs a file of a pack");
    row("several files", {"--textconv", "a", "b"}, "one file at a time");
    row("seeds of a file",
        {"builtin:temple", MAZELOOM_PACKS "/temple/levels/the-ring.json", "--seeds", "1"},
        "needs the whole pack");
    row("no picture", {"builtin:temple", "builtin:temple", "-o", "a.jpg"}, ".png");
}

void TestCliDiff::complains() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Result result = run(arguments);
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.messages.contains(message), result.messages.constData());
    QCOMPARE(result.messages.count('\n'), qsizetype{1});
    QCOMPARE(result.out, QByteArray());
}

void TestCliDiff::readsRevisions() {
    if (!hasGit()) QSKIP("git is not installed");
    const Hall hall;
    commitTwice(hall);
    for (const QStringList& both : {QStringList{"HEAD~1:", "HEAD:"},
                                    {"HEAD~1:", "."},
                                    {"HEAD~1:./", hall.path()},
                                    {"HEAD~1:levels/hall.json", "levels/hall.json"},
                                    {"HEAD~1:levels/hall.json", "HEAD:"}}) {
        const Result result = runIn(hall, both);
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exitCode, 1);
        QCOMPARE(result.lines(), kWater);
    }
    QCOMPARE(runIn(hall, {"HEAD:", "."}).exitCode, 0);
    // Other commands read packs of revisions, too.
    const Result old = runIn(hall, {"HEAD~1:", "--list-levels"}, "generate");
    QCOMPARE(old.out + old.messages, QByteArray("hall\tThe hall\n"));
    QCOMPARE(runIn(hall, {"HEAD~1:levels", "--list-levels"}, "generate").exitCode, 1);
    // A pack in a folder of the repository.
    QDir(hall.path()).mkpath("packs/temple");
    git(hall, {"mv", "pack.json", "levels", "packs/temple"});
    git(hall, {"commit", "--quiet", "-m", "packs: move the hall"});
    QCOMPARE(runIn(hall, {"HEAD~2:", "HEAD:packs/temple/"}).lines(), kWater);
    // A working folder below the repository's.
    QCOMPARE(
        runInFolder(QDir(hall.path()).filePath("packs"), {"HEAD:packs/temple", "temple"}).exitCode,
        0);
}

void TestCliDiff::complainsOfRevisions() {
    if (!hasGit()) QSKIP("git is not installed");
    const Hall hall;
    commitTwice(hall);
    const auto complains = [&](const QString& name, const QByteArray& message) {
        const Result result = runIn(hall, {"--", name, "."});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.messages.contains(message), result.messages.constData());
        QCOMPARE(result.messages.count('\n'), qsizetype{1});
    };
    complains("HEAD~9:", "HEAD~9");
    complains("HEAD:nowhere", "nowhere");
    complains("HEAD:levels", "has no pack.json");
    complains("--output=x:levels", "output");
    // Outside of a repository.
    const Hall plain;
    const Result result = runIn(plain, {"HEAD:x", "."});
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.messages.contains("git"), result.messages.constData());
}

void TestCliDiff::isADiffTool() {
    if (!hasGit()) QSKIP("git is not installed");
    const Hall hall;
    commitTwice(hall);
    git(hall,
        {"config", "difftool.mazeloom.cmd", "'" + program() + "' diff \"$LOCAL\" \"$REMOTE\""});
    const QByteArray out =
        git(hall, {"difftool", "--no-prompt", "--tool", "mazeloom", "HEAD~1", "HEAD"});
    QCOMPARE(QString::fromUtf8(out).split('\n', Qt::SkipEmptyParts), kWater);
}

void TestCliDiff::convertsToText() {
    if (!hasGit()) QSKIP("git is not installed");
    const Hall hall;
    commitTwice(hall);
    const Result text = run({"--textconv", hall.file("levels/hall.json")});
    QCOMPARE(text.exitCode, 0);
    QVERIFY2(text.lines().contains("  hero at (1, 1)"), text.out.constData());
    QVERIFY2(text.lines().contains("  stage Traps: Density 20"), text.out.constData());
    QVERIFY2(text.lines().contains("  #..~~..#"), text.out.constData());
    hall.write(".gitattributes", "levels/*.json diff=mazeloom\n");
    git(hall, {"config", "diff.mazeloom.textconv", "'" + program() + "' diff --textconv"});
    const QString log = QString::fromUtf8(git(hall, {"log", "-1", "-p", "--format="}));
    QVERIFY2(log.contains("-  #......#\n+  #..~~..#"), qPrintable(log));
    hall.edit("\"density\": 20", "\"density\": 30");
    const QString diff = QString::fromUtf8(git(hall, {"diff"}));
    QVERIFY2(diff.contains("-  stage Traps: Density 20\n+  stage Traps: Density 30"),
             qPrintable(diff));
    // Different texts give different lines.
    QSet<QByteArray> texts;
    for (const char* title : {"a b", "a\\nb", "a\\\\nb", "a\\tb"}) {
        hall.write("levels/hall.json", Hall::level().replace("The hall", title));
        texts.insert(run({"--textconv", hall.file("levels/hall.json")}).out);
    }
    QCOMPARE(texts.size(), qsizetype{4});
    // What is no JSON is printed as it is.
    hall.write("levels/hall.json", "<<<<<<< conflict\n");
    QCOMPARE(run({"--textconv", hall.file("levels/hall.json")}).out,
             QByteArray("<<<<<<< conflict\n"));
}

MAZELOOM_TEST(TestCliDiff)

}  // namespace mazeloom::tst_cli_diff

#include "tst_cli_diff.moc"
