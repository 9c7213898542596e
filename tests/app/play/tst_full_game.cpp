// SPDX-License-Identifier: MIT
// The full game of a pack in the real window: title, players, map, briefings, a level won, options,
// and the way back to the editor; by keys, mouse and gamepad.
#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QDateTime>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include "app/domains/play/play_domain.h"
#include "app/full_game/briefings.h"
#include "tests/app/support/halls_test.h"
#include "tests/support/play/virtual_pad.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/board_note.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::tst_full_game {

using play::NodeState;
using play::temple::Numbers;
using play::temple::Outcome;
using play::temple::Pace;

class TestFullGame : public testing::HallsTest {
    Q_OBJECT

  private slots:
    void initTestCase() {
        prepare("full-game");
        testing::VirtualPad::shutOutRealPads();
    }
    void init() {
        setUp();
        openHalls(testing::kHallsCampaign);
    }
    void cleanup() { tearDown(); }

    void theKeyOpensItAndEscapeComesBack();
    void theKeyThatOpensItLeavesIt();
    void whileAPlaytestRunsTheKeyIsThePlaytests();
    void aPlayerIsAddedRenamedAndDeleted();
    void aLevelIsWonByKeysAndOpensOthers();
    void playersHaveSeedsOfTheirOwn();
    void theBriefingNamesTheSeed();
    void theBriefingSaysWhichNumbersTheLevelShows();
    void theFirstGameTellsWhatTheNumbersCount();
    void theMapIsWalkedByArrowsAndMouse();
    void whatIsLockedCannotBePlayed();
    void aPackWithoutCampaignListsItsLevels();
    void optionsChangeTheView();
    void theMenuLeavesToTheMap();
    void onlyALossIsTurnedBack();
    void escapeGoesOneStepBack();
    void theMouseAloneWillDo();
    void thePadAloneWillDo();
    void thePadWorksQuestionsAndDates();
    void thePadOpensAndLeavesADialog();
    void everyButtonSaysWhatItDoes();
    void everyButtonShowsTheFocus();
    void theFocusAlwaysHasAName();

  private:
    /// Presses and releases a gamepad button.
    void press(const testing::VirtualPad& pad, SDL_GameControllerButton button) {
        for (const bool down : {true, false}) {
            pad.button(button, down);
            if (domain().game() != nullptr) game().temple().gamepad().poll();
        }
    }
    static QString focusedName() {
        const QWidget* widget = QApplication::focusWidget();
        return widget == nullptr ? QString() : widget->accessibleName();
    }
    /// Presses a direction until the widget of that name has the focus.
    void press(const testing::VirtualPad& pad, SDL_GameControllerButton direction,
               const QString& to) {
        for (int i = 0; i < 30 && focusedName() != to; ++i)
            press(pad, direction);
        QCOMPARE(focusedName(), to);
    }
};

void TestFullGame::theKeyOpensItAndEscapeComesBack() {
    current()->history()->clear();
    canvas()->zoomAbout(3, {40, 30});
    const auto place = canvas()->place();
    const auto moment = window_->player().position();
    const QString level = currentLevelId(*current());
    openGame();
    const auto labels = game().title().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->text() == "Halls"; }));
    key(Qt::Key_Escape);
    QVERIFY(domain().game() == nullptr);
    QTRY_VERIFY(canvas()->hasFocus());
    QCOMPARE(canvas()->place(), place);
    QCOMPARE(window_->player().position(), moment);
    QCOMPARE(currentLevelId(*current()), level);
    QCOMPARE(current()->history()->count(), 0);
    QVERIFY(!current()->isModified());
    // Looking around writes nothing.
    QVERIFY(!QFile::exists(profilesFile()));
    action("play.full-game")->trigger();
    QVERIFY(domain().game() != nullptr);
    click(game().title(), "Back to the editor");
    QVERIFY(domain().game() == nullptr);
}

