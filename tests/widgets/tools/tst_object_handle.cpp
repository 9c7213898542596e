// SPDX-License-Identifier: MIT
// Objects are dragged without a tool on a real canvas, by real mouse and key events.
#include <QSignalSpy>
#include <QTest>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/lookup.h"

namespace mazeloom::tst_object_handle {

using grid::Point;
using widgets::Canvas;
using widgets::EditContext;

class TestObjectHandle : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }

    void dragMovesTheObjectInOneStep();
    void itIsSeenWhileItIsDragged();
    void aClickAsksAndMovesNothing();
    void escapeGivesTheDragUp();
    void saysWhyItCannotStandThere_data();
    void saysWhyItCannotStandThere();
    void aLockedLayerSaysSo();
    void whatCannotBeDraggedSaysSo();
    void withAToolInHandTheToolIsPressed();
    void thePointerShowsWhatCanBeDragged();
    void anotherLevelEndsTheDrag();

  private:
    Point hero() const { return objectsOf(*document_, document_->currentSheet())->front().at; }
    int commands() const { return document_->history()->count(); }
    EditContext& context() { return box_->context(); }
};

void TestObjectHandle::init() {
    pack::Reading reading;
    level::Level level = testing::painted(
        {"##########", "#.@......#", "#........#", "#...h....#", "#........#", "##########"}, {});
    level.id = "one";
    reading.pack.levels.push_back(level);
    level.id = "two";
    reading.pack.levels.push_back(level);
    show(std::move(reading));
    QVERIFY(box_->current() == nullptr);
    QCOMPARE(hero(), (Point{2, 1}));
}

void TestObjectHandle::dragMovesTheObjectInOneStep() {
    QSignalSpy asked(canvas_.get(), &Canvas::cellClicked);
    drag({2, 1}, {6, 4});
    QCOMPARE(hero(), (Point{6, 4}));
    QCOMPARE(commands(), 1);
    QVERIFY(asked.isEmpty());
    QVERIFY(context().picked().objects().empty());
    document_->history()->undo();
    QCOMPARE(hero(), (Point{2, 1}));
}

void TestObjectHandle::itIsSeenWhileItIsDragged() {
    press({2, 1});
    const QImage before = canvas_->grab().toImage();
    const QRect target = canvas_->rectOf({5, 2}).toRect();
    move({5, 2}, Qt::LeftButton);
    const QImage during = canvas_->grab().toImage();
    QVERIFY(before.copy(target) != during.copy(target));
    release({5, 2});
}

void TestObjectHandle::aClickAsksAndMovesNothing() {
    QSignalSpy asked(canvas_.get(), &Canvas::cellClicked);
    click({2, 1});
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().front().value<Point>(), (Point{2, 1}));
    click({7, 3});
    QCOMPARE(asked.size(), 2);
    QCOMPARE(commands(), 0);
    QVERIFY(context().picked().objects().empty());
}

void TestObjectHandle::escapeGivesTheDragUp() {
    press({2, 1});
    move({5, 2}, Qt::LeftButton);
    QCOMPARE(hero(), (Point{5, 2}));
    key(Qt::Key_Escape);
    QCOMPARE(hero(), (Point{2, 1}));
    move({6, 2}, Qt::LeftButton);
    release({6, 2});
    QCOMPARE(hero(), (Point{2, 1}));
    QCOMPARE(commands(), 0);
}

void TestObjectHandle::saysWhyItCannotStandThere_data() {
    QTest::addColumn<Point>("to");
    QTest::addColumn<QString>("why");
    QTest::newRow("wall") << Point{2, 0} << "solid";
    QTest::newRow("another object") << Point{4, 3} << "something else";
    QTest::newRow("outside") << Point{2, -2} << "outside";
}

void TestObjectHandle::saysWhyItCannotStandThere() {
    QFETCH(Point, to);
    QFETCH(QString, why);
    QSignalSpy noted(&context(), &EditContext::noted);
    press({2, 1});
    move(to, Qt::LeftButton);
    release(to);
    QCOMPARE(hero(), (Point{2, 1}));
    QCOMPARE(commands(), 0);
    QCOMPARE(noted.size(), 1);
    const QString said = noted.front().front().toString();
    QVERIFY2(said.contains(why), qPrintable(said));
}

void TestObjectHandle::aLockedLayerSaysSo() {
    edit::Layers layers = context().layers();
    layers.of(edit::Layer::Objects).isLocked = true;
    context().setLayers(layers);
    QSignalSpy noted(&context(), &EditContext::noted);
    drag({2, 1}, {6, 4});
    QCOMPARE(hero(), (Point{2, 1}));
    QCOMPARE(commands(), 0);
    QCOMPARE(noted.size(), 1);
}

void TestObjectHandle::whatCannotBeDraggedSaysSo() {
    QSignalSpy noted(&context(), &EditContext::noted);
    drag({6, 2}, {7, 4});
    QCOMPARE(noted.size(), 1);
    QCOMPARE(commands(), 0);
}

void TestObjectHandle::withAToolInHandTheToolIsPressed() {
    QVERIFY(use("select"));
    drag({2, 1}, {5, 2});
    QCOMPARE(hero(), (Point{2, 1}));
    QVERIFY(context().reach().selection() == edit::Area(grid::Rect{2, 1, 4, 2}));
}

void TestObjectHandle::thePointerShowsWhatCanBeDragged() {
    move({6, 2}, Qt::NoButton);
    const Qt::CursorShape usual = canvas_->cursor().shape();
    move({2, 1}, Qt::NoButton);
    QVERIFY(canvas_->cursor().shape() != usual);
    move({6, 2}, Qt::NoButton);
    QCOMPARE(canvas_->cursor().shape(), usual);
}

void TestObjectHandle::anotherLevelEndsTheDrag() {
    press({2, 1});
    move({5, 2}, Qt::LeftButton);
    setCurrentLevel(*document_, "two");
    showSheet();
    move({6, 2}, Qt::LeftButton);
    release({6, 2});
    QCOMPARE(hero(), (Point{2, 1}));
    setCurrentLevel(*document_, "one");
    QCOMPARE(hero(), (Point{5, 2}));
    QCOMPARE(commands(), 1);
}

MAZELOOM_TEST(TestObjectHandle)

}  // namespace mazeloom::tst_object_handle

#include "tst_object_handle.moc"
