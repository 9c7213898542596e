// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "widgets/panels/recipe/seed_bar.h"

using namespace mazeloom;
using widgets::SeedBar;

class TestSeedBar : public QObject {
    Q_OBJECT

  private slots:
    void seedIsTypedAndChecked_data();
    void seedIsTypedAndChecked();
};

void TestSeedBar::seedIsTypedAndChecked_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<quint64>("seed");
    QTest::newRow("zero") << "0" << true << quint64{0};
    QTest::newRow("plain") << "20261120" << true << quint64{20261120};
    QTest::newRow("blanks") << "  77 " << true << quint64{77};
    QTest::newRow("greatest") << "18446744073709551615" << true << ~quint64{0};
    QTest::newRow("too great") << "18446744073709551616" << false << quint64{0};
    QTest::newRow("empty") << "" << false << quint64{0};
    QTest::newRow("negative") << "-1" << false << quint64{0};
    QTest::newRow("signed") << "+1" << false << quint64{0};
    QTest::newRow("letters") << "12x" << false << quint64{0};
    QTest::newRow("hexadecimal") << "0xff" << false << quint64{0};
    QTest::newRow("fraction") << "1.5" << false << quint64{0};
    QTest::newRow("inner blank") << "1 2" << false << quint64{0};
}

void TestSeedBar::seedIsTypedAndChecked() {
    QFETCH(QString, typed);
    QFETCH(bool, valid);
    QFETCH(quint64, seed);
    const auto parsed = SeedBar::parse(typed);
    QCOMPARE(parsed.has_value(), valid);
    QVERIFY(!SeedBar::parse(QString::fromUtf8("٣٤")));
    if (valid) QCOMPARE(*parsed, seed);

    SeedBar bar;
    bar.show();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    QSignalSpy picked(&bar, &SeedBar::seedPicked);
    auto* problem = bar.findChild<widgets::ProblemLabel*>();
    QLineEdit* line = bar.line();
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClicks(line, typed);
    QCOMPARE(problem->isVisible(), !valid);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(picked.count(), valid ? 1 : 0);
    if (valid) {
        QCOMPARE(picked[0][0].value<std::uint64_t>(), seed);
        return;
    }
    QCOMPARE(line->text(), typed);
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(line->text(), "1");
    QVERIFY(!problem->isVisible());
}

QTEST_MAIN(TestSeedBar)
#include "tst_seed_bar.moc"
