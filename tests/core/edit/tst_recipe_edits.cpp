// SPDX-License-Identifier: MIT
// Edits of a recipe: stages are added, removed, duplicated and moved, and parameters get values or
// ranges. Each edit is one step, and undo and redo restore the exact states.
#include <QTest>

#include <string>
#include <vector>

#include "core/document/edits_recipe.h"
#include "core/document/history.h"
#include "core/document/parameter.h"
#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "core/pack/json/write/write.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_recipe_edits {

using document::Document;
using document::Refusal;
using document::SheetKey;
using document::Wanted;
using Ids = std::vector<std::string>;

class TestRecipeEdits : public QObject {
    Q_OBJECT

  private slots:
    void addsStages();
    void removesStages();
    void duplicatesBehindItself();
    void movesStages();
    void refusesWhatThereIsNot();
    void holdsAHundredStages();
    void parametersTakeValuesThatVary();
    void aStandardIsNotWritten();
    void settlesValues();
    void randomComposingUndoesAndRedoesExactly();
};

namespace {

level::Pack packOf(const std::vector<std::string_view>& stages) {
    level::Pack pack;
    level::Level one = testing::solid({31, 31}, {});
    one.id = "one";
    for (std::string_view stage : stages)
        one.recipe.stages.push_back({std::string(stage), true, {}});
    pack.levels.push_back(std::move(one));
    return pack;
}

struct Desk {
    explicit Desk(const std::vector<std::string_view>& stages) : document(packOf(stages)) {}

    bool push(Wanted edit) {
        if (!edit) return false;
        history.push(document, *std::move(edit), "Edit", document::kNoGesture, tell);
        return true;
    }
    const level::Recipe& recipe() const { return document.levelOf(key)->recipe; }
    Ids ids() const {
        Ids all;
        for (const level::RecipeStage& stage : recipe().stages)
            all.push_back(stage.stage);
        return all;
    }
    /// Returns everything that a save would write.
    std::string text() const {
        std::string all;
        for (const pack::TextFile& file : pack::write(document.pack()))
            all += file.name + '\n' + file.text + '\n';
        return all;
    }
    void undo() { history.undo(document, tell); }
    void redo() { history.redo(document, tell); }

    Document document;
    document::History history;
    document::History::Tell tell = [](const document::Change&) {};
    SheetKey key = document.find(document::SheetKind::Level, "one");
};

/// Whether undo and redo of the last step restore the states before and after it.
bool isIdentity(Desk& desk, const std::string& before) {
    const std::string after = desk.text();
    desk.undo();
    const bool isBack = desk.text() == before;
    desk.redo();
    return isBack && desk.text() == after && before != after;
}

int why(const Wanted& edit) {
    return edit ? -1 : static_cast<int>(edit.error());
}

int is(Refusal refusal) {
    return static_cast<int>(refusal);
}

}  // namespace

void TestRecipeEdits::addsStages() {
    Desk desk({});
    Ids expected;
    for (std::string_view id : {"rooms", "maze", "doors"}) {
        const std::string before = desk.text();
        QVERIFY(desk.push(addStage(desk.document, desk.key, expected.size(), id)));
        expected.emplace_back(id);
        QCOMPARE(desk.ids(), expected);
        QVERIFY(isIdentity(desk, before));
    }
    const std::string before = desk.text();
    QVERIFY(desk.push(addStage(desk.document, desk.key, 0, "handcrafted-rooms")));
    QVERIFY(desk.push(addStage(desk.document, desk.key, 3, "maze")));
    QCOMPARE(desk.ids(), (Ids{"handcrafted-rooms", "rooms", "maze", "maze", "doors"}));
    QCOMPARE(desk.history.count(), 5u);
    desk.undo();
    desk.undo();
    QCOMPARE(desk.text(), before);
}

void TestRecipeEdits::removesStages() {
    Desk desk({"rooms", "maze", "doors"});
    const std::string before = desk.text();
    QVERIFY(desk.push(removeStage(desk.document, desk.key, 1)));
    QCOMPARE(desk.ids(), (Ids{"rooms", "doors"}));
    QVERIFY(isIdentity(desk, before));
    QVERIFY(desk.push(removeStage(desk.document, desk.key, 1)));
    QVERIFY(desk.push(removeStage(desk.document, desk.key, 0)));
    QVERIFY(desk.ids().empty());
    for (int i = 0; i < 3; ++i)
        desk.undo();
    QCOMPARE(desk.text(), before);
}

