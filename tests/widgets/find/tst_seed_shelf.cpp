// SPDX-License-Identifier: MIT
// A gallery that grows: finished pictures remain when more seeds arrive, in any order.
#include <algorithm>
#include <memory>
#include <vector>

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

#include "core/analyse/measures/measures.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/find/seed_shelf.h"

namespace mazeloom::tst_seed_shelf {

using widgets::GalleryModel;
using widgets::GenerationRequest;
using widgets::SeedShelf;
using Seeds = std::vector<std::uint64_t>;

class TestSeedShelf : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();
    void cleanup() { shelf_.reset(); }

    void whatIsMadeStays();
    void noSeedIsShownTwice();
    void growsWhileItIsBusy();
    void growsInEveryOrder_data();
    void growsInEveryOrder();
    void addingGoesOnAfterCancelling();
    void withoutALevelNothingIsAdded();
    void anotherLevelTakesItsPlace();
    void hiddenItRests();
    void saysWhatIsMissing();
    void clicksAndKeysOpen();
    void notesStandFirst();

  private:
    static GenerationRequest requestOf(int side) {
        return {.level = std::make_shared<const level::Level>(
                    testing::solid({side, side}, {"rooms", "maze", "doors", "unite"})),
                .rooms = std::make_shared<const std::vector<level::Room>>()};
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!model().isBusy(), 60'000); }
    GalleryModel& model() { return shelf_->model(); }
    QImage pictureOf(std::uint64_t seed) {
        return model().index(model().rowOf(seed)).data(GalleryModel::PictureRole).value<QImage>();
    }

    std::unique_ptr<SeedShelf> shelf_;
};

void TestSeedShelf::init() {
    shelf_ = std::make_unique<SeedShelf>("Levels");
    shelf_->resize(520, 400);
    shelf_->show();
    QVERIFY(QTest::qWaitForWindowExposed(shelf_.get()));
    QApplication::setActiveWindow(shelf_.get());
}

void TestSeedShelf::whatIsMadeStays() {
    shelf_->fill(requestOf(21), {3, 1});
    settle();
    const qint64 first = pictureOf(3).cacheKey();
    QSignalSpy reset(&model(), &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&model(), &QAbstractItemModel::rowsInserted);
    shelf_->add({9, 7});
    QVERIFY(model().seeds() == Seeds({3, 1, 9, 7}));
    QVERIFY(model().isBusy());
    settle();
    QCOMPARE(reset.count(), 0);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(pictureOf(3).cacheKey(), first);
    for (const std::uint64_t seed : model().seeds())
        QVERIFY(!pictureOf(seed).isNull());
    // The result equals a single request for all seeds.
    SeedShelf other("Others");
    other.fill(requestOf(21), {7});
    QTRY_VERIFY_WITH_TIMEOUT(!other.model().isBusy(), 60'000);
    QVERIFY(other.model().index(0).data(GalleryModel::PictureRole).value<QImage>() == pictureOf(7));
}

void TestSeedShelf::noSeedIsShownTwice() {
    shelf_->fill(requestOf(21), {3, 1});
    shelf_->add({1, 5, 5, 3, 2});
    QVERIFY(model().seeds() == Seeds({3, 1, 5, 2}));
    settle();
    QCOMPARE(model().done(), std::size_t{4});
    shelf_->add({2});
    QVERIFY(!model().isBusy());
}

void TestSeedShelf::growsWhileItIsBusy() {
    shelf_->fill(requestOf(51), {});
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        shelf_->add({seed});
        // Seeds are generated on another thread, but received by the event loop, which runs here.
        if (seed % 10 == 5) QTest::qWait(20);
    }
    QVERIFY(model().isBusy());
    settle();
    QCOMPARE(model().rowCount(), 30);
    QCOMPARE(model().done(), std::size_t{30});
    for (const std::uint64_t seed : model().seeds())
        QVERIFY(!pictureOf(seed).isNull());
}

void TestSeedShelf::growsInEveryOrder_data() {
    QTest::addColumn<QString>("measure");
    QTest::addColumn<bool>("isDescending");
    QTest::newRow("by seed") << "" << false;
    QTest::newRow("by seed, down") << "" << true;
    QTest::newRow("by rooms") << "rooms" << false;
    QTest::newRow("by rooms, down") << "rooms" << true;
}

void TestSeedShelf::growsInEveryOrder() {
    QFETCH(QString, measure);
    QFETCH(bool, isDescending);
    const analyse::Measure* by =
        measure.isEmpty() ? nullptr : analyse::findMeasure(measure.toStdString());
    model().setOrder({by, isDescending});
    shelf_->fill(requestOf(31), {11, 12, 13});
    settle();
    const QPersistentModelIndex looked = model().index(model().rowOf(12));
    shelf_->add({14, 15, 16, 17});
    QCOMPARE(looked.data().toString(), QString("12"));
    settle();
    QCOMPARE(looked.data().toString(), QString("12"));
    const Seeds grown = model().seeds();
    shelf_->fill(requestOf(31), {11, 12, 13, 14, 15, 16, 17});
    settle();
    QVERIFY(model().seeds() == grown);
    QCOMPARE(grown.size(), std::size_t{7});
}

void TestSeedShelf::addingGoesOnAfterCancelling() {
    shelf_->fill(requestOf(101), {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
    // The first result cancels the rest: a polling wait might see all of them done.
    connect(&model(), &GalleryModel::progressed, this, [this] {
        if (model().done() == 1) model().cancel();
    });
    QTRY_VERIFY_WITH_TIMEOUT(!model().isBusy(), 60'000);
    model().disconnect(this);
    QCOMPARE(model().done(), std::size_t{1});
    QVERIFY(!model().index(11).data(GalleryModel::FailureRole).toString().isEmpty());
    shelf_->add({20});
    QVERIFY(model().isBusy());
    QVERIFY(model().index(11).data(GalleryModel::FailureRole).toString().isEmpty());
    settle();
    QCOMPARE(model().done(), std::size_t{13});
    for (const std::uint64_t seed : model().seeds())
        QVERIFY(!pictureOf(seed).isNull());
}

void TestSeedShelf::withoutALevelNothingIsAdded() {
    shelf_->add({1, 2});
    QCOMPARE(model().rowCount(), 0);
    shelf_->fill(requestOf(21), {1});
    shelf_->clear();
    shelf_->add({1, 2});
    QCOMPARE(model().rowCount(), 0);
    QVERIFY(!model().isBusy());
}

void TestSeedShelf::anotherLevelTakesItsPlace() {
    shelf_->fill(requestOf(101), {1, 2, 3, 4});
    shelf_->add({5, 6});
    shelf_->fill(requestOf(21), {1});
    shelf_->add({2});
    settle();
    QVERIFY(model().seeds() == Seeds({1, 2}));
    SeedShelf other("Others");
    other.fill(requestOf(21), {1});
    QTRY_VERIFY_WITH_TIMEOUT(!other.model().isBusy(), 60'000);
    QVERIFY(other.model().index(0).data(GalleryModel::PictureRole).value<QImage>() == pictureOf(1));
}

void TestSeedShelf::hiddenItRests() {
    shelf_->fill(requestOf(101), {1, 2, 3, 4, 5, 6, 7, 8});
    QVERIFY(model().isBusy());
    shelf_->hide();
    QVERIFY(!model().isBusy());
    shelf_->show();
    QVERIFY(model().isBusy());
    settle();
    QCOMPARE(model().done(), std::size_t{8});
}

void TestSeedShelf::saysWhatIsMissing() {
    shelf_->setEmptyText("Nothing yet");
    QVERIFY(shelf_->emptyLabel()->isVisible());
    QCOMPARE(shelf_->emptyLabel()->text(), QString("Nothing yet"));
    shelf_->fill(requestOf(21), {1});
    QVERIFY(!shelf_->emptyLabel()->isVisible());
    QVERIFY(shelf_->view()->isVisible());
    shelf_->clear();
    QVERIFY(shelf_->emptyLabel()->isVisible());
}

void TestSeedShelf::clicksAndKeysOpen() {
    QSignalSpy opened(shelf_.get(), &SeedShelf::opened);
    shelf_->fill(requestOf(21), {4, 8});
    settle();
    const auto middle = [&](int row) {
        return shelf_->view()->visualRect(model().index(row)).center();
    };
    QTest::mouseClick(shelf_->view()->viewport(), Qt::LeftButton, {}, middle(1));
    QCOMPARE(opened.count(), 1);
    QVERIFY(opened.last() == QVariantList({QVariant::fromValue<quint64>(8), false}));
    shelf_->view()->setFocus();
    QTest::keyClick(shelf_->view(), Qt::Key_Left);
    QTest::keyClick(shelf_->view(), Qt::Key_Enter);
    QVERIFY(opened.last() == QVariantList({QVariant::fromValue<quint64>(4), true}));
    QTest::mouseDClick(shelf_->view()->viewport(), Qt::LeftButton, {}, middle(0));
    QVERIFY(opened.last() == QVariantList({QVariant::fromValue<quint64>(4), true}));
}

void TestSeedShelf::notesStandFirst() {
    shelf_->fill(requestOf(21), {4});
    settle();
    model().setNotes(
        [](std::uint64_t seed) { return seed == 4 ? QStringList{"Four of them"} : QStringList(); });
    const QString tip = model().index(0).data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains("Four of them"));
    QVERIFY(tip.indexOf("Four of them") < tip.indexOf("Rooms"));
    QVERIFY(model().index(0).data(Qt::AccessibleTextRole).toString().contains("Four of them"));
}

MAZELOOM_TEST(TestSeedShelf)

}  // namespace mazeloom::tst_seed_shelf

#include "tst_seed_shelf.moc"
