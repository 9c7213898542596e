// SPDX-License-Identifier: MIT
// The inspector's real inputs, driven by keys and clicks.
#include <algorithm>
#include <memory>

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/level/id.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/inspector_panel.h"
#include "widgets/panels/inspector/resize_dialog.h"
#include "widgets/panels/needs/needs_button.h"
#include "widgets/panels/needs/needs_row.h"
#include "widgets/text/field_flaw.h"

namespace mazeloom::tst_inspector {

using grid::Point;
using level::Object;
using level::ThingKind;
using widgets::PackDocument;

class TestInspector : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();

    void showsTheLevelAndWhatIsPicked();
    void typingIsOneCommand();
    void idsStayUnique();
    void objectivesAreChecked();
    void rulesetChangesWhatIsOffered();
    void theLevelSaysWhichNumbersItShows();
    void theLevelPromisesThatNobodyHasToGuess();
    void theLevelPromisesWhatItNeeds();
    void theLevelShowsWhatItNeeds();
    void resizeTellsWhatIsLost();
    void resizeIsOneCommand();
    void anObjectShowsAllThatItIs();
    void severalObjectsAreEditedTogether();
    void consolesHaveTexts();
    void consolesSpeakSeveralLanguages();
    void oneHeroOnly();
    void aPathIsEdited();
    void aRoomIsEdited();
    void entrancesAreTagged();
    void everyInputExplainsItself();
    void followsUndo();

  private:
    template <typename Input>
    Input* input(const QString& name, const QWidget* within = nullptr) {
        for (auto* one : (within != nullptr ? within : panel_.get())->findChildren<Input*>()) {
            if (one->accessibleName() == name && one->isVisible()) return one;
        }
        return nullptr;
    }
    QAbstractButton* button(const QString& name) { return input<QAbstractButton>(name); }
    void type(QSpinBox* box, const char* text) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Return);
    }
    const level::Level& level() const { return *findLevel(*document_, "one"); }
    const level::Room& room() const { return *findRoom(*document_, "lair"); }
    int commands() const { return document_->history()->count(); }
    widgets::Picked& picked() { return context_->picked(); }

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::EditContext> context_;
    /// The parts of the window that show properties: of the level or room, and of the selection.
    std::unique_ptr<QWidget> panel_;
    QWidget* selected_ = nullptr;
};

namespace {

Object at(int x, int y, ThingKind kind, std::string id) {
    return {.id = std::move(id), .kind = kind, .at = {x, y}, .text = {}, .more = {}};
}

}  // namespace

void TestInspector::init() {
    pack::Reading reading;
    level::Level level =
        testing::painted({"########", "#......#", "#......#", "#......#", "########"}, {});
    level.id = "one";
    level.title = "One";
    level.objects = {at(1, 1, ThingKind::Hero, "hero"), at(0, 2, ThingKind::Emitter, "left"),
                     at(7, 2, ThingKind::Emitter, "right"), at(4, 3, ThingKind::Console, "sign")};
    level.objects[2].direction = grid::Direction::Left;
    level.objects[2].beam = {.on = 30, .off = 90, .phase = 0};
    level::Trajectory path;
    path.points = {{1, 3}, {6, 3}};
    level.trajectories = {path};
    reading.pack.levels.push_back(level);
    level.id = "two";
    reading.pack.levels.push_back(level);
    level::Room room;
    room.id = "lair";
    room.title = "Lair";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Floor);
    reading.pack.rooms.push_back(std::move(room));
    document_ = std::make_unique<PackDocument>("p", std::move(reading));
    context_ = std::make_unique<widgets::EditContext>();
    panel_ = std::make_unique<QWidget>();
    auto* column = new QVBoxLayout(panel_.get());
    using Subject = widgets::InspectorPanel::Subject;
    column->addWidget(new widgets::InspectorPanel(*context_, Subject::Sheet));
    selected_ = new widgets::InspectorPanel(*context_, Subject::Selected);
    column->addWidget(selected_);
    panel_->resize(320, 1200);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    context_->setDocument(document_.get());
}

void TestInspector::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

