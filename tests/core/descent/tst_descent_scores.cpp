// SPDX-License-Identifier: MIT
// The ten best runs: their format, their order, and that none is lost whatever hits the file.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "core/files/file_system.h"
#include "core/play/descent/runs/scores.h"
#include "core/play/descent/state/dungeon.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_scores {

using play::descent::Score;
using play::descent::ScoreTable;
using testing::ModelDisk;

class TestDescentScores : public QObject {
    Q_OBJECT

  private slots:
    void readsAndWritesTheFormat();
    void skipsBadLines_data();
    void skipsBadLines();
    void keepsTheTenBest();
    void eachPackAndItsRulesHaveATable();
    void saysWhereTheNewOneIs();
    void anyBytesAreRead();
    void aTableThatWasCutOffKeepsItsLines();
    void aHugeFileIsKeptAside();
    void whatIsNoFileIsAnError();
    void survivesTheLossOfPowerAtAnyMoment();
    void survivesRealKills();
};

namespace {

const std::filesystem::path kRoot = "/disk";
const std::filesystem::path kFolder = kRoot / "data";
const std::filesystem::path kFile = kFolder / play::descent::kScoresFile;

Score scoreOf(std::int64_t points, const std::string& when = "2026-11-21T20:15:03Z") {
    return {points, 1, 0, when};
}

ModelDisk diskWith(const std::string& text) {
    ModelDisk disk(kRoot);
    disk.makeFolder(kFolder);
    disk.put(kFile, text);
    return disk.afterKill();
}

std::vector<std::int64_t> pointsOf(const std::vector<Score>& scores) {
    std::vector<std::int64_t> points;
    for (const Score& score : scores)
        points.push_back(score.points);
    return points;
}

}  // namespace

void TestDescentScores::readsAndWritesTheFormat() {
    const std::string text =
        "730|7|3|2026-11-21T20:15:03Z\n730|6|13|2026-11-20\n100|1|0|2025-02-28T01:02:03+01:00\n";
    const std::vector<Score> scores = play::descent::readScores(text);
    QCOMPARE(scores.size(), 3u);
    QCOMPARE(scores[0].points, 730);
    QCOMPARE(scores[0].depth, 7);
    QCOMPARE(scores[0].kills, 3);
    QCOMPARE(scores[0].when, std::string("2026-11-21T20:15:03Z"));
    QCOMPARE(play::descent::writeScores(scores), text);
    // Line ends of other systems, and no line end after the last line.
    QVERIFY(play::descent::readScores("1|1|0|2026-01-01\r\n5|1|0|2026-01-01").size() == 2);
    QVERIFY(play::descent::readScores("").empty());
}

