// SPDX-License-Identifier: MIT
// The list of problems, used by mouse and keys.
#include <memory>
#include <set>
#include <utility>

#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "core/check/check.h"
#include "core/check/findings/fixes.h"
#include "core/check/findings/generation.h"
#include "core/check/findings/report.h"
#include "core/level/campaign/floor_of.h"
#include "tests/support/levels.h"
#include "tests/support/packs/broken_design.h"
#include "tests/support/test_program.h"
#include "tests/support/views/rows.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/problems/apply_fix.h"
#include "widgets/problems/problem_counts.h"
#include "widgets/problems/problem_text.h"
#include "widgets/problems/problems_panel.h"

namespace mazeloom::tst_problems_panel {

using widgets::levelSheet;
using widgets::PackDocument;
using widgets::ProblemsPanel;

class TestProblemsPanel : public QObject {
    Q_OBJECT

  private slots:
    void saysWhenThereIsNothing();
    void listsTheCurrentLevelFirst();
    void listsErrorsFirst();
    void followsEdits();
    void aClickAndEnterShow();
    void buttonOfARowMends();
    void menuOffersEveryWay();
    void altEnterMends();
    void footerMendsTheChosen();
    void secondPressOfADoubleClickMendsNothing();
    void contextMenuShowsAndMends();
    void saysWhenNothingCouldBeDone();
    void aFixThatCausesAnErrorIsRefused();
    void everyFixIsOneCommand();
    void keepsWhatIsChosenAndFolded();
    void goesThroughAll();
    void manyAreMadeAsTheyAreSeen();
    void forgetsADocumentThatGoes();
    void explainsItself();
    void countsAreSmallAndClear();
    void countsKeepTheirHeight();
};

namespace {

struct Shown {
    explicit Shown(pack::Reading reading = testing::brokenDesign())
        : document("pack", std::move(reading)) {
        panel.resize(300, 700);
        panel.show();
        (void)QTest::qWaitForWindowExposed(&panel);
        panel.setDocument(&document);
    }
    bool wait() {
        return QTest::qWaitFor([this] { return panel.isUpToDate(); }, 10'000);
    }
    QModelIndex row(const QString& part) { return testing::rowWith(*panel.tree(), part); }
    QModelIndex group(int row) { return panel.tree()->model()->index(row, 0); }
    int groupCount() { return panel.tree()->model()->rowCount(); }
    QStringList groups() {
        QStringList titles;
        for (int i = 0; i < groupCount(); ++i)
            titles << group(i).data().toString();
        return titles;
    }
    QPoint buttonOf(const QModelIndex& item) {
        panel.tree()->scrollTo(item);
        return widgets::ProblemRows::fixRect(panel.tree()->visualRect(item)).center();
    }
    void click(QPoint at) { QTest::mouseClick(panel.tree()->viewport(), Qt::LeftButton, {}, at); }
    QToolButton* button(const QString& text) {
        for (auto* candidate : panel.findChildren<QToolButton*>()) {
            if (candidate->text() == text) return candidate;
        }
        return nullptr;
    }
    QString visibleText() {
        QStringList texts;
        for (auto* label : panel.findChildren<QLabel*>()) {
            if (label->isVisible()) texts << label->text();
        }
        return texts.join('\n');
    }

    PackDocument document;
    ProblemsPanel panel;
};

QMenu* popup() {
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

}  // namespace

void TestProblemsPanel::saysWhenThereIsNothing() {
    ProblemsPanel panel;
    panel.show();
    const auto says = [&](const QString& text) {
        for (auto* label : panel.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text() == text) return true;
        }
        return false;
    };
    QVERIFY(says("No pack is open"));
    pack::Reading good = testing::brokenDesign();
    good.pack.levels.take(0);
    good.pack.levels.take(0);
    good.pack.rooms.clear();
    PackDocument document("pack", std::move(good));
    QSignalSpy counts(&panel, &ProblemsPanel::countsChanged);
    panel.setDocument(&document);
    QVERIFY(QTest::qWaitFor([&] { return panel.isUpToDate(); }));
    QVERIFY(says("No problems found"));
    QCOMPARE(panel.errors() + panel.warnings(), 0);
    QVERIFY(!counts.isEmpty());
    panel.setDocument(nullptr);
    QVERIFY(says("No pack is open"));
}

void TestProblemsPanel::listsTheCurrentLevelFirst() {
    Shown shown;
    QVERIFY(shown.wait());
    QCOMPARE(shown.groups(), (QStringList{"The hall", "The moor", "Room: The lair"}));
    setCurrentLevel(shown.document, "moor");
    QTRY_COMPARE(shown.groups(), (QStringList{"The moor", "The hall", "Room: The lair"}));
    shown.document.setCurrentSheet(widgets::roomSheet("lair"));
    QTRY_COMPARE(shown.groups(), (QStringList{"Room: The lair", "The hall", "The moor"}));
    // The list has all of the core's findings, in its words.
    const level::Pack& pack = shown.document.pack();
    auto findings = check::checkPack(pack);
    for (const level::Level& level : pack.levels) {
        generate::Options options;
        options.floor = level::floorOf(pack.descent, level);
        check::addGeneration(findings, check::checkGeneration(level, pack.rooms, 1, options));
    }
    int rows = 0;
    for (int i = 0; i < shown.groupCount(); ++i)
        rows += shown.panel.tree()->model()->rowCount(shown.group(i));
    QCOMPARE(rows, static_cast<int>(findings.size()));
    for (const check::Finding& finding : findings)
        QVERIFY(shown.row(QString::fromStdString(finding.problem.text).mid(1)).isValid());
    QCOMPARE(shown.panel.errors() + shown.panel.warnings(), rows);
}

void TestProblemsPanel::listsErrorsFirst() {
    Shown shown;
    QVERIFY(shown.wait());
    int both = 0;
    for (int i = 0; i < shown.groupCount(); ++i) {
        const QModelIndex group = shown.group(i);
        QStringList kinds;
        for (int k = 0; k < shown.panel.tree()->model()->rowCount(group); ++k)
            kinds << shown.panel.tree()
                         ->model()
                         ->index(k, 0, group)
                         .data(Qt::AccessibleTextRole)
                         .toString()
                         .section(':', 0, 0);
        QVERIFY2(kinds.lastIndexOf("Error") == kinds.count("Error") - 1,
                 qPrintable(kinds.join(' ')));
        both += kinds.contains("Error") && kinds.contains("Warning");
    }
    QVERIFY(both > 0);
}

void TestProblemsPanel::followsEdits() {
    Shown shown;
    QVERIFY(shown.wait());
    QVERIFY(shown.row("There is no hero").isValid());
    level::Object hero;
    hero.at = {1, 1};
    setObjects(shown.document, levelSheet("moor"), {hero}, "place the hero");
    QVERIFY(shown.wait());
    QVERIFY(!shown.row("There is no hero").isValid());
    shown.document.history()->undo();
    QVERIFY(shown.wait());
    QVERIFY(shown.row("There is no hero").isValid());
}

void TestProblemsPanel::aClickAndEnterShow() {
    Shown shown;
    QVERIFY(shown.wait());
    QSignalSpy sheets(&shown.panel, &ProblemsPanel::sheetWanted);
    QSignalSpy cells(&shown.panel, &ProblemsPanel::cellWanted);
    QSignalSpy stages(&shown.panel, &ProblemsPanel::stageWanted);
    QTreeView* tree = shown.panel.tree();

    const QModelIndex heart = shown.row("The heart cannot be reached");
    const QPoint at = tree->visualRect(heart).center();
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(sheets.size(), 1);
    QCOMPARE(sheets[0][0].value<widgets::Sheet>(), levelSheet("hall"));
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells[0][1].value<grid::Point>(), (grid::Point{10, 2}));

