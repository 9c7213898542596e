// SPDX-License-Identifier: MIT
// A parameter is fixed, drawn per seed, or set by depth: selected in its menu and edited below its
// row, which shows the resulting value. By real events, and undone.
#include <algorithm>
#include <memory>
#include <set>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QTest>

#include "core/document/edits_recipe.h"
#include "core/document/parameter.h"
#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/recipe/recipe_panel.h"

namespace mazeloom::tst_recipe_vary {

using level::ByDepth;
using level::DrawnNumber;
using level::OneOf;
using widgets::PackDocument;
using widgets::ParameterEditor;
using widgets::RecipePanel;
using widgets::StageCard;
using widgets::VaryKind;

class TestRecipeVary : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void aRangeIsChosenAndEdited();
    void theRowTellsWhatCameOut();
    void aRangeNeverEndsBeforeItBegins();
    void choicesAreChecked();
    void numbersAreListed();
    void depthsAreATable();
    void aTableKeepsItsOrder();
    void backToAFixedValue();
    void followsUndoAndRedo();
    void whatOneCannotReadIsAProblem();
    void everyParameterVariesEveryWay();
    void everythingHasAName();

  private:
    ParameterEditor& editor(std::string_view parameter);
    void choose(std::string_view parameter, VaryKind kind);
    const level::ParameterValue* value(std::string_view parameter) const;
    template <typename Input>
    Input* input(std::string_view parameter, const QString& nameEnd);

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<RecipePanel> panel_;
};

namespace {

constexpr auto kOne = "one";

}  // namespace

ParameterEditor& TestRecipeVary::editor(std::string_view parameter) {
    for (const StageCard* card : panel_->cards()) {
        for (auto* each : card->findChildren<ParameterEditor*>()) {
            if (each->info().id == parameter) return *each;
        }
    }
    qFatal("no such parameter");
}

void TestRecipeVary::choose(std::string_view parameter, VaryKind kind) {
    for (auto* button : editor(parameter).findChildren<QToolButton*>()) {
        if (!button->accessibleName().endsWith("let it vary")) continue;
        QTest::mouseClick(button, Qt::LeftButton);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        for (QAction* entry : menu->actions()) {
            if (entry->text() != widgets::titleOf(kind)) continue;
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(entry).center());
            return;
        }
    }
    QFAIL("no such kind");
}

const level::ParameterValue* TestRecipeVary::value(std::string_view parameter) const {
    for (const level::RecipeStage& stage : currentLevel(*document_)->recipe.stages) {
        const auto found = stage.parameters.find(std::string(parameter));
        if (found != stage.parameters.end()) return &found->second;
    }
    return nullptr;
}

template <typename Input>
Input* TestRecipeVary::input(std::string_view parameter, const QString& nameEnd) {
    for (auto* each : editor(parameter).template findChildren<Input*>()) {
        if (each->isVisible() && each->accessibleName().endsWith(nameEnd)) return each;
    }
    return nullptr;
}