void TestFullGame::theKeyThatOpensItLeavesIt() {
    openGame();
    key(Qt::Key_F11);
    QVERIFY(domain().game() == nullptr);
    QTRY_VERIFY(canvas()->hasFocus());
    // F11 closes the game from any page, also during a level.
    openGame();
    goToMap();
    key(Qt::Key_F11);
    QVERIFY(domain().game() == nullptr);
    openGame();
    // The player is known by now.
    click(game().title(), "Campaign");
    playSelected();
    QVERIFY(game().temple().isPlaying());
    QTest::keyClick(&game().temple().view(), Qt::Key_F11);
    QVERIFY(domain().game() == nullptr);
    // Works with a shortcut set by the user, too.
    action("play.full-screen")->setShortcut(Qt::CTRL | Qt::Key_D);
    action("play.full-screen")->trigger();
    QVERIFY(domain().game() != nullptr);
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(&game()));
    QTest::keyClick(game().focusWidget(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(domain().game() == nullptr);
}

void TestFullGame::whileAPlaytestRunsTheKeyIsThePlaytests() {
    QTest::keyClick(canvas(), Qt::Key_F5);
    auto& page = window_->findChild<app::PlayDomain*>()->templePage();
    QVERIFY(page.isPlaying());
    QVERIFY(!action("play.full-game")->isEnabled());
    QTest::keyClick(&page.view(), Qt::Key_F11);
    QVERIFY(domain().game() == nullptr);
    QVERIFY(page.isFullScreen());
    page.close();
    QVERIFY(action("play.full-game")->isEnabled());
}

void TestFullGame::aPlayerIsAddedRenamedAndDeleted() {
    openGame();
    click(game().title(), "Player");
    auto& page = game().profiles();
    auto* name = page.findChild<QLineEdit*>();
    auto* list = page.findChild<QListWidget*>();
    QVERIFY(!name->isVisible());
    click(page, "New player…");
    QVERIFY(name->hasFocus());
    QTest::keyClicks(name, "Ada");
    QTest::keyClick(name, Qt::Key_Return);
    // A new player becomes the current one.
    QVERIFY(isAt(game().title()));
    click(game().title(), "Player: Ada");
    click(page, "New player…");
    QTest::keyClicks(name, "Ada");
    QVERIFY(!button(page, "Add")->isEnabled());
    name->selectAll();
    QTest::keyClicks(name, "Bo");
    click(page, "Add");
    click(game().title(), "Player: Bo");
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->currentRow(), 1);
    click(page, "Rename…");
    QTest::keyClicks(name, "Cy");
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(list->item(1)->text().startsWith("Cy"));
    // The game asks before it deletes, and Escape only closes the question.
    click(page, "Delete…");
    QCOMPARE(game().focusWidget(), static_cast<QWidget*>(button(page, "Cancel")));
    key(Qt::Key_Escape);
    QVERIFY(isAt(page));
    QCOMPARE(list->count(), 2);
    click(page, "Delete…");
    click(page, "Delete");
    QCOMPARE(list->count(), 1);
    key(Qt::Key_Escape);
    QVERIFY(isAt(game().title()));
    QVERIFY(button(game().title(), "Player") != nullptr);
    click(game().title(), "Player");
    key(Qt::Key_Return);
    QVERIFY(button(game().title(), "Player: Ada") != nullptr);
    // The last player is remembered.
    key(Qt::Key_Escape);
    openGame();
    QVERIFY(button(game().title(), "Player: Ada") != nullptr);
}

