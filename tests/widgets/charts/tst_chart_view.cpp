// SPDX-License-Identifier: MIT
// A chart in a window: keys, pointer and screen readers reach every mark.
#include <memory>
#include <set>

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

#include "tests/support/test_program.h"
#include "tests/widgets/charts/sample_surveys.h"
#include "widgets/charts/bar_chart.h"
#include "widgets/charts/chart_view.h"
#include "widgets/charts/heat_chart.h"
#include "widgets/text/spoken.h"

namespace mazeloom::tst_chart_view {

using namespace widgets;

class TestChartView : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void arrowsGoFromMarkToMark();
    void mapsAreWalkedBothWays();
    void enterAndSpaceActivate();
    void clicksActivate();
    void pointingTells();
    void keysAreNotTakenAsShortcuts();
    void otherKeysAreLeftToOthers();
    void marksAreChildrenForScreenReaders();
    void readersFollowTheKeys();
    void readersHearTheMarkAfterTheFocus();
    void readersCanPress();
    void aFullerChartKeepsTheMarks();
    void withoutAChartItSaysSo();
    void theFocusIsSeen();
    void isNeverTooSmall();

  private:
    void show(std::shared_ptr<const Chart> chart);
    ChartView& view() { return *view_; }

    std::unique_ptr<QWidget> window_;
    QWidget* before_ = nullptr;  ///< has the focus before the view
    ChartView* view_ = nullptr;
};

namespace {

std::shared_ptr<const Chart> bars() {
    return newBarChart(
        testing::surveyOfValues({{1, 1}, {2, 1}, {2, 3}, {4, 2}, {4, 4}, {4, 1}, {6, 2}}), 0);
}

std::shared_ptr<const Chart> cells() {
    return newHeatChart(testing::surveyOfValues({{1, 1}, {2, 1}, {2, 3}, {4, 2}, {4, 4}, {6, 2}}),
                        0, 1);
}

}  // namespace

void TestChartView::init() {
    window_ = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(window_.get());
    before_ = new QWidget;
    before_->setFocusPolicy(Qt::StrongFocus);
    before_->setFixedHeight(10);
    layout->addWidget(before_);
    view_ = new ChartView;
    layout->addWidget(view_);
    window_->resize(560, 380);
}

void TestChartView::cleanup() {
    window_.reset();
}

void TestChartView::show(std::shared_ptr<const Chart> chart) {
    view().setChart(std::move(chart));
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    before_->setFocus();
    QTest::keyClick(before_, Qt::Key_Tab);
    QVERIFY(view().hasFocus());
}

void TestChartView::arrowsGoFromMarkToMark() {
    show(bars());
    QSignalSpy moved(&view(), &ChartView::cursorMoved);
    QCOMPARE(view().cursorMark(), 0);
    for (int mark = 1; mark < view().chart()->marks(); ++mark) {
        QTest::keyClick(&view(), Qt::Key_Right);
        QCOMPARE(view().cursorMark(), mark);
        QCOMPARE(moved.back().front().toInt(), mark);
        QCOMPARE(view().spokenText(), view().chart()->textOf(mark));
    }
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(view().cursorMark(), view().chart()->marks() - 1);
    QTest::keyClick(&view(), Qt::Key_Home);
    QCOMPARE(view().cursorMark(), 0);
    QTest::keyClick(&view(), Qt::Key_Left);
    QCOMPARE(view().cursorMark(), 0);
    QTest::keyClick(&view(), Qt::Key_End);
    QCOMPARE(view().cursorMark(), view().chart()->marks() - 1);
    QTest::keyClick(&view(), Qt::Key_Left);
    QCOMPARE(view().cursorMark(), view().chart()->marks() - 2);
}

void TestChartView::mapsAreWalkedBothWays() {
    show(cells());
    // Goes to and fro, row by row from the bottom.
    std::set<int> visited{view().cursorMark()};
    for (int row = 0; row < 4; ++row) {
        QTest::keyClick(&view(), Qt::Key_Home);
        visited.insert(view().cursorMark());
        for (int column = 1; column < 6; ++column) {
            QTest::keyClick(&view(), Qt::Key_Right);
            visited.insert(view().cursorMark());
        }
        QTest::keyClick(&view(), Qt::Key_Up);
        visited.insert(view().cursorMark());
    }
    QCOMPARE(static_cast<int>(visited.size()), view().chart()->marks());
    QTest::keyClick(&view(), Qt::Key_Down);
    QCOMPARE(view().cursorMark(), 2 * 6 + 5);
}