void TestInspector::showsTheLevelAndWhatIsPicked() {
    QCOMPARE(input<QLineEdit>("Title")->text(), QString("One"));
    QCOMPARE(input<QLineEdit>("Id")->text(), QString("one"));
    QVERIFY(input<QSpinBox>("Column") == nullptr);
    picked().setObjects({0});
    QCOMPARE(input<QSpinBox>("Column")->value(), 1);
    QCOMPARE(input<QLineEdit>("Title")->text(), QString("One"));
    picked().clear();
    QVERIFY(input<QSpinBox>("Column") == nullptr);
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    QCOMPARE(input<QLineEdit>("Title")->text(), QString("Lair"));
    context_->setDocument(nullptr);
    QVERIFY(input<QLineEdit>("Title") == nullptr);
}

void TestInspector::typingIsOneCommand() {
    auto* title = input<QLineEdit>("Title");
    title->setFocus();
    title->selectAll();
    QTest::keyClicks(title, "The Ring");
    QCOMPARE(level().title, std::string("The Ring"));
    QCOMPARE(commands(), 1);
    auto* notes = input<QPlainTextEdit>("Notes");
    notes->setFocus();
    QTest::keyClicks(notes, "mind the gap");
    QCOMPARE(level().notes, std::string("mind the gap"));
    QCOMPARE(commands(), 2);
    title->setFocus();
    QTest::keyClicks(title, "s");
    QCOMPARE(commands(), 3);
    document_->history()->undo();
    document_->history()->undo();
    QCOMPARE(level().notes, std::string());
    QVERIFY(notes->toPlainText().isEmpty());
    QCOMPARE(title->text(), QString("The Ring"));
}

void TestInspector::idsStayUnique() {
    auto* id = input<QLineEdit>("Id");
    const auto enter = [&](const char* text) {
        id->setFocus();
        id->selectAll();
        QTest::keyClicks(id, text);
        QTest::keyClick(id, Qt::Key_Return);
    };
    // An invalid id is not accepted, but stays in the field with the reason.
    for (const char* wrong : {"two", "Three", "t w o", "a_b", ""}) {
        enter(wrong);
        if (*wrong == '\0') id->clear();
        QCOMPARE(id->text(), QString(wrong));
        QVERIFY2(!widgets::toldFlaw(*id).isEmpty(), wrong);
        QCOMPARE(id->accessibleDescription(), widgets::toldFlaw(*id));
        QCOMPARE(commands(), 0);
    }
    enter(std::string(level::kMaxIdLength + 1, 'x').c_str());
    QVERIFY(widgets::toldFlaw(*id).contains(QString::number(level::kMaxIdLength)));
    QCOMPARE(commands(), 0);
    enter("three");
    QVERIFY(widgets::toldFlaw(*id).isEmpty());
    QVERIFY(findLevel(*document_, "three") != nullptr);
    QCOMPARE(commands(), 1);
}

void TestInspector::objectivesAreChecked() {
    // A level without objectives asks for all coins, and the form shows that.
    QVERIFY(level().objectives.isEmpty());
    QCOMPARE(input<QComboBox>("Collect")->currentText(), QString("All coins"));
    input<QCheckBox>("Kill all bugs")->click();
    input<QCheckBox>("Reach the exit")->click();
    QVERIFY(level().objectives.bugs && level().objectives.exit && !level().objectives.boss);
    auto* coins = input<QComboBox>("Collect");
    coins->setFocus();
    QTest::keyClick(coins, Qt::Key_End);
    QCOMPARE(level().objectives.coins, level::Objectives::kAllCoins);
    QTest::keyClick(coins, Qt::Key_Up);
    QCOMPARE(level().objectives.coins, 1);
    type(input<QSpinBox>("Coins to collect"), "25");
    QCOMPARE(level().objectives.coins, 25);
    const int before = commands();
    document_->history()->undo();
    QCOMPARE(level().objectives.coins, 1);
    QCOMPARE(commands(), before);
}

