// SPDX-License-Identifier: MIT
#include <memory>
#include <set>

#include <QSignalSpy>
#include <QTest>

#include "core/document/parameter.h"
#include "core/generate/stages/stages.h"
#include "core/random/stream.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/named_recipes.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/pack_file.h"

namespace mazeloom::tst_pack_document {

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
    void namedRecipesMakeTheirUsersAnew();
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
    return document::parameterValue(winding(), findLevel(document, level)->recipe.stages[stage]);
}

/// Everything that undo must restore.
struct State {
    std::vector<level::Recipe> recipes;
    std::vector<std::uint64_t> seeds;

    friend bool operator==(const State&, const State&) = default;
};

State stateOf(const PackDocument& document) {
    State state;
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i) {
        const level::Level& level = document.pack().levels[i];
        state.recipes.push_back(level.recipe);
        state.seeds.push_back(seedOf(document, QString::fromStdString(level.id)));
    }
    return state;
}

}  // namespace

void TestPackDocument::readsAPack() {
    PackDocument document("builtin:mazes", twoMazes());
    QCOMPARE(document.name(), "builtin:mazes");
    QCOMPARE(document.title(), "Mazes");
    QCOMPARE(document.pack().levels.size(), 2u);
    QCOMPARE(currentLevelId(document), "one");
    QVERIFY(findLevel(document, "two") != nullptr);
    QVERIFY(findLevel(document, "three") == nullptr);
    QVERIFY(document.loadProblems().empty());
    QVERIFY(recipeProblems(document, "one").empty());
    QVERIFY(!isRecipeChanged(document, "one"));
}

void TestPackDocument::tellsWhyAPackIsUnreadable() {
    const Problem problem = problemAt("pack.json", "line 3, column 7", "a comma is missing");
    PackDocument document("/packs/broken", {{}, {problem}});
    QCOMPARE(document.title(), "/packs/broken");
    QCOMPARE(document.pack().levels.size(), 0u);
    QCOMPARE(document.loadProblems().size(), 1u);
    QVERIFY(currentLevel(document) == nullptr);
    QCOMPARE(currentLevelId(document), QString());
    QVERIFY(!generationRequest(document));
    QVERIFY(!setCurrentLevel(document, "one"));
    QVERIFY(!setSeed(document, "one", 5));
    QVERIFY(!setParameter(document, "one", 0, "winding", 5));
    QVERIFY(!resetRecipe(document, "one"));
    QCOMPARE(document.history()->count(), 0);
}

void TestPackDocument::opensByName() {
    resources::initialise();
    const widgets::OpenPack opened = widgets::openPackFile("builtin:temple");
    const PackDocument* temple = opened.document.get();
    QVERIFY(temple->loadProblems().empty());
    QVERIFY(temple->pack().levels.size() >= 4);
    for (std::size_t i = 0; i < temple->pack().levels.size(); ++i) {
        const QString id = QString::fromStdString(temple->pack().levels[i].id);
        QVERIFY2(recipeProblems(*temple, id).empty(), qPrintable(id));
    }
    const widgets::OpenPack none = widgets::openPackFile("/no/such/folder");
    const PackDocument* missing = none.document.get();
    QCOMPARE(missing->pack().levels.size(), 0u);
    QVERIFY(!missing->loadProblems().empty());
    QCOMPARE(missing->title(), "/no/such/folder");
}

void TestPackDocument::switchesLevels() {
    PackDocument document("p", twoMazes());
    QSignalSpy changed(&document, &PackDocument::currentLevelChanged);
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(setCurrentLevel(document, "two"));
    QCOMPARE(currentLevelId(document), "two");
    QVERIFY(setCurrentLevel(document, "two"));
    QVERIFY(!setCurrentLevel(document, "three"));
    QCOMPARE(currentLevelId(document), "two");
    QCOMPARE(changed.count(), 1);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(document.history()->count(), 0);
}

