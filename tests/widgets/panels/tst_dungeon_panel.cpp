// SPDX-License-Identifier: MIT
// The dungeon panel by keys and mouse: numbers that differ from the rules and are reset, each edit
// as an undo step with its own name, and at most one floor at a depth.
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/descent/dungeon_panel.h"
#include "widgets/descent/floor_list.h"
#include "widgets/descent/monster_table.h"
#include "widgets/descent/rule_number.h"
#include "widgets/descent/share_bars.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::tst_dungeon_panel {

using widgets::DungeonPanel;
using widgets::EditContext;
using widgets::PackDocument;
using widgets::RuleNumber;

class TestDungeonPanel : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void showsTheRules();
    void changesANumberInOneStep();
    void goesBackToTheRules();
    void refusesADungeonWithoutAnybodyAtDepthOne();
    void sharesFollowLive();
    void saysWhatToDoWithoutAFloorLevel();
    void addsMovesAndRemovesFloors();
    void refusesADepthThatIsTaken();
    void changesAllOtherFloors();
    void addsChangesAndRemovesRanges();
    void generatesTheShownFloorAnew();
    void followsRenamedAndDeletedLevels();
    void readOnlyPacksStayAsTheyAre();
    void outlivesItsDocument();

  private:
    const level::Descent& descent() const { return document_->pack().descent; }
    template <typename T>
    QList<T*> allNamed(const QString& name) const {
        QList<T*> found;
        QCoreApplication::processEvents();  // shows rows that were just created
        for (T* one : panel_->findChildren<T*>()) {
            if (one->accessibleName() == name && one->isVisible()) found << one;
        }
        return found;
    }
    template <typename T>
    T* named(const QString& name) const {
        const QList<T*> found = allNamed<T>(name);
        return found.isEmpty() ? nullptr : found.front();
    }
    QString undoText() const { return document_->history()->undoText(); }
    int steps() const { return document_->history()->count(); }
    void type(QSpinBox* input, const QString& number) const;
    void addFloor() const { QTest::mouseClick(named<QToolButton>("Add a floor"), Qt::LeftButton); }

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<EditContext> context_;
    std::unique_ptr<DungeonPanel> panel_;
};

