// SPDX-License-Identifier: MIT
// Runs `mazeloom play --bot` without a display: the table, its JSON, saved inputs, and errors.
#include <sys/types.h>
#include <csignal>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/support/program.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_bots {

class TestCliBots : public QObject {
    Q_OBJECT

  private slots:
    void printsARowForEachBot();
    void printsARowForEachGame();
    void printsRowsOfADescent();
    void writesJson();
    void savesInputs_data();
    void savesInputs();
    void doesNotDependOnThreads();
    void seesTheNumbersOfTheLevel();
    void givesUpWithoutAnAim();
    void namesSeedsWithoutALevel();
    void complains_data();
    void complains();
    void isTheSameInEveryLanguage();
    void canBeInterrupted();
};

namespace {

using Result = mazeloom::testing::ProgramResult;

Result play(const QStringList& arguments, const QString& language = "C.UTF-8") {
    return mazeloom::testing::runProgram(QStringList{"play"} + arguments,
                                         mazeloom::testing::speaking(language));
}

Result playTemple(const QStringList& arguments) {
    return play(QStringList{"builtin:temple", "--level", "two-hearts"} + arguments);
}

QStringList fieldsOf(const QString& line) {
    return line.split(u'\t');
}

/// A pack with a hall whose seeds give no level, and one whose coin cannot be reached.
class Halls {
  public:
    Halls() {
        QDir(folder_.path()).mkdir("levels");
        write("pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "halls",
                               "title": "Halls", "levels": ["rock", "cell", "stop"]})");
        write("levels/rock.json",
              R"({"id": "rock", "title": "Rock", "ruleset": "temple", "size": [9, 9],
                  "recipe": []})");
        write("levels/cell.json",
              R"({"id": "cell", "title": "Cell", "ruleset": "temple", "size": [5, 1],
                  "terrain": ["..#.."], "marks": ["    $"],
                  "objects": [{"kind": "hero", "at": [0, 0]}], "recipe": []})");
        write("levels/stop.json",
              R"({"id": "stop", "title": "Stop", "ruleset": "descent", "size": [20, 20],
                  "recipe": []})");
    }

    Result play(const QStringList& arguments) const {
        return tst_cli_bots::play(QStringList{folder_.path()} + arguments);
    }
    QString path() const { return folder_.path(); }

  private:
    void write(const QString& name, const QByteArray& text) const {
        QFile out(folder_.filePath(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
    }

    QTemporaryDir folder_;
};

}  // namespace

void TestCliBots::printsARowForEachBot() {
    const Result result = playTemple({"--bot", "all", "--seeds", "1..20"});
    QCOMPARE(result.messages, QByteArray());
    QCOMPARE(result.exitCode, 0);
    const QStringList lines = result.lines();
    QCOMPARE(lines.size(), 7);
    QCOMPARE(fieldsOf(lines[0]),
             QStringList({"bot", "games", "won (95 %)", "died", "gave up", "ticks, median",
                          "ticks, mean", "coins, mean", "killed by"}));
    QStringList names;
    for (const QString& line : lines.mid(1)) {
        const QStringList fields = fieldsOf(line);
        QCOMPARE(fields.size(), 9);
        names << fields[0];
        QCOMPARE(fields[1], QString("20"));
        const int wins = fields[2].section(u' ', 0, 0).toInt();
        QCOMPARE(wins + fields[3].toInt() + fields[4].toInt(), 20);
        QCOMPARE(fields[3] == "0", fields[8] == QStringLiteral("–"));
    }
    QCOMPARE(names, QStringList({"random", "greedy", "one-number", "bold", "deducer", "perfect"}));
    // Bots come in the program's order, each once.
    const Result two = playTemple({"--bot", "perfect,greedy,perfect", "--seeds", "1..10,5..20,11"});
    QCOMPARE(two.lines(), QStringList({lines[0], lines[2], lines[6]}));
    // Seeds of several ranges count once, so that was the same table.
    QVERIFY(lines[6].startsWith("perfect\t20\t20 (83.8–100.0 %)\t0\t0\t"));
}

