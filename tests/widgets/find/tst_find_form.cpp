// SPDX-License-Identifier: MIT
// The form that searches for seeds, used by real keys and clicks: typing a wish, pictures of the
// levels found, opening them, stopping, and following the open level.
#include <algorithm>
#include <memory>
#include <utility>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "core/analyse/measures/measures.h"
#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/compared_document.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/seeds.h"
#include "widgets/find/find_form.h"
#include "widgets/find/measure_list.h"
#include "widgets/find/search_bar.h"
#include "widgets/find/search_report.h"
#include "widgets/find/seed_shelf.h"
#include "widgets/find/wish_box.h"
#include "widgets/find/wish_edit.h"

namespace mazeloom::tst_find_form {

using widgets::GalleryModel;
using widgets::MeasureList;
using widgets::PackDocument;
using widgets::UsualRanges;

class TestFindForm : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();
    void cleanup();

    void showsTheSeedsThatFulfilTheWish();
    void aClickOpensTheSeed();
    void enterOpensAndShows();
    void tipsSayWhatWasWished();
    void aWrongWishIsNotLookedFor();
    void wrongSeedsAreNotLookedAt();
    void stopKeepsWhatIsFound();
    void enterBeginsAnew();
    void closingStops();
    void escapeCloses();
    void noneIsSaidInWords();
    void seedsThatAllFailSaySo();
    void anEditEndsIt();
    void anotherLevelEndsIt();
    void pickingASeedChangesNothing();
    void saysWhenNoLevelIsOpen();
    void rangesAreShown();
    void aDoubleClickPutsAMeasure();
    void theFilterFindsMeasures();
    void dearMeasuresAreAskedFor();
    void hiddenItMeasuresNothing();
    void canGoWhileItWorks();
    void everythingHasAName();

