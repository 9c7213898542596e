// SPDX-License-Identifier: MIT
// The canvas's context menu in the real window.
#include <memory>

#include <QContextMenuEvent>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include "app/actions/action_registry.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "core/edit/paint/palette.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_canvas_menu {

using app::MainWindow;
using grid::Point;
using widgets::levelSheet;
using widgets::PackDocument;

class TestCanvasMenu : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void anObjectIsDuplicatedAndRemoved();
    void whatIsPickedTogetherIsRemovedTogether();
    void propertiesShowWhatWasPointedAt();
    void aPathIsEditedAndRemoved();
    void aCellTellsItsInkAndItsMaker();
    void theSelectionIsKeptAndErased();
    void theKeyOpensItAtTheCursor();
    void givingUpAStrokeOpensNone();
    void whatCannotBeDoneIsLeftOut();

  private:
    PackDocument& document() { return *window_->workspace().current(); }
    const level::Level& level() { return *currentLevel(document()); }
    widgets::EditContext& context() { return window_->toolBox().context(); }
    widgets::Canvas* canvas() { return window_->findChild<widgets::Canvas*>(); }
    /// Opens the menu at a cell; returns null if none opens.
    QMenu* openAt(Point cell);
    QMenu* shown();
    static QAction* entry(const QMenu* menu, const QString& text);
    /// Chooses an entry and closes the menu.
    void choose(QMenu* menu, const QString& text);
    Point freeCell(int after = 0);
    void place(Point cell);

    std::unique_ptr<app::ThemeController> themes_;
    std::unique_ptr<MainWindow> window_;
};

void TestCanvasMenu::initTestCase() {
    testing::prepareApplication("canvas-menu");
}

void TestCanvasMenu::init() {
    QSettings().clear();
    themes_ = std::make_unique<app::ThemeController>();
    window_ = std::make_unique<MainWindow>(*themes_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    canvas()->setFocus();
}

void TestCanvasMenu::cleanup() {
    window_.reset();
    themes_.reset();
}

QMenu* TestCanvasMenu::shown() {
    for (QMenu* menu : canvas()->findChildren<QMenu*>()) {
        if (menu->isVisible()) return menu;
    }
    return nullptr;
}

QMenu* TestCanvasMenu::openAt(Point cell) {
    canvas()->reveal(cell);
    const QPoint at = canvas()->rectOf(cell).center().toPoint();
    QTest::mousePress(canvas(), Qt::RightButton, {}, at);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, canvas()->mapToGlobal(at));
    QApplication::sendEvent(canvas(), &event);
    QTest::mouseRelease(canvas(), Qt::RightButton, {}, at);
    return shown();
}

QAction* TestCanvasMenu::entry(const QMenu* menu, const QString& text) {
    for (QAction* action : menu->actions()) {
        if (app::withoutMnemonic(action->text()) == text) return action;
    }
    return nullptr;
}

void TestCanvasMenu::choose(QMenu* menu, const QString& text) {
    QVERIFY(menu != nullptr);
    QAction* action = entry(menu, text);
    QVERIFY2(action != nullptr && action->isEnabled(), qPrintable(text));
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    QTRY_VERIFY(shown() == nullptr);
}

/// Returns the `after`-th cell, counted from 0 by rows, that is painted walkable and has no object.
Point TestCanvasMenu::freeCell(int after) {
    const level::PaintGrid& cells = *context().paint();
    for (int y = 0; y < cells.size().height; ++y) {
        for (int x = 0; x < cells.size().width; ++x) {
            const bool isOpen = level::isWalkable(level::terrainOf(cells.at({x, y})));
            if (isOpen && !edit::objectAt(level().objects, {x, y}) && after-- == 0) return {x, y};
        }
    }
    return {-1, -1};
}

void TestCanvasMenu::place(Point cell) {
    std::vector<level::Object> objects = level().objects;
    level::Object heart;
    heart.kind = level::ThingKind::Heart;
    heart.at = cell;
    objects.push_back(heart);
    QVERIFY(setObjects(document(), document().currentSheet(), objects, "Place"));
}

void TestCanvasMenu::anObjectIsDuplicatedAndRemoved() {
    const Point at = freeCell();
    place(at);
    const std::size_t before = level().objects.size();
    choose(openAt(at), "Duplicate");
    QCOMPARE(level().objects.size(), before + 1);
    choose(openAt(at), "Remove");
    QCOMPARE(level().objects.size(), before);
    QVERIFY(!edit::objectAt(level().objects, at));
    window_->actions().find("edit.undo")->trigger();
    QVERIFY(edit::objectAt(level().objects, at));
}