void TestPackDocument::everyEditSignalsAndUndoes() {
    PackDocument document("p", twoMazes());
    const State before = stateOf(document);
    QSignalSpy changed(&document, &PackDocument::sheetChanged);

    QVERIFY(setParameter(document, "one", 1, "winding", 30));
    QCOMPARE(windingOf(document, "one", 1), 30);
    QCOMPARE(windingOf(document, "one", 0), 100);
    QCOMPARE(windingOf(document, "two", 1), 100);
    QVERIFY(setStageEnabled(document, "one", 0, false));
    QVERIFY(!findLevel(document, "one")->recipe.stages[0].enabled);
    QVERIFY(isRecipeChanged(document, "one"));
    QVERIFY(!isRecipeChanged(document, "two"));
    QVERIFY(resetParameter(document, "one", 1, "winding"));
    QCOMPARE(windingOf(document, "one", 1), 100);
    QVERIFY(setParameter(document, "one", 1, "step", 2));
    QVERIFY(resetStage(document, "one", 1));
    QVERIFY(resetRecipe(document, "one"));
    QVERIFY(stateOf(document) == before);
    QCOMPARE(changed.count(), 6);
    QCOMPARE(changed.last()[0].value<widgets::Sheet>(), widgets::levelSheet("one"));
    QVERIFY(changed.last()[1].value<widgets::SheetPart>() == widgets::SheetPart::Recipe);

    QCOMPARE(document.history()->count(), 6);
    QVERIFY(document.history()->text(0).contains("Winding"));
    QVERIFY(document.history()->text(0).contains("Maze"));
    document.history()->undo();
    QVERIFY(!findLevel(document, "one")->recipe.stages[0].enabled);
    while (document.history()->canUndo())
        document.history()->undo();
    QVERIFY(stateOf(document) == before);
}

void TestPackDocument::refusesWhatIsNotAllowed() {
    PackDocument document("p", twoMazes());
    QVERIFY(!setParameter(document, "one", 0, "winding", 101));
    QVERIFY(!setParameter(document, "one", 0, "winding", -1));
    QVERIFY(!setParameter(document, "one", 0, "step", 3));
    QVERIFY(!setParameter(document, "one", 0, "no such", 1));
    QVERIFY(!setParameter(document, "one", 2, "winding", 1));
    QVERIFY(!setParameter(document, "none", 0, "winding", 1));
    QVERIFY(!setStageEnabled(document, "one", 2, false));
    QVERIFY(!resetParameter(document, "one", 0, "no such"));
    QVERIFY(!resetStage(document, "one", 2));
    QCOMPARE(document.history()->count(), 0);
    QVERIFY(!isRecipeChanged(document, "one"));
}

void TestPackDocument::aNoOpLeavesNoCommand() {
    PackDocument document("p", twoMazes());
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(setParameter(document, "one", 0, "winding", 100));
    QVERIFY(setStageEnabled(document, "one", 0, true));
    QVERIFY(resetParameter(document, "one", 0, "winding"));
    QVERIFY(resetStage(document, "one", 0));
    QVERIFY(resetRecipe(document, "one"));
    QVERIFY(setSeed(document, "one", seedOf(document, "one")));
    QCOMPARE(document.history()->count(), 0);
    QCOMPARE(wanted.count(), 0);
}

void TestPackDocument::aGestureIsOneCommand() {
    PackDocument document("p", twoMazes());
    const auto drag = widgets::newGesture();
    for (int value : {90, 70, 50})
        QVERIFY(setParameter(document, "one", 0, "winding", value, drag));
    QCOMPARE(document.history()->count(), 1);
    // Another drag is another command, and so is the same gesture on another level.
    const auto second = widgets::newGesture();
    QVERIFY(setParameter(document, "one", 0, "winding", 40, second));
    QVERIFY(setParameter(document, "two", 0, "winding", 40, second));
    QCOMPARE(document.history()->count(), 3);
    document.history()->undo();
    document.history()->undo();
    QCOMPARE(windingOf(document, "one", 0), 50);
    document.history()->undo();
    QCOMPARE(windingOf(document, "one", 0), 100);
    document.history()->redo();
    QCOMPARE(windingOf(document, "one", 0), 50);
    // Without a gesture, commands do not merge.
    QVERIFY(setParameter(document, "one", 0, "winding", 20));
    QVERIFY(setParameter(document, "one", 0, "winding", 10));
    QCOMPARE(document.history()->count(), 3);
}

void TestPackDocument::aGestureBackToItsStartLeavesNoCommand() {
    PackDocument document("p", twoMazes());
    const auto drag = widgets::newGesture();
    for (int value : {90, 70, 100}) {
        QVERIFY(setParameter(document, "one", 0, "winding", value, drag));
    }
    QCOMPARE(document.history()->count(), 0);
    QVERIFY(!isRecipeChanged(document, "one"));
}

