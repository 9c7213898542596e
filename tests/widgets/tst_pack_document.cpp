// SPDX-License-Identifier: MIT
#include <memory>
#include <set>

#include <QSignalSpy>
#include <QTest>

#include "core/generate/stages.h"
#include "core/random/stream.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "widgets/document/pack_document.h"
#include "core/document/parameter.h"

using namespace mazeloom;
using widgets::PackDocument;

class TestPackDocument : public QObject {
    Q_OBJECT

  private slots:
    void readsAPack();
    void tellsWhyAPackIsUnreadable();
    void opensByName();
    void switchesLevels();
    void everyEditSignalsAndUndoes();
    void refusesWhatIsNotAllowed();
    void aNoOpLeavesNoCommand();
    void aGestureIsOneCommand();
    void aGestureBackToItsStartLeavesNoCommand();
    void seedsMergeInUndoAndStayInHistory();
    void floorsAreLookedAtAtAnyDepth();
    void historyForgetsTheOldest();
    void undoGoesToTheLevelItChanges();
    void wantsGenerationOfWhatIsCurrent();
    void olderRequestsStayAsTheyWere();
    void findsRecipeProblems();
    void randomEditsUndoAndRedoExactly();
};

namespace {

pack::Reading twoMazes() {
    pack::Reading reading;
    level::Pack& pack = reading.pack;
    pack.id = "mazes";
    pack.title = "Mazes";
    for (const char* id : {"one", "two"}) {
        level::Level level = testing::solid({21, 21}, {"maze", "maze"});
        level.id = id;
        pack.levels.push_back(std::move(level));
    }
    return reading;
}

const generate::ParameterInfo& winding() {
    return *document::findParameter(*generate::findStage("maze"), "winding");
}

std::int64_t windingOf(const PackDocument& document, const QString& level, std::size_t stage) {
    return document::parameterValue(winding(), document.level(level)->recipe.stages[stage]);
}

/// All that undo must bring back.
struct State {
    std::vector<level::Recipe> recipes;
    std::vector<std::uint64_t> seeds;

    friend bool operator==(const State&, const State&) = default;
};

State stateOf(const PackDocument& document) {
    State state;
    for (std::size_t i = 0; i < document.levelCount(); ++i) {
        const level::Level& level = document.levelAt(i);
        state.recipes.push_back(level.recipe);
        state.seeds.push_back(document.seed(QString::fromStdString(level.id)));
    }
    return state;
}

}  // namespace

void TestPackDocument::readsAPack() {
    PackDocument document("builtin:mazes", twoMazes());
    QCOMPARE(document.name(), "builtin:mazes");
    QCOMPARE(document.title(), "Mazes");
    QCOMPARE(document.levelCount(), 2u);
    QCOMPARE(document.currentLevelId(), "one");
    QVERIFY(document.level("two") != nullptr);
    QVERIFY(document.level("three") == nullptr);
    QVERIFY(document.loadProblems().empty());
    QVERIFY(document.recipeProblems("one").empty());
    QVERIFY(!document.isRecipeChanged("one"));
}

void TestPackDocument::tellsWhyAPackIsUnreadable() {
    const Problem problem = problemAt("pack.json", "line 3, column 7", "a comma is missing");
    PackDocument document("/packs/broken", {{}, {problem}});
    QCOMPARE(document.title(), "/packs/broken");
    QCOMPARE(document.levelCount(), 0u);
    QCOMPARE(document.loadProblems().size(), 1u);
    QVERIFY(document.currentLevel() == nullptr);
    QCOMPARE(document.currentLevelId(), QString());
    QVERIFY(!document.generationRequest());
    QVERIFY(!document.setCurrentLevel("one"));
    QVERIFY(!document.setSeed("one", 5));
    QVERIFY(!document.setParameter("one", 0, "winding", 5));
    QVERIFY(!document.resetRecipe("one"));
    QCOMPARE(document.undoStack()->count(), 0);
}

void TestPackDocument::opensByName() {
    resources::initialise();
    const std::unique_ptr<PackDocument> temple(PackDocument::open("builtin:temple"));
    QVERIFY(temple->loadProblems().empty());
    QVERIFY(temple->levelCount() >= 4);
    for (std::size_t i = 0; i < temple->levelCount(); ++i) {
        const QString id = QString::fromStdString(temple->levelAt(i).id);
        QVERIFY2(temple->recipeProblems(id).empty(), qPrintable(id));
    }
    const std::unique_ptr<PackDocument> missing(PackDocument::open("/no/such/folder"));
    QCOMPARE(missing->levelCount(), 0u);
    QVERIFY(!missing->loadProblems().empty());
    QCOMPARE(missing->title(), "/no/such/folder");
}

