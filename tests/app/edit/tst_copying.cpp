// SPDX-License-Identifier: MIT
// Copy in the real window takes the cells that the canvas shows, painted or generated, pinned or
// not, and never nothing. Pasted elsewhere, they look the same.
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <vector>

#include "core/edit/keep/keep.h"
#include "core/edit/new_pack.h"
#include "core/level/map/terrain.h"
#include "tests/app/support/window_test.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/toast.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_copying {

using edit::Area;
using grid::Point;
using grid::Rect;
using level::Cell;

namespace {

constexpr Rect kPlace{2, 2, 17, 15};

/// Returns a cell without its marks for things and pinned cells.
Cell bare(Cell cell) {
    return Cell::fromBits(cell.bits() & ~unsigned{Cell::kThing | Cell::kKept});
}

}  // namespace

class TestCopying : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("copying"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void takesWhatIsShown_data();
    void takesWhatIsShown();
    void takesARoomsCells();
    void neverTakesNothing();
    void cutTakesWhatIsShown();

  private:
    widgets::EditContext& context() { return window_->toolBox().context(); }
    /// Opens a pack with the level and, second, a level of the same size that is all rock. A room
    /// of the pack must appear in every level with handcrafted rooms, and fits in none.
    void show(level::Level level);
    bool isMade() {
        return QTest::qWaitFor([this] { return isShown(); }, 30'000);
    }
    bool isShown() {
        const auto* timeline = window_->player().timeline();
        const auto* level = currentLevel(*current());
        return timeline != nullptr && level != nullptr && !window_->player().isAwaiting() &&
               timeline->cells().size() == level->size;
    }
    std::vector<Cell> cells(const Rect& rect);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers);
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }
};

void TestCopying::show(level::Level level) {
    QGuiApplication::clipboard()->setText("nothing was copied");
    level::Pack pack = edit::newPack("Pack", "Level");
    level.id = "made";
    pack.levels.front() = level;
    level::Level rock = testing::solid(level.size, {}, level.ruleset);
    rock.id = "rock";
    pack.levels.push_back(rock);
    level::Room tower;
    tower.id = "tower";
    tower.min = 1;
    tower.cells = grid::Grid<level::Terrain>({60, 60}, level::Terrain::Floor);
    pack.rooms.push_back(tower);
    window_->workspace().setCurrent(
        window_->workspace().add(widgets::newPackFile("Pack", std::move(pack))));
    QVERIFY(isMade());
}

std::vector<Cell> TestCopying::cells(const Rect& rect) {
    std::vector<Cell> found;
    const level::CellGrid& shown = window_->player().timeline()->cells();
    for (int y = rect.y; y < rect.y + rect.height; ++y) {
        for (int x = rect.x; x < rect.x + rect.width; ++x)
            found.push_back(bare(shown.at({x, y})));
    }
    return found;
}

void TestCopying::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    canvas()->setFocus();
    QTest::keyClick(canvas(), key, modifiers);
}

void TestCopying::takesWhatIsShown_data() {
    QTest::addColumn<bool>("isTemple");
    QTest::addColumn<QString>("paint");
    QTest::addColumn<QString>("moment");
    for (const bool isTemple : {false, true}) {
        // Levels without any paint, and with floor painted in a corner.
        for (const char* paint : {"no paint", "some paint"}) {
            for (const char* moment : {"finished", "half", "start", "failed", "pinned"}) {
                QTest::addRow("%s, %s, %s", isTemple ? "temple" : "dungeon", paint, moment)
                    << isTemple << QString(paint) << QString(moment);
            }
        }
    }
}

