// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/traces.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/panels/steps/step_sentence.h"
#include "widgets/panels/steps/touch_list.h"

namespace mazeloom::tst_provenance_panel {

using testing::madeTimeline;
using trace::StepIndex;
using widgets::Player;
using widgets::ProvenancePanel;
using widgets::TouchModel;

class TestProvenancePanel : public QObject {
    Q_OBJECT

  private slots:
    void listEqualsANaiveLog();
    void clickAndEnterGoToTheStep();
    void previousAndNextWalkTheChanges();
    void hoverPreviews();
    void pausesWhenTheCellChanges();
    void emptyAndForeignCells();
    void cellOutlivesARegeneration();
    void theChangeThatCountsIsSeen();
    void theWheelScrollsTheListAndThenTheColumn();
    void whatIsPaintedSaysSo();
    void theReasonHasTwoLinesInANarrowColumn();
};

namespace {

/// Returns every change of a cell by replaying the whole log.
std::vector<trace::CellTouch> naiveTouches(const trace::Trace& trace, grid::Point cell) {
    std::vector<trace::CellTouch> touches;
    level::CellGrid cells = trace.initial;
    std::size_t change = 0;
    for (StepIndex s = 0; s < trace.stepCount(); ++s) {
        const level::Cell before = cells.at(cell);
        bool touched = false;
        for (int k = 0; k < trace.steps[s].changes; ++k, ++change) {
            const auto i = trace.changedCells[change];
            cells[i] = level::Cell::fromBits(unsigned{cells[i].bits()} ^ trace.changedBits[change]);
            touched |= i == cells.index(cell);
        }
        if (touched) touches.push_back({s, before, cells.at(cell)});
    }
    return touches;
}

struct Shown {
    explicit Shown(Player& player)
        : panel(player),
          list(panel.findChild<QListView*>()),
          model(panel.findChild<TouchModel*>()),
          pause(panel.findChild<QCheckBox*>()) {
        panel.resize(300, 600);
        panel.show();
        (void)QTest::qWaitForWindowExposed(&panel);
    }
    QToolButton* button(const char* name) const {
        for (auto* candidate : panel.findChildren<QToolButton*>()) {
            if (candidate->accessibleName() == name) return candidate;
        }
        return nullptr;
    }
    void clickRow(int row) const {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(model->index(row)).center());
    }

    ProvenancePanel panel;
    QListView* list;
    TouchModel* model;
    QCheckBox* pause;
};

const grid::Point kCell{7, 5};

/// Returns the cell that most steps changed.
grid::Point busiestCell(const trace::Timeline& timeline) {
    grid::Point busiest;
    for (int y = 0; y < timeline.cells().height(); ++y) {
        for (int x = 0; x < timeline.cells().width(); ++x) {
            if (timeline.touchesOf({x, y}).size() > timeline.touchesOf(busiest).size())
                busiest = {x, y};
        }
    }
    return busiest;
}

/// Sends a wheel event as the window system does: if no widget accepts it, its parent receives it.
void wheel(QWidget& over, int steps) {
    const QPointF at = over.rect().center();
    QWheelEvent event(at, over.mapToGlobal(at), {}, {0, steps * 120}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(&over, &event);
}

}  // namespace

void TestProvenancePanel::listEqualsANaiveLog() {
    Player player;
    Shown shown(player);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(testing::seeds(200)); ++seed) {
        player.setTimeline(madeTimeline({{"rooms", 40}, {"maze", 1500}}, seed), false);
        random::Stream random(seed);
        player.seek(random.below(player.count() + 1));
        const grid::Point cell{static_cast<int>(random.below(24)),
                               static_cast<int>(random.below(16))};
        shown.panel.showCell(cell);
        const auto expected = naiveTouches(player.timeline()->trace(), cell);
        QVERIFY(shown.model->touches() == expected);
        QCOMPARE(shown.model->rowCount(), static_cast<int>(expected.size()));
        int current = -1;
        for (int row = 0; row < shown.model->rowCount(); ++row) {
            const auto index = shown.model->index(row);
            const auto& touch = expected[static_cast<std::size_t>(row)];
            QCOMPARE(index.data(TouchModel::Sentence).toString(),
                     widgets::stepSentence(player.timeline()->trace(), touch.step));
            QVERIFY(index.data(TouchModel::Change)
                        .toString()
                        .startsWith(widgets::cellContent(player.timeline()->trace(), cell,
                                                         touch.before, touch.step)));
            if (touch.step < player.position()) current = row;
        }
        for (int row = 0; row < shown.model->rowCount(); ++row) {
            QCOMPARE(shown.model->index(row).data(TouchModel::Current).toBool(), row == current);
        }
    }
}

void TestProvenancePanel::clickAndEnterGoToTheStep() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 2000}}), false);
    Shown shown(player);
    shown.panel.showCell(kCell);
    QVERIFY(shown.model->rowCount() >= 3);
    shown.clickRow(1);
    QCOMPARE(player.position(), shown.model->touches()[1].step + 1);
    shown.list->setFocus();
    QTest::keyClick(shown.list, Qt::Key_Home);
    QTest::keyClick(shown.list, Qt::Key_Return);
    QCOMPARE(player.position(), shown.model->touches()[0].step + 1);
}

