// SPDX-License-Identifier: MIT
// Cropping, moving all content of a level, and pasting in place, in the real window.
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "tests/app/support/window_test.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/undo_history.h"
#include "widgets/panels/inspector/offset_dialog.h"
#include "widgets/panels/message_bar.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_extent_domain {

using grid::Point;
using grid::Rect;
using grid::Size;
using level::Terrain;

class TestExtentDomain : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("extent-domain"); }
    void init();
    void cleanup() { tearDown(); }

    void isOfferedWhereItMakesSense();
    void cropsToTheSelection();
    void cropsToWhatIsPainted();
    void movesAllAndWrapsAround();
    void saysWhatIsLostPastAnEdge();
    void roomsAreMovedToo();
    void pastesInPlace();
    void pastesInPlaceWhereItFits();

  private:
    widgets::EditContext& context() { return window_->toolBox().context(); }
    Terrain at(Point cell) { return level::terrainOf(context().paint()->at(cell)); }
    void paint(const Rect& rect) {
        widgets::paintCells(
            *current(), current()->currentSheet(),
            edit::deltaOf(*context().paint(), edit::Area(rect), edit::terrainInk(Terrain::Floor)),
            "Paint");
    }
    /// Adds a level of solid rock and shows it.
    void add(Size size) {
        level::Level level = testing::solid(size, {}, level::Ruleset::Temple);
        level.title = "Rock";
        level.id.clear();
        widgets::addLevel(*current(), std::move(level), 0, "Add");
    }
    using Fill = std::function<void(widgets::OffsetDialog&)>;
    void offset(const Fill& fill) {
        willAnswer([fill](QDialog* dialog) {
            auto* asked = qobject_cast<widgets::OffsetDialog*>(dialog);
            QVERIFY(asked != nullptr);
            fill(*asked);
            QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                              Qt::LeftButton);
        });
        action("level.offset")->trigger();
    }
    static void setWay(widgets::OffsetDialog& dialog, int right, int down) {
        const auto boxes = dialog.findChildren<QSpinBox*>();
        QCOMPARE(boxes.size(), 2);
        boxes[0]->setValue(right);
        boxes[1]->setValue(down);
    }
};

void TestExtentDomain::init() {
    setUp();
    window_->workspace().create();
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    add({12, 9});
}

void TestExtentDomain::isOfferedWhereItMakesSense() {
    // Everything is rock, so nothing counts as painted.
    QVERIFY(!action("level.crop-to-selection")->isEnabled());
    QVERIFY(!action("level.crop-to-painted")->isEnabled());
    QVERIFY(action("level.offset")->isEnabled());
    paint({2, 3, 4, 2});
    QTRY_VERIFY(action("level.crop-to-painted")->isEnabled());
    action("edit.undo")->trigger();
    QTRY_VERIFY(!action("level.crop-to-painted")->isEnabled());
    context().reach().setSelection(edit::Area(Rect{1, 1, 2, 2}));
    QVERIFY(action("level.crop-to-selection")->isEnabled());
    action("edit.select-all")->trigger();
    QVERIFY(!action("level.crop-to-selection")->isEnabled());
    paint({0, 0, 12, 9});
    QTRY_VERIFY(!action("level.crop-to-painted")->isEnabled());
}

void TestExtentDomain::cropsToTheSelection() {
    paint({2, 3, 4, 2});
    // The crop uses the selection's bounding box.
    context().reach().setSelection(edit::Area(Point{2, 3}) | edit::Area(Point{8, 6}));
    const int steps = current()->history()->count();
    action("level.crop-to-selection")->trigger();
    QCOMPARE(context().paint()->size(), (Size{7, 4}));
    QCOMPARE(at({0, 0}), Terrain::Floor);
    QCOMPARE(at({3, 1}), Terrain::Floor);
    QCOMPARE(at({4, 1}), Terrain::Wall);
    QCOMPARE(current()->history()->count(), steps + 1);
    action("edit.undo")->trigger();
    QCOMPARE(context().paint()->size(), (Size{12, 9}));
    QCOMPARE(at({5, 4}), Terrain::Floor);
}

void TestExtentDomain::cropsToWhatIsPainted() {
    paint({2, 3, 4, 2});
    level::Object heart;
    heart.kind = level::ThingKind::Heart;
    heart.at = {9, 7};
    widgets::setObjects(*current(), current()->currentSheet(), {heart}, "Add");
    QTRY_VERIFY(action("level.crop-to-painted")->isEnabled());
    action("level.crop-to-painted")->trigger();
    QCOMPARE(context().paint()->size(), (Size{8, 5}));
    QCOMPARE(at({0, 0}), Terrain::Floor);
    QCOMPARE(currentLevel(*current())->objects[0].at, (Point{7, 4}));
    QTRY_VERIFY(!action("level.crop-to-painted")->isEnabled());
}