void TestFullGame::aLevelIsWonByKeysAndOpensOthers() {
    openGame();
    goToMap();
    QCOMPARE(states(),
             (QList{NodeState::Open, NodeState::Locked, NodeState::Locked, NodeState::Locked}));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    QCOMPARE(game().briefing().told().title, "The way in");
    QCOMPARE(game().briefing().told().text, "Go in.");
    key(Qt::Key_Return);
    run().setSeen(false);
    win();
    const std::int64_t time = run().state().tick;
    // The result is saved before anything else can happen, and no key continues from here.
    QCOMPARE(kept("Player 1", "one")["best"].toInteger(), time);
    QCOMPARE(kept("Player 1", "one")["coins"].toInt(), 1);
    step(Qt::Key_Left);
    step(Qt::Key_R);
    QCOMPARE(run().attempt(), 1);
    QTRY_VERIFY(isAt(game().briefing()));
    const widgets::Briefing& told = game().briefing().told();
    QCOMPARE(told.text, "You came out.");
    QCOMPARE(fact(told.facts, "Coins"), "1");
    QCOMPARE(fact(told.facts, "Attempt"), "1");
    QCOMPARE(fact(told.facts, "Unlocked"), "Hall two\nHall three");
    // A key still held from walking to the exit does not select here; a new press does.
    QWidget* focused = game().focusWidget();
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, {}, true);
    QApplication::sendEvent(focused, &held);
    QCOMPARE(game().focusWidget(), focused);
    // Enter leads to the level that the win opened, and from there Escape to the map.
    QCOMPARE(told.button, "Next: Hall two");
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    QCOMPARE(game().briefing().told().title, "Hall two");
    key(Qt::Key_Escape);
    QVERIFY(isAt(game().map()));
    const QList after{NodeState::Won, NodeState::Open, NodeState::Open, NodeState::Locked};
    QCOMPARE(states(), after);
    QVERIFY(map().nodes()[1].isNew && map().nodes()[2].isNew && !map().nodes()[0].isNew);
    QCOMPARE(map().selected(), std::optional<std::size_t>(1));
    // The map is the same when the game is opened again.
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    QVERIFY(domain().game() == nullptr);
    openGame();
    key(Qt::Key_Return);
    QVERIFY(isAt(game().map()));
    QCOMPARE(states(), after);
    QCOMPARE(fact(map().nodes()[0].facts, "Attempts"), "1");
}

void TestFullGame::playersHaveSeedsOfTheirOwn() {
    const std::uint64_t designed = seedOf(*current(), "one");
    openGame();
    goToMap();
    playSelected();
    play::Profile player;
    player.seed = static_cast<std::int64_t>(keptOf("Player 1")["seed"].toDouble());
    QVERIFY(player.seed != 0);
    QCOMPARE(run().setup().seed, play::seedFor(&player, designed));
    QVERIFY(run().setup().seed != designed);
}

void TestFullGame::theBriefingNamesTheSeed() {
    const QString designed = QString::number(seedOf(*current(), "one"));
    openGame();
    goToMap();
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    const QString said = fact(game().briefing().told().facts, "Seed");
    key(Qt::Key_Return);
    const QString played = QString::number(run().setup().seed);
    QVERIFY(played != designed);
    QVERIFY2(said.startsWith(played), qPrintable(said));
    QVERIFY2(said.contains("Player 1") && said.endsWith(designed), qPrintable(said));
}

void TestFullGame::theBriefingSaysWhichNumbersTheLevelShows() {
    const app::GamePack pack = app::GamePack::of(*current());
    const auto told = [&](std::optional<Numbers> numbers) {
        app::Playing playing;
        playing.setup = *app::playOf(pack, "one", nullptr);
        auto level = std::make_shared<level::Level>(*playing.setup.level);
        level->numbers = numbers;
        playing.setup.level = std::move(level);
        return fact(app::briefingBefore(pack, playing, nullptr, {}).facts, "Numbers");
    };
    QCOMPARE(told({}), QString());
    QCOMPARE(told(Numbers::All), QString("On all cells"));
    QCOMPARE(told(Numbers::Near), QString("Near the hero"));
    QCOMPARE(told(Numbers::Visited), QString("Visited cells"));
}

