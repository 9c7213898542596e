// SPDX-License-Identifier: MIT
// The panel of the designer's own data, used by keys and clicks.
#include <algorithm>
#include <memory>

#include <QApplication>
#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDialog>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/data/data_panel.h"
#include "widgets/panels/data/data_row.h"
#include "widgets/text/field_flaw.h"

namespace mazeloom::tst_data_panel {

using level::PropertyType;
using widgets::DataRow;
using widgets::PackDocument;

class TestDataPanel : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();

    void saysWhatItIsFor();
    void addsEachType();
    void typingIsOneCommand();
    void numbersAreNumbers();
    void choicesHaveWords();
    void coloursArePicked();
    void cellsAndObjectsAreNamed();
    void titlesStayUnique();
    void rowsMoveAndGo();
    void aRowThatGoesTakesWhatIsTypedAlong_data();
    void aRowThatGoesTakesWhatIsTypedAlong();
    void thePanelCanGoWhileOneTypes();
    void followsWhatIsPicked();
    void aPackNamesNoCells();
    void whoMayNotEditSeesWhatIsThere();
    void everyInputExplainsItself();

  private:
    std::vector<DataRow*> rows() const {
        std::vector<DataRow*> shown;
        for (DataRow* row : panel_->findChildren<DataRow*>()) {
            if (row->isVisible()) shown.push_back(row);
        }
        std::ranges::sort(shown, {},
                          [](DataRow* row) { return row->parentWidget()->layout()->indexOf(row); });
        return shown;
    }
    QComboBox* of() const {
        for (auto* box : panel_->findChildren<QComboBox*>()) {
            if (box->accessibleName() == "Owner of the data") return box;
        }
        return nullptr;
    }
    void chooseOf(const QString& text) {
        of()->setFocus();
        QTest::keyClicks(of(), text);
        QCOMPARE(of()->currentText(), text);
        emit of()->activated(of()->currentIndex());
    }
    QPushButton* addButton() const {
        for (auto* button : panel_->findChildren<QPushButton*>()) {
            if (button->menu() != nullptr) return button;
        }
        return nullptr;
    }
    void add(PropertyType type) {
        emit addButton()->menu()->aboutToShow();
        addButton()->menu()->actions().at(static_cast<int>(type))->trigger();
        QCoreApplication::processEvents();
    }
    void chooseInMenu(DataRow* row, const QString& text) {
        QTest::mouseClick(row->menuButton(), Qt::LeftButton);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        for (QAction* action : menu->actions()) {
            if (action->text().remove('&') != text) continue;
            menu->close();
            return action->trigger();
        }
        QFAIL(qPrintable(text));
    }
    void enter(QWidget* input, const char* text) {
        input->setFocus();
        QTest::keyClick(input, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(input, text);
        QTest::keyClick(input, Qt::Key_Tab);
        QCoreApplication::processEvents();
    }
    const level::Properties& ofLevel() const { return findLevel(*document_, "one")->properties; }
    int commands() const { return document_->history()->count(); }

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::EditContext> context_;
    std::unique_ptr<widgets::DataPanel> panel_;
};

void TestDataPanel::init() {
    pack::Reading reading;
    level::Level level = testing::painted({"#####", "#...#", "#####"}, {});
    level.id = "one";
    level.title = "One";
    level.objects = {
        {.id = "gate", .kind = level::ThingKind::Exit, .at = {3, 1}, .text = {}, .more = {}}};
    level.trajectories = {{.id = "patrol", .points = {{1, 1}, {2, 1}}, .more = {}}};
    reading.pack.levels.push_back(level);
    level::Room room;
    room.id = "lair";
    room.title = "Lair";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Floor);
    reading.pack.rooms.push_back(std::move(room));
    document_ = std::make_unique<PackDocument>("p", std::move(reading));
    context_ = std::make_unique<widgets::EditContext>();
    panel_ = std::make_unique<widgets::DataPanel>(*context_);
    panel_->resize(320, 500);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    QApplication::setActiveWindow(panel_.get());
    context_->setDocument(document_.get());
}

void TestDataPanel::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

