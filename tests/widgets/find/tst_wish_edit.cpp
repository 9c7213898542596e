// SPDX-License-Identifier: MIT
// Writing a wish key by key: names are completed, flaws are shown at their place, and measures are
// inserted where they make sense.
#include <memory>

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/analyse/measures/measures.h"
#include "resources/resources.h"
#include "tests/support/test_program.h"
#include "widgets/find/wish_box.h"
#include "widgets/find/wish_edit.h"
#include "widgets/find/wish_insertion.h"

namespace mazeloom::tst_wish_edit {

using widgets::UsualRange;
using widgets::WishBox;
using widgets::WishEdit;
using widgets::WrittenWish;

class TestWishEdit : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();
    void cleanup() { box_.reset(); }

    void readsWhatIsTyped();
    void tellsFlawsAtTheirPlace_data();
    void tellsFlawsAtTheirPlace();
    void flawsAreUnderlined();
    void completesNames();
    void takesACompletionByTab();
    void joinersAreNoNames();
    void escapeClosesTheNamesFirst();
    void enterAsks();
    void measuresOfOtherRulesCannotBe();
    void measuresGoWhereTheyMakeSense_data();
    void measuresGoWhereTheyMakeSense();
    void numbersToBeginWith_data();
    void numbersToBeginWith();
    void anyTextTakesAMeasure();
    void puttingCanBeUndone();
    void earlierWishesComeBack();

  private:
    WishEdit& edit() { return *box_->edit(); }
    void type(const char* text) { QTest::keyClicks(&edit(), text); }
    QAbstractItemView& names() { return *edit().measureNames()->popup(); }
    /// The list of names receives the keys while it is open.
    void press(Qt::Key key) {
        QTest::keyClick(names().isVisible() ? static_cast<QWidget*>(&names()) : &edit(), key);
    }

    std::unique_ptr<WishBox> box_;
};

void TestWishEdit::init() {
    box_ = std::make_unique<WishBox>();
    box_->setRuleset(level::Ruleset::Temple);
    box_->resize(500, 120);
    box_->show();
    QVERIFY(QTest::qWaitForWindowExposed(box_.get()));
    QApplication::setActiveWindow(box_.get());
    edit().setFocus();
}

void TestWishEdit::readsWhatIsTyped() {
    QVERIFY(!box_->wish());
    QVERIFY(!box_->flawLabel()->text().contains("Character"));
    type("dead-ends <= 3");
    QVERIFY(box_->wish().has_value());
    QVERIFY(!box_->flawLabel()->text().contains("Character"));
    QCOMPARE(box_->wish()->measures.size(), std::size_t{1});
    QCOMPARE(edit().property("flaw").toString(), QString());
    type(" and");
    QVERIFY(!box_->wish());
    QVERIFY(!edit().property("flaw").toString().isEmpty());
    type(" rooms = 4..9");
    QVERIFY(box_->wish().has_value());
    QCOMPARE(box_->wish()->measures.size(), std::size_t{2});
}

void TestWishEdit::tellsFlawsAtTheirPlace_data() {
    QTest::addColumn<QString>("wish");
    QTest::addColumn<int>("character");
    QTest::addColumn<QString>("words");
    QTest::newRow("unknown") << "rooms > 3 and dead-end < 2" << 15 << "did you mean dead-ends?";
    QTest::newRow("unfinished") << "rooms >" << 8 << "expected a measure";
    QTest::newRow("no comparison") << "rooms" << 6 << "expected a comparison";
    QTest::newRow("empty range") << "rooms = 9..4" << 9 << "the range is empty";
    // After characters of several bytes in the core's UTF-8 text.
    QTest::newRow("bytes") << QString::fromUtf8("rooms > 3 äö and") << 11 << "expected";
    QTest::newRow("second line") << "rooms > 3\nand doors >" << 22 << "expected a measure";
}

void TestWishEdit::tellsFlawsAtTheirPlace() {
    QFETCH(QString, wish);
    QFETCH(int, character);
    QFETCH(QString, words);
    box_->setText(wish);
    const QString said = box_->flawLabel()->text();
    QVERIFY2(said.contains(QString("Character %1:").arg(character)), qPrintable(said));
    QVERIFY2(said.contains(words), qPrintable(said));
    QVERIFY(!box_->wish());
    QCOMPARE(edit().accessibleDescription(), edit().property("flaw").toString());
}

void TestWishEdit::flawsAreUnderlined() {
    // With and without the mark, only the flawed line differs, from the flaw on.
    box_->setText("rooms > 3 and wrong < 2");
    edit().clearFocus();
    const QImage with = edit().viewport()->grab().toImage();
    edit().setFlaw(std::nullopt);
    const QImage without = edit().viewport()->grab().toImage();
    QTextCursor cursor(edit().document());
    cursor.setPosition(14);
    const int from = edit().cursorRect(cursor).left();
    int changed = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            if (with.pixel(x, y) == without.pixel(x, y)) continue;
            ++changed;
            QVERIFY2(x >= from - 2, "a valid part of the wish is marked");
        }
    }
    QVERIFY(changed > 10);
}

