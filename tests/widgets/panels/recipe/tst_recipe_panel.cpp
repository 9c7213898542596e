// SPDX-License-Identifier: MIT
#include <memory>

#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

#include "core/document/parameter.h"
#include "core/generate/stages/stages.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/panels/rules/rules_editor.h"
#include "widgets/workbench/side_splitter.h"

namespace mazeloom::tst_recipe_panel {

using widgets::PackDocument;
using widgets::ParameterEditor;
using widgets::RecipePanel;
using widgets::StageCard;

class TestRecipePanel : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void showsEveryStageAndParameter();
    void switchTurnsAStageOff();
    void numbersAreEditedAndReset();
    void aDragIsOneUndoCommand();
    void nothingOutOfRangeCanBeEntered();
    void followsUndoAndRedo();
    void undoKeysAreLeftToTheDocument();
    void wheelScrollsUnlessFocused();
    void floorsHaveADepth();
    void problemsStandBesideTheirStage();
    void outcomeStandsBesideItsStage();
    void cardsAreOneLine();
    void foldsCardsAndRemembersIt();
    void resetsTheRecipe();
    void switchesLevelsAndDocuments();
    void fitsNarrowPanels();
    void everyRecipeFitsTheNarrowestColumn();
    void keyboardReachesEverythingInOrder();
    void everyInputHasAName();
    void rulesArePaintedWithThePacksTerrains();

  private:
    StageCard& card(std::size_t index) { return *panel_->cards().at(index); }
    ParameterEditor& editor(std::size_t card, std::string_view parameter);
    QWidget* button(const QString& accessibleName);
    std::int64_t valueOf(std::size_t stage, std::string_view parameter) const;

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<RecipePanel> panel_;
};

namespace {

constexpr auto kLevel = "one";

pack::Reading reading() {
    pack::Reading result;
    level::Level one = testing::solid({31, 31}, {"rooms", "maze", "doors"});
    one.id = kLevel;
    one.title = "First";
    level::Level two = testing::painted({"....", "...."}, {"hidden-maze", "traps"});
    two.id = "two";
    for (level::Level* temple : {&one, &two})
        temple->ruleset = level::Ruleset::Temple;
    result.pack.levels = {one, two};
    level::Level three = testing::solid({31, 31}, {"rooms", "monsters"});
    three.id = "three";
    three.ruleset = level::Ruleset::Descent;
    result.pack.levels.push_back(three);
    result.pack.descent.floors = {{4, "three"}};
    return result;
}

}  // namespace

ParameterEditor& TestRecipePanel::editor(std::size_t card, std::string_view parameter) {
    for (auto* editor : panel_->cards().at(card)->findChildren<ParameterEditor*>()) {
        if (editor->info().id == parameter) return *editor;
    }
    qFatal("no such parameter");
}

QWidget* TestRecipePanel::button(const QString& accessibleName) {
    for (auto* found : panel_->findChildren<QToolButton*>()) {
        if (found->accessibleName() == accessibleName) return found;
    }
    return nullptr;
}

std::int64_t TestRecipePanel::valueOf(std::size_t stage, std::string_view parameter) const {
    const level::RecipeStage& written = currentLevel(*document_)->recipe.stages.at(stage);
    return document::parameterValue(
        *document::findParameter(*generate::findStage(written.stage), parameter), written);
}

void TestRecipePanel::init() {
    document_ = std::make_unique<PackDocument>("p", reading());
    panel_ = std::make_unique<RecipePanel>();
    panel_->setDocument(document_.get());
    panel_->resize(320, 900);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
    QTest::mouseClick(button("Unfold all stages"), Qt::LeftButton);
}

void TestRecipePanel::cleanup() {
    panel_.reset();
}

void TestRecipePanel::showsEveryStageAndParameter() {
    QCOMPARE(panel_->cards().size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) {
        const generate::Stage& stage = *generate::findStage(card(i).stageId());
        const auto editors = card(i).findChildren<ParameterEditor*>();
        QCOMPARE(editors.size(), static_cast<qsizetype>(stage.parameters.size()));
        for (qsizetype k = 0; k < editors.size(); ++k) {
            QCOMPARE(editors[k]->info().id, stage.parameters[static_cast<std::size_t>(k)].id);
            QCOMPARE(editors[k]->value(), editors[k]->info().standard);
        }
        QVERIFY(card(i).onSwitch()->isChecked());
    }
}