    tree->setCurrentIndex(shown.row("no parameter called"));
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(stages.size(), 1);
    QCOMPARE(stages[0][1].toInt(), 3);
    // A group's title opens its level.
    tree->setCurrentIndex(shown.group(1));
    QTest::keyClick(tree, Qt::Key_Enter);
    QCOMPARE(sheets.last()[0].value<widgets::Sheet>(), levelSheet("moor"));
    QCOMPARE(cells.size(), 1);
}

void TestProblemsPanel::buttonOfARowMends() {
    Shown shown;
    QVERIFY(shown.wait());
    const level::Pack before = shown.document.pack();
    const QModelIndex entrance = shown.row("not an outer wall");
    shown.click(shown.buttonOf(entrance));
    QCOMPARE(shown.document.history()->count(), 1);
    QCOMPARE(shown.document.history()->undoText(), "Fix: Remove the entrance");
    QVERIFY(shown.wait());
    QVERIFY(!shown.row("not an outer wall").isValid());
    QCOMPARE(shown.groups(), (QStringList{"The hall", "The moor"}));
    shown.document.history()->undo();
    QVERIFY(shown.document.pack() == before);
    QVERIFY(shown.wait());
    QVERIFY(shown.row("not an outer wall").isValid());
}

void TestProblemsPanel::menuOffersEveryWay() {
    Shown shown;
    QVERIFY(shown.wait());
    shown.click(shown.buttonOf(shown.row("The heart cannot be reached")));
    QTRY_VERIFY(popup() != nullptr);
    QStringList texts;
    for (const QAction* action : popup()->actions()) {
        texts << action->text();
        QVERIFY(!action->toolTip().isEmpty() && !action->statusTip().isEmpty());
    }
    QCOMPARE(texts.size(), 3);
    QCOMPARE(texts.front(), "Open a way there");
    QCOMPARE(texts.back(), "Remove it");
    QCOMPARE(shown.document.history()->count(), 0);
    QTest::keyClick(popup(), Qt::Key_Up);  // wraps around to the last
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(shown.document.history()->undoText(), "Fix: Remove it");
    QCOMPARE(findLevel(shown.document, "hall")->objects.size(), 1u);
    QTRY_VERIFY(popup() == nullptr);

    QVERIFY(shown.wait());
    shown.document.history()->undo();
    QVERIFY(shown.wait());
    shown.click(shown.buttonOf(shown.row("The heart cannot be reached")));
    QTRY_VERIFY(popup() != nullptr);
    QTest::keyClick(popup(), Qt::Key_Escape);
    QTRY_VERIFY(popup() == nullptr);
    QVERIFY(!shown.document.history()->canUndo());
}

void TestProblemsPanel::altEnterMends() {
    Shown shown;
    QVERIFY(shown.wait());
    QTreeView* tree = shown.panel.tree();
    tree->setCurrentIndex(shown.row("There is no hero"));
    QSignalSpy sheets(&shown.panel, &ProblemsPanel::sheetWanted);
    QTest::keyClick(tree, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(sheets.size(), 0);
    QCOMPARE(shown.document.history()->undoText(), "Fix: Place the hero near the middle");
    QCOMPARE(findLevel(shown.document, "moor")->objects.size(), 1u);
}

namespace {

/// Whether the style options that draw the button have a menu arrow.
bool hasArrow(const QToolButton& button) {
    struct Seen : QToolButton {
        using QToolButton::initStyleOption;
    };
    QStyleOptionToolButton option;
    (button.*&Seen::initStyleOption)(&option);
    return option.features.testFlag(QStyleOptionToolButton::HasMenu);
}

}  // namespace

void TestProblemsPanel::footerMendsTheChosen() {
    Shown shown;
    QVERIFY(shown.wait());
    QToolButton* mend = shown.button("Fix");
    QVERIFY(mend != nullptr && !mend->isEnabled());
    QVERIFY(!shown.button("Show")->isEnabled());
    shown.panel.tree()->setCurrentIndex(shown.row("runs through a solid cell"));
    QVERIFY(mend->isEnabled());
    QCOMPARE(mend->text(), "Remove point 2");
    QCOMPARE(mend->menu()->actions().size(), 3);
    QVERIFY(hasArrow(*mend));
    QTest::mouseClick(mend, Qt::LeftButton, {}, {8, mend->height() / 2});
    QCOMPARE(findLevel(shown.document, "hall")->trajectories[0].points.size(), 2u);
    QVERIFY(shown.wait());
    QVERIFY(!mend->isEnabled());
    QVERIFY(!hasArrow(*mend));
    // With a single fix there is nothing to choose.
    shown.panel.tree()->setCurrentIndex(shown.row("no parameter called"));
    QVERIFY(mend->isEnabled());
    QVERIFY(!hasArrow(*mend));

    QSignalSpy cells(&shown.panel, &ProblemsPanel::cellWanted);
    shown.panel.tree()->setCurrentIndex(shown.row("12 open cells are cut off"));
    QTest::mouseClick(shown.button("Show"), Qt::LeftButton);
    QCOMPARE(cells.size(), 1);
}

void TestProblemsPanel::secondPressOfADoubleClickMendsNothing() {
    pack::Reading reading = testing::brokenDesign();
    auto& lair = reading.pack.rooms[0];
    lair.entrances = {{2, 2}, {0, 0}, {4, 0}, {0, 2}};
    Shown shown(std::move(reading));
    QVERIFY(shown.wait());
    const QPoint at = shown.buttonOf(shown.row("not an outer wall"));
    QWidget* viewport = shown.panel.tree()->viewport();
    QTest::mouseClick(viewport, Qt::LeftButton, {}, at);
    QVERIFY(shown.wait());  // another entrance's row is there now
    QMouseEvent again(QEvent::MouseButtonDblClick, at, viewport->mapToGlobal(at), Qt::LeftButton,
                      Qt::LeftButton, {});
    QApplication::sendEvent(viewport, &again);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, at);
    QCOMPARE(shown.document.history()->count(), 1);
    // A press here and a release elsewhere is not a click either.
    QTest::mousePress(viewport, Qt::LeftButton, {}, at);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, at - QPoint(120, 0));
    QCOMPARE(shown.document.history()->count(), 1);
}

