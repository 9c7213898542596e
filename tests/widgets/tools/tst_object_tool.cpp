// SPDX-License-Identifier: MIT
// Placing and moving objects on a real canvas, by real mouse and key events.
#include <QAbstractButton>
#include <QTest>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/bars/options_bar.h"
#include "widgets/tools/object_tool.h"

namespace mazeloom::tst_object_tool {

using grid::Point;
using level::ThingKind;
using widgets::PackDocument;

class TestObjectTool : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void clickPlacesWhatIsChosen();
    void nothingIsPlacedOnSolidOrTakenCells();
    void theHeroMoves();
    void dragMovesAsOneCommand();
    void draggingBackLeavesNoCommand();
    void dragStopsBeforeWhatIsInTheWay();
    void escapeGivesTheDragUp();
    void aBoxPicksSeveralAndTheyMoveTogether();
    void shiftAddsAndTakesAway();
    void altDragCopies();
    void keysRemoveNudgeAndDuplicate();
    void undoKeepsThePickInStep();
    void anotherSheetForgetsThePick();
    void roomsTakeObjects();
    void whatIsPlacedShowsBeforeItIsGenerated();
    void barOffersTheKindsOfTheSheet();
    void placesThePacksOwnKinds();

  private:
    const widgets::ObjectList& objects() const {
        return *objectsOf(*document_, document_->currentSheet());
    }
    const edit::Picks& picked() const { return box_->context().picked().objects(); }
    int commands() const { return document_->history()->count(); }

    widgets::ObjectTool* tool_ = nullptr;
};

void TestObjectTool::init() {
    pack::Reading reading;
    level::Level level = testing::painted(
        {"##########", "#........#", "#........#", "#........#", "#........#", "##########"}, {});
    level.id = "one";
    reading.pack.levels.push_back(level);
    level = testing::solid({12, 8}, {}, level::Ruleset::Descent);
    level.id = "two";
    reading.pack.levels.push_back(level);
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Floor);
    reading.pack.rooms.push_back(std::move(room));
    show(std::move(reading));
    tool_ = use<widgets::ObjectTool>("objects");
    QVERIFY(tool_ != nullptr);
    tool_->setKind(ThingKind::Heart);
    canvas_->setFocus();
}

void TestObjectTool::clickPlacesWhatIsChosen() {
    click({2, 2});
    QCOMPARE(objects().size(), std::size_t{1});
    QCOMPARE(objects()[0].kind, ThingKind::Heart);
    QCOMPARE(objects()[0].at, (Point{2, 2}));
    QCOMPARE(objects()[0].id, std::string("heart"));
    QCOMPARE(picked(), edit::Picks{0});
    tool_->setKind(ThingKind::Console);
    click({3, 2});
    QCOMPARE(objects()[1].kind, ThingKind::Console);
    QCOMPARE(commands(), 2);
    // A click on an object picks it and places nothing.
    click({2, 2});
    QCOMPARE(picked(), edit::Picks{0});
    QCOMPARE(commands(), 2);
    tool_->setKind({});
    click({5, 3});
    QCOMPARE(commands(), 2);
    QVERIFY(picked().empty());
}

void TestObjectTool::nothingIsPlacedOnSolidOrTakenCells() {
    click({0, 0});
    click({-1, 2});
    QCOMPARE(commands(), 0);
    tool_->setKind(ThingKind::Emitter);
    click({0, 2});
    QCOMPARE(objects().size(), std::size_t{1});
}

void TestObjectTool::theHeroMoves() {
    tool_->setKind(ThingKind::Hero);
    click({2, 2});
    click({5, 3});
    QCOMPARE(objects().size(), std::size_t{1});
    QCOMPARE(objects()[0].at, (Point{5, 3}));
    QCOMPARE(commands(), 2);
}

void TestObjectTool::dragMovesAsOneCommand() {
    click({2, 2});
    drag({2, 2}, {6, 4});
    QCOMPARE(objects()[0].at, (Point{6, 4}));
    QCOMPARE(commands(), 2);
    document_->history()->undo();
    QCOMPARE(objects()[0].at, (Point{2, 2}));
}

void TestObjectTool::draggingBackLeavesNoCommand() {
    click({2, 2});
    press({2, 2});
    move({5, 2}, Qt::LeftButton);
    QCOMPARE(objects()[0].at, (Point{5, 2}));
    move({2, 2}, Qt::LeftButton);
    release({2, 2});
    QCOMPARE(objects()[0].at, (Point{2, 2}));
    QCOMPARE(commands(), 1);
}

