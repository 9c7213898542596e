// SPDX-License-Identifier: MIT
#include <memory>

#include <QAction>
#include <QBoxLayout>
#include <QTest>
#include <QTextDocument>
#include <QWidget>

#include "tests/support/test_program.h"
#include "widgets/text/tool_button.h"

namespace mazeloom::tst_tool_button {

using namespace mazeloom::widgets;

class TestToolButton : public QObject {
    Q_OBJECT

  private slots:
    void sayWhatTheyAreAndDo_data();
    void sayWhatTheyAreAndDo();
    void aSmallOneKeepsItsPlace();
    void anActionsIsCalledAsTheAction();
};

using Maker = QToolButton* (*)(const QIcon&, const QString&, const QString&);

void TestToolButton::sayWhatTheyAreAndDo_data() {
    QTest::addColumn<Maker>("make");
    QTest::newRow("tool") << Maker(newToolButton);
    QTest::newRow("text") << Maker(newTextButton);
    QTest::newRow("panel") << Maker(newPanelButton);
    QTest::newRow("small") << Maker(newSmallButton);
    const Maker picture = [](const QIcon& icon, const QString& title, const QString& tip) {
        return newPictureButton(icon, title, tip, 20);
    };
    QTest::newRow("picture") << picture;
}

void TestToolButton::sayWhatTheyAreAndDo() {
    QFETCH(const Maker, make);
    const std::unique_ptr<QToolButton> button(make({}, "<b>Sum</b>", "Adds <i>all</i>"));
    QCOMPARE(button->accessibleName(), "<b>Sum</b>");
    QCOMPARE(button->statusTip(), "Adds <i>all</i>");
    QVERIFY(button->autoRaise());
    QVERIFY((button->focusPolicy() & Qt::TabFocus) != 0);
    // The title is shown literally, because it may come from a pack.
    QTextDocument shown;
    shown.setHtml(button->toolTip());
    QVERIFY(shown.toPlainText().contains("Adds <i>all</i>"));
}

void TestToolButton::aSmallOneKeepsItsPlace() {
    QWidget row;
    auto* layout = new QHBoxLayout(&row);
    QToolButton* button = newSmallButton({}, "Reset", "Back to the standard");
    layout->addWidget(button);
    const QSize size = row.sizeHint();
    button->hide();
    layout->invalidate();
    QCOMPARE(row.sizeHint(), size);
}

void TestToolButton::anActionsIsCalledAsTheAction() {
    QAction action("&Play");
    const std::unique_ptr<QToolButton> button(newActionButton(action, 20));
    QCOMPARE(button->accessibleName(), "Play");
    QCOMPARE(button->iconSize(), QSize(20, 20));
    action.setText("&Pause");
    QCOMPARE(button->accessibleName(), "Pause");
    int count = 0;
    connect(&action, &QAction::triggered, &action, [&count] { ++count; });
    button->click();
    QCOMPARE(count, 1);
}

MAZELOOM_TEST(TestToolButton)

}  // namespace mazeloom::tst_tool_button

#include "tst_tool_button.moc"
