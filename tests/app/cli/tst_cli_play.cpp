// SPDX-License-Identifier: MIT
// Runs `mazeloom play` without a display.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/support/program.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_play {

class TestCliPlay : public QObject {
    Q_OBJECT

  private slots:
    void helps();
    void playsInputs();
    void readsFromStdin();
    void tellsHowItIsLost();
    void writesJson();
    void takesLevelAndSeedFromTheInputs();
    void playsAnyAttempt();
    void playsAFloorOfADescent();
    void playsTheDescentOfAPack();
    void writesJsonOfADescent();
    void tellsOfInputsAfterTheEnd();
    void complains_data();
    void complains();
    void isTheSameInEveryLanguage();
};

namespace {

using Result = mazeloom::testing::ProgramResult;

/// A hall with three coins, a trap, and no randomness.
class Hall {
  public:
    Hall() {
        QDir(folder_.path()).mkdir("levels");
        write("pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "halls",
                               "title": "Halls", "levels": ["hall", "caves", "rock", "cave"]})");
        write("levels/hall.json",
              R"({"id": "hall", "title": "Hall", "ruleset": "temple", "size": [6, 2],
                  "terrain": ["......", "....##"], "marks": [" $$   ", "$x    "],
                  "objects": [{"kind": "hero", "at": [0, 0]}], "recipe": []})");
        write("levels/caves.json",
              R"({"id": "caves", "title": "Caves", "ruleset": "temple", "size": [24, 24],
                  "recipe": [{"stage": "shape", "source": "caves"}, "hidden-maze", "reach",
                             "traps", "coins"]})");
        write("levels/rock.json",
              R"({"id": "rock", "title": "Rock", "ruleset": "descent", "size": [20, 20],
                  "recipe": []})");
        // A potion behind the hero, a rat that is asleep, and stairs both ways.
        write("levels/cave.json",
              R"({"id": "cave", "title": "Cave", "ruleset": "descent", "size": [6, 3],
                  "terrain": ["....>#", "<.####", ".#...."],
                  "objects": [{"kind": "hero", "at": [1, 0]}, {"kind": "potion", "at": [0, 0]},
                              {"kind": "rat", "at": [5, 2]}], "recipe": []})");
    }

    QString path() const { return folder_.path(); }
    QString file(const QByteArray& inputs) const {
        write("inputs.ndjson", inputs);
        return folder_.filePath("inputs.ndjson");
    }

    /// Rewrites pack.json with these members in addition.
    void describe(const QByteArray& more) const {
        write("pack.json",
              R"({"format": "mazeloom-pack", "version": 1, "id": "halls", "title": "Halls", )" +
                  more + "}");
    }

    Result run(const QStringList& arguments, const QByteArray& in = {},
               const QString& language = "C.UTF-8") const {
        return mazeloom::testing::runProgram(QStringList{"play"} + arguments,
                                             mazeloom::testing::speaking(language), in);
    }
    Result play(const QByteArray& inputs, const QStringList& more = {}) const {
        return run(QStringList{path(), "--level", "hall", "--seed", "7", "--inputs", file(inputs)} +
                   more);
    }

  private:
    void write(const QString& name, const QByteArray& text) const {
        QFile out(folder_.filePath(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
    }

    QTemporaryDir folder_;
};

const QByteArray kRight = "{\"tick\":0,\"press\":\"right\"}\n{\"tick\":9,\"release\":\"right\"}\n";

/// Returns a line for each key.
QByteArray keys(std::initializer_list<const char*> names) {
    QByteArray lines;
    for (const char* const name : names)
        lines += QByteArray("{\"key\":\"") + name + "\"}\n";
    return lines;
}

}  // namespace

void TestCliPlay::helps() {
    const Result result = Hall().run({"--help"});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.out.startsWith("Usage: mazeloom play PACK [--level ID [--seed N]]"));
    QVERIFY(result.out.contains("mazeloom play PACK [--level ID] --seed N --inputs FILE ["));
    QCOMPARE(result.messages, QByteArray());
}