void TestDataPanel::saysWhatItIsFor() {
    QVERIFY(rows().empty());
    const auto labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](QLabel* label) {
        return label->isVisible() && label->text().startsWith("No data yet");
    }));
    QVERIFY(addButton()->isEnabled());
    context_->setDocument(nullptr);
    QVERIFY(!addButton()->isEnabled());
}

void TestDataPanel::addsEachType() {
    for (std::size_t i = 0; i < level::kPropertyTypes; ++i) {
        add(static_cast<PropertyType>(i));
        QCOMPARE(rows().size(), i + 1);
        QCOMPARE(ofLevel().size(), i + 1);
        QCOMPARE(ofLevel().back().type(), static_cast<PropertyType>(i));
        // The title is selected for typing.
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(rows().back()->titleInput()));
        QVERIFY(rows().back()->titleInput()->hasSelectedText());
    }
    add(PropertyType::Number);
    QCOMPARE(QString::fromStdString(ofLevel().back().title), QString("Number 2"));
    QCOMPARE(commands(), static_cast<int>(level::kPropertyTypes) + 1);
    while (document_->history()->canUndo())
        document_->history()->undo();
    QVERIFY(ofLevel().empty());
    QVERIFY(rows().empty());
}

void TestDataPanel::typingIsOneCommand() {
    add(PropertyType::Text);
    const int before = commands();
    auto* text = qobject_cast<QPlainTextEdit*>(rows()[0]->input());
    text->setFocus();
    QTest::keyClicks(text, "Mind the gap");
    QTest::keyClick(text, Qt::Key_Return);
    QTest::keyClicks(text, "or not");
    QCOMPARE(QString::fromStdString(std::get<std::string>(ofLevel()[0].value)),
             QString("Mind the gap\nor not"));
    QCOMPARE(commands(), before + 1);
    rows()[0]->titleInput()->setFocus();
    text->setFocus();
    QTest::keyClicks(text, "!");
    QCOMPARE(commands(), before + 2);
    document_->history()->undo();
    document_->history()->undo();
    QCOMPARE(text->toPlainText(), QString());
}

void TestDataPanel::numbersAreNumbers() {
    add(PropertyType::Number);
    auto* number = qobject_cast<QLineEdit*>(rows()[0]->input());
    enter(number, "12.25");
    QCOMPARE(std::get<double>(ofLevel()[0].value), 12.25);
    for (const char* wrong : {"twelve", "", "1e300", "nan", "inf"}) {
        enter(number, wrong);
        if (*wrong == '\0') number->clear();
        QCOMPARE(std::get<double>(ofLevel()[0].value), 12.25);
        QCOMPARE(number->text(), QString(wrong));
        QVERIFY2(!widgets::toldFlaw(*number).isEmpty(), wrong);
    }
    const int before = commands();
    enter(number, "12.25");
    QCOMPARE(commands(), before);
    QVERIFY(widgets::toldFlaw(*number).isEmpty());
    enter(number, "32*2+1/4");
    QCOMPARE(std::get<double>(ofLevel()[0].value), 64.25);
    QCOMPARE(number->text(), QString("64.25"));
}

void TestDataPanel::choicesHaveWords() {
    add(PropertyType::Choice);
    auto* box = qobject_cast<QComboBox*>(rows()[0]->input());
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(QString::fromStdString(std::get<level::Choice>(ofLevel()[0].value).chosen),
             QString("two"));
    bool isAsked = false;
    QTimer::singleShot(0, panel_.get(), [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        auto* input = dialog->findChild<QPlainTextEdit*>();
        auto* ok = dialog->findChild<QPushButton*>();
        input->clear();
        for (auto* button : dialog->findChildren<QPushButton*>()) {
            if (button->isDefault()) ok = button;
        }
        QVERIFY(!ok->isEnabled());
        QTest::keyClicks(input, " calm ");
        QTest::keyClick(input, Qt::Key_Return);
        QTest::keyClick(input, Qt::Key_Return);
        QTest::keyClicks(input, "grim");
        QTest::keyClick(input, Qt::Key_Return);
        QTest::keyClicks(input, "calm");
        isAsked = true;
        QTest::mouseClick(ok, Qt::LeftButton);
    });
    chooseInMenu(rows()[0], "Words…");
    QVERIFY(isAsked);
    QCoreApplication::processEvents();
    const auto choice = std::get<level::Choice>(ofLevel()[0].value);
    QVERIFY((choice == level::Choice{{"calm", "grim"}, "calm"}));
    QCOMPARE(qobject_cast<QComboBox*>(rows()[0]->input())->count(), 2);
}

