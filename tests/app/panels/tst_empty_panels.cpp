// SPDX-License-Identifier: MIT
// What panels say while they have nothing to show is true: without a pack, in a pack without
// levels, while a room is shown, and while a level is generated, cancelled or cannot be generated.
#include <QLabel>
#include <QStringList>
#include <QTest>
#include <QToolButton>

#include <utility>

#include "core/edit/new_pack.h"
#include "tests/app/support/window_test.h"
#include "tests/support/endless_level.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/preview_chip.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/timeline/scrub_bar.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_empty_panels {

using widgets::PanelFrame;

class TestEmptyPanels : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("empty-panels"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void withoutAPack();
    void withoutLevels();
    void whileARoomIsShown();
    void whileALevelIsGenerated();
    void afterAFailure();

  private:
    widgets::Workbench& bench() const { return *window_->findChild<widgets::Workbench*>(); }
    void show(level::Pack pack);
    /// Unfolds each panel in turn and checks that its texts, and the note in its header, contain
    /// none of the given words.
    void lookFor(const QStringList& lies);
    QString textsOf(const char* id);
};

void TestEmptyPanels::show(level::Pack pack) {
    window_->workspace().setCurrent(
        window_->workspace().add(widgets::newPackFile("Pack", std::move(pack))));
}

QString TestEmptyPanels::textsOf(const char* id) {
    PanelFrame& frame = *bench().find(id);
    bench().show(frame);
    QCoreApplication::processEvents();
    QStringList texts{frame.note()};
    for (const auto* label : frame.panel().findChildren<QLabel*>()) {
        if (label->isVisibleTo(&frame.panel())) texts << label->text();
    }
    return texts.join('\n');
}

void TestEmptyPanels::lookFor(const QStringList& lies) {
    QStringList found;
    int said = 0;
    for (const PanelFrame* frame : bench().panels()) {
        const QString id = frame->id();
        const QString texts = textsOf(id.toUtf8().constData());
        said += texts.trimmed().isEmpty() ? 0 : 1;
        for (const QString& lie : lies) {
            if (texts.contains(lie)) found << id + ": " + lie;
        }
    }
    QVERIFY(said > 10);
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

void TestEmptyPanels::withoutAPack() {
    QVERIFY(current() == nullptr);
    lookFor({"A room", "a room", "This level", "This pack", "Generating", "being generated",
             "Click a cell", "click one"});
    QVERIFY(textsOf("explanation").contains("No level is shown"));
    QVERIFY(textsOf("recipe").contains("nothing is open"));
}

void TestEmptyPanels::withoutLevels() {
    level::Pack pack = edit::newPack("Pack", "Level");
    pack.levels = {};
    show(std::move(pack));
    QCoreApplication::processEvents();
    lookFor({"A room", "a room", "This level", "Generating", "being generated", "Click a cell",
             "click one", "nothing is open"});
    QVERIFY(textsOf("compare").contains("This pack has no levels yet"));
    for (const char* id : {"recipe", "inspector", "layers"})
        QVERIFY2(textsOf(id).contains("no level yet"), id);
}

void TestEmptyPanels::whileARoomIsShown() {
    level::Pack pack = testing::twoLevelsAndARoom();
    const QString room = QString::fromStdString(pack.rooms[0].id);
    show(std::move(pack));
    QVERIFY(current()->setCurrentSheet(widgets::roomSheet(room)));
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::Hand);
    lookFor({"This level", "Generating", "being generated", "no levels", "nothing is open",
             "It has no notes"});
    QVERIFY(textsOf("explanation").contains("A room is drawn by hand"));
    QVERIFY(textsOf("mission").contains("A room has no mission"));
}

/// A level that takes long: nobody is asked to choose one. If its generation is cancelled, its
/// painted cells are shown, not those of the level before.
void TestEmptyPanels::whileALevelIsGenerated() {
    level::Pack pack = edit::newPack("Pack", "Small");
    pack.levels.front() = testing::solid({20, 20}, {"maze"}, level::Ruleset::Descent);
    pack.levels.front().id = "small";
    pack.levels.push_back(testing::endlessLevel({500, 500}));
    show(pack);
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    QVERIFY(current()->setCurrentSheet(widgets::levelSheet("endless")));
    QTRY_VERIFY(window_->player().isAwaiting());
    const QString explained = textsOf("explanation");
    QVERIFY2(explained.contains("Generating…"), qPrintable(explained));
    QVERIFY(!explained.contains("Finished") && !explained.contains("No level"));
    // The canvas still shows the level before, and says so.
    QCOMPARE(window_->player().timeline()->cells().size(), (grid::Size{20, 20}));
    const auto* chip = window_->findChild<widgets::PreviewChip*>();
    QVERIFY(chip->isVisible() && canvas()->rect().contains(chip->geometry()));
    QVERIFY2(chip->text().contains("previous level"), qPrintable(chip->text()));
    window_->findChild<QToolButton*>("cancelGeneration")->click();
    QTRY_VERIFY(!window_->player().isAwaiting());
    QCOMPARE(window_->player().madeBy(), widgets::MadeBy::Cancelled);
    QVERIFY(!chip->isVisible());
    QCOMPARE(window_->player().timeline()->cells().size(), (grid::Size{500, 500}));
    QCOMPARE(window_->player().count(), trace::StepIndex{0});
    QVERIFY(textsOf("explanation").contains("Generation cancelled"));
    QVERIFY(textsOf("mission").contains("cancelled"));
    lookFor({"Generating", "being generated", "No level is shown", "Nothing generated"});
    // Another level is shown as before.
    QVERIFY(current()->setCurrentSheet(widgets::levelSheet("small")));
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::Recipe);
    QVERIFY(window_->player().count() > 0);
    QVERIFY(textsOf("explanation").contains("Finished"));

    // The first level of a pack: there is none before.
    std::swap(pack.levels.front(), pack.levels.back());
    window_->workspace().close(current());
    QTRY_VERIFY(window_->player().timeline() == nullptr);
    show(pack);
    QVERIFY(window_->player().isAwaiting() && window_->player().timeline() == nullptr);
    lookFor({"No level is shown", "no level", "Choose a level", "Click a cell", "click one",
             "Nothing is open", "nothing is open"});
    QVERIFY(window_->player().isAwaiting());
    window_->findChild<QToolButton*>("cancelGeneration")->click();
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::Cancelled);
    // An edit generates it, and the position is at the end.
    current()->setCurrentSheet(widgets::levelSheet("small"));
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::Recipe);
    QCOMPARE(window_->player().position(), window_->player().count());
}

void TestEmptyPanels::afterAFailure() {
    level::Pack pack = edit::newPack("Pack", "Level");
    level::Level barred = testing::painted({"@xE"}, {"hidden-maze", "deducible"});
    barred.id = "barred";
    barred.objectives.exit = true;
    pack.levels.front() = std::move(barred);
    show(std::move(pack));
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::FailedRecipe);
    lookFor({"This level has no", "Generating", "being generated", "No level is shown", "Finished",
             "Add the stage"});
    QVERIFY(textsOf("explanation").contains("recipe failed"));
    QVERIFY(textsOf("mission").contains("recipe failed"));
}

MAZELOOM_TEST(TestEmptyPanels)

}  // namespace mazeloom::tst_empty_panels

#include "tst_empty_panels.moc"