void TestFullGame::theFirstGameTellsWhatTheNumbersCount() {
    openGame();
    goToMap();
    playSelected();
    auto* lesson = game().temple().findChild<widgets::NumberLesson*>();
    QVERIFY(lesson->isVisible());
    QVERIFY2(lesson->text().contains("eight cells around"), qPrintable(lesson->text()));
    QVERIFY(game().temple().view().rect().contains(lesson->geometry()));
    // Walks to and fro, so that the attempt does not end.
    int steps = 0;
    while (lesson->isVisible() && steps < 20) {
        step(steps % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
        ++steps;
    }
    QCOMPARE(steps, widgets::NumberLesson::kSteps);
    // Once closed, the lesson does not return.
    step(Qt::Key_R);
    QVERIFY(!lesson->isVisible());
    key(Qt::Key_F11);
    openGame();
    click(game().title(), "Campaign");
    playSelected();
    lesson = game().temple().findChild<widgets::NumberLesson*>();
    QVERIFY(!lesson->isVisible());
    // The player can still ask for it.
    QTest::keyClick(&game().temple().view(), Qt::Key_Escape);
    click(game().temple(), "The numbers…");
    QVERIFY(lesson->isVisible());
    QVERIFY(!run().isPaused());
}

void TestFullGame::theMapIsWalkedByArrowsAndMouse() {
    openGame();
    goToMap();
    QCOMPARE(map().selected(), std::optional<std::size_t>(0));
    key(Qt::Key_Up);
    QCOMPARE(map().selected(), std::optional<std::size_t>(1));
    key(Qt::Key_Down);
    QCOMPARE(map().selected(), std::optional<std::size_t>(2));
    key(Qt::Key_Left);
    QCOMPARE(map().selected(), std::optional<std::size_t>(0));
    key(Qt::Key_Right);
    QCOMPARE(map().selected(), std::optional<std::size_t>(3));
    key(Qt::Key_Right);
    QCOMPARE(map().selected(), std::optional<std::size_t>(3));
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    QCOMPARE(map().selected(), std::optional<std::size_t>(0));
    QTest::mouseClick(&map(), Qt::LeftButton, {}, map().rectOf(2).center().toPoint());
    QCOMPARE(map().selected(), std::optional<std::size_t>(2));
    // No two nodes overlap, and all are visible.
    for (std::size_t i = 0; i < 4; ++i) {
        QVERIFY(QRectF(map().rect()).contains(map().rectOf(i)));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!map().rectOf(i).intersects(map().rectOf(j)));
    }
    QTest::mouseDClick(&map(), Qt::LeftButton, {}, map().rectOf(0).center().toPoint());
    QVERIFY(isAt(game().briefing()));
}

void TestFullGame::whatIsLockedCannotBePlayed() {
    openGame();
    goToMap();
    key(Qt::Key_Right);
    QCOMPARE(map().selected(), std::optional<std::size_t>(3));
    QVERIFY(!button(game().map(), "Play")->isEnabled());
    QVERIFY(map().nodes()[3].needsText.contains("Hall two"));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().map()));
}

void TestFullGame::aPackWithoutCampaignListsItsLevels() {
    write(path("halls/pack.json"), testing::hallsText(""));
    action("file.reload")->trigger();
    QTRY_VERIFY(current()->pack().campaign.nodes.empty());
    openGame();
    QVERIFY(button(game().title(), "Campaign") == nullptr);
    QCOMPARE(game().focusWidget(), static_cast<QWidget*>(button(game().title(), "Levels")));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().levels()));
    auto* list = game().levels().findChild<QListWidget*>();
    QCOMPARE(list->count(), 4);
    key(Qt::Key_Down);
    playSelected();
    QCOMPARE(run().setup().level->id, std::string("two"));
    win();
    QTRY_VERIFY(isAt(game().briefing()));
    // Enter leads to the next level of the list, and from there Escape to the list.
    QCOMPARE(game().briefing().told().button, QString("Next: Hall three"));
    key(Qt::Key_Return);
    QCOMPARE(game().briefing().told().title, QString("Hall three"));
    key(Qt::Key_Escape);
    QVERIFY(isAt(game().levels()));
    // Without a player nothing is saved.
    QVERIFY(!QFile::exists(profilesFile()));
}

