// SPDX-License-Identifier: MIT
// Everything that shows text shows HTML literally: a label, a message box, a question and tool
// tips.
#include <QAction>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItem>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>
#include <QTimer>
#include <QToolTip>
#include <QTreeWidgetItem>

#include "tests/support/test_program.h"
#include "widgets/text/input_dialog.h"
#include "widgets/text/message_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::tst_plain_text {

using namespace mazeloom::widgets;

namespace {

const QString kMarkup = "<h1>Loud</h1> <img src=\"a.png\"> &amp; & <b>more";

/// Returns the visible text of a tool tip.
QString seen(const QString& toolTip) {
    if (!Qt::mightBeRichText(toolTip)) return toolTip;
    QTextDocument document;
    document.setHtml(toolTip);
    return document.toPlainText();
}

/// Answers the next dialog when it shows.
template <typename Answer>
void whenAsked(const Answer& answer) {
    QTimer::singleShot(0, [answer] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        answer(*dialog);
    });
}

}  // namespace

class TestPlainText : public QObject {
    Q_OBJECT

  private slots:
    void aLabelShowsWhatIsWritten();
    void aMessageBoxShowsWhatIsWritten();
    void aMessageBoxAsks();
    void aQuestionShowsWhatIsWritten();
    void aChoiceIsMadeOrTyped();
    void aToolTipShowsWhatIsWritten_data();
    void aToolTipShowsWhatIsWritten();
    void aTitleIsBold();
    void aToolTipIsBounded();
    void longLinesAreBroken();
    void everythingHasToolTips();
    void screenReadersAreToldTheText();
};

void TestPlainText::aLabelShowsWhatIsWritten() {
    PlainLabel label(kMarkup);
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QCOMPARE(label.text(), kMarkup);
    PlainLabel later;
    later.setText(kMarkup);
    QCOMPARE(later.textFormat(), Qt::PlainText);
    // The label is as wide as its literal text.
    QVERIFY(later.sizeHint().width() >= later.fontMetrics().horizontalAdvance(kMarkup));
}

void TestPlainText::aMessageBoxShowsWhatIsWritten() {
    MessageBox box(MessageBox::Warning, "Title", kMarkup, MessageBox::Ok);
    box.setInformativeText(kMarkup);
    box.setInformativeText(kMarkup + " again");
    int shown = 0;
    for (const QLabel* label : box.findChildren<QLabel*>()) {
        if (label->text().isEmpty()) continue;
        QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(label->text().startsWith(kMarkup));
        ++shown;
    }
    QCOMPARE(shown, 2);
    QCOMPARE(box.informativeText(), kMarkup + " again");
    QCOMPARE(box.icon(), MessageBox::Warning);
    box.setInformativeText({});
    QVERIFY(box.informativeText().isEmpty());
}

void TestPlainText::aMessageBoxAsks() {
    const auto press = [](MessageBox::StandardButton button) {
        whenAsked([button](QDialog& dialog) {
            QTest::mouseClick(qobject_cast<MessageBox*>(&dialog)->button(button), Qt::LeftButton);
        });
    };
    press(MessageBox::Yes);
    QVERIFY(MessageBox::isConfirmed(nullptr, "Title", "Go on?"));
    press(MessageBox::No);
    QVERIFY(!MessageBox::isConfirmed(nullptr, "Title", "Go on?"));
    whenAsked([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QVERIFY(!MessageBox::isConfirmed(nullptr, "Title", "Go on?"));
}

void TestPlainText::aQuestionShowsWhatIsWritten() {
    whenAsked([](QDialog& dialog) {
        const auto* label = dialog.findChild<QLabel*>();
        QCOMPARE(label->text(), kMarkup);
        QCOMPARE(label->textFormat(), Qt::PlainText);
        dialog.findChild<QLineEdit*>()->setText("mine");
        dialog.accept();
    });
    QCOMPARE(askForText(nullptr, "Title", kMarkup), std::optional<QString>("mine"));
    whenAsked([](QDialog& dialog) { dialog.reject(); });
    QVERIFY(!askForText(nullptr, "Title", "Name:"));
}

void TestPlainText::aChoiceIsMadeOrTyped() {
    const QStringList choices{"", "one", "two"};
    whenAsked([&](QDialog& dialog) {
        auto* box = dialog.findChild<QComboBox*>();
        QVERIFY(box->isEditable());
        QCOMPARE(box->count(), 3);
        QCOMPARE(box->currentText(), QString("two"));
        dialog.accept();
    });
    QCOMPARE(askForChoice(nullptr, "Title", "Which:", choices, 2), std::optional<QString>("two"));
    whenAsked([](QDialog& dialog) {
        dialog.findChild<QComboBox*>()->setEditText("three");
        dialog.accept();
    });
    QCOMPARE(askForChoice(nullptr, "Title", "Which:", choices, 0), std::optional<QString>("three"));
}

void TestPlainText::aToolTipShowsWhatIsWritten_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"A title", "", "<h1>Loud", "<img src=\"file:///dev/zero\">", "a <b>bold</b> word",
          "&lt;b&gt; as it is", "&amp;", "1 < 2", "two\nlines", "<i>two\nlines</i>",
          "  <i>spaces  before and   between", "<!-- hidden -->", "<?xml version=\"1.0\"?>",
          "<p style=\"white-space: pre-wrap\">ours?</p>", "plain\n<h1>markup below</h1>"})
        QTest::newRow(text) << QString(text);
}

