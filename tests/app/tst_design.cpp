// SPDX-License-Identifier: MIT
// A designer's first day: starting from an empty window, a pack with a level and a handcrafted room
// is painted by mouse and keyboard in the real window, saved, and opened again unchanged.
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "app/dialogs/save_sheet.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/inspector_panel.h"
#include "widgets/tools/bars/options_bar.h"
#include "widgets/tools/context/edit_context.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_design {

using app::MainWindow;
using grid::Point;
using level::Terrain;
using widgets::Canvas;
using widgets::PackDocument;

class TestDesign : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("design"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aPackFromNothingComesBackAsItWas();

  private:
    Canvas& canvas() { return *window_->findChild<Canvas*>(); }
    PackDocument& document() { return *window_->workspace().current(); }
    const level::Level& shownLevel() { return *currentLevel(document()); }
    const level::Room& shownRoom() { return *findRoom(document(), document().currentSheet().id); }
    Terrain paintedAt(Point cell) {
        return static_cast<Terrain>(paintOf(document(), document().currentSheet())->at(cell) &
                                    level::kPaintTerrain);
    }

    /// Presses a key on the canvas.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    QPoint at(Point cell) { return canvas().rectOf(cell).center().toPoint(); }
    void drag(Point from, Point to);
    void click(Point cell) { QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(cell)); }
    /// Clicks the button of that name in the options bar or the inspector.
    void choose(QWidget* in, const QString& name);
    void chooseOption(const QString& name) {
        choose(window_->findChild<widgets::OptionsBar*>(), name);
    }
    /// Answers the dialog for a new level or room.
    void willAdd(const QString& title, grid::Size size);
    void shown();
    void drawLevel();
    void drawRoom();
    void saveAs(const QString& folder);
};

void TestDesign::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    canvas().setFocus();
    QTest::keyClick(&canvas(), key, modifiers);
}

void TestDesign::drag(Point from, Point to) {
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, at(from));
    QMouseEvent event(QEvent::MouseMove, at(to), canvas().mapToGlobal(at(to)), Qt::NoButton,
                      Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas(), &event);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, at(to));
}

void TestDesign::choose(QWidget* in, const QString& name) {
    for (auto* button : in->findChildren<QAbstractButton*>()) {
        if (button->accessibleName() != name || !button->isVisibleTo(in)) continue;
        QTest::mouseClick(button, Qt::LeftButton);
        return;
    }
    // In a narrow bar some options are in menus.
    for (const auto* button : in->findChildren<QToolButton*>()) {
        if (button->menu() == nullptr || !button->isVisibleTo(in)) continue;
        for (QAction* action : button->menu()->actions()) {
            if (action->text() != name) continue;
            action->trigger();
            return;
        }
    }
    QFAIL(qPrintable("no button " + name));
}

void TestDesign::willAdd(const QString& title, grid::Size size) {
    answers_->add([title, size](QDialog* dialog) {
        auto* line = dialog->findChild<QLineEdit*>({}, Qt::FindDirectChildrenOnly);
        line->selectAll();
        QTest::keyClicks(line, title);
        for (auto* box : dialog->findChildren<QSpinBox*>()) {
            box->setValue(box->accessibleName() == "Width in cells" ? size.width : size.height);
        }
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
    });
}

/// Waits until the canvas shows the sheet that was just opened.
void TestDesign::shown() {
    QTRY_VERIFY(window_->player().count() > 0);
    QTRY_VERIFY(canvas().rect().contains(at({0, 0})));
    QTRY_VERIFY(window_->toolBox().context().canEdit());
}

void TestDesign::drawLevel() {
    willAdd("First steps", {20, 12});
    key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(currentLevelId(document()), QString("first-steps"));
    QCOMPARE(shownLevel().size, (grid::Size{20, 12}));
    shown();

    // First all is solid, then a hall and a passage to a second hall follow.
    key(Qt::Key_R);
    chooseOption("Filled");
    chooseOption("Wall");
    if (!window_->toolBox().context().reach().isFilled()) chooseOption("Filled");
    drag({0, 0}, {19, 11});
    chooseOption("Floor");
    drag({1, 1}, {7, 10});
    drag({11, 1}, {18, 10});
    key(Qt::Key_B);
    drag({8, 5}, {10, 5});
    chooseOption("Water");
    drag({3, 8}, {5, 8});
    QCOMPARE(paintedAt({0, 0}), Terrain::Wall);
    QCOMPARE(paintedAt({9, 5}), Terrain::Floor);
    QCOMPARE(paintedAt({9, 6}), Terrain::Wall);
    QCOMPARE(paintedAt({4, 8}), Terrain::Water);
    chooseOption("Trap");
    click({14, 3});
    chooseOption("No trap");
    drag({11, 10}, {18, 10});

    key(Qt::Key_T);
    chooseOption("Exit");
    click({17, 5});
    chooseOption("Heart");
    click({6, 2});

    key(Qt::Key_P);
    click({12, 2});
    click({17, 8});
    click({12, 8});
    key(Qt::Key_Return);
    QCOMPARE(shownLevel().trajectories.size(), std::size_t{1});
    QCOMPARE(shownLevel().trajectories[0].points.size(), std::size_t{3});
}

void TestDesign::drawRoom() {
    willAdd("Lair", {7, 5});
    key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(document().currentSheet(), widgets::roomSheet("lair"));
    shown();
    key(Qt::Key_B);
    chooseOption("Entrance");
    click({3, 0});
    chooseOption("Column");
    click({2, 2});
    click({4, 2});
    QCOMPARE(shownRoom().cells.at({2, 2}), Terrain::Column);
    QCOMPARE(shownRoom().entrances, std::vector<Point>({{3, 0}}));

    auto* workbench = window_->findChild<widgets::Workbench*>();
    workbench->raise("inspector");
    key(Qt::Key_V);
    choose(&workbench->find("inspector")->panel(), "Turned by 90°");
    QVERIFY(shownRoom().symmetries.size() != level::Room().symmetries.size());
}

void TestDesign::saveAs(const QString& folder) {
    answers_->add([folder](QDialog* dialog) {
        auto* sheet = qobject_cast<app::SaveSheet*>(dialog);
        QVERIFY(sheet != nullptr);
        sheet->findChild<QLineEdit*>("saveTitle")->setText(QFileInfo(folder).fileName());
        sheet->findChild<QLineEdit*>("saveFolder")->setText(QFileInfo(folder).path());
        auto* buttons = sheet->findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
    });
    key(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!document().isModified());
}

void TestDesign::aPackFromNothingComesBackAsItWas() {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window_->workspace().current() != nullptr);
    shown();
    drawLevel();
    if (QTest::currentTestFailed()) return;
    drawRoom();
    if (QTest::currentTestFailed()) return;

    const QString folder = folder_->filePath("mine");
    saveAs(folder);
    const level::Pack drawn = document().pack();
    window_->workspace().close(&document());
    PackDocument* again = window_->workspace().open(folder);
    QVERIFY(again->loadProblems().empty());
    QVERIFY(again->pack() == drawn);
    QVERIFY(!again->isModified());

    // The recipe came back, too: the level is generated as before.
    QVERIFY(setCurrentLevel(*again, "first-steps"));
    shown();
    const auto hero =
        std::ranges::find(shownLevel().objects, level::ThingKind::Hero, &level::Object::kind);
    QVERIFY(hero != shownLevel().objects.end());
}

MAZELOOM_TEST(TestDesign)

}  // namespace mazeloom::tst_design

#include "tst_design.moc"
