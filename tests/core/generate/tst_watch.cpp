// SPDX-License-Identifier: MIT
// Long stages can be stopped, and report their progress.
#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "core/generate/generate.h"
#include "core/generate/mazes/lattice/least_first.h"
#include "core/generate/mazes/parameters.h"
#include "core/generate/setting.h"
#include "core/generate/shared/watched_lists.h"
#include "core/stop.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_watch {

namespace {

/// A stop request that a stage notices ends the generation. A stage that polls by itself may go on
/// for a few polls.
constexpr std::uint64_t kMostLooksAfter = 8;

struct Watched {
    bool isMade = false;
    std::uint64_t hash = 0;
    std::vector<generate::Advance> advances;
};

Watched generated(const level::Level& level, CountedStop* stop) {
    Watched watched;
    generate::Options options;
    if (stop != nullptr) options.stop = stop;
    options.progress = [&](const generate::Advance& advance) {
        watched.advances.push_back(advance);
    };
    const auto made = generate::generate(level, {}, 1, options);
    watched.isMade = made.has_value();
    if (made) watched.hash = level::hash(made->map);
    return watched;
}

level::Level levelOf(int side, level::Ruleset rules, const QStringList& stages) {
    level::Level level = testing::solid({side, side}, {});
    level.ruleset = rules;
    for (const QString& stage : stages) {
        const QStringList parts = stage.split(':');
        level.recipe.stages.push_back({parts[0].toStdString(), true, {}});
        for (const QString& setting : parts.mid(1)) {
            const std::string text = (parts[0] + '.' + setting).toStdString();
            if (!generate::set(level.recipe, text)) qFatal("no setting %s", text.c_str());
        }
    }
    return level;
}

}  // namespace

class TestWatch : public QObject {
    Q_OBJECT
  private slots:
    void longStagesEndSoon_data();
    void longStagesEndSoon();
    void partsDivideTheWork();
    void shortChunksPollTogether();
    void longListsAreSorted();
    void longListsAreShuffled();
    void huntsTakeLinearWork();
    void theLeastNumberComesFirst();
};

void TestWatch::longStagesEndSoon_data() {
    QTest::addColumn<QStringList>("stages");
    QTest::addColumn<bool>("isTemple");
    QTest::addColumn<int>("looks");  // at least, beside those between stages
    for (const std::string_view algorithm : generate::mazes::kAlgorithmIds) {
        const QString id = QString::fromUtf8(algorithm.data(), int(algorithm.size()));
        QTest::addRow("maze, %s", qPrintable(id))
            << QStringList{"maze:step=2:algorithm=" + id} << false << 4;
        QTest::addRow("hidden maze, %s", qPrintable(id))
            << QStringList{"shape:source=blob:fill=90", "hidden-maze:algorithm=" + id} << true << 4;
    }
    for (const char* id : {"backtracker", "growing-tree", "prim"}) {
        QTest::addRow("maze of step 1, %s", id)
            << QStringList{QString("maze:step=1:algorithm=") + id} << false << 4;
    }
    QTest::newRow("braid") << QStringList{"maze:step=2:braid=50"} << false << 20;
    QTest::newRow("caves of a shape") << QStringList{"shape:source=caves"} << true << 40;
    QTest::newRow("rooms of a shape") << QStringList{"shape:source=rooms-and-maze"} << true << 30;
    QTest::newRow("reach") << QStringList{"shape:source=caves", "hidden-maze", "reach"} << true
                           << 80;
    QTest::newRow("doors") << QStringList{"rooms", "maze:step=2", "doors"} << false << 16;
    QTest::newRow("dead ends") << QStringList{"maze:step=2", "dead-ends:keep=50"} << false << 20;
    QTest::newRow("accretion") << QStringList{"accretion:attempts=2000"} << false << 20;
    QTest::newRow("unite") << QStringList{"maze:step=2", "unite:loops=8"} << false << 60;
    QTest::newRow("caves") << QStringList{"caves"} << false << 8;
    QTest::newRow("bsp") << QStringList{"bsp"} << false << 8;
    QTest::newRow("districts") << QStringList{"districts"} << false << 120;
    QTest::newRow("themes") << QStringList{"caves", "themes:regions=zones"} << false << 70;
    QTest::newRow("lakes") << QStringList{"caves", "lakes"} << false << 16;
    QTest::newRow("stairs") << QStringList{"caves", "stairs"} << false << 60;
    QTest::newRow("items") << QStringList{"caves", "items"} << false << 57;
    QTest::newRow("monsters") << QStringList{"caves", "monsters"} << false << 57;
    QTest::newRow("light") << QStringList{"caves", "light"} << false << 16;
}

