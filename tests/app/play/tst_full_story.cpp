// SPDX-License-Identifier: MIT
// The story of a campaign in the full game: chapters open with wins, and texts that were read are
// kept and counted.
#include <QLabel>
#include <QListWidget>
#include <QTest>

#include "tests/app/support/halls_test.h"
#include "tests/support/test_program.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/story_page.h"
#include "widgets/play/play_menu.h"
#include "widgets/text/spoken.h"

namespace mazeloom::tst_full_story {

namespace {

constexpr const char* kNoStory = R"(,
  "campaign": {"nodes": [{"id": "first", "level": "three", "at": [0, 1], "start": true}]})";

}  // namespace

class TestFullStory : public testing::HallsTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("full-story"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void chaptersOpenWithWins();
    void textsAreFoundOnce();
    void theKeysChooseAndScroll();
    void withoutAPlayerOnlyTheBeginningIsTold();
    void aPackWithoutAStoryOffersNone();
    void theChallengeFindsNoTexts();

  private:
    /// Opens the halls; two consoles with a text stand in the first.
    void openLibrary(const char* campaign = testing::kHallsCampaign) {
        QByteArray first = testing::hall("one");
        first.replace(R"({"id": "way-out")",
                      R"({"id": "slate", "kind": "console", "at": [2, 1], "text": "We dug deep."},
    {"id": "second", "kind": "console", "at": [5, 2], "text": "Too deep."},
    {"id": "way-out")");
        openHalls(campaign, first);
        openGame();
    }
    widgets::StoryPage& story() { return game().story(); }
    void openStory() {
        click(game().title(), "Story");
        QVERIFY(isAt(story()));
    }
    void backToTitle() {
        while (!isAt(game().title()))
            key(Qt::Key_Escape);
    }
    QString shown() { return widgets::labelTexts(story()); }
    QStringList rows() {
        QStringList rows;
        const auto* list = story().findChild<QListWidget*>();
        for (int i = 0; i < list->count(); ++i)
            rows << list->item(i)->text();
        return rows;
    }
    void dismiss() { QTest::keyClick(game().temple().focusWidget(), Qt::Key_Return); }
};

void TestFullStory::chaptersOpenWithWins() {
    openLibrary();
    goToMap();
    backToTitle();
    openStory();
    QCOMPARE(rows(), (QStringList{"The way in   ·   0 of 2", "Hall two   ·   Locked",
                                  "Hall three   ·   Locked", "Hall four   ·   Locked"}));
    QVERIFY2(shown().contains("Go in."), qPrintable(shown()));
    // Nothing that the player has not earned is told.
    QVERIFY(!shown().contains("You came out."));
    QVERIFY(!shown().contains("deep"));
    QVERIFY(shown().contains("Text 1 of 2\nNot found yet"));
    backToTitle();
    click(game().title(), "Campaign");
    playSelected();
    step(Qt::Key_Right);
    dismiss();
    win();
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(fact(game().briefing().told().facts, "Texts found"), "1 of 2");
    backToTitle();
    openStory();
    QCOMPARE(rows(), (QStringList{"The way in   ·   1 of 2", "Hall two", "Hall three",
                                  "Hall four   ·   Locked"}));
    // The newest chapter is open.
    QVERIFY(shown().contains("Hall three"));
    QVERIFY(shown().contains("This level has no texts."));
    key(Qt::Key_Home);
    QVERIFY2(shown().contains("Go in.\nText 1 of 2\nWe dug deep.\nText 2 of 2\nNot found yet\n"
                              "You came out."),
             qPrintable(shown()));
    key(Qt::Key_End);
    QVERIFY(shown().contains("This chapter is locked"));
}

void TestFullStory::textsAreFoundOnce() {
    openLibrary();
    goToMap();
    QCOMPARE(fact(map().nodes()[0].facts, "Texts found"), "0 of 2");
    QVERIFY(fact(map().nodes()[1].facts, "Texts found").isEmpty());
    playSelected();
    step(Qt::Key_Right);
    // The text is kept as soon as it is read, before the attempt ends.
    QCOMPARE(kept("Player 1", "one")["consoles"].toArray(), QJsonArray{"slate"});
    QCOMPARE(kept("Player 1", "one")["attempts"].toInt(), 0);
    dismiss();
    step(Qt::Key_Left);
    step(Qt::Key_Right);
    dismiss();
    QCOMPARE(kept("Player 1", "one")["consoles"].toArray(), QJsonArray{"slate"});
    for (int i = 0; i < 3; ++i)
        step(Qt::Key_Right);
    step(Qt::Key_Down);
    QVERIFY(game().temple().isReading());
    dismiss();
    // A loss forgets nothing.
    step(Qt::Key_Left);
    step(Qt::Key_Left);
    QCOMPARE(run().state().outcome, play::temple::Outcome::Lost);
    QCOMPARE(kept("Player 1", "one")["consoles"].toArray(), (QJsonArray{"second", "slate"}));
    game().close();
    QTest::qWait(1);
    openGame();
    key(Qt::Key_Return);
    QCOMPARE(fact(map().nodes()[0].facts, "Texts found"), "2 of 2");
}

void TestFullStory::theKeysChooseAndScroll() {
    openLibrary();
    goToMap();
    backToTitle();
    openStory();
    QVERIFY(story().findChild<QListWidget*>()->hasFocus());
    key(Qt::Key_Right);
    key(Qt::Key_Left);
    QCOMPARE(story().findChild<QListWidget*>()->currentRow(), 0);
    key(Qt::Key_Down);
    QCOMPARE(story().findChild<QListWidget*>()->currentRow(), 1);
    key(Qt::Key_Escape);
    QVERIFY(isAt(game().title()));
    QVERIFY(button(game().title(), "Story")->hasFocus());
}

void TestFullStory::withoutAPlayerOnlyTheBeginningIsTold() {
    openLibrary();
    openStory();
    QCOMPARE(rows().front(), QString("The way in   ·   0 of 2"));
    QVERIFY(shown().contains("Go in."));
}

void TestFullStory::aPackWithoutAStoryOffersNone() {
    openLibrary(kNoStory);
    QVERIFY(button(game().title(), "Story") == nullptr);
    QVERIFY(button(game().title(), "Campaign") != nullptr);
}

void TestFullStory::theChallengeFindsNoTexts() {
    openLibrary();
    goToMap();
    backToTitle();
    const QJsonObject before = keptOf("Player 1");
    click(game().title(), "Today's challenge");
    click(game().challenge(), "Play");
    QTRY_VERIFY(isAt(game().briefing()));
    QVERIFY(fact(game().briefing().told().facts, "Texts found").isEmpty());
    QCOMPARE(keptOf("Player 1"), before);
}

MAZELOOM_TEST(TestFullStory)

}  // namespace mazeloom::tst_full_story

#include "tst_full_story.moc"
