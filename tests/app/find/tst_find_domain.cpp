// SPDX-License-Identifier: MIT
// Generate → Find a seed in the real window: its key, the level that it follows, and what persists
// across starts.
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTest>

#include "app/help/manual_topics.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/find/find_form.h"
#include "widgets/find/measure_list.h"
#include "widgets/find/seed_shelf.h"
#include "widgets/find/wish_box.h"
#include "widgets/find/wish_edit.h"

namespace mazeloom::tst_find_domain {

using widgets::FindForm;

class TestFindDomain : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("find-domain"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void needsALevel();
    void aKeyOpensIt();
    void findsInTheLevelThatIsOpen();
    void wishesAndPlaceAreKept();
    void theWindowCanBeUsedMeanwhile();
    void hasAPageInTheManual();

  private:
    FindForm* form() const { return window_->findChild<FindForm*>(); }
    FindForm* openForm() {
        action("generate.find-seed")->trigger();
        FindForm* opened = form();
        [opened] { QVERIFY(QTest::qWaitForWindowExposed(opened)); }();
        return opened;
    }
    void openTemple() {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        window_->workspace().open("builtin:temple");
        QTRY_VERIFY(!shown.isEmpty());
    }
};

void TestFindDomain::needsALevel() {
    QVERIFY(!action("generate.find-seed")->isEnabled());
    openTemple();
    QVERIFY(action("generate.find-seed")->isEnabled());
    QVERIFY(form() == nullptr);
    QVERIFY(!action("generate.find-seed")->statusTip().isEmpty());
    // The action is in the menu with the other seed actions.
    const QList<QAction*> seeds = window_->actions().in(app::MenuGroup::Seed);
    QVERIFY(seeds.contains(action("generate.find-seed")));
    QVERIFY(seeds.contains(action("generate.new-seed")));
}

void TestFindDomain::aKeyOpensIt() {
    openTemple();
    canvas()->setFocus();
    QTest::keyClick(canvas(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(form() != nullptr && form()->isVisible());
    QVERIFY(!form()->isModal());
    QTRY_VERIFY(form()->wish().edit()->hasFocus());
    QTest::keyClick(form()->wish().edit(), Qt::Key_Escape);
    QVERIFY(!form()->isVisible());
    // A second call opens the same form.
    FindForm* before = form();
    QTest::keyClicks(before->wish().edit(), "rooms >= 1");
    QCOMPARE(openForm(), before);
    QCOMPARE(before->wish().text(), QString("rooms >= 1"));
}

void TestFindDomain::findsInTheLevelThatIsOpen() {
    openTemple();
    FindForm* find = openForm();
    find->wish().setText("traps >= 0");
    QTest::keyClick(find->wish().edit(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(find->shelf().model().rowCount() > 3, 60'000);
    const std::uint64_t seed = find->shelf().model().seedAt(3);
    QListView* view = find->shelf().view();
    view->setCurrentIndex(find->shelf().model().index(3));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(seedOf(*current(), currentLevelId(*current())), seed);
    // The window shows the level of this seed.
    QTRY_VERIFY(window_->player().timeline() != nullptr);
}

void TestFindDomain::wishesAndPlaceAreKept() {
    openTemple();
    FindForm* find = openForm();
    find->resize(900, 560);
    find->wish().setText("traps >= 0");
    QTest::keyClick(find->wish().edit(), Qt::Key_Return);
    find->close();
    const QSize size = find->size();
    showWindow();
    openTemple();
    find = openForm();
    QVERIFY(find->wish().earlier() == QStringList({"traps >= 0"}));
    QCOMPARE(find->size(), size);
}

void TestFindDomain::theWindowCanBeUsedMeanwhile() {
    openTemple();
    FindForm* find = openForm();
    const QString first = find->windowTitle();
    QVERIFY(!first.isEmpty());
    const QString level = currentLevelId(*current());
    // The form follows the window to another level.
    QString other;
    for (const level::Level& one : current()->pack().levels) {
        if (QString::fromStdString(one.id) != level) other = QString::fromStdString(one.id);
    }
    QVERIFY(!other.isEmpty());
    find->wish().setText("traps >= 0");
    QTest::keyClick(find->wish().edit(), Qt::Key_Return);
    QVERIFY(find->isSearching());
    QVERIFY(setCurrentLevel(*current(), other));
    QVERIFY(!find->isSearching());
    QVERIFY(find->isVisible());
    // The pack is closed during a search.
    QTest::keyClick(find->wish().edit(), Qt::Key_Return);
    QVERIFY(find->isSearching());
    action("file.close")->trigger();
    QTRY_VERIFY(current() == nullptr);
    QVERIFY(!find->isSearching());
    QVERIFY(!action("generate.find-seed")->isEnabled());
    QVERIFY(find->isVisible());
}

void TestFindDomain::hasAPageInTheManual() {
    openTemple();
    QCOMPARE(app::manualPageOf(*action("generate.find-seed")), QString("finding"));
    FindForm* find = openForm();
    QCOMPARE(app::manualPageOf(&find->measures()), QString("finding"));
}

MAZELOOM_TEST(TestFindDomain)

}  // namespace mazeloom::tst_find_domain

#include "tst_find_domain.moc"
