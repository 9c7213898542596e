// SPDX-License-Identifier: MIT
// The panel of the pack's own terrains beside a canvas, used by keys and clicks: terrains are
// added, changed, moved, removed, restored by undo, and painted with.
#include <algorithm>
#include <memory>

#include <QApplication>
#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "core/edit/paint/palette.h"
#include "core/level/rewriting/edits.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tool_test.h"
#include "widgets/document/edits.h"
#include "widgets/panels/terrains/terrains_panel.h"
#include "widgets/text/field_flaw.h"

namespace mazeloom::tst_terrains_panel {

using level::OwnTerrain;

class TestTerrainsPanel : public testing::ToolTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();

    void saysWhatItIsFor();
    void aNameMakesATerrain();
    void namesThatAreAlikeMakeOtherIds();
    void thereAreThirtyTwo();
    void everyFieldIsEdited();
    void aCharacterMustBeFree();
    void aColourIsPicked();
    void terrainsMove();
    void oneInHandPaintsTheCanvas();
    void whatIsPaintedGoesWithIt();
    void whatRulesNameStays();
    void undoGoesAllTheWayBack();
    void keysAreEnough();
    void whoMayNotEditSeesWhatIsThere();
    void everyInputExplainsItself();

  private:
    template <typename Widget>
    Widget* named(const QString& name) const {
        for (auto* widget : panel_->findChildren<Widget*>()) {
            if (widget->accessibleName() == name) return widget;
        }
        qFatal("no widget has the accessible name %s", qPrintable(name));
    }
    void press(const QString& name) const {
        auto* button = named<QAbstractButton>(name);
        QVERIFY2(button->isVisible() && button->isEnabled(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton, {}, {8, button->height() / 2});
    }
    static void choose(QComboBox* box, const QString& text) {
        QVERIFY2(box->findText(text) >= 0, qPrintable(text));
        box->setCurrentIndex(box->findText(text));
        emit box->activated(box->currentIndex());
    }
    static void enter(QLineEdit* input, const QString& text) {
        input->setFocus();
        // The text is inserted directly: QTest cannot type other scripts.
        input->selectAll();
        input->insert(text);
        QTest::keyClick(input, Qt::Key_Tab);
        QCoreApplication::processEvents();
    }
    void add(const QString& name) const {
        auto* input = named<QLineEdit>("Name of a new terrain");
        input->setFocus();
        input->insert(name);
        QTest::keyClick(input, Qt::Key_Return);
    }
    QString uses() const { return named<QLabel>("Where the terrain is used")->text(); }
    QListWidget* list() const { return panel_->findChild<QListWidget*>(); }
    const level::OwnTerrains& terrains() const { return document_->pack().terrains.own(); }
    level::Terrain paintAt(grid::Point cell) const {
        return level::terrainOf(findLevel(*document_, "one")->paint->at(cell));
    }
    int commands() const { return document_->history()->count(); }
    void undo() { document_->history()->undo(); }

    std::unique_ptr<widgets::TerrainsPanel> panel_;
};

void TestTerrainsPanel::init() {
    pack::Reading reading;
    level::Level level = testing::painted({"########", "#@.....#", "#......#", "########"}, {});
    level.id = "one";
    level.title = "One";
    level.ruleset = level::Ruleset::Descent;
    reading.pack.levels.push_back(level);
    show(std::move(reading));
    panel_ = std::make_unique<widgets::TerrainsPanel>(box_->context());
    panel_->resize(320, 700);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    QApplication::setActiveWindow(panel_.get());
}

void TestTerrainsPanel::cleanup() {
    panel_.reset();
    close();
}

void TestTerrainsPanel::saysWhatItIsFor() {
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](QLabel* label) {
        return label->isVisible() &&
               label->text().startsWith("The pack has no terrains of its own");
    }));
    QVERIFY(!named<QPushButton>("Add terrain")->isEnabled());
    QVERIFY(!named<QPushButton>("Paint with it")->isVisible());
}

void TestTerrainsPanel::aNameMakesATerrain() {
    add("Golden Moss");
    QCOMPARE(terrains().size(), std::size_t{1});
    QCOMPARE(terrains()[0].id, std::string("golden-moss"));
    QCOMPARE(terrains()[0].title, std::string("Golden Moss"));
    QVERIFY(level::isOwnCharacter(terrains()[0].character));
    QVERIFY(level::isOwn(terrains()[0].terrain));
    QCOMPARE(commands(), 1);
    QCOMPARE(list()->count(), 1);
    QCOMPARE(list()->currentRow(), 0);
    QCOMPARE(list()->item(0)->text(), QString("Golden Moss"));
    QVERIFY(named<QLineEdit>("Name of a new terrain")->text().isEmpty());
    QCOMPARE(named<QLabel>("Id")->text(), QString("golden-moss"));
    // A name cannot consist of spaces.
    auto* name = named<QLineEdit>("Name of a new terrain");
    name->insert("   ");
    QVERIFY(!named<QPushButton>("Add terrain")->isEnabled());
}