void TestCliBots::printsARowForEachGame() {
    const Result result = playTemple({"--bot", "greedy", "--seeds", "3..8", "--each"});
    const QStringList lines = result.lines();
    QCOMPARE(lines.size(), 2 + 1 + 6);
    QCOMPARE(fieldsOf(lines[2]),
             QStringList({"bot", "seed", "end", "killed by", "ticks", "coins", "hash"}));
    int died = 0;
    for (int i = 0; i < 6; ++i) {
        const QStringList fields = fieldsOf(lines[3 + i]);
        QCOMPARE(fields[0], QString("greedy"));
        QCOMPARE(fields[1].toInt(), 3 + i);
        died += fields[2] == "died" ? 1 : 0;
        QCOMPARE(fields[6].size(), 16);
    }
    QCOMPARE(fieldsOf(lines[1])[3].toInt(), died);
    // The same seed gives the same game alone.
    const QStringList alone = playTemple({"--bot", "greedy", "--seed", "5", "--each"}).lines();
    QCOMPARE(alone.last(), lines[5]);
}

void TestCliBots::printsRowsOfADescent() {
    for (const QStringList& of : {QStringList{"builtin:descent"},
                                  QStringList{"builtin:descent", "--level", "under-road"}}) {
        const Result result = play(of + QStringList{"--bot", "all", "--seeds", "1..2", "--each"});
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exitCode, 0);
        const QStringList lines = result.lines();
        QCOMPARE(lines.size(), 6 + 1 + 10);
        QCOMPARE(fieldsOf(lines[0]),
                 QStringList({"bot", "games", "won (95 %)", "died", "gave up", "depth, median",
                              "depth, mean", "depth, most", "turns, median", "turns, mean",
                              "score, mean", "killed by"}));
        QVERIFY(lines[1].startsWith("stumbler\t2\t") && lines[5].startsWith("careful\t2\t"));
        for (const QString& line : lines.mid(7))
            QCOMPARE(fieldsOf(line).size(), 8);
    }
}

void TestCliBots::writesJson() {
    const Result result =
        playTemple({"--bot", "random,deducer", "--seeds", "1..8", "--json", "--each"});
    QCOMPARE(result.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(json["format"].toString(), QString("mazeloom-bots"));
    QCOMPARE(json["version"].toInt(), 1);
    QCOMPARE(json["game"].toString(), QString("temple"));
    QCOMPARE(json["pack"].toString(), QString("temple"));
    QCOMPARE(json["level"].toString(), QString("two-hearts"));
    QCOMPARE(json["seeds"].toInt(), 8);
    QCOMPARE(json["failed"].toArray(), QJsonArray());
    QCOMPARE(json["bots"].toArray().size(), 2);
    for (const QJsonValue& value : json["bots"].toArray()) {
        const QJsonObject bot = value.toObject();
        QCOMPARE(bot["games"].toInt(), 8);
        int won = 0;
        int ticks = 0;
        QJsonObject killers;
        for (const QJsonValue& each : bot["each"].toArray()) {
            const QJsonObject game = each.toObject();
            won += game["end"].toString() == "won" ? 1 : 0;
            ticks += game["ticks"].toInt();
            const QString killer = game["killedBy"].toString();
            QCOMPARE(game["end"].toString() == "died", !killer.isEmpty());
            if (!killer.isEmpty()) killers[killer] = killers[killer].toInt() + 1;
        }
        QCOMPARE(bot["each"].toArray().size(), 8);
        QCOMPARE(bot["won"].toInt(), won);
        QCOMPARE(bot["ticks"].toObject()["sum"].toInt(), ticks);
        QCOMPARE(bot["killedBy"].toObject(), killers);
        QCOMPARE(bot["wonPerThousand"].toArray().size(), 2);
    }
    // Without --each only the summary is written.
    const auto brief =
        QJsonDocument::fromJson(playTemple({"--bot", "random", "--seeds", "1", "--json"}).out);
    QVERIFY(!brief.object()["bots"].toArray()[0].toObject().contains("each"));
    const auto descent = QJsonDocument::fromJson(
        play({"builtin:descent", "--bot", "diver", "--seed", "3", "--json"}).out);
    const QJsonObject diver = descent.object()["bots"].toArray()[0].toObject();
    QVERIFY(diver.contains("depth") && diver.contains("turns") && diver["won"].toInt(-1) == 0);
}

void TestCliBots::savesInputs_data() {
    QTest::addColumn<QStringList>("what");
    QTest::newRow("a temple") << QStringList{"builtin:temple", "--level", "the-ring", "--bot",
                                             "deducer"};
    QTest::newRow("a later attempt") << QStringList{
        "builtin:temple", "--level", "the-ring", "--attempt", "2", "--bot", "greedy"};
    QTest::newRow("the proof") << QStringList{"builtin:temple", "--level", "threshold", "--bot",
                                              "perfect"};
    QTest::newRow("a descent") << QStringList{"builtin:descent", "--bot", "diver"};
    QTest::newRow("a floor") << QStringList{"builtin:descent", "--level", "under-road", "--bot",
                                            "brawler"};
}

void TestCliBots::savesInputs() {
    QFETCH(const QStringList, what);
    const QTemporaryDir folder;
    const QString file = folder.filePath("inputs.jsonl");
    const Result result = play(what + QStringList{"--seed", "7", "--save-inputs", file, "--each"});
    QCOMPARE(result.messages, QByteArray());
    QCOMPARE(result.exitCode, 0);
    const QString hash = fieldsOf(result.lines().last()).last();
    const Result again = play({what[0], "--inputs", file});
    QCOMPARE(again.messages, QByteArray());
    QCOMPARE(again.exitCode, 0);
    QCOMPARE(again.lines().last(), QStringLiteral("hash: ") + hash);
}

void TestCliBots::doesNotDependOnThreads() {
    const QStringList all{"--bot", "all", "--seeds", "1..30", "--each", "--threads"};
    const Result alone = playTemple(all + QStringList{"1"});
    QCOMPARE(alone.exitCode, 0);
    QCOMPARE(playTemple(all + QStringList{"5"}).out, alone.out);
}

void TestCliBots::seesTheNumbersOfTheLevel() {
    const auto games = [](const QString& pack, const QString& level, const QStringList& more) {
        return play(QStringList{pack, "--level", level, "--bot", "deducer", "--seeds", "1..6",
                                "--each"} +
                    more)
            .out;
    };
    // The ring shows all numbers; the lab's level leaves the choice to the player.
    const QString temple = "builtin:temple";
    QCOMPARE(games(temple, "the-ring", {"--numbers", "all"}), games(temple, "the-ring", {}));
    QVERIFY(games(temple, "the-ring", {"--numbers", "near"}) != games(temple, "the-ring", {}));
    const QString lab = "builtin:lab";
    QCOMPARE(games(lab, "hidden-maze", {"--numbers", "near"}), games(lab, "hidden-maze", {}));
    QVERIFY(games(lab, "hidden-maze", {"--numbers", "all"}) != games(lab, "hidden-maze", {}));
}

void TestCliBots::givesUpWithoutAnAim() {
    const Halls halls;
    const Result result = halls.play({"--level", "cell", "--bot", "greedy", "--seed", "1"});
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.lines()[1].startsWith("greedy\t1\t0 (0.0–79.4 %)\t0\t1\t"), result.out);
}