void TestInspector::rulesetChangesWhatIsOffered() {
    auto* rules = input<QComboBox>("Rules");
    rules->setFocus();
    QTest::keyClick(rules, Qt::Key_Down);
    QCOMPARE(level().ruleset, level::Ruleset::Descent);
    QCOMPARE(context_->canvas(), edit::kDescentLevel);
    QVERIFY(input<QCheckBox>("Kill all bugs") == nullptr);
}

void TestInspector::theLevelSaysWhichNumbersItShows() {
    auto* numbers = input<QComboBox>("Numbers");
    QVERIFY(numbers != nullptr && !numbers->toolTip().isEmpty());
    QCOMPARE(numbers->currentText(), QString("As the player chooses"));
    QVERIFY(!level().numbers);
    numbers->setFocus();
    QTest::keyClick(numbers, Qt::Key_Down);
    QVERIFY(level().numbers == level::Numbers::All);
    QTest::keyClick(numbers, Qt::Key_Down);
    QVERIFY(level().numbers == level::Numbers::Near);
    QCOMPARE(document_->history()->undoText(), QString("Change numbers"));
    document_->history()->undo();
    QVERIFY(level().numbers == level::Numbers::All);
    QCOMPARE(numbers->currentText(), QString("On all cells"));
    document_->history()->redo();
    QVERIFY(level().numbers == level::Numbers::Near);
    QCOMPARE(numbers->currentText(), QString("Near the hero"));
    QTest::keyClick(numbers, Qt::Key_End);
    QVERIFY(level().numbers == level::Numbers::Visited);
    QTest::keyClick(numbers, Qt::Key_Home);
    QVERIFY(!level().numbers);
    // A descent has no field for numbers.
    auto* rules = input<QComboBox>("Rules");
    rules->setFocus();
    QTest::keyClick(rules, Qt::Key_Down);
    QVERIFY(input<QComboBox>("Numbers") == nullptr);
}

void TestInspector::theLevelPromisesThatNobodyHasToGuess() {
    auto* guesses = input<QComboBox>("Guesses");
    QVERIFY(guesses != nullptr && !guesses->toolTip().isEmpty());
    QCOMPARE(guesses->currentText(), QString("May be needed"));
    QVERIFY(input<QSpinBox>("Lowest grade") == nullptr);
    guesses->setFocus();
    QTest::keyClick(guesses, Qt::Key_Down);
    QVERIFY(level().noGuess == level::NoGuess{});
    QCOMPARE(document_->history()->undoText(), QString("Change the promise about guesses"));
    auto* lowest = input<QSpinBox>("Lowest grade");
    auto* highest = input<QSpinBox>("Highest grade");
    QVERIFY(lowest != nullptr && highest != nullptr);
    QCOMPARE(lowest->value(), 1);
    QCOMPARE(highest->value(), 4);
    type(highest, "2");
    QVERIFY((level().noGuess == level::NoGuess{1, 2}));
    // The other end follows.
    type(lowest, "3");
    QVERIFY((level().noGuess == level::NoGuess{3, 3}));
    QCOMPARE(highest->value(), 3);
    type(highest, "1");
    QVERIFY((level().noGuess == level::NoGuess{1, 1}));
    QCOMPARE(lowest->value(), 1);
    document_->history()->undo();
    QVERIFY((level().noGuess == level::NoGuess{3, 3}));
    QCOMPARE(lowest->value(), 3);
    guesses->setFocus();
    QTest::keyClick(guesses, Qt::Key_Home);
    QVERIFY(!level().noGuess);
    QVERIFY(input<QSpinBox>("Lowest grade") == nullptr);
    // A descent has no numbers to deduce from.
    auto* rules = input<QComboBox>("Rules");
    rules->setFocus();
    QTest::keyClick(rules, Qt::Key_Down);
    QVERIFY(input<QComboBox>("Guesses") == nullptr);
}