void TestTerrainsPanel::namesThatAreAlikeMakeOtherIds() {
    add("Moss");
    add("moss");
    add(QStringLiteral("苔"));
    QCOMPARE(terrains().size(), std::size_t{3});
    QCOMPARE(terrains()[1].id, std::string("moss-2"));
    QCOMPARE(terrains()[2].id, std::string("terrain"));
    QVERIFY(level::areAllowed(terrains()));
    QCOMPARE(list()->currentRow(), 2);
}

void TestTerrainsPanel::thereAreThirtyTwo() {
    for (int i = 0; i < 32; ++i)
        add(QString("Ground %1").arg(i));
    QCOMPARE(terrains().size(), level::kMaxOwnTerrains);
    QVERIFY(level::areAllowed(terrains()));
    named<QLineEdit>("Name of a new terrain")->insert("One too many");
    QVERIFY(!named<QPushButton>("Add terrain")->isEnabled());
    QTest::keyClick(named<QLineEdit>("Name of a new terrain"), Qt::Key_Return);
    QCOMPARE(terrains().size(), level::kMaxOwnTerrains);
    // A removed terrain makes room, and its number is free again.
    const level::Terrain gone = terrains()[5].terrain;
    list()->setCurrentRow(5);
    press("Remove the terrain");
    QVERIFY(named<QPushButton>("Add terrain")->isEnabled());
    press("Add terrain");
    QCOMPARE(terrains().size(), level::kMaxOwnTerrains);
    QVERIFY(terrains().back().terrain == gone);
}

void TestTerrainsPanel::everyFieldIsEdited() {
    add("Moss");
    enter(named<QLineEdit>("Title"), "Wet moss");
    QCOMPARE(terrains()[0].title, std::string("Wet moss"));
    QCOMPARE(terrains()[0].id, std::string("moss"));  // the id, which games rely on, stays
    QCOMPARE(list()->item(0)->text(), QString("Wet moss"));
    enter(named<QLineEdit>("Character"), "&");
    QCOMPARE(terrains()[0].character, '&');
    choose(named<QComboBox>("Effect"), "Wounds");
    QVERIFY(terrains()[0].effect == level::Effect::Wounds);
    choose(named<QComboBox>("Drawing"), "cabinet");
    QCOMPARE(terrains()[0].sprite, std::string("cabinet"));
    press("Blocks sight");
    press("Liquid");
    QVERIFY(terrains()[0].opaque && terrains()[0].liquid && terrains()[0].walkable);
    press("Can be entered");
    QVERIFY(!terrains()[0].walkable);
    // The terrain cannot be entered, so an effect is impossible.
    QVERIFY(!named<QComboBox>("Effect")->isEnabled());
    press("Can be entered");
    QVERIFY(named<QComboBox>("Effect")->isEnabled());
    QVERIFY(terrains()[0].effect == level::Effect::Wounds);
    QCOMPARE(list()->currentRow(), 0);
    // Undoes step by step.
    const int steps = commands();
    for (int i = 0; i < steps - 1; ++i)
        undo();
    OwnTerrain fresh;
    fresh.id = "moss";
    fresh.title = "Moss";
    fresh.character = terrains()[0].character;
    QVERIFY(terrains()[0] == fresh);
    QVERIFY(!named<QCheckBox>("Blocks sight")->isChecked());
    QCOMPARE(named<QLineEdit>("Title")->text(), QString("Moss"));
}

void TestTerrainsPanel::aCharacterMustBeFree() {
    add("Moss");
    add("Hedge");
    const level::OwnTerrains before = terrains();
    const int steps = commands();
    auto* character = named<QLineEdit>("Character");
    // Used by another terrain or by the program, too long, a quote, an ink, not ASCII.
    for (const QString& wrong :
         {QString(QLatin1Char(before[0].character)), QString("#"), QString("ab"), QString("\""),
          QString("_"), QString::fromUtf8("ä")}) {
        enter(character, wrong);
        QVERIFY2(terrains() == before, qPrintable(wrong));
        QVERIFY2(!widgets::toldFlaw(*character).isEmpty(), qPrintable(wrong));
    }
    character->setFocus();
    character->clear();
    QTest::keyClick(character, Qt::Key_Return);
    QTest::keyClick(character, Qt::Key_Tab);
    QVERIFY(terrains() == before);
    QCOMPARE(commands(), steps);
}

