// SPDX-License-Identifier: MIT
// Toasts in the real window: which actions show one, and that a toast blocks nothing.
#include <QClipboard>
#include <QTest>
#include <QToolButton>

#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/panels/toast.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_toasts {

using widgets::Toast;

class TestToasts : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("toasts"); }
    void init();
    void cleanup() { tearDown(); }

    void copiedCellsAreCounted();
    void keptStampsNameTheirKey();
    void copiedSeedsAreNamed();
    void nothingIsSaidOfNothing();
    void isInNobodysWay();
    void fadesOnlyWhereMotionIsWanted();

  private:
    Toast* toast() { return window_->findChild<Toast*>(); }
    widgets::EditContext& context() { return window_->toolBox().context(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        canvas()->setFocus();
        QTest::keyClick(canvas(), key, modifiers);
    }
};

void TestToasts::init() {
    setUp();
    window_->workspace().create();
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    QVERIFY(toast() != nullptr && !toast()->isVisible());
}

void TestToasts::copiedCellsAreCounted() {
    context().reach().setSelection(edit::Area(grid::Rect{2, 3, 4, 2}));
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(toast()->isVisible());
    QVERIFY2(toast()->text().startsWith("8 cell"), qPrintable(toast()->text()));
    QVERIFY(!QGuiApplication::clipboard()->text().isEmpty());
    context().reach().setSelection(edit::Area(grid::Point{2, 3}));
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(toast()->text().startsWith("1 cell"), qPrintable(toast()->text()));
}

void TestToasts::keptStampsNameTheirKey() {
    context().reach().setSelection(edit::Area(grid::Rect{2, 3, 4, 2}));
    press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(toast()->isVisible());
    // The pack's first stamp gets number 1, whichever key saved it.
    QCOMPARE(toast()->text(), "Saved as “Stamp 1”: 1 picks it up");
    // The toast names the shortcut that the user set.
    action("edit.stamp-2")->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    action("edit.keep-stamp-4")->trigger();
    QCOMPARE(toast()->text(), "Saved as “Stamp 2”: Ctrl+D picks it up");
    action("edit.stamp-2")->setShortcut({});
    action("edit.keep-stamp-2")->trigger();
    QCOMPARE(toast()->text(), "Saved as “Stamp 2”");
}

void TestToasts::copiedSeedsAreNamed() {
    auto* bar = window_->findChild<widgets::SeedBar*>();
    QTest::mouseClick(bar->line(), Qt::LeftButton);
    bar->focusSeed();
    QTest::keyClicks(bar->line(), "cave");
    QTest::keyClick(bar->line(), Qt::Key_Return);
    for (auto* button : bar->findChildren<QToolButton*>()) {
        if (button->accessibleName() == "Copy the seed") QTest::mouseClick(button, Qt::LeftButton);
    }
    QVERIFY(toast()->isVisible());
    const QString seed = QGuiApplication::clipboard()->text();
    QVERIFY(seed.size() > 5);
    QVERIFY2(toast()->text().contains("cave") && toast()->text().contains(seed),
             qPrintable(toast()->text()));
}

void TestToasts::nothingIsSaidOfNothing() {
    context().reach().setSelection({});
    press(Qt::Key_C, Qt::ControlModifier);
    press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(!toast()->isVisible());
}

void TestToasts::isInNobodysWay() {
    canvas()->setFocus();
    context().reach().setSelection(edit::Area(grid::Rect{2, 3, 4, 2}));
    const QRect before(canvas()->mapToGlobal(QPoint()), canvas()->size());
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(toast()->isVisible());
    // Nothing moves, the focus stays, and the toast lies over the level's lower half.
    QCOMPARE(QRect(canvas()->mapToGlobal(QPoint()), canvas()->size()), before);
    QCOMPARE(QApplication::focusWidget(), canvas());
    const QRect place(toast()->mapToGlobal(QPoint()), toast()->size());
    QVERIFY(before.contains(place));
    QVERIFY(place.top() > before.center().y());
    // A click on the toast reaches the canvas.
    QVERIFY(window_->childAt(window_->mapFromGlobal(place.center())) != toast());
    QSignalSpy hovered(canvas(), &widgets::Canvas::cellHovered);
    QTest::mouseMove(window_->windowHandle(), window_->mapFromGlobal(place.center()));
    QTest::mouseMove(window_->windowHandle(),
                     window_->mapFromGlobal(place.center()) + QPoint(0, -place.height() / 4));
    QTRY_VERIFY(canvas()->underMouse() || hovered.count() > 0);
}

void TestToasts::fadesOnlyWhereMotionIsWanted() {
    context().reach().setSelection(edit::Area(grid::Rect{2, 3, 4, 2}));
    for (const bool motion : {true, false}) {
        themes_->setMotion(motion);
        press(Qt::Key_C, Qt::ControlModifier);
        auto* fade = toast()->findChild<QVariantAnimation*>();
        QCOMPARE(fade->state() == QAbstractAnimation::Running, motion);
    }
}

MAZELOOM_TEST(TestToasts)

}  // namespace mazeloom::tst_toasts

#include "tst_toasts.moc"
