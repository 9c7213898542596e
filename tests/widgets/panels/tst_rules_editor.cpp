// SPDX-License-Identifier: MIT
// The editor of rewriting rules: rules are painted by mouse and keys, every edit emits the whole
// program, and a drunkard's cave can be written with it.
#include <algorithm>

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include "core/generate/generate.h"
#include "core/level/rewriting/alphabet.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/panels/rules/rule_examples.h"
#include "widgets/panels/rules/rule_lines.h"
#include "widgets/panels/rules/rules_editor.h"

namespace mazeloom::tst_rules_editor {

using namespace level::rewriting;
using widgets::RulesEditor;

namespace {

level::OwnTerrain ownRow(int place, const std::string& id, char character) {
    level::OwnTerrain terrain;
    terrain.terrain =
        static_cast<level::Terrain>(static_cast<int>(level::kFirstOwnTerrain) + place);
    terrain.id = id;
    terrain.character = character;
    return terrain;
}

/// Returns moss, which is walkable, and a hedge; their numbers are in the reverse order.
level::OwnTerrains mossAndHedge() {
    level::OwnTerrains terrains{ownRow(3, "moss", 'e'), ownRow(0, "hedge", '1')};
    terrains[0].title = "Moss";
    terrains[0].effect = level::Effect::Slows;
    terrains[0].colour = {0x2fa84cff};
    terrains[1].walkable = false;
    terrains[1].opaque = true;
    terrains[1].colour = {0x8040c0ff};
    return terrains;
}

/// Returns the colour beside the middle of a swatch, where no letter is.
QColor groundAt(QWidget& widget, const QRect& swatch) {
    return widget.grab().toImage().pixelColor(swatch.topLeft() + QPoint(3, 3));
}

}  // namespace

class TestRulesEditor : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void beginsEmptyAndSaysWhatToDo();
    void paintsWithTheMouse();
    void theRightButtonOpensNoMenu();
    void paintsWithKeys();
    void paintsWhatIsTyped();
    void picksInksOfCells();
    void offersAllInksBesideARule();
    void changesNodes();
    void movesAndRemoves();
    void takesExamplesOver();
    void writesADrunkardsCave();
    void pointsAtRules();
    void offersThePacksOwnTerrains();
    void followsThePacksOwnTerrains();
    void everyOwnTerrainIsOffered();

  private:
    widgets::RuleRow* row(std::size_t node, std::size_t rule) {
        return editor_->nodes()[node]->rules()[rule];
    }
    static void click(widgets::PatternGrid* grid, int column,
                      Qt::KeyboardModifiers keys = Qt::NoModifier,
                      Qt::MouseButton button = Qt::LeftButton) {
        const int cell = (grid->sizeHint().height() - 3);
        QTest::mouseClick(grid, button, keys, {column * cell + cell / 2, cell / 2});
    }
    void choose(char character) { editor_->palette()->choose(valueOf(character)); }
    QString line(int rule) const { return widgets::ruleLines(*program_).value(rule); }
    static void trigger(QWidget* in, const QString& text) {
        for (QAction* action : in->findChildren<QAction*>()) {
            if (action->text() == text) return action->trigger();
        }
        QFAIL(qPrintable(text));
    }

    std::unique_ptr<RulesEditor> editor_;
    SharedProgram program_;
    QStringList texts_;
};

void TestRulesEditor::initTestCase() {
    resources::initialise();
}

void TestRulesEditor::init() {
    editor_ = std::make_unique<RulesEditor>();
    program_ = {};
    texts_.clear();
    connect(editor_.get(), &RulesEditor::programEdited, this,
            [this](const SharedProgram& program, const QString& text) {
                program_ = program;
                texts_ << text;
                editor_->showProgram(program);
            });
    editor_->resize(300, 400);
    editor_->show();
}

void TestRulesEditor::beginsEmptyAndSaysWhatToDo() {
    QVERIFY(editor_->nodes().empty());
    bool isSaid = false;
    for (const QLabel* label : editor_->findChildren<QLabel*>())
        isSaid = isSaid || label->text().startsWith(
                               "Paint what to look for on the left, and "
                               "its replacement on the right");
    QVERIFY(isSaid);
}