void TestObjectTool::dragStopsBeforeWhatIsInTheWay() {
    click({2, 2});
    click({5, 2});
    press({2, 2});
    move({4, 2}, Qt::LeftButton);
    move({5, 2}, Qt::LeftButton);
    QCOMPARE(objects()[0].at, (Point{4, 2}));
    move({6, 2}, Qt::LeftButton);
    QCOMPARE(objects()[0].at, (Point{6, 2}));
    move({6, 0}, Qt::LeftButton);
    release({6, 0});
    QCOMPARE(objects()[0].at, (Point{6, 2}));
}

void TestObjectTool::escapeGivesTheDragUp() {
    click({2, 2});
    press({2, 2});
    move({5, 2}, Qt::LeftButton);
    key(Qt::Key_Escape);
    QCOMPARE(objects()[0].at, (Point{2, 2}));
    QCOMPARE(commands(), 1);
    QVERIFY(!document_->history()->canRedo());
    move({6, 3}, Qt::LeftButton);
    release({6, 3});
    QCOMPARE(objects()[0].at, (Point{2, 2}));
    QCOMPARE(picked(), edit::Picks{0});
    key(Qt::Key_Escape);
    QVERIFY(picked().empty());
}

void TestObjectTool::aBoxPicksSeveralAndTheyMoveTogether() {
    for (int x : {1, 3, 5, 8})
        click({x, 2});
    drag({2, 1}, {6, 4});
    QCOMPARE(picked(), (edit::Picks{1, 2}));
    const int before = commands();
    drag({3, 2}, {4, 4});
    QCOMPARE(objects()[0].at, (Point{1, 2}));
    QCOMPARE(objects()[1].at, (Point{4, 4}));
    QCOMPARE(objects()[2].at, (Point{6, 4}));
    QCOMPARE(objects()[3].at, (Point{8, 2}));
    QCOMPARE(commands(), before + 1);
}

void TestObjectTool::shiftAddsAndTakesAway() {
    for (int x : {1, 3, 5})
        click({x, 2});
    click({1, 2});
    click({5, 2}, Qt::ShiftModifier);
    QCOMPARE(picked(), (edit::Picks{0, 2}));
    click({1, 2}, Qt::ShiftModifier);
    QCOMPARE(picked(), edit::Picks{2});
    drag({2, 1}, {4, 3}, Qt::ShiftModifier);
    QCOMPARE(picked(), (edit::Picks{1, 2}));
    QCOMPARE(commands(), 3);
}

void TestObjectTool::altDragCopies() {
    click({2, 2});
    drag({2, 2}, {4, 4}, Qt::AltModifier);
    QCOMPARE(objects().size(), std::size_t{2});
    QCOMPARE(objects()[0].at, (Point{2, 2}));
    QCOMPARE(objects()[1].at, (Point{4, 4}));
    QCOMPARE(objects()[1].id, std::string("heart-2"));
    QCOMPARE(picked(), edit::Picks{1});
    QCOMPARE(commands(), 2);
    document_->history()->undo();
    QCOMPARE(objects().size(), std::size_t{1});
}

void TestObjectTool::keysRemoveNudgeAndDuplicate() {
    click({2, 2});
    key(Qt::Key_Right);
    key(Qt::Key_Down);
    QCOMPARE(objects()[0].at, (Point{3, 3}));
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(objects()[0].at, (Point{8, 3}));
    key(Qt::Key_Right);
    QCOMPARE(objects()[0].at, (Point{8, 3}));
    QCOMPARE(commands(), 4);
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(objects().size(), std::size_t{2});
    key(Qt::Key_Delete);
    QCOMPARE(objects().size(), std::size_t{1});
    QVERIFY(picked().empty());
    QCOMPARE(objects()[0].at, (Point{8, 3}));
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Backspace);
    QVERIFY(objects().empty());
}

void TestObjectTool::undoKeepsThePickInStep() {
    for (int x : {1, 3, 5})
        click({x, 2});
    click({3, 2});
    key(Qt::Key_Delete);
    click({5, 2});
    QCOMPARE(picked(), edit::Picks{1});
    document_->history()->undo();
    QCOMPARE(picked(), edit::Picks{2});
    QCOMPARE(objects()[2].at, (Point{5, 2}));
    document_->history()->undo();
    QVERIFY(picked().empty());
}