void TestProblemsPanel::contextMenuShowsAndMends() {
    Shown shown;
    QVERIFY(shown.wait());
    QTreeView* tree = shown.panel.tree();
    const QModelIndex heart = shown.row("The heart cannot be reached");
    tree->setCurrentIndex(heart);
    QSignalSpy cells(&shown.panel, &ProblemsPanel::cellWanted);
    QContextMenuEvent event(QContextMenuEvent::Mouse, tree->visualRect(heart).center(),
                            QCursor::pos());
    QApplication::sendEvent(tree->viewport(), &event);
    QTRY_VERIFY(popup() != nullptr);
    QCOMPARE(popup()->actions().size(), 5);  // show, a separator, three fixes
    QTest::keyClick(popup(), Qt::Key_Down);
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(cells.size(), 1);
}

void TestProblemsPanel::saysWhenNothingCouldBeDone() {
    // An emitter blocks the only way that could be opened.
    pack::Reading reading;
    level::Level level = testing::painted({"@.L.."}, {"shape", "hidden-maze", "reach"});
    level.objects.back().direction = grid::Direction::Right;
    level.id = "corridor";
    reading.pack.levels.push_back(std::move(level));
    Shown shown(std::move(reading));
    QVERIFY(shown.wait());
    shown.panel.tree()->setCurrentIndex(shown.row("cut off from the rest"));
    QToolButton* open = shown.button("Open a way there");
    QVERIFY(open != nullptr);
    QTest::mouseClick(open, Qt::LeftButton, {}, {8, open->height() / 2});
    QCOMPARE(shown.document.history()->count(), 0);
    QVERIFY(shown.visibleText().contains("Nothing was changed"));
    // The message disappears with the next edit.
    setObjects(shown.document, levelSheet("corridor"), {}, "remove all");
    QVERIFY(!shown.visibleText().contains("Nothing was changed"));
}