void TestProvenancePanel::previousAndNextWalkTheChanges() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 2000}}), false);
    Shown shown(player);
    shown.panel.showCell(kCell);
    auto* next = shown.button("Next change");
    auto* previous = shown.button("Previous change");
    QVERIFY(!next->isEnabled());
    player.first();
    QVERIFY(!previous->isEnabled());
    for (const auto& touch : shown.model->touches()) {
        QVERIFY(next->isEnabled());
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(player.position(), touch.step + 1);
    }
    QVERIFY(!next->isEnabled());
    player.last();
    for (auto touch = shown.model->touches().rbegin(); touch != shown.model->touches().rend();
         ++touch) {
        QVERIFY(previous->isEnabled());
        QTest::mouseClick(previous, Qt::LeftButton);
        QCOMPARE(player.position(), touch->step + 1);
    }
    QVERIFY(!previous->isEnabled());
}

void TestProvenancePanel::hoverPreviews() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 2000}}), false);
    Shown shown(player);
    shown.panel.showCell(kCell);
    player.seek(1000);
    shown.list->scrollToTop();
    const QPoint first = shown.list->visualRect(shown.model->index(0)).center();
    QTest::mouseMove(shown.list->viewport(), {1, shown.list->viewport()->height() - 1});
    QTest::mouseMove(shown.list->viewport(), first);
    QCOMPARE(player.shownPosition(), shown.model->touches()[0].step + 1);
    QCOMPARE(player.position(), 1000u);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(shown.list->viewport(), &leave);
    QCOMPARE(player.shownPosition(), 1000u);
}

void TestProvenancePanel::pausesWhenTheCellChanges() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 2000}}), false);
    Shown shown(player);
    shown.panel.showCell(kCell);
    shown.pause->setFocus();
    QTest::keyClick(shown.pause, Qt::Key_Space);
    QVERIFY(player.breakPoints().hasCell(kCell));
    player.first();
    player.play();
    while (player.isPlaying())
        player.advance(std::chrono::milliseconds(16));
    QCOMPARE(player.position(), shown.model->touches()[0].step + 1);
    shown.panel.showCell({8, 5});
    QVERIFY(!shown.pause->isChecked());
    shown.panel.showCell(kCell);
    QVERIFY(shown.pause->isChecked());
    player.setBreakPoints({});
    QVERIFY(!shown.pause->isChecked());
}

void TestProvenancePanel::emptyAndForeignCells() {
    Player player;
    Shown shown(player);
    QSignalSpy changed(&shown.panel, &ProvenancePanel::cellChanged);
    shown.panel.showCell(kCell);
    QVERIFY(!shown.panel.cell());
    QVERIFY(!shown.list->isVisible());
    const auto says = [&](const QString& text) {
        const auto labels = shown.panel.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    };
    QVERIFY(says("No level is shown"));
    player.setAwaiting(true);
    QVERIFY(says("being generated"));
    player.setTimeline(madeTimeline({{"maze", 100}}), false);
    QVERIFY(says("Click a cell"));
    shown.panel.showCell({-1, 3});
    shown.panel.showCell({24, 3});
    QVERIFY(!shown.panel.cell());
    shown.panel.showCell(kCell);
    QVERIFY(shown.list->isVisible());
    QTest::mouseClick(shown.button("Clear"), Qt::LeftButton);
    QVERIFY(!shown.panel.cell());
    QVERIFY(!shown.list->isVisible());
    QCOMPARE(changed.count(), 2);
}

void TestProvenancePanel::cellOutlivesARegeneration() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 2000}}, 1), false);
    Shown shown(player);
    shown.panel.showCell(kCell);
    player.setTimeline(madeTimeline({{"maze", 2000}}, 2), true);
    QVERIFY(shown.model->touches() == naiveTouches(player.timeline()->trace(), kCell));
    shown.panel.hide();
    player.setTimeline(madeTimeline({{"maze", 2000}}, 3), true);
    shown.panel.show();
    QVERIFY(shown.model->touches() == naiveTouches(player.timeline()->trace(), kCell));
    player.setTimeline(madeTimeline({{"maze", 20}}, 3, {6, 4}), true);
    QVERIFY(!shown.panel.cell());
}

void TestProvenancePanel::theChangeThatCountsIsSeen() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 20'000}}), false);
    Shown shown(player);
    shown.panel.resize(300, shown.panel.minimumSizeHint().height());
    shown.panel.showCell(busiestCell(*player.timeline()));
    const int rows = shown.model->rowCount();
    QVERIFY(rows > 5);
    const auto isSeen = [&](int row) {
        const QRect place = shown.list->visualRect(shown.model->index(row));
        return shown.list->viewport()->rect().contains(place);
    };
    // The panel requests a height of four changes.
    QTRY_VERIFY(isSeen(rows - 1));
    QVERIFY(isSeen(rows - 4));
    QVERIFY(!isSeen(0));
    player.seek(shown.model->touches()[1].step + 1);
    QVERIFY(isSeen(1));
    player.last();
    QVERIFY(isSeen(rows - 1));
    // Hovering a change does not scroll the list.
    shown.list->verticalScrollBar()->setValue(0);
    player.preview(shown.model->touches()[0].step + 1);
    QVERIFY(isSeen(0));
    player.preview({});
    QVERIFY(isSeen(0));
}