void TestWishEdit::completesNames() {
    type("dead");
    QVERIFY(names().isVisible());
    QVERIFY(edit().measureNames()->completionCount() >= 2);
    press(Qt::Key_Return);
    const QString taken = edit().toPlainText();
    QVERIFY(analyse::findMeasure(taken.toStdString()) != nullptr);
    QVERIFY(taken.contains("dead"));
    QVERIFY(!names().isVisible());
    // In the middle of a wish, the completion replaces the whole word.
    box_->setText("rooms > 3 and tras < 2");
    QTextCursor cursor = edit().textCursor();
    cursor.setPosition(17);
    edit().setTextCursor(cursor);
    QTest::keyClick(&edit(), Qt::Key_P);
    QVERIFY(names().isVisible());  // "traps", with the cursor behind its p
    while (!names().currentIndex().data().toString().startsWith("traps "))
        QTest::keyClick(&names(), Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(edit().toPlainText(), QString("rooms > 3 and traps < 2"));
}

void TestWishEdit::takesACompletionByTab() {
    type("rooms > 3 and beyond-o");
    QVERIFY(names().isVisible());
    press(Qt::Key_Tab);
    QCOMPARE(edit().toPlainText(), QString("rooms > 3 and beyond-one-number"));
    QVERIFY(edit().hasFocus());
}

void TestWishEdit::joinersAreNoNames() {
    type("rooms > 3 and");
    QVERIFY(!names().isVisible());
    type(" ");
    QVERIFY(!names().isVisible());
    type("not");
    QVERIFY(!names().isVisible());
    type(" rooms = 4..1");
    QVERIFY(!names().isVisible());
}

void TestWishEdit::escapeClosesTheNamesFirst() {
    type("dea");
    QVERIFY(names().isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!names().isVisible());
    QCOMPARE(edit().toPlainText(), QString("dea"));
    QVERIFY(box_->isVisible());
}

void TestWishEdit::enterAsks() {
    QSignalSpy entered(box_.get(), &WishBox::entered);
    type("rooms > 3");
    press(Qt::Key_Return);
    QCOMPARE(entered.count(), 1);
    QTest::keyClick(&edit(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(entered.count(), 1);
    QCOMPARE(edit().toPlainText(), QString("rooms > 3\n"));
    // A complete name needs no completion, so Enter starts the search.
    box_->setText("");
    type("rooms > 1 and rooms < traps");
    if (names().isVisible()) press(Qt::Key_Escape);
    press(Qt::Key_Enter);
    QCOMPARE(entered.count(), 2);
}

void TestWishEdit::measuresOfOtherRulesCannotBe() {
    box_->setText("rooms > 3 and monsters > 2");
    QVERIFY(!box_->wish());
    QVERIFY(box_->flawLabel()->text().contains("Character 15"));
    QSignalSpy changed(box_.get(), &WishBox::changed);
    box_->setRuleset(level::Ruleset::Descent);
    QVERIFY(box_->wish().has_value());
    QVERIFY(!box_->flawLabel()->text().contains("Character"));
    QCOMPARE(changed.count(), 1);
    // Names of measures that only temples have are not offered in a descent, either.
    box_->setText("");
    type("undeduc");
    QVERIFY(!names().isVisible());
}

void TestWishEdit::measuresGoWhereTheyMakeSense_data() {
    QTest::addColumn<QString>("wish");
    QTest::addColumn<int>("cursor");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("selected");
    QTest::newRow("nothing yet") << "" << 0 << "rooms <= 4"
                                 << "4";
    QTest::newRow("behind") << "traps > 3" << 9 << "traps > 3 and rooms <= 4"
                            << "4";
    QTest::newRow("behind and") << "traps > 3 and " << 14 << "traps > 3 and rooms <= 4"
                                << "4";
    QTest::newRow("without a blank") << "traps > 3 and" << 13 << "traps > 3 and rooms <= 4"
                                     << "4";
    QTest::newRow("a number is missing") << "traps > " << 8 << "traps > rooms"
                                         << "";
    QTest::newRow("after not") << "not " << 4 << "not rooms <= 4"
                               << "4";
    QTest::newRow("in brackets") << "(doors = 1 or ) and traps > 2" << 14
                                 << "(doors = 1 or rooms <= 4) and traps > 2"
                                 << "4";
    QTest::newRow("before") << "traps > 3" << 0 << "rooms <= 4 and traps > 3"
                            << "";
    QTest::newRow("within a word") << "traps > 3" << 2 << "traps > 3 and rooms <= 4"
                                   << "4";
    QTest::newRow("unfinished") << "traps > > 2" << 3 << "traps > > 2 and rooms <= 4"
                                << "4";
}

void TestWishEdit::measuresGoWhereTheyMakeSense() {
    QFETCH(QString, wish);
    QFETCH(int, cursor);
    QFETCH(QString, text);
    QFETCH(QString, selected);
    const UsualRange range{.count = 256, .least = 2, .lower = 4, .upper = 7, .most = 9};
    const analyse::Measure& rooms = *analyse::findMeasure("rooms");
    const WrittenWish written = widgets::withComparison(wish, cursor, rooms, &range);
    QCOMPARE(written.text, text);
    QCOMPARE(written.text.mid(written.from, written.to - written.from), selected);
}

void TestWishEdit::numbersToBeginWith_data() {
    QTest::addColumn<QList<int>>("range");
    QTest::addColumn<QString>("text");
    QTest::newRow("a spread") << QList<int>{2, 4, 7, 9} << "rooms <= 4";
    QTest::newRow("always the same") << QList<int>{3, 3, 3, 3} << "rooms = 3";
    QTest::newRow("mostly the maximum") << QList<int>{1, 9, 9, 9} << "rooms < 9";
    QTest::newRow("mostly the minimum") << QList<int>{0, 0, 0, 5} << "rooms <= 0";
    QTest::newRow("below zero") << QList<int>{-9, -4, -2, 0} << "rooms <= -4";
    QTest::newRow("not measured") << QList<int>{} << "rooms >= 1";
}

void TestWishEdit::numbersToBeginWith() {
    QFETCH(QList<int>, range);
    QFETCH(QString, text);
    UsualRange known;
    if (!range.isEmpty())
        known = {.count = 256,
                 .least = range[0],
                 .lower = range[1],
                 .upper = range[2],
                 .most = range[3]};
    const auto comparison = widgets::usualComparison(*analyse::findMeasure("rooms"),
                                                     range.isEmpty() ? nullptr : &known);
    QCOMPARE(comparison.text, text);
    QVERIFY(analyse::readWish(comparison.text.toStdString()).has_value());
}

/// At every position of every wish, the result is a valid wish with all of the old text.
void TestWishEdit::anyTextTakesAMeasure() {
    const QStringList wishes{"traps > 3",
                             "not (doors = 2 or traps != 1)",
                             "traps * 10 <= open-cells and doors = 1..4",
                             "traps >",
                             ") and (",
                             "a b c"};
    const analyse::Measure& rooms = *analyse::findMeasure("rooms");
    static const QRegularExpression notInWords("[^a-z0-9.-]+");
    for (const QString& wish : wishes) {
        const bool isGood = analyse::readWish(wish.toStdString()).has_value();
        for (int cursor = 0; cursor <= wish.size(); ++cursor) {
            const WrittenWish written = widgets::withComparison(wish, cursor, rooms, nullptr);
            QVERIFY(written.text.contains("rooms"));
            QVERIFY(written.from >= 0 && written.from <= written.to);
            QVERIFY(written.to <= written.text.size());
            if (isGood) QVERIFY(analyse::readWish(written.text.toStdString()).has_value());
            for (const QString& word : wish.split(notInWords, Qt::SkipEmptyParts))
                QVERIFY2(written.text.contains(word), qPrintable(written.text));
        }
    }
}

void TestWishEdit::puttingCanBeUndone() {
    type("traps > 3");
    box_->put(*analyse::findMeasure("rooms"), nullptr);
    QCOMPARE(box_->text(), QString("traps > 3 and rooms >= 1"));
    // The number is selected, so typing replaces it.
    QCOMPARE(edit().textCursor().selectedText(), QString("1"));
    type("5");
    QCOMPARE(box_->text(), QString("traps > 3 and rooms >= 5"));
    edit().undo();
    edit().undo();
    QCOMPARE(box_->text(), QString("traps > 3"));
}

void TestWishEdit::earlierWishesComeBack() {
    QVERIFY(!box_->earlierButton()->isEnabled());
    QSignalSpy remembered(box_.get(), &WishBox::remembered);
    for (int i = 0; i < 20; ++i) {
        box_->setText(QString("rooms > %1").arg(i));
        box_->remember();
    }
    QCOMPARE(remembered.count(), 20);
    QCOMPARE(box_->earlier().size(), WishBox::kMostWishes);
    QCOMPARE(box_->earlier().front(), QString("rooms > 19"));
    // A wish that is used again moves to the front and is listed once.
    box_->setText("rooms\n> 15");
    box_->remember();
    QCOMPARE(box_->earlier().size(), WishBox::kMostWishes);
    QCOMPARE(box_->earlier().front(), QString("rooms > 15"));
    QCOMPARE(box_->earlier().count("rooms > 15"), 1);
    box_->setText("   ");
    box_->remember();
    QCOMPARE(box_->earlier().front(), QString("rooms > 15"));
    QMenu* menu = box_->earlierMenu();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), static_cast<int>(WishBox::kMostWishes));
    menu->actions().at(1)->trigger();
    QCOMPARE(box_->text(), QString("rooms > 19"));
    QVERIFY(box_->wish().has_value());
}

MAZELOOM_TEST(TestWishEdit)

}  // namespace mazeloom::tst_wish_edit

#include "tst_wish_edit.moc"
