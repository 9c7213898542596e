// SPDX-License-Identifier: MIT
// The full game of a pack in the real window: title, players, map, briefings, a level won and lost,
// the day's challenge, options, and the way back to the editor.
#include <QAction>
#include <QCheckBox>
#include <QDateEdit>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QUndoStack>

#include "app/domains/play_domain.h"
#include "core/challenge/challenge.h"
#include "tests/app/full_game_test.h"
#include "tests/support/virtual_pad.h"
#include "widgets/panels/message_bar.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/temple_page.h"
#include "widgets/play/temple_view.h"

using namespace mazeloom;
using grid::Point;
using play::NodeState;
using play::temple::Numbers;
using play::temple::Outcome;
using play::temple::Pace;

namespace {

/// A hall of two rows: the upper is an aisle from the hero over a coin to the exit, a trap waits in
/// the lower.
QByteArray hall(const char* id) {
    return QByteArray(R"({
  "id": "ID",
  "title": "Hall ID",
  "ruleset": "temple",
  "objectives": ["exit"],
  "size": [9, 4],
  "terrain": ["#########", "#.......#", "#.......#", "#########"],
  "marks": ["         ", "    $    ", "   x     ", "         "],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "way-out", "kind": "exit", "at": [7, 1]}
  ],
  "recipe": ["shape", "hidden-maze", "reach", {"stage": "traps", "density": 0}, {"stage": "coins", "density": 0}]
})")
        .replace("ID", id);
}

/// Two levels open a third; the fourth stands alone.
constexpr const char* kCampaign = R"(,
  "campaign": {
    "nodes": [
      {"id": "first", "level": "one", "at": [0, 1], "start": true, "title": "The way in",
       "before": "Go in.", "after": "You came out."},
      {"id": "upper", "level": "two", "at": [1, 0], "needs": ["first"]},
      {"id": "lower", "level": "three", "at": [1, 2], "needs": ["first"]},
      {"id": "last", "level": "four", "at": [2, 1], "needs": ["upper", "lower"]}
    ]
  })";

QByteArray packText(const char* campaign) {
    return QByteArray(R"({
  "format": "mazeloom-pack",
  "version": 1,
  "id": "halls",
  "title": "Halls",
  "description": "A few halls.",
  "levels": ["one", "two", "three", "four"],
  "rooms": [])") +
           campaign + "\n}\n";
}

/// Nanoseconds of so many ticks.
constexpr std::int64_t ticks(std::int64_t count) {
    return count * 1'000'000'000 / 60 + 1;
}

}  // namespace

class TestFullGame : public testing::FullGameTest {
    Q_OBJECT

  private slots:
    void initTestCase() {
        prepare("full-game");
        testing::VirtualPad::shutOutRealPads();
    }
    void init() {
        setUp();
        openHalls(kCampaign);
    }
    void cleanup() { tearDown(); }

    void theKeyOpensItAndEscapeComesBack();
    void whileAPlaytestRunsTheKeyIsThePlaytests();
    void aPlayerIsAddedRenamedAndDeleted();
    void aLevelIsWonByKeysAndOpensOthers();
    void aLossCountsAnAttempt();
    void theMapIsWalkedByArrowsAndMouse();
    void whatIsLockedCannotBePlayed();
    void aDamagedFileIsToldAndKept();
    void aPackWithoutCampaignListsItsLevels();
    void theDaysChallengeIsPlayed();
    void optionsChangeTheView();
    void theMenuLeavesToTheMap();
    void noWayBackInTime();
    void escapeGoesOneStepBack();
    void theMouseAloneWillDo();
    void thePadAloneWillDo();
    void thePadWorksQuestionsAndDates();
    void thePadOpensAndLeavesADialog();
    void theWindowCanBeClosedInTheMiddle();
    void everyButtonSaysWhatItDoes();

  private:
    static QString profilesFile() { return app::ProfileKeeper::usualFile(); }
    void write(const QString& name, const QByteArray& text) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void openHalls(const char* campaign) {
        QVERIFY(QDir(folder_->path()).mkpath("halls/levels"));
        write(path("halls/pack.json"), packText(campaign));
        for (const char* id : {"one", "two", "three", "four"})
            write(path(QStringLiteral("halls/levels/%1.json").arg(id)), hall(id));
        openPack("halls");
    }
    widgets::TempleRun& run() { return game().temple().run(); }
    widgets::ProgressMap& map() { return game().map().map(); }

