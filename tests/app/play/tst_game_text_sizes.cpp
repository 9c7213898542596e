// SPDX-License-Identifier: MIT
// The full game at the smallest and the largest text size: all texts have their size, nothing is
// cut off, and everything can be reached.
#include <algorithm>
#include <utility>
#include <vector>

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSlider>
#include <QTest>

#include "core/play/descent/runs/scores.h"
#include "tests/app/support/application.h"
#include "tests/app/support/clipping.h"
#include "tests/app/support/lone_game_test.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"
#include "widgets/play/controls_dialog.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_log.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_sidebar.h"
#include "widgets/play/descent/inventory_overlay.h"
#include "widgets/play/descent/overlays/game_over.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/story_page.h"
#include "widgets/play/full/title_page.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_status.h"

namespace mazeloom::tst_game_text_sizes {

class TestGameTextSizes : public testing::LoneGameTest {
    Q_OBJECT

  private slots:
    void initTestCase() { testing::prepareApplication("game-text-sizes"); }
    void init() { begin(); }
    void cleanup() {
        close();
        themes_.setTextPercent(100);
    }
    void nothingIsClipped_data();
    void nothingIsClipped();
    void textsHaveTheirSize();
    void theStorysListGrows();
    void cardsOfADescentFitTheView_data();
    void cardsOfADescentFitTheView();
    void theOptionIsTheProgramsTextSize();
    void anUnknownSizeIsTheUsualOne();