void TestCliPlay::playsInputs() {
    const Hall hall;
    const Result result = hall.play(kRight);
    QCOMPARE(result.messages, QByteArray());
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.out.startsWith("outcome: playing\ntick: 16\ncoins: 2 of 3\nlives: 1\nhash: "));
    QCOMPARE(result.out.split('\n')[4].size(), 6 + 16);
    QCOMPARE(hall.play(kRight).out, result.out);
    const Result won = hall.play(kRight +
                                 "{\"tick\":20,\"tap\":\"left\"}\n{\"tick\":20,\"tap\":\"left\"}\n"
                                 "{\"tick\":40,\"tap\":\"down\"}\n");
    QVERIFY(won.out.startsWith("outcome: won\ntick: 41\ncoins: 3 of 3\n"));
    QVERIFY(won.out.split('\n')[4] != result.out.split('\n')[4]);
}

void TestCliPlay::readsFromStdin() {
    const Hall hall;
    const Result result =
        hall.run({hall.path(), "--level", "hall", "--seed", "7", "--inputs", "-"}, kRight);
    QCOMPARE(result.out, hall.play(kRight).out);
}

void TestCliPlay::tellsHowItIsLost() {
    const Result result =
        Hall().play("{\"tick\":0,\"tap\":\"right\"}\n{\"tick\":0,\"tap\":\"down\"}");
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.out.startsWith("outcome: lost (trap at (1, 1))\n"));
    QVERIFY(result.out.contains("\nlives: 0\n"));
}

void TestCliPlay::writesJson() {
    const Result result =
        Hall().play("{\"tick\":0,\"tap\":\"right\"}\n{\"tick\":0,\"tap\":\"down\"}", {"--json"});
    const QJsonObject json = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(json["format"].toString(), QString("mazeloom-play"));
    QCOMPARE(json["version"].toInt(), 1);
    QCOMPARE(json["pack"].toString(), QString("halls"));
    QCOMPARE(json["level"].toString(), QString("hall"));
    QCOMPARE(json["seed"].toString(), QString("7"));
    QCOMPARE(json["attempt"].toInt(), 0);
    QCOMPARE(json["outcome"].toString(), QString("lost"));
    QCOMPARE(json["cause"].toString(), QString("trap"));
    QCOMPARE(json["cell"].toArray(), QJsonArray({1, 1}));
    QCOMPARE(json["hero"].toArray(), QJsonArray({1, 1}));
    QCOMPARE(json["coins"].toInt(), 1);
    QCOMPARE(json["coinsInAll"].toInt(), 3);
    QCOMPARE(json["lives"].toInt(), 0);
    const QJsonObject coins = json["objectives"].toArray()[0].toObject();
    QCOMPARE(coins["objective"].toString(), QString("coins"));
    QCOMPARE(coins["done"].toInt(), 1);
    QCOMPARE(coins["wanted"].toInt(), 3);
    QCOMPARE(json["hash"].toString().size(), 16);
}

void TestCliPlay::takesLevelAndSeedFromTheInputs() {
    const Hall hall;
    const QByteArray head =
        "{\"format\":\"mazeloom-replay\",\"version\":1,\"game\":\"temple\",\"pack\":\"halls\","
        "\"level\":\"hall\",\"seed\":7,\"ticks\":30}\n";
    const Result result = hall.run({hall.path(), "--inputs", hall.file(head + kRight)});
    QCOMPARE(result.messages, QByteArray());
    QVERIFY(result.out.startsWith("outcome: playing\ntick: 30\ncoins: 2 of 3\n"));
    const Result other = hall.play(head + kRight, {"--json"});
    QCOMPARE(other.exitCode, 0);
}