void TestRecipePanel::switchTurnsAStageOff() {
    QTest::mouseClick(card(1).onSwitch(), Qt::LeftButton, {},
                      {6, card(1).onSwitch()->height() / 2});
    QVERIFY(!currentLevel(*document_)->recipe.stages[1].enabled);
    QVERIFY(!editor(1, "winding").isEnabled());
    card(1).onSwitch()->setFocus();
    QTest::keyClick(card(1).onSwitch(), Qt::Key_Space);
    QVERIFY(currentLevel(*document_)->recipe.stages[1].enabled);
    QVERIFY(editor(1, "winding").isEnabled());
    QCOMPARE(document_->history()->count(), 2);
}

void TestRecipePanel::numbersAreEditedAndReset() {
    auto* spin = editor(0, "attempts").findChild<QSpinBox*>();
    QWidget* reset = button("Rooms: Attempts: back to 64");
    QVERIFY(!reset->isVisible());
    spin->setFocus();
    spin->selectAll();
    QTest::keyClicks(spin, "250");
    // The typed prefixes 2 and 25 are not committed.
    QCOMPARE(valueOf(0, "attempts"), 64);
    QTest::keyClick(spin, Qt::Key_Up);
    QCOMPARE(valueOf(0, "attempts"), 251);
    // Text typed in one go is one command.
    QCOMPARE(document_->history()->count(), 1);
    QVERIFY(reset->isVisible());
    QTest::mouseClick(reset, Qt::LeftButton);
    QCOMPARE(valueOf(0, "attempts"), 64);
    QVERIFY(!reset->isVisible());
    QVERIFY(currentLevel(*document_)->recipe.stages[0].parameters.empty());
}

void TestRecipePanel::aDragIsOneUndoCommand() {
    auto* slider = editor(1, "winding").findChild<QSlider*>();
    QCOMPARE(slider->value(), 100);
    const QPoint handle(slider->width() - 5, slider->height() / 2);
    QSignalSpy wanted(document_.get(), &PackDocument::generationWanted);
    QTest::mousePress(slider, Qt::LeftButton, {}, handle);
    for (int x = handle.x(); x > slider->width() / 3; x -= 3) {
        QTest::mouseMove(slider, {x, handle.y()});
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() / 3, handle.y()});
    QVERIFY(valueOf(1, "winding") < 60);
    QVERIFY(wanted.count() > 3);
    QCOMPARE(document_->history()->count(), 1);
    QCOMPARE(editor(1, "winding").findChild<QSpinBox*>()->value(), slider->value());
    document_->history()->undo();
    QCOMPARE(valueOf(1, "winding"), 100);
    QCOMPARE(slider->value(), 100);
}

void TestRecipePanel::nothingOutOfRangeCanBeEntered() {
    for (auto* editor : panel_->findChildren<ParameterEditor*>()) {
        auto* spin = editor->findChild<QSpinBox*>();
        if (spin == nullptr) continue;
        QCOMPARE(spin->minimum(), editor->info().least);
        QCOMPARE(spin->maximum(), editor->info().most);
        for (const char* typed : {"999999999", "-5", "0", "abc"}) {
            const std::int64_t before = editor->value();
            spin->setFocus();
            spin->selectAll();
            QTest::keyClicks(spin, typed);
            QTest::keyClick(spin, Qt::Key_Return);
            // The value is taken unchanged, or not at all.
            const bool isZero = QByteArray(typed) == "0" && editor->info().least <= 0;
            QCOMPARE(editor->value(), isZero ? 0 : before);
            QVERIFY(recipeProblems(*document_, kLevel).empty());
        }
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(spin, Qt::Key_PageUp);
        QVERIFY(document::isAllowed(editor->info(), editor->value()));
    }
}

void TestRecipePanel::followsUndoAndRedo() {
    setParameter(*document_, kLevel, 2, "closed", 20);
    QCOMPARE(editor(2, "closed").value(), 20);
    QCOMPARE(editor(2, "closed").findChild<QSlider*>()->value(), 20);
    setStageEnabled(*document_, kLevel, 2, false);
    QVERIFY(!card(2).onSwitch()->isChecked());
    for (int i = 0; i < 2; ++i)
        document_->history()->undo();
    QCOMPARE(editor(2, "closed").value(), 50);
    QVERIFY(card(2).onSwitch()->isChecked());
    for (int i = 0; i < 2; ++i)
        document_->history()->redo();
    QCOMPARE(editor(2, "closed").value(), 20);
    // Showing a change does not make another one.
    QCOMPARE(document_->history()->count(), 2);
}