void TestDungeonPanel::init() {
    pack::Reading reading;
    for (const char* id : {"temple", "hall", "lair"}) {
        level::Level level = testing::solid({9, 9}, {"corridors"});
        level.id = id;
        level.title = "The " + std::string(id);
        level.ruleset = level.id == "temple" ? level::Ruleset::Temple : level::Ruleset::Descent;
        reading.pack.levels.push_back(std::move(level));
    }
    document_ = std::make_unique<PackDocument>("p", std::move(reading));
    context_ = std::make_unique<EditContext>();
    panel_ = std::make_unique<DungeonPanel>(*context_);
    context_->setDocument(document_.get());
    panel_->resize(340, 1400);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

void TestDungeonPanel::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

void TestDungeonPanel::type(QSpinBox* input, const QString& number) const {
    input->setFocus();
    input->selectAll();
    QTest::keyClicks(input, number);
    QTest::keyClick(input, Qt::Key_Return);
}

void TestDungeonPanel::showsTheRules() {
    QCOMPARE(named<RuleNumber>("Orc, HP")->value(), 14);
    QCOMPARE(named<RuleNumber>("Wraith, From")->value(), 7);
    QCOMPARE(named<RuleNumber>("Dread knight, HP")->value(), 45);
    QVERIFY(named<RuleNumber>("Dread knight, Weight") == nullptr);
    QCOMPARE(named<RuleNumber>("Hit points")->value(), 30);
    QCOMPARE(named<RuleNumber>("Fountain")->text(), QString("20 %"));
    QVERIFY(!named<QPushButton>("All numbers as in the rules")->isEnabled());
    int numbers = 0;
    for (const RuleNumber* one : panel_->findChildren<RuleNumber*>()) {
        QVERIFY(!one->font().bold());
        QVERIFY(!one->toolTip().isEmpty() && !one->statusTip().isEmpty());
        ++numbers;
    }
    QCOMPARE(numbers, static_cast<int>(edit::tableNumbers().size()) +
                          static_cast<int>(edit::kMonsterCount) * 4 - 1);
    QCOMPARE(steps(), 0);
}

void TestDungeonPanel::changesANumberInOneStep() {
    RuleNumber* hp = named<RuleNumber>("Goblin, HP");
    hp->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(hp, Qt::Key_Up);
    QCOMPARE(descent().tables.monsters[1].hp, 13);
    QCOMPARE(steps(), 1);
    QCOMPARE(undoText(), QString("Dungeon: Goblin, HP"));
    QVERIFY(hp->font().bold());
    QVERIFY(hp->toolTip().contains("In the rules: 8"));
    // Another number is another step, and so is a later edit of the same number.
    type(named<RuleNumber>("Fountain"), "35");
    QCOMPARE(descent().tables.fountainChance, 35);
    QCOMPARE(steps(), 2);
    QCOMPARE(undoText(), QString("Dungeon: Fountain"));
    type(hp, "20");
    QCOMPARE(steps(), 3);
    // Stepping back to the old value leaves no undo step.
    hp->setFocus();
    QTest::keyClick(hp, Qt::Key_Up);
    QTest::keyClick(hp, Qt::Key_Down);
    QCOMPARE(steps(), 3);
    document_->history()->setIndex(0);
    QVERIFY(descent().isEmpty());
    QCOMPARE(hp->value(), 8);
    QVERIFY(!hp->font().bold());
    QVERIFY(!document_->isModified());
    document_->history()->setIndex(3);
    QCOMPARE(hp->value(), 20);
    QVERIFY(document_->isModified());
    QCOMPARE(document_->pack().descent.tables.monsters[1].hp, 20);
}

void TestDungeonPanel::goesBackToTheRules() {
    RuleNumber* attack = named<RuleNumber>("Troll, Attack");
    RuleNumber* item = named<RuleNumber>("Item");
    type(attack, "9");
    type(item, "100");
    const auto back = [](const RuleNumber* input) {
        for (QAction* action : input->findChildren<QAction*>()) {
            if (action->text().startsWith("As in the rules")) return action;
        }
        return static_cast<QAction*>(nullptr);
    };
    QVERIFY(back(attack)->isVisible());
    QCOMPARE(back(attack)->text(), QString("As in the rules: 7"));
    back(attack)->trigger();
    QCOMPARE(descent().tables.monsters[3].attack, 7);
    QVERIFY(!back(attack)->isVisible());
    QVERIFY(!attack->font().bold());
    QCOMPARE(steps(), 3);
    document_->history()->undo();
    QCOMPARE(attack->value(), 9);
    addFloor();
    auto* all = named<QPushButton>("All numbers as in the rules");
    QTest::mouseClick(all, Qt::LeftButton);
    QVERIFY(descent().tables == level::DescentTables());
    QCOMPARE(descent().floors.size(), 1u);
    QVERIFY(!all->isEnabled());
    document_->history()->undo();
    QCOMPARE(attack->value(), 9);
    QCOMPARE(item->value(), 100);
}

void TestDungeonPanel::refusesADungeonWithoutAnybodyAtDepthOne() {
    RuleNumber* rat = named<RuleNumber>("Rat, From");
    rat->setFocus();
    QTest::keyClick(rat, Qt::Key_Up);
    QCOMPARE(rat->value(), 1);
    QCOMPARE(steps(), 0);
    type(named<RuleNumber>("Goblin, From"), "1");
    rat->setFocus();
    QTest::keyClick(rat, Qt::Key_Up);
    QCOMPARE(rat->value(), 2);
    QCOMPARE(descent().tables.monsters[0].minDepth, 2);
}

void TestDungeonPanel::sharesFollowLive() {
    auto* bars = panel_->findChild<widgets::ShareBars*>();
    auto* depth = named<QSpinBox>("Depth of the shares");
    QCOMPARE(bars->textOf(0), QString("100.0 %"));
    QCOMPARE(bars->textOf(1), QString("–"));
    type(depth, "3");
    QCOMPARE(bars->textOf(0), QString("40.0 %"));
    QCOMPARE(bars->textOf(2), QString("26.7 %"));
    QCOMPARE(steps(), 0);
    type(named<RuleNumber>("Orc, Weight"), "11");
    QCOMPARE(bars->textOf(2), QString("50.0 %"));
    QVERIFY(bars->accessibleDescription().contains("Orc 50.0 %"));
    panel_->grab();
}

void TestDungeonPanel::saysWhatToDoWithoutAFloorLevel() {
    PackDocument none("none", pack::Reading());
    context_->setDocument(&none);
    QVERIFY(named<QToolButton>("Add a floor") == nullptr);
    auto* make = named<QPushButton>("Add a level for floors");
    QVERIFY(make != nullptr);
    QTest::mouseClick(make, Qt::LeftButton);
    QCOMPARE(none.pack().levels.size(), std::size_t{1});
    QCOMPARE(none.pack().levels[0].ruleset, level::Ruleset::Descent);
    QVERIFY(none.pack().levels[0].size == (grid::Size{30, 18}));
    QVERIFY(named<QPushButton>("Add a level for floors") == nullptr);
    addFloor();
    QCOMPARE(none.pack().descent.floors.size(), 1u);
    QCOMPARE(none.pack().descent.floors[0].level, none.pack().levels[0].id);
    context_->setDocument(document_.get());
}

void TestDungeonPanel::addsMovesAndRemovesFloors() {
    setCurrentLevel(*document_, "lair");
    addFloor();
    addFloor();
    QVERIFY((descent().floors == std::vector<level::DesignedFloor>{{1, "lair"}, {2, "hall"}}));
    QCOMPARE(steps(), 2);
    QCOMPARE(undoText(), QString("Add a floor to the dungeon"));
    QCOMPARE(allNamed<QComboBox>("Level of the floor")[0]->currentText(), QString("The lair"));
    // The depth steps past the other floor's: the same input continues, as one undo step.
    QSpinBox* depth = allNamed<QSpinBox>("Depth of the floor")[0];
    depth->setFocus();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(depth, Qt::Key_Up);
    QVERIFY((descent().floors == std::vector<level::DesignedFloor>{{2, "hall"}, {5, "lair"}}));
    QVERIFY(depth->hasFocus());
    QCOMPARE(depth->value(), 5);
    QCOMPARE(steps(), 3);
    QVERIFY(allNamed<QSpinBox>("Depth of the floor").contains(depth));
    const auto levels = allNamed<QComboBox>("Level of the floor");
    QComboBox* level = levels[levels[0]->currentIndex() == 0 ? 0 : 1];
    QCOMPARE(level->currentIndex(), 0);
    level->setFocus();
    QTest::keyClick(level, Qt::Key_Down);
    QCOMPARE(steps(), 4);
    document_->history()->setIndex(2);
    QVERIFY((descent().floors == std::vector<level::DesignedFloor>{{1, "lair"}, {2, "hall"}}));
    QTest::mouseClick(allNamed<QToolButton>("Show the floor's level")[1], Qt::LeftButton);
    QCOMPARE(currentLevelId(*document_), QString("hall"));
    QTest::mouseClick(allNamed<QToolButton>("Remove the floor")[0], Qt::LeftButton);
    QVERIFY((descent().floors == std::vector<level::DesignedFloor>{{2, "hall"}}));
    QCOMPARE(allNamed<QSpinBox>("Depth of the floor").size(), 1);
    QCOMPARE(undoText(), QString("Remove a floor from the dungeon"));
}

void TestDungeonPanel::refusesADepthThatIsTaken() {
    addFloor();
    addFloor();
    QSignalSpy refused(panel_->floors(), &widgets::FloorList::refused);
    QSpinBox* first = allNamed<QSpinBox>("Depth of the floor")[0];
    type(first, "2");
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][0].toString().contains("“The lair”"));
    QCOMPARE(first->value(), 1);
    QCOMPARE(descent().floors[0].depth, 1);
    QCOMPARE(steps(), 2);
    // A depth is committed only when it has been typed completely.
    type(first, "21");
    QCOMPARE(refused.count(), 1);
    QCOMPARE(descent().floors[1].depth, 21);
    QCOMPARE(steps(), 3);
}