void TestCopying::takesWhatIsShown() {
    QFETCH(bool, isTemple);
    QFETCH(QString, paint);
    QFETCH(QString, moment);
    level::Level level =
        isTemple
            ? testing::with(testing::solid({25, 21}, {"shape", "hidden-maze", "reach", "traps"},
                                           level::Ruleset::Temple),
                            "shape", "source", std::string("blob"))
            : testing::solid({25, 21}, {"rooms", "maze", "doors", "unite", "stairs", "items"});
    if (moment == "failed") {
        // The last stage fails after the others have changed the level.
        level.recipe.stages.push_back(
            testing::solid({9, 9}, {isTemple ? "deducible" : "handcrafted-rooms"})
                .recipe.stages.front());
        level.objectives.coins = isTemple ? 5000 : 0;
    }
    if (paint != "no paint") {
        level.paint = level::PaintGrid(level.size, level::painted(level::Terrain::Wall));
        for (int x = 3; x < 8; ++x)
            level.paint->at({x, 3}) = level::painted(level::Terrain::Floor);
    }
    show(std::move(level));
    widgets::Player& player = window_->player();
    if (moment == "half") player.seek(player.count() / 2);
    if (moment == "start") player.seek(0);
    context().reach().setSelection(Area(kPlace));
    if (moment == "pinned") {
        QVERIFY(action("level.keep")->isEnabled());
        action("level.keep")->trigger();
        QVERIFY(isMade());
        context().reach().setSelection(Area(kPlace));
    }
    if (moment == "failed") {
        QCOMPARE(player.madeBy(), widgets::MadeBy::FailedRecipe);
        QVERIFY(player.count() > 0);
    }
    const std::vector<Cell> seen = cells(kPlace);
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(clipboard() != "nothing was copied", qPrintable(moment));
    const QStringList lines = clipboard().trimmed().split('\n');
    QCOMPARE(lines.size(), kPlace.height);
    auto* toast = window_->findChild<widgets::Toast*>();
    QVERIFY2(toast->isVisible() && toast->text().startsWith("255 cell"), qPrintable(toast->text()));

    // In another level, with another seed.
    QVERIFY(setSeed(*current(), "rock", 77));
    QVERIFY(setCurrentLevel(*current(), "rock"));
    QVERIFY(isMade());
    action("edit.paste-in-place")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isShown() && cells(kPlace) == seen, 10'000);
}

void TestCopying::takesARoomsCells() {
    level::Pack pack = edit::newPack("Pack", "Level");
    level::Room room;
    room.id = "hall";
    room.title = "Hall";
    room.cells = grid::Grid<level::Terrain>({6, 4}, level::Terrain::Floor);
    pack.rooms.push_back(room);
    window_->workspace().setCurrent(
        window_->workspace().add(widgets::newPackFile("Pack", std::move(pack))));
    QVERIFY(current()->setCurrentSheet(widgets::roomSheet("hall")));
    QTRY_COMPARE(window_->player().madeBy(), widgets::MadeBy::Hand);
    context().reach().setSelection(Area(Rect{1, 1, 3, 2}));
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard().trimmed(), QString("...\n..."));
}

/// Rock that is neither painted nor generated is copied, too. Without a selection, Copy says what
/// it needs.
void TestCopying::neverTakesNothing() {
    level::Level level = testing::solid({9, 7}, {}, level::Ruleset::Temple);
    show(std::move(level));
    context().reach().setSelection(Area(Rect{2, 3, 2, 2}));
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard().trimmed(), QString("##\n##"));
    // Without a selection, Copy says what it needs.
    for (const char* id : {"edit.copy", "edit.copy-painted"}) {
        QSignalSpy noted(&context(), &widgets::EditContext::noted);
        context().reach().setSelection({});
        QVERIFY(action(id)->isEnabled());
        action(id)->trigger();
        QCOMPARE(noted.size(), 1);
        QVERIFY(noted.front().front().toString().contains("Select"));
        QCOMPARE(clipboard().trimmed(), QString("##\n##"));
    }
}

void TestCopying::cutTakesWhatIsShown() {
    level::Level level = testing::solid({25, 21}, {"rooms", "maze"});
    show(std::move(level));
    context().reach().setSelection(Area(kPlace));
    press(Qt::Key_X, Qt::ControlModifier);
    QVERIFY2(clipboard().contains('.'), qPrintable(clipboard()));
}

MAZELOOM_TEST(TestCopying)

}  // namespace mazeloom::tst_copying

#include "tst_copying.moc"