void TestRecipePanel::undoKeysAreLeftToTheDocument() {
    QAction undo;
    undo.setShortcut(QKeySequence::Undo);
    connect(&undo, &QAction::triggered, document_->history(), &widgets::UndoHistory::undo);
    panel_->addAction(&undo);
    auto* spin = editor(0, "attempts").findChild<QSpinBox*>();
    spin->setFocus();
    spin->selectAll();
    QTest::keyClicks(spin, "12");
    QTest::keyClick(spin, Qt::Key_Return);
    QCOMPARE(valueOf(0, "attempts"), 12);
    QTest::keyClick(spin, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(valueOf(0, "attempts"), 64);
    QCOMPARE(document_->history()->index(), 0);
}

void TestRecipePanel::wheelScrollsUnlessFocused() {
    panel_->resize(320, 300);
    auto* scroll = panel_->findChild<QScrollArea*>();
    auto* spin = editor(0, "attempts").findChild<QSpinBox*>();
    card(0).onSwitch()->setFocus();
    // Qt passes a wheel event from a widget to its parents until one accepts it; for sent events
    // the test does so.
    const auto wheel = [&] {
        for (QWidget* at = spin; at != nullptr; at = at->parentWidget()) {
            const QPointF middle = at->rect().center();
            QWheelEvent event(middle, at->mapToGlobal(middle), {}, {0, -120}, {}, {},
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(at, &event);
            if (event.isAccepted()) return;
        }
    };
    wheel();
    QCOMPARE(spin->value(), 64);
    QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
    QVERIFY(scroll->verticalScrollBar()->value() > 0);
    scroll->verticalScrollBar()->setValue(0);
    spin->setFocus();
    wheel();
    QCOMPARE(spin->value(), 63);
    QCOMPARE(scroll->verticalScrollBar()->value(), 0);
}

void TestRecipePanel::floorsHaveADepth() {
    QSpinBox* box = panel_->depthBar()->box();
    QVERIFY(!box->isVisible());
    setCurrentLevel(*document_, "three");
    QVERIFY(box->isVisible());
    QCOMPARE(box->value(), 4);
    QVERIFY(!panel_->depthBar()->reset()->isEnabled());
    QVERIFY(panel_->depthBar()->reset()->toolTip().endsWith("in the pack, 4"));
    QSignalSpy wanted(document_.get(), &PackDocument::generationWanted);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "12");
    // The value is not committed while it is being typed.
    QCOMPARE(shownDepth(*document_, "three"), 4);
    QTest::keyClick(box, Qt::Key_Escape);
    QCOMPARE(box->text(), "4");
    box->selectAll();
    QTest::keyClicks(box, "12");
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(shownDepth(*document_, "three"), 12);
    QTest::keyClick(box, Qt::Key_Up);
    QTest::keyClick(box, Qt::Key_PageUp);
    QCOMPARE(shownDepth(*document_, "three"), 23);
    QCOMPARE(wanted.count(), 3);
    QCOMPARE(document_->history()->count(), 0);
    QVERIFY(!document_->isModified());
    // Each level has its own depth, and levels without a depth show no field.
    setCurrentLevel(*document_, kLevel);
    QVERIFY(!box->isVisible());
    setCurrentLevel(*document_, "three");
    QCOMPARE(box->value(), 23);
    // A level of another ruleset has no depth.
    widgets::LevelHead head = headOf(*document_, "three");
    head.ruleset = level::Ruleset::Temple;
    QVERIFY(setHead(*document_, "three", head, "Change the ruleset"));
    QVERIFY(!box->isVisible());
    document_->history()->undo();
    QVERIFY(box->isVisible());
    // Resets to the pack's depth, also by keyboard.
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(panel_->depthBar()->reset()));
    QTest::keyClick(panel_->depthBar()->reset(), Qt::Key_Space);
    QVERIFY(!chosenDepth(*document_, "three"));
    QCOMPARE(box->value(), 4);
    QVERIFY(box->hasFocus());
    // The pack's own depth may change meanwhile.
    level::Descent descent = document_->pack().descent;
    descent.floors = {{6, "three"}};
    QVERIFY(setDescent(*document_, descent, "Move"));
    QCOMPARE(box->value(), 6);
    // The field is not cut off.
    document_->setShownDepth("three", level::kMaxDepth);
    panel_->resize(280, 700);
    QCOMPARE(panel_->width(), 280);
    QVERIFY(box->width() >= box->sizeHint().width());
    QVERIFY(panel_->rect().contains(QRect(box->mapTo(panel_.get(), QPoint()), box->size())));
}

