// SPDX-License-Identifier: MIT
// The full game without the editor: its pages, one level by name, and leaving.
#include <algorithm>
#include <cstdint>

#include <QApplication>
#include <QDateTime>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/game/full_game.h"
#include "tests/app/support/application.h"
#include "tests/app/support/lone_game_test.h"
#include "tests/app/support/program.h"
#include "tests/support/root.h"
#include "tests/support/test_program.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/title_page.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/theme/icon.h"

namespace mazeloom::tst_game_alone {

class TestGameAlone : public testing::LoneGameTest {
    Q_OBJECT

  private slots:
    void initTestCase() { testing::prepareApplication("game-alone"); }
    void init() { begin(); }
    void cleanup() { close(); }

    void beginsAtTheTitle();
    void backFromTheTitleLeaves();
    void aLevelIsPlayedByName();
    void aSeedIsPlayedAsGiven();
    void aDayIsOpened();
    void whatIsNoTempleIsRefused();
    void aDescentIsPlayed();
    void theCommandRefuses_data();
    void theCommandRefuses();
    void theGamesHaveAnIcon();
};

void TestGameAlone::beginsAtTheTitle() {
    open("builtin:temple");
    QVERIFY(isAt(window().title()));
    show();
    window().title().takeFocus();
    QVERIFY(QTest::qWaitForWindowExposed(&window()));
    QCOMPARE(window().windowTitle(), QString("Temple"));
    const auto buttons = window().title().findChildren<QPushButton*>();
    const auto isShown = [&](const QString& text) {
        return std::ranges::any_of(buttons, [&](const QPushButton* one) {
            return one->isVisible() && one->text() == text;
        });
    };
    QVERIFY(isShown("Campaign") && isShown("Back to the editor"));
    window().setAlone();
    QVERIFY(isShown("Quit") && !isShown("Back to the editor"));
    const auto labels = window().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* one) {
        return one->isVisible() && one->text().contains("Esc quit");
    }));
}

void TestGameAlone::backFromTheTitleLeaves() {
    open("builtin:temple");
    show();
    window().title().takeFocus();
    QSignalSpy left(game_.get(), &app::FullGame::left);
    key(Qt::Key_Escape);
    QCOMPARE(left.size(), qsizetype{1});
    window().close();
    QCOMPARE(left.size(), qsizetype{2});
}

void TestGameAlone::aLevelIsPlayedByName() {
    open("builtin:temple");
    QVERIFY(!game_->openLevel("the-ring"));
    show();
    QVERIFY(isAt(window().briefing()));
    window().briefing().takeFocus();
    key(Qt::Key_Return);
    QVERIFY(isAt(window().temple()));
    QVERIFY(window().temple().isPlaying());
    QCOMPARE(window().temple().run().setup().level->id, std::string("the-ring"));
    // The window may be closed in the middle of an attempt.
}

void TestGameAlone::aSeedIsPlayedAsGiven() {
    for (const std::uint64_t seed : {std::uint64_t{3}, std::uint64_t{4}}) {
        open("builtin:temple");
        QVERIFY(!game_->openLevel("the-ring", seed));
        // The page before the level names this seed, too.
        const auto& facts = window().briefing().told().facts;
        QVERIFY(std::ranges::any_of(facts, [seed](const auto& fact) {
            return fact.first == "Seed" && fact.second.contains(QString::number(seed));
        }));
        show();
        window().briefing().takeFocus();
        key(Qt::Key_Return);
        QCOMPARE(window().temple().run().setup().seed, seed);
    }
}

void TestGameAlone::aDayIsOpened() {
    open("builtin:temple");
    game_->openDay(*readDate("2026-01-02"));
    show();
    QVERIFY(isAt(window().challenge()));
    QCOMPARE(window().challenge().date(), QDate(2026, 1, 2));
    QVERIFY(window().challenge().hasFocus() ||
            window().challenge().isAncestorOf(window().focusWidget()));
    // Back leads to the title.
    key(Qt::Key_Escape);
    QVERIFY(isAt(window().title()));
    // A later day is not open yet.
    game_->openDay(*readDate("9999-12-31"));
    QVERIFY(isAt(window().challenge()));
    QCOMPARE(window().challenge().date(), QDateTime::currentDateTimeUtc().date());
    const auto labels = window().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* one) {
        return one->isVisible() && one->text().contains("31 December 9999");
    }));
}

void TestGameAlone::whatIsNoTempleIsRefused() {
    open("builtin:temple");
    const auto why = game_->openLevel("nowhere");
    QVERIFY(why && why->contains("nowhere"));
    QVERIFY(isAt(window().title()));
}

void TestGameAlone::aDescentIsPlayed() {
    open("builtin:descent");
    show();
    QVERIFY(isAt(window().title()));
    for (QPushButton* button : window().title().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == "Descent") {
            button->click();
            break;
        }
    }
    QVERIFY(isAt(window().briefing()));
    key(Qt::Key_Return);
    QVERIFY(isAt(window().descent()));
    QVERIFY(window().descent().isPlaying());
}

void TestGameAlone::theCommandRefuses_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no such pack") << QStringList{"builtin:tempel"} << 1
                                  << QByteArray("no such built-in pack");
    QTest::newRow("no such level")
        << QStringList{"builtin:temple", "--level", "nowhere"} << 1 << QByteArray("nowhere");
    QTest::newRow("a floor") << QStringList{"builtin:descent", "--level", "gatehouse"} << 1
                             << QByteArray("has no temple");
    QTest::newRow("a seed alone") << QStringList{"builtin:temple", "--seed", "3"} << 2
                                  << QByteArray("--seed needs --level");
    QTest::newRow("an attempt") << QStringList{"builtin:temple", "--attempt", "3"} << 2
                                << QByteArray("--attempt goes with --inputs");
}

void TestGameAlone::theCommandRefuses() {
    QFETCH(QStringList, words);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, message);
    QProcess process;
    QProcessEnvironment environment = testing::speaking("C.UTF-8");
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    process.setProcessEnvironment(environment);
    process.start(QString::fromStdString(testing::fromRoot(MAZELOOM_PROGRAM)),
                  QStringList{"play"} + words);
    const auto result = testing::resultOf(process, 120);
    QVERIFY2(result.messages.contains(message), result.messages.constData());
    QCOMPARE(result.exitCode, exitCode);
}

void TestGameAlone::theGamesHaveAnIcon() {
    QVERIFY(!widgets::gameIcon().pixmap(32).isNull());
    QVERIFY(widgets::gameIcon().pixmap(32).toImage() !=
            widgets::applicationIcon().pixmap(32).toImage());
    QVERIFY(!widgets::iconNames().contains("mazeloom-game"));
}

MAZELOOM_TEST(TestGameAlone)

}  // namespace mazeloom::tst_game_alone

#include "tst_game_alone.moc"
