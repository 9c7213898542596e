// SPDX-License-Identifier: MIT
// The pack's named recipes in the window: saved, used, given to all, detached and removed by the
// bar's menu, and undone.
#include <algorithm>

#include <QInputDialog>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "core/generate/recipe.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/recipe/named_recipe_bar.h"

namespace mazeloom::tst_named_recipe_bar {

using namespace widgets;

class TestNamedRecipeBar : public QObject {
    Q_OBJECT

  private slots:
    void keepsAndUses();
    void givesChangesToAll();
    void takesChangesBack();
    void removesAndUndoes();
    void refusesATakenName();
    void isSilentWithoutALevel();
};

namespace {

level::Pack twoLevels() {
    level::Pack pack;
    pack.id = "pack";
    pack.title = "Pack";
    for (const char* id : {"a", "b"}) {
        level::Level level;
        level.id = id;
        level.title = id;
        level.ruleset = level::Ruleset::Descent;
        level.size = {21, 21};
        level.recipe = generate::findBuiltInRecipe("rooms-and-corridors")->recipe;
        pack.levels.push_back(std::move(level));
    }
    return pack;
}

QAction* actionOf(QMenu* menu, const QString& text) {
    const auto actions = menu->actions();
    const auto found = std::ranges::find(actions, text, &QAction::text);
    return found == actions.end() ? nullptr : *found;
}

void choose(NamedRecipeBar& bar, const QString& text) {
    QAction* action = actionOf(bar.filledMenu(), text);
    QVERIFY2(action != nullptr, qPrintable(text));
    QVERIFY2(action->isEnabled(), qPrintable(text));
    action->trigger();
}

/// Types a name into the dialog that an action opens.
void answer(const QString& name) {
    QTimer::singleShot(0, [name] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->setTextValue(name);
        dialog->accept();
    });
}

const level::Recipe& recipeOf(const PackDocument& document, int level) {
    return document.pack().levels[static_cast<std::size_t>(level)].recipe;
}

/// Level a saves its recipe as "Cave", and b uses it.
struct Caves {
    PackDocument document{"pack", {.pack = twoLevels(), .problems = {}}};
    NamedRecipeBar bar;

    Caves() {
        bar.setDocument(&document);
        setCurrentLevel(document, "a");
        answer("Cave & co");
        choose(bar, "Save as recipe…");
        setCurrentLevel(document, "b");
        choose(bar, "Cave && co");
    }
};

}  // namespace

void TestNamedRecipeBar::keepsAndUses() {
    Caves caves;
    QCOMPARE(caves.document.pack().recipes.size(), std::size_t{1});
    QCOMPARE(caves.document.pack().recipes[0].title, std::string("Cave & co"));
    QCOMPARE(recipeOf(caves.document, 0).named, std::string("cave-co"));
    QCOMPARE(recipeOf(caves.document, 1).named, std::string("cave-co"));
    QCOMPARE(caves.bar.button()->text(), QString("Cave && co"));
    QVERIFY(actionOf(caves.bar.filledMenu(), "Cave && co")->isChecked());
    QVERIFY(caves.bar.changes()->isHidden());
    QVERIFY(!actionOf(caves.bar.filledMenu(), "Give the changes to all levels")->isEnabled());
}

void TestNamedRecipeBar::givesChangesToAll() {
    Caves caves;
    setParameter(caves.document, "b", 0, "attempts", 12);
    QVERIFY(!caves.bar.changes()->isHidden());
    QVERIFY(caves.bar.changes()->text().contains("1"));
    QVERIFY(recipeOf(caves.document, 0).stages[0].parameters.empty());
    choose(caves.bar, "Give the changes to all levels");
    QVERIFY(recipeOf(caves.document, 0).stages == recipeOf(caves.document, 1).stages);
    QCOMPARE(recipeOf(caves.document, 0).stages[0].parameters.size(), std::size_t{1});
    QVERIFY(caves.bar.changes()->isHidden());
    caves.document.history()->undo();
    QVERIFY(recipeOf(caves.document, 0).stages[0].parameters.empty());
    QCOMPARE(recipeOf(caves.document, 1).changes.size(), std::size_t{1});
}

void TestNamedRecipeBar::takesChangesBack() {
    Caves caves;
    setParameter(caves.document, "b", 0, "attempts", 12);
    choose(caves.bar, "Take the changes back");
    QVERIFY(recipeOf(caves.document, 1).changes.empty());
    QVERIFY(recipeOf(caves.document, 1).stages == recipeOf(caves.document, 0).stages);
}

void TestNamedRecipeBar::removesAndUndoes() {
    Caves caves;
    const level::Pack before = caves.document.pack();
    choose(caves.bar, "Remove the recipe");
    QVERIFY(caves.document.pack().recipes.empty());
    QVERIFY(recipeOf(caves.document, 0).named.empty());
    QCOMPARE(caves.bar.button()->text(), QString("This level's stages"));
    caves.document.history()->undo();
    QVERIFY(caves.document.pack() == before);
    QCOMPARE(caves.bar.button()->text(), QString("Cave && co"));
}

void TestNamedRecipeBar::refusesATakenName() {
    Caves caves;
    bool isSeen = false;
    QTimer::singleShot(0, [&] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        const auto ok = [dialog] {
            const auto buttons = dialog->findChildren<QPushButton*>();
            return std::ranges::any_of(buttons, [](QPushButton* button) {
                return button->isDefault() && button->isEnabled();
            });
        };
        dialog->setTextValue("Cave & co");
        QVERIFY(!ok());
        dialog->setTextValue("  ");
        QVERIFY(!ok());
        dialog->setTextValue("Deep");
        QVERIFY(ok());
        isSeen = true;
        dialog->reject();
    });
    choose(caves.bar, "Save as recipe…");
    QVERIFY(isSeen);
    QCOMPARE(caves.document.pack().recipes.size(), std::size_t{1});
}

void TestNamedRecipeBar::isSilentWithoutALevel() {
    NamedRecipeBar bar;
    QVERIFY(!bar.isEnabled());
    QVERIFY(bar.filledMenu()->isEmpty());
}

MAZELOOM_TEST(TestNamedRecipeBar)

}  // namespace mazeloom::tst_named_recipe_bar

#include "tst_named_recipe_bar.moc"
