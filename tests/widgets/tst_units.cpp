// SPDX-License-Identifier: MIT
// A line never begins with a unit.
#include <QTest>

#include "tests/support/test_program.h"
#include "widgets/text/units.h"

namespace mazeloom::tst_units {

class TestUnits : public QObject {
    Q_OBJECT

  private slots:
    void numbersKeepTheirUnits_data();
    void numbersKeepTheirUnits();
};

void TestUnits::numbersKeepTheirUnits_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wanted");  // with _ for a no-break space
    QTest::newRow("seconds") << "loops every 4.5 s"
                             << "loops every 4.5_s";
    QTest::newRow("German") << "Umlauf in 4,5 s; noch 12 ms"
                            << "Umlauf in 4,5_s; noch 12_ms";
    QTest::newRow("percent") << "rooms: 50 % of 200"
                             << "rooms: 50_% of 200";
    QTest::newRow("sides") << "40 × 30 cells, 4 px"
                           << "40_×_30 cells, 4_px";
    QTest::newRow("in brackets") << "a picture (at most 96 MiB)"
                                 << "a picture (at most 96_MiB)";
    QTest::newRow("words") << "5 such levels, 3 stages, s 4, 7 % 8"
                           << "5 such levels, 3 stages, s 4, 7_% 8";
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("a space at the end") << "4 "
                                        << "4 ";
}

void TestUnits::numbersKeepTheirUnits() {
    QFETCH(QString, text);
    QFETCH(QString, wanted);
    QCOMPARE(widgets::withUnbrokenUnits(text).replace(QChar::Nbsp, u'_'), wanted);
}

MAZELOOM_TEST(TestUnits)

}  // namespace mazeloom::tst_units

#include "tst_units.moc"