void TestProblemsPanel::aFixThatCausesAnErrorIsRefused() {
    pack::Reading reading;
    level::Level level = testing::painted({"@..#...", "...#..."}, {"hidden-maze", "reach"});
    level.id = "pocket";
    level::Trajectory bug;
    bug.points = {{4, 0}, {6, 0}};
    level.trajectories.push_back(bug);
    reading.pack.levels.push_back(level);
    Shown shown(std::move(reading));
    QVERIFY(shown.wait());
    shown.panel.tree()->setCurrentIndex(shown.row("6 open cells are cut off"));
    shown.click(shown.buttonOf(shown.panel.tree()->currentIndex()));
    QVERIFY(popup() != nullptr);
    for (QAction* action : popup()->actions()) {
        if (action->text() == "Fill it with wall") action->trigger();
    }
    popup()->close();
    // The fix is refused, because the bug's path would lead through the new walls.
    QCOMPARE(shown.document.history()->count(), 0);
    QVERIFY(shown.document.pack().levels.front() == level);
    QVERIFY2(shown.visibleText().contains("would cause another problem: The path of the bug"),
             qPrintable(shown.visibleText()));
}

void TestProblemsPanel::everyFixIsOneCommand() {
    PackDocument document("pack", testing::brokenDesign());
    const level::Pack before = document.pack();
    int fixes = 0;
    for (const check::Finding& finding : check::checkPack(before)) {
        for (const check::Fix& fix : finding.fixes) {
            const QString text = widgets::fixText(fix);
            QVERIFY2(widgets::applyFix(document, fix), qPrintable(text));
            ++fixes;
            QCOMPARE(document.history()->count(), 1);
            const level::Pack after = document.pack();
            QVERIFY(after != before);
            document.history()->undo();
            QVERIFY2(document.pack() == before, qPrintable(text));
            document.history()->redo();
            QVERIFY2(document.pack() == after, qPrintable(text));
            document.history()->undo();
            document.history()->clear();
        }
    }
    QVERIFY(fixes > 10);
    check::Fix fix = check::fix::removeObject(0);
    QVERIFY(!widgets::applyFix(document, fix));
    fix.sheet = {check::Sheet::Kind::Level, "nowhere"};
    QVERIFY(!widgets::applyFix(document, fix));
}