void TestCliPlay::playsAnyAttempt() {
    const Hall hall;
    const QByteArray right = "{\"tick\":0,\"tap\":\"right\"}\n";
    const auto mapOf = [&](const QStringList& more, const QByteArray& inputs) {
        const Result result = hall.run(
            QStringList{hall.path(), "--level", "caves", "--inputs", hall.file(inputs), "--json"} +
            more);
        const QJsonObject json = QJsonDocument::fromJson(result.out).object();
        return std::pair(json["attempt"].toInt(-1), json["hash"].toString());
    };
    const auto first = mapOf({"--seed", "8"}, right);
    const auto third = mapOf({"--seed", "8", "--attempt", "3"}, right);
    QCOMPARE(first.first, 0);
    QCOMPARE(third.first, 3);
    QVERIFY(!first.second.isEmpty() && first.second != third.second);
    // Inputs that name an attempt are played on that attempt's map.
    const QByteArray head =
        "{\"format\":\"mazeloom-replay\",\"version\":1,\"seed\":8,\"attempt\":3}\n";
    QCOMPARE(mapOf({}, head + right), third);
    QCOMPARE(mapOf({"--attempt", "3"}, head + right), third);
}

void TestCliPlay::playsAFloorOfADescent() {
    const Hall hall;
    const QStringList cave{hall.path(), "--level", "cave", "--seed", "7", "--inputs", "-"};
    const Result result = hall.run(cave, keys({"left", "g", "i", "a", "right", "down"}));
    QCOMPARE(result.messages, QByteArray());
    QCOMPARE(result.exitCode, 0);
    QVERIFY(
        result.out.startsWith("outcome: playing\nturns: 4\ndepth: 1 (greatest 1)\nkills: 0\n"
                              "hp: 30 of 30\nscore: 100\nhash: "));
    QCOMPARE(result.out.split('\n')[6].size(), 6 + 16);
    QCOMPARE(hall.run(cave, keys({"left", "g", "i", "a", "right", "down"})).out, result.out);
    QVERIFY(hall.run(cave, keys({"left", "q"})).out.startsWith("outcome: quit\nturns: 1\n"));
    // A header can set the run's first depth.
    const Result deeper =
        hall.run(cave,
                 "{\"format\":\"mazeloom-replay\",\"version\":1,\"game\":\"descent\",\"depth\":5,"
                 "\"items\":[{\"kind\":\"weapon\",\"power\":3}]}\n" +
                     keys({"i", "a"}));
    QVERIFY(deeper.out.contains("\ndepth: 5 (greatest 5)\n"));
    // It can also set the floor's depth: at depth 1 nothing is behind the hero there.
    const Result above = hall.run(
        cave,
        "{\"format\":\"mazeloom-replay\",\"version\":1,\"game\":\"descent\",\"level\":\"cave\","
        "\"levelDepth\":1,\"depth\":5}\n" +
            keys({"left", "g", "i", "a"}));
    QVERIFY(above.out.contains("\ndepth: 5 (greatest 5)\n"));
    QVERIFY(above.out != deeper.out);
    const Result hurt =
        hall.run(cave, "{\"format\":\"mazeloom-replay\",\"version\":1,\"hp\":7}\n" + keys({"up"}));
    QVERIFY(hurt.out.contains("\nhp: 7 of 30\n"));
}

void TestCliPlay::playsTheDescentOfAPack() {
    const Hall hall;
    hall.describe(R"("levels": ["hall", "caves", "rock", "cave"],
                     "descent": {"floors": [{"depth": 1, "level": "cave"}],
                                 "otherFloors": "cave"})");
    const Result result = hall.run({hall.path(), "--seed", "7", "--inputs", "-"},
                                   keys({"right", "right", "right", ">", "<", ">"}));
    QCOMPARE(result.messages, QByteArray());
    QVERIFY(result.out.startsWith("outcome: playing\nturns: 6\ndepth: 2 (greatest 2)\n"));
    QVERIFY(result.out.contains("\nscore: 200\n"));
}