void TestWatch::longStagesEndSoon() {
    QFETCH(QStringList, stages);
    QFETCH(bool, isTemple);
    QFETCH(int, looks);
    const level::Level level =
        levelOf(801, isTemple ? level::Ruleset::Temple : level::Ruleset::Descent, stages);
    CountedStop never;
    const Watched whole = generated(level, &never);
    QVERIFY(whole.isMade);
    QCOMPARE(generated(level, nullptr).hash, whole.hash);
    const std::uint64_t all = never.looks();
    QVERIFY2(all >= std::uint64_t(looks), qPrintable(QString::number(all)));
    QVERIFY(std::ranges::is_sorted(whole.advances, {}, &generate::Advance::inThousandths));
    for (const generate::Advance& advance : whole.advances)
        QVERIFY(advance.done <= advance.most);
    for (const std::uint64_t at :
         {std::uint64_t{2}, 1 + all / 3, 1 + all / 2, 1 + all * 2 / 3, 1 + all * 9 / 10}) {
        CountedStop counted(at);
        QVERIFY(!generated(level, &counted).isMade);
        QVERIFY2(counted.looks() - at <= kMostLooksAfter,
                 qPrintable(QString("%1 polls after the stop at poll %2 of %3")
                                .arg(counted.looks() - at)
                                .arg(at)
                                .arg(all)));
    }
}

void TestWatch::partsDivideTheWork() {
    std::vector<std::uint64_t> told;
    const generate::Watch::Report report = [&](std::uint64_t done, std::uint64_t most) {
        told.push_back(done * 1000 / most);
    };
    const generate::Watch whole({}, &report);
    const generate::Watch half = whole.part(50, 100);
    half.poll(0, 8);
    half.poll(4, 8);
    half.part(80, 100).poll(1, 2);
    half.poll(9, 8);
    whole.poll(1, 1);
    QCOMPARE(told, (std::vector<std::uint64_t>{500, 750, 950, 1000, 1000}));
}

void TestWatch::shortChunksPollTogether() {
    CountedStop counted(3);
    generate::PacedWatch watch(generate::Watch(&counted, nullptr), 1);
    std::uint64_t chunks = 0;
    const auto work = [&] {
        for (; chunks < 100; ++chunks)
            watch.poll(kStopPace / 4);
    };
    QVERIFY_THROWS_EXCEPTION(generate::StopRequested, work());
    QCOMPARE(counted.looks(), std::uint64_t{3});
    QCOMPARE(chunks, std::uint64_t{3 * 4 - 1});
}

void TestWatch::longListsAreSorted() {
    random::Stream random(1);
    std::vector<std::uint64_t> items;
    for (std::uint64_t i = 0; i < 5 * kStopPace; ++i)
        items.push_back(std::uint64_t{random.bits()} << 32 | i);
    for (int order = 0; order < 3; ++order) {
        std::vector<std::uint64_t> sorted = items;
        std::ranges::sort(sorted);
        generate::PacedWatch never;
        generate::watchedSort(never, std::span(items));
        QVERIFY(items == sorted);
        if (order == 0) std::ranges::reverse(items);  // then sorted already
    }
}

void TestWatch::longListsAreShuffled() {
    for (const std::size_t size : {0u, 1u, 2u, 1000u, 65'536u, 200'000u}) {
        std::vector<std::size_t> items(size);
        std::iota(items.begin(), items.end(), 0u);
        std::vector<std::size_t> same = items;
        random::Stream one(7);
        random::Stream other(7);
        generate::PacedWatch never;
        generate::watchedShuffle(never, one, std::span(items));
        other.shuffle(std::span(same));
        QVERIFY(items == same);
        QCOMPARE(one.bits(), other.bits());
    }
}

/// Each place that a hunt looks at is a unit of work. Closed pockets in the first rows must not be
/// looked at by every hunt.
void TestWatch::huntsTakeLinearWork() {
    const auto looksOf = [](int side) {
        CountedStop never;
        generated(levelOf(side, level::Ruleset::Descent, {"maze:step=1:algorithm=hunt-and-kill"}),
                  &never);
        return never.looks();
    };
    const std::uint64_t looks = looksOf(1201);
    QVERIFY2(looks >= 12 && looks <= 40, qPrintable(QString::number(looks)));
}

void TestWatch::theLeastNumberComesFirst() {
    for (const std::uint32_t size : {1u, 2u, 63u, 64u, 65u, 4096u, 4097u, 300'000u}) {
        random::Stream random(size);
        generate::mazes::LeastFirst numbers(size);
        std::set<std::size_t> same;
        for (int i = 0; i < 2000; ++i) {
            const std::uint32_t number = random.below(size);
            const bool isIn = random.chance(70);
            numbers.insertIf(isIn, number);
            if (isIn) same.insert(number);
            const std::uint32_t gone = random.below(size);
            numbers.erase(gone);
            same.erase(gone);
            if (same.empty() || !random.chance(40)) continue;
            QVERIFY(numbers.take() == *same.begin());
            same.erase(same.begin());
        }
        for (; !same.empty(); same.erase(same.begin()))
            QVERIFY(numbers.take() == *same.begin());
        QVERIFY(!numbers.take());
    }
}

MAZELOOM_TEST(TestWatch)

}  // namespace mazeloom::tst_watch

#include "tst_watch.moc"
