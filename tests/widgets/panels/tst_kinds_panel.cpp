// SPDX-License-Identifier: MIT
// The panel of the pack's own kinds of objects, used by keys and clicks, and the kinds as shown in
// the data panel and in a recipe.
#include <algorithm>
#include <memory>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/data/data_panel.h"
#include "widgets/panels/data/data_row.h"
#include "widgets/panels/kinds/kinds_panel.h"
#include "widgets/text/field_flaw.h"

namespace mazeloom::tst_kinds_panel {

using level::OwnKind;
using widgets::PackDocument;

class TestKindsPanel : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();

    void saysWhatItIsFor();
    void aNameMakesAKind();
    void namesThatAreAlikeMakeOtherIds();
    void everyFieldIsEdited();
    void aLetterMustBeOne();
    void itMustStandSomewhere();
    void kindsMoveAndGo();
    void scattersInTheOpenLevel();
    void undoBringsKindsBack();
    void dataOfAKindIsThatOfItsObjects();
    void whoMayNotEditSeesWhatIsThere();
    void everyInputExplainsItself();
    void thePanelCanGoWhileOneTypes();

  private:
    template <typename Widget>
    Widget* named(const QString& name) const {
        for (auto* widget : panel_->findChildren<Widget*>()) {
            if (widget->accessibleName() == name) return widget;
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
    void enter(QWidget* input, const QString& text) {
        input->setFocus();
        // The text is inserted directly: QTest cannot type other scripts.
        qobject_cast<QLineEdit*>(input)->selectAll();
        qobject_cast<QLineEdit*>(input)->insert(text);
        QTest::keyClick(input, Qt::Key_Tab);
        QCoreApplication::processEvents();
    }
    void addKind(const QString& name) {
        auto* input = named<QLineEdit>("Name of a new kind");
        input->setFocus();
        input->insert(name);
        QTest::keyClick(input, Qt::Key_Return);
    }
    const level::OwnKinds& kinds() const { return document_->pack().ownKinds; }
    int commands() const { return document_->history()->count(); }

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::EditContext> context_;
    std::unique_ptr<widgets::KindsPanel> panel_;
};

void TestKindsPanel::init() {
    pack::Reading reading;
    level::Level level = testing::painted({"#####", "#@..#", "#####"}, {"hidden-maze"});
    level.id = "one";
    level.title = "One";
    reading.pack.levels.push_back(level);
    document_ = std::make_unique<PackDocument>("p", std::move(reading));
    context_ = std::make_unique<widgets::EditContext>();
    panel_ = std::make_unique<widgets::KindsPanel>(*context_);
    panel_->resize(320, 700);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    QApplication::setActiveWindow(panel_.get());
    context_->setDocument(document_.get());
}

void TestKindsPanel::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

void TestKindsPanel::saysWhatItIsFor() {
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](QLabel* label) {
        return label->isVisible() && label->text().startsWith("No kinds of objects yet");
    }));
    QVERIFY(!button("Add kind")->isEnabled());
    QVERIFY(!button("Scatter in this level")->isVisible());
}

void TestKindsPanel::aNameMakesAKind() {
    addKind("Golden Chest");
    QCOMPARE(kinds().size(), std::size_t{1});
    QCOMPARE(kinds()[0].id, std::string("golden-chest"));
    QCOMPARE(kinds()[0].title, std::string("Golden Chest"));
    QCOMPARE(kinds()[0].letter, 'G');
    QCOMPARE(kinds()[0].places, level::kOnFloor);
    QCOMPARE(commands(), 1);
    QCOMPARE(list()->count(), 1);
    QCOMPARE(list()->currentRow(), 0);
    QVERIFY(named<QLineEdit>("Name of a new kind")->text().isEmpty());
}

void TestKindsPanel::namesThatAreAlikeMakeOtherIds() {
    addKind("Chest");
    addKind("chest");
    addKind(QStringLiteral("宝箱"));
    QCOMPARE(kinds().size(), std::size_t{3});
    QCOMPARE(kinds()[1].id, std::string("chest-2"));
    QCOMPARE(kinds()[2].id, std::string("kind"));
    QCOMPARE(kinds()[2].letter, level::kUnknownLetter);
    QCOMPARE(list()->currentRow(), 2);
}

void TestKindsPanel::everyFieldIsEdited() {
    addKind("Chest");
    enter(named<QLineEdit>("Title"), "Crate");
    QCOMPARE(kinds()[0].title, std::string("Crate"));
    QCOMPARE(kinds()[0].id, std::string("chest"));
    QCOMPARE(list()->item(0)->text(), QString("Crate"));
    enter(named<QLineEdit>("Letter"), "&");
    QCOMPARE(kinds()[0].letter, '&');
    auto* drawing = named<QComboBox>("Drawing");
    drawing->setCurrentIndex(drawing->findData("cabinet"));
    emit drawing->activated(drawing->currentIndex());
    QCOMPARE(kinds()[0].sprite, std::string("cabinet"));
    button("Dead ends")->click();
    QCOMPARE(kinds()[0].places, level::kOnFloor | level::kInDeadEnd);
    button("Any floor")->click();
    QCOMPARE(kinds()[0].places, level::OwnPlaces{level::kInDeadEnd});
    QCOMPARE(list()->currentRow(), 0);
}

void TestKindsPanel::aLetterMustBeOne() {
    addKind("Chest");
    const int before = commands();
    auto* letter = named<QLineEdit>("Letter");
    for (const char* wrong : {"ä", "CD", " ", "日"}) {
        enter(letter, QString::fromUtf8(wrong));
        QCOMPARE(kinds()[0].letter, 'C');
        QCOMPARE(letter->text(), QString::fromUtf8(wrong));
        QVERIFY2(!widgets::toldFlaw(*letter).isEmpty(), wrong);
    }
    QCOMPARE(commands(), before);
}

