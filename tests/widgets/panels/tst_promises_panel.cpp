// SPDX-License-Identifier: MIT
// The panel of painted promises, used by keys and clicks.
#include <algorithm>
#include <memory>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include "core/check/findings/finding.h"
#include "core/pack/read.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/named_recipes.h"
#include "widgets/document/pack_source.h"
#include "widgets/document/promise_names.h"
#include "widgets/document/promises.h"
#include "widgets/panels/promises/promise_examples.h"
#include "widgets/panels/promises/promises_panel.h"
#include "widgets/panels/rules/pattern_grid.h"
#include "widgets/panels/rules/value_palette.h"
#include "widgets/problems/problem_text.h"

namespace mazeloom::tst_promises_panel {

using level::Terrain;
using level::promises::Amount;
using level::promises::PaintedPromise;
using level::rewriting::Value;
using level::rewriting::Values;
using widgets::PackDocument;
using widgets::PatternGrid;
using widgets::PromiseScope;

class TestPromisesPanel : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();
    void cleanup();

    void saysWhatItIsFor();
    void aPromiseIsPainted();
    void inksStandForContents();
    void aPatternIsNeverEmpty();
    void countsAroundAnotherPattern();
    void promisesOfPacks();
    void promisesOfRecipesStayWithTheLevel();
    void examplesAreThoseOfTheBuiltInPacks();
    void builtInNamesAreTranslated();
    void promisesMoveAndGo();
    void whoMayNotEditSeesWhatIsThere();
    void everyInputExplainsItself();

  private:
    template <typename Widget>
    Widget* named(const QString& name) const {
        for (auto* widget : panel_->findChildren<Widget*>()) {
            if (widget->accessibleName().startsWith(name)) return widget;
        }
        return nullptr;
    }
    QAbstractButton* button(const QString& text) const {
        for (auto* button : panel_->findChildren<QAbstractButton*>()) {
            if (button->text() == text || button->accessibleName() == text) return button;
        }
        return nullptr;
    }
    QListWidget* list() const { return panel_->findChild<QListWidget*>(); }
    PatternGrid* pattern() const { return named<PatternGrid>("Pattern"); }
    widgets::ValuePalette* palette() const { return panel_->findChild<widgets::ValuePalette*>(); }
    const level::promises::PaintedPromises& promises(
        PromiseScope scope = PromiseScope::Level) const {
        return promisesOf(*document_, "one", scope);
    }
    const PaintedPromise& first() const { return promises().front(); }
    int commands() const { return document_->history()->count(); }
    void click(PatternGrid& grid, grid::Point cell, Qt::MouseButton mouse = Qt::LeftButton,
               Qt::KeyboardModifiers keys = {}) {
        QCoreApplication::processEvents();  // lays out a pattern of another size
        const int side = grid.width() / std::max(1, first().pattern.size.width);
        QTest::mouseClick(&grid, mouse, keys,
                          QPoint(cell.x * side + side / 2, cell.y * side + side / 2));
    }
    void choose(QComboBox& box, int index) {
        box.setCurrentIndex(index);
        emit box.activated(index);
    }

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::EditContext> context_;
    std::unique_ptr<widgets::PromisesPanel> panel_;
};

namespace {

pack::Reading readingOfOne() {
    pack::Reading reading;
    level::Level level = testing::painted({"#####", "#@..#", "#####"}, {"hidden-maze"});
    level.id = "one";
    level.title = "One";
    reading.pack.levels.push_back(level);
    return reading;
}

}  // namespace

void TestPromisesPanel::init() {
    document_ = std::make_unique<PackDocument>("p", readingOfOne());
    context_ = std::make_unique<widgets::EditContext>();
    panel_ = std::make_unique<widgets::PromisesPanel>(*context_);
    panel_->resize(320, 900);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    QApplication::setActiveWindow(panel_.get());
    context_->setDocument(document_.get());
}

void TestPromisesPanel::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

void TestPromisesPanel::saysWhatItIsFor() {
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().startsWith("No painted promises yet");
    }));
    QVERIFY(!list()->isVisible());
    QVERIFY(pattern() == nullptr || !pattern()->isVisible());
    QVERIFY(button("Add promise")->isEnabled());
}

