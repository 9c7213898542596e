// SPDX-License-Identifier: MIT
// What is this? and the tour in the real window, by real events.
#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "app/domains/view/tour_domain.h"
#include "app/help/help_card.h"
#include "app/help/manual_topics.h"
#include "app/help/manual_window.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/timeline/scrub_bar.h"
#include "widgets/welcome/welcome_page.h"

namespace mazeloom::tst_help {

using app::HelpCard;

class TestHelp : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("help"); }
    void init();
    void cleanup() { tearDown(); }

    void controlsAreExplained();
    void panelsAreExplained();
    void menusAreExplained();
    void escapeLeavesAndNothingWasDone();
    void returnAsksForTheFocus();
    void readMoreOpensTheManual();

    void tourIsOfferedOnce();
    void tourIsTakenByDoing();
    void tourGoesOnByNext();
    void tourGoesOnByEnter();
    void tourIsLeftAtEachStop();
    void deedsCountInAnyOrder();
    void closingThePackEndsTheTour();
    void tourHoldsNothingUp();

  private:
    void open(const QString& pack) {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        window_->workspace().open(pack);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty(), 30'000);
        canvas()->setFocus();
    }
    using WindowTest::action;
    /// Returns the registered action that `each` is; null for Qt's own actions.
    QAction* action(const QAction* each) {
        return each == nullptr ? nullptr : window_->actions().find(app::ActionRegistry::idOf(each));
    }
    HelpCard* answer() { return window_->findChild<HelpCard*>("whatIsThisCard"); }
    /// Creates a problem, so that the problems panel has something to focus.
    void makeProblem() {
        const QString level = QString::fromStdString(current()->pack().levels.front().id);
        QVERIFY(setStageEnabled(*current(), level, 1, false));
        auto* list = window_->findChild<widgets::ProblemsPanel*>()->findChild<QTreeView*>();
        QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() > 0, 30'000);
    }
    HelpCard* stop() { return window_->findChild<HelpCard*>("tourCard"); }
    static QString titleOf(const HelpCard& card) { return card.accessibleName(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window_->focusWidget(), key, modifiers);
    }
    static QPushButton* button(const HelpCard& card, const QString& text) {
        for (QPushButton* each : card.findChildren<QPushButton*>()) {
            if (each->text() == text) return each;
        }
        return nullptr;
    }
    void ask(QWidget& widget, QPoint at) {
        press(Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(QApplication::overrideCursor() != nullptr);
        QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
        QVERIFY(QApplication::overrideCursor() == nullptr);
    }
    int number() {
        const QString title = stop() == nullptr ? QString() : titleOf(*stop());
        for (int i = 1; i <= 7; ++i) {
            if (title.endsWith(QString("(%1 of 7)").arg(i))) return i;
        }
        return 0;
    }
    /// Does by real events what a stop asks for.
    void doDeed(int stop);
    void takeTour() {
        action("help.tour")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window_->player().count() > 0, 30'000);
        // Wait until the first generation has ended.
        QTRY_COMPARE(window_->player().position(), window_->player().count());
        canvas()->setFocus();
        QCOMPARE(number(), 1);
    }
};

