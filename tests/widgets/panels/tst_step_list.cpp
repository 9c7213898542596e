// SPDX-License-Identifier: MIT
#include <QComboBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/traces.h"
#include "widgets/panels/steps/step_list_panel.h"
#include "widgets/panels/steps/step_list_view.h"
#include "widgets/panels/steps/step_rows.h"

namespace mazeloom::tst_step_list {

using trace::StepIndex;
using trace::StepKind;
using widgets::Player;
using widgets::StepFilter;
using widgets::StepListPanel;
using widgets::StepListView;
using widgets::StepRows;

class TestStepList : public QObject {
    Q_OBJECT

  private slots:
    void rowsAreTheFilteredSteps();
    void emptyRowsAreHarmless();
    void listHasARowForEachStep();
    void hoverPreviewsAndLeavingEndsIt();
    void clickSeeks();
    void keysWalkPreviewAndChoose();
    void followsWhilePlayingUnlessPointedAt();
    void filtersByKindAndStage();
    void filterOutlivesARegeneration();
    void twentyMillionRowsAreScrolled();
    void hiddenListEndsItsPreview();
};

namespace {

std::unique_ptr<trace::Timeline> mazeTimeline(std::uint64_t seed = 3) {
    const auto recorded = generate::record(testing::solid({61, 41}, {"maze"}), {}, seed);
    return std::make_unique<trace::Timeline>(recorded.trace);
}

struct Shown {
    explicit Shown(Player& player) : panel(player), view(panel.findChild<StepListView*>()) {
        panel.resize(300, 500);
        panel.show();
        (void)QTest::qWaitForWindowExposed(&panel);
        // Moves the pointer away from the rows, wherever the last test left it.
        QTest::mouseMove(&panel, {2, 2});
    }
    void point(StepIndex row) const {
        QTest::mouseMove(view->viewport(), view->rowRect(row).center());
    }
    QComboBox* box(const char* name) const {
        for (auto* candidate : panel.findChildren<QComboBox*>()) {
            if (candidate->accessibleName() == name) return candidate;
        }
        return nullptr;
    }
    void choose(const char* name, int index) const {
        QComboBox* filter = box(name);
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(filter, Qt::Key_Down);
    }

    StepListPanel panel;
    StepListView* view;
};

}  // namespace

void TestStepList::rowsAreTheFilteredSteps() {
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const auto made = testing::madeTrace(
            {{"rooms", random.below(50)}, {"maze", random.below(4000)}, {"doors", random.below(9)}},
            static_cast<std::uint64_t>(seed));
        StepRows rows(made);
        StepFilter filter;
        if (random.chance(70)) filter.kind = static_cast<StepKind>(random.below(trace::kStepKinds));
        if (random.chance(50)) filter.stage = random.below(3);
        rows.setFilter(filter);

        std::vector<StepIndex> expected;
        for (StepIndex s = 0; s < made->stepCount(); ++s) {
            if (filter.kind && made->steps[s].kind != *filter.kind) continue;
            const auto& span = made->stages[filter.stage.value_or(0)];
            if (filter.stage && (s < span.first || s >= span.end)) continue;
            expected.push_back(s);
        }
        QCOMPARE(rows.count(), static_cast<StepIndex>(expected.size()));
        for (StepIndex row = 0; row < rows.count(); ++row) {
            QCOMPARE(rows.stepAt(row), expected[row]);
        }
        for (StepIndex s = 0; s < made->stepCount(); s += 1 + random.below(40)) {
            const auto after = std::ranges::upper_bound(expected, s) - expected.begin();
            const auto row = rows.rowOf(s);
            QCOMPARE(row.has_value(), after > 0);
            if (row) QCOMPARE(*row, static_cast<StepIndex>(after - 1));
        }
    }
}