void TestFullGame::optionsChangeTheView() {
    openGame();
    goToMap();
    playSelected();
    step(Qt::Key_Right);
    const QImage all = game().temple().view().grab().toImage();
    QTest::keyClick(&game().temple().view(), Qt::Key_Escape);
    click(game().temple(), "Leave");
    key(Qt::Key_Escape);
    click(game().title(), "Options");
    auto& options = window_->findChild<app::PlayDomain*>()->options();
    QVERIFY(isAt(game().options()));
    // A temple beside the options shows them if the page is wide enough.
    game().showNormal();
    game().resize(1280, 800);
    widgets::TempleView& preview = game().options().preview();
    QTRY_VERIFY(preview.isVisible());
    QCOMPARE(preview.numbers(), Numbers::All);
    const QImage withAll = preview.grab().toImage();
    key(Qt::Key_Right);
    QCOMPARE(options.numbers(), Numbers::Near);
    QCOMPARE(preview.numbers(), Numbers::Near);
    QVERIFY(preview.grab().toImage() != withAll);
    key(Qt::Key_Right);
    QCOMPARE(options.numbers(), Numbers::Visited);
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    QCOMPARE(options.pace(), Pace::Step);
    key(Qt::Key_Down);
    key(Qt::Key_Left);
    QVERIFY(!options.hasGhost());
    const QColor window = game().palette().color(QPalette::Window);
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    QCOMPARE(options.look().theme, widgets::GameTheme::Light);
    QVERIFY(game().palette().color(QPalette::Window) != window || !themes_->theme().isDark);
    key(Qt::Key_Left);
    QCOMPARE(options.look().theme, widgets::GameTheme::Dark);
    key(Qt::Key_Down);
    key(Qt::Key_Left);
    QVERIFY(!options.hasFlashes());
    key(Qt::Key_Down);
    const int size = themes_->textPercent();
    key(Qt::Key_Right);
    QVERIFY(themes_->textPercent() > size);
    key(Qt::Key_Left);
    QCOMPARE(themes_->textPercent(), size);
    key(Qt::Key_Down);
    const int volume = options.volume();
    key(Qt::Key_Right);
    QCOMPARE(options.volume(), volume + 5);
    key(Qt::Key_Escape);
    // The options are saved, ...
    const widgets::PlayOptions again;
    QCOMPARE(again.numbers(), Numbers::Visited);
    QCOMPARE(again.pace(), Pace::Step);
    QCOMPARE(again.look().theme, widgets::GameTheme::Dark);
    QVERIFY(!again.hasFlashes());
    QCOMPARE(again.volume(), volume + 5);
    // ... and take effect in the game: fewer numbers are visible, and time waits for the hero.
    options.setTheme(widgets::GameTheme::AsEditor);
    click(game().title(), "Campaign");
    playSelected();
    QCOMPARE(run().session().pace(), Pace::Step);
    pass(20);
    QCOMPARE(run().state().tick, 0);
    step(Qt::Key_Right);
    QVERIFY(game().temple().view().grab().toImage() != all);
    // The options also apply to the playtest.
    domain().leave();
    QTRY_VERIFY(canvas()->hasFocus());
    QTest::keyClick(canvas(), Qt::Key_F5);
    QCOMPARE(window_->findChild<app::PlayDomain*>()->templePage().run().session().pace(),
             Pace::Step);
}

void TestFullGame::theMenuLeavesToTheMap() {
    openGame();
    goToMap();
    playSelected();
    QTest::keyClick(&game().temple().view(), Qt::Key_Escape);
    QVERIFY(game().temple().menu().isVisible());
    QCOMPARE(button(game().temple(), "Leave")->toolTip(),
             QString("End this attempt, and go back to the map"));
    click(game().temple(), "Leave");
    QVERIFY(isAt(game().map()));
    QVERIFY(!game().temple().isPlaying());
}

