// SPDX-License-Identifier: MIT
// Recipes that a pack stores for its levels: the changes that levels make to them, and the edits,
// each of which is one undo step.
#include <string>
#include <vector>

#include <QTest>

#include "core/check/check.h"
#include "core/document/edits_recipe.h"
#include "core/document/history.h"
#include "core/document/recipes/edits_named.h"
#include "core/generate/recipe.h"
#include "core/level/named_recipe.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_recipe.h"
#include "core/pack/json/write/write_recipe.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_named_recipes {

class TestNamedRecipes : public QObject {
    Q_OBJECT

  private slots:
    void changesMakeTheLevelsStages();
    void changesAreOfTheRightStage();
    void otherStagesAreNoChange();
    void changesComeBackFromJson();
    void refusesBadUses_data();
    void refusesBadUses();
    void keepingUsesIt();
    void givingReachesAllButTheirChanges();
    void parametersOfAUserAreChanges();
    void otherStagesMakeItTheLevelsOwn();
    void removingLeavesStages();
    void titlesDiffer();
    void undoBringsBackEverything();
    void aLostRecipeIsSaid();
    void allLevelsKnowThePacksRecipes();
};

namespace {

using document::SheetKey;
using document::SheetKind;
using level::RecipeStage;

std::int64_t number(std::int64_t value) {
    return value;
}

std::vector<RecipeStage> dungeon() {
    return {{"rooms", true, {{"attempts", number(80)}}},
            {"maze", true, {}},
            {"doors", true, {}},
            {"dead-ends", true, {}}};
}

level::Level levelCalled(const std::string& id) {
    level::Level level;
    level.id = id;
    level.title = id;
    level.ruleset = level::Ruleset::Descent;
    level.size = {31, 31};
    level.recipe.stages = dungeon();
    return level;
}

document::Document documentOf(std::initializer_list<const char*> ids) {
    level::Pack pack;
    pack.id = "pack";
    pack.title = "Pack";
    for (const char* id : ids)
        pack.levels.push_back(levelCalled(id));
    return document::Document(std::move(pack));
}

SheetKey keyOf(const document::Document& document, std::size_t level) {
    return document.keyAt(SheetKind::Level, level);
}

const level::Recipe& recipeOf(const document::Document& document, std::size_t level) {
    return document.pack().levels[level].recipe;
}

/// Applies an edit and returns its inverse.
document::Edit done(document::Document& document, document::Wanted wanted) {
    if (!wanted) qFatal("refused");
    return document::apply(document, std::move(*wanted)).inverse;
}

/// Returns three levels; the first two use "Cave", the second with its own number of attempts.
document::Document withCave() {
    document::Document document = documentOf({"a", "b", "c"});
    done(document, document::keepRecipe(document, keyOf(document, 0), "Cave"));
    done(document, document::useRecipe(document, keyOf(document, 1), "cave"));
    done(document, document::setParameter(document, keyOf(document, 1), 0, "attempts", 20));
    return document;
}

}  // namespace

void TestNamedRecipes::changesMakeTheLevelsStages() {
    std::vector<RecipeStage> wanted = dungeon();
    wanted[0].parameters.clear();
    wanted[1].parameters["winding"] = number(10);
    wanted[3].enabled = false;
    const auto changes = level::changesBetween(dungeon(), wanted);
    QVERIFY(changes.has_value());
    QCOMPARE(changes->size(), std::size_t{3});
    QVERIFY(level::changed(dungeon(), *changes) == wanted);
    QVERIFY(level::changesBetween(dungeon(), dungeon())->empty());
}

void TestNamedRecipes::changesAreOfTheRightStage() {
    std::vector<RecipeStage> base = dungeon();
    base.push_back({"rooms", true, {}});
    std::vector<RecipeStage> wanted = base;
    wanted[4].parameters["attempts"] = number(5);
    const auto changes = level::changesBetween(base, wanted);
    QCOMPARE(changes->size(), std::size_t{1});
    QCOMPARE(changes->front().occurrence, 1u);
    QVERIFY(level::changed(base, *changes) == wanted);
    // The recipe gained a stage in front and lost another one; the change still finds its stage.
    std::vector<RecipeStage> later = base;
    later.insert(later.begin(), {"shape", true, {}});
    later.erase(later.begin() + 2);
    QVERIFY(level::changed(later, *changes)[4].parameters["attempts"] ==
            level::ParameterValue(number(5)));
    QVERIFY(level::changed(later, *changes)[1].parameters["attempts"] ==
            level::ParameterValue(number(80)));
}

void TestNamedRecipes::otherStagesAreNoChange() {
    std::vector<RecipeStage> moved = dungeon();
    std::swap(moved[1], moved[2]);
    QVERIFY(!level::changesBetween(dungeon(), moved));
    moved = dungeon();
    moved.pop_back();
    QVERIFY(!level::changesBetween(dungeon(), moved));
}