void TestCliPlay::writesJsonOfADescent() {
    const Hall hall;
    const Result result =
        hall.run({hall.path(), "--level", "cave", "--seed", "7", "--inputs", "-", "--json"},
                 keys({"right", "i", "q"}));
    const QJsonObject json = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(json["format"].toString(), QString("mazeloom-play"));
    QCOMPARE(json["version"].toInt(), 1);
    QCOMPARE(json["game"].toString(), QString("descent"));
    QCOMPARE(json["pack"].toString(), QString("halls"));
    QCOMPARE(json["level"].toString(), QString("cave"));
    QCOMPARE(json["seed"].toString(), QString("7"));
    QCOMPARE(json["outcome"].toString(), QString("playing"));
    QCOMPARE(json["turns"].toInt(), 1);
    QCOMPARE(json["keys"].toInt(), 3);
    QCOMPARE(json["depth"].toInt(), 1);
    QCOMPARE(json["greatestDepth"].toInt(), 1);
    QCOMPARE(json["kills"].toInt(), 0);
    QCOMPARE(json["hp"].toInt(), 30);
    QCOMPARE(json["mostHp"].toInt(), 30);
    QCOMPARE(json["score"].toInt(), 100);
    QCOMPARE(json["hero"].toArray(), QJsonArray({2, 0}));
    QCOMPARE(json["hash"].toString().size(), 16);
}

void TestCliPlay::tellsOfInputsAfterTheEnd() {
    const Hall hall;
    const auto inCave = [&](const QByteArray& inputs) {
        return hall.run(
            {hall.path(), "--level", "cave", "--seed", "7", "--inputs", hall.file(inputs)});
    };
    const Result quit = inCave(keys({"q"}));
    QCOMPARE(quit.exitCode, 0);
    const Result late = inCave(keys({"q", "up", "up"}));
    QCOMPARE(late.exitCode, 1);
    QCOMPARE(late.out, quit.out);
    QVERIFY2(late.messages.startsWith("mazeloom: ") &&
                 late.messages.endsWith(": 2 inputs come after the end and were not played\n"),
             late.messages);
    const QByteArray head = "{\"format\":\"mazeloom-replay\",\"version\":1,\"ticks\":16}\n";
    const Result declared = hall.play(head + kRight);
    QCOMPARE(declared.exitCode, 0);
    const Result longer = hall.play(head + kRight + "{\"tick\":16,\"tap\":\"left\"}\n");
    QCOMPARE(longer.exitCode, 1);
    QCOMPARE(longer.out, declared.out);
    QVERIFY(longer.messages.endsWith(": 1 input comes after the end and was not played\n"));
}