void TestDungeonPanel::changesAllOtherFloors() {
    auto* others = named<QComboBox>("All other floors");
    QCOMPARE(others->count(), 3);
    others->setFocus();
    QTest::keyClick(others, Qt::Key_Down);
    QCOMPARE(descent().otherFloors, "hall");
    QCOMPARE(steps(), 1);
    document_->history()->undo();
    QCOMPARE(others->currentIndex(), 0);
    // A level that cannot be a floor is shown with the reason.
    level::Descent wrong;
    wrong.otherFloors = "temple";
    wrong.floors = {{1, "nothing"}};
    QVERIFY(setDescent(*document_, wrong, "wrong"));
    QCOMPARE(others->currentText(), QString("The temple (a temple)"));
    QCOMPARE(named<QComboBox>("Level of the floor")->currentText(), QString("nothing (missing)"));
}

void TestDungeonPanel::addsChangesAndRemovesRanges() {
    using level::FloorRange;
    setCurrentLevel(*document_, "hall");
    const auto add = [this] {
        QTest::mouseClick(named<QToolButton>("Add a range of depths"), Qt::LeftButton);
    };
    add();
    QVERIFY((descent().ranges == std::vector<FloorRange>{{1, level::kMaxDepth, "hall"}}));
    QCOMPARE(undoText(), QString("Add a range of depths to the dungeon"));
    auto* to = named<QSpinBox>("Last depth of the range");
    QCOMPARE(to->text(), QString("no end"));
    type(to, "4");
    QCOMPARE(descent().ranges[0].to, 4);
    // The next range begins after the previous one and takes the first unused level.
    add();
    QVERIFY((descent().ranges[1] == FloorRange{5, level::kMaxDepth, "lair"}));
    QCOMPARE(steps(), 3);
    // A larger first depth also raises the last; a last depth cannot be smaller than the first.
    auto* from = allNamed<QSpinBox>("First depth of the range")[0];
    type(from, "7");
    QVERIFY((descent().ranges[0] == FloorRange{7, 7, "hall"}));
    type(allNamed<QSpinBox>("Last depth of the range")[0], "2");
    QVERIFY((descent().ranges[0] == FloorRange{7, 7, "hall"}));
    QCOMPARE(allNamed<QSpinBox>("Last depth of the range")[0]->value(), 7);
    type(allNamed<QSpinBox>("Last depth of the range")[0], "0");
    QCOMPARE(descent().ranges[0].to, level::kMaxDepth);
    type(allNamed<QSpinBox>("Weight of the range")[1], "30");
    type(allNamed<QSpinBox>("Growth of the range")[1], "2");
    QVERIFY((descent().ranges[1] == FloorRange{5, level::kMaxDepth, "lair", 30, 2}));
    auto* level = allNamed<QComboBox>("Level of the range")[1];
    level->setFocus();
    QTest::keyClick(level, Qt::Key_Up);
    QCOMPARE(descent().ranges[1].level, std::string("hall"));
    QTest::mouseClick(allNamed<QToolButton>("Show the range's level")[0], Qt::LeftButton);
    QCOMPARE(currentLevelId(*document_), QString("hall"));
    QTest::mouseClick(allNamed<QToolButton>("Remove the range")[0], Qt::LeftButton);
    QVERIFY((descent().ranges == std::vector<FloorRange>{{5, level::kMaxDepth, "hall", 30, 2}}));
    QCOMPARE(allNamed<QSpinBox>("First depth of the range").size(), 1);
    QCOMPARE(undoText(), QString("Remove a range of depths from the dungeon"));
    document_->history()->setIndex(0);
    QVERIFY(descent().ranges.empty());
    QVERIFY(allNamed<QSpinBox>("First depth of the range").isEmpty());
}