void TestHelp::init() {
    setUp();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void TestHelp::controlsAreExplained() {
    open("builtin:temple");
    const widgets::PackDocument* document = current();
    const int stepsBefore = static_cast<int>(window_->player().position());
    int asked = 0;
    for (QAbstractButton* control : window_->findChildren<QAbstractButton*>()) {
        if (!control->isVisible() || control->visibleRegion().isEmpty()) continue;
        if (control->window() != window_.get() || control->rect().width() < 8) continue;
        const QPoint middle = control->visibleRegion().boundingRect().center();
        if (control->window()->childAt(control->mapTo(window_.get(), middle)) != control) continue;
        canvas()->setFocus();
        ask(*control, middle);
        HelpCard* card = answer();
        QVERIFY2(card != nullptr && card->isVisible(), qPrintable(control->accessibleName()));
        QVERIFY2(!titleOf(*card).isEmpty(), control->metaObject()->className());
        QVERIFY2(!card->accessibleDescription().isEmpty(), qPrintable(titleOf(*card)));
        if (const auto* tool = qobject_cast<QToolButton*>(control);
            tool != nullptr && action(tool->defaultAction()) != nullptr) {
            QCOMPARE(titleOf(*card), window_->actions().titleOf(tool->defaultAction()));
        }
        QVERIFY(window_->rect().contains(card->geometry()));
        press(Qt::Key_Escape);
        QVERIFY(answer() == nullptr || !answer()->isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        ++asked;
    }
    QVERIFY2(asked >= 20, qPrintable(QString::number(asked)));
    // None of the clicked controls took effect.
    QCOMPARE(current(), document);
    QVERIFY(!document->isModified());
    QCOMPARE(static_cast<int>(window_->player().position()), stepsBefore);
}

void TestHelp::panelsAreExplained() {
    open("builtin:temple");
    makeProblem();
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rect().center());
    int panels = 0;
    for (const QAction* each : window_->actions().all()) {
        const QString id = app::ActionRegistry::idOf(each);
        if (!id.startsWith("panel.") || id == "panel.next" || id == "panel.previous") continue;
        const QString page = app::manualPageOf(*each);
        const auto isThere = [&] { return app::manualPageOf(window_->focusWidget()) == page; };
        for (int i = 0; i < 2 && !isThere(); ++i)
            action(id.toLatin1())->trigger();
        QVERIFY2(isThere(), qPrintable(id));
        auto* part = const_cast<QWidget*>(app::manualPartOf(window_->focusWidget()));
        canvas()->setFocus();
        ask(*part, part->rect().center());
        QVERIFY2(answer() != nullptr, qPrintable(id));
        QVERIFY2(!titleOf(*answer()).isEmpty(), qPrintable(id));
        QVERIFY2(!answer()->accessibleDescription().isEmpty(), qPrintable(id));
        QTest::mouseClick(button(*answer(), "Read more"), Qt::LeftButton);
        auto* manual = window_->findChild<app::ManualWindow*>();
        QVERIFY(manual != nullptr && manual->isVisible());
        QCOMPARE(manual->page(), page);
        manual->close();
        window_->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        ++panels;
    }
    QVERIFY(panels >= 12);
}

void TestHelp::menusAreExplained() {
    open("builtin:temple");
    QMenuBar* bar = window_->menuBar();
    QAction* file = bar->actions().front();
    ask(*bar, bar->actionGeometry(file).center());
    QVERIFY(answer() != nullptr);
    QCOMPARE(titleOf(*answer()), QString("File"));
    QCOMPARE(answer()->accessibleDescription(), file->statusTip());
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    // A click elsewhere closes the card and has its usual effect.
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rect().center());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(answer() == nullptr);
}

void TestHelp::escapeLeavesAndNothingWasDone() {
    open("builtin:temple");
    press(Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(QApplication::overrideCursor() != nullptr);
    press(Qt::Key_Escape);
    QVERIFY(QApplication::overrideCursor() == nullptr);
    QVERIFY(answer() == nullptr);
    // The next click has its usual effect.
    press(Qt::Key_Space);
    QVERIFY(window_->player().isPlaying() || window_->player().position() == 0);
    // The right button ends the mode, too.
    press(Qt::Key_F1, Qt::ShiftModifier);
    QTest::mouseClick(canvas(), Qt::RightButton);
    QVERIFY(QApplication::overrideCursor() == nullptr);
    QVERIFY(answer() == nullptr);
}

void TestHelp::returnAsksForTheFocus() {
    open("builtin:temple");
    press(Qt::Key_F1, Qt::ShiftModifier);
    press(Qt::Key_Return);
    QVERIFY(answer() != nullptr);
    QCOMPARE(titleOf(*answer()), canvas()->accessibleName());
    // The card's button has the focus, which returns to the canvas when the card is closed.
    QVERIFY(answer()->isAncestorOf(window_->focusWidget()));
    press(Qt::Key_Escape);
    QCOMPARE(window_->focusWidget(), static_cast<QWidget*>(canvas()));
}

void TestHelp::readMoreOpensTheManual() {
    ask(*window_->findChild<widgets::WelcomePage*>()->viewport(), {300, 5});
    QVERIFY(answer() != nullptr);
    QTest::mouseClick(button(*answer(), "Read more"), Qt::LeftButton);
    auto* manual = window_->findChild<app::ManualWindow*>();
    QVERIFY(manual != nullptr && manual->isVisible());
    QCOMPARE(manual->page(), QString("welcome"));
}

void TestHelp::tourIsOfferedOnce() {
    const auto offer = [this] { return window_->findChild<QWidget*>("tourOffer"); };
    QVERIFY(offer()->isVisible());
    QVERIFY(stop() == nullptr);  // it does not start by itself
    const auto press = [&](const QString& text) {
        for (QPushButton* each : offer()->findChildren<QPushButton*>()) {
            if (each->text() == text) QTest::mouseClick(each, Qt::LeftButton);
        }
    };
    press("Not now");
    QVERIFY(!offer()->isVisible());
    showWindow();
    QVERIFY(!offer()->isVisible());
    QSettings().clear();
    showWindow();
    QVERIFY(offer()->isVisible());
    press("Take the tour");
    QCOMPARE(number(), 1);
    QVERIFY(current() != nullptr);
    QVERIFY(app::TourDomain::isKnown());
    showWindow();
    QVERIFY(!offer()->isVisible());
}

void TestHelp::doDeed(int stop) {
    switch (stop) {
        case 1: {
            auto* list = window_->findChild<widgets::LevelList*>()->findChild<QTreeView*>();
            QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
            list->setFocus();
            QTest::keyClick(list, Qt::Key_Down);
            QTest::keyClick(list, Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty(), 30'000);
            break;
        }
        case 2:
            canvas()->setFocus();
            press(Qt::Key_Home, Qt::ControlModifier);
            press(Qt::Key_Space);
            QVERIFY(window_->player().isPlaying());
            press(Qt::Key_Space);
            break;
        case 3: {
            auto* bar = window_->findChild<widgets::ScrubBar*>();
            QVERIFY(bar->isVisible());
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->rect().center());
            break;
        }
        case 4:
            canvas()->setFocus();
            press(Qt::Key_V);
            QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rect().center());
            break;
        case 5: {
            canvas()->setFocus();
            press(Qt::Key_B);
            const QPoint at = canvas()->rectOf({1, 1}).center().toPoint();
            QTest::mouseClick(canvas(), Qt::LeftButton, {}, at);
            break;
        }
        case 6:
            press(Qt::Key_N, Qt::ControlModifier);
            break;
        case 7:
            press(Qt::Key_F5);
            break;
        default:
            QFAIL("no such stop");
    }
}