void TestChartView::enterAndSpaceActivate() {
    show(bars());
    QSignalSpy activated(&view(), &ChartView::activated);
    QTest::keyClick(&view(), Qt::Key_Right);
    QTest::keyClick(&view(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.back().front().toInt(), 1);
    QCOMPARE(view().pickedMark(), 1);
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(view().pickedMark(), 1);
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(activated.size(), 2);
    QCOMPARE(view().pickedMark(), 2);
    QTest::keyClick(&view(), Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(activated.size(), 3);
}

void TestChartView::clicksActivate() {
    show(cells());
    QSignalSpy activated(&view(), &ChartView::activated);
    for (int mark = 0; mark < view().chart()->marks(); ++mark) {
        QTest::mouseClick(&view(), Qt::LeftButton, {}, view().markRect(mark).center());
        QCOMPARE(activated.back().front().toInt(), mark);
        QCOMPARE(view().cursorMark(), mark);
        QCOMPARE(view().pickedMark(), mark);
    }
    QCOMPARE(static_cast<int>(activated.size()), view().chart()->marks());
    QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(3, 3));
    QTest::mouseClick(&view(), Qt::RightButton, {}, view().markRect(0).center());
    QCOMPARE(static_cast<int>(activated.size()), view().chart()->marks());
}

void TestChartView::pointingTells() {
    show(bars());
    for (const int mark : {2, 0, 3}) {
        QTest::mouseMove(&view(), view().markRect(mark).center());
        QTRY_VERIFY(QToolTip::isVisible());
        QTRY_VERIFY(QToolTip::text().contains(view().chart()->textOf(mark)));
        QCOMPARE(view().cursor().shape(), Qt::PointingHandCursor);
    }
    QTest::mouseMove(&view(), QPoint(3, 3));
    QTRY_VERIFY(!QToolTip::isVisible());
    QCOMPARE(view().cursor().shape(), Qt::ArrowCursor);
}

void TestChartView::keysAreNotTakenAsShortcuts() {
    show(bars());
    auto* action = new QAction(window_.get());
    action->setShortcuts({QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Space)});
    window_->addAction(action);
    QSignalSpy triggered(action, &QAction::triggered);
    QTest::keyClick(&view(), Qt::Key_Right);
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(triggered.size(), 0);
    QCOMPARE(view().pickedMark(), 1);
}

void TestChartView::otherKeysAreLeftToOthers() {
    show(bars());
    QKeyEvent letter(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, QStringLiteral("a"));
    QApplication::sendEvent(&view(), &letter);
    QVERIFY(!letter.isAccepted());
    QKeyEvent control(QEvent::KeyPress, Qt::Key_Right, Qt::ControlModifier);
    QApplication::sendEvent(&view(), &control);
    QVERIFY(!control.isAccepted());
    QCOMPARE(view().cursorMark(), 0);
}

void TestChartView::marksAreChildrenForScreenReaders() {
    for (const auto& chart : {bars(), cells()}) {
        show(chart);
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&view());
        QVERIFY(face != nullptr);
        QCOMPARE(face->role(), QAccessible::Chart);
        QCOMPARE(face->text(QAccessible::Name), chart->title());
        QCOMPARE(face->childCount(), chart->marks());
        for (int mark = 0; mark < chart->marks(); ++mark) {
            QAccessibleInterface* child = face->child(mark);
            QVERIFY(child != nullptr && child->isValid());
            QCOMPARE(child->text(QAccessible::Name), chart->textOf(mark));
            QCOMPARE(face->indexOfChild(child), mark);
            QCOMPARE(face->child(mark), child);
            QCOMPARE(child->parent(), face);
            QVERIFY(face->rect().contains(child->rect()));
            const QPoint middle = child->rect().center();
            QCOMPARE(face->childAt(middle.x(), middle.y()), child);
        }
        QVERIFY(face->child(chart->marks()) == nullptr);
        QVERIFY(face->child(-1) == nullptr);
    }
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&view());
    view().setChart(nullptr);
    QCOMPARE(face->childCount(), 0);
}

void TestChartView::readersFollowTheKeys() {
    show(bars());
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&view());
    for (const int key : {Qt::Key_Right, Qt::Key_End, Qt::Key_Left}) {
        QTest::keyClick(&view(), static_cast<Qt::Key>(key));
        QCOMPARE(face->focusChild(), face->child(view().cursorMark()));
        QCOMPARE(face->text(QAccessible::Value), view().chart()->textOf(view().cursorMark()));
        for (int mark = 0; mark < face->childCount(); ++mark)
            QCOMPARE(face->child(mark)->state().focused != 0, mark == view().cursorMark());
    }
    before_->setFocus();
    QVERIFY(face->focusChild() == nullptr);
}