void TestPlainText::aToolTipShowsWhatIsWritten() {
    QFETCH(QString, text);
    QCOMPARE(seen(plainToolTip(text)), text);
    QCOMPARE(seen(titledToolTip(text, {text, "", "last"})),
             text + '\n' + (text.isEmpty() ? "" : text + '\n') + "last");
}

void TestPlainText::aTitleIsBold() {
    QTextDocument document;
    document.setHtml(titledToolTip("<i>Title", {"below"}));
    const QTextCursor start(&document);
    QTextCursor cursor(&document);
    cursor.setPosition(3);
    QVERIFY(cursor.charFormat().font().bold());
    QVERIFY(!cursor.charFormat().font().italic());
    cursor.movePosition(QTextCursor::End);
    QVERIFY(!cursor.charFormat().font().bold());
}

void TestPlainText::aToolTipIsBounded() {
    const QString ellipsis = QChar(0x2026);
    const QString tip = plainToolTip(QString(1'000'000, 'x'));
    QCOMPARE(tip, QString(kMaxToolTip, 'x') + ellipsis);
    // A surrogate pair is not split.
    const QString smile = QString::fromUtf8("\U0001F642");
    const QString smiles = plainToolTip('x' + smile.repeated(kMaxToolTip));
    QVERIFY(smiles.endsWith(smile + ellipsis));
    QVERIFY(plainToolTip(QString("a\n").repeated(400)).count('\n') < 40);
    QVERIFY(titledToolTip(QString(100'000, '<'), {QString(100'000, '&')}).size() < 15'000);
}

void TestPlainText::longLinesAreBroken() {
    const QString words = QString("words and ").repeated(40).trimmed();
    const QString tip = plainToolTip(words);
    const QStringList lines = tip.split('\n');
    for (const QString& line : lines)
        QVERIFY2(line.size() <= 90, qPrintable(line));
    for (const QString& line : lines.mid(0, lines.size() - 1))
        QVERIFY2(line.size() > 60, qPrintable(line));
    QCOMPARE(QString(tip).replace('\n', ' '), words);
    const QString word(200, 'x');
    QCOMPARE(plainToolTip(word), word);
}

void TestPlainText::everythingHasToolTips() {
    QWidget widget;
    setPlainToolTip(widget, kMarkup);
    QCOMPARE(seen(widget.toolTip()), kMarkup);
    setTips(widget, "<b>both");
    QCOMPARE(seen(widget.toolTip()), QString("<b>both"));
    QCOMPARE(widget.statusTip(), QString("<b>both"));

    QAction action;
    setPlainToolTip(action, kMarkup);
    QCOMPARE(seen(action.toolTip()), kMarkup);
    setTips(action, "<b>both");
    QCOMPARE(action.statusTip(), QString("<b>both"));
    copyToolTip(action, widget);
    QCOMPARE(seen(widget.toolTip()), QString("<b>both"));

    QTreeWidgetItem row;
    setPlainToolTip(row, 1, kMarkup);
    QCOMPARE(seen(row.toolTip(1)), kMarkup);
    QStandardItem item;
    setTitledToolTip(item, kMarkup, {"below"});
    QCOMPARE(seen(item.toolTip()), kMarkup + "\nbelow");
    QTabBar tabs;
    tabs.addTab("one");
    setPlainTabToolTip(tabs, 0, kMarkup);
    QCOMPARE(seen(tabs.tabToolTip(0)), kMarkup);

    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    showPlainToolTip(widget.mapToGlobal(QPoint(1, 1)), kMarkup, &widget);
    QCOMPARE(seen(QToolTip::text()), kMarkup);
    hideToolTip();
}

void TestPlainText::screenReadersAreToldTheText() {
    QWidget widget;
    setPlainToolTip(widget, kMarkup);
    QCOMPARE(widget.accessibleDescription(), kMarkup);
    // Without markup, Qt itself reads the tool tip to screen readers.
    setPlainToolTip(widget, "plain");
    QVERIFY(widget.accessibleDescription().isEmpty());
    widget.setAccessibleDescription("mine");
    setPlainToolTip(widget, kMarkup);
    QCOMPARE(widget.accessibleDescription(), QString("mine"));
}

MAZELOOM_TEST(TestPlainText)

}  // namespace mazeloom::tst_plain_text

#include "tst_plain_text.moc"