void TestFullGame::onlyALossIsTurnedBack() {
    openGame();
    goToMap();
    playSelected();
    auto& view = game().temple().view();
    for (auto* slider : game().temple().findChildren<QSlider*>())
        QVERIFY(!slider->isVisible());
    const auto goBack = [&] {
        QTest::keyPress(&view, Qt::Key_Backspace);
        pass(20);
        QTest::keyRelease(&view, Qt::Key_Backspace);
    };
    // While the attempt goes on, the key does nothing.
    step(Qt::Key_Right);
    const auto before = run().state().hero.at;
    goBack();
    QCOMPARE(run().state().hero.at, before);
    QCOMPARE(game().temple().help().returns, 0);
    step(Qt::Key_Right);
    const auto beside = run().state().hero.at;
    step(Qt::Key_Down);
    QCOMPARE(run().state().outcome, play::temple::Outcome::Lost);
    QTRY_VERIFY(game().temple().isEndSeen());
    QVERIFY(view.areTrapsShown());
    goBack();
    QVERIFY(!run().state().isOver());
    QVERIFY(!view.areTrapsShown());
    QCOMPARE(run().state().hero.at, beside);
    QVERIFY(!run().isInThePast());
    // Nobody falls back into what happened, however long they wait.
    pass(200);
    QVERIFY(!run().state().isOver());
    QCOMPARE(run().state().hero.at, beside);
    // The menu does not let time pass either.
    step(Qt::Key_Down);
    QVERIFY(run().state().isOver());
    goBack();
    const auto stood = run().state().tick;
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    pass(100);
    QCOMPARE(run().state().tick, stood);
    step(Qt::Key_Left);
    QVERIFY(run().state().tick > stood);
    step(Qt::Key_Right);
    // Another loss in the same attempt.
    step(Qt::Key_Down);
    QVERIFY(run().state().isOver());
    goBack();
    QCOMPARE(game().temple().help().returns, 3);
    // A new attempt after it has other traps, and its time runs.
    QTest::keyClick(&view, Qt::Key_R);
    QCOMPARE(run().attempt(), 2);
    QCOMPARE(game().temple().help().returns, 0);
    pass(10);
    QVERIFY(run().state().tick > 0);
    QTest::keyClick(&view, Qt::Key_X);
    QVERIFY(!view.hasXRay());
}

void TestFullGame::escapeGoesOneStepBack() {
    openGame();
    goToMap();
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    key(Qt::Key_Escape);
    QVERIFY(isAt(game().map()));
    key(Qt::Key_Escape);
    QVERIFY(isAt(game().title()));
    const QList<QPair<QString, QWidget*>> pages{{"Today's challenge", &game().challenge()},
                                                {"Player: Player 1", &game().profiles()},
                                                {"Options", &game().options()}};
    for (const auto& [text, page] : pages) {
        click(game().title(), text);
        QVERIFY(isAt(*page));
        key(Qt::Key_Escape);
        QVERIFY(isAt(game().title()));
        // The focus returns to the button that opened the page.
        QCOMPARE(game().focusWidget(), static_cast<QWidget*>(button(game().title(), text)));
    }
    key(Qt::Key_Escape);
    QVERIFY(domain().game() == nullptr);
}

void TestFullGame::theMouseAloneWillDo() {
    openGame();
    click(game().title(), "Campaign");
    QTest::mouseClick(&map(), Qt::LeftButton, {}, map().rectOf(0).center().toPoint());
    click(game().map(), "Play");
    click(game().briefing(), "Play");
    run().setSeen(false);
    QWidget& view = game().temple().view();
    QTest::mousePress(&view, Qt::LeftButton, {},
                      game().temple().view().rectOf({7, 1}).center().toPoint());
    pass(80);
    QTest::mouseRelease(&view, Qt::LeftButton);
    QCOMPARE(run().state().outcome, Outcome::Won);
    QTRY_VERIFY(isAt(game().briefing()));
    click(game().briefing(), "On to the map");
    QVERIFY(isAt(game().map()));
}

void TestFullGame::thePadAloneWillDo() {
    openGame();
    const testing::VirtualPad pad;
    QVERIFY2(pad.isThere(), SDL_GetError());
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QVERIFY(isAt(game().map()));
    // A locked level can be looked at, but not played.
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_UP);
    QCOMPARE(map().selected(), std::optional<std::size_t>(1));
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QVERIFY(isAt(game().map()));
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    QCOMPARE(map().selected(), std::optional<std::size_t>(0));
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QVERIFY(isAt(game().briefing()));
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QVERIFY(isAt(game().temple()));
    run().setSeen(false);
    pad.axis(SDL_CONTROLLER_AXIS_LEFTX, 32'000);
    pass(80);
    pad.axis(SDL_CONTROLLER_AXIS_LEFTX, 0);
    QCOMPARE(run().state().outcome, Outcome::Won);
    QTRY_VERIFY(isAt(game().briefing()));
    press(pad, SDL_CONTROLLER_BUTTON_B);
    QVERIFY(isAt(game().map()));
    QCOMPARE(states().front(), NodeState::Won);
    // Starts the next level and leaves it by the menu.
    press(pad, SDL_CONTROLLER_BUTTON_A);
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QVERIFY(isAt(game().temple()));
    press(pad, SDL_CONTROLLER_BUTTON_START);
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_UP, "Leave");
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QVERIFY(isAt(game().map()));
    press(pad, SDL_CONTROLLER_BUTTON_B);
    QVERIFY(isAt(game().title()));
    press(pad, SDL_CONTROLLER_BUTTON_B);
    QVERIFY(domain().game() == nullptr);
}