void TestCanvasMenu::whatIsPickedTogetherIsRemovedTogether() {
    const Point at = freeCell();
    place(at);
    const Point other = freeCell();
    place(other);
    const std::size_t count = level().objects.size();
    context().picked().setObjects({count - 2, count - 1});
    choose(openAt(at), "Remove");
    QCOMPARE(level().objects.size(), count - 2);
    QVERIFY(!edit::objectAt(level().objects, other));
}

void TestCanvasMenu::propertiesShowWhatWasPointedAt() {
    const Point at = freeCell();
    place(at);
    choose(openAt(at), "Properties");
    QCOMPARE(context().picked().objects(), edit::Picks{level().objects.size() - 1});
    const auto* bench = window_->findChild<widgets::Workbench*>();
    QTRY_VERIFY(bench->find("selected")->isInFront());
}

void TestCanvasMenu::aPathIsEditedAndRemoved() {
    level::Trajectory path;
    path.points = {freeCell(), freeCell(1)};
    const std::size_t before = level().trajectories.size();
    auto paths = level().trajectories;
    paths.push_back(path);
    QVERIFY(setTrajectories(document(), document().currentSheet().id, paths, "Draw"));
    choose(openAt(path.points[1]), "Edit the path");
    QCOMPARE(QString(window_->toolBox().current()->info().id), QString("paths"));
    QCOMPARE(context().picked().path(), std::optional(before));
    QCOMPARE(context().picked().point(), std::optional<std::size_t>(1));
    choose(openAt(path.points[1]), "Remove the path");
    QCOMPARE(level().trajectories.size(), before);
}

void TestCanvasMenu::aCellTellsItsInkAndItsMaker() {
    context().inks().setCurrent(*edit::findInk("water"));
    const Point at = freeCell();
    choose(openAt(at), "Paint with its ink");
    QCOMPARE(QString(window_->toolBox().current()->info().id), QString("brush"));
    QVERIFY(&context().inks().current() ==
            &edit::inkOf(context().paint()->at(at), context().canvas()));
    choose(openAt(at), "What made this cell?");
    QTRY_VERIFY(window_->findChild<widgets::Workbench*>()->find("provenance")->isUnfolded());
}

void TestCanvasMenu::theSelectionIsKeptAndErased() {
    QVERIFY(entry(openAt({1, 1}), "Pin") == nullptr);
    shown()->close();
    const Point at = freeCell();
    context().reach().setSelection(edit::Area(at));
    choose(openAt(at), "Pin");
    QTRY_COMPARE(level().kept.cells.count(), std::size_t{1});
    choose(openAt(at), "Delete");
    QVERIFY(!level::isWalkable(level::terrainOf(context().paint()->at(at))));
}

void TestCanvasMenu::theKeyOpensItAtTheCursor() {
    QTest::keyClick(canvas(), Qt::Key_Right);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(canvas(), &event);
    QVERIFY(shown() != nullptr);
    QVERIFY(entry(shown(), "What made this cell?") != nullptr);
    QTest::keyClick(shown(), Qt::Key_Escape);
    QTRY_VERIFY(shown() == nullptr);
}

void TestCanvasMenu::givingUpAStrokeOpensNone() {
    window_->toolBox().setCurrent(window_->toolBox().find("rectangle"));
    const level::Level before = level();
    const QPoint from = canvas()->rectOf({1, 1}).center().toPoint();
    const QPoint to = canvas()->rectOf({5, 5}).center().toPoint();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(canvas(), to);
    QVERIFY(openAt({5, 5}) == nullptr);
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, to);
    QVERIFY(level() == before);
    // The next right click has nothing to cancel.
    QVERIFY(openAt({5, 5}) != nullptr);
}

void TestCanvasMenu::whatCannotBeDoneIsLeftOut() {
    const QMenu* menu = openAt({0, 0});
    QVERIFY(menu != nullptr);
    for (const QAction* action : menu->actions())
        QVERIFY2(action->isEnabled() || action->isSeparator(), qPrintable(action->text()));
    QVERIFY(entry(menu, "Undo") == nullptr);
    QVERIFY(entry(menu, "Resize…") != nullptr);
}

MAZELOOM_TEST(TestCanvasMenu)

}  // namespace mazeloom::tst_canvas_menu

#include "tst_canvas_menu.moc"
