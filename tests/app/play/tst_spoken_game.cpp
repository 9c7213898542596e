// SPDX-License-Identifier: MIT
// The full game in the real window, with the screen off: on each page, in the game, its menu and
// its dialog of controls, every widget that can get the keyboard focus has a name, and every shown
// text is announced.
#include <algorithm>

#include <QLabel>
#include <QTest>

#include "tests/app/support/halls_test.h"
#include "tests/support/play/ears.h"
#include "tests/support/test_program.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/progress_map.h"
#include "widgets/play/play_menu.h"

namespace mazeloom::tst_spoken_game {

using testing::Ears;

class TestSpokenGame : public testing::HallsTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("spoken-game"); }
    void init() {
        setUp();
        openHalls(testing::kHallsCampaign);
        ears_ = std::make_unique<Ears>();
    }
    void cleanup() {
        ears_.reset();
        tearDown();
    }

    void aCampaignIsPlayedByEar();
    void optionsAndChallengeAreTold();
    void lossesAreTold();
    void messagesOfTheWindowAreTold();

  private:
    /// Checks that each widget that can get the focus has a name and a role.
    void checkNames(const QWidget& part, const char* where);
    /// Checks names and roles, and that all texts of `part` were announced.
    void attend(const QWidget& part, const char* where);
    /// Returns the announcements since the last call, and the place.
    QString news() {
        QString all = ears_->messages(heard_);
        all += ears_->place();
        heard_ = ears_->count();
        return all.simplified();
    }

    std::unique_ptr<Ears> ears_;
    std::size_t heard_ = 0;
    int labels_ = 0;
    int controls_ = 0;
};

void TestSpokenGame::checkNames(const QWidget& part, const char* where) {
    for (QWidget* widget : part.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !widget->isEnabled() || widget->focusProxy() != nullptr)
            continue;
        if ((widget->focusPolicy() & Qt::TabFocus) == 0) continue;
        ++controls_;
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        const QByteArray what = QByteArray(where) + ": " + widget->metaObject()->className();
        QVERIFY2(face != nullptr && !face->text(QAccessible::Name).trimmed().isEmpty(),
                 what.constData());
        QVERIFY2(face->role() != QAccessible::NoRole && face->role() != QAccessible::Client,
                 what.constData());
    }
}

void TestSpokenGame::attend(const QWidget& part, const char* where) {
    const QString said = news();
    checkNames(part, where);
    for (const auto* label : part.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty() || label->buddy() != nullptr) continue;
        ++labels_;
        QVERIFY2(said.contains(label->text().simplified()),
                 qPrintable(QString("%1: “%2” was not announced, but: %3")
                                .arg(QString::fromLatin1(where), label->text(), said)));
    }
    // A visible widget receives keys.
    const QWidget* focus = part.window()->focusWidget();
    QVERIFY(focus != nullptr && focus->isVisible());
}

void TestSpokenGame::aCampaignIsPlayedByEar() {
    openGame();
    attend(game().title(), "title");
    key(Qt::Key_Return);
    QVERIFY(isAt(game().map()));
    attend(game().map(), "map");
    // Selecting another level announces it.
    key(Qt::Key_Right);
    QVERIFY2(news().contains("Locked"), qPrintable(ears_->place()));
    key(Qt::Key_Left);
    QVERIFY2(news().contains("The way in"), qPrintable(ears_->place()));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    attend(game().briefing(), "before");
    key(Qt::Key_Return);
    QVERIFY(isAt(game().temple()));
    run().setSeen(false);
    QVERIFY2(ears_->place().startsWith("1, 1: 0 trap(s) around"), qPrintable(ears_->place()));
    attend(game().temple().view(), "game");
    step(Qt::Key_Right);
    QVERIFY2(ears_->place().startsWith("2, 1: 1 trap(s) around"), qPrintable(ears_->place()));
    news();
    step(Qt::Key_Escape);
    QVERIFY(game().temple().menu().isVisible());
    attend(game().temple().menu(), "menu");
    key(Qt::Key_Escape);
    QVERIFY(!game().temple().menu().isVisible());
    for (int i = 0; i < 5; ++i)
        step(Qt::Key_Right);
    QVERIFY2(news().contains("Won in "), qPrintable(news()));
    QTRY_VERIFY(isAt(game().briefing()));
    attend(game().briefing(), "after");
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    attend(game().briefing(), "next");
    key(Qt::Key_Escape);
    QVERIFY(isAt(game().map()));
    attend(game().map(), "map again");
    key(Qt::Key_Escape);
    news();
    click(game().title(), "Player: Player 1");
    attend(game().profiles(), "players");
    QVERIFY2(labels_ > 20 && controls_ > 20,
             qPrintable(QString("%1 labels, %2 controls").arg(labels_).arg(controls_)));
}

void TestSpokenGame::optionsAndChallengeAreTold() {
    openGame();
    news();
    click(game().title(), "Options");
    attend(game().options(), "options");
    bool isOpen = false;
    willAnswer([&](QDialog* dialog) {
        isOpen = true;
        checkNames(*dialog, "controls");
        dialog->reject();
    });
    const int before = controls_;
    click(game().options(), "Controls…");
    QVERIFY(isOpen && controls_ > before + 10);
    key(Qt::Key_Escape);
    news();
    click(game().title(), "Today's challenge");
    // The aim is announced once the day's temple is drawn.
    const auto isDrawn = [this] {
        const auto labels = game().challenge().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->accessibleName() == "Aim" && label->text().contains(u' ');
        });
    };
    QTRY_VERIFY(isDrawn());
    attend(game().challenge(), "challenge");
    QVERIFY(labels_ > 5 && controls_ > 10);
}

void TestSpokenGame::lossesAreTold() {
    openGame();
    goToMap();
    playSelected();
    news();
    lose();
    const QString said = news();
    QVERIFY2(said.contains("You stepped on a trap.") && said.contains("begins another attempt"),
             qPrintable(said));
    step(Qt::Key_R);
    QVERIFY2(news().contains("Attempt 2"), qPrintable(ears_->place()));
}

void TestSpokenGame::messagesOfTheWindowAreTold() {
    auto* bar = window_->findChild<widgets::MessageBar*>();
    news();
    bar->showMessage(widgets::MessageBar::Kind::Warning, "Something is odd.");
    QVERIFY(news().contains("Something is odd."));
    bar->showMessage(widgets::MessageBar::Kind::Warning, "Something is odd.");
    QVERIFY(!news().contains("Something is odd."));
}

MAZELOOM_TEST(TestSpokenGame)

}  // namespace mazeloom::tst_spoken_game

#include "tst_spoken_game.moc"