namespace {

/// Counts the rows whose height the view requests.
class CountedRows : public widgets::ProblemRows {
  public:
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        measured.insert({index.parent().row(), index.row()});
        return widgets::ProblemRows::sizeHint(option, index);
    }

    mutable std::set<std::pair<int, int>> measured;
};

}  // namespace

void TestProblemsPanel::keepsWhatIsChosenAndFolded() {
    Shown shown;
    QVERIFY(shown.wait());
    QTreeView* tree = shown.panel.tree();
    tree->setCurrentIndex(shown.row("12 open cells are cut off"));
    tree->setExpanded(shown.group(1), false);
    level::Room lair = *findRoom(shown.document, "lair");
    lair.entrances.clear();
    setRoom(shown.document, "lair", lair, "no entrances");
    QVERIFY(shown.wait());
    QCOMPARE(shown.groups(), (QStringList{"The hall", "The moor"}));
    QVERIFY(tree->currentIndex() == shown.row("12 open cells are cut off"));
    QVERIFY(tree->isExpanded(shown.group(0)));
    QVERIFY(!tree->isExpanded(shown.group(1)));
}

void TestProblemsPanel::goesThroughAll() {
    Shown shown;
    QVERIFY(shown.wait());
    QSignalSpy sheets(&shown.panel, &ProblemsPanel::sheetWanted);
    const int count = shown.panel.errors() + shown.panel.warnings();
    QSet<QModelIndex> visited;
    for (int i = 0; i < count; ++i) {
        shown.panel.showNext(true);
        visited.insert(shown.panel.tree()->currentIndex());
    }
    QCOMPARE(visited.size(), count);
    QCOMPARE(sheets.size(), count);
    const QModelIndex last = shown.panel.tree()->currentIndex();
    shown.panel.showNext(true);
    QVERIFY(shown.panel.tree()->currentIndex() != last);
    shown.panel.showNext(false);
    QVERIFY(shown.panel.tree()->currentIndex() == last);
}