void TestDataPanel::coloursArePicked() {
    add(PropertyType::Colour);
    auto* button = qobject_cast<QPushButton*>(rows()[0]->input());
    QTest::mouseClick(button, Qt::LeftButton);
    auto* dialog = panel_->findChild<QColorDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->setCurrentColor(QColor(1, 2, 3, 128));
    dialog->accept();
    QCOMPARE(std::get<level::Colour>(ofLevel()[0].value).rgba, 0x01020380U);
    QCOMPARE(button->text(), QString("#01020380"));
}

void TestDataPanel::cellsAndObjectsAreNamed() {
    add(PropertyType::Cell);
    add(PropertyType::Object);
    const auto sides = rows()[0]->input()->findChildren<QSpinBox*>();
    QCOMPARE(sides.size(), 2);
    const int before = commands();
    enter(sides[0], "3");
    enter(sides[1], "1");
    QCOMPARE(std::get<grid::Point>(ofLevel()[0].value), (grid::Point{3, 1}));
    QCOMPARE(commands(), before + 2);
    auto* box = qobject_cast<QComboBox*>(rows()[1]->input());
    QStringList offered;
    for (int i = 0; i < box->count(); ++i)
        offered << box->itemText(i);
    QCOMPARE(offered, (QStringList{"None", "gate", "patrol"}));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(std::get<level::ObjectName>(ofLevel()[1].value).id, std::string("gate"));
    // The referenced object is removed: the field still shows the reference.
    setObjects(*document_, context_->sheet(), {}, "Remove");
    QCoreApplication::processEvents();
    box = qobject_cast<QComboBox*>(rows()[1]->input());
    QCOMPARE(box->currentText(), QString("gate"));
}

void TestDataPanel::titlesStayUnique() {
    add(PropertyType::YesNo);
    add(PropertyType::YesNo);
    enter(rows()[0]->titleInput(), "Locked");
    QCOMPARE(ofLevel()[0].title, std::string("Locked"));
    enter(rows()[1]->titleInput(), "Locked");
    QCOMPARE(ofLevel()[1].title, std::string("Yes or no 2"));
    QCOMPARE(rows()[1]->titleInput()->text(), QString("Yes or no 2"));
    auto* title = rows()[1]->titleInput();
    title->setFocus();
    title->clear();
    QTest::keyClick(title, Qt::Key_Return);
    QCOMPARE(title->text(), QString("Yes or no 2"));
}