void TestNamedRecipes::changesComeBackFromJson() {
    const std::string text =
        "{\n    \"use\": \"cave\",\n    \"changes\": [\n"
        "      {\"stage\": \"rooms\", \"occurrence\": 2, \"enabled\": false, \"attempts\": null},\n"
        "      {\"stage\": \"maze\", \"winding\": {\"from\": 1, \"to\": 9}}\n    ]\n  }";
    const auto json = pack::parseJson(text, "level.json");
    QVERIFY(json.has_value());
    pack::Report report("level.json");
    const level::Recipe recipe = pack::readRecipe(*json, true, report);
    QVERIFY(report.isClean());
    QCOMPARE(recipe.named, std::string("cave"));
    QCOMPARE(recipe.changes[0].occurrence, 1u);
    QVERIFY(recipe.changes[0].enabled == std::optional(false));
    QVERIFY(!recipe.changes[0].parameters.at("attempts"));
    std::string written;
    pack::appendRecipeLines(written, recipe, {});
    QCOMPARE(written, text);
}

void TestNamedRecipes::refusesBadUses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("because");
    QTest::newRow("no id") << R"({"changes": []})"
                           << "use";
    QTest::newRow("an odd key") << R"({"use": "cave", "stages": []})"
                                << "stages";
    QTest::newRow("no stage") << R"({"use": "cave", "changes": [{"attempts": 3}]})"
                              << "stage";
    QTest::newRow("no number")
        << R"({"use": "cave", "changes": [{"stage": "rooms", "occurrence": 0}]})"
        << "occurrence";
    QTest::newRow("no switch")
        << R"({"use": "cave", "changes": [{"stage": "rooms", "enabled": 1}]})"
        << "true or false";
}

void TestNamedRecipes::refusesBadUses() {
    QFETCH(QString, text);
    QFETCH(QString, because);
    const auto json = pack::parseJson(text.toStdString(), "level.json");
    QVERIFY(json.has_value());
    pack::Report report("level.json");
    pack::readRecipe(*json, true, report);
    const auto problems = report.take();
    QVERIFY(!problems.empty());
    const QString said = QString::fromStdString(problems.front().describe());
    QVERIFY2(said.contains(because), qPrintable(said));
}

void TestNamedRecipes::keepingUsesIt() {
    document::Document document = documentOf({"a", "b"});
    done(document, document::keepRecipe(document, keyOf(document, 0), "Wide cave"));
    QCOMPARE(document.pack().recipes.size(), std::size_t{1});
    QCOMPARE(document.pack().recipes[0].id, std::string("wide-cave"));
    QVERIFY(document.pack().recipes[0].stages == dungeon());
    QCOMPARE(recipeOf(document, 0).named, std::string("wide-cave"));
    QVERIFY(recipeOf(document, 0).stages == dungeon());
    QVERIFY(recipeOf(document, 1).named.empty());
    QVERIFY(document::usersOf(document, "wide-cave") == std::vector<SheetKey>{keyOf(document, 0)});
}

void TestNamedRecipes::givingReachesAllButTheirChanges() {
    document::Document document = withCave();
    // The first level changes its maze and disables rooms, then writes this back to the recipe.
    const SheetKey first = keyOf(document, 0);
    done(document, document::setParameter(document, first, 1, "winding", 30));
    done(document, document::setParameter(document, first, 0, "attempts", 7));
    done(document, document::giveToAll(document, first, "cave"));
    QVERIFY(recipeOf(document, 0).changes.empty());
    const level::Recipe& second = recipeOf(document, 1);
    QVERIFY(second.stages[1].parameters.at("winding") == level::ParameterValue(number(30)));
    QVERIFY(second.stages[0].parameters.at("attempts") == level::ParameterValue(number(20)));
    QCOMPARE(second.changes.size(), std::size_t{1});
    QVERIFY(recipeOf(document, 2).stages == dungeon());
}

void TestNamedRecipes::parametersOfAUserAreChanges() {
    document::Document document = withCave();
    QCOMPARE(recipeOf(document, 1).named, std::string("cave"));
    QCOMPARE(recipeOf(document, 1).changes.size(), std::size_t{1});
    // Set back to the recipe's value, so no change is left.
    done(document, document::setParameter(document, keyOf(document, 1), 0, "attempts", 80));
    QVERIFY(recipeOf(document, 1).changes.empty());
    // The default counts as a change, since the recipe has another value.
    done(document, document::resetParameter(document, keyOf(document, 1), 0, "attempts"));
    QCOMPARE(recipeOf(document, 1).changes.size(), std::size_t{1});
    QVERIFY(!recipeOf(document, 1).changes[0].parameters.at("attempts"));
}