void TestRecipePanel::problemsStandBesideTheirStage() {
    pack::Reading broken = reading();
    auto& stages = broken.pack.levels[0].recipe.stages;
    stages[1].parameters["winding"] = std::int64_t{400};
    stages.push_back({"no-such-stage", true, {}});
    PackDocument document("p", std::move(broken));
    panel_->setDocument(&document);
    QVERIFY(card(0).problemTexts().isEmpty());
    QCOMPARE(card(1).problemTexts().size(), 1);
    QVERIFY(card(1).problemTexts().front().startsWith("Winding"));
    QVERIFY(card(1).problemTexts().front().contains("400"));
    QCOMPARE(card(3).problemTexts().size(), 1);
    resetParameter(document, kLevel, 1, "winding");
    QVERIFY(card(1).problemTexts().isEmpty());
    // Editing the value that is out of range fixes it, too.
    document.history()->undo();
    QCOMPARE(card(1).problemTexts().size(), 1);
    panel_->setDocument(nullptr);
}

void TestRecipePanel::outcomeStandsBesideItsStage() {
    auto recorded = generate::record(*currentLevel(*document_), {}, 1);
    QVERIFY(!recorded.failure);
    panel_->showOutcome(recorded);
    const auto steps = [&](std::size_t i) {
        for (auto* label : card(i).findChildren<QLabel*>()) {
            if (label->isVisible() && label->toolTip().contains(" step")) return label->text();
        }
        return QString();
    };
    const auto& first = recorded.trace->stages.front();
    QCOMPARE(steps(0), QString::number(first.end - first.first));

    recorded.failure = Problem{Severity::Error, "no room fits", {}, {}, grid::Point{5, 6}, 2};
    panel_->showOutcome(recorded);
    QCOMPARE(card(2).problemTexts(), QStringList{"The level cannot be generated: no room fits"});
    QVERIFY(card(0).problemTexts().isEmpty());
    QSignalSpy wanted(panel_.get(), &RecipePanel::cellWanted);
    QTest::mouseClick(button("Go to cell (5, 6)"), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].value<grid::Point>(), (grid::Point{5, 6}));

    // A problem without a stage is shown above the cards.
    recorded.failure = Problem{Severity::Error, "too large", {}, {}, {}};
    panel_->showOutcome(recorded);
    QVERIFY(card(2).problemTexts().isEmpty());
    bool found = false;
    for (auto* label : panel_->findChildren<widgets::ProblemLabel*>()) {
        found = found ||
                (label->isVisible() && label->text() == "The level cannot be generated: too large");
    }
    QVERIFY(found);
    // A stage's warnings are shown on its card, too.
    setParameter(*document_, kLevel, 0, "max-width", 99);
    setParameter(*document_, kLevel, 0, "min-width", 99);
    panel_->showOutcome(generate::record(*currentLevel(*document_), {}, 1));
    QCOMPARE(card(0).problemTexts().size(), 1);
    QVERIFY(card(0).problemTexts().front().contains("No room fits"));

    // Another level shows none of these problems and steps.
    setCurrentLevel(*document_, "two");
    QCOMPARE(steps(0), QString());
}

void TestRecipePanel::cardsAreOneLine() {
    QTest::mouseClick(button("Fold all stages"), Qt::LeftButton);
    for (StageCard* each : panel_->cards()) {
        QTRY_COMPARE(each->height(), 32);
        QVERIFY(each->findChild<QCheckBox*>()->isVisible());
    }
    QTest::mouseClick(button("Maze: show the parameters"), Qt::LeftButton);
    QTRY_VERIFY(card(1).height() > 64);
    QTRY_COMPARE(card(0).height(), 32);
}

void TestRecipePanel::foldsCardsAndRemembersIt() {
    QTest::mouseClick(button("Fold all stages"), Qt::LeftButton);
    auto* fold = button("Maze: show the parameters");
    QVERIFY(fold != nullptr);
    QTest::mouseClick(fold, Qt::LeftButton);
    QVERIFY(!card(1).isFolded());
    QVERIFY(editor(1, "winding").isVisible());
    setCurrentLevel(*document_, "two");
    setCurrentLevel(*document_, kLevel);
    QVERIFY(!card(1).isFolded());
    QVERIFY(card(0).isFolded());
    QTest::mouseClick(button("Fold all stages"), Qt::LeftButton);
    for (auto* each : panel_->cards())
        QVERIFY(each->isFolded());
    QTest::mouseClick(button("Unfold all stages"), Qt::LeftButton);
    for (auto* each : panel_->cards())
        QVERIFY(!each->isFolded());
    // showStage() makes the stage's card visible.
    QTest::mouseClick(button("Fold all stages"), Qt::LeftButton);
    panel_->showStage(2);
    QVERIFY(!card(2).isFolded());
    QCOMPARE(document_->history()->count(), 0);
}