void TestPackDocument::seedsMergeInUndoAndStayInHistory() {
    PackDocument document("p", twoMazes());
    const std::uint64_t first = seedOf(document, "one");
    QSignalSpy changed(&document, &PackDocument::sheetChanged);
    for (std::uint64_t seed : {7u, 8u, 9u})
        QVERIFY(setSeed(document, "one", seed));
    QCOMPARE(changed.count(), 3);
    QVERIFY(changed.last()[1].value<widgets::SheetPart>() == widgets::SheetPart::Seed);
    QCOMPARE(document.history()->count(), 1);
    QCOMPARE(seedHistory(document, "one").seeds(), (std::vector<std::uint64_t>{first, 7, 8, 9}));
    document.history()->undo();
    QCOMPARE(seedOf(document, "one"), first);
    QCOMPARE(seedHistory(document, "one").next(), std::optional<std::uint64_t>(7));
    QVERIFY(!seedHistory(document, "one").previous());
    QVERIFY(setSeed(document, "one", 8));
    QCOMPARE(seedHistory(document, "one").place(), 2u);
    QCOMPARE(seedHistory(document, "one").previous(), std::optional<std::uint64_t>(7));
    QCOMPARE(seedHistory(document, "one").seeds().size(), 4u);
    QCOMPARE(seedOf(document, "two"), first);

    std::set<std::uint64_t> drawn;
    for (int i = 0; i < 20; ++i) {
        QVERIFY(setNewSeed(document, "one"));
        drawn.insert(seedOf(document, "one"));
    }
    QCOMPARE(drawn.size(), 20u);
}

void TestPackDocument::floorsAreLookedAtAtAnyDepth() {
    pack::Reading reading = twoMazes();
    reading.pack.levels[0].ruleset = level::Ruleset::Descent;
    reading.pack.levels[1].ruleset = level::Ruleset::Temple;
    reading.pack.descent.floors = {{3, "one"}, {8, "one"}};
    PackDocument document("p", reading);
    QCOMPARE(shownDepth(document, "one"), 3);
    QVERIFY(!chosenDepth(document, "one"));
    const auto before = *generationRequest(document);
    QSignalSpy changed(&document, &PackDocument::sheetChanged);
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(document.setShownDepth("one", 8));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().front().value<widgets::GenerationRequest>().floor.depth, 8);
    QCOMPARE(generationRequest(document, "one")->floor.depth, 8);
    QVERIFY(!isUpToDate(document, before));
    // The same depth again changes nothing, and an impossible depth is refused.
    QVERIFY(document.setShownDepth("one", 8));
    QVERIFY(!document.setShownDepth("one", 0));
    QVERIFY(!document.setShownDepth("one", level::kMaxDepth + 1));
    QVERIFY(!document.setShownDepth("three", 1));
    QCOMPARE(changed.count(), 1);
    // The shown depth is no edit, so it can be changed in a read-only document.
    document.setReadOnly(true);
    QVERIFY(document.setShownDepth("one", level::kMaxDepth));
    document.setReadOnly(false);
    QCOMPARE(document.history()->count(), 0);
    QVERIFY(!document.isModified());
    QVERIFY(document.pack() == PackDocument("p", reading).pack());
    // The choice persists while the pack's own floors change, and takes precedence over them.
    level::Descent descent = document.pack().descent;
    descent.floors = {{5, "one"}};
    QVERIFY(setDescent(document, descent, "Move"));
    QCOMPARE(shownDepth(document, "one"), level::kMaxDepth);
    QVERIFY(document.setShownDepth("one", {}));
    QCOMPARE(shownDepth(document, "one"), 5);
    // The designed depth can be chosen, too, and is kept.
    wanted.clear();
    QVERIFY(document.setShownDepth("one", 5));
    QCOMPARE(wanted.count(), 0);
    document.history()->undo();
    QCOMPARE(shownDepth(document, "one"), 5);
    // A hidden level is generated when it is shown; a level that is no floor has no depth.
    QVERIFY(setCurrentLevel(document, "two"));
    wanted.clear();
    QVERIFY(document.setShownDepth("one", 4));
    QVERIFY(document.setShownDepth("two", 9));
    QCOMPARE(shownDepth(document, "two"), 1);
    QCOMPARE(wanted.count(), 0);
    // Reading the pack again keeps the shown depth.
    document.replaceBy(reading);
    QCOMPARE(shownDepth(document, "one"), 4);
}

void TestPackDocument::historyForgetsTheOldest() {
    PackDocument document("p", twoMazes());
    for (std::uint64_t seed = 100; seed < 160; ++seed)
        setSeed(document, "one", seed);
    const auto& seeds = seedHistory(document, "one").seeds();
    QCOMPARE(seeds.size(), widgets::SeedHistory::kMost);
    QCOMPARE(seeds.front(), 110u);
    QCOMPARE(seeds.back(), 159u);
    // Undo restores a seed that the history no longer lists.
    document.history()->undo();
    QCOMPARE(seedOf(document, "one"), widgets::SeedHistory::kFirstSeed);
}

