// SPDX-License-Identifier: MIT
// A recipe is composed in its panel: stages are added from the list, duplicated, removed, moved by
// keys and by dragging, and fixed if they lack something. All of it by real events, and undone.
#include <memory>

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>

#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/recipe/recipe_panel.h"

namespace mazeloom::tst_recipe_compose {

using widgets::PackDocument;
using widgets::RecipePanel;
using widgets::StageCard;
using Ids = QStringList;

class TestRecipeCompose : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void composesFromEmptyByKeyboard();
    void theListTellsWhatIsMissing();
    void theListIsNarrowedByTyping();
    void escapeLeavesEverything();
    void addsBehindTheCurrentCard();
    void aNewCardIsInView();
    void keysMoveDuplicateAndRemove();
    void keysInAFieldAreTheFields();
    void theMenuHasAll();
    void aCardIsDragged();
    void aDragIsGivenUp();
    void aDragNearTheEdgeScrolls();
    void unmetNeedsAreMended();
    void holdsAHundredStages();
    void cardsStayWhereNothingChanged();
    void whatIsAddedUnfolds();
    void allStagesGoInOneStep();
    void aReadOnlyPackStays();
    void spamUndoesExactly();

  private:
    StageCard& card(std::size_t index) { return *panel_->cards().at(index); }
    QWidget* head(std::size_t index) { return card(index).headFocus(); }
    Ids ids() const;
    /// Returns the stages of the cards, which must equal the recipe's.
    Ids shownIds() const;
    void add(const QString& typed);
    QModelIndex rowOf(const QString& stageId) const;
    void undoAll();
    QPoint middleOf(const QWidget& widget) const { return widget.rect().center(); }
    void dragTo(std::size_t from, const QPoint& inColumn);

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<RecipePanel> panel_;
};

namespace {

constexpr auto kOne = "one";

pack::Reading readingOf(std::initializer_list<std::string_view> stages) {
    pack::Reading result;
    level::Level one = testing::solid({31, 31}, stages);
    one.id = kOne;
    one.ruleset = level::Ruleset::Descent;
    result.pack.levels = {one};
    return result;
}

}  // namespace

Ids TestRecipeCompose::ids() const {
    Ids all;
    for (const level::RecipeStage& stage : currentLevel(*document_)->recipe.stages)
        all << QString::fromStdString(stage.stage);
    return all;
}

Ids TestRecipeCompose::shownIds() const {
    Ids all;
    for (const StageCard* each : panel_->cards())
        all << QString::fromStdString(each->stageId());
    return all;
}

void TestRecipeCompose::add(const QString& typed) {
    QTest::mouseClick(panel_->addButton(), Qt::LeftButton);
    QVERIFY(panel_->picker()->isVisible());
    QTest::keyClicks(panel_->picker()->line(), typed);
    QTest::keyClick(panel_->picker()->line(), Qt::Key_Return);
    QVERIFY(!panel_->picker()->isVisible());
}

QModelIndex TestRecipeCompose::rowOf(const QString& stageId) const {
    const QAbstractItemModel* model = panel_->picker()->list()->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex index = model->index(row, 0);
        if (index.data(widgets::StageOfferModel::StageIdRole).toString() == stageId) return index;
    }
    return {};
}

void TestRecipeCompose::undoAll() {
    while (document_->history()->index() > 0)
        document_->history()->undo();
}

void TestRecipeCompose::dragTo(std::size_t from, const QPoint& inColumn) {
    QWidget* handle = card(from).handle();
    QWidget* column = card(from).parentWidget();
    const QPoint start = middleOf(*handle);
    const QPoint end = handle->mapFrom(column, inColumn);
    QTest::mousePress(handle, Qt::LeftButton, {}, start);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(handle, start + (end - start) * i / 5);
}