void TestPackDocument::switchesLevels() {
    PackDocument document("p", twoMazes());
    QSignalSpy changed(&document, &PackDocument::currentLevelChanged);
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(document.setCurrentLevel("two"));
    QCOMPARE(document.currentLevelId(), "two");
    QVERIFY(document.setCurrentLevel("two"));
    QVERIFY(!document.setCurrentLevel("three"));
    QCOMPARE(document.currentLevelId(), "two");
    QCOMPARE(changed.count(), 1);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(document.undoStack()->count(), 0);
}

void TestPackDocument::everyEditSignalsAndUndoes() {
    PackDocument document("p", twoMazes());
    const State before = stateOf(document);
    QSignalSpy changed(&document, &PackDocument::recipeChanged);

    QVERIFY(document.setParameter("one", 1, "winding", 30));
    QCOMPARE(windingOf(document, "one", 1), 30);
    QCOMPARE(windingOf(document, "one", 0), 100);
    QCOMPARE(windingOf(document, "two", 1), 100);
    QVERIFY(document.setStageEnabled("one", 0, false));
    QVERIFY(!document.level("one")->recipe.stages[0].enabled);
    QVERIFY(document.isRecipeChanged("one"));
    QVERIFY(!document.isRecipeChanged("two"));
    QVERIFY(document.resetParameter("one", 1, "winding"));
    QCOMPARE(windingOf(document, "one", 1), 100);
    QVERIFY(document.setParameter("one", 1, "step", 2));
    QVERIFY(document.resetStage("one", 1));
    QVERIFY(document.resetRecipe("one"));
    QVERIFY(stateOf(document) == before);
    QCOMPARE(changed.count(), 6);
    QCOMPARE(changed.last().front().toString(), "one");

    QCOMPARE(document.undoStack()->count(), 6);
    QVERIFY(document.undoStack()->text(0).contains("Winding"));
    QVERIFY(document.undoStack()->text(0).contains("Maze"));
    document.undoStack()->undo();
    QVERIFY(!document.level("one")->recipe.stages[0].enabled);
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    QVERIFY(stateOf(document) == before);
}

void TestPackDocument::refusesWhatIsNotAllowed() {
    PackDocument document("p", twoMazes());
    QVERIFY(!document.setParameter("one", 0, "winding", 101));
    QVERIFY(!document.setParameter("one", 0, "winding", -1));
    QVERIFY(!document.setParameter("one", 0, "step", 3));
    QVERIFY(!document.setParameter("one", 0, "no such", 1));
    QVERIFY(!document.setParameter("one", 2, "winding", 1));
    QVERIFY(!document.setParameter("none", 0, "winding", 1));
    QVERIFY(!document.setStageEnabled("one", 2, false));
    QVERIFY(!document.resetParameter("one", 0, "no such"));
    QVERIFY(!document.resetStage("one", 2));
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isRecipeChanged("one"));
}

void TestPackDocument::aNoOpLeavesNoCommand() {
    PackDocument document("p", twoMazes());
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(document.setParameter("one", 0, "winding", 100));
    QVERIFY(document.setStageEnabled("one", 0, true));
    QVERIFY(document.resetParameter("one", 0, "winding"));
    QVERIFY(document.resetStage("one", 0));
    QVERIFY(document.resetRecipe("one"));
    QVERIFY(document.setSeed("one", document.seed("one")));
    QCOMPARE(document.undoStack()->count(), 0);
    QCOMPARE(wanted.count(), 0);
}

void TestPackDocument::aGestureIsOneCommand() {
    PackDocument document("p", twoMazes());
    const auto drag = widgets::newGesture();
    for (int value : {90, 70, 50})
        QVERIFY(document.setParameter("one", 0, "winding", value, drag));
    QCOMPARE(document.undoStack()->count(), 1);
    // Another drag is another command, and so is the same one on another level.
    const auto second = widgets::newGesture();
    QVERIFY(document.setParameter("one", 0, "winding", 40, second));
    QVERIFY(document.setParameter("two", 0, "winding", 40, second));
    QCOMPARE(document.undoStack()->count(), 3);
    document.undoStack()->undo();
    document.undoStack()->undo();
    QCOMPARE(windingOf(document, "one", 0), 50);
    document.undoStack()->undo();
    QCOMPARE(windingOf(document, "one", 0), 100);
    document.undoStack()->redo();
    QCOMPARE(windingOf(document, "one", 0), 50);
    // Without a gesture nothing merges.
    QVERIFY(document.setParameter("one", 0, "winding", 20));
    QVERIFY(document.setParameter("one", 0, "winding", 10));
    QCOMPARE(document.undoStack()->count(), 3);
}

void TestPackDocument::aGestureBackToItsStartLeavesNoCommand() {
    PackDocument document("p", twoMazes());
    const auto drag = widgets::newGesture();
    for (int value : {90, 70, 100}) {
        QVERIFY(document.setParameter("one", 0, "winding", value, drag));
    }
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isRecipeChanged("one"));
}

