// SPDX-License-Identifier: MIT
// The number field: calculations, reasons, and no number that the user did not type.
#include <memory>

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include "tests/support/test_program.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/field_flaw.h"

namespace mazeloom::tst_number_box {

using widgets::NumberBox;

class TestNumberBox : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void takesCalculations();
    void refusesWithoutClamping();
    void aBeginningOfANumberIsNoEdit();
    void whatIsRefusedStays();
    void aValueTakesARefusalAway();
    void stepsCountAtOnce();
    void itCountsBeforeWhatComesNext();
    void escapeTakesItBack();
    void knowsWhatStandsAroundTheNumber();
    void quietOnesAreOfThisKind();

  private:
    void type(const QString& text) {
        box_->setFocus();
        line()->selectAll();
        QTest::keyClicks(line(), text);
    }
    QLineEdit* line() { return box_->findChild<QLineEdit*>(); }

    std::unique_ptr<QWidget> window_;
    NumberBox* box_ = nullptr;
    QLineEdit* other_ = nullptr;
    QToolButton* button_ = nullptr;  ///< like those of the top bar: a click does not focus it
};

void TestNumberBox::init() {
    window_ = std::make_unique<QFrame>();
    auto* row = new QHBoxLayout(window_.get());
    box_ = new NumberBox;
    other_ = new QLineEdit;
    button_ = new QToolButton;
    button_->setFocusPolicy(Qt::NoFocus);
    for (QWidget* widget : {static_cast<QWidget*>(box_), static_cast<QWidget*>(other_),
                            static_cast<QWidget*>(button_)})
        row->addWidget(widget);
    box_->setRange(3, 500);
    box_->setValue(40);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void TestNumberBox::takesCalculations() {
    QSignalSpy changed(box_, &QSpinBox::valueChanged);
    type("32*2");
    QTest::keyClick(line(), Qt::Key_Return);
    QCOMPARE(box_->value(), 64);
    QCOMPARE(line()->text(), QString("64"));
    QCOMPARE(changed.count(), 1);
    type("(10 + 2) * 4");
    QTest::keyClick(line(), Qt::Key_Return);
    QCOMPARE(box_->value(), 48);
}

void TestNumberBox::refusesWithoutClamping() {
    QSignalSpy changed(box_, &QSpinBox::valueChanged);
    for (const char* bad :
         {"501", "2", "600*1000", "7/2", "8/0", "99999999999999999999", "12x", "1+", "", "-4"}) {
        type(bad);
        if (*bad == '\0') line()->clear();
        QCOMPARE(line()->text(), QString(bad));  // no character is swallowed
        const QString flaw = box_->flawOf(line()->text());
        QVERIFY2(!flaw.isEmpty(), bad);
        if (*bad != '\0') QCOMPARE(box_->accessibleDescription(), flaw);
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(box_->value(), 40);
    }
    QCOMPARE(changed.count(), 0);
    QVERIFY(box_->flawOf("501").contains("500"));
}

/// "75" while typing "750" is not committed.
void TestNumberBox::aBeginningOfANumberIsNoEdit() {
    QSignalSpy changed(box_, &QSpinBox::valueChanged);
    type("32*2");
    QCOMPARE(changed.count(), 0);
    QCOMPARE(box_->typedValue(), 64);
    QTest::keyClick(box_, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(other_));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(box_->value(), 64);
}

void TestNumberBox::whatIsRefusedStays() {
    QSignalSpy changed(box_, &QSpinBox::valueChanged);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab}) {
        type("7500");
        QTest::keyClick(box_, key);
        QCOMPARE(line()->text(), QString("7500"));
        QCOMPARE(box_->value(), 40);
        QCOMPARE(box_->typedValue(), 40);
        QCOMPARE(widgets::toldFlaw(*box_), box_->flawOf("7500"));
    }
    QCOMPARE(changed.count(), 0);
    // The reason is shown again when the focus returns, and the user fixes the number.
    box_->setFocus();
    QTRY_VERIFY(QToolTip::text().contains("500"));
    type("75");
    QVERIFY(widgets::toldFlaw(*box_).isEmpty());
    QTest::keyClick(box_, Qt::Key_Return);
    QCOMPARE(box_->value(), 75);
    QCOMPARE(changed.count(), 1);
}

void TestNumberBox::aValueTakesARefusalAway() {
    box_->setAccessibleDescription("What it is for");
    type("501");
    QVERIFY(box_->accessibleDescription().contains("500"));
    box_->setValue(40);
    QCOMPARE(line()->text(), QString("40"));
    QTRY_VERIFY(widgets::toldFlaw(*box_).isEmpty());
    QCOMPARE(box_->accessibleDescription(), QString("What it is for"));
}

void TestNumberBox::stepsCountAtOnce() {
    QSignalSpy changed(box_, &QSpinBox::valueChanged);
    box_->setFocus();
    QTest::keyClick(box_, Qt::Key_Up);
    QCOMPARE(changed.takeFirst().at(0).toInt(), 41);
    // An arrow key steps from the typed number, or from the old value if the text is no number.
    type("9*9");
    QTest::keyClick(box_, Qt::Key_Down);
    QCOMPARE(box_->value(), 80);
    type("9*");
    QTest::keyClick(box_, Qt::Key_Up);
    QCOMPARE(box_->value(), 81);
    QCOMPARE(line()->text(), QString("81"));
    QCOMPARE(changed.count(), 2);
}

void TestNumberBox::itCountsBeforeWhatComesNext() {
    int seen = 0;
    connect(button_, &QToolButton::clicked, this, [&] { seen = box_->value(); });
    type("77");
    QTest::mouseClick(button_, Qt::LeftButton);
    QCOMPARE(seen, 77);
    QAction save;
    save.setShortcut(Qt::CTRL | Qt::Key_S);
    connect(&save, &QAction::triggered, this, [&] { seen = box_->value(); });
    window_->addAction(&save);
    type("78");
    QTest::keyClick(box_, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(seen, 78);
    type("79");
    window_->close();
    QCOMPARE(box_->value(), 79);
}

void TestNumberBox::escapeTakesItBack() {
    QSignalSpy changed(box_, &QSpinBox::valueChanged);
    for (const char* text : {"77", "7700"}) {
        type(text);
        QTest::keyClick(box_, Qt::Key_Escape);
        QCOMPARE(line()->text(), QString("40"));
        QVERIFY(widgets::toldFlaw(*box_).isEmpty());
    }
    QTest::keyClick(box_, Qt::Key_Tab);
    QCOMPARE(changed.count(), 0);
}

void TestNumberBox::knowsWhatStandsAroundTheNumber() {
    box_->setSuffix(" %");
    box_->setSpecialValueText("mixed");
    QVERIFY(box_->flawOf("4*5 %").isEmpty());
    QVERIFY(box_->flawOf("mixed").isEmpty());
    QVERIFY(!box_->flawOf("much %").isEmpty());
    box_->setValue(3);
    QCOMPARE(line()->text(), QString("mixed"));
    type("60/2");
    QTest::keyClick(line(), Qt::Key_Return);
    QCOMPARE(box_->value(), 30);
    QCOMPARE(line()->text(), QString("30 %"));
}

void TestNumberBox::quietOnesAreOfThisKind() {
    widgets::QuietSpinBox quiet;
    QVERIFY(qobject_cast<NumberBox*>(&quiet) != nullptr);
}

MAZELOOM_TEST(TestNumberBox)

}  // namespace mazeloom::tst_number_box

#include "tst_number_box.moc"
