// SPDX-License-Identifier: MIT
// The same seed gives the same bytes on every compiler and processor, and in every version:
// tests/data/golden.txt pins hashes of the maps that the built-in recipes generate, including
// floors of a descent at several depths. A change to a stage's draws changes them (see golden.h).
#include <QTest>

#include "tests/support/golden.h"
#include "tests/support/golden/golden_levels.h"

using namespace mazeloom;

class TestGolden : public QObject {
    Q_OBJECT

  private slots:
    void streamsAreThoseOfEveryMachine();
    void levelsAreThoseOfEveryMachine();
};

void TestGolden::streamsAreThoseOfEveryMachine() {
    QCOMPARE(testing::goldenStream(), testing::kGoldenStream);
}

void TestGolden::levelsAreThoseOfEveryMachine() {
    QStringList lines;
    for (const std::string& line : testing::goldenLines())
        lines += QString::fromStdString(line);
    QCOMPARE(testing::differenceFromGolden("golden.txt", lines), QString());
}

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