void TestRecipePanel::resetsTheRecipe() {
    QWidget* reset = button("Reset the recipe");
    QVERIFY(!reset->isEnabled());
    setParameter(*document_, kLevel, 0, "attempts", 5);
    setStageEnabled(*document_, kLevel, 1, false);
    QVERIFY(reset->isEnabled());
    QTest::mouseClick(reset, Qt::LeftButton);
    QVERIFY(!isRecipeChanged(*document_, kLevel));
    QVERIFY(card(1).onSwitch()->isChecked());
    QVERIFY(!reset->isEnabled());

    setParameter(*document_, kLevel, 0, "attempts", 5);
    setParameter(*document_, kLevel, 0, "cave", 5);
    QTest::mouseClick(button("Rooms: reset all"), Qt::LeftButton);
    QCOMPARE(editor(0, "cave").value(), 0);
    QVERIFY(!isRecipeChanged(*document_, kLevel));
}

void TestRecipePanel::switchesLevelsAndDocuments() {
    setCurrentLevel(*document_, "two");
    QCOMPARE(panel_->cards().size(), 2u);
    QCOMPARE(card(0).stageId(), std::string("hidden-maze"));
    setSeed(*document_, kLevel, 5);
    const auto* shown = panel_->findChild<QScrollArea*>();
    QVERIFY(shown->isVisible());
    panel_->setDocument(nullptr);
    QVERIFY(!shown->isVisible());
    PackDocument unreadable("/nowhere", {{}, {problemAt("pack.json", "", "is missing")}});
    panel_->setDocument(&unreadable);
    QVERIFY(!shown->isVisible());
    panel_->setDocument(document_.get());
    QVERIFY(shown->isVisible());
    document_.reset();
    QVERIFY(!shown->isVisible());
}

void TestRecipePanel::fitsNarrowPanels() {
    panel_->resize(280, 700);
    QCOMPARE(panel_->width(), 280);
    QVERIFY(panel_->minimumSizeHint().width() <= 280);
    auto* scroll = panel_->findChild<QScrollArea*>();
    for (auto* each : panel_->findChildren<ParameterEditor*>()) {
        if (!each->isVisible()) continue;
        const QRect inPanel(each->mapTo(scroll->viewport(), QPoint()), each->size());
        QVERIFY(inPanel.left() >= 0 && inPanel.right() < scroll->viewport()->width());
    }
}