void TestRulesEditor::paintsWithTheMouse() {
    editor_->addRule()->click();
    QCOMPARE(line(0), QString("One at a time: ** → **"));
    choose('#');
    click(row(0, 0)->find(), 0);
    choose('A');
    click(row(0, 0)->put(), 0);
    QCOMPARE(line(0), QString("One at a time: #* → A*"));
    choose('.');
    click(row(0, 0)->find(), 0, Qt::ShiftModifier);
    QCOMPARE(findRule(*program_, 0)->find[0] == (Values{*valueOf('#'), *valueOf('.')}), true);
    click(row(0, 0)->find(), 0, Qt::ShiftModifier);
    QCOMPARE(line(0), QString("One at a time: #* → A*"));
    click(row(0, 0)->put(), 0, Qt::NoModifier, Qt::RightButton);
    QCOMPARE(line(0), QString("One at a time: #* → **"));
    QVERIFY(hasNoEffect(*findRule(*program_, 0)));
    // Outside the map, nothing can be put.
    choose('X');
    click(row(0, 0)->find(), 1);
    choose('~');
    click(row(0, 0)->put(), 1);
    QCOMPARE(line(0), QString("One at a time: #X → **"));
    QCOMPARE(texts_.last(), QString("Paint rule"));
    QVERIFY(flawsOf(*program_).size() == 1);
}

/// The right button clears a cell. The menu of the stage around the rules opens by key.
void TestRulesEditor::theRightButtonOpensNoMenu() {
    editor_->addRule()->click();
    for (QWidget* grid :
         {static_cast<QWidget*>(row(0, 0)->find()), static_cast<QWidget*>(row(0, 0)->put())}) {
        for (const auto reason : {QContextMenuEvent::Mouse, QContextMenuEvent::Keyboard}) {
            QContextMenuEvent event(reason, QPoint(6, 6), grid->mapToGlobal(QPoint(6, 6)));
            QCoreApplication::sendEvent(grid, &event);
            QCOMPARE(event.isAccepted(), reason == QContextMenuEvent::Mouse);
        }
    }
}

void TestRulesEditor::paintsWithKeys() {
    editor_->addRule()->click();
    choose('~');
    widgets::PatternGrid* find = row(0, 0)->find();
    find->setFocus();
    QTest::keyClick(find, Qt::Key_Right);
    QTest::keyClick(find, Qt::Key_Space);
    QCOMPARE(line(0), QString("One at a time: *~ → **"));
    QVERIFY2(find->accessibleName().contains("water"), qPrintable(find->accessibleName()));
    QTest::keyClick(find, Qt::Key_Delete);
    QCOMPARE(line(0), QString("One at a time: ** → **"));
    QTest::keyClick(editor_->palette(), Qt::Key_Right);
    QTest::keyClick(find, Qt::Key_Space);
    QVERIFY(line(0) != QString("One at a time: ** → **"));
}