void TestFullGame::thePadWorksQuestionsAndDates() {
    openGame();
    goToMap();
    key(Qt::Key_Escape);
    const testing::VirtualPad pad;
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, "Today's challenge");
    press(pad, SDL_CONTROLLER_BUTTON_A);
    const QDate today = QDateTime::currentDateTimeUtc().date();
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT, "Day");
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    QCOMPARE(game().challenge().date(), today.addDays(-1));
    press(pad, SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    QCOMPARE(game().challenge().date(), today.addDays(-1).addMonths(-1));
    press(pad, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    QCOMPARE(game().challenge().date(), today.addDays(-1).addMonths(-1).addMonths(1));
    for (QDate day = game().challenge().date(); day < today; day = day.addDays(1))
        press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    QCOMPARE(game().challenge().date(), today);
    press(pad, SDL_CONTROLLER_BUTTON_B);

    press(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, "Player: Player 1");
    press(pad, SDL_CONTROLLER_BUTTON_A);
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, "Play as this player");
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, "New player…");
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, "Delete…");
    press(pad, SDL_CONTROLLER_BUTTON_A);
    // The focus starts on Cancel, so that A deletes nothing. B closes the question.
    QCOMPARE(focusedName(), QString("Cancel"));
    press(pad, SDL_CONTROLLER_BUTTON_B);
    QVERIFY(isAt(game().profiles()));
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, "New player…");
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, "Delete…");
    press(pad, SDL_CONTROLLER_BUTTON_A);
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT, "Delete");
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QCOMPARE(game().profiles().findChild<QListWidget*>()->count(), 0);
}

void TestFullGame::thePadOpensAndLeavesADialog() {
    openGame();
    click(game().title(), "Options");
    const testing::VirtualPad pad;
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, "Controls…");
    bool isAnswered = false;
    // Events come from the gamepad's own timer: a dialog that it opened must receive them, too.
    const auto hold = [&pad](SDL_GameControllerButton button, const std::function<bool()>& until) {
        pad.button(button, true);
        QTRY_VERIFY(until());
        pad.button(button, false);
        QTest::qWait(2 * widgets::Gamepad::kWatchMilliseconds);
    };
    willAnswer([&](QDialog* dialog) {
        pad.button(SDL_CONTROLLER_BUTTON_A, false);
        QTest::qWait(2 * widgets::Gamepad::kWatchMilliseconds);
        hold(SDL_CONTROLLER_BUTTON_DPAD_DOWN,
             [&] { return dialog->focusWidget() != nullptr && !focusedName().isEmpty(); });
        hold(SDL_CONTROLLER_BUTTON_B, [&] { return !dialog->isVisible(); });
        isAnswered = true;
    });
    pad.button(SDL_CONTROLLER_BUTTON_A, true);
    QTRY_VERIFY(isAnswered);
    QVERIFY(isAt(game().options()));
}