  private:
    void look(const QWidget& part, const QString& where);
    QList<QWidget*> pages() {
        widgets::FullGameWindow& all = window();
        return {&all.title(),    &all.map(),      &all.levels(),  &all.challenge(),
                &all.briefing(), &all.profiles(), &all.options(), &all.story()};
    }
    QSlider* slider() {
        for (auto* one : window().options().findChildren<QSlider*>()) {
            if (one->accessibleName() == "Text size") return one;
        }
        return nullptr;
    }
};

namespace {

/// A result with all parts of a briefing.
widgets::Briefing fullBriefing() {
    return {.above = "The buried temple, level 12",
            .word = "Well done",
            .title = "The temple of a hundred numbers",
            .text = QString("A story of several sentences. ").repeated(12),
            .figures = {{"Time", "1:23.4"}, {"Coins", "12/12"}},
            .medals = {},
            .facts = {{"Aim", "All coins, all bugs and the exit"}, {"Seed", "123456789"}},
            .button = "Next",
            .again = "Play again",
            .back = "Back to the map",
            .isWon = true};
}

}  // namespace

void TestGameTextSizes::look(const QWidget& part, const QString& where) {
    // Lines wrap once their width is known, and areas that scroll are fitted after that.
    QStringList wrong;
    for (int i = 0; i < 100; ++i) {
        QCoreApplication::processEvents();
        wrong = testing::ClippingSearch::inside(part);
        if (wrong.isEmpty() && i > 3) break;
        QTest::qWait(5);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(where + ":\n" + wrong.join('\n')));
    // Areas scroll down, not aside.
    for (const auto* area : part.findChildren<QScrollArea*>()) {
        if (area->isVisible())
            QVERIFY2(area->horizontalScrollBar()->maximum() == 0,
                     qPrintable(where + ": " + area->accessibleName()));
    }
}

void TestGameTextSizes::nothingIsClipped_data() {
    QTest::addColumn<int>("percent");
    QTest::addColumn<QSize>("size");
    for (const int percent : {80, 100, 150, 200}) {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%d %% at %d x %d", percent, size.width(), size.height())
                << percent << size;
    }
}

void TestGameTextSizes::nothingIsClipped() {
    QFETCH(int, percent);
    QFETCH(QSize, size);
    themes_.setTextPercent(percent);
    open("builtin:temple");
    window().resize(size);
    show();
    for (QWidget* page : pages()) {
        if (page == &window().briefing()) window().briefing().tell(fullBriefing());
        window().open(*page);
        look(window(), page->metaObject()->className());
        QCOMPARE(window().size(), size);
    }
    for (widgets::GamePage* game : window().games()) {
        game->menu().setHasConsoles(true);
        game->menu().setHasMessages(true);
        game->menu().setHasNumbers(true);
        game->menu().setReason("Another window has the keyboard: the game waits for you.");
        window().open(*game);
        look(window(), game->metaObject()->className());
        game->openMenu();
        look(window(), "the menu");
        game->closeMenu();
        QCOMPARE(window().size(), size);
    }
    widgets::ControlsDialog dialog(*controls_, window().temple().gamepad(), &window());
    dialog.show();
    look(dialog, "controls");
    QVERIFY2(dialog.width() <= size.width() && dialog.height() <= size.height(),
             qPrintable(QString("%1 × %2").arg(dialog.width()).arg(dialog.height())));
}

void TestGameTextSizes::textsHaveTheirSize() {
    open("builtin:temple");
    window().resize(1280, 800);
    show();
    window().briefing().tell(fullBriefing());
    // The labels and buttons with the sizes of their texts.
    std::vector<std::pair<QPointer<QWidget>, double>> usual;
    for (QWidget* page : pages()) {
        window().open(*page);
        QCoreApplication::processEvents();
        for (auto* part : page->findChildren<QWidget*>()) {
            const bool isText = qobject_cast<QLabel*>(part) != nullptr ||
                                qobject_cast<QAbstractButton*>(part) != nullptr;
            if (isText && part->isVisible()) usual.emplace_back(part, part->font().pointSizeF());
        }
    }
    themes_.setTextPercent(200);
    for (QWidget* page : pages()) {
        window().open(*page);
        QCoreApplication::processEvents();
    }
    const double body = QApplication::font().pointSizeF() / 2;
    int seen = 0;
    QStringList small;
    for (const auto& [part, before] : usual) {
        if (part == nullptr) continue;  // a page has replaced its facts
        ++seen;
        // Letters that were large grow less.
        const double least = std::min(1.95 * before, 2 * 1.1 * body);
        const double now = part->font().pointSizeF();
        if (now < least)
            small << QString("“%1” %2 to %3")
                         .arg(part->property("text").toString())
                         .arg(before)
                         .arg(now);
    }
    QVERIFY2(small.isEmpty(), qPrintable(small.join('\n')));
    QVERIFY2(seen > 50, qPrintable(QString::number(seen)));
    // Widgets that paint their texts grow, too.
    themes_.setTextPercent(100);
    auto& board = window().descent().board();
    const int status = window().temple().findChild<widgets::TempleStatus*>()->sizeHint().height();
    const int log = board.findChild<widgets::DescentLog*>()->sizeHint().height();
    const int side = board.findChild<widgets::DescentSidebar*>()->sizeHint().width();
    themes_.setTextPercent(200);
    QCOMPARE(window().temple().findChild<widgets::TempleStatus*>()->sizeHint().height(),
             2 * status);
    QVERIFY(board.findChild<widgets::DescentLog*>()->sizeHint().height() > log * 9 / 5);
    QVERIFY(board.findChild<widgets::DescentSidebar*>()->width() > side * 3 / 2);
}

void TestGameTextSizes::theStorysListGrows() {
    const auto widthAt = [this](int percent) {
        themes_.setTextPercent(percent);
        QCoreApplication::processEvents();
        return window().story().findChild<QListWidget*>()->width();
    };
    open("builtin:temple");
    window().resize(1280, 800);
    show();
    window().open(window().story());
    QCoreApplication::processEvents();
    const int usual = widthAt(100);
    const int large = widthAt(200);
    QVERIFY2(large * 10 >= usual * 13, qPrintable(QString("%1 of %2").arg(large).arg(usual)));
    QVERIFY(large <= 1280 / 2);
    QCOMPARE(widthAt(100), usual);
}

void TestGameTextSizes::cardsOfADescentFitTheView_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("items");
    for (const QSize size : {QSize(840, 500), QSize(1280, 800), QSize(1920, 1080)}) {
        for (const int items : {3, play::descent::Inventory::kMost})
            QTest::addRow("%d items in %d x %d", items, size.width(), size.height())
                << size << items;
    }
}