void TestProvenancePanel::theWheelScrollsTheListAndThenTheColumn() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 20'000}}), false);
    QScrollArea column;
    column.setWidgetResizable(true);
    auto* contents = new QWidget;
    auto* layout = new QVBoxLayout(contents);
    auto* above = new QWidget;
    above->setFixedHeight(600);
    auto* panel = new ProvenancePanel(player);
    layout->addWidget(above);
    layout->addWidget(panel);
    column.setWidget(contents);
    column.resize(300, 400);
    column.show();
    QVERIFY(QTest::qWaitForWindowExposed(&column));
    panel->showCell(busiestCell(*player.timeline()));
    QCoreApplication::processEvents();
    auto* list = panel->findChild<QListView*>();
    column.ensureWidgetVisible(list);
    QScrollBar* scroll = list->verticalScrollBar();
    QVERIFY(scroll->maximum() > 0);
    QCOMPARE(scroll->value(), scroll->maximum());
    const int before = column.verticalScrollBar()->value();
    wheel(*list->viewport(), 1);
    QVERIFY(scroll->value() < scroll->maximum());
    QCOMPARE(column.verticalScrollBar()->value(), before);
    scroll->setValue(0);
    wheel(*list->viewport(), 1);
    QVERIFY(column.verticalScrollBar()->value() < before);
}

void TestProvenancePanel::whatIsPaintedSaysSo() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 5}}), false);
    Shown shown(player);
    grid::Point untouched;
    while (!player.timeline()->touchesOf(untouched).empty())
        ++untouched.x;
    grid::Point touched = busiestCell(*player.timeline());
    QSignalSpy told(&shown.panel, &ProvenancePanel::reasonChanged);
    const auto reason = [&] { return told.back().front().toString(); };
    shown.panel.showCell(untouched);
    QVERIFY2(!reason().contains("by hand"), qPrintable(reason()));
    shown.panel.setPainted(true);
    QVERIFY2(reason().contains("painted by hand; no step"), qPrintable(reason()));
    bool isShown = false;
    for (auto* label : shown.panel.findChildren<QLabel*>())
        isShown |= label->isVisible() && label->text().contains("painted by hand; no step");
    QVERIFY(isShown);
    // All lines are visible, even at the panel's minimum size.
    shown.panel.resize(180, 10);
    for (auto* label : shown.panel.findChildren<QLabel*>()) {
        if (label->text().contains("painted by hand"))
            QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
    }
    shown.panel.showCell(touched);
    const level::Cell initial = player.timeline()->trace().initial.at(touched);
    QVERIFY2(
        reason().endsWith("painted by hand: " +
                          widgets::cellContent(player.timeline()->trace(), touched, initial, 0)),
        qPrintable(reason()));
    shown.panel.clear();
    QCOMPARE(reason(), QString());
}

void TestProvenancePanel::theReasonHasTwoLinesInANarrowColumn() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 2000}}), false);
    Shown shown(player);
    shown.panel.showCell(kCell);
    const auto pictureAt = [&](int width) {
        shown.panel.resize(width, 600);
        QCoreApplication::processEvents();
        const QRect row = shown.list->visualRect(shown.model->index(0));
        return std::pair(row, shown.list->viewport()->grab(row).toImage());
    };
    const QFontMetrics letters(shown.list->font());
    const QString sentence = shown.model->index(0).data(TouchModel::Sentence).toString();
    const int needed = letters.horizontalAdvance(sentence);
    // With 60 % of the sentence's width all of it is shown, so two thirds of the row's lines
    // change.
    const auto [wide, whole] = pictureAt(needed + 40);
    const auto [narrow, broken] = pictureAt(needed * 6 / 10 + 40);
    QCOMPARE(wide.height(), narrow.height());
    QVERIFY(wide.height() >= 4 * letters.height());
    const auto inkIn = [](const QImage& picture, int top, int bottom) {
        int count = 0;
        for (int y = top; y < bottom; ++y) {
            for (int x = 12; x < picture.width(); ++x)
                count += qGray(picture.pixel(x, y)) != qGray(picture.pixel(picture.width() - 1, y));
        }
        return count;
    };
    // Neither picture lacks letters: the same ink, within what the space between the lines hides.
    const int all = inkIn(whole, 0, whole.height());
    const int found = inkIn(broken, 0, broken.height());
    QVERIFY2(found >= all * 95 / 100, qPrintable(QString("%1 of %2").arg(found).arg(all)));
}

MAZELOOM_TEST(TestProvenancePanel)

}  // namespace mazeloom::tst_provenance_panel

#include "tst_provenance_panel.moc"
