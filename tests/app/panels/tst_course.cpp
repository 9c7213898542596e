// SPDX-License-Identifier: MIT
// A pack as a course in the real window: moving between stops by buttons and actions, the panels
// that each stop shows, and the restored panels after it.
#include <algorithm>
#include <map>
#include <string>

#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "core/level/level.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/undo_history.h"
#include "widgets/panels/course/course_panel.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_course {

using widgets::CoursePanel;
using widgets::PanelFrame;
using widgets::Workbench;

class TestCourse : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("course"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void theLabOpensAsACourse();
    void nextGoesFromStopToStop();
    void theEndsAreTold();
    void everyStopNamesPanelsThatThereAre();
    void theUsersPanelsComeBack();
    void whoeverArrangesAloneIsLeftAlone();
    void aStopIsArrangedOnce();
    void theStageOfAStopIsUnfolded();
    void anAuthorKeepsThePanels();
    void aPackWithoutNotesSaysWhatToDo();
    void aLevelWithoutNotesIsNoStop();

  private:
    Workbench& bench() const { return *window_->findChild<Workbench*>(); }
    PanelFrame& frame(const char* id) const { return *bench().find(id); }
    CoursePanel& panel() const { return *window_->findChild<CoursePanel*>(); }
    QString level() { return widgets::currentLevelId(*current()); }
    void openLab() {
        window_->workspace().open("builtin:lab");
        QTRY_COMPARE(current()->pack().id, std::string("lab"));
    }
    /// Returns all visible text of the panel.
    QString said() const {
        QStringList words;
        for (const QLabel* label : panel().findChildren<QLabel*>()) {
            if (label->isVisible()) words << label->text();
        }
        return words.join('\n');
    }
    QToolButton* button(const QString& name) const {
        for (QToolButton* each : panel().findChildren<QToolButton*>()) {
            if (each->accessibleName() == name || each->text() == name) return each;
        }
        return nullptr;
    }
};

void TestCourse::theLabOpensAsACourse() {
    QVERIFY(!bench().isOpen(frame("course")));
    openLab();
    QVERIFY(frame("course").isInFront());
    QVERIFY(frame("recipe").isUnfolded());
    QVERIFY(frame("explanation").isInFront());
    QVERIFY(!frame("levels").isUnfolded());
    const level::Level& first = current()->pack().levels.front();
    QVERIFY(said().contains(QString::fromStdString(first.title)));
    QVERIFY(said().contains(QString("Lesson 1 of %1").arg(current()->pack().levels.size())));
    QVERIFY(said().contains("Look:"));
}

void TestCourse::nextGoesFromStopToStop() {
    openLab();
    QToolButton* next = button("Next");
    QVERIFY(next != nullptr && next->isVisible());
    next->setFocus(Qt::TabFocusReason);
    // Goes to the end by keyboard alone: the button keeps the focus although panels open and close.
    const std::size_t stops = level::stopsOf(current()->pack()).size();
    for (std::size_t stop = 1; stop < stops; ++stop) {
        QVERIFY2(next->hasFocus(), qPrintable(level()));
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(level(), QString::fromStdString(current()->pack().levels[stop].id));
        QVERIFY(said().contains(QString("Lesson %1 of %2").arg(stop + 1).arg(stops)));
    }
    action("level.previous-stop")->trigger();
    QVERIFY(said().contains(QString("Lesson %1 of").arg(stops - 1)));
}

void TestCourse::theEndsAreTold() {
    openLab();
    QVERIFY(!action("level.previous-stop")->isEnabled());
    QVERIFY(action("level.next-stop")->isEnabled());
    const auto& levels = current()->pack().levels;
    widgets::setCurrentLevel(*current(), QString::fromStdString(levels[levels.size() - 1].id));
    QVERIFY(action("level.previous-stop")->isEnabled());
    QVERIFY(!action("level.next-stop")->isEnabled());
}

void TestCourse::everyStopNamesPanelsThatThereAre() {
    openLab();
    for (const level::Level& level : current()->pack().levels) {
        QVERIFY2(!level.lesson.panels.empty(), level.id.c_str());
        QVERIFY2(level.lesson.translations.contains("de"), level.id.c_str());
        QCOMPARE(level.lesson.panels.front(), std::string("course"));
        widgets::setCurrentLevel(*current(), QString::fromStdString(level.id));
        for (const std::string& id : level.lesson.panels) {
            const PanelFrame* shown = bench().find(QString::fromStdString(id));
            QVERIFY2(shown != nullptr, id.c_str());
            QVERIFY2(bench().isOpen(*shown), id.c_str());
        }
        QVERIFY2(frame("course").isInFront(), level.id.c_str());
    }
}

void TestCourse::theUsersPanelsComeBack() {
    window_->workspace().open("builtin:temple");
    frame("history").setUnfolded(true);
    bench().raise("steps");
    openLab();
    QVERIFY(!frame("history").isUnfoldWanted());
    action("level.next-stop")->trigger();
    window_->workspace().open("builtin:temple");
    QVERIFY(frame("history").isUnfoldWanted());
    QVERIFY(frame("steps").isInFront());
    QVERIFY(!bench().isOpen(frame("course")));
}

