// SPDX-License-Identifier: MIT
// The daily challenges are pinned in tests/data/challenges.txt: a change here needs a new version
// of the challenge. MAZELOOM_WRITE_GOLDEN=1 rewrites the file.
#include <chrono>
#include <map>
#include <set>

#include <QTest>

#include <tl/expected.hpp>

#include "core/analyse/deduce/board/board.h"
#include "core/analyse/deduce/certificate/check_certificate.h"
#include "core/analyse/deduce/closure.h"
#include "core/challenge/challenge.h"
#include "core/challenge/draw.h"
#include "core/check/check.h"
#include "core/check/promises/promises.h"
#include "core/generate/generate.h"
#include "core/grid/hash.h"
#include "core/pack/json/write/write.h"
#include "tests/support/golden.h"
#include "tests/support/golden/golden_levels.h"
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
    void everyDayOfHalfAYearCanBeWon();
    void aWeekGrowsHarder();
    void whoSeesTooLittleHasToGuess();
    void nextDrawWhereOneIsNotGood();
};

namespace {

std::chrono::sys_days dayOf(const char* text) {
    return *readDate(text);
}

/// Returns dates for all versions, with a leap day and both ends of the calendar.
QStringList pinnedDates() {
    QStringList dates{"0001-01-01", "2024-02-29", "2026-12-31", "9999-12-31"};
    for (int i = 0; i < 20; ++i) {
        const Date date(dayOf("2026-11-20") + std::chrono::days(i * 17));
        dates << QString::fromStdString(textOf(date));
    }
    for (int i = 0; i < 22; ++i) {
        const Date date(dayOf("2026-12-01") - std::chrono::days(1 + i * i));
        dates << QString::fromStdString(textOf(date));
    }
    for (const char* first : {"2026-12-01", "2026-12-08", "2026-12-14", "2026-12-20"})
        dates << first;
    return dates;
}

/// Returns a day's challenge, which is made once; several tests look at the same days.
const tl::expected<challenge::Challenge, Problem>& challengeAt(Date date) {
    static std::map<std::chrono::sys_days, tl::expected<challenge::Challenge, Problem>> made;
    const std::chrono::sys_days day(date);
    const auto at = made.find(day);
    return at != made.end() ? at->second
                            : made.emplace(day, challenge::challengeOf(date)).first->second;
}

std::uint64_t hashOf(const challenge::Challenge& day) {
    grid::Hash hash;
    hash.add(testing::jsonOfOld(day.map, day.level, {}, day.seed));
    return hash.value();
}

/// Whether the challenge can be won without a guess: a certificate, which the checker follows line
/// by line if `isChecked`, must lead over safe cells to the exit, if there is one, and to enough
/// coins.
bool winsWithoutGuess(const challenge::Challenge& day, bool isChecked) {
    namespace deduce = analyse::deduce;
    const auto board = deduce::Board::of(day.map, level::objectivesOf(day.level));
    if (!board) return false;
    const level::Numbers numbers = day.level.numbers.value();
    const deduce::Closure closure = deduce::closureOf(*board, numbers);
    if (isChecked && deduce::flawOf(*board, numbers, closure.certificate)) return false;
    grid::Grid<std::uint8_t> seen(day.map.size());
    std::vector<grid::Point> open{board->start()};
    seen.at(board->start()) = 1;
    int coins = 0;
    bool isOut = !day.level.objectives.exit;
    while (!open.empty()) {
        const grid::Point at = open.back();
        open.pop_back();
        coins += day.map.cells.at(at).hasCoin() ? 1 : 0;
        for (const grid::Direction way : grid::kDirections) {
            const grid::Point next = at + grid::offset(way);
            if (!seen.contains(next) || seen.at(next) != 0) continue;
            if (!day.map.cells.at(next).isWalkable()) continue;
            if (closure.of(next) != deduce::Known::Safe) continue;
            seen.at(next) = 1;
            open.push_back(next);
        }
    }
    for (const level::Thing& thing : day.map.things)
        isOut = isOut || (thing.kind == level::ThingKind::Exit && seen.at(thing.at) != 0);
    const int wanted = day.level.objectives.coins;
    if (wanted != level::Objectives::kAllCoins) return isOut && coins >= wanted;
    int all = 0;
    for (int y = 0; y < day.map.size().height; ++y) {
        for (int x = 0; x < day.map.size().width; ++x)
            all += day.map.cells.at({x, y}).hasCoin() ? 1 : 0;
    }
    return isOut && coins == all;
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
    QCOMPARE(challenge::seedOf(Date(dayOf("2026-11-30"))), std::uint64_t{0x5658dd5ef08fccce});
    // printf 'mazeloom challenge 3 2026-12-01' | sha256sum
    QCOMPARE(challenge::seedOf(Date(dayOf("2026-12-01"))), std::uint64_t{0xbef1dac4973508c9});
}

void TestChallenge::daysAreThoseOfEveryMachine() {
    // A day is drawn in a second or more with sanitizers.
    const int step = testing::isBrief() ? 12 : 1;
    QStringList lines;
    for (const QString& text : pinnedDates()) {
        if (lines.size() % step != 0) {
            lines << QString();
            continue;
        }
        const auto& day = challengeAt(Date(*readDate(text.toStdString())));
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
        const auto& day = challengeAt(date);
        QVERIFY(day);
        const grid::Size size = day->level.size;
        QVERIFY(size.width >= 24 && size.width <= 64 && size.height >= 24 && size.height <= 64);
        QVERIFY(seeds.insert(day->seed).second);
        // Opened as a level, it generates the same map and has no problems.
        const auto again = generate::generate(day->level, {}, day->seed);
        QVERIFY(again && again->map.cells == day->map.cells &&
                again->map.things == day->map.things);
        if (i % 8 == 0) {
            const auto broken = check::verify(day->level, {}, day->seed);
            QVERIFY2(broken.empty(), broken.empty() ? "" : broken[0].problem.describe().c_str());
        }
        const bool saysNumbers = date >= Date(dayOf("2026-12-01"));
        QCOMPARE(day->level.numbers.has_value(), saysNumbers);
        if (saysNumbers) {
            const bool asksByWeekday = date >= Date(dayOf("2026-12-14"));
            QVERIFY(asksByWeekday || day->level.numbers == level::Numbers::Near);
            QVERIFY(winsWithoutGuess(*day, i % 8 == 0));
        }
        for (const check::Finding& finding : check::checkLevel(day->level, {}))
            QVERIFY2(!finding.isError(), finding.problem.describe().c_str());
    }
}

void TestChallenge::everyDayOfHalfAYearCanBeWon() {
    const int days = testing::seeds(3'650) / 20;
    for (int i = 0; i < days; ++i) {
        const Date date(dayOf("2026-11-20") + std::chrono::days(i));
        // The stages keep their promises: no draw has to be rejected. Before the stage *deducible*
        // was used, a draw could be rejected because it needs a guess, but never because it cannot
        // be won.
        auto day = challengeAt(date);
        if (day && day->draws > 1)
            day = challenge::challengeOf(date, [](const challenge::Challenge&) { return true; });
        QVERIFY(day);
        QVERIFY2(challenge::isProven(*day), textOf(date).c_str());
        // The attempt after a loss can be won too, if there are traps that ask for as much.
        const auto next = generate::generate(day->level, {}, day->seed, {.attempt = 1});
        const auto asked = challenge::askedOf(date);
        if (!next && asked && asked->grades.least > 1) continue;
        QVERIFY(next);
        day->map = next->map;
        QVERIFY2(challenge::isProven(*day), textOf(date).c_str());
    }
}

/// A day never shows more numbers than the day before it, nor asks for easier deductions; its map
/// needs the deductions that the day asks for.
void TestChallenge::aWeekGrowsHarder() {
    namespace deduce = analyse::deduce;
    QVERIFY(!challenge::askedOf(Date(dayOf("2026-11-30"))));
    const auto monday = dayOf("2026-12-14");
    for (int i = 0; i < (testing::isBrief() ? 2 : 7); ++i) {
        const Date date(monday + std::chrono::days(i));
        const auto asked = challenge::askedOf(date);
        QVERIFY(asked);
        if (i > 0) {
            const auto before = challenge::askedOf(Date(monday + std::chrono::days(i - 1)));
            QVERIFY(asked->numbers >= before->numbers);
            QVERIFY(asked->grades.least + asked->grades.most >=
                    before->grades.least + before->grades.most);
        }
        const auto& day = challengeAt(date);
        QVERIFY(day);
        QVERIFY(day->level.numbers == asked->numbers);
        const auto board = deduce::Board::of(day->map, level::objectivesOf(day->level));
        QVERIFY(board);
        const auto grade = gradeOf(*board, deduce::closureOf(*board, asked->numbers));
        QVERIFY(grade && *grade >= asked->grades.least && *grade <= asked->grades.most);
    }
}

void TestChallenge::whoSeesTooLittleHasToGuess() {
    // One of the two cells beside the hero holds a trap; only numbers farther away tell which.
    challenge::Challenge drawn;
    drawn.level = testing::painted({"########", "#E..@x.#", "########"}, {"shape"});
    drawn.level.objectives.exit = true;
    const auto made = generate::generate(drawn.level, {}, 1);
    QVERIFY(made);
    drawn.map = made->map;
    QVERIFY(challenge::isProven(drawn));
    QVERIFY(challenge::isDeducible(drawn) && challenge::isGoodEnough(drawn));
    drawn.level.numbers = level::Numbers::Visited;
    QVERIFY(!challenge::isDeducible(drawn) && !challenge::isGoodEnough(drawn));
    drawn.level.numbers = level::Numbers::Near;
    QVERIFY(challenge::isDeducible(drawn) && challenge::isGoodEnough(drawn));
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
    const auto later = challenge::challengeOf(Date(dayOf("2026-12-01")),
                                              [](const challenge::Challenge&) { return false; });
    QVERIFY(!later);
    QCOMPARE(
        later.error().describe(),
        std::string("2026-12-01: of 64 levels that were drawn none can be won without a guess"));
}

MAZELOOM_TEST(TestChallenge)

}  // namespace mazeloom::tst_challenge

#include "tst_challenge.moc"