    /// From the title to the map, as somebody new.
    void goToMap() {
        key(Qt::Key_Return);
        QVERIFY(isAt(game().profiles()));
        key(Qt::Key_Return);
        key(Qt::Key_Return);
        QVERIFY(isAt(game().map()));
    }
    /// From the map or a list: the briefing, then the game, by this test's clock.
    void playSelected() {
        key(Qt::Key_Return);
        QVERIFY(isAt(game().briefing()));
        key(Qt::Key_Return);
        QVERIFY(isAt(game().temple()));
        QVERIFY(run().isPlaying());
        run().setSeen(false);
    }
    void pass(std::int64_t count) {
        for (; count > 0; count -= 4)
            run().advance(ticks(std::min<std::int64_t>(count, 4)));
    }
    void step(Qt::Key key) {
        QTest::keyClick(&game().temple().view(), key);
        pass(10);
    }
    void win() {
        for (int i = 0; i < 6; ++i)
            step(Qt::Key_Right);
        QCOMPARE(run().state().outcome, Outcome::Won);
    }
    void lose() {
        step(Qt::Key_Right);
        step(Qt::Key_Right);
        step(Qt::Key_Down);
        QCOMPARE(run().state().outcome, Outcome::Lost);
    }
    /// Presses a button of the pad, and lets it go.
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
    /// Goes on in a direction until something of that name has the focus.
    void press(const testing::VirtualPad& pad, SDL_GameControllerButton direction,
               const QString& to) {
        for (int i = 0; i < 30 && focusedName() != to; ++i)
            press(pad, direction);
        QCOMPARE(focusedName(), to);
    }
    QList<NodeState> states() {
        QList<NodeState> states;
        for (const auto& node : map().nodes())
            states << node.state;
        return states;
    }
    /// What is kept of a level, by who plays.
    QJsonObject kept(const QString& player, const QString& level) {
        QFile file(profilesFile());
        if (!file.open(QIODevice::ReadOnly)) return {};
        const auto all = QJsonDocument::fromJson(file.readAll()).object()["profiles"].toArray();
        for (const auto& profile : all) {
            if (profile.toObject()["name"] == player)
                return profile.toObject()["packs"].toObject()["halls"].toObject()[level].toObject();
        }
        return {};
    }
    QString told() { return game().findChild<widgets::MessageBar*>()->text(); }
    static QString fact(const widgets::Facts& facts, const QString& what) {
        for (const auto& [name, value] : facts) {
            if (name == what) return value;
        }
        return {};
    }
};

void TestFullGame::theKeyOpensItAndEscapeComesBack() {
    current()->undoStack()->clear();
    canvas()->zoomAbout(3, {40, 30});
    const auto place = canvas()->place();
    const auto moment = window_->player().position();
    const QString level = current()->currentLevelId();
    openGame();
    const auto labels = game().title().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->text() == "Halls"; }));
    key(Qt::Key_Escape);
    QVERIFY(domain().game() == nullptr);
    QTRY_VERIFY(canvas()->hasFocus());
    QCOMPARE(canvas()->place(), place);
    QCOMPARE(window_->player().position(), moment);
    QCOMPARE(current()->currentLevelId(), level);
    QCOMPARE(current()->undoStack()->count(), 0);
    QVERIFY(!current()->isModified());
    // To look is to write nothing.
    QVERIFY(!QFile::exists(profilesFile()));
    action("play.full-game")->trigger();
    QVERIFY(domain().game() != nullptr);
    click(game().title(), "Back to the editor");
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
    click(game().title(), "Who plays?");
    auto& page = game().profiles();
    auto* name = page.findChild<QLineEdit*>();
    auto* list = page.findChild<QListWidget*>();
    QVERIFY(!name->isVisible());
    click(page, "New player…");
    QVERIFY(name->hasFocus());
    QTest::keyClicks(name, "Ada");
    QTest::keyClick(name, Qt::Key_Return);
    // Who is added plays.
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
    // A deletion is asked about, and Escape takes only the question away.
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
    QVERIFY(button(game().title(), "Who plays?") != nullptr);
    click(game().title(), "Who plays?");
    key(Qt::Key_Return);
    QVERIFY(button(game().title(), "Player: Ada") != nullptr);
    // The last one is remembered.
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
    // It is kept before anything else can happen, and no key goes on from here.
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
    // A key still held from walking out does not choose here; one that is pressed here does.
    QWidget* focused = game().focusWidget();
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, {}, true);
    QApplication::sendEvent(focused, &held);
    QCOMPARE(game().focusWidget(), focused);
    key(Qt::Key_Return);
    QVERIFY(isAt(game().map()));
    const QList after{NodeState::Won, NodeState::Open, NodeState::Open, NodeState::Locked};
    QCOMPARE(states(), after);
    QVERIFY(map().nodes()[1].isNew && map().nodes()[2].isNew && !map().nodes()[0].isNew);
    QCOMPARE(map().selected(), std::optional<std::size_t>(1));
    // It is still so the next time.
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    QVERIFY(domain().game() == nullptr);
    openGame();
    key(Qt::Key_Return);
    QVERIFY(isAt(game().map()));
    QCOMPARE(states(), after);
    QCOMPARE(fact(map().nodes()[0].facts, "Attempts"), "1");
}