void TestTerrainsPanel::aColourIsPicked() {
    add("Moss");
    const QImage before = list()->item(0)->icon().pixmap(20).toImage();
    press("Colour");
    auto* dialog = panel_->window()->findChild<QColorDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    dialog->setCurrentColor(QColor(1, 2, 250));
    dialog->accept();
    QCOMPARE(terrains()[0].colour.rgba, 0x0102faffu);
    QVERIFY(list()->item(0)->icon().pixmap(20).toImage() != before);
    // The selected row shows it in the same colour.
    QCOMPARE(list()->item(0)->icon().pixmap(20, QIcon::Selected).toImage(),
             list()->item(0)->icon().pixmap(20).toImage());
    undo();
    QCOMPARE(list()->item(0)->icon().pixmap(20).toImage(), before);
}

void TestTerrainsPanel::terrainsMove() {
    for (const char* name : {"A", "B", "C"})
        add(name);
    const level::Terrain number = terrains()[2].terrain;
    press("Move the terrain up");
    QCOMPARE(terrains()[1].id, std::string("c"));
    QVERIFY(terrains()[1].terrain == number);  // painted cells keep their terrain
    QCOMPARE(list()->currentRow(), 1);
    press("Move the terrain down");
    QCOMPARE(terrains()[2].id, std::string("c"));
    QVERIFY(!named<QToolButton>("Move the terrain down")->isEnabled());
    list()->setCurrentRow(0);
    QVERIFY(!named<QToolButton>("Move the terrain up")->isEnabled());
}

void TestTerrainsPanel::oneInHandPaintsTheCanvas() {
    add("Moss");
    add("Hedge");
    press("Can be entered");
    list()->setCurrentRow(0);
    use("brush");
    press("Paint with it");
    QVERIFY(&box_->context().inks().current() == &edit::ownInk(terrains()[0].terrain));
    QCOMPARE(uses(), QString("0 cell(s) painted with it"));
    drag({2, 1}, {4, 1});
    for (int x = 2; x <= 4; ++x)
        QVERIFY(paintAt({x, 1}) == terrains()[0].terrain);
    QCOMPARE(uses(), QString("3 cell(s) painted with it"));
    undo();
    QTRY_COMPARE(uses(), QString("0 cell(s) painted with it"));
    document_->history()->redo();
    QTRY_COMPARE(uses(), QString("3 cell(s) painted with it"));
    list()->setCurrentRow(1);
    press("Paint with it");
    click({2, 2});
    QVERIFY(paintAt({2, 2}) == terrains()[1].terrain);
    // Generation keeps the terrain with its flags, and the canvas has its colours.
    showSheet();
    const level::CellGrid& cells = player_->timeline()->cells();
    QVERIFY(cells.at({2, 1}).terrain() == terrains()[0].terrain && cells.at({2, 1}).isWalkable());
    QVERIFY(cells.at({2, 2}).terrain() == terrains()[1].terrain && !cells.at({2, 2}).isWalkable());
    const QImage seen = canvas_->grab().toImage();
    const auto colourAt = [&](grid::Point cell) {
        const QRectF rect = canvas_->rectOf(cell);
        return seen.pixelColor(
            (rect.topLeft() + QPointF(rect.width() / 6, rect.height() / 6)).toPoint());
    };
    QVERIFY(colourAt({3, 1}) != colourAt({6, 2}));
    // The eyedropper picks the terrain.
    box_->context().inks().setCurrent(*edit::findInk("wall"));
    use("eyedropper");
    click({3, 1});
    QVERIFY(&box_->context().inks().current() == &edit::ownInk(terrains()[0].terrain));
}

void TestTerrainsPanel::whatIsPaintedGoesWithIt() {
    add("Moss");
    add("Hedge");
    press("Can be entered");
    const level::Terrain moss = terrains()[0].terrain;
    const level::Terrain hedge = terrains()[1].terrain;
    use("brush");
    for (const auto& [row, y] : {std::pair{0, 1}, std::pair{1, 2}}) {
        list()->setCurrentRow(row);
        press("Paint with it");
        drag({2, y}, {4, y});
    }
    const level::Pack before = document_->pack();
    list()->setCurrentRow(0);
    press("Remove the terrain");
    QCOMPARE(terrains().size(), std::size_t{1});
    QVERIFY(paintAt({3, 1}) == level::Terrain::Floor);
    QVERIFY(paintAt({3, 2}) == hedge);
    press("Remove the terrain");
    QVERIFY(paintAt({3, 2}) == level::Terrain::Wall);
    QVERIFY(terrains().empty());
    // The current ink must not refer to a removed terrain.
    QVERIFY(!edit::isOwnInk(box_->context().inks().current()));
    undo();
    undo();
    QVERIFY(document_->pack() == before);
    QVERIFY(paintAt({3, 1}) == moss);
}

