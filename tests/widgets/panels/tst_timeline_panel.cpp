// SPDX-License-Identifier: MIT
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/support/traces.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/scrub_bar.h"
#include "widgets/timeline/speed_slider.h"
#include "widgets/timeline/step_edit.h"
#include "widgets/timeline/timeline_panel.h"

namespace mazeloom::tst_timeline_panel {

using testing::madeTimeline;
using widgets::Player;
using widgets::TimelinePanel;

class TestTimelinePanel : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void buttonsAreTheActions();
    void typedNumberSeeks();
    void typingSurvivesPlaying();
    void speedIsLogarithmic();
    void speedsAreReadable();
    void progressAppearsWhenItTakesLong();
    void fitsNarrowPlaces();
    void aButtonMakesItTall();
    void progressMovesNothing();
    void everythingIsNamedAndReachable();

  private:
    std::unique_ptr<Player> player_;
    std::unique_ptr<TimelinePanel> panel_;
    QAction play_{"Play"};
    QAction first_{"First"};
    QAction back_{"Back"};
};

void TestTimelinePanel::init() {
    player_ = std::make_unique<Player>();
    player_->setTimeline(madeTimeline({{"rooms", 100}, {"maze", 4900}}), false);
    panel_ = std::make_unique<TimelinePanel>(*player_);
    connect(&play_, &QAction::triggered, player_.get(), &Player::togglePlaying);
    connect(&first_, &QAction::triggered, player_.get(), &Player::first);
    connect(&back_, &QAction::triggered, player_.get(), &Player::back);
    panel_->setActions({.first = &first_, .back = &back_, .play = &play_});
    panel_->resize(1000, panel_->sizeHint().height());
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

void TestTimelinePanel::cleanup() {
    panel_.reset();
    player_.reset();
}

void TestTimelinePanel::buttonsAreTheActions() {
    const auto button = [this](const QAction& action) {
        for (auto* candidate : panel_->findChildren<QToolButton*>()) {
            if (candidate->defaultAction() == &action) return candidate;
        }
        return static_cast<QToolButton*>(nullptr);
    };
    QTest::mouseClick(button(back_), Qt::LeftButton);
    QCOMPARE(player_->position(), 4999u);
    QTest::mouseClick(button(first_), Qt::LeftButton);
    QCOMPARE(player_->position(), 0u);
    QTest::mouseClick(button(play_), Qt::LeftButton);
    QVERIFY(player_->isPlaying());
    play_.setText("Pause");
    QCOMPARE(button(play_)->accessibleName(), QString("Pause"));
    play_.setText("Play");
    panel_->setActions({.play = &play_});
    QVERIFY(button(first_) == nullptr);
    QVERIFY(button(play_) != nullptr);
}

void TestTimelinePanel::typedNumberSeeks() {
    auto* step = panel_->findChild<widgets::StepEdit*>();
    QCOMPARE(step->value(), 5000);
    step->setFocus();
    step->selectAll();
    QTest::keyClicks(step, "1234");
    QCOMPARE(player_->position(), 5000u);
    QTest::keyClick(step, Qt::Key_Return);
    QCOMPARE(player_->position(), 1234u);
    QTest::keyClick(step, Qt::Key_Up);
    QCOMPARE(player_->position(), 1235u);
    step->selectAll();
    QTest::keyClicks(step, "77");
    QTest::keyClick(step, Qt::Key_Escape);
    QTest::keyClick(step, Qt::Key_Return);
    QCOMPARE(player_->position(), 1235u);
    QCOMPARE(step->value(), 1235);
}

void TestTimelinePanel::typingSurvivesPlaying() {
    auto* step = panel_->findChild<widgets::StepEdit*>();
    player_->first();
    player_->play();
    step->setFocus();
    step->selectAll();
    QTest::keyClicks(step, "42");
    player_->advance(std::chrono::seconds(2));
    QVERIFY(player_->position() > 100);
    QCOMPARE(step->text(), QString("42"));
    QTest::keyClick(step, Qt::Key_Return);
    QCOMPARE(player_->position(), 42u);
    QVERIFY(!player_->isPlaying());
    player_->seek(500);
    QCOMPARE(step->value(), 500);
}

void TestTimelinePanel::speedIsLogarithmic() {
    auto* slider = panel_->findChild<widgets::SpeedSlider*>();
    slider->setFocus();
    player_->setSpeed(1);
    for (double speed : {10.0, 100.0, 1e3, 1e4, 1e5, 1e6, 1e6}) {
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(player_->speed(), speed);
    }
    QTest::keyClick(slider, Qt::Key_Left);
    QVERIFY(player_->speed() < 1e6 && player_->speed() > 8e5);
    player_->setSpeed(60);
    const int place = slider->value();
    QTest::keyClick(slider, Qt::Key_Right);
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(slider->value(), place);
    QCOMPARE(player_->speed(), 60.0);
}

void TestTimelinePanel::speedsAreReadable() {
    QLocale::setDefault(QLocale::c());
    QCOMPARE(widgets::speedText(1), QString("1 /s"));
    QCOMPARE(widgets::speedText(2.5), QString("2.5 /s"));
    QCOMPARE(widgets::speedText(60), QString("60 /s"));
    QCOMPARE(widgets::speedText(999.4), QString("999 /s"));
    QCOMPARE(widgets::speedText(1000), QString("1 k/s"));
    QCOMPARE(widgets::speedText(10'000), QString("10 k/s"));
    QCOMPARE(widgets::speedText(950'000), QString("950 k/s"));
    QCOMPARE(widgets::speedText(1'000'000), QString("1 M/s"));
    player_->setSpeed(10'000);
    bool shown = false;
    for (auto* label : panel_->findChildren<QLabel*>())
        shown |= label->text() == "10 k/s";
    QVERIFY(shown);
}

void TestTimelinePanel::progressAppearsWhenItTakesLong() {
    auto* progress = panel_->findChild<QProgressBar*>();
    auto* cancel = panel_->findChild<QToolButton*>("cancelGeneration");
    QSignalSpy cancelled(panel_.get(), &TimelinePanel::cancelRequested);
    panel_->setBusy({0, 4});
    panel_->setIdle();
    QVERIFY(!progress->isVisible());
    panel_->setBusy({1, 4});
    QVERIFY(!progress->isVisible());
    QTRY_VERIFY(progress->isVisible());
    panel_->setBusy({2, 4});
    QVERIFY(progress->isVisible());
    QCOMPARE(progress->value() * 4 / progress->maximum(), 2);
    QVERIFY(progress->text().contains('3'));
    // Within a stage that tells its progress, the bar moves, and the tip tells the bound.
    const int before = progress->value();
    panel_->setBusy({2, 4, 100'000'000, 200'000'000});
    QVERIFY(progress->value() > before);
    QVERIFY(progress->value() * 4 / progress->maximum() < 3);
    QVERIFY2(progress->toolTip().contains("Stage 3 of 4: " + QLocale().toString(100'000'000) +
                                          " of at most " + QLocale().toString(200'000'000)),
             qPrintable(progress->toolTip()));
    panel_->setBusy({3, 4});
    QVERIFY(!progress->toolTip().contains("at most"));
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(cancelled.count(), 1);
    panel_->setIdle();
    QVERIFY(!progress->isVisible());
}

void TestTimelinePanel::fitsNarrowPlaces() {
    panel_->setBusy({1, 4});
    QVERIFY(panel_->minimumSizeHint().width() <= 800);
    for (const bool tall : {false, true}) {
        panel_->setTall(tall);
        for (int width : {1900, 1280, 800}) {
            panel_->resize(width, panel_->height());
            QCoreApplication::processEvents();
            if (!tall) QCOMPARE(panel_->height(), 40);
            for (auto* child : panel_->findChildren<QWidget*>()) {
                if (!child->isVisible()) continue;
                const QRect place(child->mapTo(panel_.get(), QPoint()), child->size());
                QVERIFY2(panel_->rect().contains(place),
                         qPrintable(
                             QString("%1 at %2").arg(child->metaObject()->className()).arg(width)));
            }
        }
    }
}

void TestTimelinePanel::aButtonMakesItTall() {
    QAction tall("Tall");
    tall.setCheckable(true);
    panel_->setActions({.first = &first_, .back = &back_, .play = &play_, .tall = &tall});
    auto* scrub = panel_->findChild<widgets::ScrubBar*>();
    QCoreApplication::processEvents();
    const int narrow = scrub->width();
    QCOMPARE(panel_->height(), 40);
    QToolButton* button = nullptr;
    for (auto* one : panel_->findChildren<QToolButton*>())
        if (one->accessibleName() == "Tall") button = one;
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::processEvents();
    QVERIFY(panel_->height() >= 80);
    QVERIFY(scrub->width() > narrow + 200);
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::processEvents();
    QCOMPARE(panel_->height(), 40);
    QCOMPARE(scrub->width(), narrow);
}

void TestTimelinePanel::progressMovesNothing() {
    auto* scrub = panel_->findChild<widgets::ScrubBar*>();
    auto* step = panel_->findChild<widgets::StepEdit*>();
    QCoreApplication::processEvents();
    const QRect bar = scrub->geometry();
    const QPoint number = step->mapTo(panel_.get(), QPoint());
    panel_->setBusy({1, 4});
    QTRY_VERIFY(panel_->findChild<QProgressBar*>()->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(scrub->geometry(), bar);
    QCOMPARE(step->mapTo(panel_.get(), QPoint()), number);
}

void TestTimelinePanel::everythingIsNamedAndReachable() {
    int reached = 0;
    for (auto* child : panel_->findChildren<QWidget*>()) {
        if (child->focusPolicy() == Qt::NoFocus || qobject_cast<QLineEdit*>(child)) continue;
        QVERIFY2(!child->accessibleName().isEmpty(), child->metaObject()->className());
        QVERIFY(child->focusPolicy() & Qt::TabFocus);
        ++reached;
    }
    QCOMPARE(reached, 9);  // bar, lanes and their choice, three buttons, step, cancel, speed
}

MAZELOOM_TEST(TestTimelinePanel)

}  // namespace mazeloom::tst_timeline_panel

#include "tst_timeline_panel.moc"