void TestInspector::theLevelPromisesWhatItNeeds() {
    auto* needs = panel_->findChild<widgets::NeedsButton*>();
    QVERIFY(needs != nullptr && needs->isVisibleTo(panel_.get()));
    QCOMPARE(needs->text(), QString("Nothing"));
    const auto choose = [&](level::Mechanic mechanic) {
        needs->menu()->actions().at(static_cast<int>(mechanic))->trigger();
    };
    choose(level::Mechanic::Hearts);
    level::Mechanics wanted;
    wanted.add(level::Mechanic::Hearts);
    QVERIFY(level().needs == wanted);
    QCOMPARE(needs->text(), QString("Hearts"));
    QCOMPARE(document_->history()->undoText(), QString("Change the promise about needs"));
    choose(level::Mechanic::Air);
    QCOMPARE(needs->accessibleName(), QString("Needs Hearts, Air"));
    QVERIFY(needs->toolTip().contains("Hearts, Air"));
    choose(level::Mechanic::Air);
    QVERIFY(level().needs == wanted);
    document_->history()->undo();
    document_->history()->undo();
    document_->history()->undo();
    QVERIFY(level().needs.isEmpty());
    QCOMPARE(needs->text(), QString("Nothing"));
    // A descent has no mechanics of a temple.
    auto* rules = input<QComboBox>("Rules");
    rules->setFocus();
    QTest::keyClick(rules, Qt::Key_Down);
    QVERIFY(!needs->isVisibleTo(panel_.get()));
}

void TestInspector::theLevelShowsWhatItNeeds() {
    auto* row = panel_->findChild<widgets::NeedsRow*>();
    QVERIFY(row != nullptr && row->isVisibleTo(panel_.get()));
    QVERIFY(row->signs().isEmpty());
    widgets::KnownNeeds known;
    known.shown.emplace();
    (*known.shown)[static_cast<std::size_t>(level::Mechanic::Beams)] =
        analyse::needs::Need::Decoration;
    for (auto* inspector : panel_->findChildren<widgets::InspectorPanel*>()) {
        if (inspector->isAncestorOf(row)) inspector->setNeeds(known);
    }
    QCOMPARE(row->accessibleDescription(), QString("Laser beams: decoration for this seed"));
    auto* rules = input<QComboBox>("Rules");
    rules->setFocus();
    QTest::keyClick(rules, Qt::Key_Down);
    QVERIFY(!row->isVisibleTo(panel_.get()));
}

void TestInspector::resizeTellsWhatIsLost() {
    widgets::ResizeDialog dialog(level().size, level::kMaxSide, [&](const grid::Rect& to) {
        return widgets::lossesOf(level(), to);
    });
    dialog.show();
    const auto spins = dialog.findChildren<QSpinBox*>();
    QLabel* lost = nullptr;
    for (auto* label : dialog.findChildren<QLabel*>()) {
        if (label->accessibleName() == "What is lost") lost = label;
    }
    QVERIFY(lost != nullptr);
    QCOMPARE(lost->text(), QString("Nothing is lost."));
    spins[0]->setValue(4);
    QCOMPARE(dialog.cells(), (grid::Rect{0, 0, 4, 5}));
    QVERIFY(lost->text().contains("9 open cell"));
    QVERIFY(lost->text().contains("2 object"));
    QVERIFY(lost->text().contains("1 path"));
    for (auto* anchor : dialog.findChildren<QAbstractButton*>()) {
        QVERIFY(!anchor->toolTip().isEmpty() && !anchor->accessibleName().isEmpty());
        if (anchor->accessibleName() == "right") anchor->click();
    }
    QCOMPARE(dialog.cells(), (grid::Rect{4, 0, 4, 5}));
    QCOMPARE(widgets::lossesOf(room(), {0, 0, 3, 3}), QString("16 open cell(s)"));
    QVERIFY(widgets::lossesOf(room(), {0, 0, 6, 5}).isEmpty());

    // Terrains of the pack's own are open if they can be walked.
    const auto ownOf = [](std::size_t number, const char* id, char character, bool isWalkable) {
        level::OwnTerrain own;
        own.terrain = static_cast<level::Terrain>(level::kFirstOwnTerrain + number);
        own.id = id;
        own.character = character;
        own.walkable = isWalkable;
        return own;
    };
    const level::OwnTerrains own{ownOf(0, "moss", 'm', true), ownOf(1, "pillar", 'p', false)};
    level::Level mossy;
    mossy.size = {6, 4};
    mossy.terrains = level::TerrainTable(own);
    mossy.paint.emplace(mossy.size, level::painted(own[1].terrain));
    for (int x = 0; x < 6; ++x)
        mossy.paint->at({x, 2}) = level::painted(own[0].terrain);
    QCOMPARE(widgets::lossesOf(mossy, {0, 0, 4, 4}), QString("2 open cell(s)"));
}

