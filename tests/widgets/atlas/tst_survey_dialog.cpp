// SPDX-License-Identifier: MIT
// The dialog before a survey: measures to check, seeds, threads; what is wrong with them, and the
// remembered values.
#include <algorithm>
#include <memory>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "core/analyse/measures/measures.h"
#include "resources/resources.h"
#include "tests/support/compared_document.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/atlas/measure_tree.h"
#include "widgets/atlas/survey_dialog.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/number_box.h"

namespace mazeloom::tst_survey_dialog {

using widgets::MeasureTree;
using widgets::SurveyDialog;

class TestSurveyDialog : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init() { open({}); }
    void cleanup() { dialog_.reset(); }

    void beginsWithTheUsual();
    void listsWhatTellsSomething();
    void aGroupIsCheckedAsAWhole();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void warnsOfSlowMeasures();
    void isRemembered();
    void enterBegins();

  private:
    void open(const QString& kept, level::Ruleset ruleset = level::Ruleset::Descent) {
        const auto document =
            testing::comparedDocument(testing::solid({31, 31}, {"rooms", "maze"}, ruleset));
        dialog_ = std::make_unique<SurveyDialog>(*generationRequest(*document, "one"), "One", kept);
        dialog_->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog_.get()));
    }
    QTreeWidgetItem* rowOf(const QString& title) const {
        const auto rows =
            dialog_->measures().findItems(title, Qt::MatchExactly | Qt::MatchRecursive);
        return rows.isEmpty() ? nullptr : rows.front();
    }
    static void retype(QLineEdit& line, const QString& text) {
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
    }

    std::unique_ptr<SurveyDialog> dialog_;
};

void TestSurveyDialog::beginsWithTheUsual() {
    QVERIFY(dialog_->measures().chosen() == analyse::usualMeasures(level::Ruleset::Descent));
    QVERIFY(dialog_->startButton().isEnabled());
    QVERIFY(dialog_->plan().seeds == (analyse::SeedRange{1, 1000}));
    QVERIFY(dialog_->plan().threads >= 1);
    QVERIFY(dialog_->windowTitle().contains("One"));
}

void TestSurveyDialog::listsWhatTellsSomething() {
    QVERIFY(rowOf("Monsters") != nullptr);
    QVERIFY(rowOf("Traps") == nullptr);
    open({}, level::Ruleset::Temple);
    QVERIFY(rowOf("Traps") != nullptr);
    QVERIFY(rowOf("Monsters") == nullptr);
}

void TestSurveyDialog::aGroupIsCheckedAsAWhole() {
    dialog_->measures().choose({});
    QVERIFY(!dialog_->startButton().isEnabled());
    QTreeWidgetItem* group = rowOf("Layout");
    QVERIFY(group != nullptr);
    dialog_->measures().setCurrentItem(group);
    dialog_->measures().setFocus();
    QTest::keyClick(&dialog_->measures(), Qt::Key_Space);
    const MeasureTree::Chosen chosen = dialog_->measures().chosen();
    QCOMPARE(static_cast<int>(chosen.size()), group->childCount());
    for (const analyse::Measure* measure : chosen)
        QVERIFY(measure->needs == analyse::Needs::Layout);
    QVERIFY(dialog_->startButton().isEnabled());
}

void TestSurveyDialog::saysWhatIsWrong_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("said");
    QTest::newRow("no number") << "one"
                               << "9"
                               << "whole number";
    QTest::newRow("empty") << ""
                           << "9"
                           << "whole number";
    QTest::newRow("negative") << "-1"
                              << "9"
                              << "whole number";
    QTest::newRow("too large") << "1"
                               << "18446744073709551616"
                               << "whole number";
    QTest::newRow("backwards") << "9"
                               << "8"
                               << "smaller";
    QTest::newRow("too many") << "1"
                              << "10000001"
                              << "mazeloom survey";
    QTest::newRow("all") << "0"
                         << "18446744073709551615"
                         << "mazeloom survey";
    QTest::newRow("one seed") << "7"
                              << "7"
                              << "";
    QTest::newRow("the maximum number") << "1"
                                        << "10000000"
                                        << "";
    QTest::newRow("the last seed") << "18446744073709551615"
                                   << "18446744073709551615"
                                   << "";
}

void TestSurveyDialog::saysWhatIsWrong() {
    QFETCH(QString, first);
    QFETCH(QString, last);
    QFETCH(QString, said);
    for (const auto& [line, text] :
         {std::pair(&dialog_->first(), first), {&dialog_->last(), last}}) {
        line->clear();
        retype(*line, text);
    }
    QCOMPARE(dialog_->startButton().isEnabled(), said.isEmpty());
    QCOMPARE(dialog_->note().isVisible(), !said.isEmpty());
    QVERIFY2(dialog_->note().text().contains(said), qPrintable(dialog_->note().text()));
}

void TestSurveyDialog::warnsOfSlowMeasures() {
    QVERIFY(!dialog_->note().isVisible());
    const auto all = analyse::allMeasures();
    const auto slow = std::ranges::find_if(all, [](const analyse::Measure* one) {
        return one->cost != analyse::Cost::Cheap && one->isOf(level::Ruleset::Descent);
    });
    QVERIFY(slow != all.end());
    dialog_->measures().choose({*slow});
    QVERIFY(dialog_->note().isVisible());
    QVERIFY(dialog_->startButton().isEnabled());
}

void TestSurveyDialog::isRemembered() {
    dialog_->measures().choose({analyse::findMeasure("dead-ends"), analyse::findMeasure("rooms")});
    retype(dialog_->first(), "5");
    retype(dialog_->last(), "77");
    const QString kept = dialog_->choice();
    const auto chosen = dialog_->measures().chosen();
    open(kept);
    QVERIFY(dialog_->measures().chosen() == chosen);
    QVERIFY(dialog_->plan().seeds == (analyse::SeedRange{5, 77}));
    // Unusable stored values are ignored.
    for (const QString& damaged : {QString("x"), QString("5 77 1 gone"), QString("9 a -4 rooms")}) {
        open(damaged);
        QVERIFY(dialog_->startButton().isEnabled());
        QVERIFY(!dialog_->measures().chosen().empty());
    }
}

void TestSurveyDialog::enterBegins() {
    dialog_->last().setFocus();
    QTest::keyClick(&dialog_->last(), Qt::Key_Return);
    QCOMPARE(dialog_->result(), static_cast<int>(QDialog::Accepted));
    open({});
    QTest::keyClick(dialog_.get(), Qt::Key_Escape);
    QCOMPARE(dialog_->result(), static_cast<int>(QDialog::Rejected));
}

MAZELOOM_TEST(TestSurveyDialog)

}  // namespace mazeloom::tst_survey_dialog

#include "tst_survey_dialog.moc"