void TestKindsPanel::itMustStandSomewhere() {
    addKind("Chest");
    button("Any floor")->click();
    QCOMPARE(kinds()[0].places, level::OwnPlaces{level::kOnFloor});
    QVERIFY(qobject_cast<QCheckBox*>(button("Any floor"))->isChecked());
}

void TestKindsPanel::kindsMoveAndGo() {
    for (const char* name : {"A", "B", "C"})
        addKind(name);
    button("Move the kind up")->click();
    QCOMPARE(kinds()[1].id, std::string("c"));
    QCOMPARE(list()->currentRow(), 1);
    button("Remove the kind")->click();
    QCOMPARE(kinds().size(), std::size_t{2});
    QCOMPARE(kinds()[1].id, std::string("b"));
    QCOMPARE(list()->count(), 2);
}

void TestKindsPanel::scattersInTheOpenLevel() {
    addKind("Chest");
    button("Scatter in this level")->click();
    const level::Recipe& recipe = findLevel(*document_, "one")->recipe;
    QCOMPARE(recipe.stages.size(), std::size_t{2});
    QCOMPARE(recipe.stages[1].stage, std::string("scatter"));
    QVERIFY(recipe.stages[1].parameters.at("kind") == level::ParameterValue(std::string("chest")));
    QVERIFY(setOwnKindParameter(*document_, "one", 1, "kind", ""));
    QVERIFY(findLevel(*document_, "one")->recipe.stages[1].parameters.empty());
    document_->history()->undo();
    document_->history()->undo();
    QCOMPARE(findLevel(*document_, "one")->recipe.stages.size(), std::size_t{1});
}

void TestKindsPanel::undoBringsKindsBack() {
    addKind("Chest");
    button("Remove the kind")->click();
    QVERIFY(kinds().empty());
    document_->history()->undo();
    QCOMPARE(kinds().size(), std::size_t{1});
    QCOMPARE(list()->count(), 1);
    document_->history()->undo();
    QVERIFY(kinds().empty());
    QCOMPARE(list()->count(), 0);
}

void TestKindsPanel::dataOfAKindIsThatOfItsObjects() {
    addKind("Chest");
    level::OwnKinds changed = kinds();
    changed[0].properties = {{"Gold", 10.0, {}}, {"Locked", true, {}}};
    QVERIFY(setOwnKinds(*document_, changed, "data"));
    widgets::ObjectList objects = findLevel(*document_, "one")->objects;
    level::Object chest;
    chest.kind = level::ThingKind::Own;
    chest.own = "chest";
    chest.at = {3, 1};
    chest.properties = {{"Gold", 3.0, {}}};
    objects.push_back(chest);
    QVERIFY(setObjects(*document_, widgets::levelSheet("one"), objects, "object"));
    widgets::DataPanel data(*context_);
    data.resize(320, 500);
    data.show();
    QVERIFY(QTest::qWaitForWindowExposed(&data));
    context_->picked().setObjects({objects.size() - 1});
    QComboBox* of = nullptr;
    for (auto* box : data.findChildren<QComboBox*>()) {
        if (box->accessibleName() == "Owner of the data") of = box;
    }
    QCOMPARE(of->currentText(), QString("Chest"));
    const auto said = [&](const QString& text) {
        const auto labels = data.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    };
    // A value of the object itself is not listed as its kind's.
    QVERIFY(said("By its kind:\nLocked: true"));
    QVERIFY(!said("Gold: 10"));
    of->setCurrentIndex(of->findText("Every “Chest”"));
    QVERIFY(of->currentIndex() > 0);
    emit of->activated(of->currentIndex());
    const auto rows = [&] {
        return std::ranges::count_if(data.findChildren<widgets::DataRow*>(),
                                     [](const QWidget* row) { return row->isVisible(); });
    };
    QTRY_COMPARE(rows(), std::ptrdiff_t{2});
}

void TestKindsPanel::whoMayNotEditSeesWhatIsThere() {
    addKind("Chest");
    document_->setReadOnly(true);
    addKind("Lever");
    enter(named<QLineEdit>("Title"), "Crate");
    button("Remove the kind")->click();
    QCoreApplication::processEvents();
    QCOMPARE(kinds().size(), std::size_t{1});
    QCOMPARE(kinds()[0].title, std::string("Chest"));
    QCOMPARE(named<QLineEdit>("Title")->text(), QString("Chest"));
}

void TestKindsPanel::everyInputExplainsItself() {
    addKind("Chest");
    for (auto* widget : panel_->findChildren<QWidget*>()) {
        const bool isInput = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                             qobject_cast<QLineEdit*>(widget) != nullptr ||
                             qobject_cast<QComboBox*>(widget) != nullptr;
        if (!isInput || !widget->isVisible()) continue;
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        const bool hasName =
            !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
        QVERIFY2(hasName, widget->metaObject()->className());
        QVERIFY2(!widget->toolTip().isEmpty() || !widget->accessibleDescription().isEmpty(),
                 qPrintable(widget->accessibleName()));
    }
}

void TestKindsPanel::thePanelCanGoWhileOneTypes() {
    addKind("Chest");
    addKind("Lever");
    auto* letter = named<QLineEdit>("Letter");
    letter->setFocus();
    letter->selectAll();
    QTest::keyClicks(letter, "z");
    const level::OwnKinds before = kinds();
    QSignalSpy told(list(), &QListWidget::currentRowChanged);
    panel_.reset();
    QVERIFY(kinds() == before);
    QCOMPARE(told.count(), 0);
}

MAZELOOM_TEST(TestKindsPanel)

}  // namespace mazeloom::tst_kinds_panel

#include "tst_kinds_panel.moc"