void TestHelp::tourIsTakenByDoing() {
    takeTour();
    for (int i = 1; i <= 7; ++i) {
        QVERIFY2(number() == i, qPrintable(QString::number(i)));
        QVERIFY(!stop()->target().isNull());
        QVERIFY(window_->rect().contains(stop()->geometry()));
        doDeed(i);
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(stop() == nullptr);
    action("play.start")->trigger();
    // The tour can be started again.
    action("help.tour")->trigger();
    QCOMPARE(number(), 1);
}

void TestHelp::tourGoesOnByNext() {
    takeTour();
    for (int i = 1; i <= 7; ++i) {
        QCOMPARE(number(), i);
        QTest::mouseClick(button(*stop(), i < 7 ? "Next" : "Done"), Qt::LeftButton);
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(stop() == nullptr);
    QVERIFY(!current()->isModified());
}

void TestHelp::tourGoesOnByEnter() {
    takeTour();
    // Tab reaches the card and Enter follows the tour without another Tab.
    for (int i = 0; i < 400 && QApplication::focusWidget() != button(*stop(), "Next"); ++i)
        press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), button(*stop(), "Next"));
    for (int i = 2; i <= 7; ++i) {
        press(i % 2 == 0 ? Qt::Key_Return : Qt::Key_Enter);
        QCOMPARE(number(), i);
    }
    press(Qt::Key_Return);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(stop() == nullptr);
    QVERIFY(!current()->isModified());
}

void TestHelp::tourIsLeftAtEachStop() {
    open("builtin:temple");
    for (int at = 1; at <= 7; ++at) {
        for (const bool byKey : {true, false}) {
            action("help.tour")->trigger();
            for (int i = 1; i < at; ++i)
                QTest::mouseClick(button(*stop(), "Next"), Qt::LeftButton);
            QCOMPARE(number(), at);
            if (byKey) {
                canvas()->setFocus();
                press(Qt::Key_Escape);
            } else {
                QTest::mouseClick(button(*stop(), "End tour"), Qt::LeftButton);
            }
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(stop() == nullptr);
        }
    }
}

void TestHelp::deedsCountInAnyOrder() {
    takeTour();
    doDeed(6);
    QTRY_VERIFY(window_->player().count() > 0);
    doDeed(4);
    QCOMPARE(number(), 1);
    const auto isTicked = [this] {
        for (const QLabel* label : stop()->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().startsWith(QString::fromUtf8("✓"))) return true;
        }
        return false;
    };
    const std::vector<bool> expected{false, false, false, true, false, true, false};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(number(), static_cast<int>(i) + 1);
        QVERIFY2(isTicked() == expected[i], qPrintable(titleOf(*stop())));
        stop()->findChildren<QPushButton*>().last()->click();
    }
}

void TestHelp::closingThePackEndsTheTour() {
    takeTour();
    doDeed(1);
    QCOMPARE(number(), 2);
    action("file.close")->trigger();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(stop() == nullptr);
    QVERIFY(window_->findChild<widgets::WelcomePage*>()->isVisible());
    takeTour();
    window_.reset();
    showWindow();
    QVERIFY(stop() == nullptr);
}

void TestHelp::tourHoldsNothingUp() {
    takeTour();
    // The card stays beside its control when the window changes.
    window_->resize(1000, 640);
    QVERIFY(window_->rect().contains(stop()->geometry()));
    QVERIFY(!stop()->geometry().contains(stop()->target().center()));
    // Keys and clicks have their usual effects.
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(window_->player().position(), trace::StepIndex{0});
    QCOMPARE(number(), 1);
    action("edit.select-all")->trigger();
    QVERIFY(QApplication::activeModalWidget() == nullptr);
}

MAZELOOM_TEST(TestHelp)

}  // namespace mazeloom::tst_help

#include "tst_help.moc"