void TestPromisesPanel::aPromiseIsPainted() {
    QTest::mouseClick(button("Add promise"), Qt::LeftButton);
    QCOMPARE(promises().size(), std::size_t{1});
    QCOMPARE(list()->count(), 1);
    QVERIFY(pattern()->isVisible());
    palette()->choose(Value(Terrain::Water));
    click(*pattern(), {1, 0});
    QCOMPARE(first().pattern.cells[1], Values(Value(Terrain::Water)));
    palette()->choose(Value(Terrain::Lava));
    click(*pattern(), {1, 0}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(first().pattern.cells[1], (Values{Value(Terrain::Water), Value(Terrain::Lava)}));
    click(*pattern(), {1, 0}, Qt::RightButton);
    QVERIFY(first().pattern.cells[1].isAny());
    auto* width = named<QSpinBox>("Pattern: width");
    width->setValue(3);
    QCOMPARE(first().pattern.size, (grid::Size{3, 1}));
    choose(*named<QComboBox>("Occurs"), 2);
    QVERIFY(first().amount == Amount::AtLeast);
    QCOMPARE(first().times, 1);
    const int before = commands();
    document_->history()->undo();
    QVERIFY(first().amount == Amount::AtMost);
    QVERIFY(before >= 5);
    while (document_->history()->canUndo())
        document_->history()->undo();
    QVERIFY(promises().empty());
}

void TestPromisesPanel::inksStandForContents() {
    QTest::mouseClick(button("Add promise"), Qt::LeftButton);
    // In a temple, ink F is offered as a trap.
    palette()->choose(Value::ink(5));
    click(*pattern(), {0, 0});
    QVERIFY(first().inks[5].has(level::promises::Content::trap()));
    QVERIFY(first().inks[0].isEmpty());
    QVERIFY(pattern()->accessibleName().contains("trap"));
    auto* ink = named<QPushButton>("Ink F stands for");
    QVERIFY(ink != nullptr);
    for (QAction* action : ink->menu()->actions()) {
        if (action->text() == "coin") action->trigger();
    }
    QVERIFY(first().inks[5].has(level::promises::Content::coin()));
    QCOMPARE(first().inks[5].count(), 2);
    // What no cell asks for is not written.
    click(*pattern(), {0, 0}, Qt::RightButton);
    QVERIFY(first().inks[5].isEmpty());
}

void TestPromisesPanel::aPatternIsNeverEmpty() {
    QTest::mouseClick(button("Add promise"), Qt::LeftButton);
    click(*pattern(), {0, 0}, Qt::RightButton);
    const PaintedPromise before = first();
    click(*pattern(), {1, 0}, Qt::RightButton);
    QCOMPARE(first(), before);
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() &&
               label->text() ==
                   "Not changed: the pattern is empty: paint at least one of its cells.";
    }));
    click(*pattern(), {0, 0});
    QVERIFY(std::ranges::none_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().startsWith("Not changed");
    }));
}

void TestPromisesPanel::countsAroundAnotherPattern() {
    QTest::mouseClick(button("Add promise"), Qt::LeftButton);
    QVERIFY(!named<PatternGrid>("Other pattern")->isVisible());
    button("Around another pattern")->click();
    QVERIFY(first().around.has_value());
    QVERIFY(named<PatternGrid>("Other pattern")->isVisible());
    QVERIFY(first().inks[0].has(level::ThingKind::Hero));
    button("Only in view of it")->click();
    QVERIFY(first().around->inView);
    // Connected cells are counted in the whole map only.
    choose(*named<QComboBox>("Occurs"), 3);
    QVERIFY(first().amount == Amount::Connected);
    QVERIFY(!first().around.has_value());
    QVERIFY(!button("Around another pattern")->isVisible());
}

void TestPromisesPanel::promisesOfPacks() {
    auto* scope = named<QComboBox>("Who keeps new promises");
    QCOMPARE(scope->count(), 2);
    scope->setCurrentIndex(1);
    QTest::mouseClick(button("Add promise"), Qt::LeftButton);
    QCOMPARE(promises(PromiseScope::Pack).size(), std::size_t{1});
    QVERIFY(promises().empty());
    QCOMPARE(currentLevel(*document_)->packPromises.list().size(), std::size_t{1});
    // All levels keep it, also those that are added later.
    level::Level second = testing::painted({"@.."}, {"shape"});
    second.id = "two";
    second.title = "Two";
    QVERIFY(!addLevel(*document_, second, 1, "Add level").isEmpty());
    QCOMPARE(findLevel(*document_, "two")->packPromises.list().size(), std::size_t{1});
    document_->history()->undo();
    document_->history()->undo();
    QVERIFY(currentLevel(*document_)->packPromises.list().empty());
}

void TestPromisesPanel::promisesOfRecipesStayWithTheLevel() {
    QVERIFY(keepRecipe(*document_, "one", "Plain"));
    auto* scope = named<QComboBox>("Who keeps new promises");
    QCOMPARE(scope->count(), 3);
    scope->setCurrentIndex(1);
    QTest::mouseClick(button("Add promise"), Qt::LeftButton);
    QCOMPARE(promises(PromiseScope::Recipe).size(), std::size_t{1});
    QCOMPARE(promisesOf(*currentLevel(*document_)).size(), std::size_t{1});
    // A recipe that is saved again under another name promises the same.
    QVERIFY(keepRecipe(*document_, "one", "Copy"));
    QCOMPARE(document_->pack().recipes.back().promises, promises(PromiseScope::Recipe));
    // A level with stages of its own keeps what the recipe promised.
    QVERIFY(addStage(*document_, "one", 0, "shape"));
    QVERIFY(currentLevel(*document_)->recipe.named.empty());
    QCOMPARE(promises().size(), std::size_t{1});
    document_->history()->undo();
    QVERIFY(promises().empty());
    QVERIFY(detachRecipe(*document_, "one"));
    QCOMPARE(promises().size(), std::size_t{1});
}