void TestDataPanel::rowsMoveAndGo() {
    add(PropertyType::YesNo);
    add(PropertyType::Number);
    chooseInMenu(rows()[1], "Move up");
    QCoreApplication::processEvents();
    QCOMPARE(ofLevel()[0].type(), PropertyType::Number);
    QVERIFY(qobject_cast<QLineEdit*>(rows()[0]->input()) != nullptr);
    const int before = commands();
    chooseInMenu(rows()[0], "Move up");
    QCOMPARE(commands(), before);
    chooseInMenu(rows()[0], "Remove");
    QCoreApplication::processEvents();
    QCOMPARE(ofLevel().size(), std::size_t{1});
    QCOMPARE(rows().size(), std::size_t{1});
    QTest::mouseClick(rows()[0]->input(), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(std::get<bool>(ofLevel()[0].value));
}

void TestDataPanel::aRowThatGoesTakesWhatIsTypedAlong_data() {
    QTest::addColumn<int>("type");
    QTest::newRow("title") << -1;
    for (const PropertyType type : {PropertyType::Number, PropertyType::Cell})
        QTest::newRow(qPrintable(widgets::typeTitle(type))) << static_cast<int>(type);
}

/// Other data replaces the row: another sheet's, or the data after undo.
void TestDataPanel::aRowThatGoesTakesWhatIsTypedAlong() {
    QFETCH(int, type);
    const bool isTitle = type < 0;
    const auto show = [this](const widgets::Sheet& sheet) {
        document_->setCurrentSheet(sheet);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    show(widgets::roomSheet("lair"));
    add(PropertyType::YesNo);
    const auto ofRoom = [&] { return findRoom(*document_, "lair")->properties; };
    const level::Properties before = ofRoom();
    show(widgets::levelSheet("one"));
    add(isTitle ? PropertyType::Colour : static_cast<PropertyType>(type));
    const level::Properties added = ofLevel();
    const auto typeSome = [&] {
        QWidget* field = isTitle ? rows()[0]->titleInput() : rows()[0]->input();
        if (field->focusProxy() != nullptr) field = field->focusProxy();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, "7");
    };
    typeSome();
    QVERIFY(ofLevel() == added);
    show(widgets::roomSheet("lair"));
    QVERIFY(ofRoom() == before);
    QVERIFY(ofLevel() == added);
    // The typed text is dropped and does not return with the sheet.
    show(widgets::levelSheet("one"));
    QCOMPARE(rows()[0]->titleInput()->text(), QString::fromStdString(added[0].title));
    typeSome();
    const int commands = this->commands();
    document_->history()->undo();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(ofLevel().empty());
    QVERIFY(document_->history()->canRedo());
    QCOMPARE(this->commands(), commands);
    QVERIFY(ofRoom() == before);
}

void TestDataPanel::thePanelCanGoWhileOneTypes() {
    add(PropertyType::Text);
    const level::Properties before = ofLevel();
    QLineEdit* title = rows()[0]->titleInput();
    title->setFocus();
    title->selectAll();
    QTest::keyClicks(title, "half");
    panel_.reset();
    QVERIFY(ofLevel() == before);
}

void TestDataPanel::followsWhatIsPicked() {
    QCOMPARE(of()->currentText(), QString("This level"));
    context_->picked().setObjects({0});
    QVERIFY(of()->currentText().contains("“gate”"));
    add(PropertyType::YesNo);
    QCOMPARE(findLevel(*document_, "one")->objects[0].properties.size(), std::size_t{1});
    context_->picked().setPath(0);
    QVERIFY(of()->currentText().contains("“patrol”"));
    QVERIFY(rows().empty());
    add(PropertyType::Text);
    QCOMPARE(findLevel(*document_, "one")->trajectories[0].properties.size(), std::size_t{1});
    context_->picked().clear();
    QCOMPARE(of()->currentText(), QString("This level"));
    QVERIFY(ofLevel().empty());
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    QCOMPARE(of()->currentText(), QString("This room"));
    add(PropertyType::Number);
    QCOMPARE(findRoom(*document_, "lair")->properties.size(), std::size_t{1});
}

void TestDataPanel::aPackNamesNoCells() {
    chooseOf("The pack");
    add(PropertyType::Text);
    QCOMPARE(document_->content().pack().properties.size(), std::size_t{1});
    QVERIFY(ofLevel().empty());
    emit addButton()->menu()->aboutToShow();
    const auto types = addButton()->menu()->actions();
    QVERIFY(types[static_cast<int>(PropertyType::Choice)]->isVisible());
    QVERIFY(!types[static_cast<int>(PropertyType::Cell)]->isVisible());
    QVERIFY(!types[static_cast<int>(PropertyType::Object)]->isVisible());
}

void TestDataPanel::whoMayNotEditSeesWhatIsThere() {
    add(PropertyType::YesNo);
    document_->setReadOnly(true);
    auto* box = qobject_cast<QCheckBox*>(rows()[0]->input());
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(!std::get<bool>(ofLevel()[0].value));
    QTRY_VERIFY(!box->isChecked());
}

void TestDataPanel::everyInputExplainsItself() {
    for (std::size_t i = 0; i < level::kPropertyTypes; ++i)
        add(static_cast<PropertyType>(i));
    for (DataRow* row : rows()) {
        for (QWidget* part : {static_cast<QWidget*>(row->titleInput()), row->input(),
                              static_cast<QWidget*>(row->menuButton())}) {
            QVERIFY(!part->accessibleName().isEmpty());
            const bool isGroup = part->layout() != nullptr;
            QVERIFY2(isGroup || !part->toolTip().isEmpty(), qPrintable(part->accessibleName()));
            QVERIFY(part->geometry().right() <= row->width());
        }
    }
}

MAZELOOM_TEST(TestDataPanel)

}  // namespace mazeloom::tst_data_panel

#include "tst_data_panel.moc"