void TestRecipeCompose::init() {
    document_ = std::make_unique<PackDocument>("p", readingOf({}));
    panel_ = std::make_unique<RecipePanel>();
    panel_->setDocument(document_.get());
    panel_->resize(320, 600);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

void TestRecipeCompose::cleanup() {
    panel_.reset();
    document_.reset();
}

void TestRecipeCompose::composesFromEmptyByKeyboard() {
    QVERIFY(panel_->cards().empty());
    const Ids wanted{"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite"};
    for (const char* typed : {"handcr", "rooms", "maze", "doors", "dead", "unite"}) {
        panel_->addButton()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(panel_->addButton(), Qt::Key_Space);
        QVERIFY(panel_->picker()->isVisible());
        QVERIFY(panel_->picker()->line()->hasFocus());
        QTest::keyClicks(panel_->picker()->line(), typed);
        const QString expected = wanted[ids().size()];
        QWidget* line = panel_->picker()->line();
        // The wanted stage may be further down.
        for (int i = 0; i < 30 && panel_->picker()->list()->currentIndex() != rowOf(expected); ++i)
            QTest::keyClick(line, Qt::Key_Down);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(ids().back(), expected);
        // The new card has the focus.
        QCOMPARE(QApplication::focusWidget(), head(panel_->cards().size() - 1));
        // The focus is on the panel's last card, so the next stage is added after it.
    }
    QCOMPARE(ids(), wanted);
    QCOMPARE(shownIds(), wanted);
    for (const StageCard* each : panel_->cards())
        QVERIFY(each->problemTexts().isEmpty());
    QCOMPARE(document_->history()->count(), 6);
    undoAll();
    QVERIFY(ids().isEmpty() && panel_->cards().empty());
    for (int i = 0; i < 6; ++i)
        document_->history()->redo();
    QCOMPARE(shownIds(), wanted);
}

void TestRecipeCompose::theListTellsWhatIsMissing() {
    QTest::mouseClick(panel_->addButton(), Qt::LeftButton);
    const auto hindrance = [&](const QString& id) {
        return rowOf(id).data(widgets::StageOfferModel::HindranceRole).toString();
    };
    QCOMPARE(hindrance("rooms"), QString());
    QCOMPARE(hindrance("doors"), QString("Missing here: rooms."));
    QVERIFY(!rowOf("doors").data(widgets::StageOfferModel::SummaryRole).toString().isEmpty());
    QVERIFY(rowOf("doors").flags().testFlag(Qt::ItemIsEnabled));
    QTest::keyClick(panel_->picker()->line(), Qt::Key_Escape);

    add("corridors");
    QTest::mouseClick(panel_->addButton(), Qt::LeftButton);
    QCOMPARE(hindrance("doors"), QString());
    QCOMPARE(hindrance("traps"), QString("Missing here: a hidden maze."));
    QTest::keyClick(panel_->picker()->line(), Qt::Key_Escape);
    // Added before that stage, doors still lack rooms.
    QTest::keyClick(head(0), Qt::Key_Insert, Qt::ShiftModifier);
    QVERIFY(panel_->picker()->isVisible());
    QCOMPARE(hindrance("doors"), QString("Missing here: rooms."));
    QTest::keyClick(panel_->picker()->line(), Qt::Key_Escape);

    // The list has every stage; those of the other ruleset are marked.
    widgets::LevelHead level = headOf(*document_, kOne);
    level.ruleset = level::Ruleset::Temple;
    QVERIFY(setHead(*document_, kOne, level, "Change the ruleset"));
    QTest::mouseClick(panel_->addButton(), Qt::LeftButton);
    QVERIFY(hindrance("monsters").endsWith("Only for floors of a descent."));
    for (const generate::Stage* stage : generate::stages())
        QVERIFY(rowOf(QString::fromUtf8(stage->id.data(), std::ssize(stage->id))).isValid());
}

void TestRecipeCompose::theListIsNarrowedByTyping() {
    QTest::mouseClick(panel_->addButton(), Qt::LeftButton);
    auto* list = panel_->picker()->list();
    const int all = list->model()->rowCount();
    QTest::keyClicks(panel_->picker()->line(), "HIDDEN MAZE");
    QVERIFY(list->model()->rowCount() < all);
    QVERIFY(rowOf("hidden-maze").isValid());
    QVERIFY(!rowOf("corridors").isValid());
    QTest::keyClicks(panel_->picker()->line(), " no such stage");
    QCOMPARE(list->model()->rowCount(), 0);
    QTest::keyClick(panel_->picker()->line(), Qt::Key_Return);
    QVERIFY(panel_->picker()->isVisible());
    QVERIFY(ids().isEmpty());
    panel_->picker()->line()->clear();
    QCOMPARE(list->model()->rowCount(), all);
    // Arrow keys skip the groups' titles.
    for (int i = 0; i < all + 5; ++i) {
        QVERIFY(list->currentIndex().flags().testFlag(Qt::ItemIsSelectable));
        QTest::keyClick(panel_->picker()->line(), Qt::Key_Down);
    }
    // A click adds a stage, too.
    list->scrollTo(rowOf("maze"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(rowOf("maze")).center());
    QCOMPARE(ids(), Ids{"maze"});
}

void TestRecipeCompose::escapeLeavesEverything() {
    add("rooms");
    head(0)->setFocus();
    QTest::keyClick(head(0), Qt::Key_Insert);
    QVERIFY(panel_->picker()->isVisible());
    QTest::keyClick(panel_->picker()->line(), Qt::Key_Escape);
    QVERIFY(!panel_->picker()->isVisible());
    QCOMPARE(QApplication::focusWidget(), head(0));
    QCOMPARE(document_->history()->count(), 1);
}

void TestRecipeCompose::addsBehindTheCurrentCard() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "doors", "furnish"}));
    panel_->setDocument(document_.get());
    head(0)->setFocus();
    add("maze");
    QCOMPARE(ids()[1], QString("maze"));
    QTest::keyClick(head(3), Qt::Key_Tab);
    // Without a focused card, the stage is added at the end.
    auto other = std::make_unique<PackDocument>("q", readingOf({"rooms", "doors"}));
    panel_->setDocument(other.get());
    panel_->addButton()->setFocus();
    std::swap(document_, other);
    add("unite");
    QCOMPARE(ids(), (Ids{"rooms", "doors", "unite"}));
    panel_->setDocument(nullptr);
}

