// SPDX-License-Identifier: MIT
// Boxes over a game cover neither the hero nor the start: banners, notes, menus, questions, cards
// and texts of both games, wherever the hero is, in windows of 840 × 500 to 1920 × 1080.
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include "core/play/descent/runs/scores.h"
#include "core/random/stream.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/descent/inventory_overlay.h"
#include "widgets/play/descent/overlays/game_over.h"
#include "widgets/play/descent/overlays/give_up_question.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/console_overlay.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::tst_game_boxes {

using grid::Point;

class TestGameBoxes : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void temple_data() { sizes(); }
    void temple();
    void descent_data() { sizes(); }
    void descent();

  private:
    static void sizes();
};

namespace {

/// A hall with rows of consoles and traps at the bottom, large enough for many places.
level::Level hall() {
    std::vector<std::string> rows(13, "#" + std::string(21, '.') + "#");
    rows.front() = rows.back() = std::string(23, '#');
    rows[1][1] = '@';
    rows[11] = "#" + std::string(21, 'x') + "#";
    rows[9][21] = 'E';
    rows[5][11] = level::info(level::ThingKind::Console).glyph;
    level::Level level = testing::painted(rows, {"shape"});
    level.objectives.exit = true;
    for (level::Object& object : level.objects) {
        if (object.kind == level::ThingKind::Console)
            object.text = "A text of several lines.\nIt is read in a box.\nThis is its last line.";
    }
    return level;
}

QString textOf(const QRectF& rect) {
    return QString("%1, %2, %3 × %4")
        .arg(rect.x())
        .arg(rect.y())
        .arg(rect.width())
        .arg(rect.height());
}

/// Returns the visible boxes over a view: its labels and the cards of overlays.
std::vector<QRect> boxesOver(const QWidget& view) {
    std::vector<QRect> boxes;
    for (const auto* child : view.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!child->isVisible()) continue;
        if (qobject_cast<const QLabel*>(child) != nullptr) boxes.push_back(child->geometry());
        if (qobject_cast<const widgets::PlayOverlay*>(child) == nullptr) continue;
        const auto* card = child->findChild<QFrame*>(QString(), Qt::FindDirectChildrenOnly);
        if (card != nullptr) boxes.push_back(card->geometry().translated(child->pos()));
    }
    return boxes;
}

/// Returns which important place a box covers; empty if none does.
QString coveredBy(const std::vector<QRect>& boxes, std::initializer_list<QRectF> seen) {
    for (const QRect& box : boxes) {
        for (const QRectF& part : seen) {
            if (part.intersects(box)) return textOf(box) + " covers " + textOf(part);
        }
    }
    return {};
}

}  // namespace

void TestGameBoxes::initTestCase() {
    resources::initialise();
}