void TestDescentScores::skipsBadLines_data() {
    QTest::addColumn<QByteArray>("line");
    for (const char* const line : {"",
                                   "hello",
                                   "|||",
                                   "730|7|3",
                                   "730|7|3|",
                                   "730|7|3|yesterday",
                                   "730|7|3|2026-02-30",
                                   "730|7|3|2026-11-21|more",
                                   "-1|7|3|2026-11-21",
                                   "730|0|3|2026-11-21",
                                   "730|7|-3|2026-11-21",
                                   "7e2|7|3|2026-11-21",
                                   " 730|7|3|2026-11-21",
                                   "730 |7|3|2026-11-21",
                                   "730|1000001|3|2026-11-21",
                                   "730|7|1000000001|2026-11-21",
                                   "99999999999999999999|7|3|2026-11-21",
                                   "1000000000001|7|3|2026-11-21",
                                   "730|7|3|2026-11-21T",
                                   "730|7|3|2026-11-21 20:15",
                                   "730|7|3|2026-13-01",
                                   "730|7|3|2026-11-21T20:15:03<b>",
                                   "730|7|3|26-11-21"}) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void TestDescentScores::skipsBadLines() {
    QFETCH(QByteArray, line);
    const std::string text = "500|5|0|2026-01-01\n" + line.toStdString() + "\n900|9|0|2026-01-02\n";
    QVERIFY((pointsOf(play::descent::readScores(text)) == std::vector<std::int64_t>{900, 500}));
}

void TestDescentScores::eachPackAndItsRulesHaveATable() {
    const auto rulesOf = [](const level::DescentTables& tables) {
        level::Pack pack;
        pack.descent.tables = tables;
        auto dungeon = play::descent::Dungeon::of(pack);
        return (*dungeon)->hash();
    };
    const std::uint64_t standard = rulesOf({});
    level::DescentTables strong;
    strong.heroHp = 9'999;
    // Scores stored before belong to the built-in pack.
    QCOMPARE(play::descent::scoresFileOf("classic", standard), std::string("highscores.txt"));
    // Scores of the pack that was the built-in one before are still found.
    QCOMPARE(play::descent::scoresFileOf("descent", standard), std::string("highscores.txt"));
    const std::set<std::string> files{"highscores.txt",
                                      play::descent::scoresFileOf("descent", rulesOf(strong)),
                                      play::descent::scoresFileOf("delve", standard),
                                      play::descent::scoresFileOf("delve", rulesOf(strong))};
    QCOMPARE(files.size(), 4u);
    for (const std::string& file : files)
        QVERIFY(QRegularExpression("^highscores(-[a-z]+-[0-9a-f]{16})?\\.txt$")
                    .match(QString::fromStdString(file))
                    .hasMatch());
}

void TestDescentScores::keepsTheTenBest() {
    const int seeds = testing::seeds(300);
    for (int seed = 0; seed < seeds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        ModelDisk disk(kRoot);
        std::vector<Score> all;
        for (int run = 0; run < 25; ++run) {
            const std::string when =
                "2026-01-" + std::string(run < 9 ? "0" : "") + std::to_string(run + 1);
            all.push_back(scoreOf(random.between(0, 12) * 10, when));
            const auto table = play::descent::addScore(kFile, disk, all.back());
            QVERIFY(table);
            // By definition a score's place is the number of better or equal older scores.
            std::map<std::size_t, Score> byPlace;
            for (std::size_t i = 0; i < all.size(); ++i) {
                std::size_t place = 0;
                for (std::size_t k = 0; k < all.size(); ++k) {
                    const bool isBefore =
                        all[k].points > all[i].points || (all[k].points == all[i].points && k < i);
                    place += isBefore ? 1 : 0;
                }
                if (place < 10) byPlace[place] = all[i];
                if (i + 1 == all.size())
                    QVERIFY(place < 10 ? table->added == place : !table->added);
            }
            QCOMPARE(table->best.size(), byPlace.size());
            for (const auto& [place, score] : byPlace)
                QVERIFY(table->best[place] == score);
            const auto again = play::descent::loadScores(kFile, disk);
            QVERIFY(again);
            QVERIFY(again->best == table->best);
        }
    }
}

void TestDescentScores::saysWhereTheNewOneIs() {
    ModelDisk disk = diskWith("900|9|0|2026-01-01\nrubbish\n500|5|0|2026-01-01\n");
    const auto added = play::descent::addScore(kFile, disk, scoreOf(500));
    QVERIFY(added);
    QCOMPARE(*added->added, 2u);
    const std::string text =
        "900|9|0|2026-01-01\n500|5|0|2026-01-01\n500|1|0|2026-11-21T20:15:03Z\n";
    QCOMPARE(disk.filesIn(kFolder).at("highscores.txt"), text);
    // The unreadable file is kept as a copy, and reported.
    QCOMPARE(disk.filesIn(kFolder).at("highscores.damaged-1.txt"),
             std::string("900|9|0|2026-01-01\nrubbish\n500|5|0|2026-01-01\n"));
    QCOMPARE(added->problems.size(), 1u);
    QVERIFY(added->problems[0].severity == Severity::Warning);
    // The same run reported again after a crash keeps the same row.
    const int changes = disk.changes();
    const auto again = play::descent::addScore(kFile, disk, scoreOf(500));
    QVERIFY(again);
    QCOMPARE(*again->added, 2u);
    QCOMPARE(again->best.size(), 3u);
    QCOMPARE(disk.changes(), changes);
    // An invalid date is refused, since reading would skip it.
    QVERIFY(!play::descent::addScore(kFile, disk, scoreOf(1, "now")));
    QVERIFY(!play::descent::addScore(kFile, disk, scoreOf(1, "2026-01-01\n7|7|7|2026-01-01")));
    QCOMPARE(disk.filesIn(kFolder).at("highscores.txt"), text);
}

void TestDescentScores::anyBytesAreRead() {
    const std::string good = "900|9|0|2026-01-01\n500|5|0|2026-01-01\n500|1|0|2026-11-21\n";
    const int seeds = testing::seeds(5'000);
    for (int seed = 0; seed < seeds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        std::string text = good;
        for (std::uint32_t edits = random.below(4) + 1; edits > 0; --edits) {
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            text[at] = static_cast<char>(random.below(256));
            if (random.chance(20)) text.erase(at, random.below(8));
            if (text.empty()) text = "|";
        }
        const std::vector<Score> scores = play::descent::readScores(text);
        QVERIFY(scores.size() <= play::descent::kMostScores);
        const std::string written = play::descent::writeScores(scores);
        QVERIFY(play::descent::readScores(written) == scores);
    }
    // Many more than ten scores cost no more than necessary.
    std::string many;
    for (int i = 0; i < 20'000; ++i)
        many += std::to_string(i) + "|1|0|2026-01-01\n";
    const auto points = pointsOf(play::descent::readScores(many));
    QCOMPARE(points.size(), 10u);
    QCOMPARE(points.front(), 19'999);
    QCOMPARE(points.back(), 19'990);
}

void TestDescentScores::aTableThatWasCutOffKeepsItsLines() {
    const std::string whole = "900|9|0|2026-01-01\n500|5|0|2026-01-02\n300|3|1|2026-11-21\n";
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        const std::string cut = whole.substr(0, size);
        ModelDisk disk = diskWith(cut);
        const auto table = play::descent::addScore(kFile, disk, scoreOf(700));
        QVERIFY(table);
        const auto points = pointsOf(table->best);
        const auto lines = static_cast<std::size_t>(std::count(cut.begin(), cut.end(), '\n'));
        // The line that was cut may still be complete.
        QVERIFY(points.size() == lines + 1 || points.size() == lines + 2);
        const std::int64_t all[] = {900, 500, 300};
        for (std::size_t i = 0; i < lines; ++i)
            QVERIFY(std::find(points.begin(), points.end(), all[i]) != points.end());
        const bool isCut = size > 0 && !cut.ends_with('\n');
        const auto files = disk.filesIn(kFolder);
        if (isCut && points.size() == lines + 1) {
            QCOMPARE(table->problems.size(), std::size_t{1});
            QCOMPARE(files.at("highscores.damaged-1.txt"), cut);
        } else {
            QCOMPARE(files.size(), std::size_t{1});
        }
    }
}

void TestDescentScores::aHugeFileIsKeptAside() {
    const std::string huge(play::descent::kMaxScoresBytes + 1, '\n');
    ModelDisk disk = diskWith(huge);
    const auto table = play::descent::addScore(kFile, disk, scoreOf(500));
    QVERIFY(table);
    QCOMPARE(table->problems.size(), 1u);
    QVERIFY(table->problems[0].severity == Severity::Warning);
    QCOMPARE(table->problems[0].describe(),
             std::string("/disk/data/highscores.txt: has 1048577 bytes, at most 1048576 are "
                         "allowed: it was kept as highscores.damaged-1.txt"));
    const auto files = disk.filesIn(kFolder);
    QVERIFY(files.at("highscores.damaged-1.txt") == huge);
    QCOMPARE(files.at("highscores.txt"), std::string("500|1|0|2026-11-21T20:15:03Z\n"));
}

void TestDescentScores::whatIsNoFileIsAnError() {
    ModelDisk disk(kRoot);
    disk.makeFolder(kFolder);
    disk.makeFolder(kFile);
    QCOMPARE(play::descent::addScore(kFile, disk, scoreOf(500)).error().describe(),
             std::string("/disk/data/highscores.txt: is not a file"));
    // A failing disk leaves everything unchanged.
    for (int failing = 0; failing < 4; ++failing) {
        ModelDisk full = diskWith("900|9|0|2026-01-01\n");
        full.failAt(failing, std::errc::no_space_on_device);
        const auto table = play::descent::addScore(kFile, full, scoreOf(500));
        const auto files = full.filesIn(kFolder);
        QCOMPARE(files.size(), 1u);
        if (table) continue;
        QVERIFY(table.error().text.starts_with("cannot be written: "));
    }
}

void TestDescentScores::survivesTheLossOfPowerAtAnyMoment() {
    const std::string before = "900|9|0|2026-01-01\n500|5|0|2026-01-01\n";
    const std::string after =
        "900|9|0|2026-01-01\n700|1|0|2026-11-21T20:15:03Z\n500|5|0|2026-01-01\n";
    bool isDone = false;
    for (int stop = 0; !isDone; ++stop) {
        ModelDisk disk = diskWith(before);
        disk.stopAt(stop);
        const bool wasSaved = play::descent::addScore(kFile, disk, scoreOf(700)).has_value();
        random::Stream random(static_cast<std::uint64_t>(stop));
        for (int draw = 0; draw < 8; ++draw) {
            const std::string left =
                disk.afterPowerLoss(random).filesIn(kFolder).at(play::descent::kScoresFile);
            QVERIFY(left == after || (left == before && !wasSaved));
        }
        isDone = disk.changes() <= stop;
    }
}

namespace {

/// Adds 10, 20, 30 … points until killed, and writes a byte to `told` after each.
[[noreturn]] void scoreForEver(const std::filesystem::path& file, std::int64_t points, int told) {
    files::DiskFiles files;
    for (;; points += 10) {
        if (!play::descent::addScore(file, files, scoreOf(points))) _exit(1);
        if (::write(told, "+", 1) != 1) _exit(2);
    }
}

}  // namespace

void TestDescentScores::survivesRealKills() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("highscores.txt").toStdString();
    random::Stream random(1);
    files::DiskFiles files;
    std::int64_t best = 0;
    const int kills = std::min(testing::seeds(60), 60);
    for (int kill = 0; kill < kills; ++kill) {
        int told[2];
        QCOMPARE(::pipe(told), 0);
        const pid_t child = ::fork();
        if (child < 0) qFatal("cannot fork");
        if (child == 0) {
            ::close(told[0]);
            scoreForEver(file, best + 10, told[1]);
        }
        ::close(told[1]);
        // The kill comes at a random moment after the first, second or third stored score. Reading
        // ends at once if the child ends.
        const std::uint32_t wanted = 1 + random.below(3);
        std::uint32_t kept = 0;
        for (char byte = 0; kept < wanted && ::read(told[0], &byte, 1) == 1; ++kept) {
        }
        ::usleep(random.below(10'000));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ::close(told[0]);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(kept, wanted);

        const auto table = play::descent::loadScores(file, files);
        QVERIFY(table && table->problems.empty());
        // All scores up to the best one are present, with none missing in between.
        const auto points = pointsOf(table->best);
        QVERIFY(!points.empty());
        QVERIFY(points.front() >= best + 10 * static_cast<std::int64_t>(kept));
        best = points.front();
        for (std::size_t i = 0; i < points.size(); ++i)
            QCOMPARE(points[i], best - 10 * static_cast<std::int64_t>(i));
        QCOMPARE(points.size(), std::min<std::size_t>(10, static_cast<std::size_t>(best / 10)));
    }
}

MAZELOOM_TEST(TestDescentScores)

}  // namespace mazeloom::tst_descent_scores

#include "tst_descent_scores.moc"