void TestRecipePanel::everyRecipeFitsTheNarrowestColumn() {
    pack::Reading reading;
    for (const generate::BuiltInRecipe& builtIn : generate::builtInRecipes()) {
        level::Level level = testing::solid({31, 31}, {});
        level.id = std::string(builtIn.id);
        level.ruleset = builtIn.id == "temple" ? level::Ruleset::Temple : level::Ruleset::Descent;
        level.recipe = builtIn.recipe;
        reading.pack.levels.push_back(std::move(level));
    }
    PackDocument pack("p", std::move(reading));
    panel_->setDocument(&pack);
    // The panel is next to the scroll bar of its column.
    panel_->resize(widgets::SideSplitter::kLeast.right - 10, 600);
    const auto* scroll = panel_->findChild<QScrollArea*>();
    for (const level::Level& level : pack.pack().levels) {
        const QString id = QString::fromStdString(level.id);
        setCurrentLevel(pack, id);
        for (StageCard* card : panel_->cards())
            card->setFolded(false);
        // Every parameter is set to another value than its default, so that its reset button shows.
        for (std::size_t i = 0; i < panel_->cards().size(); ++i) {
            panel_->cards()[i]->setStepCount(12'345);
            for (const auto* each : panel_->cards()[i]->findChildren<ParameterEditor*>()) {
                const generate::ParameterInfo& info = each->info();
                setParameter(pack, id, i, std::string(info.id),
                             info.standard == info.least ? info.most : info.least);
            }
        }
        // The width determines the height, and the height the scroll bar: each takes a pass.
        for (int pass = 0; pass < 10; ++pass)
            QCoreApplication::processEvents();
        const int room = scroll->viewport()->width();
        QVERIFY2(scroll->widget()->width() <= room, level.id.c_str());
        for (const StageCard* card : panel_->cards()) {
            for (const auto* each : card->findChildren<QWidget*>()) {
                if (!each->isVisible()) continue;
                const QRect place(each->mapTo(scroll->viewport(), QPoint()), each->size());
                QVERIFY2(place.left() >= 0 && place.right() < room,
                         qPrintable(QString("%1 %2: %3 to %4 of %5")
                                        .arg(id, each->accessibleName())
                                        .arg(place.left())
                                        .arg(place.right())
                                        .arg(room)));
            }
        }
    }
    panel_->setDocument(document_.get());
}

void TestRecipePanel::keyboardReachesEverythingInOrder() {
    panel_->resize(320, 1400);
    button("Reset the recipe")->setFocus();
    if (!button("Reset the recipe")->hasFocus()) button("Fold all stages")->setFocus();
    QSet<QWidget*> reached;
    QWidget* at = QApplication::focusWidget();
    int lastY = -1;
    while (at != nullptr && !reached.contains(at)) {
        reached.insert(at);
        const int y = at->mapTo(panel_.get(), at->rect().center()).y();
        QVERIFY2(y >= lastY - 8, qPrintable(at->accessibleName()));
        lastY = y;
        QTest::keyClick(at, Qt::Key_Tab);
        at = QApplication::focusWidget();
    }
    for (auto* each : panel_->findChildren<QWidget*>()) {
        if (qobject_cast<QSpinBox*>(each) == nullptr && qobject_cast<QSlider*>(each) == nullptr &&
            qobject_cast<QCheckBox*>(each) == nullptr) {
            continue;
        }
        if (each->isVisible() && each->isEnabled()) {
            QVERIFY2(reached.contains(each), qPrintable(each->accessibleName()));
        }
    }
    QVERIFY(reached.contains(button("Rooms: hide the parameters")));
}

void TestRecipePanel::everyInputHasAName() {
    setParameter(*document_, kLevel, 0, "attempts", 5);
    int inputs = 0;
    for (auto* each : panel_->findChildren<QWidget*>()) {
        if (!each->isVisible() || each->focusPolicy() == Qt::NoFocus) continue;
        if (each->focusProxy() != nullptr || each->objectName().startsWith("qt_")) continue;
        QVERIFY2(!each->accessibleName().isEmpty(), each->metaObject()->className());
        ++inputs;
    }
    QVERIFY(inputs > 20);
}

void TestRecipePanel::rulesArePaintedWithThePacksTerrains() {
    level::Recipe recipe = currentLevel(*document_)->recipe;
    level::RecipeStage& rules = recipe.stages.emplace_back();
    rules.stage = "rules";
    QVERIFY(setRecipe(*document_, kLevel, recipe, "Add rules"));
    const auto inks = [&] { return card(3).rules()->palette()->inks().size(); };
    const std::size_t before = inks();
    level::OwnTerrain moss;
    moss.id = "moss";
    moss.character = 'e';
    QVERIFY(setOwnTerrains(*document_, {moss}, "Add a terrain"));
    QCOMPARE(inks(), before + 1);
    card(3).setFolded(false);
    QTest::mouseClick(card(3).rules()->addRule(), Qt::LeftButton);
    card(3).rules()->palette()->choose(level::rewriting::Value(moss.terrain));
    QTest::mouseClick(card(3).rules()->nodes()[0]->rules()[0]->put(), Qt::LeftButton, {}, {8, 8});
    const auto named = [&] {
        const auto& program = currentLevel(*document_)->recipe.stages[3].program;
        return program->nodes[0].rules[0].put[0] == level::rewriting::Value(moss.terrain);
    };
    QVERIFY(named());
    // A rule refers to the terrain now.
    QVERIFY(!removeOwnTerrain(*document_, moss.terrain, "Remove a terrain"));
    document_->history()->undo();
    QVERIFY(!named());
    QVERIFY(removeOwnTerrain(*document_, moss.terrain, "Remove a terrain"));
    QCOMPARE(inks(), before);
    document_->history()->undo();
    QCOMPARE(inks(), before + 1);
}

MAZELOOM_TEST(TestRecipePanel)

}  // namespace mazeloom::tst_recipe_panel

#include "tst_recipe_panel.moc"