void TestPackDocument::seedsMergeInUndoAndStayInHistory() {
    PackDocument document("p", twoMazes());
    const std::uint64_t first = document.seed("one");
    QSignalSpy changed(&document, &PackDocument::seedChanged);
    for (std::uint64_t seed : {7u, 8u, 9u})
        QVERIFY(document.setSeed("one", seed));
    QCOMPARE(changed.count(), 3);
    QCOMPARE(document.undoStack()->count(), 1);
    QCOMPARE(document.seedHistory("one").seeds(), (std::vector<std::uint64_t>{first, 7, 8, 9}));
    document.undoStack()->undo();
    QCOMPARE(document.seed("one"), first);
    QCOMPARE(document.seedHistory("one").next(), std::optional<std::uint64_t>(7));
    QVERIFY(!document.seedHistory("one").previous());
    QVERIFY(document.setSeed("one", 8));
    QCOMPARE(document.seedHistory("one").place(), 2u);
    QCOMPARE(document.seedHistory("one").previous(), std::optional<std::uint64_t>(7));
    QCOMPARE(document.seedHistory("one").seeds().size(), 4u);
    QCOMPARE(document.seed("two"), first);

    std::set<std::uint64_t> drawn;
    for (int i = 0; i < 20; ++i) {
        QVERIFY(document.setNewSeed("one"));
        drawn.insert(document.seed("one"));
    }
    QCOMPARE(drawn.size(), 20u);
}

void TestPackDocument::floorsAreLookedAtAtAnyDepth() {
    pack::Reading reading = twoMazes();
    reading.pack.levels[0].ruleset = level::Ruleset::Descent;
    reading.pack.levels[1].ruleset = level::Ruleset::Temple;
    reading.pack.descent.floors = {{3, "one"}, {8, "one"}};
    PackDocument document("p", reading);
    QCOMPARE(document.shownDepth("one"), 3);
    QVERIFY(!document.chosenDepth("one"));
    const auto before = *document.generationRequest();
    QSignalSpy changed(&document, &PackDocument::shownDepthChanged);
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(document.setShownDepth("one", 8));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().front().value<widgets::GenerationRequest>().floor.depth, 8);
    QCOMPARE(document.generationRequest("one")->floor.depth, 8);
    QVERIFY(!document.isUpToDate(before));
    // The same again is nothing, and what cannot be is refused.
    QVERIFY(document.setShownDepth("one", 8));
    QVERIFY(!document.setShownDepth("one", 0));
    QVERIFY(!document.setShownDepth("one", level::kMaxDepth + 1));
    QVERIFY(!document.setShownDepth("three", 1));
    QCOMPARE(changed.count(), 1);
    // No edit: a document that cannot be edited can be looked at.
    document.setReadOnly(true);
    QVERIFY(document.setShownDepth("one", level::kMaxDepth));
    document.setReadOnly(false);
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isModified());
    QVERIFY(document.pack() == PackDocument("p", reading).pack());
    // It stays while the pack's own floors change, and without it they count.
    level::Descent descent = document.descent();
    descent.floors = {{5, "one"}};
    QVERIFY(document.setDescent(descent, "Move"));
    QCOMPARE(document.shownDepth("one"), level::kMaxDepth);
    QVERIFY(document.setShownDepth("one", {}));
    QCOMPARE(document.shownDepth("one"), 5);
    // The one that is designed can be chosen too, and then stays.
    wanted.clear();
    QVERIFY(document.setShownDepth("one", 5));
    QCOMPARE(wanted.count(), 0);
    document.undoStack()->undo();
    QCOMPARE(document.shownDepth("one"), 5);
    // A level that is not seen is generated when it is; one that is no floor knows no depth.
    QVERIFY(document.setCurrentLevel("two"));
    wanted.clear();
    QVERIFY(document.setShownDepth("one", 4));
    QVERIFY(document.setShownDepth("two", 9));
    QCOMPARE(document.shownDepth("two"), 1);
    QCOMPARE(wanted.count(), 0);
    // The pack is read again: it is looked at as before.
    document.replaceBy(reading);
    QCOMPARE(document.shownDepth("one"), 4);
}

void TestPackDocument::historyForgetsTheOldest() {
    PackDocument document("p", twoMazes());
    for (std::uint64_t seed = 100; seed < 160; ++seed)
        document.setSeed("one", seed);
    const auto& seeds = document.seedHistory("one").seeds();
    QCOMPARE(seeds.size(), widgets::SeedHistory::kMost);
    QCOMPARE(seeds.front(), 110u);
    QCOMPARE(seeds.back(), 159u);
    // Undo still knows the seed that the history forgot.
    document.undoStack()->undo();
    QCOMPARE(document.seed("one"), widgets::SeedHistory::kFirstSeed);
}