void TestRecipeEdits::duplicatesBehindItself() {
    Desk desk({"rooms", "maze"});
    QVERIFY(desk.push(setParameter(desk.document, desk.key, 0, "attempts", 12)));
    QVERIFY(desk.push(setStageEnabled(desk.document, desk.key, 0, false)));
    const std::string before = desk.text();
    QVERIFY(desk.push(duplicateStage(desk.document, desk.key, 0)));
    QCOMPARE(desk.ids(), (Ids{"rooms", "rooms", "maze"}));
    QVERIFY(desk.recipe().stages[0] == desk.recipe().stages[1]);
    QVERIFY(isIdentity(desk, before));
    // The original and its duplicate change independently.
    QVERIFY(desk.push(setParameter(desk.document, desk.key, 1, "attempts", 13)));
    QVERIFY(desk.recipe().stages[0].parameters.at("attempts") ==
            level::ParameterValue(std::int64_t{12}));
}

void TestRecipeEdits::movesStages() {
    for (std::size_t from = 0; from < 5; ++from) {
        for (std::size_t to = 0; to < 5; ++to) {
            Desk desk({"rooms", "maze", "doors", "unite", "furnish"});
            const std::string before = desk.text();
            Ids expected = desk.ids();
            const std::string moved = expected[from];
            expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(from));
            expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(to), moved);
            QVERIFY(desk.push(moveStage(desk.document, desk.key, from, to)));
            QCOMPARE(desk.ids(), expected);
            // A move to the same place makes no step.
            QCOMPARE(desk.history.count(), from == to ? 0u : 1u);
            QVERIFY(from == to || isIdentity(desk, before));
        }
    }
}

void TestRecipeEdits::refusesWhatThereIsNot() {
    Desk desk({"rooms", "maze"});
    const Document& document = desk.document;
    QCOMPARE(why(addStage(document, desk.key, 3, "rooms")), is(Refusal::NoSuchStage));
    QCOMPARE(why(addStage(document, desk.key, 0, "no-such")), is(Refusal::NoSuchStage));
    QCOMPARE(why(addStage(document, document::kNoSheet, 0, "rooms")), is(Refusal::NoSuchSheet));
    QCOMPARE(why(removeStage(document, desk.key, 2)), is(Refusal::NoSuchStage));
    QCOMPARE(why(removeStage(document, document::kNoSheet, 0)), is(Refusal::NoSuchStage));
    QCOMPARE(why(duplicateStage(document, desk.key, 2)), is(Refusal::NoSuchStage));
    QCOMPARE(why(moveStage(document, desk.key, 2, 0)), is(Refusal::NoSuchStage));
    QCOMPARE(why(moveStage(document, desk.key, 0, 2)), is(Refusal::NoSuchStage));
}

void TestRecipeEdits::holdsAHundredStages() {
    Desk desk({});
    for (std::size_t i = 0; i < generate::kMostStages; ++i)
        QVERIFY(desk.push(addStage(desk.document, desk.key, i, i == 0 ? "rooms" : "maze")));
    const std::string full = desk.text();
    QCOMPARE(why(addStage(desk.document, desk.key, 0, "maze")), is(Refusal::TooManyStages));
    QCOMPARE(why(duplicateStage(desk.document, desk.key, 5)), is(Refusal::TooManyStages));
    QCOMPARE(desk.text(), full);
    QVERIFY(desk.push(moveStage(desk.document, desk.key, 99, 0)));
    QVERIFY(desk.push(removeStage(desk.document, desk.key, 0)));
    QVERIFY(desk.push(duplicateStage(desk.document, desk.key, 0)));
    QCOMPARE(desk.ids().size(), generate::kMostStages);
    while (desk.history.index() > 0)
        desk.undo();
    QVERIFY(desk.ids().empty());
}