void TestRecipeCompose::aNewCardIsInView() {
    document_ = std::make_unique<PackDocument>(
        "p", readingOf({"rooms", "maze", "doors", "dead-ends", "unite", "furnish", "stairs",
                        "fountains", "monsters", "items"}));
    panel_->setDocument(document_.get());
    panel_->resize(320, 260);
    QCoreApplication::processEvents();
    add("rules");
    QCOMPARE(ids().back(), QString("rules"));
    const StageCard& added = card(static_cast<std::size_t>(ids().size()) - 1);
    QCoreApplication::processEvents();
    // Unfolded, the card is taller than the panel: its upper part is visible.
    const QRect seen = added.visibleRegion().boundingRect();
    const int room = panel_->findChild<QScrollArea*>()->viewport()->height();
    QCOMPARE(seen.top(), 0);
    QVERIFY(seen.height() >= std::min(added.height(), room - widgets::StageList::kCardGap));
    QCOMPARE(panel_->focusWidget(), head(static_cast<std::size_t>(ids().size()) - 1));
}

void TestRecipeCompose::keysMoveDuplicateAndRemove() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "maze", "doors"}));
    panel_->setDocument(document_.get());
    head(0)->setFocus();
    QTest::keyClick(head(0), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(document_->history()->count(), 0);
    QTest::keyClick(head(0), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(shownIds(), (Ids{"maze", "rooms", "doors"}));
    QCOMPARE(QApplication::focusWidget(), head(1));
    QTest::keyClick(head(1), Qt::Key_End, Qt::AltModifier);
    QCOMPARE(shownIds(), (Ids{"maze", "doors", "rooms"}));
    QTest::keyClick(head(2), Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(shownIds(), (Ids{"rooms", "maze", "doors"}));
    QCOMPARE(QApplication::focusWidget(), head(0));
    QVERIFY(setParameter(*document_, kOne, 0, "attempts", 7));
    QTest::keyClick(head(0), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(shownIds(), (Ids{"rooms", "rooms", "maze", "doors"}));
    QCOMPARE(QApplication::focusWidget(), head(1));
    QVERIFY(currentLevel(*document_)->recipe.stages[1].parameters.contains("attempts"));
    // The keys also work on the card's switch.
    card(1).onSwitch()->setFocus();
    QTest::keyClick(card(1).onSwitch(), Qt::Key_Delete);
    QCOMPARE(shownIds(), (Ids{"rooms", "maze", "doors"}));
    QCOMPARE(QApplication::focusWidget(), head(1));
    for (int left = 2; left >= 0; --left) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QCOMPARE(ids().size(), left);
    }
    QVERIFY(panel_->addButton()->hasFocus());
    undoAll();
    QCOMPARE(shownIds(), (Ids{"rooms", "maze", "doors"}));
}

void TestRecipeCompose::keysInAFieldAreTheFields() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "maze"}));
    panel_->setDocument(document_.get());
    card(0).setFolded(false);
    auto* spin = card(0).findChild<QSpinBox*>();
    spin->setFocus();
    spin->selectAll();
    QTest::keyClick(spin, Qt::Key_Delete);
    QTest::keyClick(spin, Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(spin, Qt::Key_D, Qt::ControlModifier);
    for (auto* slider : card(0).findChildren<QSlider*>()) {
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Delete);
        QTest::keyClick(slider, Qt::Key_D, Qt::ControlModifier);
    }
    QCOMPARE(ids(), (Ids{"rooms", "maze"}));
}