void TestGameBoxes::sizes() {
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {QSize(840, 500), QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void TestGameBoxes::temple() {
    QFETCH(QSize, size);
    widgets::PlayControls controls;
    widgets::TemplePage page(controls, widgets::SoundPlayer::Output::None);
    widgets::PlayOptions options(false);
    options.setKnowsNumbers(false);
    page.follow(options);
    page.resize(size);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    widgets::GameSetup setup;
    setup.level = std::make_shared<level::Level>(hall());
    setup.rooms = std::make_shared<std::vector<level::Room>>();
    setup.seed = 1;
    QVERIFY(!page.play(setup));
    page.run().setSeen(false);
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(&page.view(), key);
        for (int i = 0; i < 6; ++i)
            page.run().advance(50'000'000);
        QCoreApplication::processEvents();
    };
    const auto covered = [&] {
        QCoreApplication::processEvents();
        const auto& state = page.run().state();
        return coveredBy(boxesOver(page.view()),
                         {page.view().rectOf(state.hero.at),
                          page.view().rectOf(page.run().session().field().start())});
    };
    // The first game shows the lesson.
    QVERIFY(!boxesOver(page.view()).empty());
    QCOMPARE(covered(), QString());
    constexpr Qt::Key kKeys[] = {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Left,
                                 Qt::Key_Down,  Qt::Key_Down,  Qt::Key_Up};
    int menus = 0;
    int hints = 0;
    int texts = 0;
    int ends = 0;
    int wins = 0;
    std::uint64_t drawn = 1;
    for (int i = 0; i < 120; ++i) {
        drawn = random::mix(drawn, static_cast<std::uint64_t>(i));
        // Long walks, so that the hero reaches every part of the hall.
        const Qt::Key key = kKeys[drawn % std::size(kKeys)];
        for (int step = 0; step < 4 && !page.run().state().isOver() && !page.isReading(); ++step)
            press(key);
        if (page.isReading()) {
            ++texts;
            QCOMPARE(covered(), QString());
            QTest::keyClick(&page.consoles(), Qt::Key_Escape);
            continue;
        }
        if (page.run().state().isOver()) {
            ++ends;
            wins += page.run().state().outcome == play::temple::Outcome::Won ? 1 : 0;
            QCOMPARE(covered(), QString());
            QVERIFY(!page.restart(true));
            continue;
        }
        page.openMenu();
        QVERIFY(page.menu().isVisible());
        ++menus;
        QCOMPARE(covered(), QString());
        emit page.menu().resumed();
        page.giveHint();
        QTRY_VERIFY(!boxesOver(page.view()).empty());
        ++hints;
        QCOMPARE(covered(), QString());
    }
    QVERIFY2(
        menus > 20 && hints > 20 && texts > 0 && ends > wins && wins > 0,
        qPrintable(QString("%1 %2 %3 %4 %5").arg(menus).arg(hints).arg(texts).arg(ends).arg(wins)));
}

void TestGameBoxes::descent() {
    QFETCH(QSize, size);
    widgets::PlayControls controls;
    widgets::DescentPage page(controls, widgets::SoundPlayer::Output::None);
    page.resize(size);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    testing::Rows rows(13, "#" + std::string(21, '.') + "#");
    rows.front() = rows.back() = std::string(23, '#');
    rows[1][1] = '@';
    rows[11][21] = '>';
    auto dungeon = play::descent::Dungeon::of(testing::paintedDescent({rows}));
    QVERIFY(dungeon);
    play::descent::Start start;
    start.seed = 1;
    for (int i = 0; i < 6; ++i) {
        play::descent::Item axe;
        axe.kind = play::descent::ItemKind::Weapon;
        axe.power = 2 + i;
        start.items.push_back(axe);
    }
    QVERIFY(!page.descend(*dungeon, start));
    widgets::DescentView& map = page.view();
    auto* board = &page.board();
    auto* question = page.findChild<widgets::GiveUpQuestion*>();
    widgets::InventoryOverlay& inventory = board->inventory();
    // The longest possible table of results.
    const std::vector<widgets::GameOver::Row> results(play::descent::kMostScores,
                                                      {10, 1, 0, "2026-01-01"});
    const auto seen = [&] {
        const auto& state = page.run().state();
        const QPointF by = map.mapTo(board, QPoint());
        const Point entrance = state.floor.ground->entrance;
        std::pair parts{
            map.rectOf(state.hero.at).translated(by),
            map.rectOf(state.floor.isExplored(entrance) ? entrance : state.hero.at).translated(by)};
        return parts;
    };
    const auto covered = [&] {
        QCoreApplication::processEvents();
        const auto [hero, entrance] = seen();
        return coveredBy(boxesOver(*board), {hero, entrance});
    };
    constexpr Qt::Key kKeys[] = {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down,
                                 Qt::Key_Down,  Qt::Key_Left,  Qt::Key_Up};
    std::uint64_t drawn = 1;
    for (int i = 0; i < 60; ++i) {
        drawn = random::mix(drawn, static_cast<std::uint64_t>(i));
        for (int step = 0; step < 4; ++step)
            QTest::keyClick(board, kKeys[drawn % std::size(kKeys)]);
        QVERIFY(!page.run().state().isOver());
        page.openMenu();
        QVERIFY(page.menu().isVisible());
        QCOMPARE(covered(), QString());
        emit page.menu().resumed();
        question->ask(widgets::GiveUpQuestion::Then::Restart, page.run().state());
        QVERIFY(question->isVisible());
        QCOMPARE(covered(), QString());
        QTest::keyClick(question, Qt::Key_Escape);
        QVERIFY(!question->isVisible());
        QTest::keyClick(board, Qt::Key_I);
        QVERIFY(inventory.isVisible());
        // The card's lines lie inside it.
        QRectF lines = inventory.rectOf(0).united(inventory.rectOf(5));
        const auto [hero, entrance] = seen();
        QCOMPARE(coveredBy({lines.toAlignedRect()}, {hero, entrance}), QString());
        QTest::keyClick(board, Qt::Key_Escape);
        QVERIFY(!inventory.isVisible());
        board->gameOver().open("Game over", "Killed by a rat.\nScore 10.", results, {});
        QCOMPARE(coveredBy({board->gameOver().card().toAlignedRect()}, {hero, entrance}),
                 QString());
        board->gameOver().shut();
    }
}

MAZELOOM_TEST(TestGameBoxes)

}  // namespace mazeloom::tst_game_boxes

#include "tst_game_boxes.moc"
