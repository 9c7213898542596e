// SPDX-License-Identifier: MIT
// The field for numbers: calculations, reasons, and no number that nobody typed.
#include <memory>

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_program.h"
#include "widgets/panels/quiet_inputs.h"

namespace mazeloom::tst_number_box {

using widgets::NumberBox;

class TestNumberBox : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void takesCalculations();
    void refusesWithoutClamping();
    void knowsWhatStandsAroundTheNumber();
    void quietOnesAreOfThisKind();

  private:
    void type(const QString& text) {
        line()->selectAll();
        QTest::keyClicks(line(), text);
    }
    QLineEdit* line() { return box_->findChild<QLineEdit*>(); }

    std::unique_ptr<NumberBox> box_;
};

void TestNumberBox::init() {
    box_ = std::make_unique<NumberBox>();
    box_->setRange(3, 500);
    box_->setValue(40);
    box_->setKeyboardTracking(false);
    box_->show();
    QVERIFY(QTest::qWaitForWindowExposed(box_.get()));
}

void TestNumberBox::takesCalculations() {
    QSignalSpy changed(box_.get(), &QSpinBox::valueChanged);
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
    QSignalSpy changed(box_.get(), &QSpinBox::valueChanged);
    for (const char* bad :
         {"501", "2", "600*1000", "7/2", "8/0", "99999999999999999999", "12x", "1+", "", "-4"}) {
        type(bad);
        if (*bad == '\0') line()->clear();
        QCOMPARE(line()->text(), QString(bad));  // nothing is swallowed
        const QString flaw = box_->flawOf(line()->text());
        QVERIFY2(!flaw.isEmpty(), bad);
        if (*bad != '\0') QCOMPARE(box_->accessibleDescription(), flaw);
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(box_->value(), 40);
    }
    QCOMPARE(changed.count(), 0);
    QVERIFY(box_->flawOf("501").contains("500"));
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