void TestStepList::emptyRowsAreHarmless() {
    StepRows rows;
    rows.setFilter({StepKind::Carve, std::nullopt});
    QCOMPARE(rows.count(), 0u);
    QVERIFY(!rows.rowOf(3));
    StepRows none(testing::madeTrace({{"maze", 0}}));
    none.setFilter({StepKind::Carve, 0});
    QCOMPARE(none.count(), 0u);
    Player player;
    Shown shown(player);
    QTest::keyClick(shown.view, Qt::Key_Down);
    QTest::keyClick(shown.view, Qt::Key_Return);
    shown.point(1);
    QTest::mouseClick(shown.view->viewport(), Qt::LeftButton);
    QVERIFY(!shown.panel.grab().isNull());
    QVERIFY(!shown.view->lookedAtRow());
}

void TestStepList::listHasARowForEachStep() {
    Player player;
    Shown shown(player);
    player.setTimeline(mazeTimeline(), false);
    QCOMPARE(shown.view->rows().count(), player.count());
    QCOMPARE(shown.view->currentRow(), std::optional(player.count() - 1));
    // The list scrolls to the last rows.
    shown.view->verticalScrollBar()->setValue(shown.view->verticalScrollBar()->maximum());
    QVERIFY(shown.view->rowRect(player.count() - 1).bottom() <= shown.view->viewport()->height());
    player.first();
    QVERIFY(!shown.view->currentRow());
    player.clear();
    QCOMPARE(shown.view->rows().count(), 0u);
}

void TestStepList::hoverPreviewsAndLeavingEndsIt() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    player.seek(100);
    Shown shown(player);
    const StepIndex row = shown.view->firstVisibleRow() + 3;
    shown.point(row);
    QCOMPARE(shown.view->lookedAtRow(), std::optional(row));
    QCOMPARE(player.shownPosition(), row + 1);
    QCOMPARE(player.position(), 100u);
    shown.point(row + 2);
    QCOMPARE(player.shownPosition(), row + 3);
    const StepIndex top = shown.view->firstVisibleRow();
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(shown.view->viewport(), &leave);
    QCOMPARE(player.shownPosition(), 100u);
    QCOMPARE(shown.view->firstVisibleRow(), top);
}

void TestStepList::clickSeeks() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    player.seek(100);
    Shown shown(player);
    const StepIndex row = shown.view->firstVisibleRow() + 4;
    player.play();
    QTest::mouseClick(shown.view->viewport(), Qt::LeftButton, {},
                      shown.view->rowRect(row).center());
    QCOMPARE(player.position(), row + 1);
    QVERIFY(!player.isPlaying());
    QCOMPARE(shown.view->currentRow(), std::optional(row));
}

void TestStepList::keysWalkPreviewAndChoose() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    player.seek(101);
    Shown shown(player);
    shown.view->setFocus();
    QTest::keyClick(shown.view, Qt::Key_Down);
    QTest::keyClick(shown.view, Qt::Key_Down);
    QCOMPARE(player.shownPosition(), 103u);
    QCOMPARE(player.position(), 101u);
    QVERIFY(shown.view->accessibleDescription().contains("103"));
    QTest::keyClick(shown.view, Qt::Key_Escape);
    QCOMPARE(player.shownPosition(), 101u);
    QTest::keyClick(shown.view, Qt::Key_Up);
    QTest::keyClick(shown.view, Qt::Key_Return);
    QCOMPARE(player.position(), 100u);
    QTest::keyClick(shown.view, Qt::Key_End);
    QCOMPARE(player.shownPosition(), player.count());
    QTest::keyClick(shown.view, Qt::Key_Down);
    QTest::keyClick(shown.view, Qt::Key_PageUp);
    QVERIFY(player.shownPosition() < player.count() - 5);
    QTest::keyClick(shown.view, Qt::Key_Home);
    QCOMPARE(player.shownPosition(), 1u);
    QVERIFY(shown.view->rowRect(0).top() == 0);
    shown.box("Stage")->setFocus();
    QCOMPARE(player.shownPosition(), 100u);
}