/// When the chart gets the focus, Qt announces the chart's name; the mark must be announced after
/// it, each time.
void TestChartView::readersHearTheMarkAfterTheFocus() {
    static QStringList said;
    said.clear();
    setSpeechListener([](QAccessibleEvent& event) {
        const QAccessibleInterface* face = event.accessibleInterface();
        if (event.type() == QAccessible::Focus && face != nullptr)
            said << face->text(QAccessible::Name);
    });
    show(bars());
    QCOMPARE(said, QStringList());
    QTRY_COMPARE(said, QStringList{view().chart()->textOf(0)});
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(said.last(), view().chart()->textOf(1));
    before_->setFocus();
    QCoreApplication::processEvents();
    said.clear();
    view().setFocus(Qt::OtherFocusReason);
    QTRY_COMPARE(said, QStringList{view().chart()->textOf(1)});
    setSpeechListener(nullptr);
}

void TestChartView::readersCanPress() {
    show(bars());
    QSignalSpy activated(&view(), &ChartView::activated);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&view());
    QAccessibleActionInterface* child = face->child(2)->actionInterface();
    QVERIFY(child != nullptr);
    child->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(activated.back().front().toInt(), 2);
    QVERIFY(face->child(2)->state().selected);
    QVERIFY(!face->child(1)->state().selected);
}

void TestChartView::aFullerChartKeepsTheMarks() {
    const auto few = testing::surveyOfValues({{10, 1}, {12, 1}, {20, 3}});
    const auto more = testing::surveyOfValues({{0, 1}, {10, 1}, {12, 1}, {20, 3}, {400, 2}});
    const std::shared_ptr<const BarChart> chart = newBarChart(few, 0);
    const std::shared_ptr<const BarChart> fuller = newBarChart(more, 0);
    show(chart);
    view().setCursorMark(2);
    view().setPickedMark(10);
    QCOMPARE(chart->barOf(2).values.first, std::int64_t{12});
    view().setChart(fuller, true);
    const analyse::Stretch at = fuller->barOf(view().cursorMark()).values;
    QVERIFY(at.first <= 12 && at.last >= 12);
    const analyse::Stretch picked = fuller->barOf(view().pickedMark()).values;
    QVERIFY(picked.first <= 20 && picked.last >= 20);
    view().setChart(chart);
    QCOMPARE(view().cursorMark(), -1);
    QCOMPARE(view().pickedMark(), -1);
}

void TestChartView::withoutAChartItSaysSo() {
    view().setEmptyText("Run a survey to see what it finds");
    show(nullptr);
    QCOMPARE(view().spokenText(), QStringLiteral("Run a survey to see what it finds"));
    QVERIFY(!view().accessibleName().isEmpty());
    QCOMPARE(view().accessibleDescription(), view().spokenText());
    QTest::keyClick(&view(), Qt::Key_Right);
    QTest::keyClick(&view(), Qt::Key_Return);
    QTest::mouseClick(&view(), Qt::LeftButton);
    QCOMPARE(view().cursorMark(), -1);
    const QImage image = view().grab().toImage();
    std::set<QRgb> colours;
    for (int x = 0; x < image.width(); ++x)
        for (int y = image.height() / 2 - 12; y < image.height() / 2 + 12; ++y)
            colours.insert(image.pixel(x, y));
    QVERIFY(colours.size() > 3);
}

void TestChartView::theFocusIsSeen() {
    show(bars());
    const QImage with = view().grab().toImage();
    before_->setFocus();
    const QImage without = view().grab().toImage();
    QVERIFY(with != without);
    // The focus frame, and the mark under the cursor.
    QVERIFY(with.pixel(1, with.height() / 2) != without.pixel(1, with.height() / 2));
    const QRect mark = view().markRect(0);
    QVERIFY(with.copy(mark.adjusted(-2, 0, 2, 0)) != without.copy(mark.adjusted(-2, 0, 2, 0)));
}

void TestChartView::isNeverTooSmall() {
    show(bars());
    QVERIFY(view().sizeHint().width() >= view().minimumSizeHint().width());
    QVERIFY(view().sizeHint().height() >= view().minimumSizeHint().height());
    const QSize usual = view().minimumSizeHint();
    QFont large = view().font();
    large.setPointSizeF(large.pointSizeF() * 2);
    view().setFont(large);
    QVERIFY(view().minimumSizeHint().width() > usual.width());
    QVERIFY(view().minimumSizeHint().height() > usual.height());
    QTRY_VERIFY(view().width() >= view().minimumSizeHint().width());
    view().setHeadShown(false);
    QVERIFY(view().minimumSizeHint().height() < usual.height() * 2);
}

MAZELOOM_TEST(TestChartView)

}  // namespace mazeloom::tst_chart_view

#include "tst_chart_view.moc"