void TestTerrainsPanel::whatRulesNameStays() {
    add("Moss");
    level::Recipe recipe = findLevel(*document_, "one")->recipe;
    level::rewriting::Program program;
    level::rewriting::addRule(program);
    program.nodes[0].rules[0].put[0] = level::rewriting::Value(terrains()[0].terrain);
    level::RecipeStage& stage = recipe.stages.emplace_back();
    stage.stage = "rules";
    stage.program = level::rewriting::SharedProgram(program);
    QVERIFY(setRecipe(*document_, "one", recipe, "Add rules"));
    QTRY_VERIFY2(uses().contains("“one” name it"), qPrintable(uses()));
    QVERIFY(!named<QToolButton>("Remove the terrain")->isEnabled());
    undo();
    QTRY_VERIFY(named<QToolButton>("Remove the terrain")->isEnabled());
    press("Remove the terrain");
    QVERIFY(terrains().empty());
}

void TestTerrainsPanel::undoGoesAllTheWayBack() {
    const level::Pack before = document_->pack();
    add("Moss");
    enter(named<QLineEdit>("Title"), "Wet moss");
    press("Blocks sight");
    use("brush");
    press("Paint with it");
    click({2, 1});
    add("Hedge");
    press("Move the terrain up");
    press("Remove the terrain");
    const level::Pack after = document_->pack();
    const int steps = commands();
    for (int i = 0; i < steps; ++i)
        undo();
    QVERIFY(document_->pack() == before);
    QCOMPARE(list()->count(), 0);
    QVERIFY(!list()->isVisible());
    for (int i = 0; i < steps; ++i)
        document_->history()->redo();
    QVERIFY(document_->pack() == after);
    QCOMPARE(list()->item(0)->text(), QString("Wet moss"));
}

void TestTerrainsPanel::keysAreEnough() {
    auto* name = named<QLineEdit>("Name of a new terrain");
    name->setFocus();
    QTest::keyClicks(name, "Moss");
    QTest::keyClick(name, Qt::Key_Return);
    QTest::keyClicks(name, "Hedge");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(terrains().size(), std::size_t{2});
    // Tab reaches every input.
    QList<QWidget*> wanted;
    for (const char* each : {"The pack's own terrains", "Paint with it", "Move the terrain up",
                             "Remove the terrain", "Title", "Character", "Can be entered",
                             "Blocks sight", "Liquid", "Effect", "Colour", "Drawing"})
        wanted << named<QWidget>(each);
    QSet<QWidget*> reached;
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    for (QWidget* each : wanted)
        QVERIFY2(reached.contains(each), qPrintable(each->accessibleName()));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Up);
    QCOMPARE(named<QLineEdit>("Title")->text(), QString("Moss"));
    auto* opaque = named<QCheckBox>("Blocks sight");
    opaque->setFocus();
    QTest::keyClick(opaque, Qt::Key_Space);
    QVERIFY(terrains()[0].opaque);
    auto* paint = named<QPushButton>("Paint with it");
    paint->setFocus();
    QTest::keyClick(paint, Qt::Key_Space);
    QVERIFY(&box_->context().inks().current() == &edit::ownInk(terrains()[0].terrain));
    auto* remove = named<QToolButton>("Remove the terrain");
    remove->setFocus();
    QTest::keyClick(remove, Qt::Key_Space);
    QCOMPARE(terrains().size(), std::size_t{1});
    QCOMPARE(terrains()[0].id, std::string("hedge"));
}

void TestTerrainsPanel::whoMayNotEditSeesWhatIsThere() {
    add("Moss");
    document_->setReadOnly(true);
    add("Hedge");
    enter(named<QLineEdit>("Title"), "Lawn");
    named<QCheckBox>("Blocks sight")->click();
    named<QToolButton>("Remove the terrain")->click();
    QCoreApplication::processEvents();
    QCOMPARE(terrains().size(), std::size_t{1});
    QCOMPARE(terrains()[0].title, std::string("Moss"));
    QVERIFY(!terrains()[0].opaque);
    QCOMPARE(named<QLineEdit>("Title")->text(), QString("Moss"));
    QVERIFY(!named<QCheckBox>("Blocks sight")->isChecked());
}

void TestTerrainsPanel::everyInputExplainsItself() {
    add("Moss");
    for (auto* widget : panel_->findChildren<QWidget*>()) {
        const bool isInput = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                             qobject_cast<QLineEdit*>(widget) != nullptr ||
                             qobject_cast<QComboBox*>(widget) != nullptr;
        if (!isInput || !widget->isVisible()) continue;
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(widget->accessibleName()));
        QVERIFY2(!widget->statusTip().isEmpty(), qPrintable(widget->accessibleName()));
    }
}

MAZELOOM_TEST(TestTerrainsPanel)

}  // namespace mazeloom::tst_terrains_panel

#include "tst_terrains_panel.moc"