void TestPackDocument::undoGoesToTheLevelItChanges() {
    PackDocument document("p", twoMazes());
    document.setParameter("one", 0, "winding", 5);
    document.setCurrentLevel("two");
    document.undoStack()->undo();
    QCOMPARE(document.currentLevelId(), "one");
    document.setCurrentLevel("two");
    document.undoStack()->redo();
    QCOMPARE(document.currentLevelId(), "one");
}

void TestPackDocument::wantsGenerationOfWhatIsCurrent() {
    PackDocument document("p", twoMazes());
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    document.setParameter("one", 0, "winding", 5);
    document.setSeed("one", 77);
    QCOMPARE(wanted.count(), 2);
    const auto request = wanted.last().front().value<widgets::GenerationRequest>();
    QCOMPARE(request.seed, 77u);
    QCOMPARE(QString::fromStdString(request.level->id), "one");
    QVERIFY(request.level->recipe == document.level("one")->recipe);
}

void TestPackDocument::olderRequestsStayAsTheyWere() {
    PackDocument document("p", twoMazes());
    const auto before = document.generationRequest();
    document.setParameter("one", 0, "winding", 5);
    QVERIFY(before->level->recipe.stages[0].parameters.empty());
    QCOMPARE(document.generationRequest()->level->recipe.stages[0].parameters.size(), 1u);
}

void TestPackDocument::findsRecipeProblems() {
    pack::Reading reading = twoMazes();
    reading.pack.levels[1].recipe.stages[1].parameters["winding"] = std::int64_t{400};
    reading.pack.levels[1].recipe.stages.push_back({"no-such-stage", true, {}});
    PackDocument document("p", std::move(reading));
    QVERIFY(document.recipeProblems("one").empty());
    const auto& problems = document.recipeProblems("two");
    QCOMPARE(problems.size(), 2u);
    QCOMPARE(problems[0].recipeStage, 1);
    QCOMPARE(problems[1].recipeStage, 2);

    QSignalSpy changed(&document, &PackDocument::problemsChanged);
    QVERIFY(document.resetParameter("two", 1, "winding"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(document.recipeProblems("two").size(), 1u);
    QVERIFY(document.setStageEnabled("two", 2, false));
    document.undoStack()->undo();
    document.undoStack()->undo();
    QCOMPARE(document.recipeProblems("two").size(), 2u);
}

void TestPackDocument::randomEditsUndoAndRedoExactly() {
    PackDocument document("p", twoMazes());
    QUndoStack& undo = *document.undoStack();
    // The state at each place of the stack, as it was when the place was reached by an edit.
    std::vector<State> states{stateOf(document)};
    random::Stream random(2026);
    for (int i = 0; i < 1000; ++i) {
        const QString level = random.below(2) ? "one" : "two";
        const std::size_t stage = random.below(2);
        switch (random.below(9)) {
            case 0:
                document.setStageEnabled(level, stage, random.below(2));
                break;
            case 1:
                document.resetParameter(level, stage, "winding");
                break;
            case 2:
                document.resetStage(level, stage);
                break;
            case 3:
                document.resetRecipe(level);
                break;
            case 4:
                document.setSeed(level, random.below(5));
                break;
            case 5:
                document.setParameter(level, stage, "step", random.between(0, 3));
                break;
            case 6:
                document.setParameter(level, stage, "winding", random.between(-5, 105));
                break;
            case 7: {
                const auto drag = widgets::newGesture();
                for (int k = 0; k < 4; ++k) {
                    document.setParameter(level, stage, "winding", random.between(0, 100), drag);
                }
                break;
            }
            case 8:
                if (random.below(2)) {
                    undo.undo();
                } else {
                    undo.redo();
                }
                QVERIFY(stateOf(document) == states[static_cast<std::size_t>(undo.index())]);
                continue;
        }
        // What can still be redone was left by an edit that changed nothing.
        if (undo.canRedo()) continue;
        states.resize(static_cast<std::size_t>(undo.index()));
        states.push_back(stateOf(document));
        QCOMPARE(states.size(), static_cast<std::size_t>(undo.index()) + 1);
    }
    QVERIFY(undo.count() > 100);
    for (int place = undo.index(); place >= 0; --place) {
        undo.setIndex(place);
        QVERIFY(stateOf(document) == states[static_cast<std::size_t>(place)]);
    }
    for (int place = 0; place < static_cast<int>(states.size()); ++place) {
        undo.setIndex(place);
        QVERIFY(stateOf(document) == states[static_cast<std::size_t>(place)]);
    }
}

QTEST_MAIN(TestPackDocument)
#include "tst_pack_document.moc"
