// SPDX-License-Identifier: MIT
// Every built-in temple promises that nobody has to guess, and keeps the promise.
#include <array>
#include <string>
#include <vector>

#include <QTest>

#include "core/analyse/deduce/certificate/check_certificate.h"
#include "core/analyse/deduce/closure.h"
#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_built_in_temples {

using namespace analyse::deduce;
using play::temple::Numbers;

class TestBuiltInTemples : public QObject {
    Q_OBJECT

  private slots:
    void promisesAreKept_data();
    void promisesAreKept();
    void theCampaignShowsNearNumbers();

  private:
    std::vector<level::Pack> packs_;
};

namespace {

/// The packs whose temples are for playing; those of the lab explain stages.
constexpr std::array<const char*, 3> kPacks{"temple", "dungeons", "descent"};

/// Returns how many seeds are tried: fewer of large levels, whose deductions take longer.
int seedsFor(const level::Level& level) {
    const std::int64_t cells = level.size.area();
    if (cells > 300 * 300) return testing::isBrief() ? 0 : 1;
    return testing::seeds(cells > 40 * 40 ? 30 : 100, 5);
}

}  // namespace

void TestBuiltInTemples::promisesAreKept_data() {
    QTest::addColumn<int>("pack");
    QTest::addColumn<int>("place");
    for (const char* name : kPacks) {
        packs_.push_back(pack::readFolder(std::string(MAZELOOM_PACKS "/") + name).value());
        const level::Pack& pack = packs_.back();
        for (std::size_t i = 0; i < pack.levels.size(); ++i) {
            if (pack.levels[i].ruleset != level::Ruleset::Temple) continue;
            QTest::newRow(pack.levels[i].id.c_str())
                << static_cast<int>(packs_.size()) - 1 << static_cast<int>(i);
        }
    }
}

void TestBuiltInTemples::promisesAreKept() {
    QFETCH(const int, pack);
    QFETCH(const int, place);
    const level::Pack& from = packs_[static_cast<std::size_t>(pack)];
    const level::Level& level = from.levels[static_cast<std::size_t>(place)];
    QVERIFY(level.noGuess.has_value());
    QVERIFY(level.numbers.has_value() && *level.numbers != Numbers::Visited);
    for (int seed = 1; seed <= seedsFor(level); ++seed) {
        // The attempt changes as well, as after a loss.
        const auto generated =
            generate::generate(level, from.rooms, static_cast<std::uint64_t>(seed),
                               {.attempt = static_cast<std::uint64_t>(seed - 1)});
        QVERIFY2(generated.has_value(), generated ? "" : generated.error().describe().c_str());
        const auto board = Board::of(generated->map, level::objectivesOf(level));
        QVERIFY2(board.has_value(), board ? "" : board.error().describe().c_str());
        const Closure own = closureOf(*board, *level.numbers);
        const auto grade = gradeOf(*board, own);
        QVERIFY2(grade && *grade >= level.noGuess->least && *grade <= level.noGuess->most,
                 qPrintable(QString::number(seed)));
        if (seed > 5 || level.size.area() > 100 * 100) continue;
        const Closure near = closureOf(*board, Numbers::Near);
        const Closure all = closureOf(*board, Numbers::All);
        // Every fact known in a mode is also known in a mode that shows more numbers.
        const Closure visited = closureOf(*board, Numbers::Visited);
        for (int y = 0; y < board->size().height; ++y) {
            for (int x = 0; x < board->size().width; ++x) {
                if (visited.of({x, y}) != Known::Unknown)
                    QCOMPARE(near.known.at({x, y}), visited.known.at({x, y}));
                if (near.of({x, y}) != Known::Unknown)
                    QCOMPARE(all.known.at({x, y}), near.known.at({x, y}));
            }
        }
        if (seed > 2 || level.size.area() > 40 * 40) continue;
        const auto flaw = flawOf(*board, Numbers::Near, near.certificate);
        QVERIFY2(!flaw, flaw ? flaw->text.c_str() : "");
        const auto ownFlaw = flawOf(*board, *level.numbers, own.certificate);
        QVERIFY2(!ownFlaw, ownFlaw ? ownFlaw->text.c_str() : "");
    }
}

/// With all numbers shown, hardly any level needs its numbers or asks for more than one of them.
void TestBuiltInTemples::theCampaignShowsNearNumbers() {
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    QVERIFY(pack.has_value());
    QVERIFY(!pack->campaign.nodes.empty());
    for (const auto& node : pack->campaign.nodes)
        QVERIFY2(pack->findLevel(node.level)->numbers == Numbers::Near, node.id.c_str());
}

MAZELOOM_TEST(TestBuiltInTemples)

}  // namespace mazeloom::tst_built_in_temples

#include "tst_built_in_temples.moc"