  private:
    void open(level::Level level);
    void openSmall() {
        open(testing::solid({21, 21}, {"rooms", "maze", "doors", "dead-ends", "unite"}));
    }
    void openLarge(int side = 121) {
        open(testing::solid({side, side}, {"rooms", "maze", "doors", "unite"}));
    }
    void write(const QString& wish) {
        QTest::keyClick(edit(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(edit(), Qt::Key_Delete);
        QTest::keyClicks(edit(), wish);
        // After a space there is no name to complete.
        QTest::keyClick(edit(), Qt::Key_Space);
    }
    void look(const QString& wish, const QString& last = "200") {
        write(wish);
        form_->bar().lastLine()->setText(last);
        QTest::keyClick(edit(), Qt::Key_Return);
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(!form_->isSearching(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!model().isBusy(), 60'000);
    }
    widgets::WishEdit* edit() { return form_->wish().edit(); }
    GalleryModel& model() { return form_->shelf().model(); }
    QListView* view() { return form_->shelf().view(); }
    QPushButton* button() { return form_->bar().button(); }
    QString state() { return form_->report().stateLabel()->text(); }
    QString emptyText() { return form_->shelf().emptyLabel()->text(); }
    std::vector<std::uint64_t> wanted(std::int64_t least, std::uint64_t last) const;

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::EditContext> context_;
    std::unique_ptr<widgets::FindForm> form_;
};

void TestFindForm::open(level::Level level) {
    document_ = testing::comparedDocument(std::move(level));
    context_->setDocument(document_.get());
}

void TestFindForm::init() {
    context_ = std::make_unique<widgets::EditContext>();
    form_ = std::make_unique<widgets::FindForm>(*context_);
    form_->resize(1000, 640);
    openSmall();
    form_->present();
    QVERIFY(QTest::qWaitForWindowExposed(form_.get()));
    QApplication::setActiveWindow(form_.get());
    QVERIFY(edit()->hasFocus());
}

void TestFindForm::cleanup() {
    form_.reset();
    context_.reset();
    document_.reset();
}

/// Returns the seeds whose levels have at least `least` rooms, counted one by one.
std::vector<std::uint64_t> TestFindForm::wanted(std::int64_t least, std::uint64_t last) const {
    std::vector<std::uint64_t> seeds;
    const auto request = *generationRequest(*document_);
    for (std::uint64_t seed = 1; seed <= last; ++seed) {
        const auto made = generate::generate(*request.level, *request.rooms, seed);
        if (made && std::ssize(made->map.rooms) >= least) seeds.push_back(seed);
    }
    return seeds;
}

void TestFindForm::showsTheSeedsThatFulfilTheWish() {
    const auto seeds = wanted(7, 200);
    QVERIFY(!seeds.empty() && seeds.size() < 200);
    QVERIFY(!button()->isEnabled());
    form_->bar().countBox()->setValue(1000);
    look("rooms >= 7");
    QVERIFY(form_->isSearching());
    QVERIFY(form_->report().progressBar()->isVisible());
    settle();
    QVERIFY(model().seeds() == seeds);
    for (int row = 0; row < model().rowCount(); ++row)
        QVERIFY(!model().index(row).data(GalleryModel::PictureRole).value<QImage>().isNull());
    QVERIFY(!form_->report().progressBar()->isVisible());
    QVERIFY2(state().contains(QString("%1 in 200 so far").arg(seeds.size())), qPrintable(state()));
    QVERIFY(form_->report().partsLabel()->text().contains("rooms >= 7: "));
    QVERIFY(view()->isVisible());
    // With a limit, the first hits are returned.
    form_->bar().countBox()->setValue(3);
    QTest::mouseClick(button(), Qt::LeftButton);
    settle();
    QVERIFY(model().seeds() == std::vector(seeds.begin(), seeds.begin() + 3));
}

void TestFindForm::aClickOpensTheSeed() {
    QSignalSpy shown(form_.get(), &widgets::FindForm::levelWanted);
    look("rooms >= 4");
    settle();
    QVERIFY(model().rowCount() > 2);
    const std::uint64_t seed = model().seedAt(2);
    const QModelIndex index = model().index(2);
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->visualRect(index).center());
    QCOMPARE(seedOf(*document_, "one"), seed);
    QVERIFY(index.data(GalleryModel::IsCurrentRole).toBool());
    QCOMPARE(shown.count(), 0);
    document_->history()->undo();
    QCOMPARE(seedOf(*document_, "one"), 1U);
    QVERIFY(!index.data(GalleryModel::IsCurrentRole).toBool());
    // The levels found so far remain.
    QVERIFY(model().rowCount() > 2);
}

void TestFindForm::enterOpensAndShows() {
    QSignalSpy shown(form_.get(), &widgets::FindForm::levelWanted);
    look("rooms >= 4");
    settle();
    view()->setFocus();
    view()->setCurrentIndex(model().index(0));
    QTest::keyClick(view(), Qt::Key_Right);
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(seedOf(*document_, "one"), model().seedAt(1));
    QCOMPARE(shown.count(), 1);
    QVERIFY(form_->isVisible());
}

void TestFindForm::tipsSayWhatWasWished() {
    // The gallery does not know this measure.
    look("rooms >= 4 and rooms-refused.crowded >= 0", "20");
    settle();
    QVERIFY(model().rowCount() > 0);
    const QString tip = model().index(0).data(Qt::ToolTipRole).toString();
    const analyse::Measure* crowded = analyse::findMeasure("rooms-refused.crowded");
    QVERIFY2(tip.contains(QString::fromUtf8(crowded->title.data())), qPrintable(tip));
    QCOMPARE(tip.count("Rooms:"), 1);
    QVERIFY(model().index(0).data(Qt::AccessibleTextRole).toString().contains("Rooms"));
}

void TestFindForm::aWrongWishIsNotLookedFor() {
    write("rooms >= ");
    QVERIFY(!button()->isEnabled());
    QVERIFY(form_->wish().flawLabel()->text().contains("expected"));
    QTest::keyClick(edit(), Qt::Key_Return);
    QVERIFY(!form_->isSearching());
    // Traps exist only in temples: the flaw is reported before the first seed.
    write("traps >= 3");
    QVERIFY(!button()->isEnabled());
    QVERIFY(form_->wish().flawLabel()->text().contains("does not apply to a level"));
    QTest::keyClick(edit(), Qt::Key_Return);
    QVERIFY(!form_->isSearching());
    QVERIFY(form_->wish().earlier().isEmpty());
    write("rooms >= 3");
    QVERIFY(button()->isEnabled());
}

void TestFindForm::wrongSeedsAreNotLookedAt() {
    write("rooms >= 3");
    QVERIFY(button()->isEnabled());
    form_->bar().lastLine()->setText("many");
    QVERIFY(!button()->isEnabled());
    QTest::keyClick(edit(), Qt::Key_Return);
    QVERIFY(!form_->isSearching());
    form_->bar().lastLine()->setText("20");
    form_->bar().firstLine()->setText("21");
    QVERIFY(!button()->isEnabled());
    form_->bar().firstLine()->setText("20");
    QVERIFY(button()->isEnabled());
    QTest::keyClick(form_->bar().firstLine(), Qt::Key_Return);
    QVERIFY(form_->isSearching());
    settle();
    QCOMPARE(form_->report().last().seeds, 1U);
    // The full range of seeds: its size exceeds the largest seed.
    form_->bar().firstLine()->setText("0");
    form_->bar().lastLine()->setText("18446744073709551615");
    look("rooms >= 0", "18446744073709551615");
    settle();
    QCOMPARE(form_->report().last().hits, 24U);
    QCOMPARE(model().seedAt(0), 0U);
}

void TestFindForm::stopKeepsWhatIsFound() {
    // 1000 levels of this size take seconds, so the search goes on when the first row appears.
    openLarge(401);
    form_->bar().countBox()->setValue(1000);
    look("rooms >= 1", "1000000000");
    QTRY_VERIFY_WITH_TIMEOUT(model().rowCount() > 0, 60'000);
    QVERIFY(form_->isSearching());
    QVERIFY(button()->text().contains("p"));
    QTest::mouseClick(button(), Qt::LeftButton);
    QVERIFY(!form_->isSearching());
    const int found = model().rowCount();
    QVERIFY(found < 1000);
    QTest::qWait(50);
    QCOMPARE(model().rowCount(), found);
    QVERIFY2(state().startsWith("Stopped"), qPrintable(state()));
    QVERIFY(button()->isEnabled());
}

void TestFindForm::enterBeginsAnew() {
    openLarge();
    look("rooms >= 1", "1000000000");
    QTRY_VERIFY_WITH_TIMEOUT(model().rowCount() > 0, 60'000);
    look("rooms >= 100000", "1000000000");
    QVERIFY(form_->isSearching());
    QCOMPARE(model().rowCount(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(state().startsWith("none in"), 60'000);
    QCOMPARE(model().rowCount(), 0);
    QVERIFY(form_->wish().earlier() == QStringList({"rooms >= 100000", "rooms >= 1"}));
}

void TestFindForm::closingStops() {
    openLarge();
    look("rooms >= 1", "1000000000");
    QTRY_VERIFY_WITH_TIMEOUT(model().rowCount() > 0, 60'000);
    QVERIFY(form_->close());
    QVERIFY(!form_->isVisible());
    QVERIFY(!form_->isSearching());
    QVERIFY(!form_->ranges().isBusy());
    // The results remain when the form is opened again.
    form_->present();
    QVERIFY(model().rowCount() > 0);
    QCOMPARE(form_->wish().text().trimmed(), QString("rooms >= 1"));
}

void TestFindForm::escapeCloses() {
    QTest::keyClicks(edit(), "rooms > 3");
    QTest::keyClick(edit(), Qt::Key_Escape);
    QVERIFY(!form_->isVisible());
    form_->present();
    QTest::keyClick(form_->measures().tree(), Qt::Key_Escape);
    QVERIFY(!form_->isVisible());
}

void TestFindForm::noneIsSaidInWords() {
    QVERIFY(emptyText().contains("dead-ends <= 3"));
    look("rooms >= 1000 and doors >= 0", "40");
    settle();
    QCOMPARE(model().rowCount(), 0);
    QVERIFY(emptyText().contains("None of these seeds fulfils the wish"));
    QVERIFY(form_->shelf().emptyLabel()->isVisible());
    QVERIFY(form_->report().partsLabel()->text().contains(
        QStringLiteral("rooms >= 1000: 0\u00a0% of 40")));
}

void TestFindForm::seedsThatAllFailSaySo() {
    // No hero is painted, and no stage places one.
    open(testing::painted({"#######", "#.....#", "#.....#", "#######"}, {"hidden-maze"}));
    look("rooms >= 0", "40");
    settle();
    QVERIFY2(emptyText().contains("None of these seeds gives a level"), qPrintable(emptyText()));
    QTRY_VERIFY_WITH_TIMEOUT(
        form_->measures().stateLabel()->text().contains("Nothing can be measured"), 60'000);
    // A recipe that cannot run reports the reason.
    open(testing::solid({21, 21}, {"no-such-stage"}));
    look("rooms >= 0", "40");
    settle();
    QVERIFY2(emptyText().contains("no-such-stage"), qPrintable(emptyText()));
}

void TestFindForm::anEditEndsIt() {
    openLarge();
    look("rooms >= 1", "1000000000");
    QTRY_VERIFY_WITH_TIMEOUT(model().rowCount() > 0, 60'000);
    QVERIFY(removeStage(*document_, "one", 0));
    QVERIFY(!form_->isSearching());
    QCOMPARE(model().rowCount(), 0);
    QVERIFY(state().contains("search again"));
    QVERIFY(button()->isEnabled());
}

void TestFindForm::anotherLevelEndsIt() {
    look("rooms >= 1");
    settle();
    QVERIFY(model().rowCount() > 0);
    level::Level other = testing::solid({31, 31}, {"rooms"}, level::Ruleset::Temple);
    other.id = "two";
    other.title = "Two";
    QCOMPARE(addLevel(*document_, other, 1, "Add"), QString("two"));
    QCOMPARE(form_->levelLabel()->text(), QString("Two"));
    QCOMPARE(model().rowCount(), 0);
    // Another ruleset has other measures.
    QVERIFY(form_->measures().itemOf("traps") != nullptr);
    QVERIFY(form_->measures().itemOf("monsters") == nullptr);
    write("traps >= 0");
    QVERIFY(button()->isEnabled());
    QVERIFY(setCurrentLevel(*document_, "one"));
    QCOMPARE(form_->levelLabel()->text(), QString("One"));
    QVERIFY(form_->measures().itemOf("traps") == nullptr);
    QVERIFY(!button()->isEnabled());
}

void TestFindForm::pickingASeedChangesNothing() {
    look("rooms >= 1");
    settle();
    const int found = model().rowCount();
    QVERIFY(found > 0);
    QVERIFY(setSeed(*document_, "one", 12));
    QVERIFY(addFavourite(*document_, "one", model().seedAt(0), {}));
    QCOMPARE(model().rowCount(), found);
    QVERIFY(!model().isBusy());
    QVERIFY(model().index(0).data(GalleryModel::IsKeptRole).toBool());
}

void TestFindForm::saysWhenNoLevelIsOpen() {
    look("rooms >= 1");
    settle();
    QVERIFY(document_->setCurrentSheet(widgets::roomSheet("cell")));
    QCOMPARE(form_->levelLabel()->text(), QString("No level is open"));
    QVERIFY(emptyText().contains("A room has no seeds"));
    QVERIFY(form_->shelf().emptyLabel()->isVisible());
    QVERIFY(!button()->isEnabled());
    QCOMPARE(form_->measures().tree()->topLevelItemCount(), 0);
    context_->setDocument(nullptr);
    QVERIFY(emptyText().contains("Open a pack"));
    document_.reset();
    openSmall();
    QCOMPARE(form_->levelLabel()->text(), QString("One"));
    QVERIFY(button()->isEnabled());
}

void TestFindForm::rangesAreShown() {
    QTreeWidgetItem* rooms = form_->measures().itemOf("rooms");
    QVERIFY(rooms != nullptr);
    QCOMPARE(rooms->text(MeasureList::All), QString("…"));
    QTRY_VERIFY_WITH_TIMEOUT(!form_->ranges().isBusy(), 60'000);
    const widgets::UsualRange* range = form_->ranges().of(*analyse::findMeasure("rooms"));
    QVERIFY(range != nullptr && range->least < range->most);
    QCOMPARE(rooms->text(MeasureList::All), QString("%1 – %2").arg(range->least).arg(range->most));
    QVERIFY(!rooms->text(MeasureList::Middle).isEmpty());
    QCOMPARE(rooms->text(MeasureList::Id), QString("rooms"));
    // Slow measures are not computed without a request.
    QCOMPARE(form_->measures().itemOf("steps")->text(MeasureList::All), QString());
}

void TestFindForm::aDoubleClickPutsAMeasure() {
    QTRY_VERIFY_WITH_TIMEOUT(!form_->ranges().isBusy(), 60'000);
    QTreeWidget* tree = form_->measures().tree();
    const auto centre = [&](const char* id) {
        QTreeWidgetItem* item = form_->measures().itemOf(id);
        tree->scrollToItem(item);
        return tree->visualItemRect(item).center();
    };
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, centre("dead-ends"));
    QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, centre("dead-ends"));
    QVERIFY2(form_->wish().text().startsWith("dead-ends "), qPrintable(form_->wish().text()));
    QVERIFY(form_->wish().wish().has_value());
    QVERIFY(edit()->hasFocus());
    tree->setFocus();
    tree->setCurrentItem(form_->measures().itemOf("rooms"));
    QTest::keyClick(tree, Qt::Key_Return);
    QVERIFY(form_->wish().text().contains(" and rooms "));
    // The inserted comparisons have usual numbers, so some seeds fulfil the wish.
    look(form_->wish().text());
    settle();
    QVERIFY(model().rowCount() > 0);
}

void TestFindForm::theFilterFindsMeasures() {
    QTreeWidget* tree = form_->measures().tree();
    form_->measures().filter()->setFocus();
    QTest::keyClicks(form_->measures().filter(), "dead-en");
    QVERIFY(!form_->measures().itemOf("dead-ends")->isHidden());
    QVERIFY(form_->measures().itemOf("rooms")->isHidden());
    QTest::keyClick(form_->measures().filter(), Qt::Key_Down);
    QVERIFY(tree->hasFocus());
    QCOMPARE(tree->currentItem()->text(MeasureList::Id), QString("dead-ends"));
    QTest::keyClick(tree, Qt::Key_Enter);
    QVERIFY(form_->wish().text().contains("dead-ends"));
    form_->measures().filter()->clear();
    QVERIFY(!form_->measures().itemOf("rooms")->isHidden());
}

void TestFindForm::dearMeasuresAreAskedFor() {
    QTRY_VERIFY_WITH_TIMEOUT(!form_->ranges().isBusy(), 60'000);
    MeasureList& list = form_->measures();
    QVERIFY(!list.askButton()->isEnabled());
    list.tree()->setCurrentItem(list.itemOf("rooms"));
    QVERIFY(!list.askButton()->isEnabled());
    list.tree()->setCurrentItem(list.itemOf("steps"));
    QVERIFY(list.askButton()->isEnabled());
    QTest::mouseClick(list.askButton(), Qt::LeftButton);
    QVERIFY(form_->ranges().isBusy());
    QCOMPARE(list.itemOf("steps")->text(MeasureList::All), QString("…"));
    QTRY_VERIFY_WITH_TIMEOUT(!form_->ranges().isBusy(), 60'000);
    QVERIFY(list.itemOf("steps")->text(MeasureList::All).contains("–"));
    // A running computation can be cancelled.
    list.tree()->setCurrentItem(list.itemOf("rooms-refused"));
    QTest::mouseClick(list.askButton(), Qt::LeftButton);
    QVERIFY(list.askButton()->isEnabled());
    QTest::mouseClick(list.askButton(), Qt::LeftButton);
    QVERIFY(!form_->ranges().isBusy());
    QCOMPARE(list.itemOf("rooms-refused")->text(MeasureList::All), QString());
    QVERIFY(list.itemOf("steps")->text(MeasureList::All).contains("–"));
}

void TestFindForm::hiddenItMeasuresNothing() {
    QTRY_VERIFY_WITH_TIMEOUT(!form_->ranges().isBusy(), 60'000);
    const analyse::Measure& rooms = *analyse::findMeasure("rooms");
    form_->hide();
    QVERIFY(form_->ranges().of(rooms) != nullptr);
    QVERIFY(removeStage(*document_, "one", 3));
    QVERIFY(!form_->ranges().isBusy());
    QVERIFY(form_->ranges().of(rooms) == nullptr);
    form_->present();
    QVERIFY(form_->ranges().isBusy());
    // A hidden form pauses the computation, and an opened one resumes it.
    form_->hide();
    QVERIFY(!form_->ranges().isBusy());
    form_->present();
    QTRY_VERIFY_WITH_TIMEOUT(!form_->ranges().isBusy(), 60'000);
    QVERIFY(form_->ranges().of(rooms) != nullptr);
}

void TestFindForm::canGoWhileItWorks() {
    openLarge();
    look("rooms >= 1", "1000000000");
    QTRY_VERIFY_WITH_TIMEOUT(model().rowCount() > 0, 60'000);
    form_.reset();
    // The pack may also be closed before the form.
    init();
    openLarge();
    look("rooms >= 1", "1000000000");
    QVERIFY(form_->isSearching());
    document_.reset();
    QVERIFY(!form_->isSearching());
    QCOMPARE(form_->levelLabel()->text(), QString("No level is open"));
}

void TestFindForm::everythingHasAName() {
    for (auto* widget : form_->findChildren<QWidget*>()) {
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            widget->focusProxy() == nullptr && qobject_cast<QLabel*>(widget) == nullptr &&
            qobject_cast<QPushButton*>(widget) == nullptr)
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
}

MAZELOOM_TEST(TestFindForm)

}  // namespace mazeloom::tst_find_form

#include "tst_find_form.moc"
