// SPDX-License-Identifier: MIT
// A local edit stays local: of what lies farther than six cells from one painted wall more or less,
// nearly nothing changes (the bench prints the figures by level and stage).
#include <QTest>

#include "tests/support/levels.h"
#include "tests/support/local_edits.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_local_edits {

class TestLocalEdits : public QObject {
    Q_OBJECT

  private slots:
    void whatIsFarStays();
    void theMeasureSeesWhatChanges();
};

void TestLocalEdits::whatIsFarStays() {
    const int edits = testing::seeds(1'000, 100) / 10;
    // A wall in a shape of rooms and corridors may cut off most of it, where nothing is woven then:
    // that weighs much among few edits.
    const double most = edits >= 100 ? 0.01 : 0.1;
    testing::FarShares all;
    for (const testing::EditedLevel& one : testing::editedLevels(MAZELOOM_PACKS)) {
        const auto far = testing::LocalEdits(one, 1).measure(edits, false).front();
        QCOMPARE(static_cast<int>(far.shares.size()), edits);
        const std::string figures = one.name + ": mean " + std::to_string(far.mean());
        QVERIFY2(far.mean() <= 2 * most, figures.c_str());
        QVERIFY2(far.median() == 0, one.name.c_str());
        all.shares.insert(all.shares.end(), far.shares.begin(), far.shares.end());
    }
    QVERIFY(all.mean() <= most);
    QVERIFY(all.median() == 0);
}

void TestLocalEdits::theMeasureSeesWhatChanges() {
    const testing::EditedLevel one = testing::editedLevels(MAZELOOM_PACKS).front();
    const auto first = testing::local_edits::mapOf(one, one.level, 1);
    const auto second = testing::local_edits::mapOf(one, one.level, 2);
    QVERIFY(testing::local_edits::farShare(*first, *second, {3, 3}) > 0.2);
    QCOMPARE(testing::local_edits::farShare(*first, *first, {3, 3}), 0.0);
    level::Map moved = *first;
    moved.things.front().at = moved.things.front().at + grid::Point{0, 0};
    moved.things.front().kind = level::ThingKind::Heart;
    QVERIFY(testing::local_edits::farShare(*first, moved, {3, 3}) > 0);
}

MAZELOOM_TEST(TestLocalEdits)

}  // namespace mazeloom::tst_local_edits

#include "tst_local_edits.moc"