void TestDungeonPanel::generatesTheShownFloorAnew() {
    setCurrentLevel(*document_, "lair");
    addFloor();
    QSignalSpy wanted(document_.get(), &PackDocument::generationWanted);
    type(named<RuleNumber>("Rat, HP"), "5");
    QCOMPARE(wanted.count(), 1);
    const auto request = wanted.last()[0].value<widgets::GenerationRequest>();
    QCOMPARE(request.floor.tables.monsters[0].hp, 5);
    QCOMPARE(request.floor.depth, 1);
    QVERIFY(isUpToDate(*document_, request));
    type(allNamed<QSpinBox>("Depth of the floor")[0], "4");
    QCOMPARE(generationRequest(*document_)->floor.depth, 4);
    QVERIFY(!isUpToDate(*document_, request));
    // A temple does not depend on the descent's numbers.
    setCurrentLevel(*document_, "temple");
    wanted.clear();
    type(named<RuleNumber>("Rat, HP"), "6");
    QCOMPARE(wanted.count(), 0);
    QCOMPARE(generationRequest(*document_)->floor.depth, 1);
    QVERIFY(generationRequest(*document_)->floor.tables == level::DescentTables());
}

void TestDungeonPanel::followsRenamedAndDeletedLevels() {
    setCurrentLevel(*document_, "lair");
    addFloor();
    addFloor();
    widgets::LevelHead head = headOf(*document_, "lair");
    head.id = "den";
    head.title = "The den";
    QVERIFY(setHead(*document_, "lair", head, "rename"));
    QCOMPARE(descent().floors[0].level, "den");
    QCOMPARE(allNamed<QComboBox>("Level of the floor")[0]->currentText(), QString("The den"));
    document_->history()->undo();
    QCOMPARE(descent().floors[0].level, "lair");
    QVERIFY(removeSheet(*document_, widgets::levelSheet("lair")));
    QVERIFY((descent().floors == std::vector<level::DesignedFloor>{{2, "hall"}}));
    document_->history()->undo();
    QCOMPARE(descent().floors.size(), 2u);
    QCOMPARE(allNamed<QSpinBox>("Depth of the floor").size(), 2);
}

