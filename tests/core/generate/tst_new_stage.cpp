// SPDX-License-Identifier: MIT
// New and reset stages write out values found better than the default; recipes keep their meaning.
#include <QTest>

#include <string>

#include "core/document/document.h"
#include "core/document/edits_recipe.h"
#include "core/document/history.h"
#include "core/edit/new_pack.h"
#include "core/generate/generate.h"
#include "core/generate/new_stage.h"
#include "core/generate/recipe.h"
#include "core/generate/setting.h"
#include "core/generate/stages/stages.h"
#include "core/level/map/map.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_new_stage {

using level::ParameterValue;

class TestNewStage : public QObject {
    Q_OBJECT

  private slots:
    void aNewLevelHasADrawnLattice();
    void otherStagesAreBare();
    void aNameInAFileMeansTheSame();
    void resettingGivesWhatANewStageHas();
};

namespace {

const ParameterValue kHero = std::string("hero");
const ParameterValue kDrawn = std::string("drawn");

level::RecipeStage mazeOf(const level::Recipe& recipe) {
    for (const level::RecipeStage& stage : recipe.stages) {
        if (stage.stage == "hidden-maze") return stage;
    }
    return {};
}

std::string mapOf(const level::Level& level, std::uint64_t seed) {
    return level::toText(generate::generate(level, {}, seed)->map);
}

}  // namespace

void TestNewStage::aNewLevelHasADrawnLattice() {
    const level::Level level = edit::newLevel("Hall", {31, 21});
    QVERIFY(mazeOf(level.recipe).parameters.at("lattice") == kDrawn);
    QVERIFY(mazeOf(generate::newRecipe("temple")).parameters.at("lattice") == kDrawn);
}

void TestNewStage::otherStagesAreBare() {
    for (const generate::Stage* stage : generate::stages()) {
        const level::RecipeStage made = generate::newStage(stage->id);
        QVERIFY(made.enabled && made.stage == stage->id);
        QVERIFY(generate::hasNewParameters(made));
        const bool hasNewValue = stage->id == "hidden-maze" || stage->id == "deducible";
        QCOMPARE(made.parameters.size(), std::size_t{hasNewValue ? 1U : 0U});
    }
    for (const char* id : {"rooms-and-maze", "rooms-and-corridors"})
        QVERIFY(generate::newRecipe(id) == generate::findBuiltInRecipe(id)->recipe);
}

void TestNewStage::aNameInAFileMeansTheSame() {
    const level::Recipe& named = generate::findBuiltInRecipe("temple")->recipe;
    QVERIFY(mazeOf(named).parameters.empty());
    level::Level level = edit::newLevel("Hall", {31, 21});
    const level::Level drawn = level;
    level.recipe = named;
    const level::Level written =
        testing::with(level, "hidden-maze", "lattice", std::string("hero"));
    int different = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        QCOMPARE(mapOf(level, seed), mapOf(written, seed));
        different += mapOf(level, seed) != mapOf(drawn, seed) ? 1 : 0;
    }
    QVERIFY(different > 10);
}

void TestNewStage::resettingGivesWhatANewStageHas() {
    level::Pack pack;
    level::Level level = edit::newLevel("Hall", {31, 21});
    level.id = "hall";
    level.recipe = generate::findBuiltInRecipe("temple")->recipe;
    pack.levels.push_back(std::move(level));
    document::Document document(std::move(pack));
    document::History history;
    const document::SheetKey key = document.find(document::SheetKind::Level, "hall");
    const auto push = [&](document::Wanted edit) {
        QVERIFY(edit.has_value());
        history.push(document, *std::move(edit), "Edit", document::kNoGesture,
                     [](const document::Change&) {});
    };
    const auto maze = [&] { return mazeOf(document.levelOf(key)->recipe).parameters; };
    constexpr std::size_t kMaze = 1;

    // Resetting another parameter leaves the lattice of an old level as it was.
    push(document::setParameterValue(document, key, kMaze, "braid", std::int64_t{20}));
    push(document::resetParameter(document, key, kMaze, "braid"));
    QVERIFY(maze().empty());
    push(document::resetParameter(document, key, kMaze, "lattice"));
    QVERIFY(maze().at("lattice") == kDrawn);
    // The default is not written out, and means the same.
    push(document::setParameterValue(document, key, kMaze, "lattice", kHero));
    QVERIFY(maze().empty());
    push(document::setParameterValue(document, key, kMaze, "braid", std::int64_t{20}));
    push(document::resetStage(document, key, kMaze));
    QCOMPARE(maze().size(), std::size_t{1});
    QVERIFY(maze().at("lattice") == kDrawn);
    push(document::addStage(document, key, 2, "hidden-maze"));
    QVERIFY(generate::hasNewParameters(document.levelOf(key)->recipe.stages[2]));

    level::Recipe recipe = generate::findBuiltInRecipe("temple")->recipe;
    QVERIFY(generate::set(recipe, "hidden-maze.lattice=standard").has_value());
    QVERIFY(mazeOf(recipe).parameters.at("lattice") == kDrawn);
}

MAZELOOM_TEST(TestNewStage)

}  // namespace mazeloom::tst_new_stage

#include "tst_new_stage.moc"