void TestFullGame::aLossCountsAnAttempt() {
    openGame();
    goToMap();
    playSelected();
    lose();
    QCOMPARE(kept("Player 1", "one")["attempts"].toInt(), 1);
    QVERIFY(!kept("Player 1", "one").contains("best"));
    // The next move is the next attempt.
    step(Qt::Key_Up);
    QCOMPARE(run().attempt(), 2);
    win();
    QCOMPARE(kept("Player 1", "one")["attempts"].toInt(), 2);
    QTRY_VERIFY(isAt(game().briefing()));
    QCOMPARE(fact(game().briefing().told().facts, "Attempt"), "2");
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
    // No two nodes lie over one another, and all are in view.
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

void TestFullGame::aDamagedFileIsToldAndKept() {
    QVERIFY(QDir().mkpath(dataFolder()));
    const QByteArray damaged = R"({"format": "mazeloom-profiles", "version": 1, "current": "Ada",
        "profiles": [{"name": "Ada", "packs": {"halls": {"one": {"attempts": 3, "best": 100}}}},
                     {"name": 7}]})";
    write(profilesFile(), damaged);
    openGame();
    QVERIFY2(told().contains("damaged"), qPrintable(told()));
    QFile aside(dataFolder() + "/profiles.damaged-1.json");
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), damaged);
    // What is good of it goes on, and is kept.
    QVERIFY(button(game().title(), "Player: Ada") != nullptr);
    QCOMPARE(kept("Ada", "one")["attempts"].toInt(), 3);
    key(Qt::Key_Escape);

    const QByteArray newer = R"({"format": "mazeloom-profiles", "version": 99, "profiles": []})";
    write(profilesFile(), newer);
    openGame();
    QVERIFY2(told().contains("newer"), qPrintable(told()));
    QFile kept(dataFolder() + "/profiles.newer-1.json");
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), newer);
}

void TestFullGame::aPackWithoutCampaignListsItsLevels() {
    write(path("halls/pack.json"), packText(""));
    action("file.reload")->trigger();
    QTRY_VERIFY(current()->campaign().nodes.empty());
    openGame();
    QVERIFY(!button(game().title(), "Campaign")->isEnabled());
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
    key(Qt::Key_Return);
    QVERIFY(isAt(game().levels()));
    // Nobody plays: nothing is kept.
    QVERIFY(!QFile::exists(profilesFile()));
}