void TestRecipeEdits::parametersTakeValuesThatVary() {
    Desk desk({"rooms", "coins", "scatter"});
    const auto set = [&](std::size_t stage, std::string_view parameter,
                         level::ParameterValue value) {
        return setParameterValue(desk.document, desk.key, stage, parameter, std::move(value));
    };
    std::string before = desk.text();
    QVERIFY(desk.push(set(0, "attempts", level::DrawnNumber{5, 20})));
    QVERIFY(isIdentity(desk, before));
    before = desk.text();
    level::ByDepth byDepth;
    byDepth.points.emplace_back(1, std::int64_t{4});
    byDepth.points.emplace_back(9, std::int64_t{40});
    QVERIFY(desk.push(set(0, "attempts", byDepth)));
    QVERIFY(isIdentity(desk, before));
    QVERIFY(desk.recipe().stages[0].parameters.at("attempts") == level::ParameterValue(byDepth));
    before = desk.text();
    QVERIFY(desk.push(resetParameter(desk.document, desk.key, 0, "attempts")));
    QVERIFY(isIdentity(desk, before));

    QCOMPARE(why(set(0, "attempts", level::DrawnNumber{20, 5})), is(Refusal::NotAllowed));
    QCOMPARE(why(set(0, "attempts", level::DrawnNumber{0, 1'000'000'000})),
             is(Refusal::NotAllowed));
    QCOMPARE(why(set(0, "attempts", level::OneOf{})), is(Refusal::NotAllowed));
    QCOMPARE(why(set(0, "attempts", level::ByDepth{})), is(Refusal::NotAllowed));
    QCOMPARE(why(set(0, "attempts", std::string("many"))), is(Refusal::NotAllowed));
    QCOMPARE(why(set(0, "attempts", true)), is(Refusal::NotAllowed));
    QCOMPARE(why(set(0, "no-such", true)), is(Refusal::NoSuchParameter));
    QCOMPARE(why(set(7, "attempts", true)), is(Refusal::NoSuchStage));
    QVERIFY(desk.recipe().stages[0].parameters.empty());
}

void TestRecipeEdits::aStandardIsNotWritten() {
    Desk desk({"rooms"});
    const generate::Stage& rooms = *generate::findStage("rooms");
    QVERIFY(desk.push(
        setParameterValue(desk.document, desk.key, 0, "attempts", level::DrawnNumber{5, 20})));
    const auto& attempts = *document::findParameter(rooms, "attempts");
    QVERIFY(desk.push(setParameterValue(desk.document, desk.key, 0, "attempts",
                                        document::written(attempts, attempts.standard))));
    QVERIFY(desk.recipe().stages[0].parameters.empty());
}

void TestRecipeEdits::settlesValues() {
    Desk desk({"rooms", "rooms"});
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(desk.push(setParameterValue(desk.document, desk.key, i, "attempts",
                                            level::DrawnNumber{5, 2000})));
    }
    const auto& info = *document::findParameter(*generate::findStage("rooms"), "attempts");
    const level::Recipe& recipe = desk.recipe();
    const auto examined = generate::examine(recipe, false);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto settled = generate::settled(examined.recipe, seed, 1);
        for (std::size_t i = 0; i < 2; ++i) {
            const document::DrawnFor drawn{level::occurrenceOf(recipe.stages, i), seed, 1};
            QCOMPARE(document::settledValue(info, recipe.stages[i], drawn),
                     settled.stages[i].parameters[0]);
        }
    }
    QCOMPARE(std::string(generate::findStage("rooms")->parameters[0].id), std::string("attempts"));
}

void TestRecipeEdits::randomComposingUndoesAndRedoesExactly() {
    Desk desk({"rooms", "maze"});
    random::Stream random(3);
    std::vector<std::string> texts{desk.text()};
    for (int i = 0; i < 300; ++i) {
        const auto& stages = generate::stages();
        const auto some = static_cast<std::uint32_t>(desk.ids().size() + 1);
        const std::size_t count = desk.history.count();
        switch (random.below(4)) {
            case 0:
                desk.push(
                    addStage(desk.document, desk.key, random.below(some),
                             stages[random.below(static_cast<std::uint32_t>(stages.size()))]->id));
                break;
            case 1:
                desk.push(removeStage(desk.document, desk.key, random.below(some)));
                break;
            case 2:
                desk.push(duplicateStage(desk.document, desk.key, random.below(some)));
                break;
            default:
                desk.push(
                    moveStage(desk.document, desk.key, random.below(some), random.below(some)));
        }
        if (desk.history.count() > count) texts.push_back(desk.text());
    }
    QVERIFY(texts.size() > 100);
    for (int round = 0; round < 2; ++round) {
        for (std::size_t i = texts.size() - 1; i > 0; --i) {
            QCOMPARE(desk.text(), texts[i]);
            desk.undo();
        }
        for (std::size_t i = 0; i + 1 < texts.size(); ++i) {
            QCOMPARE(desk.text(), texts[i]);
            desk.redo();
        }
    }
}

MAZELOOM_TEST(TestRecipeEdits)

}  // namespace mazeloom::tst_recipe_edits

#include "tst_recipe_edits.moc"