void TestRecipeVary::init() {
    pack::Reading reading;
    level::Level one = testing::solid({31, 31}, {"rooms", "maze", "doors", "scatter"});
    one.id = kOne;
    one.ruleset = level::Ruleset::Descent;
    reading.pack.levels = {one};
    reading.pack.descent.floors = {{4, kOne}};
    document_ = std::make_unique<PackDocument>("p", std::move(reading));
    panel_ = std::make_unique<RecipePanel>();
    panel_->setDocument(document_.get());
    panel_->resize(320, 1600);
    for (StageCard* card : panel_->cards())
        card->setFolded(false);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

void TestRecipeVary::cleanup() {
    panel_.reset();
    document_.reset();
}

void TestRecipeVary::aRangeIsChosenAndEdited() {
    auto* slider = editor("attempts").findChild<QSpinBox*>();
    QVERIFY(slider->isVisible());
    choose("attempts", VaryKind::Range);
    QCOMPARE(document_->history()->count(), 1);
    QVERIFY(*value("attempts") == level::ParameterValue(DrawnNumber{32, 96}));
    QVERIFY(!slider->isVisible());
    auto* from = input<QSpinBox>("attempts", ": from");
    auto* to = input<QSpinBox>("attempts", ": to");
    QVERIFY(from != nullptr && to != nullptr);
    QVERIFY(from->hasFocus());
    QCOMPARE(from->value(), 32);
    QTest::keyClick(from, Qt::Key_Up);
    QTest::keyClick(from, Qt::Key_Up);
    QVERIFY(*value("attempts") == level::ParameterValue(DrawnNumber{34, 96}));
    // Steps in one field are one command.
    QCOMPARE(document_->history()->count(), 2);
    to->setFocus();
    to->selectAll();
    QTest::keyClicks(to, "40");
    QTest::keyClick(to, Qt::Key_Return);
    QVERIFY(*value("attempts") == level::ParameterValue(DrawnNumber{34, 40}));
    QCOMPARE(document_->history()->count(), 3);
    QVERIFY(recipeProblems(*document_, kOne).empty());
}

void TestRecipeVary::theRowTellsWhatCameOut() {
    choose("attempts", VaryKind::Range);
    const auto drawn = [&] {
        const auto examined = generate::examine(currentLevel(*document_)->recipe, false);
        return generate::settled(examined.recipe, seedOf(*document_, kOne),
                                 shownDepth(*document_, kOne))
            .stages[0]
            .parameters[0];
    };
    std::set<std::int64_t> seen;
    for (std::uint64_t seed = 1; seed < 12; ++seed) {
        QVERIFY(setSeed(*document_, kOne, seed));
        QCOMPARE(editor("attempts").outcome(), QString("drawn: %1").arg(drawn()));
        seen.insert(drawn());
    }
    QVERIFY(seen.size() > 4);
    choose("attempts", VaryKind::ByDepth);
    QCOMPARE(editor("attempts").outcome(), QString("at depth 4: %1").arg(drawn()));
    document_->setShownDepth(kOne, 7);
    QVERIFY(editor("attempts").outcome().startsWith("at depth 7: "));
}

void TestRecipeVary::aRangeNeverEndsBeforeItBegins() {
    choose("attempts", VaryKind::Range);
    auto* from = input<QSpinBox>("attempts", ": from");
    auto* to = input<QSpinBox>("attempts", ": to");
    from->setValue(200);
    QVERIFY(*value("attempts") == level::ParameterValue(DrawnNumber{200, 200}));
    QCOMPARE(to->value(), 200);
    to->setValue(3);
    QVERIFY(*value("attempts") == level::ParameterValue(DrawnNumber{3, 3}));
    QCOMPARE(from->value(), 3);
    QVERIFY(recipeProblems(*document_, kOne).empty());
}

void TestRecipeVary::choicesAreChecked() {
    // Any stage's parameter with choices will do.
    const generate::ParameterInfo* choice = nullptr;
    for (const generate::Stage* stage : generate::stages()) {
        for (const generate::ParameterInfo& info : stage->parameters) {
            if (info.type != generate::ParameterInfo::Type::Choice || choice != nullptr) continue;
            choice = &info;
            QVERIFY(addStage(*document_, kOne, 0, stage->id));
            panel_->cards()[0]->setFolded(false);
        }
    }
    QVERIFY(choice != nullptr);
    choose(choice->id, VaryKind::OneOf);
    auto boxes = editor(choice->id).findChildren<QCheckBox*>();
    QCOMPARE(boxes.size(), std::ssize(choice->choices));
    for (const QCheckBox* box : boxes)
        QVERIFY(box->isChecked());
    boxes[0]->setFocus();
    QTest::keyClick(boxes[0], Qt::Key_Space);
    const auto& after = std::get<OneOf>(*value(choice->id));
    QCOMPARE(after.values.size(), choice->choices.size() - 1);
    // The last choice cannot be cleared.
    for (QCheckBox* box : boxes) {
        if (box->isChecked()) QTest::keyClick(box, Qt::Key_Space);
    }
    QCOMPARE(std::get<OneOf>(*value(choice->id)).values.size(), 1u);
    QCOMPARE(std::ranges::count_if(boxes, [](QCheckBox* box) { return box->isChecked(); }), 1);
}

void TestRecipeVary::numbersAreListed() {
    choose("attempts", VaryKind::OneOf);
    auto* line = input<QLineEdit>("attempts", ": values");
    QVERIFY(line != nullptr && line->hasFocus());
    QCOMPARE(line->text(), QString("32, 96"));
    const auto type = [&](const char* text) {
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    };
    type("5, 5 9;12");
    QVERIFY(*value("attempts") ==
            level::ParameterValue(
                OneOf{{std::int64_t{5}, std::int64_t{5}, std::int64_t{9}, std::int64_t{12}}}));
    const int count = document_->history()->count();
    for (const char* wrong : {"", "x", "5,,x", "99999999999", "-7", "1.5"}) {
        type(wrong);
        QCOMPARE(line->text(), QString("5, 5, 9, 12"));
    }
    QCOMPARE(document_->history()->count(), count);
}

void TestRecipeVary::depthsAreATable() {
    choose("attempts", VaryKind::ByDepth);
    QCOMPARE(std::get<ByDepth>(*value("attempts")).points.size(), 2u);
    auto* second = input<QSpinBox>("attempts", "row 2: value");
    QVERIFY(second != nullptr);
    second->setValue(164);
    QVERIFY(editor("attempts").outcome().endsWith(": 97"));  // 64 + 100 · 3 ∕ 9, rounded
    auto* add = [&] {
        for (auto* button : editor("attempts").findChildren<QToolButton*>()) {
            if (button->text() == "Add depth") return button;
        }
        return static_cast<QToolButton*>(nullptr);
    }();
    QVERIFY(add != nullptr);
    // Adds the shown depth with its present value.
    QTest::mouseClick(add, Qt::LeftButton);
    const ByDepth three{{{1, std::int64_t{64}}, {4, std::int64_t{97}}, {10, std::int64_t{164}}}};
    QVERIFY(*value("attempts") == level::ParameterValue(three));
    QCOMPARE(QApplication::focusWidget(),
             static_cast<QWidget*>(input<QSpinBox>("attempts", "row 2: depth")));
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(std::get<ByDepth>(*value("attempts")).points.back().first, 15);
    auto* remove = input<QToolButton>("attempts", "row 1: remove");
    QTest::mouseClick(remove, Qt::LeftButton);
    QCOMPARE(std::get<ByDepth>(*value("attempts")).points.front().first, 4);
    for (int i = 0; i < 5; ++i)
        QTest::mouseClick(input<QToolButton>("attempts", "row 1: remove"), Qt::LeftButton);
    QCOMPARE(std::get<ByDepth>(*value("attempts")).points.size(), 1u);
    QVERIFY(recipeProblems(*document_, kOne).empty());
    ByDepth many;
    for (int depth = 1; depth < static_cast<int>(level::kMostValues); ++depth)
        many.points.emplace_back(depth, std::int64_t{5});
    QVERIFY(setParameterValue(*document_, kOne, 0, "attempts", many));
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(std::get<ByDepth>(*value("attempts")).points.size(), level::kMostValues);
    QVERIFY(!add->isEnabled());
    while (document_->history()->index() > 0)
        document_->history()->undo();
    QVERIFY(value("attempts") == nullptr);
}

void TestRecipeVary::aTableKeepsItsOrder() {
    choose("attempts", VaryKind::ByDepth);
    auto* first = input<QSpinBox>("attempts", "row 1: depth");
    first->setValue(500);
    const auto& points = std::get<ByDepth>(*value("attempts")).points;
    QVERIFY(points[0].first < points[1].first);
    QVERIFY(recipeProblems(*document_, kOne).empty());
}

void TestRecipeVary::backToAFixedValue() {
    choose("attempts", VaryKind::Range);
    QVERIFY(setSeed(*document_, kOne, 77));
    const std::int64_t drawn = editor("attempts").value();
    choose("attempts", VaryKind::Fixed);
    QVERIFY(*value("attempts") == level::ParameterValue(drawn));
    QCOMPARE(editor("attempts").findChild<QSpinBox*>()->value(), static_cast<int>(drawn));
    QVERIFY(editor("attempts").findChild<QSpinBox*>()->isVisible());
    QVERIFY(editor("attempts").outcome().isEmpty());
    choose("attempts", VaryKind::Range);
    QVERIFY(resetParameter(*document_, kOne, 0, "attempts"));
    QCOMPARE(editor("attempts").varyKind(), VaryKind::Fixed);
    QCOMPARE(editor("attempts").value(), 64);
}

void TestRecipeVary::followsUndoAndRedo() {
    choose("attempts", VaryKind::Range);
    choose("attempts", VaryKind::ByDepth);
    QCOMPARE(document_->history()->count(), 2);
    document_->history()->undo();
    QCOMPARE(editor("attempts").varyKind(), VaryKind::Range);
    QCOMPARE(input<QSpinBox>("attempts", ": from")->value(), 32);
    document_->history()->undo();
    QCOMPARE(editor("attempts").varyKind(), VaryKind::Fixed);
    document_->history()->redo();
    document_->history()->redo();
    QCOMPARE(editor("attempts").varyKind(), VaryKind::ByDepth);
    QCOMPARE(document_->history()->count(), 2);
}

void TestRecipeVary::whatOneCannotReadIsAProblem() {
    pack::Reading broken;
    level::Level one = testing::solid({31, 31}, {"rooms"});
    one.id = kOne;
    one.recipe.stages[0].parameters["attempts"] = DrawnNumber{9, 3};
    broken.pack.levels = {one};
    PackDocument document("p", std::move(broken));
    panel_->setDocument(&document);
    panel_->cards()[0]->setFolded(false);
    QCOMPARE(panel_->cards()[0]->problemTexts().size(), 1);
    QCOMPARE(editor("attempts").varyKind(), VaryKind::Fixed);
    QCOMPARE(editor("attempts").value(), 64);
    panel_->setDocument(nullptr);
}

void TestRecipeVary::everyParameterVariesEveryWay() {
    for (const generate::Stage* stage : generate::stages()) {
        pack::Reading reading;
        level::Level one = testing::solid({31, 31}, {});
        one.id = kOne;
        one.recipe.stages.push_back({std::string(stage->id), true, {}});
        reading.pack.levels = {one};
        PackDocument document("p", std::move(reading));
        panel_->setDocument(&document);
        panel_->cards()[0]->setFolded(false);
        const std::size_t before = recipeProblems(document, kOne).size();
        for (const generate::ParameterInfo& info : stage->parameters) {
            if (info.type == generate::ParameterInfo::Type::OwnKind) continue;
            for (const VaryKind kind : widgets::kindsOf(info)) {
                for (const std::int64_t from :
                     {document::leastValue(info), document::mostValue(info), info.standard}) {
                    QVERIFY2(
                        document::setParameterValue(document.content(), document.content().shown(),
                                                    0, info.id, widgets::begin(kind, info, from)),
                        std::string(info.id).c_str());
                }
                QVERIFY(setParameterValue(document, kOne, 0, info.id,
                                          widgets::begin(kind, info, info.standard)));
                QCOMPARE(editor(info.id).varyKind(), kind);
                QCOMPARE(recipeProblems(document, kOne).size(), before);
            }
        }
        panel_->setDocument(nullptr);
    }
}

void TestRecipeVary::everythingHasAName() {
    choose("attempts", VaryKind::ByDepth);
    choose("winding", VaryKind::Range);
    choose("closed", VaryKind::OneOf);
    for (auto* each : panel_->findChildren<QWidget*>()) {
        if (!each->isVisible() || each->focusPolicy() == Qt::NoFocus) continue;
        if (each->focusProxy() != nullptr || each->objectName().startsWith("qt_")) continue;
        QVERIFY2(!each->accessibleName().isEmpty(), each->metaObject()->className());
    }
}

MAZELOOM_TEST(TestRecipeVary)

}  // namespace mazeloom::tst_recipe_vary

#include "tst_recipe_vary.moc"