void TestFullGame::theDaysChallengeIsPlayed() {
    openGame();
    click(game().title(), "Today's challenge");
    QVERIFY(isAt(game().challenge()));
    auto* date = game().challenge().findChild<QDateEdit*>();
    QCOMPARE(date->date(), QDateTime::currentDateTimeUtc().date());
    date->setDate(date->date().addDays(1));
    QCOMPARE(date->date(), QDateTime::currentDateTimeUtc().date());
    date->setFocus();
    const QDate today = date->date();
    QTest::keyClick(date, Qt::Key_Left);
    QCOMPARE(date->date(), today.addDays(-1));
    QTest::keyClick(date, Qt::Key_Right);
    date->setDate(QDate(2026, 1, 1));
    click(game().challenge(), "Play");
    QTRY_VERIFY(isAt(game().briefing()));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().temple()));
    run().setSeen(false);
    const auto day = challenge::challengeOf(
        {std::chrono::year(2026), std::chrono::month(1), std::chrono::day(1)});
    QVERIFY(day.has_value());
    QCOMPARE(run().setup().seed, day->seed);
    const auto floor = run().session().field().map().cells;
    QVERIFY(floor == day->map.cells);
    // Each attempt is at the same map.
    QTest::keyClick(&game().temple().view(), Qt::Key_R);
    QCOMPARE(run().attempt(), 2);
    QVERIFY(run().session().field().map().cells == floor);
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
    key(Qt::Key_Right);
    QCOMPARE(options.numbers(), Numbers::Near);
    key(Qt::Key_Right);
    QCOMPARE(options.numbers(), Numbers::Visited);
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    QCOMPARE(options.pace(), Pace::Step);
    const QColor window = game().palette().color(QPalette::Window);
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    QCOMPARE(options.light(), widgets::LightMode::Light);
    QVERIFY(game().palette().color(QPalette::Window) != window ||
            options.isLight() == !themes_->theme().isDark);
    key(Qt::Key_Left);
    QCOMPARE(options.light(), widgets::LightMode::Dark);
    key(Qt::Key_Down);
    const int volume = options.volume();
    key(Qt::Key_Right);
    QCOMPARE(options.volume(), volume + 5);
    key(Qt::Key_Escape);
    // They are kept, ...
    const widgets::PlayOptions again;
    QCOMPARE(again.numbers(), Numbers::Visited);
    QCOMPARE(again.pace(), Pace::Step);
    QCOMPARE(again.light(), widgets::LightMode::Dark);
    QCOMPARE(again.volume(), volume + 5);
    // ... and the game is so: fewer numbers are seen, and time waits for the hero.
    options.setLight(widgets::LightMode::AsEditor);
    click(game().title(), "Campaign");
    playSelected();
    QCOMPARE(run().session().pace(), Pace::Step);
    pass(20);
    QCOMPARE(run().state().tick, 0);
    step(Qt::Key_Right);
    QVERIFY(game().temple().view().grab().toImage() != all);
    // The playtest too.
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
    click(game().temple(), "Leave");
    QVERIFY(isAt(game().map()));
    QVERIFY(!game().temple().isPlaying());
    // An attempt that did not end is none.
    QVERIFY(kept("Player 1", "one").isEmpty());
}

void TestFullGame::noWayBackInTime() {
    openGame();
    goToMap();
    playSelected();
    for (auto* slider : game().temple().findChildren<QSlider*>())
        QVERIFY(!slider->isVisible());
    lose();
    QTest::keyPress(&game().temple().view(), Qt::Key_Backspace);
    pass(20);
    QTest::keyRelease(&game().temple().view(), Qt::Key_Backspace);
    QVERIFY(run().state().isOver());
    QTest::keyClick(&game().temple().view(), Qt::Key_X);
    QVERIFY(!game().temple().view().hasXRay());
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
        // Where it was left it goes on.
        QCOMPARE(game().focusWidget(), static_cast<QWidget*>(button(game().title(), text)));
    }
    key(Qt::Key_Escape);
    QVERIFY(domain().game() == nullptr);
}

void TestFullGame::theMouseAloneWillDo() {
    openGame();
    click(game().title(), "Campaign");
    click(game().profiles(), "New player…");
    click(game().profiles(), "Add");
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
    QVERIFY(isAt(game().profiles()));
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QCOMPARE(focusedName(), QString("Name"));
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QVERIFY(isAt(game().map()));
    // What is locked is looked at, not played.
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
    press(pad, SDL_CONTROLLER_BUTTON_A);
    QVERIFY(isAt(game().map()));
    QCOMPARE(states().front(), NodeState::Won);
    // The next one, left by the menu.
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
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_UP, "Day");
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    QCOMPARE(game().challenge().date(), today.addDays(-1));
    press(pad, SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    QCOMPARE(game().challenge().date(), today.addDays(-11));
    press(pad, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    QCOMPARE(game().challenge().date(), today);
    press(pad, SDL_CONTROLLER_BUTTON_B);

    press(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, "Player: Player 1");
    press(pad, SDL_CONTROLLER_BUTTON_A);
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, "Play as this player");
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, "New player…");
    press(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, "Delete…");
    press(pad, SDL_CONTROLLER_BUTTON_A);
    // B takes the question away, and what is asked is not what A does.
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
    // By the pad's own time: a dialog that it opened must hear it too.
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

void TestFullGame::theWindowCanBeClosedInTheMiddle() {
    openGame();
    goToMap();
    playSelected();
    win();
    // Before the text of the win is seen.
    game().close();
    QVERIFY(domain().game() == nullptr);
    QVERIFY(!kept("Player 1", "one").isEmpty());
    QTest::qWait(1);
    openGame();
    key(Qt::Key_Return);
    QCOMPARE(states().front(), NodeState::Won);
    // And the editor's window while the game is open: the cleanup does that.
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

QTEST_MAIN(TestFullGame)
#include "tst_full_game.moc"