void TestCourse::whoeverArrangesAloneIsLeftAlone() {
    openLab();
    auto* box = panel().findChild<QCheckBox*>();
    QTest::keyClick(box, Qt::Key_Space);
    QVERIFY(!panel().isArranging());
    frame("levels").setUnfolded(true);
    const QByteArray mine = bench().saveState();
    action("level.next-stop")->trigger();
    QCOMPARE(bench().saveState(), mine);
    // The choice persists, and switching it on again arranges the panels of the current stop.
    showWindow();
    openLab();
    QVERIFY(!panel().isArranging());
    bench().show("course");
    QTest::keyClick(panel().findChild<QCheckBox*>(), Qt::Key_Space);
    QVERIFY(!frame("levels").isUnfolded());
}

void TestCourse::aStopIsArrangedOnce() {
    openLab();
    frame("levels").setUnfolded(true);
    // An edit at the stop does not change the panels.
    setStageEnabled(*current(), level(), 0, false);
    current()->history()->undo();
    QVERIFY(frame("levels").isUnfolded());
    // Starting the program again at this stop does not either.
    window_->close();
    showWindow();
    openLab();
    QVERIFY(frame("levels").isUnfolded());
    action("level.next-stop")->trigger();
    QVERIFY(!frame("levels").isUnfolded());
}

void TestCourse::theStageOfAStopIsUnfolded() {
    openLab();
    auto& recipe = *window_->findChild<widgets::RecipePanel*>();
    const auto unfolded = [&] {
        QStringList ids;
        for (const widgets::StageCard* card : recipe.cards()) {
            if (!card->isFolded()) ids << QString::fromStdString(card->stageId());
        }
        return ids;
    };
    const std::map<std::string, QString> expected = {
        {"backtracker", "maze"},        {"braid", "maze"},
        {"rooms-and-maze", "rooms"},    {"lakes", "lakes"},
        {"themes", "themes"},           {"locks", "locks"},
        {"districts", "districts"},     {"rules-castle", "rules"},
        {"hidden-maze", "hidden-maze"}, {"rooms-and-corridors", "corridors"}};
    std::size_t met = 0;
    for (const level::Level& stop : current()->pack().levels) {
        QVERIFY(widgets::setCurrentLevel(*current(), QString::fromStdString(stop.id)));
        QTRY_COMPARE(recipe.cards().size(), stop.recipe.stages.size());
        const auto known = expected.find(stop.id);
        if (known == expected.end()) {
            QVERIFY2(unfolded().size() == 1, stop.id.c_str());
            continue;
        }
        QCOMPARE(unfolded().join(u' '), known->second);
        ++met;
    }
    QCOMPARE(met, expected.size());
    // A card that the user folds stays folded until another stop is entered.
    recipe.cards().front()->setFolded(true);
    auto head = widgets::headOf(*current(), level());
    head.notes = "Another one.";
    QVERIFY(widgets::setHead(*current(), level(), head, "Write"));
    QVERIFY(recipe.cards().front()->isFolded());
}

void TestCourse::anAuthorKeepsThePanels() {
    newSolidPack();
    auto head = widgets::headOf(*current(), level());
    head.notes = "Look here.";
    QVERIFY(widgets::setHead(*current(), level(), head, "Notes"));
    bench().show("course");
    QVERIFY(said().contains("Look here."));
    // Chooses an entry of the panel's menu.
    const auto choose = [this](const QString& text) {
        for (QAction* each : button("The panels of this lesson")->findChild<QMenu*>()->actions()) {
            if (each->text() == text && each->isEnabled()) return each->trigger(), true;
        }
        return false;
    };
    QVERIFY(!choose("Remove the panels of this lesson"));
    bench().show("breakPoints");
    QVERIFY(choose("Save the panels for this lesson"));
    const auto panels = [this] { return widgets::headOf(*current(), level()).lesson.panels; };
    const auto has = [&](const char* id) { return std::ranges::count(panels(), id) == 1; };
    QVERIFY(has("break-points"));
    QVERIFY(has("course"));
    QVERIFY(!has("gallery"));
    QVERIFY(frame("breakPoints").isUnfolded());
    QVERIFY(choose("Remove the panels of this lesson"));
    QVERIFY(panels().empty());
    current()->history()->undo();
    QVERIFY(!panels().empty());
    current()->history()->undo();
    QVERIFY(panels().empty());
}

void TestCourse::aPackWithoutNotesSaysWhatToDo() {
    newSolidPack();
    bench().show("course");
    QVERIFY(said().contains("Add notes in a level's properties"));
    QVERIFY(!action("level.next-stop")->isEnabled());
    auto* lab = panel().findChild<QPushButton*>();
    QVERIFY(lab->isVisible());
    QTest::mouseClick(lab, Qt::LeftButton);
    QCOMPARE(current()->pack().id, std::string("lab"));
    QVERIFY(!lab->isVisible());
}

void TestCourse::aLevelWithoutNotesIsNoStop() {
    openLab();
    const QString second = QString::fromStdString(current()->pack().levels[1].id);
    auto head = widgets::headOf(*current(), second);
    head.notes.clear();
    QVERIFY(widgets::setHead(*current(), second, head, "No notes"));
    widgets::setCurrentLevel(*current(), second);
    QVERIFY(said().contains("Not a lesson"));
    QVERIFY(action("level.previous-stop")->isEnabled());
    action("level.next-stop")->trigger();
    QCOMPARE(level(), QString::fromStdString(current()->pack().levels[2].id));
    QVERIFY(said().contains(QString("Lesson 2 of %1").arg(current()->pack().levels.size() - 1)));
}

MAZELOOM_TEST(TestCourse)

}  // namespace mazeloom::tst_course

#include "tst_course.moc"