/// Typed characters are those of pack files, and each moves to the next cell. Single-key shortcuts
/// of the window are inactive meanwhile.
void TestRulesEditor::paintsWhatIsTyped() {
    editor_->addRule()->click();
    QTest::keyClicks(row(0, 0)->find(), "A#");
    QTest::keyClicks(row(0, 0)->put(), ".a");
    QCOMPARE(line(0), QString("One at a time: A# → .A"));
    QCOMPARE(editor_->palette()->chosen(), widgets::RuleInk(Value::ink(0)));
    const int edits = static_cast<int>(texts_.size());
    QTest::keyClicks(row(0, 0)->put(), "%~z");
    QTest::keyClick(row(0, 0)->put(), Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(static_cast<int>(texts_.size()),
             edits + (valueOf('%') ? 1 : 0) + (valueOf('~') ? 1 : 0));
    QKeyEvent letter(QEvent::ShortcutOverride, Qt::Key_B, Qt::NoModifier, "b");
    letter.ignore();
    QApplication::sendEvent(row(0, 0)->find(), &letter);
    QVERIFY(letter.isAccepted());
    QKeyEvent command(QEvent::ShortcutOverride, Qt::Key_B, Qt::ControlModifier, "\x02");
    command.ignore();
    QApplication::sendEvent(row(0, 0)->find(), &command);
    QVERIFY(!command.isAccepted());
}

void TestRulesEditor::picksInksOfCells() {
    editor_->addRule()->click();
    QTest::keyClicks(row(0, 0)->find(), "B#");
    QTest::keyClicks(row(0, 0)->put(), ".");
    click(row(0, 0)->find(), 0, Qt::AltModifier);
    QCOMPARE(editor_->palette()->chosen(), widgets::RuleInk(Value::ink(1)));
    click(row(0, 0)->find(), 1, Qt::NoModifier, Qt::MiddleButton);
    QCOMPARE(editor_->palette()->chosen(), widgets::RuleInk(Value(level::Terrain::Wall)));
    click(row(0, 0)->put(), 1, Qt::AltModifier);
    QCOMPARE(editor_->palette()->chosen(), widgets::RuleInk());
    QCOMPARE(line(0), QString("One at a time: B# → .*"));
}

/// If the palette is scrolled away, a click beside the rule offers it.
void TestRulesEditor::offersAllInksBesideARule() {
    editor_->addRule()->click();
    editor_->show();
    const auto popup = [&]() -> widgets::ValuePalette* {
        for (auto* inks : row(0, 0)->ink()->findChildren<widgets::ValuePalette*>()) {
            if (inks->isVisible()) return inks;
        }
        return nullptr;
    };
    row(0, 0)->ink()->click();
    QVERIFY(popup() != nullptr);
    QCOMPARE(popup()->chosen(), editor_->palette()->chosen());
    const auto& inks = popup()->inks();
    const auto wanted =
        std::size_t(std::ranges::find(inks, widgets::RuleInk(Value::ink(2))) - inks.begin());
    QTest::mouseClick(popup(), Qt::LeftButton, {}, popup()->rectOf(wanted).center());
    QCOMPARE(editor_->palette()->chosen(), widgets::RuleInk(Value::ink(2)));
    QTRY_VERIFY(popup() == nullptr);
    QVERIFY(row(0, 0)->ink()->accessibleName().contains("ink C"));
    row(0, 0)->ink()->click();
    QTest::keyClick(popup(), Qt::Key_Right);
    QVERIFY(popup() != nullptr);
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(editor_->palette()->chosen(), widgets::RuleInk(Value::ink(3)));
    QTRY_VERIFY(popup() == nullptr);
    row(0, 0)->ink()->click();
    QTest::keyClick(popup(), Qt::Key_Escape);
    QTRY_VERIFY(popup() == nullptr);
}

void TestRulesEditor::changesNodes() {
    editor_->addRule()->click();
    widgets::NodeCard* card = editor_->nodes()[0];
    card->times()->setValue(1);
    QCOMPARE(card->times()->text(), QString("1 time"));
    card->times()->setValue(7);
    QCOMPARE(card->times()->text(), QString("7 times"));
    QCOMPARE(program_->nodes[0].times, 7);
    for (int kind = 1; kind < kNodeKinds; ++kind) {
        QComboBox* box = editor_->nodes()[0]->kind();
        box->setCurrentIndex(kind);
        emit box->activated(kind);
        QCOMPARE(program_->nodes[0].kind, static_cast<NodeKind>(kind));
        QCOMPARE(ruleCount(*program_), std::size_t{1});
        for (const Flaw& flaw : flawsOf(*program_))
            QVERIFY2(flaw.isHarmless(), english(flaw.phrase).c_str());
        if (auto* towards = editor_->nodes()[0]->towards()) {
            QTest::keyClicks(towards, "~");
            QVERIFY(program_->nodes[0].towards.contains(*valueOf('~')));
        }
    }
}

void TestRulesEditor::movesAndRemoves() {
    editor_->addRule()->click();
    choose('#');
    click(row(0, 0)->find(), 0);
    trigger(row(0, 0), "Duplicate rule");
    choose('.');
    click(row(0, 1)->find(), 0);
    trigger(row(0, 1), "Move rule up");
    QCOMPARE(line(0), QString("One at a time: .* → **"));
    QCOMPARE(line(1), QString("One at a time: #* → **"));
    trigger(row(0, 0), "Remove rule");
    QCOMPARE(ruleCount(*program_), std::size_t{1});
    trigger(editor_->nodes()[0], "Remove node");
    QVERIFY(program_->nodes.empty());
}

void TestRulesEditor::takesExamplesOver() {
    QVERIFY(widgets::ruleExamples().size() >= 10);
    for (const widgets::RuleExample& example : widgets::ruleExamples()) {
        QVERIFY(!example.help.isEmpty());
        trigger(editor_.get(), example.title);
        QCOMPARE(program_ == example.program, true);
    }
}

void TestRulesEditor::writesADrunkardsCave() {
    const auto paint = [&](widgets::PatternGrid* grid, const char* what) {
        for (int i = 0; what[i] != '\0'; ++i) {
            choose(what[i]);
            click(grid, i);
        }
    };
    editor_->addRule()->click();
    paint(row(0, 0)->find(), "#");
    paint(row(0, 0)->put(), "A");
    editor_->nodes()[0]->times()->setValue(1);
    trigger(editor_.get(), "One at a time");  // in the menu of nodes
    paint(row(1, 0)->find(), "A#");
    paint(row(1, 0)->put(), ".A");
    trigger(row(1, 0), "Duplicate rule");
    paint(row(1, 1)->find(), "A.");
    editor_->nodes()[1]->times()->setValue(900);
    QCOMPARE(line(1), QString("One at a time: A# → .A"));
    QCOMPARE(line(2), QString("One at a time: A. → .A"));

    level::Level level = testing::solid({31, 21}, {"rules"});
    level.recipe.stages[0].program = program_;
    const auto generated = generate::generate(level, {}, 5);
    QVERIFY(generated && generated->problems.empty());
    int open = 0;
    for (int y = 0; y < 21; ++y) {
        for (int x = 0; x < 31; ++x)
            open += generated->map.cells.at({x, y}).isWalkable();
    }
    QVERIFY(open > 50);
}

void TestRulesEditor::pointsAtRules() {
    trigger(editor_.get(), widgets::ruleExamples()[1].title);
    QSignalSpy spy(editor_.get(), &RulesEditor::rulePointed);
    QEnterEvent enter({1, 1}, {1, 1}, {1, 1});
    QCoreApplication::sendEvent(editor_->nodes()[1]->nodes()[1]->rules()[0], &enter);
    QCOMPARE(spy.last()[0].toInt(), 2);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(editor_->nodes()[1]->nodes()[1]->rules()[0], &leave);
    QCOMPARE(spy.last()[0].toInt(), -1);
}

void TestRulesEditor::offersThePacksOwnTerrains() {
    const level::OwnTerrains own = mossAndHedge();
    editor_->setTerrains(level::TerrainTable(own));
    editor_->addRule()->click();
    widgets::ValuePalette& palette = *editor_->palette();
    const auto placeOf = [&](level::Terrain terrain) {
        return static_cast<std::size_t>(
            std::ranges::find(palette.inks(), widgets::RuleInk(terrain)) - palette.inks().begin());
    };
    const std::size_t moss = placeOf(own[0].terrain);
    QCOMPARE(placeOf(own[1].terrain), moss + 1);  // in the designer's order
    // After the program's terrains, before inks.
    QVERIFY(palette.inks()[moss - 1]->isTerrain() && palette.inks()[moss + 2]->isInk());
    QCOMPARE(groundAt(palette, palette.rectOf(moss)), QColor(0x2f, 0xa8, 0x4c));
    QCOMPARE(groundAt(palette, palette.rectOf(moss + 1)), QColor(0x80, 0x40, 0xc0));
    const auto tipAt = [&](std::size_t ink) {
        const QPoint place = palette.rectOf(ink).center();
        QHelpEvent help(QEvent::ToolTip, place, palette.mapToGlobal(place));
        QCoreApplication::sendEvent(&palette, &help);
        return QToolTip::text();
    };
    QVERIFY2(tipAt(moss).contains("Moss (e): Slows anyone who enters"), qPrintable(tipAt(moss)));
    QVERIFY2(tipAt(moss + 1).contains("hedge (1): Cannot be entered, blocks sight"),
             qPrintable(tipAt(moss + 1)));

    QTest::mouseClick(&palette, Qt::LeftButton, {}, palette.rectOf(moss).center());
    QVERIFY2(palette.accessibleName().endsWith("Moss"), qPrintable(palette.accessibleName()));
    click(row(0, 0)->put(), 0);
    QCOMPARE(findRule(*program_, 0)->put[0] == Value(own[0].terrain), true);
    palette.setFocus();
    QTest::keyClick(&palette, Qt::Key_Right);
    click(row(0, 0)->find(), 0);
    choose('.');
    click(row(0, 0)->find(), 0, Qt::ShiftModifier);
    QCOMPARE(findRule(*program_, 0)->find[0] == (Values{own[1].terrain, *valueOf('.')}), true);
    QVERIFY2(row(0, 0)->find()->accessibleName().endsWith("floor or hedge"),
             qPrintable(row(0, 0)->find()->accessibleName()));
    QVERIFY2(row(0, 0)->put()->accessibleName().endsWith("Moss"),
             qPrintable(row(0, 0)->put()->accessibleName()));
    QCOMPARE(groundAt(*row(0, 0)->put(), {1, 1, 20, 20}), QColor(0x2f, 0xa8, 0x4c));

    // Growing ways can have it as their target, too.
    QComboBox* kind = editor_->nodes()[0]->kind();
    kind->setCurrentIndex(static_cast<int>(NodeKind::Grow));
    emit kind->activated(kind->currentIndex());
    palette.choose(Value(own[0].terrain));
    click(editor_->nodes()[0]->towards(), 0);
    QCOMPARE(program_->nodes[0].towards == Values(own[0].terrain), true);
    QVERIFY(editor_->nodes()[0]->towards()->accessibleName().endsWith("Moss"));
}

void TestRulesEditor::followsThePacksOwnTerrains() {
    level::OwnTerrains own = mossAndHedge();
    widgets::ValuePalette& palette = *editor_->palette();
    const std::size_t before = palette.inks().size();
    palette.choose(Value::ink(2));
    editor_->setTerrains(level::TerrainTable(own));
    QCOMPARE(palette.inks().size(), before + 2);
    QCOMPARE(palette.chosen() == Value::ink(2), true);  // the chosen value stays
    palette.choose(Value(own[0].terrain));
    editor_->addRule()->click();
    click(row(0, 0)->put(), 0);
    own[0].title = "Lawn";
    own[0].colour = {0xd0e010ff};
    std::swap(own[0], own[1]);
    editor_->setTerrains(level::TerrainTable(own));
    QCOMPARE(palette.chosen() == Value(own[1].terrain), true);
    QVERIFY2(row(0, 0)->put()->accessibleName().endsWith("Lawn"),
             qPrintable(row(0, 0)->put()->accessibleName()));
    QCOMPARE(groundAt(*row(0, 0)->put(), {1, 1, 20, 20}), QColor(0xd0, 0xe0, 0x10));
    editor_->setTerrains({});
    QCOMPARE(palette.inks().size(), before);
    QVERIFY(palette.chosen().has_value() && palette.chosen() != Value(own[1].terrain));
}

void TestRulesEditor::everyOwnTerrainIsOffered() {
    level::OwnTerrains own;
    for (int i = 0; i < static_cast<int>(level::kMaxOwnTerrains); ++i)
        own.push_back(ownRow(i, "own-" + std::to_string(i), level::freeCharacter(own)));
    QVERIFY(level::areAllowed(own));
    editor_->setTerrains(level::TerrainTable(own));
    widgets::ValuePalette& palette = *editor_->palette();
    for (std::size_t i = 0; i < palette.inks().size(); ++i) {
        QVERIFY2(palette.rect().contains(palette.rectOf(i)), qPrintable(QString::number(i)));
        QTest::mouseClick(&palette, Qt::LeftButton, {}, palette.rectOf(i).center());
        QCOMPARE(palette.chosen() == palette.inks()[i], true);
    }
}

MAZELOOM_TEST(TestRulesEditor)

}  // namespace mazeloom::tst_rules_editor

#include "tst_rules_editor.moc"