void TestRecipeCompose::theMenuHasAll() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "maze"}));
    panel_->setDocument(document_.get());
    const auto choose = [&](std::size_t of, widgets::StageAction action) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, {40, 10},
                                card(of).mapToGlobal(QPoint(40, 10)));
        QApplication::sendEvent(&card(of), &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QCOMPARE(static_cast<std::size_t>(std::ranges::count_if(
                     menu->actions(), [](QAction* a) { return !a->isSeparator(); })),
                 widgets::stageActions().size());
        for (QAction* entry : menu->actions()) {
            if (entry->text() != widgets::titleOf(action)) continue;
            QVERIFY(entry->isEnabled());
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(entry).center());
            return;
        }
        QFAIL("no such entry");
    };
    choose(0, widgets::StageAction::MoveDown);
    QCOMPARE(shownIds(), (Ids{"maze", "rooms"}));
    choose(1, widgets::StageAction::Duplicate);
    QCOMPARE(shownIds(), (Ids{"maze", "rooms", "rooms"}));
    choose(0, widgets::StageAction::Remove);
    QCOMPARE(shownIds(), (Ids{"rooms", "rooms"}));
    choose(0, widgets::StageAction::AddBehind);
    QVERIFY(panel_->picker()->isVisible());
    QTest::keyClicks(panel_->picker()->line(), "unite");
    QTest::keyClick(panel_->picker()->line(), Qt::Key_Return);
    QCOMPARE(shownIds(), (Ids{"rooms", "unite", "rooms"}));
}

void TestRecipeCompose::aCardIsDragged() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "maze", "doors", "unite"}));
    panel_->setDocument(document_.get());
    QTest::qWait(0);
    const auto release = [&](std::size_t from, const QPoint& to) {
        QTest::mouseRelease(card(from).handle(), Qt::LeftButton, {},
                            card(from).handle()->mapFrom(card(from).parentWidget(), to));
    };
    QPoint to = card(2).geometry().center() + QPoint(0, 6);
    dragTo(0, to);
    // A mark shows the drop position.
    bool marked = false;
    for (const QWidget* each : card(0).parentWidget()->findChildren<QWidget*>()) {
        marked = marked ||
                 (each->testAttribute(Qt::WA_TransparentForMouseEvents) && each->isVisible() &&
                  each->y() > card(2).geometry().top() && each->y() < card(3).geometry().top());
    }
    QVERIFY(marked);
    QCOMPARE(document_->history()->count(), 0);
    release(0, to);
    QCOMPARE(shownIds(), (Ids{"maze", "doors", "rooms", "unite"}));
    QCOMPARE(QApplication::focusWidget(), head(2));
    QCOMPARE(document_->history()->count(), 1);
    QTest::qWait(0);
    to = {20, -30};
    dragTo(3, to);
    release(3, to);
    QCOMPARE(shownIds(), (Ids{"unite", "maze", "doors", "rooms"}));
    QTest::qWait(0);
    to = {20, 2000};
    dragTo(0, to);
    release(0, to);
    QCOMPARE(shownIds(), (Ids{"maze", "doors", "rooms", "unite"}));
    // A drop next to its own place changes nothing.
    QTest::qWait(0);
    to = card(1).geometry().center() + QPoint(0, 4);
    dragTo(1, to);
    release(1, to);
    QCOMPARE(document_->history()->count(), 3);
    undoAll();
    QCOMPARE(shownIds(), (Ids{"rooms", "maze", "doors", "unite"}));
}