void TestInspector::resizeIsOneCommand() {
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<widgets::ResizeDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        const auto spins = dialog->findChildren<QSpinBox*>();
        spins[0]->setValue(20);
        spins[1]->setValue(10);
        dialog->accept();
    });
    button("Resize the level")->click();
    QCOMPARE(level().size, (grid::Size{20, 10}));
    QCOMPARE(level().paint->size(), (grid::Size{20, 10}));
    QCOMPARE(commands(), 1);
    document_->history()->undo();
    QCOMPARE(level().size, (grid::Size{8, 5}));
}

void TestInspector::anObjectShowsAllThatItIs() {
    picked().setObjects({2});
    QCOMPARE(input<QLineEdit>("Id", selected_)->text(), QString("right"));
    QCOMPARE(input<QSpinBox>("On")->value(), 30);
    QCOMPARE(input<QSpinBox>("Off")->value(), 90);
    QVERIFY(button("Left")->isChecked());
    button("Up")->click();
    QCOMPARE(level().objects[2].direction, grid::Direction::Up);
    QVERIFY(!button("Left")->isChecked());
    type(input<QSpinBox>("Phase"), "15");
    QCOMPARE(level().objects[2].beam.phase, 15);
    type(input<QSpinBox>("Row"), "1");
    QCOMPARE(level().objects[2].at, (Point{7, 1}));
    QCOMPARE(commands(), 3);
    // The arrows of an input are one edit while it has the focus.
    auto* on = input<QSpinBox>("On");
    on->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(on, Qt::Key_Up);
    QCOMPARE(level().objects[2].beam.on, 35);
    QCOMPARE(commands(), 4);
}

void TestInspector::severalObjectsAreEditedTogether() {
    picked().setObjects({1, 2});
    QVERIFY(input<QSpinBox>("Column") == nullptr);
    QVERIFY(input<QLineEdit>("Id", selected_) == nullptr);
    QCOMPARE(input<QSpinBox>("On")->text(), QString("–"));
    for (const char* direction : {"Up", "Right", "Down", "Left"})
        QVERIFY(!button(direction)->isChecked());
    type(input<QSpinBox>("On"), "45");
    QCOMPARE(level().objects[1].beam.on, 45);
    QCOMPARE(level().objects[2].beam.on, 45);
    QCOMPARE(level().objects[1].beam.off, 0);
    QCOMPARE(level().objects[2].beam.off, 90);
    button("Down")->click();
    QCOMPARE(level().objects[1].direction, grid::Direction::Down);
    QCOMPARE(commands(), 2);
    picked().setObjects({1, 3});
    QVERIFY(input<QSpinBox>("On") == nullptr);
}

void TestInspector::consolesHaveTexts() {
    picked().setObjects({3});
    auto* text = input<QPlainTextEdit>("Text");
    QVERIFY(text != nullptr);
    text->setFocus();
    QTest::keyClicks(text, "Turn");
    QTest::keyClick(text, Qt::Key_Return);
    QTest::keyClicks(text, "back");
    QCOMPARE(level().objects[3].text, std::string("Turn\nback"));
    QCOMPARE(commands(), 1);
    picked().setObjects({2});
    QVERIFY(input<QPlainTextEdit>("Text") == nullptr);
}

