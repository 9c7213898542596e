// SPDX-License-Identifier: MIT
// The temple view's drawing of one cell: its number is readable whatever else is in it, and is
// drawn once.
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QPaintEvent>
#include <QTest>

#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/number_art.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::tst_temple_view {

using widgets::Theme;

class TestTempleView : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void theHerosNumberIsDrawnOnce_data() { addThemes(); }
    void theHerosNumberIsDrawnOnce();
    void xRayLeavesNumbersReadable_data() { addThemes(); }
    void xRayLeavesNumbersReadable();
    void theLevelsNumbersAreShown_data();
    void theLevelsNumbersAreShown();
    void whatMovesIsRepainted_data();
    void whatMovesIsRepainted();

  private:
    static void addThemes() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("letters");
        for (const bool dark : {true, false}) {
            QTest::addRow("%s letters", dark ? "dark" : "light") << dark << true;
            QTest::addRow("%s pictures", dark ? "dark" : "light") << dark << false;
        }
    }
};

namespace {

constexpr int kCell = 48;
constexpr grid::Point kTrap{3, 1};
constexpr grid::Point kBeside{2, 2};  // open, and as near to the trap as the hero

/// A hero at (2, 1) beside two traps; the hero's number and those below count one.
struct Board {
    explicit Board(const Theme& theme) : attempt({"########", "#.@xx..#", "#......#", "########"}) {
        view.setTheme(theme);
        view.resize(8 * kCell, 4 * kCell);
        view.setCellSize(kCell);
        view.setField(attempt.engine.sharedField());
        show();
    }
    void show() { view.showState(attempt.state, 0, {}); }

    /// Returns the number of a cell's pixels that have exactly the colour of the number 1.
    int inkOfOne(grid::Point cell, const Theme& theme) {
        const QImage image = view.grab(view.rectOf(cell).toAlignedRect()).toImage();
        const QRgb ink = widgets::numberColour(1, theme).rgb();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixel(x, y) == ink;
        }
        return count;
    }

    testing::Attempt attempt;
    widgets::TempleView view;
};

/// Collects what is painted of a widget.
class PaintedRegion : public QObject {
  public:
    explicit PaintedRegion(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) region |= static_cast<QPaintEvent*>(event)->region();
        return false;
    }
    QRegion region;
};

Theme themeWith(bool dark, bool letters) {
    Theme theme = dark ? Theme::dark() : Theme::light();
    theme.hasLetters = letters;
    return theme;
}

using Mode = std::optional<level::Numbers>;
constexpr std::array kModes{level::Numbers::All, level::Numbers::Near, level::Numbers::Visited};

/// A hall of two rows with a trap at (3, 2), two columns from the hero, and one at (7, 2).
widgets::GameSetup hallWith(Mode numbers) {
    level::Level hall =
        testing::painted({"##########", "#@......>#", "#..x...x.#", "##########"}, {"shape"});
    hall.objectives.exit = true;
    hall.numbers = numbers;
    widgets::GameSetup setup;
    setup.level = std::make_shared<level::Level>(std::move(hall));
    setup.rooms = std::make_shared<std::vector<level::Room>>();
    setup.seed = 1;
    return setup;
}

/// Whether the page's view shows a number 1 in a cell.
bool showsOne(widgets::TemplePage& page, grid::Point cell) {
    widgets::TempleView& view = page.view();
    const QImage image = view.grab(view.rectOf(cell).toAlignedRect()).toImage();
    const QRgb ink = widgets::numberColour(1, Theme::dark()).rgb();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == ink) return true;
        }
    }
    return false;
}

}  // namespace

void TestTempleView::theHerosNumberIsDrawnOnce() {
    QFETCH(bool, dark);
    QFETCH(bool, letters);
    const Theme theme = themeWith(dark, letters);
    Board board(theme);
    const int plain = board.inkOfOne(kBeside, theme);
    QVERIFY(plain > 40);
    // The number is small, in the corner, and no large one shows below the hero.
    const int heros = board.inkOfOne(board.attempt.at(), theme);
    QVERIFY2(heros > 10, qPrintable(QString::number(heros)));
    QVERIFY2(heros * 2 < plain, qPrintable(QString("%1 of %2").arg(heros).arg(plain)));
    // The cell that the hero left shows its own number again.
    const grid::Point before = board.attempt.at();
    board.attempt.walk("d");
    board.show();
    board.show();
    QCOMPARE(board.inkOfOne(before, theme), plain);
    QVERIFY(board.inkOfOne(board.attempt.at(), theme) * 2 < plain);
}