void TestCliBots::namesSeedsWithoutALevel() {
    const Halls halls;
    const Result result = halls.play({"--level", "rock", "--bot", "greedy", "--seeds", "1..12"});
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.lines()[1], QString("greedy\t0\t0\t0\t0\t–\t–\t–\t–"));
    const QString said = QString::fromUtf8(result.messages);
    QVERIFY2(said.startsWith("mazeloom: rock, seed 1: no level: "), qPrintable(said));
    QCOMPARE(said.count('\n'), 11);
    QVERIFY2(said.endsWith("mazeloom: rock: seeds without a level that are not named: 2\n"),
             qPrintable(said));
    const Result json =
        halls.play({"--level", "rock", "--bot", "greedy", "--seeds", "1..12", "--json"});
    QCOMPARE(json.exitCode, 1);
    QCOMPARE(QJsonDocument::fromJson(json.out).object()["failed"].toArray().size(), 12);
}

void TestCliBots::complains_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QStringList& arguments, int exitCode,
                        const QString& message) {
        QTest::newRow(name) << arguments << exitCode << message;
    };
    const QStringList ring{"builtin:temple", "--level", "the-ring"};
    row("an unknown bot", ring + QStringList{"--bot", "gredy", "--seed", "1"}, 2,
        "--bot needs all, random, greedy, one-number, bold, deducer, perfect, stumbler, "
        "brawler, diver, explorer or careful, or several separated by commas, not \"gredy\"; did "
        "you mean "
        "\"greedy\"?");
    row("a bot unlike any", ring + QStringList{"--bot", "xyz", "--seed", "1"}, 2,
        "or several separated by commas, not \"xyz\"; see mazeloom play --help");
    row("inputs on stdout",
        ring + QStringList{"--bot", "greedy", "--seed", "1", "--save-inputs", "-"}, 2,
        "--save-inputs needs a file: the results go to stdout");
    row("a bot of descents", ring + QStringList{"--bot", "greedy,diver", "--seed", "1"}, 2,
        "the bot \"diver\" plays descents; in a temple play random, greedy, ");
    row("a bot of temples", {"builtin:descent", "--bot", "bold", "--seed", "1"}, 2,
        "the bot \"bold\" plays temples; in a descent play stumbler, brawler, diver, explorer, "
        "careful");
    row("no level", {"builtin:temple", "--bot", "bold", "--seed", "1"}, 2,
        "which level? Give --level ID");
    row("no such level", {"builtin:temple", "--level", "attic", "--bot", "bold", "--seed", "1"}, 1,
        "there is no level \"attic\"");
    row("no seeds", ring + QStringList{"--bot", "bold"}, 2, "which seeds? Give --seeds A..B");
    row("both", ring + QStringList{"--bot", "bold", "--seed", "1", "--seeds", "1..2"}, 2,
        "give either --seed or --seeds, not both");
    row("too many seeds", ring + QStringList{"--bot", "bold", "--seeds", "1..100001"}, 2,
        "at most 100000 at a time");
    row("with inputs", ring + QStringList{"--bot", "bold", "--seed", "1", "--inputs", "-"}, 2,
        "--bot cannot be combined with --inputs");
    row("seeds without a bot", ring + QStringList{"--seeds", "1..2"}, 2,
        "--seeds goes with --bot only");
    row("each without a bot", ring + QStringList{"--each", "--inputs", "-"}, 2,
        "--each goes with --bot only");
    row("inputs of many",
        ring + QStringList{"--bot", "bold", "--seeds", "1..2", "--save-inputs", "x"}, 2,
        "--save-inputs needs a single bot and a single seed");
    row("inputs of all", ring + QStringList{"--bot", "all", "--seed", "1", "--save-inputs", "x"}, 2,
        "--save-inputs needs a single bot and a single seed");
    row("numbers of a descent",
        {"builtin:descent", "--bot", "diver", "--seed", "1", "--numbers", "all"}, 2,
        "a descent has no numbers: leave --numbers out");
    row("an attempt at a descent",
        {"builtin:descent", "--bot", "diver", "--seed", "1", "--attempt", "1"}, 2,
        "a descent has no attempts: leave --attempt out");
    row("an odd mode", ring + QStringList{"--bot", "bold", "--seed", "1", "--numbers", "far"}, 2,
        "--numbers needs all, near or visited, not \"far\"");
    row("nowhere to save",
        ring + QStringList{"--bot", "bold", "--seed", "1", "--save-inputs", "/nowhere/x"}, 1,
        "/nowhere/x");
}