void TestInspector::consolesSpeakSeveralLanguages() {
    picked().setObjects({3});
    auto* text = input<QPlainTextEdit>("Text");
    auto* language = input<QComboBox>("Language");
    QVERIFY(text != nullptr && language != nullptr);
    const auto speak = [&](const char* tag) {
        language->setCurrentIndex(language->findData(QString(tag)));
        emit language->activated(language->currentIndex());
        text->setFocus();
    };
    text->setFocus();
    QTest::keyClicks(text, "Go");
    speak("de");
    // Without a translation the field is empty, and the original text is its placeholder.
    QCOMPARE(text->toPlainText(), QString());
    QCOMPARE(text->placeholderText(), QString("Go"));
    QTest::keyClicks(text, "Geh");
    QCOMPARE(commands(), 2);
    QCOMPARE(level().objects[3].text, "Go");
    QCOMPARE(level().objects[3].translations.at("de"), "Geh");
    QCOMPARE(level::inLanguage(level().objects[3].text, level().objects[3].translations, "de_AT"),
             "Geh");
    speak("");
    QCOMPARE(text->toPlainText(), QString("Go"));
    speak("de");
    document_->history()->undo();
    QVERIFY(level().objects[3].translations.empty());
    QCOMPARE(text->toPlainText(), QString());
    document_->history()->redo();
    QCOMPARE(text->toPlainText(), QString("Geh"));
    // An empty translation is removed.
    text->selectAll();
    QTest::keyClick(text, Qt::Key_Delete);
    QVERIFY(level().objects[3].translations.empty());
    // A language that another program used is offered, too. Only consoles have texts to translate.
    auto objects = level().objects;
    objects[3].translations["nds"] = "Loop";
    setObjects(*document_, widgets::levelSheet("one"), objects, "from elsewhere");
    QVERIFY(language->findData("nds") > 0);
    QCOMPARE(language->currentData().toString(), QString("de"));
    picked().setObjects({1});
    QVERIFY(input<QComboBox>("Language") == nullptr);
}

void TestInspector::oneHeroOnly() {
    picked().setObjects({3});
    auto* kind = input<QComboBox>("Kind");
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Home);
    QCOMPARE(level().objects[3].kind, ThingKind::Console);
    QTest::keyClick(kind, Qt::Key_Up);
    QCOMPARE(level().objects[3].kind, ThingKind::Emitter);
}

void TestInspector::aPathIsEdited() {
    picked().setPath(0);
    // In a narrow form, no line begins with the unit.
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        static const QRegularExpression loops("loops every [0-9.]+\u00a0s$");
        return loops.match(label->text()).hasMatch();
    }));
    auto* mover = input<QComboBox>("Moves as");
    QVERIFY(input<QSpinBox>("Toughness") == nullptr);
    mover->setFocus();
    QTest::keyClick(mover, Qt::Key_Down);
    QCOMPARE(level().trajectories[0].kind, ThingKind::Boss);
    type(input<QSpinBox>("Toughness"), "7");
    QCOMPARE(level().trajectories[0].toughness, 7);
    auto* speed = input<QSpinBox>("Speed");
    speed->setFocus();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(speed, Qt::Key_Up);
    QCOMPARE(level().trajectories[0].speed, 55);
    QCOMPARE(commands(), 3);
    QCOMPARE(speed->text(), QString("5.5 cells/s"));
    for (const char* wrong : {"20.1", "0.4", "1.25", "fast", "7/3", "1,,5"}) {
        type(speed, wrong);
        QCOMPARE(speed->text(), QString(wrong) + " cells/s");
        QVERIFY2(!widgets::toldFlaw(*speed).isEmpty(), wrong);
    }
    QCOMPARE(level().trajectories[0].speed, 55);
    QCOMPARE(commands(), 3);
    type(speed, "5/2*1.8");
    QCOMPARE(level().trajectories[0].speed, 45);
    QCOMPARE(speed->text(), QString("4.5 cells/s"));
    type(speed, "5.5");
    type(input<QSpinBox>("Size"), "2");
    QCOMPARE(level().trajectories[0].size, 2);
    auto* mode = input<QComboBox>("Mode");
    mode->setFocus();
    QTest::keyClick(mode, Qt::Key_Down);
    QVERIFY(level().trajectories[0].thereAndBack);
    speed->setValue(999);
    QCOMPARE(level().trajectories[0].speed, 200);
}