void TestTempleView::xRayLeavesNumbersReadable() {
    QFETCH(bool, dark);
    QFETCH(bool, letters);
    const Theme theme = themeWith(dark, letters);
    Board board(theme);
    const int before = board.inkOfOne(kTrap, theme);
    QVERIFY(before > 40);
    const QImage hidden = board.view.grab(board.view.rectOf(kTrap).toAlignedRect()).toImage();
    board.view.setXRay(true);
    QVERIFY(board.view.grab(board.view.rectOf(kTrap).toAlignedRect()).toImage() != hidden);
    const int after = board.inkOfOne(kTrap, theme);
    QVERIFY2(after * 10 >= before * 9, qPrintable(QString("%1 of %2").arg(after).arg(before)));
}

void TestTempleView::theLevelsNumbersAreShown_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("wish");
    // Each mode that a level sets, or none (−1), with each mode that the player wishes.
    for (int mode = -1; mode < static_cast<int>(kModes.size()); ++mode) {
        for (int wish = 0; wish < static_cast<int>(kModes.size()); ++wish)
            QTest::addRow("level %d, player %d", mode, wish) << mode << wish;
    }
}

void TestTempleView::theLevelsNumbersAreShown() {
    QFETCH(int, mode);
    QFETCH(int, wish);
    const auto modeAt = [](int index) { return kModes.at(static_cast<std::size_t>(index)); };
    widgets::PlayControls controls;
    widgets::TemplePage page(controls, widgets::SoundPlayer::Output::None);
    page.setTheme(Theme::dark());
    page.resize(900, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const auto expect = [&](level::Numbers shown) {
        // Within a distance of two from the hero; beyond it.
        QCOMPARE(showsOne(page, {2, 2}), shown != level::Numbers::Visited);
        QCOMPARE(showsOne(page, {6, 1}), shown == level::Numbers::All);
    };
    // A level is played first, whose own mode must not affect the next level.
    page.setNumbers(level::Numbers::All);
    QVERIFY(!page.play(hallWith(modeAt(wish))));
    page.run().setSeen(false);
    expect(modeAt(wish));
    page.setNumbers(modeAt(wish));
    QVERIFY(!page.play(hallWith(mode < 0 ? Mode{} : Mode{modeAt(mode)})));
    page.run().setSeen(false);
    expect(modeAt(mode < 0 ? wish : mode));
    // A wish during the game takes effect if the level sets no mode.
    page.setNumbers(level::Numbers::Near);
    expect(mode < 0 ? level::Numbers::Near : modeAt(mode));
}

void TestTempleView::whatMovesIsRepainted_data() {
    QTest::addColumn<int>("wounds");
    for (int wounds = 0; wounds < 3; ++wounds)
        QTest::addRow("%d wounds", wounds) << wounds;
}

/// Each pixel that changes from one picture to the next lies in the region that was painted.
void TestTempleView::whatMovesIsRepainted() {
    QFETCH(int, wounds);
    std::vector<std::string> rows(17, "....................");
    rows[8][19] = '@';
    level::Level level = testing::endless(rows);
    level.trajectories.push_back(testing::mover(level::ThingKind::Boss, {{2, 8}, {2, 12}}));
    testing::Attempt attempt(level);
    attempt.state.bosses[0].wounds = wounds;
    widgets::TempleView view;
    view.setTheme(Theme::dark());
    view.resize(20 * 24, 17 * 24);
    view.setCellSize(24);
    view.setField(attempt.engine.sharedField());
    view.showState(attempt.state, 0, {});
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    PaintedRegion painted(view);
    QImage before = view.grab().toImage();
    int changes = 0;
    for (int tick = 0; tick < 90; ++tick) {
        attempt.wait(1);
        if (tick == 70) attempt.state.bosses[0].rest = 9;
        QCoreApplication::processEvents();
        painted.region = {};
        view.showState(attempt.state, 0, {});
        QCoreApplication::processEvents();
        const QRegion region = painted.region;
        const QImage after = view.grab().toImage();
        for (int y = 0; y < after.height(); ++y) {
            for (int x = 0; x < after.width(); ++x) {
                if (after.pixel(x, y) == before.pixel(x, y)) continue;
                ++changes;
                QVERIFY2(region.contains(QPoint(x, y)),
                         qPrintable(QString("tick %1: %2, %3").arg(tick).arg(x).arg(y)));
            }
        }
        before = after;
    }
    QVERIFY(changes > 0);
}

MAZELOOM_TEST(TestTempleView)

}  // namespace mazeloom::tst_temple_view

#include "tst_temple_view.moc"