void TestRecipeCompose::aDragIsGivenUp() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "maze", "doors"}));
    panel_->setDocument(document_.get());
    QTest::qWait(0);
    dragTo(0, card(2).geometry().bottomLeft());
    QTest::keyClick(card(0).handle(), Qt::Key_Escape);
    QTest::mouseRelease(card(0).handle(), Qt::LeftButton, {}, {5, 200});
    QCOMPARE(document_->history()->count(), 0);
    // The recipe changes during the drag.
    dragTo(0, card(2).geometry().bottomLeft());
    QVERIFY(removeStage(*document_, kOne, 1));
    QTest::mouseRelease(card(0).handle(), Qt::LeftButton, {}, {5, 200});
    QCOMPARE(shownIds(), (Ids{"rooms", "doors"}));
    // The dragged card itself is removed.
    dragTo(0, card(1).geometry().bottomLeft());
    QVERIFY(removeStage(*document_, kOne, 0));
    QCOMPARE(shownIds(), Ids{"doors"});
    QTest::qWait(0);
    QCOMPARE(document_->history()->count(), 2);
}

void TestRecipeCompose::aDragNearTheEdgeScrolls() {
    document_ = std::make_unique<PackDocument>(
        "p", readingOf({"rooms", "maze", "doors", "unite", "furnish", "stairs", "boss", "fountains",
                        "monsters", "items", "scatter", "maze", "maze", "maze", "maze", "maze"}));
    panel_->setDocument(document_.get());
    panel_->resize(320, 300);
    QTest::qWait(0);
    auto* scroll = panel_->findChild<QScrollArea*>();
    QVERIFY(scroll->verticalScrollBar()->maximum() > 50);
    QWidget* handle = card(0).handle();
    QTest::mousePress(handle, Qt::LeftButton, {}, middleOf(*handle));
    const auto lowerEdge = [&] {
        return handle->mapFrom(scroll->viewport(), QPoint(10, scroll->viewport()->height() - 4));
    };
    QTest::mouseMove(handle, lowerEdge());
    QTRY_COMPARE(scroll->verticalScrollBar()->value(), scroll->verticalScrollBar()->maximum());
    QTest::mouseRelease(handle, Qt::LeftButton, {}, lowerEdge());
    QVERIFY(ids().indexOf("rooms") > 10);
    // The moved card is visible.
    const std::size_t at = static_cast<std::size_t>(ids().indexOf("rooms"));
    const QRect place(card(at).mapTo(scroll->viewport(), QPoint()), card(at).size());
    QVERIFY(scroll->viewport()->rect().contains(place));
}

void TestRecipeCompose::unmetNeedsAreMended() {
    add("doors");
    QCOMPARE(card(0).problemTexts().size(), 1);
    QVERIFY(card(0).problemTexts().front().contains("rooms"));
    const auto fixes = [&](std::size_t of) {
        QList<QToolButton*> found;
        for (auto* button : card(of).findChildren<QToolButton*>()) {
            if (button->isVisible() && button->menu() != nullptr) found << button;
        }
        return found;
    };
    QCOMPARE(fixes(0).size(), 1);
    QVERIFY(!fixes(0).front()->accessibleName().isEmpty());
    QVERIFY(fixes(0).front()->menu() != nullptr);
    QTest::mouseClick(fixes(0).front(), Qt::LeftButton, {}, {10, 10});
    QCOMPARE(ids().size(), 2);
    QCOMPARE(ids().back(), QString("doors"));
    QVERIFY(card(1).problemTexts().isEmpty());
    QCOMPARE(QApplication::focusWidget(), head(1));
    QCOMPARE(document_->history()->count(), 2);
    document_->history()->undo();
    QCOMPARE(card(0).problemTexts().size(), 1);
    // If a later stage provides what is missing, that stage is moved.
    panel_->addButton()->setFocus();
    add("rooms and");
    if (ids().size() == 1) add("corridors");
    QCOMPARE(ids().size(), 2);
    QVERIFY(fixes(0).front()->text().startsWith("Move"));
    QTest::mouseClick(fixes(0).front(), Qt::LeftButton, {}, {10, 10});
    QCOMPARE(ids().back(), QString("doors"));
    for (const StageCard* each : panel_->cards())
        QVERIFY(each->problemTexts().isEmpty());
    undoAll();
    QVERIFY(ids().isEmpty());
}

