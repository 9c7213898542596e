// SPDX-License-Identifier: MIT
// No built-in temple needs a guess, neither with the numbers that it shows nor with near ones.
#include <utility>

#include <QTest>

#include "core/analyse/deduce/check_certificate.h"
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
    void nobodyHasToGuess_data();
    void nobodyHasToGuess();
    void theCampaignsLaterLevelsShowLess();

  private:
    level::Pack pack_;
};

void TestBuiltInTemples::nobodyHasToGuess_data() {
    QTest::addColumn<int>("place");
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    QVERIFY(pack.has_value());
    pack_ = *pack;
    for (std::size_t i = 0; i < pack_.levels.size(); ++i) {
        const level::Level& level = std::as_const(pack_.levels)[i];
        if (testing::isBrief() && testing::isLarge(level)) continue;
        QTest::newRow(level.id.c_str()) << static_cast<int>(i);
    }
}

void TestBuiltInTemples::nobodyHasToGuess() {
    QFETCH(const int, place);
    const level::Level& level = pack_.levels[static_cast<std::size_t>(place)];
    for (int seed = 1; seed <= testing::seeds(3); ++seed) {
        // The attempt changes as well, as after a loss.
        const auto generated =
            generate::generate(level, pack_.rooms, static_cast<std::uint64_t>(seed),
                               {.attempt = static_cast<std::uint64_t>(seed - 1)});
        QVERIFY2(generated.has_value(), generated ? "" : generated.error().describe().c_str());
        const auto board = Board::of(generated->map, level.objectives);
        QVERIFY2(board.has_value(), board ? "" : board.error().describe().c_str());
        const Closure near = closureOf(*board, Numbers::Near);
        QVERIFY2(gradeOf(*board, near).has_value(), qPrintable(QString::number(seed)));
        // Every fact known in a mode is also known in a mode that shows more numbers.
        const Closure all = closureOf(*board, Numbers::All);
        // The mode that the level sets; Numbers::All if it leaves the choice to the player.
        const Numbers mode = level.numbers.value_or(Numbers::All);
        QVERIFY(mode != Numbers::Visited);
        const Closure& own = mode == Numbers::Near ? near : all;
        QVERIFY2(gradeOf(*board, own).has_value(), qPrintable(QString::number(seed)));
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
        const auto ownFlaw = flawOf(*board, mode, own.certificate);
        QVERIFY2(!ownFlaw, ownFlaw ? ownFlaw->text.c_str() : "");
    }
}

void TestBuiltInTemples::theCampaignsLaterLevelsShowLess() {
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    QVERIFY(pack.has_value());
    constexpr int kLater = 4;  // the column of the campaign's map where its second half begins
    int later = 0;
    for (const level::Level& level : pack->levels) {
        bool isLater = false;
        for (const auto& node : pack->campaign.nodes)
            isLater = isLater || (node.level == level.id && node.at.x >= kLater);
        QCOMPARE(level.numbers.value_or(Numbers::All), isLater ? Numbers::Near : Numbers::All);
        later += isLater ? 1 : 0;
    }
    QCOMPARE(later, 6);
}

MAZELOOM_TEST(TestBuiltInTemples)

}  // namespace mazeloom::tst_built_in_temples

#include "tst_built_in_temples.moc"
