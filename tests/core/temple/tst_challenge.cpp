// SPDX-License-Identifier: MIT
// The challenges of days are pinned in tests/data/challenges.txt: a change here needs a new version
// of the challenge. MAZELOOM_WRITE_GOLDEN=1 writes the file anew.
#include <chrono>
#include <set>
#include <sstream>

#include <QTest>

#include "core/challenge/challenge.h"
#include "core/challenge/draw.h"
#include "core/check/check.h"
#include "core/check/promises/promises.h"
#include "core/generate/generate.h"
#include "core/grid/hash.h"
#include "core/level/map_json.h"
#include "core/pack/json/write/write.h"
#include "tests/support/golden.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_challenge {

class TestChallenge : public QObject {
    Q_OBJECT

  private slots:
    void readsDates();
    void seedIsTheHashOfTheDate();
    void daysAreThoseOfEveryMachine();
    void aYearOfDaysCanBeMade();
    void everyDayOfAYearCanBeWon();
    void nextDrawWhereOneIsNotGood();
};

namespace {

std::chrono::sys_days dayOf(const char* text) {
    return *readDate(text);
}

/// Two dozen days, a leap day and the ends of time among them.
QStringList pinnedDates() {
    QStringList dates{"0001-01-01", "2024-02-29", "2026-12-31", "9999-12-31"};
    for (int i = 0; i < 20; ++i) {
        const Date date(dayOf("2026-11-20") + std::chrono::days(i * 17));
        dates << QString::fromStdString(textOf(date));
    }
    return dates;
}

std::uint64_t hashOf(const challenge::Challenge& day) {
    std::ostringstream json;
    level::writeJson(json, day.map, day.level, {}, day.seed);
    grid::Hash hash;
    hash.add(json.str());
    return hash.value();
}

}  // namespace

void TestChallenge::readsDates() {
    for (const char* good :
         {"2026-11-20", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"}) {
        const auto date = readDate(good);
        QVERIFY2(date, good);
        QCOMPARE(textOf(*date), std::string(good));
    }
    for (const char* bad :
         {"", "today", "2026-11-2", "2026-11-200", "2026/11/20", "2026-13-01", "2026-00-10",
          "2026-11-31", "2026-11-00", "2025-02-29", "1900-02-29", "0000-01-01", "-026-11-20",
          "2026-+1-20", "2026-11- 1", " 2026-11-20", "2026-11-20 ", "20261-1-20"}) {
        QVERIFY2(!readDate(bad), bad);
    }
}

void TestChallenge::seedIsTheHashOfTheDate() {
    // The first 16 digits of: printf 'mazeloom challenge 2 2026-11-20' | sha256sum
    QCOMPARE(challenge::seedOf(Date(dayOf("2026-11-20"))), std::uint64_t{0xef9d7fd7a1efd8da});
}

void TestChallenge::daysAreThoseOfEveryMachine() {
    QStringList lines;
    for (const QString& text : pinnedDates()) {
        const auto day = challenge::challengeOf(*readDate(text.toStdString()));
        QVERIFY(day);
        lines << QString("%1 %2 %3 %4 %5 %6")
                     .arg(text)
                     .arg(day->draws)
                     .arg(day->level.size.width)
                     .arg(day->level.size.height)
                     .arg(day->seed)
                     .arg(hashOf(*day), 16, 16, QChar('0'));
    }
    QCOMPARE(testing::differenceFromGolden("challenges.txt", lines), QString());
}

void TestChallenge::aYearOfDaysCanBeMade() {
    std::set<std::uint64_t> seeds;
    std::set<std::string> sources;
    const int days = testing::seeds(3'650) / 10;
    for (int i = 0; i < days; ++i) {
        const Date date(dayOf("2026-11-20") + std::chrono::days(i));
        const auto day = challenge::challengeOf(date);
        QVERIFY(day);
        const grid::Size size = day->level.size;
        QVERIFY(size.width >= 24 && size.width <= 64 && size.height >= 24 && size.height <= 64);
        QVERIFY(seeds.insert(day->seed).second);
        // Opened as a level it makes the same map, and nothing is wrong with it.
        const auto again = generate::generate(day->level, {}, day->seed);
        QVERIFY(again && again->map.cells == day->map.cells &&
                again->map.things == day->map.things);
        if (i % 8 == 0) {
            const auto broken = check::verify(day->level, {}, day->seed);
            QVERIFY2(broken.empty(), broken.empty() ? "" : broken[0].problem.describe().c_str());
        }
        for (const check::Finding& finding : check::checkLevel(day->level, {}))
            QVERIFY2(!finding.isError(), finding.problem.describe().c_str());
    }
}

void TestChallenge::everyDayOfAYearCanBeWon() {
    const int days = testing::seeds(3'650) / 10;
    for (int i = 0; i < days; ++i) {
        const Date date(dayOf("2026-11-20") + std::chrono::days(i));
        // The stages keep their word: no draw needs to be thrown away.
        auto day = challenge::challengeOf(date, [](const challenge::Challenge&) { return true; });
        QVERIFY(day);
        QVERIFY2(challenge::isProven(*day), textOf(date).c_str());
        // And so can what comes after a loss.
        const auto next = generate::generate(day->level, {}, day->seed, {.attempt = 1});
        QVERIFY(next);
        day->map = next->map;
        QVERIFY2(challenge::isProven(*day), textOf(date).c_str());
    }
}

void TestChallenge::nextDrawWhereOneIsNotGood() {
    const Date date(dayOf("2026-11-20"));
    const auto first = challenge::challengeOf(date);
    std::vector<std::uint64_t> refused;
    const auto third = challenge::challengeOf(date, [&](const challenge::Challenge& drawn) {
        if (refused.size() == 2) return true;
        refused.push_back(drawn.seed);
        return false;
    });
    QVERIFY(first && third);
    QCOMPARE(refused.front(), first->seed);
    QVERIFY(third->draws >= 3 && third->seed != refused[0] && third->seed != refused[1]);
    int asked = 0;
    const auto none = challenge::challengeOf(date, [&](const challenge::Challenge&) {
        ++asked;
        return false;
    });
    QVERIFY(!none && asked <= challenge::kMostDraws);
    QCOMPARE(none.error().describe(),
             std::string("2026-11-20: of 64 levels that were drawn none can be won"));
}

MAZELOOM_TEST(TestChallenge)

}  // namespace mazeloom::tst_challenge

#include "tst_challenge.moc"