void TestRecipeCompose::holdsAHundredStages() {
    if (testing::isBrief())
        QSKIP("brief run: a hundred cards take a third of the time of all other tests");
    add("rooms");
    for (std::size_t i = 1; i < generate::kMostStages; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(panel_->cards().size(), generate::kMostStages);
    QVERIFY(!panel_->addButton()->isEnabled());
    QVERIFY(panel_->addButton()->toolTip().contains("100"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_D, Qt::ControlModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Insert);
    QVERIFY(!panel_->picker()->isVisible());
    QCOMPARE(ids().size(), 100);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home, Qt::AltModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    QVERIFY(panel_->addButton()->isEnabled());
    undoAll();
    QVERIFY(ids().isEmpty());
}

void TestRecipeCompose::cardsStayWhereNothingChanged() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "maze", "doors"}));
    panel_->setDocument(document_.get());
    const StageCard* rooms = &card(0);
    const StageCard* doors = &card(2);
    card(2).setFolded(false);
    QVERIFY(removeStage(*document_, kOne, 1));
    QCOMPARE(&card(0), rooms);
    QCOMPARE(&card(1), doors);
    QVERIFY(!card(1).isFolded());
    QVERIFY(moveStage(*document_, kOne, 0, 1));
    QCOMPARE(&card(1), rooms);
    QCOMPARE(&card(0), doors);
    // The unfolded card edits the shown values.
    auto* spin = card(1).findChild<QSpinBox*>();
    QVERIFY(spin == nullptr);
    card(1).setFolded(false);
    spin = card(1).findChild<QSpinBox*>();
    QVERIFY(spin != nullptr);
    spin->setValue(12);
    QVERIFY(currentLevel(*document_)->recipe.stages[1].parameters.contains("attempts"));
}

void TestRecipeCompose::whatIsAddedUnfolds() {
    panel_->resize(320, 300);
    add("rooms");
    QVERIFY(!card(0).isFolded());
    add("maze");
    QVERIFY(!card(1).isFolded());
    QTest::qWait(0);
    // The card's head is visible, however tall the card is.
    const auto* scroll = panel_->findChild<QScrollArea*>();
    const QPoint top = card(1).mapTo(scroll->viewport(), QPoint());
    QVERIFY(scroll->viewport()->rect().contains(top + QPoint(2, 2)));
    QCOMPARE(panel_->focusWidget(), head(1));
}

void TestRecipeCompose::allStagesGoInOneStep() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "maze", "doors"}));
    panel_->setDocument(document_.get());
    head(1)->setFocus();
    QTest::keyClick(head(1), Qt::Key_Delete, Qt::ShiftModifier);
    QVERIFY(ids().isEmpty());
    QCOMPARE(document_->history()->count(), 1);
    QCOMPARE(QApplication::focusWidget(), panel_->addButton());
    undoAll();
    QCOMPARE(shownIds(), (Ids{"rooms", "maze", "doors"}));
}

void TestRecipeCompose::aReadOnlyPackStays() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "maze"}));
    document_->setReadOnly(true);
    panel_->setDocument(document_.get());
    head(0)->setFocus();
    for (const auto& info : widgets::stageActions())
        QTest::keyClick(head(0), info.key.key(), info.key.keyboardModifiers());
    QTest::mouseClick(panel_->addButton(), Qt::LeftButton);
    QVERIFY(!panel_->picker()->isVisible());
    QCOMPARE(shownIds(), (Ids{"rooms", "maze"}));
}

void TestRecipeCompose::spamUndoesExactly() {
    document_ = std::make_unique<PackDocument>("p", readingOf({"rooms", "maze", "doors"}));
    panel_->setDocument(document_.get());
    const level::Recipe before = currentLevel(*document_)->recipe;
    random::Stream random(9);
    for (int i = 0; i < 200; ++i) {
        if (panel_->cards().empty()) {
            add("maze");
            continue;
        }
        const auto at = random.below(static_cast<std::uint32_t>(panel_->cards().size()));
        head(at)->setFocus();
        switch (random.below(6)) {
            case 0:
                QTest::keyClick(head(at), Qt::Key_Up, Qt::AltModifier);
                break;
            case 1:
                QTest::keyClick(head(at), Qt::Key_Down, Qt::AltModifier);
                break;
            case 2:
                QTest::keyClick(head(at), Qt::Key_D, Qt::ControlModifier);
                break;
            case 3:
                QTest::keyClick(head(at), Qt::Key_Delete);
                break;
            case 4:
                document_->history()->undo();
                break;
            default:
                card(at).setFolded(!card(at).isFolded());
        }
        QCOMPARE(shownIds(), ids());
    }
    undoAll();
    QVERIFY(currentLevel(*document_)->recipe == before);
    QCOMPARE(shownIds(), ids());
}

MAZELOOM_TEST(TestRecipeCompose)

}  // namespace mazeloom::tst_recipe_compose

#include "tst_recipe_compose.moc"
