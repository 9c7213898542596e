// SPDX-License-Identifier: MIT
// The campaign of the built-in temple: every level needs the mechanics that it teaches, and the
// levels become harder in the order of the map.
//
// The curve has five columns, each taken over kSeeds seeds: the share of traps, the grade of the
// deductions, the length of the proof's play, the explosives that are left after it, and the games
// that the bold bot does not win. Levels are compared in windows of three that follow each other on
// the map, because a level that introduces something is easier than the one before it. A column
// rises if no window lies more than a tenth below the highest window before it:
//
//   traps, length, losses  the sum over the window
//   grade                  the highest of the window: a wide hall hardly ever asks for more than
//                          one number, whatever its traps are
//   explosives             the sum over windows of the levels that need explosives; they become
//                          fewer, so no window may lie more than a tenth above the lowest before
//
// A boss's level is left out of the explosives: how many lie about depends on the fight.
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/analyse/bots/temple/bots.h"
#include "core/analyse/bots/temple/game.h"
#include "core/analyse/deduce/board/board.h"
#include "core/analyse/deduce/closure.h"
#include "core/analyse/needs/needs.h"
#include "core/level/campaign.h"
#include "core/level/mechanics.h"
#include "core/pack/disk/folder_source.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/session.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_campaign_curve {

using analyse::needs::Need;

class TestCampaignCurve : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyLevelFollowsThoseItNeeds();
    void everyLevelIsWon();
    void everyLevelNeedsWhatItTeaches();
    void theCurveRises();
};

namespace {

constexpr int kSeeds = 20;
constexpr int kEnough = 18;  ///< seeds on which a promised mechanic must be needed
constexpr std::size_t kWindow = 3;

/// What is known of a level of the campaign, over all seeds.
struct Row {
    const level::Level* level = nullptr;
    int won = 0;              ///< seeds that the proof wins
    std::int64_t share = 0;   ///< sum of the shares of traps, in thousandths of open cells
    std::vector<int> grades;  ///< of each seed
    std::int64_t ticks = 0;   ///< sum of the lengths of the proofs' plays
    std::int64_t left = 0;    ///< sum of the explosives that are left after these plays
    std::int64_t losses = 0;  ///< games of the bold bot that are not won
    std::array<int, level::kMechanics.size()> needed{};

    /// The lower median.
    int grade() const {
        std::vector<int> sorted = grades;
        std::ranges::sort(sorted);
        return sorted.empty() ? 0 : sorted[(sorted.size() - 1) / 2];
    }
};

std::int64_t shareOfTraps(const level::Map& map) {
    std::int64_t open = 0;
    std::int64_t traps = 0;
    for (int y = 0; y < map.size().height; ++y) {
        for (const level::Cell cell : map.cells.row(y)) {
            open += cell.isWalkable() ? 1 : 0;
            traps += cell.isTrap() ? 1 : 0;
        }
    }
    return open == 0 ? 0 : 1000 * traps / open;
}

/// Returns how many explosives are carried or lie about after the proof's play.
std::int64_t explosivesAfter(const std::shared_ptr<const play::temple::Field>& field,
                             const play::temple::Proof& proof) {
    const auto session = play::temple::Session::of(field, proof.witness);
    if (!session) return 0;
    const play::temple::State& state = session->state();
    std::int64_t left = state.hero.tnt + state.hero.grenades;
    for (std::size_t i = 0; i < field->items().size(); ++i) {
        const bool isGone = state.items.contains(static_cast<std::uint32_t>(i));
        left += field->items()[i].kind != level::ThingKind::Heart && !isGone ? 1 : 0;
    }
    return left;
}

void add(Row& row, const level::Pack& pack, std::uint64_t seed) {
    const level::Level& level = *row.level;
    const auto field = play::temple::generateField(level, pack.rooms, seed);
    if (!field) return;
    const level::Map& map = (*field)->map();
    const play::temple::Proof proof =
        play::temple::prove(*field, {.steps = play::temple::stepsFor(level.size)});
    if (proof.verdict == play::temple::Verdict::Winnable) {
        ++row.won;
        row.ticks += proof.witness.header.ticks.value_or(0);
        row.left += explosivesAfter(*field, proof);
    }
    row.share += shareOfTraps(map);
    const auto board = analyse::deduce::Board::of(map, level::objectivesOf(level));
    if (board) {
        const auto closure = analyse::deduce::closureOf(*board, *level.numbers);
        row.grades.push_back(analyse::deduce::gradeOf(*board, closure).value_or(5));
    }
    const analyse::needs::Question question{.level = level,
                                            .map = map,
                                            .field = *field,
                                            .proof = proof,
                                            .board = board ? &*board : nullptr};
    for (const level::MechanicInfo& one : level::kMechanics) {
        if (!level.needs.has(one.mechanic)) continue;
        const bool isNeeded = analyse::needs::needOf(one.mechanic, question) == Need::Needed;
        row.needed[static_cast<std::size_t>(one.mechanic)] += isNeeded ? 1 : 0;
    }
    const auto game = analyse::bots::temple::playGame(
        analyse::bots::temple::boldBot, {.field = *field, .numbers = *level.numbers, .seed = seed});
    row.losses += game.isWon() ? 0 : 1;
}

const level::Pack& templePack() {
    static const auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    if (!pack) qFatal("the built-in temple cannot be read");
    return *pack;
}

/// The levels of the campaign in its order, in which each follows those that it needs.
const std::vector<Row>& rows() {
    static const std::vector<Row> all = [] {
        std::vector<Row> made;
        for (const level::CampaignNode& node : templePack().campaign.nodes) {
            Row row;
            row.level = templePack().findLevel(node.level);
            for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
                add(row, templePack(), seed);
            made.push_back(row);
        }
        return made;
    }();
    return all;
}

/// Whether the level asks for blasts, and no boss decides how many.
bool needsExplosives(const Row& row) {
    const level::Mechanics& needs = row.level->needs;
    return !needs.has(level::Mechanic::Bosses) &&
           (needs.has(level::Mechanic::Tnt) || needs.has(level::Mechanic::Grenades) ||
            needs.has(level::Mechanic::Explosives));
}

using Values = std::vector<std::int64_t>;

Values column(const std::function<std::int64_t(const Row&)>& of) {
    Values values;
    for (const Row& row : rows())
        values.push_back(of(row));
    return values;
}

/// Returns the sum, or the highest value, of each three levels that follow each other.
Values windowsOf(const Values& values, bool isSum) {
    Values windows;
    for (std::size_t i = 0; i + kWindow <= values.size(); ++i) {
        const auto first = values.begin() + static_cast<std::ptrdiff_t>(i);
        const auto last = first + static_cast<std::ptrdiff_t>(kWindow);
        std::int64_t sum = 0;
        for (auto value = first; value != last; ++value)
            sum += *value;
        windows.push_back(isSum ? sum : *std::max_element(first, last));
    }
    return windows;
}

/// Returns the first window that lies more than a tenth below the highest before it; −1 if none.
int fallOf(const Values& windows) {
    std::int64_t highest = 0;
    for (std::size_t i = 0; i < windows.size(); ++i) {
        highest = std::max(highest, windows[i]);
        if (10 * windows[i] < 9 * highest) return static_cast<int>(i);
    }
    return -1;
}

/// Returns the first window that lies more than a tenth above the lowest before it; −1 if none.
int riseOf(const Values& windows) {
    for (std::size_t i = 1; i < windows.size(); ++i) {
        const auto end = windows.begin() + static_cast<std::ptrdiff_t>(i);
        if (10 * windows[i] > 11 * *std::min_element(windows.begin(), end))
            return static_cast<int>(i);
    }
    return -1;
}

std::string neededOf(const Row& row) {
    std::string text;
    for (const level::MechanicInfo& one : level::kMechanics) {
        if (!row.level->needs.has(one.mechanic)) continue;
        text += ' ' + std::string(one.id) + ' ' +
                std::to_string(row.needed[static_cast<std::size_t>(one.mechanic)]);
    }
    return text;
}

}  // namespace