void TestCliPlay::complains_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("inputs");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("message");
    const QStringList all{"PACK", "--level", "hall", "--seed", "7", "--inputs", "FILE"};
    const auto without = [&](const QString& option) {
        QStringList some = all;
        some.remove(some.indexOf(option), 2);
        return some;
    };
    const auto row = [](const char* name, const QStringList& arguments, const QByteArray& inputs,
                        int exitCode, const QString& message) {
        QTest::newRow(name) << arguments << inputs << exitCode << message;
    };
    row("no pack", {"--inputs", "FILE"}, {}, 2, "which pack?");
    row("no display", {"PACK"}, {}, 1, "no window can be shown: there is no display");
    row("no level", without("--level"), {}, 2, "which level? Give --level ID");
    row("no seed", without("--seed"), {}, 2, "which seed? Give --seed N");
    row("two packs", all + QStringList{"other"}, {}, 2, "one pack at a time");
    row("unknown option", all + QStringList{"--loud"}, {}, 2, "loud");
    row("twice", all + QStringList{"--seed", "8"}, {}, 2, "--seed is given more than once");
    row("odd seed", without("--seed") + QStringList{"--seed", "x"}, {}, 2,
        "--seed needs a whole number");
    row("odd attempt", all + QStringList{"--attempt", "1000000000"}, {}, 2,
        "--attempt needs a whole number from 0 to 999999999, not \"1000000000\"");
    row("unknown pack", {"/nowhere", "--level", "a", "--seed", "1", "--inputs", "FILE"}, {}, 1,
        "nowhere");
    row("unknown level", without("--level") + QStringList{"--level", "attic"}, {}, 1,
        "there is no level \"attic\"");
    row("no such file", without("--inputs") + QStringList{"--inputs", "/nowhere.ndjson"}, {}, 1,
        "/nowhere.ndjson: ");
    row("a descent", without("--level") + QStringList{"--level", "rock"}, {}, 1,
        "levels/rock.json: the floor of depth 1: the floor has no entry");
    const QStringList cave{"PACK", "--level", "cave", "--seed", "7", "--inputs", "FILE"};
    row("a temple's inputs for a floor", cave, "{\"tick\":0,\"tap\":\"right\"}", 1,
        "inputs.ndjson: line 1: unknown key \"tap\"");
    row("no such key", cave, "{\"key\":\"w\"}", 1, "inputs.ndjson: line 1: there is no key \"w\"");
    row("attempts at a descent", cave + QStringList{"--attempt", "1"}, "{\"key\":\"up\"}", 2,
        "a descent has no attempts");
    row("a descent without a seed", {"PACK", "--inputs", "FILE"}, "{\"key\":\"up\"}", 2,
        "which seed? Give --seed N");
    row("keys for a temple", {"PACK", "--seed", "7", "--inputs", "FILE"},
        "{\"format\":\"mazeloom-replay\",\"version\":1,\"game\":\"descent\",\"level\":"
        "\"hall\"}",
        1, "levels/hall.json: the level is no floor of a descent");
    row("an unknown game", {"PACK", "--seed", "7", "--inputs", "FILE"},
        "{\"format\":\"mazeloom-replay\",\"version\":1,\"game\":\"chess\"}", 1,
        "inputs.ndjson: line 1: the replay is of another game: chess");
    row("bad line", all, "{\"tick\":0,\"tap\":\"right\"}\nhello\n", 1,
        "inputs.ndjson: line 2: this is no JSON object");
    const QByteArray head = "{\"format\":\"mazeloom-replay\",\"version\":1,";
    row("another pack", all, head + "\"pack\":\"caves\"}", 1,
        "the inputs are for the pack \"caves\", not for \"halls\"");
    row("another level", all, head + "\"level\":\"attic\"}", 1,
        "the inputs are for the level \"attic\", not for \"hall\"");
    row("another seed", all, head + "\"seed\":8}", 1, "the inputs are for the seed 8, not for 7");
    row("another attempt", all + QStringList{"--attempt", "2"}, head + "\"seed\":7,\"attempt\":3}",
        1, "the inputs are for attempt 3, not for 2");
    row("another map", all, head + "\"map\":\"0123456789abcdef\"}", 1,
        "inputs.ndjson: the replay was recorded on another map");
    row("another game", all, head + "\"game\":\"descent\"}", 1, "another game: descent");
    row("another floor", cave, head + "\"game\":\"descent\",\"map\":\"0123456789abcdef\"}", 1,
        "inputs.ndjson: the replay was recorded on another floor");
    row("more hit points than the maximum", cave, head + "\"game\":\"descent\",\"hp\":31}", 1,
        "the hero begins with 1 to 30 hit points");
    row("another seed of a run", cave, head + "\"game\":\"descent\",\"seed\":8}", 1,
        "the inputs are for the seed 8, not for 7");
    row("never", all, head + "\"pace\":\"step\"}\n{\"tick\":5,\"tap\":\"up\"}", 1,
        "the input of tick 5 is never reached");
}

void TestCliPlay::complains() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, inputs);
    QFETCH(int, exitCode);
    QFETCH(QString, message);
    const Hall hall;
    arguments.replaceInStrings("PACK", hall.path());
    arguments.replaceInStrings("FILE", hall.file(inputs));
    const Result result = hall.run(arguments);
    QCOMPARE(result.exitCode, exitCode);
    QCOMPARE(result.out, QByteArray());
    const QString said = QString::fromUtf8(result.messages);
    QVERIFY2(said.startsWith("mazeloom: ") && said.contains(message), qPrintable(said));
    QCOMPARE(said.count('\n'), 1);
}

void TestCliPlay::isTheSameInEveryLanguage() {
    const Hall hall;
    const QStringList arguments{hall.path(), "--level", "hall", "--seed", "7", "--inputs", "-"};
    QCOMPARE(hall.run(arguments, kRight, "de_DE.UTF-8").out, hall.run(arguments, kRight).out);
}

MAZELOOM_TEST(TestCliPlay)

}  // namespace mazeloom::tst_cli_play

#include "tst_cli_play.moc"