void TestExtentDomain::movesAllAndWrapsAround() {
    paint({10, 3, 2, 1});
    const level::PaintGrid before = *context().paint();
    offset([](widgets::OffsetDialog& dialog) {
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        setWay(dialog, 1, -4);
        QVERIFY(ok->isEnabled());
        QVERIFY(dialog.findChild<QCheckBox*>()->isChecked());
    });
    QCOMPARE(at({11, 8}), Terrain::Floor);
    QCOMPARE(at({0, 8}), Terrain::Floor);
    QCOMPARE(at({10, 3}), Terrain::Wall);
    offset([](widgets::OffsetDialog& dialog) { setWay(dialog, -1, 4); });
    QVERIFY(*context().paint() == before);
}

void TestExtentDomain::saysWhatIsLostPastAnEdge() {
    paint({10, 3, 2, 1});
    offset([](widgets::OffsetDialog& dialog) {
        setWay(dialog, 1, 0);
        dialog.findChild<QCheckBox*>()->setChecked(false);
        bool isSaid = false;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            isSaid = isSaid || label->text().contains("1 open cell");
        QVERIFY(isSaid);
    });
    QCOMPARE(at({11, 3}), Terrain::Floor);
    QCOMPARE(at({0, 3}), Terrain::Wall);
    QCOMPARE(at({10, 3}), Terrain::Wall);
}

void TestExtentDomain::roomsAreMovedToo() {
    level::Room room;
    room.title = "Den";
    room.cells = grid::Grid<Terrain>({6, 5}, Terrain::Void);
    room.cells.at({1, 1}) = Terrain::Floor;
    room.cells.at({2, 1}) = Terrain::Wall;
    room.entrances = {{2, 1}};
    const QString id = widgets::addRoom(*current(), room, 0, "Add");
    const auto den = [&] { return *findRoom(*current(), id); };
    offset([](widgets::OffsetDialog& dialog) { setWay(dialog, 4, 0); });
    QCOMPARE(den().cells.at({5, 1}), Terrain::Floor);
    QVERIFY(den().entrances == std::vector<Point>{(Point{0, 1})});
    QTRY_VERIFY(action("level.crop-to-painted")->isEnabled());
    action("level.crop-to-painted")->trigger();
    QCOMPARE(den().cells.size(), (Size{6, 1}));
}

void TestExtentDomain::pastesInPlace() {
    paint({2, 3, 4, 2});
    context().reach().setSelection(edit::Area(Rect{2, 3, 4, 2}));
    action("edit.copy")->trigger();
    add({12, 9});
    QCOMPARE(at({2, 3}), Terrain::Wall);
    const int steps = current()->history()->count();
    canvas()->setFocus();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(canvas(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    for (Point p; p.y < 9; ++p.y) {
        for (p.x = 0; p.x < 12; ++p.x)
            QCOMPARE(at(p) == Terrain::Floor, (Rect{2, 3, 4, 2}.contains(p)));
    }
    QVERIFY(context().reach().selection() == edit::Area(Rect{2, 3, 4, 2}));
    QCOMPARE(current()->history()->count(), steps + 1);
}

void TestExtentDomain::pastesInPlaceWhereItFits() {
    paint({2, 3, 4, 2});
    context().reach().setSelection(edit::Area(Rect{2, 3, 4, 2}));
    action("edit.copy")->trigger();
    add({4, 4});
    action("edit.paste-in-place")->trigger();
    QCOMPARE(at({3, 3}), Terrain::Floor);
    QCOMPARE(at({1, 3}), Terrain::Wall);
    // If none of the pasted cells would lie in the level, nothing happens and the bar says why.
    add({2, 2});
    const int steps = current()->history()->count();
    action("edit.paste-in-place")->trigger();
    QCOMPARE(current()->history()->count(), steps);
    bool isSaid = false;
    for (const auto* bar : window_->findChildren<widgets::MessageBar*>())
        isSaid = isSaid || (bar->isVisible() && bar->text().contains("beyond"));
    QVERIFY(isSaid);
}

MAZELOOM_TEST(TestExtentDomain)

}  // namespace mazeloom::tst_extent_domain

#include "tst_extent_domain.moc"