void TestCampaignCurve::initTestCase() {
    QVERIFY(rows().size() >= 24);
    qInfo("level           traps  grade  ticks  to spare  bold's losses  needed of %d", kSeeds);
    for (const Row& row : rows()) {
        const double spare = static_cast<double>(row.left) / kSeeds;
        qInfo("%-15s %4.1f %%  %5d  %5d  %8s  %13d %s", row.level->id.c_str(),
              static_cast<double>(row.share) / (10.0 * kSeeds), row.grade(),
              static_cast<int>(row.ticks / kSeeds),
              needsExplosives(row) ? qPrintable(QString::number(spare, 'f', 1)) : "-",
              static_cast<int>(row.losses), neededOf(row).c_str());
    }
}

void TestCampaignCurve::everyLevelFollowsThoseItNeeds() {
    std::set<std::string> before;
    for (const level::CampaignNode& node : templePack().campaign.nodes) {
        for (const std::string& needed : node.needs)
            QVERIFY2(before.contains(needed), (node.id + " needs " + needed).c_str());
        before.insert(node.id);
    }
}

void TestCampaignCurve::everyLevelIsWon() {
    for (const Row& row : rows()) {
        QVERIFY2(row.won == kSeeds, row.level->id.c_str());
        QCOMPARE(row.grades.size(), static_cast<std::size_t>(kSeeds));
    }
}

void TestCampaignCurve::everyLevelNeedsWhatItTeaches() {
    level::Mechanics taught;
    for (const Row& row : rows()) {
        QVERIFY2(!row.level->needs.isEmpty(), row.level->id.c_str());
        for (const level::MechanicInfo& one : level::kMechanics) {
            if (!row.level->needs.has(one.mechanic)) continue;
            taught.add(one.mechanic);
            QVERIFY2(row.needed[static_cast<std::size_t>(one.mechanic)] >= kEnough,
                     (row.level->id + neededOf(row)).c_str());
        }
    }
    for (const level::MechanicInfo& one : level::kMechanics)
        QVERIFY2(taught.has(one.mechanic), one.id.data());
}

void TestCampaignCurve::theCurveRises() {
    const Values share = column([](const Row& row) { return row.share; });
    const Values ticks = column([](const Row& row) { return row.ticks; });
    const Values losses = column([](const Row& row) { return row.losses; });
    const Values grade = column([](const Row& row) { return std::int64_t{row.grade()}; });
    QCOMPARE(fallOf(windowsOf(share, true)), -1);
    QCOMPARE(fallOf(windowsOf(ticks, true)), -1);
    QCOMPARE(fallOf(windowsOf(losses, true)), -1);
    QCOMPARE(fallOf(windowsOf(grade, false)), -1);
    Values left;
    for (const Row& row : rows()) {
        if (needsExplosives(row)) left.push_back(row.left);
    }
    QVERIFY(left.size() >= kWindow);
    QCOMPARE(riseOf(windowsOf(left, true)), -1);
    // From the first three levels to the last three, each column rises by a fifth at least.
    for (const Values& values : {share, ticks, losses, grade}) {
        const Values windows = windowsOf(values, true);
        QVERIFY(5 * windows.back() >= 6 * windows.front());
    }
}

MAZELOOM_TEST(TestCampaignCurve)

}  // namespace mazeloom::tst_campaign_curve

#include "tst_campaign_curve.moc"