void TestDungeonPanel::readOnlyPacksStayAsTheyAre() {
    addFloor();
    document_->setReadOnly(true);
    const level::Descent before = descent();
    RuleNumber* hp = named<RuleNumber>("Orc, HP");
    hp->setFocus();
    QTest::keyClick(hp, Qt::Key_Up);
    QTRY_COMPARE(hp->value(), 14);
    addFloor();
    QSpinBox* depth = named<QSpinBox>("Depth of the floor");
    type(depth, "8");
    QTest::mouseClick(named<QToolButton>("Remove the floor"), Qt::LeftButton);
    QVERIFY(descent() == before);
    QTRY_COMPARE(named<QSpinBox>("Depth of the floor")->value(), 1);
}

void TestDungeonPanel::outlivesItsDocument() {
    addFloor();
    named<QSpinBox>("Depth of the floor")->setFocus();
    QTest::keyClicks(named<QSpinBox>("Depth of the floor"), "7");
    document_->setReadOnly(true);
    context_->setDocument(nullptr);
    document_.reset();
    QVERIFY(named<QSpinBox>("Depth of the floor") == nullptr);
    QVERIFY(!named<RuleNumber>("Hit points")->isEnabled());
    panel_->grab();
}

MAZELOOM_TEST(TestDungeonPanel)

}  // namespace mazeloom::tst_dungeon_panel

#include "tst_dungeon_panel.moc"