void TestGameTextSizes::cardsOfADescentFitTheView() {
    QFETCH(QSize, size);
    QFETCH(int, items);
    widgets::DescentPage page(*controls_, widgets::SoundPlayer::Output::None);
    page.resize(size);
    page.show();
    const auto dungeon = play::descent::Dungeon::of(
        testing::paintedDescent({{"#########", "#@.....>#", "#########"}}));
    QVERIFY(dungeon);
    play::descent::Start start;
    start.seed = 1;
    for (int i = 0; i < items; ++i) {
        play::descent::Item axe;
        axe.kind = play::descent::ItemKind::Weapon;
        axe.power = 2 + i;
        start.items.push_back(axe);
    }
    QVERIFY(!page.descend(*dungeon, start));
    auto& board = page.board();
    const auto& hero = page.run().state().hero;
    const std::vector<widgets::GameOver::Row> results(play::descent::kMostScores,
                                                      {1234, 12, 34, "2026-12-01", false});
    double usual = 0;
    for (const int percent : {100, 150, 200}) {
        themes_.setTextPercent(percent);
        QCoreApplication::processEvents();
        board.inventory().open(hero.inventory, play::descent::Asked::Item);
        QVERIFY(QRectF(board.rect()).contains(board.inventory().card()));
        const double line = board.inventory().rectOf(0).height();
        if (percent == 100) usual = line;
        // The lines grow as far as there is room for all.
        if (items == 3) QVERIFY(line >= usual * percent / 100.0);
        board.inventory().shut();
        board.gameOver().setRun({{"Turns", "1234"}, {"Kills", "34"}, {"Killed by", "a wraith"}},
                                widgets::FloorSketch::of(page.run().state()));
        board.gameOver().open("You died.", "A wraith killed you at depth 12, after 1234 turns.",
                              results, "Enter begins another run, Escape leaves.");
        QVERIFY(QRectF(board.rect()).contains(board.gameOver().card()));
        board.gameOver().shut();
    }
}

void TestGameTextSizes::theOptionIsTheProgramsTextSize() {
    open("builtin:temple");
    window().resize(1280, 800);
    show();
    window().open(window().options());
    QVERIFY(slider() != nullptr);
    QCOMPARE(slider()->value(), 2);
    for (int i = 0; i < 20 && window().focusWidget() != slider(); ++i)
        key(Qt::Key_Down);
    QCOMPARE(window().focusWidget(), slider());
    key(Qt::Key_Right);
    QCOMPARE(themes_.textPercent(), 125);
    QVERIFY(window().focusWidget() == slider());
    key(Qt::Key_End);
    QCOMPARE(themes_.textPercent(), 200);
    key(Qt::Key_Home);
    QCOMPARE(themes_.textPercent(), 80);
    QCOMPARE(app::ThemeController().textPercent(), 80);
    // The page shows a choice that is made elsewhere.
    themes_.setTextPercent(150);
    QCOMPARE(slider()->value(), 4);
}

void TestGameTextSizes::anUnknownSizeIsTheUsualOne() {
    for (const QVariant& wrong : {QVariant("large"), QVariant(-5), QVariant(101), QVariant(5000)}) {
        QSettings().setValue("view/text-size", wrong);
        QCOMPARE(app::ThemeController().textPercent(), 100);
    }
    QSettings().setValue("view/text-size", 175);
    QCOMPARE(app::ThemeController().textPercent(), 175);
    QSettings().remove("view/text-size");
}

MAZELOOM_TEST(TestGameTextSizes)

}  // namespace mazeloom::tst_game_text_sizes

#include "tst_game_text_sizes.moc"