void TestNamedRecipes::otherStagesMakeItTheLevelsOwn() {
    document::Document document = withCave();
    level::Recipe recipe = recipeOf(document, 1);
    recipe.stages.pop_back();
    done(document, document::setRecipe(document, keyOf(document, 1), recipe));
    QVERIFY(recipeOf(document, 1).named.empty());
    QCOMPARE(recipeOf(document, 1).stages.size(), std::size_t{3});
    QVERIFY(recipeOf(document, 1).stages[0].parameters.at("attempts") ==
            level::ParameterValue(number(20)));
    // The level's stages can become the shared recipe again.
    done(document, document::giveToAll(document, keyOf(document, 1), "cave"));
    QCOMPARE(recipeOf(document, 0).stages.size(), std::size_t{3});
    QCOMPARE(recipeOf(document, 1).named, std::string("cave"));
}

void TestNamedRecipes::removingLeavesStages() {
    document::Document document = withCave();
    const level::Recipe before = recipeOf(document, 1);
    done(document, document::removeRecipe(document, "cave"));
    QVERIFY(document.pack().recipes.empty());
    QVERIFY(recipeOf(document, 1).named.empty());
    QVERIFY(recipeOf(document, 1).stages == before.stages);
    QVERIFY(!document::removeRecipe(document, "cave"));
    QVERIFY(!document::useRecipe(document, keyOf(document, 0), "cave"));
}

void TestNamedRecipes::titlesDiffer() {
    document::Document document = withCave();
    QVERIFY(document::keepRecipe(document, keyOf(document, 2), "Cave").error() ==
            document::Refusal::NameTaken);
    QVERIFY(document::keepRecipe(document, keyOf(document, 2), "").error() ==
            document::Refusal::NameTaken);
    done(document, document::keepRecipe(document, keyOf(document, 2), "cave"));
    QCOMPARE(document.pack().recipes[1].id, std::string("cave-2"));
    QVERIFY(!document::renameRecipe(document, "cave-2", "Cave"));
    done(document, document::renameRecipe(document, "cave-2", "Deep cave"));
    QCOMPARE(document.pack().recipes[1].title, std::string("Deep cave"));
    QCOMPARE(recipeOf(document, 2).named, std::string("cave-2"));
}

void TestNamedRecipes::undoBringsBackEverything() {
    document::Document document = withCave();
    const auto edits = [&](int which) -> document::Wanted {
        const SheetKey second = keyOf(document, 1);
        switch (which) {
            case 0:
                return document::keepRecipe(document, keyOf(document, 2), "Deep");
            case 1:
                return document::giveToAll(document, second, "cave");
            case 2:
                return document::removeRecipe(document, "cave");
            case 3:
                return document::detachRecipe(document, second);
            case 4:
                return document::useRecipe(document, second, "cave");
            case 5:
                return document::setRecipeNotes(document, "cave", "Mind the bats");
            default:
                return document::setParameter(document, second, 0, "attempts", 80);
        }
    };
    for (int which = 0; which < 7; ++which) {
        const level::Pack before = document.pack();
        document::Edit inverse = done(document, edits(which));
        const level::Pack after = document.pack();
        QVERIFY2(!(after == before), qPrintable(QString::number(which)));
        document::Applied undone = document::apply(document, std::move(inverse));
        QVERIFY2(document.pack() == before, qPrintable(QString::number(which)));
        document::Applied redone = document::apply(document, std::move(undone.inverse));
        QVERIFY2(document.pack() == after, qPrintable(QString::number(which)));
        document::apply(document, std::move(redone.inverse));
    }
}

void TestNamedRecipes::aLostRecipeIsSaid() {
    level::Level level = levelCalled("a");
    level.recipe = {};
    level.recipe.named = "gone";
    level::resolve(level.recipe, {});
    QVERIFY(level.recipe.isLost);
    const auto ready = generate::prepare(level.recipe, false);
    QVERIFY(!ready);
    QVERIFY(ready.error().text.find("gone") != std::string::npos);
    // The recipe is written exactly as it was read.
    std::string written;
    pack::appendRecipeLines(written, level.recipe, level.terrains);
    QCOMPARE(written, std::string("{\"use\": \"gone\"}"));
}

/// Districts generate levels by the pack's recipes, so each level must know the current ones after
/// every edit, undo and redo.
void TestNamedRecipes::allLevelsKnowThePacksRecipes() {
    document::Document document = documentOf({"a", "b"});
    const auto levelsKnow = [&] {
        const level::RecipeBook book(document.pack().recipes);
        return std::ranges::all_of(document.pack().levels, [&](const level::Level& level) {
            return level.recipes.hasTheSame(book);
        });
    };
    QVERIFY(levelsKnow());
    const SheetKey first = keyOf(document, 0);
    document::Edit back = done(document, document::keepRecipe(document, first, "Cave"));
    QCOMPARE(document.pack().recipes.size(), std::size_t{1});
    QVERIFY(levelsKnow());
    document::Edit again = document::apply(document, std::move(back)).inverse;
    QVERIFY(document.pack().recipes.empty() && levelsKnow());
    document::apply(document, std::move(again));
    QVERIFY(!document.pack().recipes.empty() && levelsKnow());
}

MAZELOOM_TEST(TestNamedRecipes)

}  // namespace mazeloom::tst_named_recipes

#include "tst_named_recipes.moc"