void TestInspector::aRoomIsEdited() {
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    auto* tags = input<QLineEdit>("Tags");
    tags->setFocus();
    QTest::keyClicks(tags, "cave, wet, cave,");
    QCOMPARE(room().tags, (std::vector<std::string>{"cave", "wet"}));
    QCOMPARE(commands(), 1);
    type(input<QSpinBox>("At least"), "4");
    QCOMPARE(room().min, 4);
    QCOMPARE(room().max, 4);
    type(input<QSpinBox>("To depth"), "9");
    type(input<QSpinBox>("From depth"), "12");
    QCOMPARE(room().minDepth, 12);
    QCOMPARE(room().maxDepth, 12);
    button("Turned by 90°")->click();
    button("Mirrored, turned by 0°")->click();
    QCOMPARE(room().symmetries.size(), std::size_t{3});
    button("Turned by 0°")->click();
    button("Turned by 90°")->click();
    button("Mirrored, turned by 0°")->click();  // the last stays
    QCOMPARE(room().symmetries, (std::vector<level::Symmetry>{{0, true}}));
    QVERIFY(button("Mirrored, turned by 0°")->isChecked());
}

void TestInspector::entrancesAreTagged() {
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    QVERIFY(input<QTreeWidget>("Tags of entrances") == nullptr);
    level::Room walled = room();
    for (int i = 0; i < 5; ++i) {
        for (const grid::Point p : {grid::Point{i, 0}, {i, 4}, {0, i}, {4, i}})
            walled.cells.at(p) = level::Terrain::Wall;
    }
    walled.entrances = {{2, 4}, {2, 0}};
    widgets::setRoom(*document_, "lair", std::move(walled), "Walls", widgets::newGesture());
    auto* tags = input<QTreeWidget>("Tags of entrances");
    QVERIFY(tags != nullptr);
    QCOMPARE(tags->topLevelItemCount(), 2);
    const int before = commands();
    tags->setFocus();
    tags->setCurrentItem(tags->topLevelItem(1), 0);
    QTest::keyClick(tags, Qt::Key_F2);
    auto* line = tags->findChild<QLineEdit*>();
    QVERIFY(line != nullptr);
    QTest::keyClicks(line, " gate ");
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(std::string(level::entranceTagAt(room(), {2, 4})), std::string("gate"));
    QVERIFY(level::entranceTagAt(room(), {2, 0}).empty());
    QCOMPARE(commands(), before + 1);
    QCOMPARE(tags->topLevelItem(1)->text(1), QString("gate"));
    document_->history()->undo();
    QVERIFY(room().entranceTags.empty());
    QCOMPARE(tags->topLevelItem(1)->text(1), QString());
    document_->history()->redo();
    QCOMPARE(room().entranceTags.size(), std::size_t(1));
}

void TestInspector::everyInputExplainsItself() {
    const auto check = [this] {
        for (auto* one : panel_->findChildren<QWidget*>()) {
            const bool isInput =
                qobject_cast<QAbstractSpinBox*>(one) || qobject_cast<QComboBox*>(one) ||
                qobject_cast<QPlainTextEdit*>(one) || qobject_cast<QAbstractButton*>(one);
            if (!isInput || !one->isVisible() || one->objectName().startsWith("qt_")) continue;
            QVERIFY2(!one->accessibleName().isEmpty(), one->metaObject()->className());
            QVERIFY2(!one->toolTip().isEmpty(), qPrintable(one->accessibleName()));
            QVERIFY2(!one->statusTip().isEmpty(), qPrintable(one->accessibleName()));
        }
    };
    check();
    picked().setObjects({1});
    check();
    picked().setPath(0);
    check();
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    check();
}

void TestInspector::followsUndo() {
    picked().setObjects({3});
    widgets::ObjectList objects = level().objects;
    objects[3].at = {5, 1};
    setObjects(*document_, widgets::levelSheet("one"), objects, "move");
    QCOMPARE(input<QSpinBox>("Column")->value(), 5);
    document_->history()->undo();
    QCOMPARE(input<QSpinBox>("Column")->value(), 4);
    QCOMPARE(commands(), 1);
}

MAZELOOM_TEST(TestInspector)

}  // namespace mazeloom::tst_inspector

#include "tst_inspector.moc"
