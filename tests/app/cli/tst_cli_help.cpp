// SPDX-License-Identifier: MIT
// `mazeloom help formats` lists for each format its content and its target programs.
#include <QTest>

#include "app/cli/format_list.h"
#include "app/cli/pages/pages.h"
#include "core/exchange/importer.h"
#include "resources/resources.h"
#include "tests/app/support/program.h"
#include "tests/support/test_program.h"
#include "widgets/exchange/animations/animation_format.h"
#include "widgets/exchange/exporters.h"

namespace mazeloom::tst_cli_help {

class TestCliHelp : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void listsAllFormats();
    void tellsWhoReadsAFormat();
    void theManualPageTellsTheSame();
};

namespace {

/// Returns the words with single spaces between them, wherever lines end.
QString flat(const QByteArray& text) {
    return QString::fromUtf8(text).simplified();
}

}  // namespace

void TestCliHelp::initTestCase() {
    resources::initialise();
}

void TestCliHelp::listsAllFormats() {
    const auto told = testing::runProgram({"help", "formats"});
    QCOMPARE(told.exitCode, 0);
    QStringList begins;
    for (const QByteArray& line : told.out.split('\n')) {
        QVERIFY2(line.size() <= 90, line);
        if (line.startsWith("  ") && line.size() > 2 && line[2] != ' ')
            begins << QString::fromUtf8(line).simplified().section(' ', 0, 0);
    }
    QStringList ids{"mazepack"};
    for (const exchange::Exporter* format : widgets::exporters())
        ids << format->id;
    for (const widgets::AnimationFormat* format : widgets::animationFormats())
        ids << format->id;
    for (const exchange::Importer* format : exchange::importers())
        ids << format->id;
    QCOMPARE(begins, ids);
}

void TestCliHelp::tellsWhoReadsAFormat() {
    const QString told = flat(testing::runProgram({"help", "formats"}).out);
    QVERIFY(told.contains("was not tested in Godot."));
    for (const exchange::Exporter* format : widgets::exporters()) {
        QVERIFY(!format->help.empty());
        QVERIFY2(told.contains(flat(
                     QByteArray(format->help.data(), static_cast<qsizetype>(format->help.size())))),
                 format->id);
    }
    QVERIFY(told.contains("GIF animation"));
    QVERIFY(told.contains("For chats and pages; every program shows it."));
}

void TestCliHelp::theManualPageTellsTheSame() {
    QString page = app::manPage();
    page = page.mid(page.indexOf(".SH FORMATS\n")).replace("\\-", "-");
    page = page.left(page.indexOf(".SH EXIT STATUS"));
    QVERIFY(page.contains("was not tested in Godot."));
    for (const app::FormatList& list : app::listedFormats(app::Machine::Any)) {
        QVERIFY(page.contains(list.title));
        for (const app::ListedFormat& format : list.formats) {
            QVERIFY2(page.contains(QStringLiteral("\\fB%1\\fR\n%2\n").arg(format.id, format.about)),
                     qPrintable(format.id));
            QVERIFY2(page.contains(format.help), qPrintable(format.id));
        }
    }
    // The page must not depend on what is installed on the machine that generates it.
    QVERIFY(!page.contains("not installed"));
}

MAZELOOM_TEST(TestCliHelp)

}  // namespace mazeloom::tst_cli_help

#include "tst_cli_help.moc"