void TestStepList::followsWhilePlayingUnlessPointedAt() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    player.first();
    Shown shown(player);
    player.setSpeed(100);
    player.play();
    player.advance(std::chrono::seconds(5));
    QTRY_VERIFY(shown.view->firstVisibleRow() > 400);
    const StepIndex row = *shown.view->currentRow();
    const int middle = shown.view->viewport()->height() / 2;
    QVERIFY(std::abs(shown.view->rowRect(row).center().y() - middle) <=
            2 * shown.view->rowHeight());
    const StepIndex top = shown.view->firstVisibleRow();
    shown.point(top + 2);
    QCOMPARE(player.shownPosition(), player.position());  // no preview while playing
    player.advance(std::chrono::seconds(5));
    QTRY_VERIFY(*shown.view->currentRow() > top + 400);
    QCOMPARE(shown.view->firstVisibleRow(), top);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(shown.view->viewport(), &leave);
    player.advance(std::chrono::seconds(1));
    QTRY_VERIFY(shown.view->firstVisibleRow() > top + 400);
    QVERIFY(player.isPlaying());
}

void TestStepList::filtersByKindAndStage() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    Shown shown(player);
    const trace::Trace& trace = player.timeline()->trace();
    StepIndex backtracks = 0;
    for (StepIndex s = 0; s < trace.stepCount(); ++s) {
        backtracks += trace.steps[s].kind == StepKind::Backtrack;
    }
    const int entry = shown.box("Kind of step")->findData(static_cast<int>(StepKind::Backtrack));
    QVERIFY(entry > 0);
    shown.choose("Kind of step", entry);
    QCOMPARE(shown.view->rows().count(), backtracks);
    shown.choose("Stage", 1);
    QCOMPARE(shown.view->rows().count(), backtracks);
    shown.choose("Kind of step", 0);
    shown.choose("Stage", 0);
    QCOMPARE(shown.view->rows().count(), player.count());
}

void TestStepList::filterOutlivesARegeneration() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    Shown shown(player);
    shown.choose("Kind of step",
                 shown.box("Kind of step")->findData(static_cast<int>(StepKind::Carve)));
    player.setTimeline(testing::madeTimeline({{"rooms", 5}}), true);
    QCOMPARE(shown.view->rows().count(), 5u);  // the rooms stage makes no such steps
    player.setTimeline(mazeTimeline(8), true);
    QVERIFY(shown.view->rows().count() < player.count());
    QCOMPARE(shown.view->rows().filter().kind, std::optional(StepKind::Carve));
}

void TestStepList::twentyMillionRowsAreScrolled() {
    auto trace = testing::madeTrace({});
    trace::Step step;
    step.at = trace->initial.index({1, 1});
    const StepIndex steps = 20'000'000;
    for (StepIndex s = 0; s < steps; ++s) {
        step.kind = s % 1'000'000 == 999'999 ? StepKind::Start : StepKind::Backtrack;
        trace->steps.push(step);
    }
    trace->stages.push_back({"maze", 0, 0, steps});
    Player player;
    player.setTimeline(std::make_unique<trace::Timeline>(trace), false);
    Shown shown(player);
    QCOMPARE(shown.view->rows().count(), steps);
    for (StepIndex position : {1u, 12'345'678u, steps}) {
        player.seek(position);
        const QRect row = shown.view->rowRect(position - 1);
        QVERIFY(shown.view->viewport()->rect().contains(row));
        QTest::mouseClick(shown.view->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(player.position(), position);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(shown.view->viewport(), &leave);
    }
    shown.choose("Kind of step",
                 shown.box("Kind of step")->findData(static_cast<int>(StepKind::Start)));
    QCOMPARE(shown.view->rows().count(), 20u);
    QCOMPARE(shown.view->rows().stepAt(6), 6'999'999u);
}

void TestStepList::hiddenListEndsItsPreview() {
    Player player;
    player.setTimeline(mazeTimeline(), false);
    player.seek(100);
    Shown shown(player);
    shown.point(shown.view->firstVisibleRow() + 3);
    QVERIFY(player.shownPosition() != 100);
    shown.panel.hide();
    QCOMPARE(player.shownPosition(), 100u);
    player.seek(200);
    shown.panel.show();
    QCOMPARE(shown.view->currentRow(), std::optional<StepIndex>(199));
}

MAZELOOM_TEST(TestStepList)

}  // namespace mazeloom::tst_step_list

#include "tst_step_list.moc"