void TestProblemsPanel::manyAreMadeAsTheyAreSeen() {
    Shown shown;
    QVERIFY(shown.wait());
    QTreeView* tree = shown.panel.tree();
    const auto counted = std::make_unique<CountedRows>();
    tree->setItemDelegate(counted.get());
    constexpr int kMany = 100'000;
    std::vector<check::Finding> findings;
    for (int i = 0; i < kMany; ++i) {
        Problem problem;
        problem.text =
            "Number " + std::to_string(i) + " of very many, with a sentence of two lines";
        problem.severity = i % 2 == 0 ? Severity::Error : Severity::Warning;
        findings.push_back(check::findingOf(problem));
    }
    shown.panel.setProof(levelSheet("moor"), findings);
    QVERIFY(shown.wait());
    QVERIFY(shown.panel.errors() + shown.panel.warnings() > kMany);
    QVERIFY(qobject_cast<QTreeWidget*>(tree) == nullptr);
    QTest::qWait(0);
    constexpr std::size_t kSeenAtOnce = 200;
    QVERIFY2(counted->measured.size() < kSeenAtOnce,
             qPrintable(QString::number(counted->measured.size())));
    // Goes to the end and back by keys and by the action for the next problem.
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_End);
    QVERIFY(tree->viewport()->rect().intersects(tree->visualRect(tree->currentIndex())));
    QTest::keyClick(tree, Qt::Key_Home);
    shown.panel.showNext(false);
    shown.panel.showNext(true);
    shown.panel.showNext(true);
    QTest::qWait(0);
    QVERIFY2(counted->measured.size() < 4 * kSeenAtOnce,
             qPrintable(QString::number(counted->measured.size())));
    tree->setItemDelegate(nullptr);
}

void TestProblemsPanel::forgetsADocumentThatGoes() {
    ProblemsPanel panel;
    panel.show();
    auto document = std::make_unique<PackDocument>("pack", testing::brokenDesign());
    panel.setDocument(document.get());
    QTest::qWait(20);
    panel.setDocument(nullptr);
    document.reset();
    QTest::qWait(50);
    QCOMPARE(panel.tree()->model()->rowCount(), 0);
    panel.showNext(true);
}

void TestProblemsPanel::explainsItself() {
    Shown shown;
    QVERIFY(shown.wait());
    QVERIFY(!shown.panel.accessibleName().isEmpty());
    QVERIFY(!shown.panel.tree()->accessibleName().isEmpty());
    QVERIFY(!shown.panel.tree()->statusTip().isEmpty());
    for (const char* text : {"Show", "Fix"}) {
        QToolButton* button = shown.button(text);
        QVERIFY(!button->toolTip().isEmpty() && !button->statusTip().isEmpty() &&
                !button->accessibleName().isEmpty());
    }
    const QModelIndex heart = shown.row("The heart cannot be reached");
    QCOMPARE(heart.data(Qt::AccessibleTextRole).toString(),
             "Warning: " + heart.data().toString() + " (10, 2)");
    // Sentences are shown completely, on as many lines as they need.
    QTreeView* tree = shown.panel.tree();
    const int wide = tree->visualRect(heart).height();
    shown.panel.resize(180, 700);
    QTRY_VERIFY(tree->visualRect(heart).height() > wide);
}

void TestProblemsPanel::countsAreSmallAndClear() {
    widgets::ProblemCounts counts;
    QCOMPARE(counts.text(), "No problems");
    QVERIFY(!counts.toolTip().isEmpty() && !counts.statusTip().isEmpty());
    counts.setCounts(0, 3);
    QVERIFY(counts.text().startsWith("3 warning"));
    counts.setCounts(2, 3);
    QVERIFY(counts.text().startsWith("2 error"));
    QVERIFY(counts.text().contains(", 3 warning"));
    QVERIFY(counts.accessibleName().contains(counts.text()));
    QVERIFY(!counts.icon().isNull());
}

/// The first problem would otherwise move all that is above the status bar.
void TestProblemsPanel::countsKeepTheirHeight() {
    QStatusBar bar;
    auto* counts = new widgets::ProblemCounts;
    bar.addPermanentWidget(counts);
    for (const int size : {9, 16}) {
        QFont font = counts->font();
        font.setPointSize(size);
        counts->setFont(font);
        counts->setCounts(0, 0);
        const int height = bar.sizeHint().height();
        for (const auto& [errors, warnings] : {std::pair{0, 1}, {1, 0}, {0, 0}, {20, 300}}) {
            counts->setCounts(errors, warnings);
            QCOMPARE(bar.sizeHint().height(), height);
        }
    }
}

MAZELOOM_TEST(TestProblemsPanel)

}  // namespace mazeloom::tst_problems_panel

#include "tst_problems_panel.moc"
