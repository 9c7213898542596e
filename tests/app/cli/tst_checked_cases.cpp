// SPDX-License-Identifier: MIT
// Checks the seeds of packs whose levels once could not be generated or won. Each folder of
// tests/data/checked has such packs, and a README with the commands and the right result.
#include <QDir>
#include <QFile>
#include <QTest>

#include "tests/app/support/program.h"
#include "tests/support/root.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_checked_cases {

class TestCheckedCases : public QObject {
    Q_OBJECT

  private slots:
    void haveNoErrors_data();
    void haveNoErrors();
};

namespace {

QString checkedFolder() {
    return QString::fromStdString(testing::fromRoot(MAZELOOM_TEST_DATA "/checked"));
}

}  // namespace

void TestCheckedCases::haveNoErrors_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("command");
    int count = 0;
    const QDir all(checkedFolder());
    for (const QString& name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        QFile readme(all.filePath(name + "/README"));
        QVERIFY2(readme.open(QIODevice::ReadOnly), qPrintable(name));
        for (const QString& line : QString::fromUtf8(readme.readAll()).split('\n')) {
            if (!line.startsWith("mazeloom ")) continue;
            QTest::addRow("%d %s", ++count, qPrintable(line)) << all.filePath(name) << line;
        }
    }
    QVERIFY(count >= 3);
}

void TestCheckedCases::haveNoErrors() {
    QFETCH(QString, folder);
    QFETCH(QString, command);
    QStringList words = command.split(' ');
    words.removeFirst();
    QVERIFY(words.size() >= 4 && words[0] == "check");
    words[1] = folder + '/' + words[1];
    const auto result = testing::runProgram(words);
    QVERIFY2(result.exitCode == 0, result.messages.constData());
    QVERIFY2(result.messages.contains("0 errors") || result.messages.contains("no problems"),
             result.messages.constData());
}

MAZELOOM_TEST(TestCheckedCases)

}  // namespace mazeloom::tst_checked_cases

#include "tst_checked_cases.moc"