void TestFullGame::everyButtonShowsTheFocus() {
    auto& options = window_->findChild<app::PlayDomain*>()->options();
    int buttons = 0;
    const auto look = [&](QWidget& page) {
        for (QPushButton* button : page.findChildren<QPushButton*>()) {
            if (!button->isVisible() || !button->isEnabled() ||
                button->focusPolicy() == Qt::NoFocus)
                continue;
            QWidget* other = button->nextInFocusChain();
            button->clearFocus();
            const QImage without = button->grab().toImage();
            button->setFocus(Qt::TabFocusReason);
            QVERIFY(button->hasFocus());
            const QImage with = button->grab().toImage();
            QVERIFY2(with != without, qPrintable(button->accessibleName()));
            other->setFocus(Qt::TabFocusReason);
            ++buttons;
        }
    };
    for (const auto light : {widgets::GameTheme::Light, widgets::GameTheme::Dark}) {
        options.setTheme(light);
        openGame();
        look(game().title());
        button(game().title(), "Campaign")->setFocus();
        if (light == widgets::GameTheme::Light)
            goToMap();
        else
            key(Qt::Key_Return);
        QVERIFY(isAt(game().map()));
        look(game().map());
        map().setFocus();
        playSelected();
        auto& page = game().temple();
        page.openMenu();
        look(page.menu());
        emit page.menu().leaveWanted();
        QVERIFY(isAt(game().map()));
        key(Qt::Key_Escape);
        click(game().title(), "Options");
        QVERIFY(isAt(game().options()));
        look(game().options());
        key(Qt::Key_F11);
        QVERIFY(domain().game() == nullptr);
    }
    QVERIFY(buttons > 20);
    options.setTheme(widgets::GameTheme::AsEditor);
}

void TestFullGame::everyButtonSaysWhatItDoes() {
    openGame();
    int buttons = 0;
    const auto pages = game().findChildren<widgets::FullPage*>();
    for (const auto* page : pages) {
        QVERIFY(!page->hint().isEmpty());
        for (const auto* button : page->findChildren<QPushButton*>()) {
            ++buttons;
            const QByteArray what = (page->objectName() + ": " + button->text()).toUtf8();
            QVERIFY2(!button->toolTip().isEmpty(), what.constData());
            QVERIFY2(!button->statusTip().isEmpty(), what.constData());
            if (!button->text().isEmpty())
                QVERIFY2(!button->accessibleName().isEmpty(), what.constData());
        }
    }
    QVERIFY(buttons > 20);
}

/// A screen reader announces each widget that has the focus, even for a moment.
void TestFullGame::theFocusAlwaysHasAName() {
    QStringList nameless;
    const auto connection =
        connect(qApp, &QApplication::focusChanged, this, [&](QWidget* before, QWidget* now) {
            if (now == nullptr) return;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(now);
            if (face != nullptr && !face->text(QAccessible::Name).isEmpty()) return;
            nameless << QStringLiteral("%1 after %2")
                            .arg(now->metaObject()->className(),
                                 before == nullptr ? "nothing" : before->metaObject()->className());
        });
    openGame();
    goToMap();
    playSelected();
    // Leaves an attempt by the menu.
    QTest::keyClick(&game().temple().view(), Qt::Key_Escape);
    key(Qt::Key_Up);
    QCOMPARE(game().focusWidget()->accessibleName(), QString("Leave"));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().map()));
    QVERIFY(map().hasFocus());
    // Wins.
    playSelected();
    win();
    QTRY_VERIFY(isAt(game().briefing()));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    key(Qt::Key_Escape);
    QVERIFY(isAt(game().map()));
    // Leaves the game from the middle of an attempt, and from the title.
    playSelected();
    QTest::keyClick(&game().temple().view(), Qt::Key_F11);
    QVERIFY(domain().game() == nullptr);
    QTRY_VERIFY(canvas()->hasFocus());
    openGame();
    for (const char* page : {"Options", "Today's challenge"}) {
        click(game().title(), page);
        key(Qt::Key_Escape);
        QVERIFY(isAt(game().title()));
        // Back on the page, the focus is where it was.
        QCOMPARE(game().focusWidget(), static_cast<QWidget*>(button(game().title(), page)));
    }
    key(Qt::Key_Escape);
    QTRY_VERIFY(canvas()->hasFocus());
    disconnect(connection);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join('\n')));
}

MAZELOOM_TEST(TestFullGame)

}  // namespace mazeloom::tst_full_game

#include "tst_full_game.moc"