void TestCliBots::complains() {
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exitCode);
    QFETCH(const QString, message);
    const Result result = play(arguments);
    QCOMPARE(result.exitCode, exitCode);
    const QString said = QString::fromUtf8(result.messages);
    QVERIFY2(said.startsWith("mazeloom: ") && said.contains(message), qPrintable(said));
    QCOMPARE(said.count('\n'), 1);
    if (exitCode == 2) QCOMPARE(result.out, QByteArray());
}

void TestCliBots::isTheSameInEveryLanguage() {
    const QStringList arguments{"builtin:temple", "--level", "two-hearts", "--bot", "all",
                                "--seeds",        "1..4",    "--json"};
    QCOMPARE(play(arguments, "de_DE.UTF-8").out, play(arguments).out);
}

void TestCliBots::canBeInterrupted() {
    QProcess process;
    mazeloom::testing::startProgram(process,
                                    {"play", "builtin:temple", "--level", "the-court", "--bot",
                                     "all", "--seeds", "1..100000", "--threads", "8"},
                                    mazeloom::testing::speaking("C.UTF-8"), {});
    QVERIFY(process.waitForStarted());
    // Once it has as many threads, it plays.
    const QString threads = QStringLiteral("/proc/%1/task").arg(process.processId());
    QTRY_VERIFY(QDir(threads).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size() > 8);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    const Result result = mazeloom::testing::resultOf(process, 60);
    QCOMPARE(result.exitCode, 128 + SIGINT);
    QCOMPARE(result.messages, QByteArray("mazeloom: cancelled\n"));
    QCOMPARE(result.out, QByteArray());
}

MAZELOOM_TEST(TestCliBots)

}  // namespace mazeloom::tst_cli_bots

#include "tst_cli_bots.moc"
