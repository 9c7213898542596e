// SPDX-License-Identifier: MIT
// Surveys in the real window: started from the menu, updated while the user paints, written to
// files of each format, and opened again.
#include <QImage>
#include <QLineEdit>
#include <QPushButton>

#include "core/analyse/survey/survey_json.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/atlas/atlas_panel.h"
#include "widgets/atlas/survey_dialog.h"
#include "widgets/charts/chart_view.h"
#include "widgets/text/message_box.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_atlas_domain {

using widgets::AtlasPanel;
using widgets::SurveyDialog;

class TestAtlasDomain : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("atlas"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void isOffWithoutALevel();
    void theMenuSurveysTheLevel();
    void whatWasChosenIsKept();
    void cancelSurveysNothing();
    void writesEachFormat();
    void aFileIsOpenedAgain();
    void aDamagedFileIsTold();
    void paintingGoesOnMeanwhile();
    void theWindowClosesMeanwhile();

  private:
    AtlasPanel& panel() const { return *window_->findChild<AtlasPanel*>(); }
    /// Answers the dialog with this last seed.
    void willSurvey(const QString& last) {
        willAnswer([last](QDialog* dialog) {
            auto* survey = qobject_cast<SurveyDialog*>(dialog);
            QVERIFY(survey != nullptr);
            survey->last().setText(last);
            QTest::mouseClick(&survey->startButton(), Qt::LeftButton);
        });
    }
    void openDungeons() {
        window_->workspace().open("builtin:dungeons");
        QTRY_VERIFY(window_->player().timeline() != nullptr);
        QTRY_VERIFY(action("generate.survey")->isEnabled());
    }
    void survey(const QString& last = "40") {
        willSurvey(last);
        action("generate.survey")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!panel().isBusy(), 60'000);
    }
    void exportTo(const QString& file) {
        willAnswer(chooseFile(file));
        action("file.export-atlas")->trigger();
        QTRY_VERIFY(QFile::exists(file));
    }
    static QByteArray bytes(const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void TestAtlasDomain::isOffWithoutALevel() {
    QVERIFY(!action("generate.survey")->isEnabled());
    QVERIFY(!action("file.export-atlas")->isEnabled());
    QVERIFY(action("generate.open-survey")->isEnabled());
    openDungeons();
    QVERIFY(!action("file.export-atlas")->isEnabled());
}

void TestAtlasDomain::theMenuSurveysTheLevel() {
    openDungeons();
    survey();
    auto* bench = window_->findChild<widgets::Workbench*>();
    QVERIFY(bench->find("atlas")->isInFront());
    QCOMPARE(panel().shown().survey->survey->seeds().count(), std::uint64_t{40});
    QVERIFY(action("file.export-atlas")->isEnabled());
}

void TestAtlasDomain::whatWasChosenIsKept() {
    openDungeons();
    survey("33");
    willAnswer([](QDialog* dialog) {
        auto* again = qobject_cast<SurveyDialog*>(dialog);
        QVERIFY(again != nullptr);
        QCOMPARE(again->last().text(), QString("33"));
        again->reject();
    });
    action("generate.survey")->trigger();
}

void TestAtlasDomain::cancelSurveysNothing() {
    openDungeons();
    willAnswer([](QDialog* dialog) { dialog->reject(); });
    action("generate.survey")->trigger();
    QVERIFY(!panel().isBusy());
    QVERIFY(panel().shown().survey == nullptr);
}

void TestAtlasDomain::writesEachFormat() {
    openDungeons();
    survey();
    exportTo(path("a.png"));
    QVERIFY(!QImage(path("a.png")).isNull());
    exportTo(path("a.svg"));
    QVERIFY(bytes(path("a.svg")).contains("<svg"));
    exportTo(path("a.csv"));
    QVERIFY(bytes(path("a.csv")).contains("dead-ends"));
    exportTo(path("a.json"));
    const auto read = analyse::readSurvey(bytes(path("a.json")).toStdString(), "a.json");
    QVERIFY(read && *read == *panel().shown().survey->survey);
    // Without a suffix the filter decides the format, which is at first a picture.
    willAnswer(chooseFile(path("b")));
    action("file.export-atlas")->trigger();
    QVERIFY(!QImage(path("b.png")).isNull());
}

void TestAtlasDomain::aFileIsOpenedAgain() {
    openDungeons();
    survey();
    exportTo(path("a.json"));
    willAnswer(chooseFile(path("a.json")));
    action("generate.open-survey")->trigger();
    QCOMPARE(panel().surveys().size(), std::size_t{2});
    QVERIFY(*panel().shown().survey->survey == *panel().surveys().at(0).survey);
    QVERIFY(panel().shown().survey->request.has_value());
}

void TestAtlasDomain::aDamagedFileIsTold() {
    write("bad.json", "{\"format\": \"mazeloom-survey\"");
    willAnswer(chooseFile(path("bad.json")));
    willAnswer([](QDialog* dialog) {
        auto* box = qobject_cast<widgets::MessageBox*>(dialog);
        QVERIFY(box != nullptr);
        QVERIFY(box->informativeText().contains("bad.json"));
        box->accept();
    });
    action("generate.open-survey")->trigger();
    QCOMPARE(panel().surveys().size(), std::size_t{0});
}

void TestAtlasDomain::paintingGoesOnMeanwhile() {
    openDungeons();
    willSurvey("5000000");
    action("generate.survey")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(panel().shown().survey != nullptr, 60'000);
    // A stroke on the canvas is an edit; the survey goes on measuring seeds.
    window_->findChild<widgets::Workbench*>()->show("atlas");
    const std::uint64_t before = panel().shown().survey->survey->seeds().count();
    const int edits = current()->history()->count();
    action("generate.new-seed")->trigger();
    QVERIFY(current()->history()->count() > edits);
    QTRY_VERIFY_WITH_TIMEOUT(panel().shown().survey->survey->seeds().count() > before, 60'000);
    QVERIFY(panel().isBusy());
    panel().stop();
    QTRY_VERIFY_WITH_TIMEOUT(!panel().isBusy(), 60'000);
}

void TestAtlasDomain::theWindowClosesMeanwhile() {
    openDungeons();
    willSurvey("5000000");
    action("generate.survey")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(panel().shown().survey != nullptr, 60'000);
    window_.reset();
    QVERIFY(answers_->allGiven());
}

MAZELOOM_TEST(TestAtlasDomain)

}  // namespace mazeloom::tst_atlas_domain

#include "tst_atlas_domain.moc"