void TestPromisesPanel::examplesAreThoseOfTheBuiltInPacks() {
    QVERIFY(widgets::promiseExamples().size() >= 8);
    auto* examples = qobject_cast<QToolButton*>(button("Examples"));
    QCOMPARE(static_cast<std::size_t>(examples->menu()->actions().size()),
             widgets::promiseExamples().size());
    examples->menu()->actions().front()->trigger();
    QCOMPARE(first(), widgets::promiseExamples().front());
}

void TestPromisesPanel::builtInNamesAreTranslated() {
    // Marks each text that it is asked for.
    class Marking : public QTranslator {
      public:
        bool isEmpty() const override { return false; }
        QString translate(const char* context, const char* text, const char*, int) const override {
            return QString(context).endsWith("PromiseName") ? QString("[%1]").arg(text) : QString();
        }
    };
    Marking marking;
    QCoreApplication::installTranslator(&marking);
    int names = 0;
    for (const char* id : {"dungeons", "temple", "descent", "classic", "lab"}) {
        const pack::Reading read = pack::readWhatIsGood(widgets::ResourceSource(id));
        for (const auto& promise : read.pack.promises) {
            QCOMPARE(widgets::promiseName(promise.name),
                     QString("[%1]").arg(QString::fromStdString(promise.name)));
            ++names;
        }
    }
    QVERIFY(names >= 8);
    QCOMPARE(widgets::promiseName("No trap"), QString("No trap"));
    QCOMPARE(widgets::promiseName(""), QString());
    // A finding of Problems names it likewise.
    check::Finding finding;
    finding.sentence = {"painted-twice", "the promises \"%1\" and \"%2\" are the same"};
    finding.arguments = {std::string("No trap under a thing"), std::string("No trap")};
    QVERIFY(widgets::findingText(finding).contains("\"[No trap under a thing]\" and \"No trap\""));
    finding.sentence = {"other", "the level \"%1\""};
    QVERIFY(widgets::findingText(finding).contains("\"No trap under a thing\""));
    QCoreApplication::removeTranslator(&marking);
}

void TestPromisesPanel::promisesMoveAndGo() {
    QTest::mouseClick(button("Add promise"), Qt::LeftButton);
    QTest::mouseClick(button("Duplicate the promise"), Qt::LeftButton);
    QCOMPARE(promises().size(), std::size_t{2});
    QCOMPARE(list()->currentRow(), 1);
    auto* name = named<QLineEdit>("Name");
    name->setFocus();
    name->selectAll();
    name->insert("Second");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(promises()[1].name, std::string("Second"));
    QTest::mouseClick(button("Move the promise up"), Qt::LeftButton);
    QCOMPARE(first().name, std::string("Second"));
    QCOMPARE(list()->currentRow(), 0);
    QVERIFY(!button("Move the promise up")->isEnabled());
    QTest::mouseClick(button("Remove the promise"), Qt::LeftButton);
    QCOMPARE(promises().size(), std::size_t{1});
    QCOMPARE(first().name, std::string("No door beside a door"));
    QSignalSpy wanted(panel_.get(), &widgets::PromisesPanel::brokenSeedWanted);
    QTest::mouseClick(button("Find a broken one"), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
}

void TestPromisesPanel::whoMayNotEditSeesWhatIsThere() {
    pack::Reading reading = readingOfOne();
    reading.pack.promises = {widgets::promiseExamples().front()};
    reading.pack.resolvePromises();
    context_->setDocument(nullptr);
    document_ = std::make_unique<PackDocument>("p", std::move(reading));
    document_->setReadOnly(true);
    context_->setDocument(document_.get());
    QCOMPARE(list()->count(), 1);
    QVERIFY(pattern()->isVisible());
    const auto before = promises(PromiseScope::Pack);
    button("Remove the promise")->click();
    button("Add promise")->click();
    QTest::mouseClick(pattern(), Qt::RightButton, {}, QPoint(5, 5));
    QCOMPARE(promises(PromiseScope::Pack), before);
    QVERIFY(promises().empty());
}

void TestPromisesPanel::everyInputExplainsItself() {
    QTest::mouseClick(button("Add promise"), Qt::LeftButton);
    button("Around another pattern")->click();
    int inputs = 0;
    for (const QWidget* input : panel_->findChildren<QWidget*>()) {
        if (!input->isVisible() || input->focusPolicy() == Qt::NoFocus) continue;
        if (qobject_cast<const QScrollArea*>(input) != nullptr) continue;
        if (input->parentWidget() != nullptr &&
            qobject_cast<const QSpinBox*>(input->parentWidget()) != nullptr)
            continue;
        QVERIFY2(!input->accessibleName().isEmpty(), input->metaObject()->className());
        QVERIFY2(!input->statusTip().isEmpty(), qPrintable(input->accessibleName()));
        ++inputs;
    }
    QVERIFY(inputs > 15);
}

MAZELOOM_TEST(TestPromisesPanel)

}  // namespace mazeloom::tst_promises_panel

#include "tst_promises_panel.moc"