void TestObjectTool::anotherSheetForgetsThePick() {
    click({2, 2});
    press({2, 2});
    move({4, 2}, Qt::LeftButton);
    setCurrentLevel(*document_, "two");
    QVERIFY(picked().empty());
    move({6, 2}, Qt::LeftButton);
    release({6, 2});
    QVERIFY(objects().empty());
    QCOMPARE(findLevel(*document_, "one")->objects[0].at, (Point{4, 2}));
    // A dungeon has no hearts of the selected kind, so the tool has no kind now.
    QVERIFY(!tool_->kind());
}

void TestObjectTool::roomsTakeObjects() {
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    showSheet();
    tool_->setKind(ThingKind::Orc);
    click({2, 2});
    drag({2, 2}, {3, 4});
    QCOMPARE(findRoom(*document_, "lair")->objects.size(), std::size_t{1});
    QCOMPARE(findRoom(*document_, "lair")->objects[0].at, (Point{3, 4}));
    QCOMPARE(commands(), 2);
    document_->history()->undo();
    QCOMPARE(findRoom(*document_, "lair")->objects[0].at, (Point{2, 2}));
}

void TestObjectTool::whatIsPlacedShowsBeforeItIsGenerated() {
    const auto look = [this] {
        move({8, 4}, Qt::NoButton);
        return canvas_->grab(canvas_->rectOf({2, 2}).toRect()).toImage();
    };
    const QImage before = look();
    click({2, 2});
    tool_->cancel();
    QVERIFY(look() != before);
    document_->history()->undo();
    QCOMPARE(look(), before);
}

void TestObjectTool::barOffersTheKindsOfTheSheet() {
    QWidget window;
    widgets::OptionsBar bar(*box_, &window);
    window.show();
    QVERIFY(bar.isVisible());
    const auto button = [&](const QString& name) {
        QAbstractButton* found = nullptr;
        for (auto* one : bar.findChildren<QAbstractButton*>()) {
            if (one->accessibleName() == name && one->isVisible()) found = one;
        }
        return found;
    };
    QVERIFY(button("Grenade") != nullptr);
    QVERIFY(button("Orc") == nullptr);
    button("Grenade")->click();
    QCOMPARE(tool_->kind(), ThingKind::Grenade);
    tool_->setKind({});
    QVERIFY(button("Pick")->isChecked());
    QVERIFY(!button("Delete")->isEnabled());
    tool_->setKind(ThingKind::Heart);
    click({2, 2});
    button("Duplicate")->click();
    QCOMPARE(objects().size(), std::size_t{2});
    button("Delete")->click();
    QCOMPARE(objects().size(), std::size_t{1});
    setCurrentLevel(*document_, "two");
    QTRY_VERIFY(button("Orc") != nullptr);
    for (const QAbstractButton* one : bar.findChildren<QAbstractButton*>()) {
        QVERIFY(!one->accessibleName().isEmpty() && !one->toolTip().isEmpty() &&
                !one->statusTip().isEmpty());
    }
    box_->setCurrent(box_->find("bucket"));
    QVERIFY(button("Pick") == nullptr);
}

void TestObjectTool::placesThePacksOwnKinds() {
    level::OwnKind chest;
    chest.id = "chest";
    chest.title = "Golden chest";
    QWidget window;
    widgets::OptionsBar bar(*box_, &window);
    window.show();
    QVERIFY(setOwnKinds(*document_, {chest}, "kind"));
    const auto offered = [&]() -> QAbstractButton* {
        for (auto* button : bar.findChildren<QAbstractButton*>()) {
            if (button->accessibleName() == "Golden chest" && button->isVisible()) return button;
        }
        return nullptr;
    };
    QTRY_VERIFY(offered() != nullptr);
    offered()->click();
    QCOMPARE(tool_->ownKind(), std::string("chest"));
    click({2, 2});
    QCOMPARE(objects().back().kind, ThingKind::Own);
    QCOMPARE(objects().back().own, std::string("chest"));
    QCOMPARE(objects().back().id, std::string("chest"));
    click({4, 2});
    QCOMPARE(objects().back().id, std::string("chest-2"));
    // Rooms can contain it, too.
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    QCOMPARE(tool_->ownKind(), std::string("chest"));
    QTRY_VERIFY(offered() != nullptr);
    // A removed kind is no longer selected in the tool.
    QVERIFY(setOwnKinds(*document_, {}, "no kind"));
    QTRY_VERIFY(offered() == nullptr);
    QVERIFY(!tool_->kind());
    QVERIFY(tool_->ownKind().empty());
}

MAZELOOM_TEST(TestObjectTool)

}  // namespace mazeloom::tst_object_tool

#include "tst_object_tool.moc"
