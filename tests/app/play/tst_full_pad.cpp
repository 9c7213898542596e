// SPDX-License-Identifier: MIT
// A full game by gamepad alone: from the title over the map into runs, down floors, into menus,
// questions and the inventory, to the results, and back to the editor. After the game is open,
// nothing is clicked or typed.
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTest>

#include "core/pack/json/write/write.h"
#include "core/play/profile.h"
#include "tests/app/support/full_game_test.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/virtual_pad.h"
#include "tests/support/test_program.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/inventory_overlay.h"
#include "widgets/play/descent/overlays/game_over.h"
#include "widgets/play/descent/overlays/give_up_question.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/full/progress_map.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/temple/temple_page.h"

namespace mazeloom::tst_full_pad {

using play::NodeState;
using play::descent::Outcome;
using testing::VirtualPad;

class TestFullPad : public testing::FullGameTest {
    Q_OBJECT

  private slots:
    void initTestCase() {
        prepare("full-pad");
        VirtualPad::shutOutRealPads();
    }
    void init() { setUp(); }
    void cleanup() {
        pad_.reset();
        tearDown();
    }

    void aCampaignIsWonByThePadAlone();
    void aDescentIsPlayedToItsEndByThePadAlone();

  private:
    void open(const level::Pack& pack) {
        const QString folder = QString::fromStdString(pack.id);
        QVERIFY(QDir(folder_->path()).mkpath(folder + "/levels"));
        for (const pack::TextFile& text : pack::write(pack)) {
            QFile file(path(folder + u'/' + QString::fromStdString(text.name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(text.text));
        }
        openPack(folder);
    }
    widgets::DescentPage& page() { return game().descent(); }
    const play::descent::State& state() { return page().run().state(); }

    /// Presses and releases a button.
    void press(SDL_GameControllerButton button) {
        for (const bool down : {true, false}) {
            pad_->button(button, down);
            if (domain().game() == nullptr) return;
            if (isAt(page())) page().gamepad().poll();
            if (domain().game() != nullptr && !isAt(page())) game().temple().gamepad().poll();
        }
    }
    void a() { press(SDL_CONTROLLER_BUTTON_A); }
    void b() { press(SDL_CONTROLLER_BUTTON_B); }
    void start() { press(SDL_CONTROLLER_BUTTON_START); }
    void left() { press(SDL_CONTROLLER_BUTTON_DPAD_LEFT); }
    void right() { press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT); }
    void down() { press(SDL_CONTROLLER_BUTTON_DPAD_DOWN); }
    void descend() { press(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER); }

    static QString focusedName() {
        const QWidget* widget = QApplication::focusWidget();
        return widget == nullptr ? QString() : widget->accessibleName();
    }
    /// Moves down until the widget of that name has the focus, and presses A.
    void choose(const QString& name) {
        for (int i = 0; i < 30 && focusedName() != name; ++i)
            down();
        QCOMPARE(focusedName(), name);
        a();
    }
    /// Begins the campaign from the title, which creates a player. Ends on the map.
    void makePlayer() {
        QVERIFY(isAt(game().title()));
        a();
        QVERIFY(isAt(game().map()));
    }

    std::unique_ptr<VirtualPad> pad_;
};

namespace {

level::Pack titled(level::Pack pack, const char* id) {
    pack.id = id;
    pack.title = id;
    for (std::size_t i = 0; i < pack.levels.size(); ++i)
        pack.levels[i].title = "Level " + pack.levels[i].id;
    return pack;
}

}  // namespace

void TestFullPad::aCampaignIsWonByThePadAlone() {
    level::Pack pack = titled(testing::paintedDescent({{"########", "#@.>...#", "########"},
                                                       {"########", "#<.>...#", "########"},
                                                       {"########", "#<....>#", "########"}}),
                              "stairs");
    level::CampaignNode floor;
    floor.id = "first";
    floor.level = "floor-1";
    floor.isStart = true;
    level::CampaignNode descent;
    descent.id = "deep";
    descent.descendTo = 3;
    descent.at = {1, 0};
    descent.needs = {"first"};
    pack.campaign.nodes = {floor, descent};
    open(pack);
    openGame();
    pad_ = std::make_unique<VirtualPad>();
    QVERIFY2(pad_->isThere(), SDL_GetError());
    makePlayer();
    a();
    for (const int depth : {2, 3}) {
        QVERIFY(isAt(game().briefing()));
        QVERIFY(!game().briefing().told().isWon);
        a();
        QVERIFY(isAt(page()));
        for (int i = 1; i < depth && !state().isOver(); ++i) {
            right();
            right();
            descend();
        }
        QCOMPARE(state().outcome, Outcome::Arrived);
        QTRY_VERIFY(isAt(game().briefing()));
        QVERIFY(game().briefing().told().isWon);
        // Leads to the descent that the first win opened, and at last to the map.
        a();
    }
    QVERIFY(isAt(game().map()));
    QCOMPARE(game().map().map().selected(), std::optional<std::size_t>(1));
    b();
    QVERIFY(isAt(game().title()));
    b();
    QVERIFY(domain().game() == nullptr);
    pad_.reset();
}

void TestFullPad::aDescentIsPlayedToItsEndByThePadAlone() {
    open(titled(testing::paintedDescent({{"########", "#@.>...#", "########"},
                                         {"########", "#<T....#", "#T.....#", "########"}}),
                "den"));
    openGame();
    pad_ = std::make_unique<VirtualPad>();
    QVERIFY2(pad_->isThere(), SDL_GetError());
    choose("Descent");
    QVERIFY(isAt(game().briefing()));
    a();
    QVERIFY(isAt(page()));
    right();
    const auto seed = state().seed;
    // Opens and closes the inventory.
    press(SDL_CONTROLLER_BUTTON_Y);
    QVERIFY(page().board().inventory().isVisible());
    b();
    QVERIFY(!page().board().inventory().isVisible());
    // Waits a turn.
    const auto turns = state().turns;
    pad_->axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 32'000);
    page().gamepad().poll();
    pad_->axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0);
    page().gamepad().poll();
    QCOMPARE(state().turns, turns + 1);
    // The menu asks before the run is lost.
    start();
    QVERIFY(page().menu().isVisible());
    b();
    QVERIFY(!page().menu().isVisible());
    start();
    choose("Restart");
    auto* question = page().findChild<widgets::GiveUpQuestion*>();
    QVERIFY(question->isVisible());
    QCOMPARE(focusedName(), QString("No, go on (N)"));
    a();
    QVERIFY(!question->isVisible());
    QCOMPARE(state().seed, seed);
    // The run is left and resumed.
    start();
    choose("Leave");
    QVERIFY(isAt(game().title()));
    choose("Go on with the descent, at depth 1");
    QVERIFY(isAt(page()));
    QCOMPARE(state().seed, seed);
    right();
    descend();
    QCOMPARE(state().depth, 2);
    for (int i = 0; i < 300 && !state().isOver(); ++i)
        down();
    QCOMPARE(state().outcome, Outcome::Died);
    // First the end of the run, then the table, then another run.
    QVERIFY(!page().board().gameOver().isVisible());
    a();
    QVERIFY(page().board().gameOver().isVisible());
    a();
    QVERIFY(!page().board().gameOver().isVisible());
    QVERIFY(!state().isOver());
    QCOMPARE(state().depth, 1);
    start();
    choose("Leave");
    QVERIFY(isAt(game().title()));
    b();
    QVERIFY(domain().game() == nullptr);
    pad_.reset();
}

MAZELOOM_TEST(TestFullPad)

}  // namespace mazeloom::tst_full_pad

#include "tst_full_pad.moc"