void TestPackDocument::undoGoesToTheLevelItChanges() {
    PackDocument document("p", twoMazes());
    setParameter(document, "one", 0, "winding", 5);
    setCurrentLevel(document, "two");
    document.history()->undo();
    QCOMPARE(currentLevelId(document), "one");
    setCurrentLevel(document, "two");
    document.history()->redo();
    QCOMPARE(currentLevelId(document), "one");
}

void TestPackDocument::wantsGenerationOfWhatIsCurrent() {
    PackDocument document("p", twoMazes());
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    setParameter(document, "one", 0, "winding", 5);
    setSeed(document, "one", 77);
    QCOMPARE(wanted.count(), 2);
    const auto request = wanted.last().front().value<widgets::GenerationRequest>();
    QCOMPARE(request.seed, 77u);
    QCOMPARE(QString::fromStdString(request.level->id), "one");
    QVERIFY(request.level->recipe == findLevel(document, "one")->recipe);
}

/// A change to a named recipe regenerates the shown level only if its districts use the recipe.
void TestPackDocument::namedRecipesMakeTheirUsersAnew() {
    pack::Reading reading = twoMazes();
    level::NamedRecipe fort;
    fort.id = "fort";
    fort.title = "Fort";
    fort.stages = {{"rooms", true, {}}};
    reading.pack.recipes.push_back(std::move(fort));
    PackDocument document("p", std::move(reading));
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(widgets::renameRecipe(document, "fort", "Castle"));
    QCOMPARE(wanted.count(), 0);
    level::Recipe districts;
    districts.stages = {{"districts", true, {{"recipes", std::string("@fort*2, caves")}}}};
    QVERIFY(widgets::setRecipe(document, "one", districts, "Change"));
    QCOMPARE(wanted.count(), 1);
    QVERIFY(widgets::renameRecipe(document, "fort", "Keep"));
    QCOMPARE(wanted.count(), 2);
    document.history()->undo();
    QCOMPARE(wanted.count(), 3);
}

void TestPackDocument::olderRequestsStayAsTheyWere() {
    PackDocument document("p", twoMazes());
    const auto before = generationRequest(document);
    setParameter(document, "one", 0, "winding", 5);
    QVERIFY(before->level->recipe.stages[0].parameters.empty());
    QCOMPARE(generationRequest(document)->level->recipe.stages[0].parameters.size(), 1u);
}

void TestPackDocument::findsRecipeProblems() {
    pack::Reading reading = twoMazes();
    reading.pack.levels[1].recipe.stages[1].parameters["winding"] = std::int64_t{400};
    reading.pack.levels[1].recipe.stages.push_back({"no-such-stage", true, {}});
    PackDocument document("p", std::move(reading));
    QVERIFY(recipeProblems(document, "one").empty());
    const auto& problems = recipeProblems(document, "two");
    QCOMPARE(problems.size(), 2u);
    QCOMPARE(problems[0].recipeStage, 1);
    QCOMPARE(problems[1].recipeStage, 2);

    QSignalSpy changed(&document, &PackDocument::problemsChanged);
    QVERIFY(resetParameter(document, "two", 1, "winding"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(recipeProblems(document, "two").size(), 1u);
    QVERIFY(setStageEnabled(document, "two", 2, false));
    document.history()->undo();
    document.history()->undo();
    QCOMPARE(recipeProblems(document, "two").size(), 2u);
}

void TestPackDocument::randomEditsUndoAndRedoExactly() {
    PackDocument document("p", twoMazes());
    widgets::UndoHistory& undo = *document.history();
    // The state at each index of the undo stack, taken when an edit reached it.
    std::vector<State> states{stateOf(document)};
    random::Stream random(2026);
    for (int i = 0; i < 1000; ++i) {
        const QString level = random.below(2) ? "one" : "two";
        const std::size_t stage = random.below(2);
        switch (random.below(9)) {
            case 0:
                setStageEnabled(document, level, stage, random.below(2));
                break;
            case 1:
                resetParameter(document, level, stage, "winding");
                break;
            case 2:
                resetStage(document, level, stage);
                break;
            case 3:
                resetRecipe(document, level);
                break;
            case 4:
                setSeed(document, level, random.below(5));
                break;
            case 5:
                setParameter(document, level, stage, "step", random.between(0, 3));
                break;
            case 6:
                setParameter(document, level, stage, "winding", random.between(-5, 105));
                break;
            case 7: {
                const auto drag = widgets::newGesture();
                for (int k = 0; k < 4; ++k) {
                    setParameter(document, level, stage, "winding", random.between(0, 100), drag);
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
        // If redo is still possible, the edit changed nothing.
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

MAZELOOM_TEST(TestPackDocument)

}  // namespace mazeloom::tst_pack_document

#include "tst_pack_document.moc"
